/** `npm run boundaries`: checks the repository this file lies in, and that its picture shows it as it is. */
import { readFileSync } from 'node:fs';
import { HOUSE_PICTURE, housePicture } from '../docs/house-picture.ts';
import { root } from '../run/paths.mjs';
import { checkBoundaries, describeReport, isClean } from './check.ts';

const report = await checkBoundaries(root);
console.log(describeReport(report));
const drawn = readFileSync(HOUSE_PICTURE, 'utf8').replaceAll('\r\n', '\n');
const isDrawn = drawn === housePicture(report.packages);
if (!isDrawn) console.log('The picture of the house is old: `npm run docs:house` draws it.');
process.exitCode = isClean(report) && isDrawn ? 0 : 1;
