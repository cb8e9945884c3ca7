import { soundsUnasked } from '@lamplight/domain/sounds';
import { soundingDevice } from '../../lib/sounding-device.ts';

/**
 * Whether a page may speak by itself. Browsers allow it only after its first tap, and older ones do not say whether there
 * was one; a class tablet is silent until somebody taps a loudspeaker.
 */
export function maySpeak(): boolean {
  return soundsUnasked(soundingDevice()) && (navigator.userActivation?.hasBeenActive ?? true);
}
