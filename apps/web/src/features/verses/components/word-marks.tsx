import type { WordMark } from '@lamplight/domain/verses';
import { VisuallyHidden } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import styles from './word-marks.module.css';

/** An answer word by word: what is right, what is missing and what does not belong there. */
export function WordMarks({ marks }: { readonly marks: readonly WordMark[] }) {
  const { t } = useTranslation('verses');
  return (
    <div>
      <p className={styles.marks} lang={CONTENT_LANGUAGE}>
        {marks.map(({ kind, word }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the marks of one answer never move.
          <Fragment key={index}>
            <span className={styles.mark} data-kind={kind}>
              {kind !== 'right' && <VisuallyHidden>{t(`type.${kind}`)}: </VisuallyHidden>}
              {word}
            </span>{' '}
          </Fragment>
        ))}
      </p>
      <p className={styles.key}>
        <span className={styles.mark} data-kind="missing">
          {t('type.missing')}
        </span>
        <span className={styles.mark} data-kind="extra">
          {t('type.extra')}
        </span>
      </p>
    </div>
  );
}
