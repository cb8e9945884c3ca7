import { PICTURES_IN_PASSWORD, type SignInPicture } from '@lamplight/domain/classroom-sign-in';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignedIn } from '../../app/session/use-session.ts';
import { errorCode, isUnreachable, secondsToWait } from '../../lib/errors.ts';
import { useSecondsLeft } from '../../ui/game/use-seconds-left.ts';
import { maySpeak } from '../../ui/read-aloud/may-speak.ts';
import { useSpeech } from '../../ui/read-aloud/use-speech.ts';
import { useEnterAsChild } from './use-enter-as-child.ts';

type Trouble = 'wrong' | 'unreachable' | 'failed';

export interface PictureAttempt {
  readonly chosen: readonly SignInPicture[];
  readonly pending: boolean;
  readonly trouble: Trouble | null;
  /** Seconds that the child waits; 0 while they may choose. */
  readonly wait: number;
  readonly choose: (picture: SignInPicture) => void;
  readonly undo: () => void;
}

/**
 * A child chooses three pictures; the host says whether they are right, and nobody says which was
 * wrong. What is tapped and what happens is spoken, too, where the device may be heard: in a class it would be the password.
 * @param signIn asks the host
 * @param onGone called when the card or the tablet is no longer good
 */
export function usePictureAttempt(
  signIn: (pictures: SignInPicture[]) => Promise<SignedIn>,
  onGone: () => void,
): PictureAttempt {
  const { t, i18n } = useTranslation(['tablet', 'sign-in-pictures']);
  const { speak } = useSpeech(i18n.language);
  const tell = (text: string) => maySpeak() && speak(text);
  const enter = useEnterAsChild();
  const [chosen, setChosen] = useState<readonly SignInPicture[]>([]);
  const [pending, setPending] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [told, setTold] = useState<number | null>(null);
  const wait = useSecondsLeft(told, true) ?? 0;

  function explain(error: unknown): void {
    const code = errorCode(error);
    const seconds = secondsToWait(error);
    if (code === 'INVALID_CARD' || code === 'TABLET_UNKNOWN') onGone();
    else if (seconds !== undefined) {
      setTold(seconds);
      setTrouble('wrong');
      tell(t('wait.spoken'));
    } else {
      const unknown = isUnreachable(error) ? 'unreachable' : 'failed';
      const shown = code === 'WRONG_PICTURES' ? 'wrong' : unknown;
      setTrouble(shown);
      tell(t(`trouble.${shown}`));
    }
  }

  async function attempt(pictures: SignInPicture[]): Promise<void> {
    setPending(true);
    try {
      await enter(await signIn(pictures));
    } catch (error) {
      setChosen([]);
      explain(error);
    } finally {
      setPending(false);
    }
  }

  return {
    chosen,
    pending,
    trouble,
    wait,
    choose(picture) {
      if (pending || wait > 0 || chosen.includes(picture)) return;
      const next = [...chosen, picture];
      setTold(null);
      setTrouble(null);
      setChosen(next);
      tell(t(`sign-in-pictures:names.${picture}`));
      if (next.length === PICTURES_IN_PASSWORD) void attempt(next);
    },
    undo: () => setChosen(chosen.slice(0, -1)),
  };
}
