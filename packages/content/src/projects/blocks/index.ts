/**
 * Programs in blocks, for children who do not type yet. A program is a tree of blocks (`block.ts`) that is written down
 * with the constructors of `build.ts`, for example
 *
 *     const solution: BlockProgram = [
 *       [define('guess', ['animal'], [
 *         ifElse(compare(part('legs', get('animal')), '>', 4), [giveBack('spider')], [giveBack('dog')]),
 *       ])],
 *       [drawPoints('Our animals', data('animals'), { x: 'legs', y: 'size', label: 'kind' })],
 *     ];
 *
 * `printJavaScript(solution)` is its code, `toWorkspace(solution)` what the block editor opens with, and
 * `readWorkspace` reads back what a child built. One printer serves both, so the blocks always turn into the code that
 * is run, shown and scored.
 */
export * from './block.ts';
export * from './build.ts';
export * from './print.ts';
export { identifier, programVariables } from './variables.ts';
export * from './workspace.ts';
