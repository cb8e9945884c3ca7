import { type Activity, isRightAnswer } from '@lamplight/domain/recommendations';
import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AskedQuestion } from '../../../ui/answer-options/asked-question.tsx';
import { QuestionProgress } from '../../../ui/answer-options/question-progress.tsx';
import { MathPictureView } from '../../../ui/math-picture/math-picture.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { canSubmit, type OpenQuestion } from '../runner-state.ts';
import { ActivityFeedback } from './activity-feedback.tsx';
import styles from './activity-question.module.css';
import { Options } from './options.tsx';
import { OwnThoughts } from './own-thoughts.tsx';

export interface ActivityQuestionProps {
  readonly activity: Activity;
  readonly state: OpenQuestion;
  readonly onSelect: (option: number) => void;
  readonly onSubmit: () => void;
  readonly onNext: () => void;
}

/** A question: an option is selected, submitted, explained and locked, then comes the next (spec 4). */
export function ActivityQuestion({
  activity,
  state,
  onSelect,
  onSubmit,
  onNext,
}: ActivityQuestionProps) {
  const { t } = useTranslation('recommendations');
  const questionId = useId();
  const feedbackId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  const { at, selected, submitted } = state;
  const total = activity.questions.length;
  const question = activity.questions[at];

  useEffect(() => {
    if (submitted) {
      nextButton.current?.focus({ preventScroll: true });
      nextButton.current?.scrollIntoView({ block: 'nearest' });
    } else {
      heading.current?.focus({ preventScroll: true });
      window.scrollTo({ top: 0 });
    }
  }, [submitted]);

  if (question === undefined) return null;
  const progress = t('runner.number', { number: at + 1, total });
  const { options, picture, mathPicture } = question;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSubmit(activity, state)) onSubmit();
    else showToast({ kind: 'failure', title: t('select.title'), text: t('select.text') });
  };

  return (
    <>
      <QuestionProgress
        label={progress}
        at={at}
        total={total}
        answered={submitted}
        subject={activity.subject}
      />
      <form className={styles.question} aria-labelledby={questionId} onSubmit={submit}>
        {picture !== null && (
          <Picture name={picture.name} of={picture.of} size="6rem" className={styles.picture} />
        )}
        <AskedQuestion
          id={questionId}
          heading={heading}
          title={progress}
          question={question.question}
          options={options ?? []}
        />
        {mathPicture !== null && (
          <MathPictureView picture={mathPicture} question={question.question} />
        )}
        {options === undefined ? (
          <OwnThoughts locked={submitted} />
        ) : (
          <Options
            labelledBy={questionId}
            options={options}
            correctIndex={options.indexOf(question.correctAnswer)}
            selected={selected}
            submitted={submitted}
            onSelect={onSelect}
          />
        )}
        {!submitted && (
          <Button type="submit" variant="cta" size="lg" className={styles.way}>
            {t('runner.submit')}
          </Button>
        )}
      </form>
      {submitted && (
        <>
          <div id={feedbackId}>
            <ActivityFeedback question={question} right={isRightAnswer(question, selected)} />
          </div>
          <Button
            ref={nextButton}
            variant="cta"
            size="lg"
            className={styles.way}
            aria-describedby={feedbackId}
            rightSection={<IconArrowRight size={22} aria-hidden />}
            onClick={onNext}
          >
            {t(at + 1 < total ? 'runner.next' : 'runner.results')}
          </Button>
        </>
      )}
    </>
  );
}
