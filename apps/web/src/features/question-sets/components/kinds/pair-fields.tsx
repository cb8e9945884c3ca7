import { OPTIONS_MAX } from '@lamplight/domain/multiplayer';
import type { DraftOf } from '@lamplight/domain/question-sets';
import { Button, UnstyledButton } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../ui/form/fields.tsx';
import styles from '../../question-sets.module.css';
import type { DraftPair } from '../../set-draft.ts';
import type { KindFieldsProps } from './kind-fields.tsx';

const FEWEST = 2;

/** What belongs together, in two columns. */
export function PairFields({ draft, errorOf, onChange }: KindFieldsProps<DraftOf<'match'>>) {
  const { t } = useTranslation('question-sets');
  const hint = useId();
  const { pairs } = draft;
  const errorOfAll = errorOf('options');
  const put = (next: DraftPair[]) => onChange({ ...draft, pairs: next });
  return (
    <fieldset className={styles.options} aria-describedby={hint}>
      <legend>{t('kinds.match.options')}</legend>
      <p id={hint} className={styles.hint}>
        {t('kinds.match.hint')}
      </p>
      {pairs.map((pair, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pair is its place; its words are in the draft.
        <div key={place} className={styles.option}>
          <div className={styles.pair}>
            <TextField
              aria-label={t('kinds.match.left', { number: place + 1 })}
              value={pair.left}
              error={errorOf(`option${place + 1}` as 'option1')}
              onChange={(event) =>
                put(pairs.with(place, { ...pair, left: event.currentTarget.value }))
              }
            />
            <TextField
              aria-label={t('kinds.match.right', { number: place + 1 })}
              value={pair.right}
              onChange={(event) =>
                put(pairs.with(place, { ...pair, right: event.currentTarget.value }))
              }
            />
          </div>
          {pairs.length > FEWEST && (
            <UnstyledButton
              className={styles.away}
              aria-label={t('kinds.match.remove', { number: place + 1 })}
              onClick={() => put(pairs.toSpliced(place, 1))}
            >
              <IconX size={20} aria-hidden />
            </UnstyledButton>
          )}
        </div>
      ))}
      {errorOfAll !== undefined && <p className={styles.error}>{errorOfAll}</p>}
      {pairs.length < OPTIONS_MAX && (
        <Button
          variant="subtle"
          className={styles.more}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => put([...pairs, { left: '', right: '' }])}
        >
          {t('kinds.match.add')}
        </Button>
      )}
    </fieldset>
  );
}
