import { useEffect, useState } from 'react';
import { type Attempt, type OpenChallenge, storeOpenChallenge } from './challenge-storage.ts';

/**
 * What a child does on the open challenge. Kept in this browser, so that a closed tab takes nothing
 * away; the seconds go on while the page is visible, until the challenge is submitted.
 */
export function useAttempt(open: OpenChallenge, running: boolean) {
  const [attempt, setAttempt] = useState<Attempt>(open.attempt);

  useEffect(() => {
    if (!running) return;
    const timer = window.setInterval(() => {
      if (document.hidden) return;
      setAttempt((before) => ({ ...before, seconds: before.seconds + 1 }));
    }, 1000);
    return () => window.clearInterval(timer);
  }, [running]);

  const { userId, challenge } = open;
  useEffect(() => {
    if (running) storeOpenChallenge({ userId, challenge, attempt });
  }, [running, userId, challenge, attempt]);

  const change = (changes: Partial<Attempt>) => setAttempt((before) => ({ ...before, ...changes }));
  return { attempt, change };
}
