import type { ProgramError, ProgramErrorKind } from '@lamplight/domain/projects';

/** The file name under which the learner's code runs: lines of the stack that name it are the learner's. */
export const PROGRAM_FILE = 'program.js';

/** What the inside says about something that was thrown. */
export interface Described {
  readonly kind: 'syntax' | 'reference' | 'type' | 'range' | 'internal' | 'thrown';
  readonly message: string;
  readonly stack: string;
}

/** A program's error with the line of the learner's code where it happened. */
export function programError(described: Described, code: string): ProgramError {
  const kind = kindOf(described);
  const name = kind === 'reference' || kind === 'type' ? quotedName(described.message) : undefined;
  return {
    kind,
    line: lineIn(described.stack, code),
    message: described.message.slice(0, 1000),
    ...(name === undefined ? {} : { name }),
  };
}

/**
 * A program that was ended since its time was over. The engine can't say where it was, so a line is named only where
 * the code has a single loop.
 */
export function timeError(code: string): ProgramError {
  const lines = code.split('\n');
  const loops = lines.flatMap((line, index) =>
    /\b(while|for|do)\b/.test(line) ? [index + 1] : [],
  );
  const [only, ...others] = loops;
  return {
    kind: 'time',
    line: others.length > 0 ? null : (only ?? null),
    message: 'the program took too long',
  };
}

/** A program that was ended since it put out too much. */
export function outputError(): ProgramError {
  return { kind: 'output', line: null, message: 'the program printed or drew too much' };
}

/** A program that used up its memory, and left too little to say where. */
export function memoryError(): ProgramError {
  return { kind: 'memory', line: null, message: 'out of memory' };
}

/** Brackets nested so deeply that the engine itself broke; anything else that breaks it. */
export function engineError(error: unknown): ProgramError {
  if (error instanceof RangeError) {
    return { kind: 'stack', line: null, message: 'stack overflow' };
  }
  return { kind: 'internal', line: null, message: 'the program could not be run' };
}

function kindOf({ kind, message }: Described): ProgramErrorKind {
  if (message === 'stack overflow') return 'stack';
  if (kind !== 'internal') return kind;
  return message === 'out of memory' || message === 'string too long' ? 'memory' : 'internal';
}

function quotedName(message: string): string | undefined {
  return /'([^']{1,100})'/.exec(message)?.[1];
}

/** The first line of the stack that is the learner's; the end of the code counts as its last line. */
function lineIn(stack: string, code: string): number | null {
  const found = /(?:^|[\s(])program\.js:(\d{1,6})/m.exec(stack)?.[1];
  if (found === undefined) return null;
  const last = code.trimEnd().split('\n').length;
  return Math.max(1, Math.min(Number(found), last));
}
