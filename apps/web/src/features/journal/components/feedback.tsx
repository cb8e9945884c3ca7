import { SAFETY_SOURCE } from '@lamplight/domain/journal';
import { AiBadge } from '../../../ui/ai-badge/ai-badge.tsx';
import { PhoneText } from '../../../ui/phone-text/phone-text.tsx';
import styles from './feedback.module.css';

export interface FeedbackProps {
  readonly text: string;
  /** What wrote it: `built-in`, `safety`, or the name of a model. */
  readonly source: string | null;
}

/** What answers an entry, with a badge that names where it comes from. */
export function Feedback({ text, source }: FeedbackProps) {
  const isSafety = source === SAFETY_SOURCE;
  return (
    <div className={styles.feedback} data-safety={isSafety}>
      <p className={styles.text}>{isSafety ? <PhoneText text={text} /> : text}</p>
      <AiBadge source={source} />
    </div>
  );
}
