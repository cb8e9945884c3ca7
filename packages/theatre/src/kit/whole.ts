import { BEASTS_KIT } from './beasts.ts';
import { COMMON_KIT } from './common.ts';
import { FAR_PLACES_KIT } from './far-places.ts';
import { HEAVENS_KIT } from './heavens.ts';
import { joined } from './kit.ts';
import { OLD_PROPS_KIT } from './old-props.ts';
import { OLD_WORLD_KIT } from './old-world.ts';
import { PLAYTHINGS_KIT } from './playthings.ts';
import { STUDY_KIT } from './study.ts';
import { TODAY_KIT } from './today.ts';
import { WORK_KIT } from './work.ts';

/** All drawings there are, for sheets and tests: a page loads no more than its scenes use. */
export const WHOLE_KIT = joined([
  COMMON_KIT,
  OLD_WORLD_KIT,
  FAR_PLACES_KIT,
  BEASTS_KIT,
  OLD_PROPS_KIT,
  TODAY_KIT,
  STUDY_KIT,
  HEAVENS_KIT,
  PLAYTHINGS_KIT,
  WORK_KIT,
]);
