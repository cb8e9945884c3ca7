import { useCallback, useEffect, useRef, useState } from 'react';
import type { SpokenWord } from './speaker.ts';
import { useSpeaker } from './use-speaker.ts';

export interface SentenceReader {
  /** False where neither the device nor the host has a voice for the language. */
  readonly available: boolean;
  readonly isReading: boolean;
  /** Index of the sentence that is being read; null where nobody tells which one. */
  readonly current: number | null;
  /** The word that is being read, where the voice tells; null otherwise. */
  readonly word: SpokenWord | null;
  readonly start: () => void;
  readonly stop: () => void;
}

/**
 * Reads sentences one after another and says which one it is at. They are spoken one by one because
 * not every voice reports how far it has come in a longer text.
 * @param onEnd told when the last sentence has been read to its end
 */
export function useSentenceReader(
  sentences: readonly string[],
  language: string,
  onEnd?: () => void,
): SentenceReader {
  const speaker = useSpeaker(language);
  const [current, setCurrent] = useState<number | null>(null);
  const [word, setWord] = useState<SpokenWord | null>(null);
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  }, [onEnd]);

  const rest = useCallback(() => {
    setCurrent(null);
    setWord(null);
  }, []);

  const stop = useCallback(() => {
    speaker?.hush();
    rest();
  }, [speaker, rest]);

  const start = useCallback(() => {
    if (speaker === undefined) return;
    const read = (index: number) => {
      const sentence = sentences[index];
      if (sentence === undefined) {
        rest();
        ended.current?.();
        return;
      }
      setCurrent(index);
      setWord(null);
      speaker.say(sentence, { onWord: setWord, onEnd: () => read(index + 1), onError: rest });
      const following = sentences[index + 1];
      if (following !== undefined) speaker.prepare(following);
    };
    read(0);
  }, [speaker, sentences, rest]);

  useEffect(() => stop, [stop]);
  return {
    available: speaker !== undefined,
    isReading: current !== null,
    current,
    word,
    start,
    stop,
  };
}
