import type { ScriptureWarning } from '@lamplight/domain/question-sets';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice/notice.tsx';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import styles from '../question-sets.module.css';

/** Where a quotation differs from what the Bible says. */
export function ScriptureWarnings({
  warnings,
}: {
  readonly warnings: readonly ScriptureWarning[];
}) {
  const { t } = useTranslation('question-sets');
  if (warnings.length === 0) return null;
  return (
    <Notice picture="open-book" title={t('scripture.title')}>
      <ul className={styles.warnings}>
        {warnings.map(({ row, column, said, bible, reference }) => (
          <li key={`${row} ${column} ${said}`}>
            {t('scripture.where', { row, reference })}
            <blockquote lang={CONTENT_LANGUAGE}>{bible}</blockquote>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
