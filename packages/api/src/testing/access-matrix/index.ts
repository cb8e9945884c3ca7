export { callersIn, type Original, REFUSALS, tellsTooMuch } from './called.ts';
export { expectedOutcomes } from './expected.ts';
export { REST_CALLS, requestOf, rowOfRest } from './rest-calls.ts';
export { ROWS } from './rows.ts';
export { EVERYONE, type Who } from './who.ts';
export { createWorld } from './world.ts';
