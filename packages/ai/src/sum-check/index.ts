export { createSumChecker, type SumChecker, type SumCorrection } from './sum-checker.ts';
