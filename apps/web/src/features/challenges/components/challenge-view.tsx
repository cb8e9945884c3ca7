import { type ChallengeResult, isEmptyAnswer } from '@lamplight/domain/challenges';
import type { CurrentUser } from '@lamplight/domain/users';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePendingToast } from '../../../app/outbox/use-pending-toast.ts';
import { httpStatus } from '../../../lib/errors.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { CHALLENGE_LOOKS, pictureOf, voiceFor } from '../challenge-look.ts';
import {
  clearOpenChallenge,
  type OpenChallenge,
  storeOpenChallenge,
} from '../challenge-storage.ts';
import { useSubmitChallenge } from '../challenges.queries.ts';
import { spokenText } from '../spoken-text.ts';
import { useAttempt } from '../use-attempt.ts';
import { AnswerForm } from './answer-form.tsx';
import { ChallengeFacts } from './challenge-facts.tsx';
import { ChallengeResultCard } from './challenge-result.tsx';
import { ChallengeTask } from './challenge-task.tsx';
import styles from './challenge-view.module.css';
import { ElapsedTime } from './elapsed-time.tsx';
import { Hints } from './hints.tsx';

/** Percent of the bar before and after the answer is submitted (spec 2, Challenge page). */
const BEFORE = 50;
const AFTER = 100;

export interface ChallengeViewProps {
  readonly user: CurrentUser;
  readonly open: OpenChallenge;
}

/** The open challenge: answering, then submitted (spec 4). */
export function ChallengeView({ user, open }: ChallengeViewProps) {
  const { t } = useTranslation('challenge-task');
  const navigate = useNavigate();
  const { challenge } = open;
  const [result, setResult] = useState<ChallengeResult | null>(open.result ?? null);
  const submit = useSubmitChallenge();
  const { attempt, change } = useAttempt(open, result === null && !submit.isPending);
  const tellPending = usePendingToast();
  const tellFailure = useFailureToast();
  const { subject } = CHALLENGE_LOOKS[challenge.type];

  const finish = (earned: ChallengeResult, isPending: boolean) => {
    const done = { ...challenge, isCompleted: true };
    storeOpenChallenge({ userId: user.id, challenge: done, attempt, result: earned });
    setResult(earned);
    if (isPending) tellPending();
  };

  const fail = (error: unknown) => {
    if (httpStatus(error) !== 404) {
      tellFailure({ title: t('submit.failed'), error, fallback: t('submit.failedText') });
      return;
    }
    clearOpenChallenge();
    showToast({ kind: 'failure', title: t('missing.title'), text: t('missing.text') });
    void navigate({ to: '/', replace: true });
  };

  const send = () => {
    if (isEmptyAnswer(attempt.answer)) {
      showToast({ kind: 'failure', title: t('required.title'), text: t('required.text') });
      return;
    }
    submit.mutate(
      // A challenge has one answer, so its number is the key of the call.
      { key: `challenge-${user.id}-${challenge.id}`, user, challenge, attempt },
      { onSuccess: (sent) => finish(sent.result, sent.isPending), onError: fail },
    );
  };

  return (
    <article className={styles.sheet} data-subject={subject}>
      <header className={styles.head}>
        <Picture name={pictureOf(challenge)} size={64} />
        <div className={styles.words}>
          <h1 className={styles.title} lang={CONTENT_LANGUAGE}>
            {challenge.title}
          </h1>
          <ChallengeFacts challenge={challenge} />
        </div>
        <ListenButton
          title={challenge.title}
          text={spokenText(challenge)}
          lang={CONTENT_LANGUAGE}
        />
      </header>
      <div className={styles.progress}>
        <ProgressBar
          percent={result === null ? BEFORE : AFTER}
          label={t('page.progress')}
          subject={subject}
        />
        <ElapsedTime seconds={attempt.seconds} />
      </div>
      <ChallengeTask challenge={challenge} />
      {result === null ? (
        <>
          <Hints challenge={challenge} shown={attempt.hintsShown} onShow={change} />
          <AnswerForm
            challenge={challenge}
            voice={voiceFor(user)}
            answer={attempt.answer}
            onChange={(answer) => change({ answer })}
            pending={submit.isPending}
            onSubmit={send}
          />
        </>
      ) : (
        <ChallengeResultCard challenge={challenge} result={result} voice={voiceFor(user)} />
      )}
    </article>
  );
}
