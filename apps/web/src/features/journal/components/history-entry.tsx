import { type JournalEntry, SAFETY_SOURCE } from '@lamplight/domain/journal';
import type { SafetyQuestion } from '@lamplight/domain/safety';
import { useTranslation } from 'react-i18next';
import { classTablet } from '../../../lib/class-tablet.ts';
import { momentText } from '../../../lib/dates.ts';
import { Card } from '../../../ui/card/card.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { WaysToHelp } from '../../../ui/safety-reply/ways-to-help.tsx';
import { SavedChip } from '../../../ui/saved-chip/saved-chip.tsx';
import { PROMPT_LANGUAGE } from '../themes.ts';
import { Feedback } from './feedback.tsx';
import styles from './history.module.css';

export interface HistoryEntryProps {
  /** When it was written, ISO 8601. */
  readonly at: string;
  /** Null for a quick entry. */
  readonly prompt: string | null;
  readonly content: string;
  readonly feedback?: string | null;
  readonly source?: string | null;
  readonly question?: SafetyQuestion | undefined;
  /** Whether it still waits on this device. */
  readonly waiting?: boolean;
}

/** One entry with its prompt, its words and what answered it. */
export function HistoryEntry(props: HistoryEntryProps) {
  const { at, prompt, content, feedback = null, source = null, question, waiting = false } = props;
  const { t, i18n } = useTranslation('journal');
  return (
    <Card as="li" className={styles.entry}>
      <div className={styles.head}>
        <time dateTime={at}>{momentText(at, i18n.language)}</time>
        {waiting && <SavedChip state="waiting" />}
        <ListenButton
          title={prompt ?? t('history.quick')}
          text={feedback === null ? content : `${content}\n${feedback}`}
        />
      </div>
      {prompt === null ? (
        <h3 className={styles.prompt}>{t('history.quick')}</h3>
      ) : (
        <h3 className={styles.prompt} lang={PROMPT_LANGUAGE}>
          {prompt}
        </h3>
      )}
      <p className={styles.content}>{content}</p>
      {waiting && <p className={styles.note}>{t('history.waiting')}</p>}
      {feedback !== null && (
        <div className={styles.answer}>
          <Feedback text={feedback} source={source} question={question} />
        </div>
      )}
    </Card>
  );
}

/** An entry as the host has it. On a tablet of a class one in which danger was heard keeps its words (decision 0066). */
export function SavedEntry({ entry }: { readonly entry: JournalEntry }) {
  const { aiFeedback, feedbackSource, safetyQuestion } = entry;
  const isShared = classTablet.read() !== undefined;
  if (isShared && feedbackSource === SAFETY_SOURCE && aiFeedback !== null) {
    return (
      <Card as="li" className={styles.entry}>
        <WaysToHelp>
          <Feedback text={aiFeedback} source={feedbackSource} question={safetyQuestion} />
        </WaysToHelp>
      </Card>
    );
  }
  return (
    <HistoryEntry
      at={entry.createdAt}
      prompt={entry.prompt}
      content={entry.content}
      feedback={aiFeedback}
      source={feedbackSource}
      question={safetyQuestion}
    />
  );
}
