import type { StaffNotice } from '@lamplight/domain/safety';
import { useEffect, useRef } from 'react';
import { playAlertSound, soundWanted } from './alert-sound.ts';
import { useSeen } from './staff-notice.queries.ts';

/**
 * Sounds once for each urgent alert and for each round in which nobody took it, and tells the host which
 * alerts this page has shown while somebody could see it.
 */
export function useAnnouncedAlerts(urgent: StaffNotice['urgent'], isShown: boolean): void {
  const sounded = useRef(new Set<string>());
  const reported = useRef(new Set<number>());
  const { mutate } = useSeen();

  useEffect(() => {
    const fresh = urgent.filter(({ id, round }) => !sounded.current.has(`${id} ${round}`));
    if (fresh.length === 0) return;
    for (const { id, round } of fresh) sounded.current.add(`${id} ${round}`);
    if (soundWanted.read() === true) void playAlertSound();
  }, [urgent]);

  useEffect(() => {
    const report = () => {
      if (!isShown || document.hidden) return;
      const ids = urgent.map(({ id }) => id).filter((id) => !reported.current.has(id));
      if (ids.length === 0) return;
      for (const id of ids) reported.current.add(id);
      const again = () => {
        for (const id of ids) reported.current.delete(id);
      };
      mutate({ ids }, { onError: again });
    };
    report();
    document.addEventListener('visibilitychange', report);
    return () => document.removeEventListener('visibilitychange', report);
  }, [urgent, isShown, mutate]);
}
