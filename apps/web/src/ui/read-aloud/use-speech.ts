import { useCallback, useEffect, useState } from 'react';
import { useLocalVoice } from './use-local-voice.ts';

export interface Speech {
  /** False when the device has no voice of its own for the language. */
  readonly available: boolean;
  readonly speaking: boolean;
  readonly speak: (text: string) => void;
  readonly stop: () => void;
}

/** Reads a text aloud with a voice of the device; leaving the page ends it. */
export function useSpeech(language: string): Speech {
  const voice = useLocalVoice(language);
  const [speaking, setSpeaking] = useState(false);

  const stop = useCallback(() => {
    window.speechSynthesis?.cancel();
    setSpeaking(false);
  }, []);

  const speak = useCallback(
    (text: string) => {
      if (voice === undefined) return;
      window.speechSynthesis.cancel();
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.rate = 0.9;
      utterance.onend = () => setSpeaking(false);
      utterance.onerror = () => setSpeaking(false);
      window.speechSynthesis.speak(utterance);
      setSpeaking(true);
    },
    [voice],
  );

  useEffect(() => stop, [stop]);
  return { available: voice !== undefined, speaking, speak, stop };
}
