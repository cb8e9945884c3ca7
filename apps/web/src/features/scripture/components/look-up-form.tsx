import { LONGEST_QUERY } from '@lamplight/domain/scripture';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/form/fields.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import styles from './look-up-form.module.css';

/** One field for both: a place of the Bible, or words to look for. */
export function LookUpForm({ asked }: { readonly asked: string }) {
  const { t } = useTranslation('scripture');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(asked);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const q = typed.trim();
    if (q !== '') void navigate({ to: '/scripture', search: { q } });
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: React does not let <search> be a form.
    <form className={styles.form} role="search" onSubmit={submit} data-subject="bible">
      <TextField
        className={styles.field ?? ''}
        label={
          <span className={styles.label}>
            {t('field')}
            <ListenButton title={t('field')} text={`${t('field')} ${t('example')}`} />
          </span>
        }
        aria-label={t('field')}
        description={t('example')}
        value={typed}
        maxLength={LONGEST_QUERY}
        enterKeyHint="search"
        autoCapitalize="none"
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button
        type="submit"
        variant="subject"
        className={styles.button ?? ''}
        leftSection={<Picture name="magnifying-glass-tilted-left" size={24} />}
      >
        {t('lookUp')}
      </Button>
    </form>
  );
}
