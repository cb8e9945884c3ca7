import { bagOfWords } from '@lamplight/domain/training';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnExampleProps } from './own-drawing.tsx';
import { PatientButton } from './patient-button.tsx';
import styles from './training.module.css';

/** Characters of an example: a short sentence. */
const LONGEST_TEXT = 80;

/** A line to write an example on, and the two piles that it may go to. */
export function OwnWords({ act, language, onAdd }: OwnExampleProps) {
  const { t } = useTranslation('acts');
  const id = useId();
  const [text, setText] = useState('');
  return (
    <div className={styles.own}>
      <label className={styles.label} htmlFor={id}>
        {t('train.words')}
      </label>
      <input
        id={id}
        className={styles.line}
        type="text"
        autoComplete="off"
        maxLength={LONGEST_TEXT}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.buttons}>
        {act.groups.map(({ text: name }, group) => (
          <PatientButton
            key={name}
            lang={language}
            isOff={bagOfWords(text).length === 0}
            onClick={() => {
              onAdd({ group, text: text.trim() });
              setText('');
            }}
          >
            {t('train.into', { group: name })}
          </PatientButton>
        ))}
      </div>
    </div>
  );
}
