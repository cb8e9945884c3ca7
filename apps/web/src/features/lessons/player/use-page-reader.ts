import { useCallback, useState } from 'react';
import { useReadsAloud } from '../../../app/display/use-display.ts';
import {
  type SentenceReader,
  useSentenceReader,
} from '../../../ui/read-aloud/use-sentence-reader.ts';
import { usePlayback } from '../recordings/use-playback.ts';

export interface ReadPage {
  readonly sentences: readonly string[];
  readonly language: string;
  /** The id of what a teacher has recorded of it. */
  readonly recording: number | undefined;
  readonly onEnd: () => void;
}

/**
 * Reads a page of a lesson: the voice of a teacher where somebody has recorded it and this browser can play it, else a
 * voice that reads sentence by sentence.
 */
export function usePageReader(page: ReadPage): SentenceReader {
  const { sentences, language, recording, onEnd } = page;
  const [failed, setFailed] = useState<ReadonlySet<number>>(new Set());
  const wanted = useReadsAloud(true);
  const spoken = useSentenceReader(sentences, language, onEnd);
  const onFail = useCallback(() => {
    if (recording === undefined) return;
    setFailed((before) => new Set(before).add(recording));
    // Whoever has asked to hear it hears it all the same.
    spoken.start();
  }, [recording, spoken.start]);
  const isHeard = wanted && recording !== undefined && !failed.has(recording);
  const { isPlaying, start, stop } = usePlayback(isHeard ? recording : undefined, {
    ...{ onEnd, onFail },
  });
  if (!isHeard) return spoken;
  return { available: true, isReading: isPlaying, current: null, word: null, start, stop };
}
