import { useCallback, useState } from 'react';
import { useReadsAloud } from '../../../app/display/use-display.ts';
import {
  type SentenceReader,
  useSentenceReader,
} from '../../../ui/read-aloud/use-sentence-reader.ts';
import type { RecordingKey } from '../recordings/recordings.queries.ts';
import { usePlayback } from '../recordings/use-playback.ts';

export interface ReadPage {
  readonly sentences: readonly string[];
  readonly language: string;
  /** What a teacher or a parent has recorded of it. */
  readonly recording: RecordingKey | undefined;
  readonly onEnd: () => void;
}

/**
 * Reads a page of a lesson: the voice of a teacher or a parent where somebody has recorded it and this browser can play it, else a
 * voice that reads sentence by sentence.
 */
export function usePageReader(page: ReadPage): SentenceReader {
  const { sentences, language, recording, onEnd } = page;
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const key = recording && `${recording.by}-${recording.id}`;
  const wanted = useReadsAloud(true);
  const spoken = useSentenceReader(sentences, language, onEnd);
  const onFail = useCallback(() => {
    if (key === undefined) return;
    setFailed((before) => new Set(before).add(key));
    // Whoever has asked to hear it hears it all the same.
    spoken.start();
  }, [key, spoken.start]);
  const isHeard = wanted && key !== undefined && !failed.has(key);
  const { isPlaying, start, stop } = usePlayback(isHeard ? recording : undefined, {
    ...{ onEnd, onFail },
  });
  if (!isHeard) return spoken;
  return { available: true, isReading: isPlaying, current: null, word: null, start, stop };
}
