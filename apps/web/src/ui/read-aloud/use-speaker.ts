import { LANGUAGES } from '@lamplight/domain/profiles';
import { useMemo } from 'react';
import { useReadsAloud } from '../../app/display/use-display.ts';
import { canSound } from '../../lib/loudspeaker.ts';
import { deviceSpeaker } from './device-speaker.ts';
import { hostSpeaker } from './host-speaker.ts';
import { useHostLanguages } from './host-voice.queries.ts';
import type { Speaker } from './speaker.ts';
import { useLocalVoice } from './use-local-voice.ts';

/**
 * Who reads in a language: a voice of this device, else that of the host. Undefined where neither can, or nothing is to be
 * read: then the text stands for itself.
 */
export function useSpeaker(language: string): Speaker | undefined {
  const voice = useLocalVoice(language);
  const wanted = useReadsAloud(true);
  const isAsked = wanted && voice === undefined && canSound;
  const spoken = useHostLanguages(isAsked);
  const base = LANGUAGES.find((known) => known === language.toLowerCase().split(/[-_]/)[0]);
  const ofHost = isAsked && base !== undefined && spoken.includes(base) ? base : undefined;
  return useMemo(() => {
    if (voice !== undefined) return deviceSpeaker(voice);
    return ofHost === undefined ? undefined : hostSpeaker(ofHost);
  }, [voice, ofHost]);
}
