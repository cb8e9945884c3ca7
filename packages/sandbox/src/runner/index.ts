export { FIRST_LOOK_MILLISECONDS, runTests, runTestsAtFirstLook } from './run-tests.ts';
export { failedVerdict, type TestRun, type Verdict } from './verdict.ts';
