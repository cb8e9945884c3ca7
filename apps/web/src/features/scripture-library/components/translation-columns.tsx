import type { InstalledTranslation } from '@lamplight/domain/scripture';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../../lib/dates.ts';
import type { Column } from '../../../ui/data-table/column.ts';

/** Digits of a checksum that tell two texts apart at a glance. */
const SHOWN_DIGITS = 12;

/** The columns of the list of Bibles. */
export function useTranslationColumns(): readonly Column<InstalledTranslation>[] {
  const { t, i18n } = useTranslation('scripture-library');
  const number = new Intl.NumberFormat(i18n.language);
  const languages = new Intl.DisplayNames(i18n.language, { type: 'language' });
  return [
    {
      key: 'name',
      header: t('columns.name'),
      cell: ({ name, abbreviation }) => `${name} (${abbreviation})`,
      value: ({ name }) => name,
    },
    {
      key: 'language',
      header: t('columns.language'),
      cell: ({ language }) => languages.of(language) ?? language,
      value: ({ language }) => language,
    },
    {
      key: 'books',
      header: t('columns.books'),
      cell: ({ bookCount }) => number.format(bookCount),
      value: ({ bookCount }) => bookCount,
      align: 'end',
    },
    {
      key: 'verses',
      header: t('columns.verses'),
      cell: ({ verseCount }) => number.format(verseCount),
      value: ({ verseCount }) => verseCount,
      align: 'end',
    },
    {
      key: 'added',
      header: t('columns.added'),
      cell: ({ importedAt }) => momentText(importedAt, i18n.language),
      value: ({ importedAt }) => importedAt,
    },
    {
      key: 'checksum',
      header: t('columns.checksum'),
      cell: ({ sha256 }) => <code title={sha256}>{sha256.slice(0, SHOWN_DIGITS)}</code>,
    },
  ];
}
