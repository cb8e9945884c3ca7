import {
  type CareSheet,
  type SealedSheet,
  SHEET_CODE_LENGTH,
  sheetCodeOf,
} from '@lamplight/domain/care';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../../ui/form/fields.tsx';
import styles from '../components/care.module.css';
import { openSealedSheet } from './unseal.ts';
import { noteOpening } from './use-kept-sheet.ts';

export interface SheetCodeFormProps {
  readonly sealed: SealedSheet;
  readonly onOpened: (sheet: CareSheet) => void;
}

/** Where an adult types the code of the class. What it is wrong with is found on this device alone. */
export function SheetCodeForm({ sealed, onOpened }: SheetCodeFormProps) {
  const { t } = useTranslation('care');
  const [typed, setTyped] = useState('');
  const open = useMutation({
    mutationFn: () => openSealedSheet(sealed, typed),
    // Without the host, too.
    networkMode: 'always',
    gcTime: 0,
    onSuccess(sheet) {
      if (sheet === null) return;
      noteOpening(new Date());
      onOpened(sheet);
    },
  });
  const isWrong = open.data === null || open.isError;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    open.mutate();
  };
  return (
    <form className={styles.card} onSubmit={submit}>
      <PasswordField
        label={t('tablet.code')}
        description={t('tablet.codeHint')}
        autoComplete="off"
        value={typed}
        error={isWrong ? t('tablet.wrong') : undefined}
        onChange={(event) => {
          open.reset();
          setTyped(event.currentTarget.value);
        }}
      />
      <div>
        <Button
          type="submit"
          loading={open.isPending}
          disabled={sheetCodeOf(typed).length !== SHEET_CODE_LENGTH}
        >
          {t('tablet.submit')}
        </Button>
      </div>
    </form>
  );
}
