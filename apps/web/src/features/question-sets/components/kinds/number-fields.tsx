import type { DraftOf } from '@lamplight/domain/question-sets';
import { writtenNumber } from '@lamplight/domain/questions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../ui/form/fields.tsx';
import { typedNumber } from '../../../../ui/game/answers/typed-number.ts';
import styles from '../../question-sets.module.css';
import type { KindFieldsProps } from './kind-fields.tsx';

/** What a field that holds no number leaves in the draft, so that it is not kept as exact. */
const NO_TOLERANCE = -1;

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
        onNumber={(number, isOther) => {
          const tolerance = isOther ? NO_TOLERANCE : (number ?? 0);
          onChange({ ...draft, tolerance });
        }}
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
  /** @param isOther something else than a number is written */
  readonly onNumber: (value: number | null, isOther: boolean) => void;
}

/** A field for a number as people write it, with a point or a comma. */
function NumberField({ label, value, error, onNumber }: NumberFieldProps) {
  const { t, i18n } = useTranslation('game');
  const [text, setText] = useState(value === null ? '' : writtenNumber(value, i18n.language));
  const read = (written: string) => {
    const number = typedNumber(written, i18n.language);
    return { number, isOther: number === null && written.trim() !== '' };
  };
  const { isOther } = read(text);
  return (
    <TextField
      label={label}
      inputMode="text"
      value={text}
      error={isOther ? t('answer.noNumber') : error}
      onChange={(event) => {
        const written = event.currentTarget.value;
        setText(written);
        const { number, isOther: isNone } = read(written);
        onNumber(number, isNone);
      }}
    />
  );
}
