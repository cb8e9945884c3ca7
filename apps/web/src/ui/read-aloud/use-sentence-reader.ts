import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocalVoice } from './use-local-voice.ts';

/** A little slower than speech, so that a beginner can follow with a finger. */
const READING_RATE = 0.9;

export interface SentenceReader {
  /** False when the device has no voice of its own for the language. */
  readonly available: boolean;
  /** Index of the sentence that is being read; null while nothing is. */
  readonly current: number | null;
  readonly start: () => void;
  readonly stop: () => void;
}

/**
 * Reads sentences one after another and says which one it is at. They are spoken one by one because
 * not every voice reports how far it has come in a longer text.
 */
export function useSentenceReader(sentences: readonly string[], language: string): SentenceReader {
  const voice = useLocalVoice(language);
  const [current, setCurrent] = useState<number | null>(null);
  /** Goes up with every start and stop, so that a late event of an earlier reading is ignored. */
  const reading = useRef(0);

  const stop = useCallback(() => {
    reading.current += 1;
    window.speechSynthesis?.cancel();
    setCurrent(null);
  }, []);

  const start = useCallback(() => {
    if (voice === undefined) return;
    stop();
    const own = reading.current;
    const read = (index: number) => {
      if (reading.current !== own) return;
      const sentence = sentences[index];
      if (sentence === undefined) {
        setCurrent(null);
        return;
      }
      const utterance = new SpeechSynthesisUtterance(sentence);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.rate = READING_RATE;
      utterance.onend = () => read(index + 1);
      utterance.onerror = () => {
        if (reading.current === own) setCurrent(null);
      };
      setCurrent(index);
      window.speechSynthesis.speak(utterance);
    };
    read(0);
  }, [voice, sentences, stop]);

  useEffect(() => stop, [stop]);
  return { available: voice !== undefined, current, start, stop };
}
