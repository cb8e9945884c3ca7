import type { Challenge } from '@lamplight/domain/challenges';
import type { CurrentUser } from '@lamplight/domain/users';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import { CHALLENGE_LOOKS, pictureOf } from '../challenge-look.ts';
import { type ShownResult, startChallenge } from '../challenge-storage.ts';
import styles from './challenge-card.module.css';
import { ChallengeFacts } from './challenge-facts.tsx';

export interface ChallengeCardProps {
  readonly user: CurrentUser;
  readonly challenge: Challenge;
  /** Once it is completed. */
  readonly result: ShownResult | undefined;
}

/** One of today's challenges: what it is about, what it is worth, and the way to it. */
export function ChallengeCard({ user, challenge, result }: ChallengeCardProps) {
  const { t } = useTranslation('challenges');
  const navigate = useNavigate();
  const titleId = useId();
  const { title, description, type, isCompleted } = challenge;
  const { subject } = CHALLENGE_LOOKS[type];

  const start = () => {
    startChallenge(user.id, challenge);
    void navigate({ to: '/challenge' });
  };

  return (
    <li className={styles.card} data-subject={subject} data-done={isCompleted}>
      <div className={styles.picture}>
        <Picture name={pictureOf(challenge)} size={48} />
      </div>
      <div className={styles.words}>
        <div className={styles.head}>
          <h3 id={titleId} className={styles.title} lang={CONTENT_LANGUAGE}>
            {title}
          </h3>
          <ListenButton title={title} text={`${title}. ${description}`} lang={CONTENT_LANGUAGE} />
        </div>
        <ChallengeFacts challenge={challenge} />
        <p className={styles.description} lang={CONTENT_LANGUAGE}>
          {description}
        </p>
      </div>
      {isCompleted ? (
        <p className={styles.done}>
          <Picture name="check-mark-button" size={28} />
          <span>
            <span>{t('card.done')}</span>
            {result !== undefined && result.points > 0 && (
              <b>{t('points', { count: result.points })}</b>
            )}
          </span>
        </p>
      ) : (
        <Button variant="subject" aria-describedby={titleId} onClick={start}>
          {t('card.start')}
        </Button>
      )}
    </li>
  );
}
