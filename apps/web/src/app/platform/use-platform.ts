import { hasPlatform, needsSetup, platformConfiguration } from '@lamplight/domain/platform';
import type { CurrentUser } from '@lamplight/domain/users';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDemoProfile } from '../demo/demo-profile.ts';
import { dressRoot, storedPlatform, storePlatform, undressRoot } from './platform-store.ts';

/**
 * Sets the platform up for a student with an age, when no age is stored or another one is (spec 4),
 * and dresses the page in what is stored on every later visit. In demo mode the page wears what suits
 * the demo's age and nothing is stored. Adults get no platform.
 */
export function usePlatform(user: CurrentUser | null): void {
  const { t } = useTranslation('shell');
  const demo = useDemoProfile();
  useLayoutEffect(() => {
    const welcome = t('welcomeMessage', { returnObjects: true });
    if (user?.role === 'student' && demo !== undefined) {
      dressRoot(platformConfiguration(demo.age, welcome));
      return;
    }
    if (user === null || !hasPlatform(user) || user.age === null) {
      undressRoot();
      return;
    }
    const stored = storedPlatform();
    if (needsSetup({ role: user.role, age: user.age, storedAge: stored.age })) {
      storePlatform(platformConfiguration(user.age, welcome), user.age, user.grade);
    } else if (stored.configuration !== undefined) {
      dressRoot(stored.configuration);
    }
  }, [user, demo, t]);
}
