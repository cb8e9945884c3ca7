import { navigationStyle } from '@lamplight/domain/platform';
import { useEffect } from 'react';
import { useDemoProfile } from '../../app/demo/demo-profile.ts';
import { useSession } from '../../app/session/use-session.ts';
import { maySpeak } from './may-speak.ts';

/** Whether pages say by themselves what they hold: to those who do not read yet. */
export function useReadsItself(): boolean {
  const { user } = useSession();
  const demo = useDemoProfile();
  if (user?.role !== 'student') return false;
  const age = demo?.age ?? user.age;
  return age !== null && navigationStyle(age) === 'simple';
}

/**
 * Starts a reading when it comes, for those who do not read yet.
 * @param start another one starts anew; null waits for what is to be read
 */
export function useArrivalReading(start: (() => void) | null): void {
  const readsItself = useReadsItself();
  useEffect(() => {
    if (readsItself && start !== null && maySpeak()) start();
  }, [readsItself, start]);
}
