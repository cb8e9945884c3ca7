/**
 * The projects of AI Coding: three fixed ones and as many generated ones as a learner wants. The browser may import
 * this, so that projects open without the host; their hidden tests lie in `project-tests` and never leave the server.
 */
export { idOf, keyOf, type ProjectKey } from './ids.ts';
export {
  NEW_PROJECTS,
  type ProjectWishes,
  projectById,
  projectsFor,
} from './select.ts';
