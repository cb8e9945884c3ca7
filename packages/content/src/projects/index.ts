/**
 * The projects of AI Coding: three fixed ones and as many generated ones as a learner wants. The browser may import
 * this, so that projects open without the host; their hidden tests lie in `project-tests` and never leave the server.
 *
 * A new idea is a file in `ideas` at the end of the list in `ideas/index.ts`, and a file of its name with its tests in
 * `project-tests/ideas`. It draws its data from a scene (`draw`), and has a version for each band that it suits:
 * `blocked` ones for the youngest, `coded` ones for the others.
 */
export { idOf, keyOf, type ProjectKey } from './ids.ts';
export {
  NEW_PROJECTS,
  type ProjectWishes,
  projectById,
  projectsFor,
} from './select.ts';
