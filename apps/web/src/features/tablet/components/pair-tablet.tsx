import { TABLET_CODE_LENGTH } from '@lamplight/domain/classroom-sign-in';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClassTabletKey } from '../../../lib/class-tablet.ts';
import { Card } from '../../../ui/card/card.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { usePairTablet } from '../tablet.queries.ts';
import { useFailureWords } from '../use-failure-words.ts';
import styles from './pair-tablet.module.css';

export interface PairTabletProps {
  /** The code in the address, '' for none. */
  readonly code: string;
  /** Whether this device has just lost its class. */
  readonly wasRemoved: boolean;
  readonly onPaired: (key: ClassTabletKey) => void;
}

/** A teacher makes this device a class tablet, with a code from their own. */
export function PairTablet({ code, wasRemoved, onPaired }: PairTabletProps) {
  const { t } = useTranslation('tablet');
  const [typed, setTyped] = useState(code);
  const pair = usePairTablet();
  const words = useFailureWords(pair.error);
  const letters = typed.replaceAll(/[^a-z0-9]/gi, '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (letters.length === TABLET_CODE_LENGTH) pair.mutate(letters, { onSuccess: onPaired });
  };
  return (
    <Card className={styles.card}>
      {wasRemoved && (
        <Notice picture="locked" role="status">
          {t('pair.gone')}
        </Notice>
      )}
      <div className={styles.head}>
        <Picture name="key" size={72} />
        <h1 className={styles.title}>{t('pair.title')}</h1>
      </div>
      <p className={styles.text}>{t('pair.text')}</p>
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label={t('pair.code')}
          description={t('pair.hint')}
          className={styles.code ?? ''}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          value={typed}
          error={words ?? undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button
          type="submit"
          variant="cta"
          loading={pair.isPending}
          disabled={letters.length !== TABLET_CODE_LENGTH}
        >
          {t('pair.button')}
        </Button>
      </form>
      <LinkButton to="/" variant="subtle">
        {t('pair.home')}
      </LinkButton>
    </Card>
  );
}
