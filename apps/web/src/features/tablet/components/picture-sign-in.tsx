import { type SignInPicture as Named, SIGN_IN_PICTURES } from '@lamplight/domain/classroom-sign-in';
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignedIn } from '../../../app/session/use-session.ts';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { SignInPicture } from '../../../ui/sign-in-picture/sign-in-picture.tsx';
import { usePictureAttempt } from '../use-picture-attempt.ts';
import { ChildName } from './child-name.tsx';
import { ChosenLanterns } from './chosen-lanterns.tsx';
import styles from './picture-sign-in.module.css';

export interface PictureSignInProps {
  readonly name: string;
  readonly picture: string;
  readonly signIn: (pictures: Named[]) => Promise<SignedIn>;
  /** The card or the tablet is no longer good. */
  readonly onGone: () => void;
  /** What else the child can do. */
  readonly children: ReactNode;
}

/** Twelve pictures, of which a child taps their own three in order. */
export function PictureSignIn({ name, picture, signIn, onGone, children }: PictureSignInProps) {
  const { t } = useTranslation(['tablet', 'sign-in-pictures']);
  const { chosen, pending, trouble, wait, choose, undo } = usePictureAttempt(signIn, onGone);
  const closed = pending || wait > 0;
  const words = wait > 0 ? t('wait.text', { count: wait }) : trouble && t(`trouble.${trouble}`);
  return (
    <section className={styles.signIn} aria-labelledby="child-name">
      <ChildName name={name} picture={picture} />
      <div className={styles.task}>
        <p>{t('pictures.task')}</p>
        <ListenButton title={name} text={t('pictures.spoken', { name })} />
      </div>
      <ChosenLanterns chosen={chosen} />
      <p className={styles.answer} data-trouble={words !== null} role="status">
        {words}
      </p>
      <ul className={styles.pictures} aria-label={t('pictures.label')} data-closed={closed}>
        {SIGN_IN_PICTURES.map((each) => (
          <li key={each}>
            <button
              type="button"
              className={styles.picture}
              aria-label={t(`sign-in-pictures:names.${each}`)}
              aria-pressed={chosen.includes(each)}
              aria-disabled={closed}
              onClick={() => choose(each)}
            >
              <SignInPicture name={each} size="100%" />
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Button
          variant="default"
          disabled={chosen.length === 0 || pending}
          leftSection={<IconArrowBackUp size={24} aria-hidden />}
          onClick={undo}
        >
          {t('pictures.undo')}
        </Button>
        {children}
      </div>
    </section>
  );
}
