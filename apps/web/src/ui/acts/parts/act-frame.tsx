import type { ContentBand } from '@lamplight/domain/age';
import type { Language } from '@lamplight/domain/profiles';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './act-frame.module.css';
import { SayButton } from './say-button.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

export interface ActFrameProps {
  /** What is asked; the act's name where its kind says it by itself. */
  readonly question: string;
  /** The language of the act's words. */
  readonly language: Language;
  /** The language of the question, where it is not the act's own. */
  readonly questionLanguage?: string;
  readonly band: ContentBand;
  /** How it is done, in a sentence. */
  readonly how?: string;
  /** What is read aloud at a tap, and what reads it. */
  readonly spoken: readonly string[];
  readonly onSay: ((text: string) => void) | undefined;
  /** The scene that it plays in, which stands beside the rest where the screen is wide. */
  readonly scene?: ReactNode;
  readonly children: ReactNode;
  /** The buttons below: to check, to try once more. */
  readonly actions?: ReactNode;
  /** What was said to the last answer; it is read out as soon as it stands there. */
  readonly feedback: ReactNode;
}

/** What every act stands in: the question, what to do, and what was said to the answer. */
export function ActFrame(props: ActFrameProps) {
  const { question, language, questionLanguage, band, how, spoken, onSay } = props;
  const { i18n } = useTranslation();
  const questionId = useId();
  const { watched, heir } = useKeptFocus<HTMLFieldSetElement, HTMLDivElement>();
  // One voice speaks one language.
  const words = how && i18n.language === language ? [...spoken, how] : spoken;
  return (
    <fieldset
      ref={watched}
      className={styles.act}
      data-band={band}
      data-voiced={onSay !== undefined}
      data-scened={Boolean(props.scene)}
      aria-labelledby={questionId}
    >
      <div className={styles.asked}>
        <h3 id={questionId} className={styles.question} lang={questionLanguage ?? language}>
          {question}
        </h3>
        {onSay && <SayButton title={question} text={words.join('\n')} onSay={onSay} />}
      </div>
      {how && <p className={styles.how}>{how}</p>}
      {props.scene && <div className={styles.scene}>{props.scene}</div>}
      {props.children}
      {props.actions && <div className={styles.actions}>{props.actions}</div>}
      <div ref={heir} tabIndex={-1} className={styles.told} data-told aria-live="polite">
        {props.feedback}
      </div>
    </fieldset>
  );
}
