import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocalVoice } from './use-local-voice.ts';

/** A little slower than speech, so that a beginner can follow with a finger. */
const READING_RATE = 0.9;

/** A word within a sentence: its first character and the one after its last. */
export interface SpokenWord {
  readonly from: number;
  readonly to: number;
}

export interface SentenceReader {
  /** False when the device has no voice of its own for the language. */
  readonly available: boolean;
  /** Index of the sentence that is being read; null while nothing is. */
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
  const voice = useLocalVoice(language);
  const [current, setCurrent] = useState<number | null>(null);
  const [word, setWord] = useState<SpokenWord | null>(null);
  /** Goes up with every start and stop, so that a late event of an earlier reading is ignored. */
  const reading = useRef(0);
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  }, [onEnd]);

  const rest = useCallback(() => {
    setCurrent(null);
    setWord(null);
  }, []);

  const stop = useCallback(() => {
    reading.current += 1;
    window.speechSynthesis?.cancel();
    rest();
  }, [rest]);

  const start = useCallback(() => {
    if (voice === undefined) return;
    stop();
    const own = reading.current;
    const read = (index: number) => {
      if (reading.current !== own) return;
      const sentence = sentences[index];
      if (sentence === undefined) {
        rest();
        ended.current?.();
        return;
      }
      const utterance = new SpeechSynthesisUtterance(sentence);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.rate = READING_RATE;
      utterance.onend = () => read(index + 1);
      utterance.onerror = () => {
        if (reading.current === own) rest();
      };
      utterance.onboundary = ({ name, charIndex }) => {
        if (reading.current === own && name === 'word') setWord(wordAt(sentence, charIndex));
      };
      setCurrent(index);
      setWord(null);
      window.speechSynthesis.speak(utterance);
    };
    read(0);
  }, [voice, sentences, stop, rest]);

  useEffect(() => stop, [stop]);
  return { available: voice !== undefined, current, word, start, stop };
}

/** The word that begins at a character, with what stands close to it; not every voice tells its length. */
export function wordAt(sentence: string, from: number): SpokenWord {
  const [word = ''] = /^\S*/.exec(sentence.slice(from)) ?? [];
  return { from, to: from + word.length };
}
