import type { ContentBand } from '@lamplight/domain/age';
import type { Language } from '@lamplight/domain/profiles';
import { type RefObject, useEffect, useRef } from 'react';
import { Picture } from '../../picture/picture.tsx';
import type { Verdict } from '../rules/tries.ts';
import styles from './feedback.module.css';
import { useVerdictWords } from './use-verdict-words.ts';

export interface FeedbackProps {
  readonly verdict: Verdict;
  readonly band: ContentBand;
  readonly language: Language;
  /** What is learned from it, once it is right or shown. */
  readonly explanation: string;
  /** What to say to a wrong answer; null where there is nothing but to look again. */
  readonly thought?: string | null;
}

/** What an answer was, said kindly, and what it teaches. */
export function Feedback({ verdict, band, language, explanation, thought = null }: FeedbackProps) {
  const words = useVerdictWords(band);
  const told = verdict === 'wrong' ? thought : explanation;
  const box = useInSight(`${verdict} ${told}`);
  if (verdict === 'open' || verdict === 'done') return null;
  return (
    <div ref={box} className={styles.feedback} data-verdict={verdict}>
      <Picture name={verdict === 'right' ? 'glowing-star' : 'light-bulb'} size={40} />
      <p className={styles.words}>
        <strong>{words(verdict)}</strong> {told && <span lang={language}>{told}</span>}
      </p>
    </div>
  );
}

/** Brings what changed since the page was opened into sight: a long question may have pushed it below the screen. */
function useInSight(said: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(said);
  useEffect(() => {
    if (before.current === said) return;
    before.current = said;
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  return box;
}
