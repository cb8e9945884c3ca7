import type { ImportReport } from '@lamplight/domain/scripture';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from './add-translation.module.css';

/** What was added: how many verses of each book, so that a gap is seen at once. */
export function AddedReport({ report }: { readonly report: ImportReport }) {
  const { t, i18n } = useTranslation('scripture-library');
  const { translation, books, skipped } = report;
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <div className={styles.report}>
      <Notice
        picture="check-mark-button"
        role="status"
        title={t('add.done', { name: translation.name })}
      >
        <p className={styles.line}>
          {t('add.counts', {
            books: number.format(translation.bookCount),
            verses: number.format(translation.verseCount),
          })}
        </p>
        {skipped.length > 0 && (
          <p className={styles.line}>{t('add.skipped', { files: skipped.join(', ') })}</p>
        )}
        <details>
          <summary>{t('add.perBook')}</summary>
          <ul className={styles.books}>
            {books.map(({ code, name, verses }) => (
              <li key={code}>
                {name}: {number.format(verses)}
              </li>
            ))}
          </ul>
        </details>
      </Notice>
    </div>
  );
}
