import type { CurrentUser } from '@lamplight/domain/users';
import type { TFunction } from 'i18next';
import { showToast } from '../../ui/toast/show-toast.ts';

/** How long after the first toast the second is sent, in ms (spec 8, Register success). */
export const SECOND_TOAST_MS = 2000;

export type WelcomeMessage = 'fun' | 'customized' | 'advanced' | 'created';
export type AdaptedLevel = 'kindergarten' | 'elementary' | 'advanced';

export interface Welcome {
  readonly message: WelcomeMessage;
  /** What the second toast says the content is adapted to; null for adults. */
  readonly level: AdaptedLevel | null;
}

/** What is said after a registration, by age: up to 6, up to 10, older, and adults (spec 8). */
export function welcomeFor({ role, age }: Pick<CurrentUser, 'role' | 'age'>): Welcome {
  if (role !== 'student' || age === null) return { message: 'created', level: null };
  if (age <= 6) return { message: 'fun', level: 'kindergarten' };
  if (age <= 10) return { message: 'customized', level: 'elementary' };
  return { message: 'advanced', level: 'advanced' };
}

/** Shows the welcome, and two seconds later to what level the content is adapted. */
export function showWelcome(user: CurrentUser, t: TFunction<'auth'>): void {
  const { message, level } = welcomeFor(user);
  showToast({
    kind: 'success',
    title: t('welcome.title'),
    text: t(`welcome.${message}`, { grade: user.grade }),
  });
  if (level === null) return;
  setTimeout(() => {
    showToast({
      kind: 'note',
      title: t('welcome.adaptedTitle'),
      text: t(`welcome.adapted.${level}`),
    });
  }, SECOND_TOAST_MS);
}
