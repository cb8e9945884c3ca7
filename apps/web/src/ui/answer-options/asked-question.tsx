import type { Ref } from 'react';
import { MathText } from '../math-text/math-text.tsx';
import { ListenButton } from '../read-aloud/listen-button.tsx';
import { SpokenArrival } from '../read-aloud/spoken-arrival.tsx';
import { CONTENT_LANGUAGE } from '../reading/content-language.ts';
import styles from './asked-question.module.css';
import { spokenChoices } from './option-letter.ts';

export interface AskedQuestionProps {
  /** Id of the heading, for what the question names. */
  readonly id: string;
  /** The heading, which takes the focus when a question comes. */
  readonly heading: Ref<HTMLHeadingElement>;
  /** What the button to listen is called after, such as the question's number. */
  readonly title: string;
  readonly question: string;
  readonly options: readonly string[];
}

/** The words of a question as the heading of its page, with the button that reads them and the options aloud. */
export function AskedQuestion({ id, heading, title, question, options }: AskedQuestionProps) {
  const spoken = spokenChoices(question, options);
  return (
    <div className={styles.asked}>
      <SpokenArrival text={spoken} lang={CONTENT_LANGUAGE} />
      <h1 id={id} ref={heading} tabIndex={-1} className={styles.words} lang={CONTENT_LANGUAGE}>
        <MathText text={question} />
      </h1>
      <ListenButton key={question} title={title} text={spoken} lang={CONTENT_LANGUAGE} />
    </div>
  );
}
