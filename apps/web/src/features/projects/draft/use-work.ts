import type { Json } from '@lamplight/domain/projects';
import { useCallback, useEffect, useRef, useState } from 'react';
import { randomId } from '../../../lib/platform.ts';
import { useSaveWork, type WorkToSend } from '../projects.queries.ts';
import { draftEntry, type Work } from './draft.ts';

/** So long after the last change the work is sent to the host, in ms. */
const SEND_AFTER_MS = 5000;

export interface WorkHandle {
  readonly work: Work;
  readonly type: (code: string) => void;
  readonly build: (blocks: Json, code: string) => void;
  /** Begins anew with the starter. */
  readonly restart: () => void;
  /** How often it was begun anew. */
  readonly restarts: number;
  /** Sends what the host has not got yet. */
  readonly send: () => void;
  /** The work as a call; with it the work counts as sent. */
  readonly handOver: () => WorkToSend;
}

export interface WorkPlace {
  readonly userId: number;
  readonly projectId: number;
  readonly starter: Work;
}

/**
 * What somebody builds in a project: kept on this device with every change, and sent to the host a few
 * seconds after the last one and when the project is left.
 * @param first what the editor starts with
 */
export function useWork({ userId, projectId, starter }: WorkPlace, first: () => Work): WorkHandle {
  const [work, setWork] = useState(first);
  const [stored] = useState(() => draftEntry(userId, projectId));
  const latest = useRef(work);
  const unsent = useRef(stored.read()?.sentAs === null);
  const timer = useRef<number>(undefined);
  const [restarts, setRestarts] = useState(0);
  const { mutate: save } = useSaveWork();

  const handOver = useCallback((): WorkToSend => {
    window.clearTimeout(timer.current);
    const key = randomId();
    unsent.current = false;
    stored.write({ ...latest.current, sentAs: key });
    return { key, userId, projectId, ...latest.current };
  }, [stored, userId, projectId]);

  const send = useCallback(() => {
    if (!unsent.current) return;
    // What the host refuses stays a draft of this device.
    const keep = () => {
      unsent.current = true;
      stored.write({ ...latest.current, sentAs: null });
    };
    save(handOver(), { onError: keep });
  }, [save, handOver, stored]);

  const change = useCallback(
    (next: Work) => {
      latest.current = next;
      unsent.current = true;
      stored.write({ ...next, sentAs: null });
      setWork(next);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(send, SEND_AFTER_MS);
    },
    [stored, send],
  );

  const type = useCallback((code: string) => change({ code, blocks: null }), [change]);
  const build = useCallback((blocks: Json, code: string) => change({ code, blocks }), [change]);
  const restart = useCallback(() => {
    change(starter);
    setRestarts((before) => before + 1);
  }, [change, starter]);

  useEffect(() => {
    // What an earlier visit could not send any more.
    if (unsent.current) timer.current = window.setTimeout(send, SEND_AFTER_MS);
    return send;
  }, [send]);

  return { work, type, build, restart, restarts, send, handOver };
}
