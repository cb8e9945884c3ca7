import { optionsToChoose } from '@lamplight/domain/questions';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseByKey, optionOfKey } from '../answer-options/option-keys.ts';
import { MathText } from '../math-text/math-text.tsx';
import { Picture } from '../picture/picture.tsx';
import { CONTENT_LANGUAGE } from '../reading/content-language.ts';
import { AnswerArea, type AnswerAreaProps } from './answers/answer-area.tsx';
import styles from './question-card.module.css';
import { QuestionReader } from './question-reader.tsx';
import { spokenQuestion } from './spoken-question.ts';

export interface QuestionCardProps extends AnswerAreaProps {
  /** Reads the question aloud as it comes, and offers it at every age. */
  readonly readAloud?: boolean;
  /** Takes the focus with each new question, so that its keys work at once. */
  readonly takesFocus?: boolean;
  /** Below the options: what there is to say of the answer. */
  readonly children?: ReactNode;
}

/**
 * A live question with its category, its picture and where it is answered. Options are chosen by finger, mouse or
 * keyboard: 1 to 6, A to F, arrows.
 */
export function QuestionCard(props: QuestionCardProps) {
  const { readAloud = false, takesFocus = false, children, ...area } = props;
  const { question, keep, answer, right, onAnswer, isHeld = false } = area;
  const { t } = useTranslation('game');
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { category, picture, text } = question;
  const options = optionsToChoose(question);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each question takes the focus anew.
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [question.id, takesFocus]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isOpen = onAnswer !== undefined && !isHeld && answer === null && right === null;
    if (!isOpen || options === 0) return;
    const named = optionOfKey(event.key, options);
    if (named !== undefined && keep !== null && !keep.includes(named)) return;
    const card = event.currentTarget;
    chooseByKey(event, options, (place) =>
      card.querySelector<HTMLElement>(`[data-option="${place}"]`)?.click(),
    );
  };

  return (
    <section className={styles.card} aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <p className={styles.category} lang={CONTENT_LANGUAGE}>
        {category}
      </p>
      {picture !== null && (
        <Picture name={picture} of="rooms" size="3.6rem" className={styles.picture} />
      )}
      <div className={styles.asked}>
        <h1 id={titleId} ref={heading} tabIndex={-1} className={styles.text}>
          <MathText text={text} />
        </h1>
        {takesFocus && (
          <QuestionReader
            key={question.id}
            title={t('question.listen')}
            text={spokenQuestion(question, keep, [t('truths.true'), t('truths.false')])}
            lang={CONTENT_LANGUAGE}
            atOnce={readAloud}
          />
        )}
      </div>
      <AnswerArea {...area} />
      {children}
    </section>
  );
}
