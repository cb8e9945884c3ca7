import { useCallback, useEffect, useRef, useState } from 'react';
import { loudspeaker, type Playing } from '../../../lib/loudspeaker.ts';
import { fetchRecording, type RecordingKey } from './recordings.queries.ts';

export interface Playback {
  readonly isPlaying: boolean;
  readonly start: () => void;
  readonly stop: () => void;
}

interface Told {
  /** It has been heard to its end. */
  readonly onEnd?: (() => void) | undefined;
  /** It could not be fetched, or this browser cannot play it. */
  readonly onFail: () => void;
}

/** Plays a recording, one at a time; leaving the page ends it. */
export function usePlayback(recording: RecordingKey | undefined, told: Told): Playback {
  const id = recording?.id;
  const by = recording?.by;
  const [isPlaying, setPlaying] = useState(false);
  const playing = useRef<Playing | null>(null);
  /** Goes up with every start and stop, so that what comes late is not played. */
  const turn = useRef(0);
  const latest = useRef(told);
  useEffect(() => {
    latest.current = told;
  }, [told]);

  const stop = useCallback(() => {
    turn.current += 1;
    playing.current?.stop();
    playing.current = null;
    setPlaying(false);
  }, []);

  const start = useCallback(() => {
    if (id === undefined || by === undefined) return;
    stop();
    const own = turn.current;
    loudspeaker.wake();
    setPlaying(true);
    const end = () => {
      if (turn.current !== own) return;
      stop();
      latest.current.onEnd?.();
    };
    const play = async () => {
      const sound = await loudspeaker.decode(await fetchRecording({ id, by }));
      if (turn.current !== own) return;
      playing.current = loudspeaker.play(sound, end);
      // Nobody has touched the page yet: a tap on Listen begins anew.
      if (playing.current === null) stop();
    };
    play().catch(() => {
      if (turn.current !== own) return;
      stop();
      latest.current.onFail();
    });
  }, [id, by, stop]);

  useEffect(() => stop, [stop]);
  return { isPlaying, start, stop };
}
