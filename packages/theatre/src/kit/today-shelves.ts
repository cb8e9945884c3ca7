/**
 * What few scenes of today need each, and one day of a child nearly all: together they are one small script, apart they
 * would be six requests (decision 0042).
 */
export { DEVICES_KIT } from './devices.ts';
export { HEAVENS_KIT } from './heavens.ts';
export { HOME_KIT } from './home.ts';
export { NATURE_KIT } from './nature.ts';
export { PAPERS_KIT } from './papers.ts';
export { PLAYTHINGS_KIT } from './playthings.ts';
