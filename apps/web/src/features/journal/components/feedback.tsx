import { SAFETY_SOURCE } from '@lamplight/domain/journal';
import type { SafetyQuestion } from '@lamplight/domain/safety';
import { AiBadge } from '../../../ui/ai-badge/ai-badge.tsx';
import { SafetyReply } from '../../../ui/safety-reply/safety-reply.tsx';
import styles from './feedback.module.css';

export interface FeedbackProps {
  readonly text: string;
  /** What wrote it: `built-in`, `safety`, or the name of a model. */
  readonly source: string | null;
  /** Where the text asks whether the child is safe, and it has not answered. */
  readonly question?: SafetyQuestion | undefined;
}

/** What answers an entry, with a badge that names where it comes from. */
export function Feedback({ text, source, question }: FeedbackProps) {
  if (source === SAFETY_SOURCE) {
    return (
      <SafetyReply
        words={{ safetyReply: text, ...(question ? { safetyQuestion: question } : {}) }}
      />
    );
  }
  return (
    <div className={styles.feedback}>
      <p className={styles.text}>{text}</p>
      <AiBadge source={source} />
    </div>
  );
}
