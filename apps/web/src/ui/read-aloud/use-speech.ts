import { useCallback, useEffect, useState } from 'react';
import { useSpeaker } from './use-speaker.ts';

export interface Speech {
  /** False where neither the device nor the host has a voice for the language. */
  readonly available: boolean;
  readonly speaking: boolean;
  readonly speak: (text: string) => void;
  readonly stop: () => void;
}

/** Reads a text aloud with a voice of the device or of the host; leaving the page ends it. */
export function useSpeech(language: string): Speech {
  const speaker = useSpeaker(language);
  const [speaking, setSpeaking] = useState(false);

  const stop = useCallback(() => {
    speaker?.hush();
    setSpeaking(false);
  }, [speaker]);

  const speak = useCallback(
    (text: string) => {
      if (speaker === undefined) return;
      const rest = () => setSpeaking(false);
      speaker.say(text, { onEnd: rest, onError: rest });
      setSpeaking(true);
    },
    [speaker],
  );

  useEffect(() => stop, [stop]);
  return { available: speaker !== undefined, speaking, speak, stop };
}
