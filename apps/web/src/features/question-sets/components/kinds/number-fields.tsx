import type { DraftOf } from '@lamplight/domain/question-sets';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../ui/form/fields.tsx';
import { typedNumber } from '../../../../ui/game/answers/typed-number.ts';
import styles from '../../question-sets.module.css';
import type { KindFieldsProps } from './kind-fields.tsx';

/** The number that is right, how far from it an answer may be, and what stands behind it. */
export function NumberFields({ draft, errorOf, onChange }: KindFieldsProps<DraftOf<'number'>>) {
  const { t } = useTranslation('question-sets');
  return (
    <div className={styles.numbers}>
      <NumberField
        label={t('kinds.number.answer')}
        value={draft.answer}
        error={errorOf('answer')}
        onNumber={(answer) => onChange({ ...draft, answer })}
      />
      <NumberField
        label={t('kinds.number.tolerance')}
        value={draft.tolerance}
        error={errorOf('tolerance')}
        onNumber={(tolerance) => onChange({ ...draft, tolerance: tolerance ?? 0 })}
      />
      <TextField
        label={t('kinds.number.unit')}
        placeholder={t('kinds.number.unitExample')}
        value={draft.unit}
        error={errorOf('unit')}
        onChange={(event) => onChange({ ...draft, unit: event.currentTarget.value })}
      />
      <p className={styles.hint}>{t('kinds.number.hint')}</p>
    </div>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number | null;
  readonly error: string | undefined;
  readonly onNumber: (value: number | null) => void;
}

/** A field for a number as people write it, with a point or a comma. */
function NumberField({ label, value, error, onNumber }: NumberFieldProps) {
  const { t } = useTranslation('game');
  const [text, setText] = useState(value === null ? '' : String(value));
  const isOther = text.trim() !== '' && typedNumber(text) === null;
  return (
    <TextField
      label={label}
      inputMode="decimal"
      value={text}
      error={isOther ? t('answer.noNumber') : error}
      onChange={(event) => {
        setText(event.currentTarget.value);
        onNumber(typedNumber(event.currentTarget.value));
      }}
    />
  );
}
