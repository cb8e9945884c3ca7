import type { PlayedQuestion } from '@lamplight/domain/multiplayer';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseByKey, optionOfKey } from '../answer-options/option-keys.ts';
import { MathText } from '../math-text/math-text.tsx';
import { Picture } from '../picture/picture.tsx';
import { CONTENT_LANGUAGE } from '../reading/content-language.ts';
import { OptionGrid, type OptionGridProps } from './option-grid.tsx';
import { offeredPlaces } from './option-states.ts';
import styles from './question-card.module.css';
import { QuestionReader } from './question-reader.tsx';
import { spokenQuestion } from './spoken-question.ts';

export interface QuestionCardProps extends Omit<OptionGridProps, 'options'> {
  readonly question: PlayedQuestion;
  /** Reads the question aloud as it comes, and offers it at every age. */
  readonly readAloud?: boolean;
  /** Takes the focus with each new question, so that its keys work at once. */
  readonly takesFocus?: boolean;
  /** Below the options: what there is to say of the answer. */
  readonly children?: ReactNode;
}

/** A live question with its category, picture and options. By finger, mouse or keyboard: 1 to 6, A to F, arrows. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, readAloud = false, takesFocus = false, children, ...grid } = props;
  const { t } = useTranslation('game');
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { options, category, picture, text } = question;
  const { keep, choice, correct, onChoose } = grid;
  const offered = offeredPlaces(options.length, keep);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each question takes the focus anew.
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [question.id, takesFocus]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (onChoose === undefined || choice !== null || correct !== null) return;
    const named = optionOfKey(event.key, options.length);
    if (named !== undefined && !offered.includes(named)) return;
    chooseByKey(event, options.length, onChoose);
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
            text={spokenQuestion(text, options, offered)}
            lang={CONTENT_LANGUAGE}
            atOnce={readAloud}
          />
        )}
      </div>
      <OptionGrid options={options} {...grid} />
      {children}
    </section>
  );
}
