import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerOption } from '../../../ui/answer-options/answer-option.tsx';
import { AskedQuestion } from '../../../ui/answer-options/asked-question.tsx';
import { chooseByKey } from '../../../ui/answer-options/option-keys.ts';
import { QuestionProgress } from '../../../ui/answer-options/question-progress.tsx';
import { needsTypesetting } from '../../../ui/math-text/math-text.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { SubjectBadge } from '../../../ui/subject/subject-badge.tsx';
import { type OpenQuestion, openQuestion } from '../quiz-state.ts';
import { Explanation } from './explanation.tsx';
import styles from './question-view.module.css';

export interface QuestionViewProps {
  readonly state: OpenQuestion;
  readonly onChoose: (choice: number) => void;
  readonly onNext: () => void;
  readonly onLeave: () => void;
}

/** A question: open, then answered, locked and explained (spec 4, Quiz). By finger, mouse or keyboard. */
export function QuestionView({ state, onChoose, onNext, onLeave }: QuestionViewProps) {
  const { t } = useTranslation('quizzes');
  const questionId = useId();
  const explanationId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  const { question, choice } = openQuestion(state);
  const { quiz, at } = state;
  const total = quiz.questions.length;
  const answered = choice !== null;
  const progress = t('question.number', { number: at + 1, total });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each question takes the focus anew.
  useEffect(() => {
    if (answered) {
      nextButton.current?.focus({ preventScroll: true });
      nextButton.current?.scrollIntoView({ block: 'nearest' });
    } else {
      heading.current?.focus({ preventScroll: true });
      window.scrollTo({ top: 0 });
    }
  }, [at, answered]);

  if (question === undefined) return null;
  const typeset = needsTypesetting(question.options);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!answered) chooseByKey(event, question.options.length, onChoose);
  };
  // A key that is held down must not run through the quiz.
  const ignoreHeldKey = (event: KeyboardEvent) => {
    if (event.repeat) event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a shorter way to the buttons inside.
    <div className={styles.view} data-subject={quiz.subject} onKeyDown={onKeyDown}>
      <div className={styles.top}>
        <SubjectBadge subject={quiz.subject} />
        <Button
          variant="subtle"
          leftSection={<IconArrowLeft size={20} aria-hidden />}
          onClick={onLeave}
        >
          {t('question.leave')}
        </Button>
      </div>
      <QuestionProgress
        label={progress}
        at={at}
        total={total}
        answered={answered}
        subject={quiz.subject}
      />
      <section className={styles.question} aria-labelledby={questionId}>
        {question.picture !== null && (
          <Picture
            name={question.picture}
            of={`quiz-${quiz.subject}`}
            size="6.5rem"
            className={styles.picture}
          />
        )}
        <AskedQuestion
          id={questionId}
          heading={heading}
          title={progress}
          question={question.question}
          options={question.options}
        />
        <ul className={styles.options}>
          {question.options.map((option, place) => (
            <AnswerOption
              key={option}
              text={option}
              place={place}
              typeset={typeset}
              correctIndex={question.correctIndex}
              choice={choice}
              onChoose={() => onChoose(place)}
            />
          ))}
        </ul>
        {!answered && (
          <p className={styles.keys}>{t('question.keys', { count: question.options.length })}</p>
        )}
      </section>
      {answered && (
        // Read with the button, which takes the focus.
        <div id={explanationId}>
          <Explanation question={question} right={choice === question.correctIndex} />
        </div>
      )}
      {answered && (
        <Button
          ref={nextButton}
          variant="cta"
          size="lg"
          className={styles.next}
          aria-describedby={explanationId}
          rightSection={<IconArrowRight size={22} aria-hidden />}
          onKeyDown={ignoreHeldKey}
          onClick={onNext}
        >
          {t(at + 1 < total ? 'question.next' : 'question.finish')}
        </Button>
      )}
    </div>
  );
}
