import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/form/fields.tsx';
import styles from './pairing.module.css';
import { useLinkChild } from './use-link-child.ts';

export interface LinkChildProps {
  readonly onLinked: (studentId: number) => void;
}

/** Where a parent types the code of a pairing slip. */
export function LinkChild({ onLinked }: LinkChildProps) {
  const { t } = useTranslation('pairing');
  const [code, setCode] = useState('');
  const linking = useLinkChild(onLinked);
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!linking.pending) void linking.link(code);
      }}
    >
      <p className={styles.text}>{t('link.text')}</p>
      <TextField
        label={t('link.code')}
        description={t('link.hint')}
        placeholder="ABCDE-FGHJK"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={code}
        error={linking.problem}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          linking.clear();
        }}
      />
      <Button
        type="submit"
        className={styles.way ?? ''}
        disabled={code.trim() === '' || linking.pending}
      >
        {t(linking.pending ? 'link.pending' : 'link.submit')}
      </Button>
    </form>
  );
}
