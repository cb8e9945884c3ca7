import { hasSounds, type SoundName } from '@lamplight/domain/sounds';
import { useCallback } from 'react';
import { shownDisplay } from '../../app/display/display-store.ts';
import { soundingDevice } from '../../lib/sounding-device.ts';
import { ring } from './ring.ts';

/** Plays small sounds, for who has not switched them off. */
export function useSounds(): (name: SoundName) => void {
  // Asked when it is played: nothing on the page changes with it.
  return useCallback((name: SoundName) => {
    if (hasSounds(shownDisplay(), soundingDevice())) ring(name);
  }, []);
}
