import type { Frame } from '../frame.ts';
import { drinkUp } from './drink-up.ts';
import { floatOrSink } from './float-or-sink.ts';
import { markerSecrets } from './marker-secrets.ts';
import { melting } from './melting.ts';
import { paintMixing } from './paint-mixing.ts';
import { quietWatcher } from './quiet-watcher.ts';
import { rubbings } from './rubbings.ts';
import { shadowGuess } from './shadow-guess.ts';
import { treasureHunt } from './treasure-hunt.ts';

/** For those of four to six: sentences to be read aloud, of at most ten words. */
export const littleFrames: readonly Frame[] = [
  floatOrSink,
  paintMixing,
  treasureHunt,
  melting,
  markerSecrets,
  rubbings,
  drinkUp,
  shadowGuess,
  quietWatcher,
];
