import type { GetInputPropsReturnType } from '@mantine/form';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLegalDialog } from '../../../ui/shell/legal-dialog-context.ts';
import styles from './terms-block.module.css';

/** The agreement to terms and privacy; both texts open over the form, so nothing typed is lost. */
export function TermsBlock({ error, ...checkbox }: GetInputPropsReturnType) {
  const { t } = useTranslation('auth');
  const legal = useLegalDialog();
  const id = useId();
  const notes = [`${id}-must`, `${id}-error`].join(' ');
  return (
    <section className={styles.block} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {t('register.terms.title')}
      </h2>
      <p className={styles.text}>{t('register.terms.text')}</p>
      <div className={styles.links}>
        <button type="button" className={styles.link} onClick={() => legal.open('/terms-of-use')}>
          {t('register.terms.readTerms')}
        </button>
        <button type="button" className={styles.link} onClick={() => legal.open('/privacy-policy')}>
          {t('register.terms.readPrivacy')}
        </button>
      </div>
      <label className={styles.check}>
        <input
          type="checkbox"
          required
          aria-invalid={error !== undefined}
          aria-describedby={notes}
          {...checkbox}
        />
        <span>{t('register.terms.check')}</span>
      </label>
      {checkbox.checked !== true && (
        <p id={`${id}-must`} className={styles.must}>
          {t('register.terms.must')}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </section>
  );
}
