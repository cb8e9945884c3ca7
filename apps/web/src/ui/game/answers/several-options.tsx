import type { QuestionAnswer } from '@lamplight/domain/questions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionGrid } from '../option-grid.tsx';
import styles from './answers.module.css';
import { SendButton } from './send-button.tsx';

export interface SeveralOptionsProps {
  readonly options: readonly string[];
  readonly keep: readonly number[] | null;
  /** What was sent and did not arrive. */
  readonly initial: QuestionAnswer | null;
  readonly onSend: (answer: QuestionAnswer) => void;
}

/** Options of which any number is taken, and then sent. */
export function SeveralOptions({ options, keep, initial, onSend }: SeveralOptionsProps) {
  const { t } = useTranslation('game');
  const [taken, setTaken] = useState<readonly number[]>(Array.isArray(initial) ? initial : []);
  const toggle = (place: number) =>
    setTaken(taken.includes(place) ? taken.filter((one) => one !== place) : [...taken, place]);
  return (
    <>
      <p className={styles.how}>{t('answer.how.several')}</p>
      <OptionGrid
        options={options}
        keep={keep}
        chosen={taken}
        right={null}
        isToggled
        onChoose={toggle}
      />
      <SendButton
        isWhole={taken.length > 0}
        onSend={() => onSend(taken.toSorted((a, b) => a - b))}
      />
    </>
  );
}
