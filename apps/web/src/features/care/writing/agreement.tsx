import type { GetInputPropsReturnType } from '@mantine/form';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './care-form.module.css';

/** Who writes: a parent, or an admin for one. */
export type CareWriter = 'parent' | 'admin';

const PARTS = ['who', 'where', 'long', 'free'] as const;

/** The words that are read before something is saved, and kept with it. */
export function useCareNotice(name: string, writer: CareWriter) {
  const { t } = useTranslation('care');
  const paragraphs = PARTS.map((part) => t(`write.notice.${part}`, { name }));
  const agree = t(writer === 'admin' ? 'write.agreeForParent' : 'write.agree', { name });
  return { paragraphs, agree, whole: [...paragraphs, agree].join('\n') };
}

export interface AgreementProps {
  readonly notice: Pick<ReturnType<typeof useCareNotice>, 'paragraphs' | 'agree'>;
  readonly input: GetInputPropsReturnType;
}

/** What happens with what is written, and the agreement to it: for each saving anew, and never ticked beforehand. */
export function Agreement({ notice, input: { error, ...checkbox } }: AgreementProps) {
  const { t } = useTranslation('care');
  const id = useId();
  const isRefused = error !== undefined && error !== null;
  return (
    <section className={styles.notice} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{t('write.noticeTitle')}</h3>
      {notice.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <label className={styles.agree}>
        <input
          type="checkbox"
          required
          aria-invalid={isRefused}
          aria-describedby={isRefused ? `${id}-error` : undefined}
          {...checkbox}
        />
        <span>{notice.agree}</span>
      </label>
      {isRefused && (
        <p id={`${id}-error`} className={styles.error}>
          {t('write.mustAgree')}
        </p>
      )}
    </section>
  );
}
