import { BEASTS_KIT } from './beasts.ts';
import { COMMON_KIT } from './common.ts';
import { CRAFTS_KIT } from './crafts.ts';
import { DEVICES_KIT } from './devices.ts';
import { FAR_PLACES_KIT } from './far-places.ts';
import { HEAVENS_KIT } from './heavens.ts';
import { HOME_KIT } from './home.ts';
import { joined } from './kit.ts';
import { NATURE_KIT } from './nature.ts';
import { OLD_PROPS_KIT } from './old-props.ts';
import { OLD_WORLD_KIT } from './old-world.ts';
import { PAPERS_KIT } from './papers.ts';
import { PLAYTHINGS_KIT } from './playthings.ts';
import { STORY_PROPS_KIT } from './story-props.ts';
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
  STORY_PROPS_KIT,
  CRAFTS_KIT,
  TODAY_KIT,
  STUDY_KIT,
  HEAVENS_KIT,
  PLAYTHINGS_KIT,
  HOME_KIT,
  DEVICES_KIT,
  PAPERS_KIT,
  NATURE_KIT,
  WORK_KIT,
]);
