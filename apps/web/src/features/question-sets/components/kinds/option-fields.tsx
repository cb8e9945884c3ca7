import { OPTIONS_MAX, OPTIONS_MIN } from '@lamplight/domain/multiplayer';
import { Button, UnstyledButton } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../ui/form/fields.tsx';
import styles from '../../question-sets.module.css';
import {
  type DraftWithOptions,
  isRightOption,
  withMoreOptions,
  withOption,
  withoutOption,
  withRight,
} from '../../set-draft.ts';
import type { KindFieldsProps } from './kind-fields.tsx';

/** Fewest fields that are shown. */
const FEWEST = { choice: OPTIONS_MIN, several: OPTIONS_MIN, order: 3, word: 1 } as const;

/** Options with a mark at those that are right, things in their right order, or spellings of a word. */
export function OptionFields(props: KindFieldsProps<DraftWithOptions>) {
  const { draft, errorOf, onChange } = props;
  const { t } = useTranslation('question-sets');
  const group = useId();
  const { kind } = draft;
  const errorOfAll = errorOf('options') ?? errorOf('answer');
  return (
    <fieldset className={styles.options} aria-describedby={`${group}-hint`}>
      <legend>{t(`kinds.${kind}.options`)}</legend>
      <p id={`${group}-hint`} className={styles.hint}>
        {t(`kinds.${kind}.hint`)}
      </p>
      {draft.options.map((option, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place; its words are in the draft.
        <div key={place} className={styles.option}>
          {(kind === 'choice' || kind === 'several') && (
            <input
              type={kind === 'choice' ? 'radio' : 'checkbox'}
              name={group}
              className={styles.right}
              aria-label={t('fields.isRight', { number: place + 1 })}
              checked={isRightOption(draft, place)}
              onChange={(event) => onChange(withRight(draft, place, event.currentTarget.checked))}
            />
          )}
          {kind === 'order' && <span aria-hidden="true">{place + 1}.</span>}
          <TextField
            className={styles.words ?? ''}
            aria-label={t(`kinds.${kind}.option`, { number: place + 1 })}
            value={option}
            error={errorOf(`option${place + 1}` as 'option1')}
            onChange={(event) => onChange(withOption(draft, place, event.currentTarget.value))}
          />
          {draft.options.length > FEWEST[kind] && (
            <UnstyledButton
              className={styles.away}
              aria-label={t('fields.removeOption', { number: place + 1 })}
              onClick={() => onChange(withoutOption(draft, place))}
            >
              <IconX size={20} aria-hidden />
            </UnstyledButton>
          )}
        </div>
      ))}
      {errorOfAll !== undefined && <p className={styles.error}>{errorOfAll}</p>}
      {draft.options.length < OPTIONS_MAX && (
        <Button
          variant="subtle"
          className={styles.more}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => onChange(withMoreOptions(draft))}
        >
          {t(`kinds.${kind}.add`)}
        </Button>
      )}
    </fieldset>
  );
}
