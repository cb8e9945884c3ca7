/** `npm run docs:house`: draws the packages and who imports whom into `docs/pictures/house.svg`. */
import { writeFileSync } from 'node:fs';
import { checkImports } from '../boundaries/imports.ts';
import { root } from '../run/paths.mjs';
import { HOUSE_PICTURE, housePicture } from './house-picture.ts';

const { packages } = await checkImports(root);
writeFileSync(HOUSE_PICTURE, housePicture(packages));
