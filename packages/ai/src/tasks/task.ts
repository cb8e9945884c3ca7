import type { z } from 'zod';
import type { TextRequest } from '../models/index.ts';

/** What is wrong with an answer that reads well and still must not be used. For the log: nothing that a person wrote. */
export class TaskProblem {
  readonly problem: string;

  constructor(problem: string) {
    this.problem = problem;
  }
}

/** Something that a model can be asked for. */
export interface Task<I, O> {
  readonly name: string;
  readonly input: z.ZodType<I>;
  readonly output: z.ZodType<O>;
  prompt(input: I): TextRequest;
  /** The answer, mended where that is safe, or what is wrong with it. */
  check(output: O, input: I): O | TaskProblem;
}
