import { lazyWithTexts } from '../../../app/lazy-with-texts.ts';
import { useSession } from '../../../app/session/use-session.ts';
import { useGuesses } from './guesses.queries.ts';

/** Only for the few at whose accounts somebody guesses. */
const { Page: GuessesNotice } = lazyWithTexts(() => import('./guesses-notice.tsx'));

/** What stands above the home of somebody at whose password others guess; everybody knows that of the demo. */
export function GuessesAtHome() {
  const { user } = useSession();
  const { data: guesses } = useGuesses(user !== null && !user.isDemo);
  if (!guesses || user === null) return null;
  return <GuessesNotice guesses={guesses} isStudent={user.role === 'student'} />;
}
