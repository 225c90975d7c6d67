/**
 * One test run for all packages, straight from the sources: a name of ours is mapped to its src folder.
 *
 * @jest-config-loader ts-node
 * @jest-config-loader-options {"transpileOnly": true, "compilerOptions": {"target": "ES2023"}}
 */
import type { Config } from 'jest';

const config: Config = {
  testEnvironment: 'node',
  // Jest would leave a core free: on two that is half of them.
  maxWorkers: '100%',
  testMatch: ['<rootDir>/packages/*/src/**/*.test.ts', '<rootDir>/test/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/packages/bench/'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': ['ts-jest', { useESM: true, tsconfig: 'tsconfig.tests.json', diagnostics: false }] },
  moduleNameMapper: {
    '^@console-arcade/([^/]+)$': '<rootDir>/packages/$1/src/index.ts',
    '^@console-arcade/([^/]+)/([^/]+)$': '<rootDir>/packages/$1/src/$2/index.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
};

export default config;
