import { useTranslation } from 'react-i18next';
import { PrintSheet } from '../../../ui/print/print-sheet.tsx';
import type { ShownDay } from '../door/with-waiting.ts';
import { BackToList } from './back-to-list.tsx';
import { Flags } from './flags.tsx';
import styles from './prints.module.css';

/** A label with the name for each child who is expected or here, three by eight on a page. */
export function Labels({ day }: { readonly day: ShownDay }) {
  const { t } = useTranslation('attendance');
  const rows = day.rows.filter(({ state }) => state === 'expected' || state === 'here');
  const className = (id: number | undefined) =>
    day.classes.find((each) => each.id === id)?.name ?? '';
  return (
    <PrintSheet title={t('labels.title')} meta={t('labels.meta')} actions={<BackToList />}>
      <ul className={styles.labels} aria-label={t('labels.title')}>
        {rows.map((row) => (
          <li key={`${row.who.kind} ${row.who.id}`} className={styles.label}>
            <strong className={styles.labelName}>{row.name}</strong>
            <span className={styles.labelClass}>
              {className(row.classIds[0])}
              <Flags row={row} />
            </span>
          </li>
        ))}
      </ul>
    </PrintSheet>
  );
}
