import { ANSWER_PAUSE, arenaScore, type MathProblem } from '@lamplight/domain/math-games';
import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerOption } from '../../../ui/answer-options/answer-option.tsx';
import { AskedQuestion } from '../../../ui/answer-options/asked-question.tsx';
import { chooseByKey } from '../../../ui/answer-options/option-keys.ts';
import { QuestionProgress } from '../../../ui/answer-options/question-progress.tsx';
import { MathPictureView } from '../../../ui/math-picture/math-picture.tsx';
import { needsTypesetting } from '../../../ui/math-text/math-text.tsx';
import { spokenMath } from '../../../ui/math-text/spoken-math.ts';
import { type OpenLevel, rightAnswers } from '../arena-state.ts';
import { Feedback } from './feedback.tsx';
import styles from './problem-view.module.css';

export interface ProblemViewProps {
  readonly state: OpenLevel;
  readonly problem: MathProblem;
  readonly onChoose: (choice: number) => void;
  readonly onNext: () => void;
  readonly onLeave: () => void;
}

/** Characters of an answer that stands in half a telephone in large letters. */
const SHORT_ANSWER = 5;

/**
 * A problem: open, then answered, locked and explained (spec 4, Math game). After a right answer the next problem comes
 * by itself when the pause is over; after a wrong one it waits for the child, who reads how it goes.
 */
export function ProblemView({ state, problem, onChoose, onNext, onLeave }: ProblemViewProps) {
  const { t } = useTranslation('math-games');
  const questionId = useId();
  const feedbackId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const feedback = useRef<HTMLDivElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  const { level, problems, answers, at } = state;
  const choice = answers[at] ?? null;
  const answered = choice !== null;
  const right = choice === problem.answer;
  const total = problems.length;
  const score = arenaScore(rightAnswers(state));
  const progress = t('problem.number', { number: at + 1, total });
  const typeset = needsTypesetting(problem.options);
  const short = problem.options.every((option) => spokenMath(option).length <= SHORT_ANSWER);
  /** The problem whose pause is over. */
  const [restedAt, setRestedAt] = useState<number | null>(null);
  const waits = answered && !right && restedAt === at;

  const goOn = useEffectEvent(() => {
    if (right) onNext();
    else setRestedAt(at);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer has a pause of its own.
  useEffect(() => {
    if (!answered) return;
    const timer = window.setTimeout(goOn, ANSWER_PAUSE);
    return () => window.clearTimeout(timer);
  }, [at, answered]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each problem takes the focus anew.
  useEffect(() => {
    if (waits) {
      nextButton.current?.focus({ preventScroll: true });
      nextButton.current?.scrollIntoView({ block: 'nearest' });
    } else if (answered) {
      feedback.current?.focus({ preventScroll: true });
      feedback.current?.scrollIntoView({ block: 'nearest' });
    } else {
      heading.current?.focus({ preventScroll: true });
      window.scrollTo({ top: 0 });
    }
  }, [at, answered, waits]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!answered) chooseByKey(event, problem.options.length, onChoose);
  };
  // A key that is held down must not run through the level.
  const ignoreHeldKey = (event: KeyboardEvent) => {
    if (event.repeat) event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a shorter way to the buttons inside.
    <div className={styles.view} data-subject="math" onKeyDown={onKeyDown}>
      <div className={styles.top}>
        <p className={styles.standing}>
          <span className={styles.level}>{t('problem.level', { level: level.level })}</span>
          <span>{t('problem.score', { score })}</span>
        </p>
        <Button
          variant="subtle"
          className={styles.leave}
          leftSection={<IconArrowLeft size={20} aria-hidden />}
          aria-label={t('menu.back')}
          onClick={onLeave}
        >
          <span className={styles.leaveWords}>{t('menu.back')}</span>
        </Button>
      </div>
      <QuestionProgress label={progress} at={at} total={total} answered={answered} subject="math" />
      <section className={styles.problem} aria-labelledby={questionId}>
        <AskedQuestion
          id={questionId}
          heading={heading}
          title={progress}
          question={problem.question}
          options={problem.options}
        />
        {problem.picture !== null && (
          <div className={styles.picture}>
            <MathPictureView picture={problem.picture} question={problem.question} />
          </div>
        )}
        <ul className={styles.options} data-short={short}>
          {problem.options.map((option, place) => (
            <AnswerOption
              key={option}
              text={option}
              place={place}
              typeset={typeset}
              correctIndex={problem.answer}
              choice={choice}
              onChoose={() => onChoose(place)}
            />
          ))}
        </ul>
        {!answered && (
          <p className={styles.keys}>{t('problem.keys', { count: problem.options.length })}</p>
        )}
      </section>
      <div
        id={feedbackId}
        ref={feedback}
        tabIndex={-1}
        className={styles.feedback}
        aria-live="polite"
      >
        {answered && <Feedback problem={problem} right={right} />}
      </div>
      {waits && (
        <Button
          ref={nextButton}
          variant="cta"
          size="lg"
          className={styles.next}
          aria-describedby={feedbackId}
          rightSection={<IconArrowRight size={22} aria-hidden />}
          onKeyDown={ignoreHeldKey}
          onClick={onNext}
        >
          {t(at + 1 < total ? 'problem.next' : 'problem.finish')}
        </Button>
      )}
    </div>
  );
}
