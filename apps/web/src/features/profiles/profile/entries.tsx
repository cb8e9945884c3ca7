import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField, TextField } from '../../../ui/form/fields.tsx';
import styles from './entries.module.css';
import type { ProfileValues } from './profile-values.ts';
import type { ProfileForm } from './use-profile-form.ts';

/** Fields side by side stay in line when only one of them has a hint. */
const HINT_BELOW: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'description',
  'error',
];

/** Entries side by side where there is room. */
export function Entries({ children }: { readonly children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

/** An entry that needs the whole row. */
export function WideEntry({ children }: { readonly children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}

export interface FactProps {
  readonly label: string;
  /** Null or empty for what was not given. */
  readonly value: string | null;
}

/** Something to read: its name and what it is. */
export function Fact({ label, value }: FactProps) {
  const { t } = useTranslation('profiles');
  const id = useId();
  const isEmpty = value === null || value === '';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and here is nothing to fill in.
    <div className={styles.fact} role="group" aria-labelledby={id}>
      <div id={id} className={styles.label}>
        {label}
      </div>
      <div className={styles.value} data-empty={isEmpty}>
        {isEmpty ? t('values.none') : value}
      </div>
    </div>
  );
}

interface LockedEntryProps extends FactProps {
  readonly form: ProfileForm | undefined;
  readonly type?: 'text' | 'number';
}

/** Something that nobody changes here: among the fields it is one that is read-only. */
export function LockedEntry({ form, label, value, type = 'text' }: LockedEntryProps) {
  const { t } = useTranslation('profiles');
  if (form === undefined) return <Fact label={label} value={value} />;
  return (
    <TextField
      className={styles.locked ?? ''}
      label={label}
      type={type}
      readOnly
      placeholder={t('values.none')}
      value={value ?? ''}
    />
  );
}

interface EntryProps {
  /** Undefined while the profile is only read. */
  readonly form: ProfileForm | undefined;
  readonly name: keyof ProfileValues;
  readonly label: string;
  readonly hint?: string;
}

interface TextEntryProps extends EntryProps {
  readonly value: string | null;
  readonly type?: 'text' | 'email';
}

/** A line of text. */
export function TextEntry({ form, name, label, hint, value, type = 'text' }: TextEntryProps) {
  if (form === undefined) return <Fact label={label} value={value} />;
  return (
    <TextField
      label={label}
      description={hint}
      inputWrapperOrder={HINT_BELOW}
      type={type}
      autoComplete="off"
      {...(type === 'email' ? { inputMode: 'email', autoCapitalize: 'none' } : {})}
      {...form.getInputProps(name)}
    />
  );
}

interface NumberEntryProps extends EntryProps {
  readonly value: string | null;
  readonly min: number;
  readonly max: number;
}

/** A whole number. */
export function NumberEntry({ form, name, label, hint, value, min, max }: NumberEntryProps) {
  if (form === undefined) return <Fact label={label} value={value} />;
  return (
    <TextField
      label={label}
      description={hint}
      inputWrapperOrder={HINT_BELOW}
      type="number"
      inputMode="numeric"
      min={min}
      max={max}
      step={1}
      {...form.getInputProps(name)}
    />
  );
}

interface SelectEntryProps extends EntryProps {
  /** Values with their names; the one that is chosen is read where the profile is only read. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string | null;
}

/** One of a few values. */
export function SelectEntry({ form, name, label, hint, options, value }: SelectEntryProps) {
  if (form === undefined) {
    const chosen = options.find((option) => option.value === value);
    return <Fact label={label} value={value === null ? null : (chosen?.label ?? value)} />;
  }
  return (
    <SelectField
      label={label}
      description={hint}
      inputWrapperOrder={HINT_BELOW}
      data={[...options]}
      {...form.getInputProps(name)}
    />
  );
}
