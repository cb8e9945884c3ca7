import { Button } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import { FileField } from '../../../ui/form/file-field.tsx';
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import styles from '../backups.module.css';
import { useBringBackup } from '../backups.queries.ts';

/** Takes in a backup that was made elsewhere, to be restored from the list. */
export function BringBackup() {
  const { t } = useTranslation('backups');
  const bring = useBringBackup();
  const tellFailure = useFailureToast();
  const file = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const chosen = file.current?.files?.[0];
    setMissing(chosen === undefined);
    if (chosen === undefined) {
      file.current?.focus();
      return;
    }
    try {
      await bring.mutateAsync(chosen);
      form.reset();
      showToast({ kind: 'success', title: t('bring.done') });
    } catch (error) {
      tellFailure({ title: t('bring.failed'), error, fallback: t('bring.failedText') });
    }
  };

  return (
    <TitledCard title={t('bring.title')}>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <p className={styles.line}>{t('bring.text')}</p>
        <FileField
          ref={file}
          label={t('bring.file')}
          accept=".db"
          hint={isMissing ? t('bring.choose') : null}
          isWrong={isMissing}
        />
        {bring.share !== null && <Progress share={bring.share} />}
        <div>
          <Button type="submit" variant="default" loading={bring.isPending}>
            {t('bring.submit')}
          </Button>
        </div>
      </form>
    </TitledCard>
  );
}

/** How far the file has come; then the host verifies it, which takes as long as the file is large. */
function Progress({ share }: { readonly share: number }) {
  const { t } = useTranslation('backups');
  // Not rounded up: 100% is only said when all is there.
  const percent = Math.floor(share * 100);
  return (
    <div className={styles.progress}>
      <ProgressBar percent={percent} label={t('bring.progress')} />
      <p className={styles.line}>{t(share < 1 ? 'bring.sent' : 'bring.checking', { percent })}</p>
    </div>
  );
}
