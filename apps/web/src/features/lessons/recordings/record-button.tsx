import { RECORDING_LIMITS } from '@lamplight/domain/recordings';
import { IconMicrophone } from '@tabler/icons-react';
import { type ChangeEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loudspeaker } from '../../../lib/loudspeaker.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import styles from './recordings.module.css';

export interface RecordButtonProps {
  /** What the step is called. */
  readonly name: string;
  /** Whether there is a recording, in the place of which a new one comes. */
  readonly isAgain: boolean;
  /** Bytes for which there is room. */
  readonly left: number;
  /** Keeps what was recorded. */
  readonly onKeep: (file: File) => Promise<unknown>;
}

type Problem = 'tooLarge' | 'noRoom' | 'unplayable';

/**
 * Opens the recorder of the tablet, or a file where there is none, and keeps what comes back. A file input does so over plain
 * http too, where a page is not let near the microphone.
 */
export function RecordButton({ name, isAgain, left, onKeep }: RecordButtonProps) {
  const { t } = useTranslation('recordings');
  const [isBusy, setBusy] = useState(false);
  const tellFailure = useFailureToast();
  const [problem, setProblem] = useState<Problem | null>(null);
  const ids = { input: useId(), problem: useId() };

  const take = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? [];
    if (file === undefined) return;
    const wrong = await problemOf(file, left);
    setProblem(wrong);
    // The same file can be chosen once more.
    input.value = '';
    if (wrong !== null) return;
    setBusy(true);
    try {
      await onKeep(file);
    } catch (error) {
      tellFailure({ title: t('failed'), error, fallback: t('tryAgain') });
    }
    setBusy(false);
  };

  return (
    <>
      <label className={styles.record} data-busy={isBusy} htmlFor={ids.input}>
        <IconMicrophone size={22} aria-hidden />
        {t(isAgain ? 'again' : 'record')}
        <input
          id={ids.input}
          type="file"
          accept="audio/*"
          capture
          className={styles.input}
          disabled={isBusy}
          aria-label={`${t(isAgain ? 'again' : 'record')}: ${name}`}
          aria-describedby={problem === null ? undefined : ids.problem}
          onChange={(event) => void take(event)}
        />
      </label>
      {problem !== null && (
        <p id={ids.problem} className={styles.problem} role="alert">
          {t(`problems.${problem}`)}
        </p>
      )}
    </>
  );
}

/** Why a file cannot be kept; null for one that can. */
async function problemOf(file: File, left: number): Promise<Problem | null> {
  if (file.size > RECORDING_LIMITS.bytes) return 'tooLarge';
  if (file.size > left) return 'noRoom';
  try {
    await loudspeaker.decode(await file.arrayBuffer());
    return null;
  } catch {
    return 'unplayable';
  }
}
