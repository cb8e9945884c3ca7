import { publicKeySchema } from '@lamplight/domain/packs';
import { Button } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import styles from '../packs.module.css';
import { useDistrustSigner, useSigners, useTrustSigner } from '../packs.queries.ts';

/** Those whose signatures the host trusts. */
export function Signers() {
  const { t } = useTranslation('packs');
  const signers = useSigners();
  const distrust = useDistrustSigner();
  const tellFailure = useFailureToast();

  const remove = async (id: number, name: string) => {
    if (!window.confirm(t('signers.removeConfirm', { name }))) return;
    try {
      await distrust.mutateAsync({ id });
    } catch (error) {
      tellFailure({ title: t('signers.removeFailed'), error, fallback: t('tryAgain') });
    }
  };

  return (
    <TitledCard title={t('signers.title')} className={styles.pack}>
      <p className={styles.hint}>{t('signers.text')}</p>
      {signers.data !== undefined && signers.data.length > 0 && (
        <ul className={styles.signers}>
          {signers.data.map(({ id, name, publicKey }) => (
            <li key={id} className={styles.signer}>
              <span>
                <strong>{name}</strong> <code className={styles.key}>{publicKey}</code>
              </span>
              <Button
                variant="default"
                aria-label={t('signers.removeOne', { name })}
                onClick={() => void remove(id, name)}
              >
                {t('signers.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <TrustForm />
    </TitledCard>
  );
}

function TrustForm() {
  const { t } = useTranslation('packs');
  const trust = useTrustSigner();
  const tellFailure = useFailureToast();
  const form = useRef<HTMLFormElement>(null);
  const [isWrong, setIsWrong] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const key = publicKeySchema.safeParse(String(fields.get('publicKey') ?? ''));
    setIsWrong(!key.success);
    if (!key.success) return;
    try {
      await trust.mutateAsync({ name: String(fields.get('name') ?? ''), publicKey: key.data });
      form.current?.reset();
    } catch (error) {
      tellFailure({ title: t('signers.failed'), error, fallback: t('tryAgain') });
    }
  };

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField name="name" label={t('signers.name')} maxLength={80} required />
      <TextField
        name="publicKey"
        label={t('signers.key')}
        description={t('signers.keyHint')}
        error={isWrong ? t('signers.keyWrong') : null}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <div>
        <Button type="submit" variant="default" loading={trust.isPending}>
          {t('signers.add')}
        </Button>
      </div>
    </form>
  );
}
