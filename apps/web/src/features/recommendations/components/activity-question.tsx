import { type Activity, isRightAnswer } from '@lamplight/domain/recommendations';
import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { spokenChoices } from '../../../ui/answer-options/option-letter.ts';
import { MathPictureView } from '../../../ui/math-picture/math-picture.tsx';
import { MathText } from '../../../ui/math-text/math-text.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
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
      <div className={styles.progress}>
        <span className={styles.number}>{progress}</span>
        <ProgressBar
          percent={(100 * (at + (submitted ? 1 : 0))) / total}
          label={progress}
          subject={activity.subject}
        />
      </div>
      <form className={styles.question} aria-labelledby={questionId} onSubmit={submit}>
        {picture !== null && (
          <Picture name={picture.name} of={picture.of} size="6rem" className={styles.picture} />
        )}
        <div className={styles.asked}>
          <h1
            id={questionId}
            ref={heading}
            tabIndex={-1}
            className={styles.words}
            lang={CONTENT_LANGUAGE}
          >
            <MathText text={question.question} />
          </h1>
          <ListenButton
            title={progress}
            text={spokenChoices(question.question, options ?? [])}
            lang={CONTENT_LANGUAGE}
          />
        </div>
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
