import { useSyncExternalStore } from 'react';
import { useReadsAloud } from '../../app/display/use-display.ts';
import { localVoice } from './voices.ts';

const NO_VOICES: readonly SpeechSynthesisVoice[] = [];
let known = NO_VOICES;

function subscribe(onChange: () => void): () => void {
  const { speechSynthesis } = window;
  if (speechSynthesis === undefined) return () => undefined;
  const update = () => {
    known = speechSynthesis.getVoices();
    onChange();
  };
  // Browsers fill the list some time after the page has loaded.
  speechSynthesis.addEventListener('voiceschanged', update);
  update();
  return () => speechSynthesis.removeEventListener('voiceschanged', update);
}

/** A voice of this device for the language; undefined when it has none, or none is to read. */
export function useLocalVoice(language: string): SpeechSynthesisVoice | undefined {
  const voices = useSyncExternalStore(subscribe, () => known);
  const wanted = useReadsAloud(true);
  return wanted ? localVoice(voices, language) : undefined;
}
