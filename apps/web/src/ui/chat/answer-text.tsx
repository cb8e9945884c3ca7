import type { CheckedSegment } from '@lamplight/domain/scripture';
import { PassageLink } from '../reading/passage-link.tsx';
import styles from './chat.module.css';

export interface AnswerTextProps {
  readonly text: string;
  /** The text in stretches, where something of it was held against the Bible. */
  readonly segments: readonly CheckedSegment[];
}

/** An answer whose references open their passage; words of the Bible stand out. */
export function AnswerText({ text, segments }: AnswerTextProps) {
  if (segments.length === 0) return text;
  return segments.map((segment, index) => {
    const key = `${index}-${segment.kind}`;
    if (segment.kind === 'reference') {
      return (
        <PassageLink key={key} reference={segment.reference}>
          {segment.text}
        </PassageLink>
      );
    }
    if (segment.kind !== 'quotation') return segment.text;
    return (
      <span key={key} className={styles.scripture}>
        {segment.text}
      </span>
    );
  });
}
