import { type CareRow, type CareSheet, isDueForCheck, isWritten } from '@lamplight/domain/care';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../../lib/dates.ts';
import { PrintSheet } from '../../../ui/print/print-sheet.tsx';
import { PrintTable } from '../../../ui/print/print-table.tsx';
import styles from './sheet.module.css';

/** The sheet of a class as it is printed: who has something written in a table, the others in a line below it. */
export function SheetTable({ sheet }: { readonly sheet: CareSheet }) {
  const { t, i18n } = useTranslation('care');
  const { className, madeAt, children } = sheet;
  const written = children.filter(isWritten);
  const others = children.filter((child) => !isWritten(child));
  const text = (name: 'allergies' | 'medicines' | 'notes') => ({
    key: name,
    header: t(`sheet.${name}`),
    cell: ({ card }: CareRow) => (
      <span className={styles.text}>
        {card?.[name] || <span className={styles.blank}>{t('sheet.blank')}</span>}
      </span>
    ),
  });
  return (
    <PrintSheet
      title={t('sheet.heading', { class: className })}
      meta={t('sheet.meta', { when: momentText(madeAt, i18n.language) })}
    >
      {children.length === 0 && <p>{t('sheet.none')}</p>}
      {written.length > 0 && (
        <PrintTable
          caption={t('sheet.list')}
          rows={written}
          rowKey={({ id }) => id}
          columns={[
            { key: 'child', header: t('sheet.child'), cell: (row) => <ChildName row={row} /> },
            { key: 'call', header: t('sheet.call'), cell: (row) => <Call row={row} /> },
            text('allergies'),
            text('medicines'),
            text('notes'),
          ]}
        />
      )}
      {others.length > 0 && (
        <section className={styles.without}>
          <p>{t('sheet.without')}</p>
          <p className={styles.names}>{others.map(({ name }) => name).join(', ')}</p>
        </section>
      )}
    </PrintSheet>
  );
}

function ChildName({ row: { name, card } }: { readonly row: CareRow }) {
  const { t } = useTranslation('care');
  return (
    <>
      {name}
      {card !== null && isDueForCheck(card.changedAt, Date.now()) && (
        <span className={styles.old}>{t('sheet.checkOld')}</span>
      )}
    </>
  );
}

function Call({ row: { card, fromProfiles } }: { readonly row: CareRow }) {
  const { t } = useTranslation('care');
  const lines = [
    ...(card?.contacts ?? []).map(({ name, relation, telephone }) => ({
      who: relation === '' ? name : `${name} (${relation})`,
      telephone,
    })),
    ...fromProfiles.map((each) => ({ who: t('sheet.fromProfile', each), telephone: null })),
  ];
  if (lines.length === 0) return <span className={styles.blank}>{t('sheet.blank')}</span>;
  return (
    <ul className={styles.lines}>
      {lines.map(({ who, telephone }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sheet never moves.
        <li key={index}>
          {who}
          {telephone !== null && <strong className={styles.telephone}>{telephone}</strong>}
        </li>
      ))}
    </ul>
  );
}
