export { FIRST_LOOK_MILLISECONDS, judgeAtFirstLook, judgeProgram } from './judge-program.ts';
export { failedVerdict, type JudgeJob, type Verdict } from './verdict.ts';
