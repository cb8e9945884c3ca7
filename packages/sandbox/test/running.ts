import { type Picture, type RunResult, textLines } from '@lamplight/domain/projects';
import { type Program, runProgram } from '../src/program/index.ts';

/** Runs a program that needs nothing but its code, and what a test adds. */
export function run(code: string, more: Partial<Program> = {}): Promise<RunResult> {
  return runProgram({ code, data: {}, ...more });
}

/** What the program printed. */
export async function linesOf(code: string, more: Partial<Program> = {}): Promise<string[]> {
  return textLines((await run(code, more)).output);
}

export async function errorOf(code: string, more: Partial<Program> = {}) {
  return (await run(code, more)).error;
}

/** The one picture that the program draws. */
export async function pictureOf(code: string): Promise<Picture> {
  const { output, error } = await run(code);
  const pictures = output.flatMap((item) => (item.kind === 'picture' ? [item.picture] : []));
  const [picture] = pictures;
  if (picture === undefined || pictures.length > 1) {
    throw new Error(`${pictures.length} pictures; ${error?.message ?? 'no error'}`);
  }
  return picture;
}
