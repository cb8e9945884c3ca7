import { Ended } from './child.mjs';

/** A failure that the person at the keyboard can do something about: printed as a sentence, without a stack. */
export class Explained extends Error {}

/**
 * Runs a command's main function and turns its outcome into the exit code.
 * @param {() => Promise<number>} main resolves to the exit code
 */
export async function exitWith(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (error instanceof Ended) {
      process.exitCode = error.exitCode;
      return;
    }
    console.error(error instanceof Explained ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
