/** Comments and quoted texts of a program in Python or JavaScript. */
const WORDS = /#[^\n]*|\/\/[^\n]*|"[^"\n]*"|'[^'\n]*'|`[^`]*`/gu;

/** What a child says in a program: its comments and texts, which the commands around them would drown. */
export function wordsInCode(code: string): string {
  return (code.match(WORDS) ?? [])
    .map((words) => words.replace(/^(?:#+|\/\/+|["'`])|["'`]$/gu, '').trim())
    .filter((words) => words !== '')
    .join('\n');
}
