import { useTranslation } from 'react-i18next';
import { calendarDayText } from '../../../lib/dates.ts';
import { PrintSheet } from '../../../ui/print/print-sheet.tsx';
import { timeText } from '../door/time-text.ts';
import type { ShownDay } from '../door/with-waiting.ts';
import { BackToList } from './back-to-list.tsx';
import { Flags } from './flags.tsx';
import styles from './prints.module.css';

export interface FireDrillProps {
  readonly day: ShownDay;
  readonly isCutOff: boolean;
}

/** Who is here now, by class, to tick off outside: forty children on one page. */
export function FireDrill({ day, isCutOff }: FireDrillProps) {
  const { t, i18n } = useTranslation('attendance');
  const here = day.rows.filter(({ state }) => state === 'here');
  // A child of two classes is looked for once.
  const classes = day.classes
    .map(({ id, name }) => ({ id, name, rows: here.filter(({ classIds }) => classIds[0] === id) }))
    .filter(({ rows }) => rows.length > 0);
  const time = timeText(day.time, i18n.language);
  return (
    <PrintSheet
      title={t('drill.title')}
      meta={t('drill.meta', {
        ...{ date: calendarDayText(day.date, i18n.language), time, count: here.length },
      })}
      actions={<BackToList />}
    >
      {isCutOff && <p className={styles.stale}>{t('drill.stale', { time })}</p>}
      {here.length === 0 && <p>{t('drill.none')}</p>}
      {classes.map(({ id, name, rows }) => (
        <section key={id} className={styles.class}>
          <h2 className={styles.heading}>{t('drill.of', { class: name, count: rows.length })}</h2>
          <ul className={styles.names} aria-label={name}>
            {rows.map((row) => (
              <li key={`${row.who.kind} ${row.who.id}`} className={styles.tick}>
                <span className={styles.box} aria-hidden />
                {row.name}
                <Flags row={row} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {here.some(({ allergy, medicine }) => allergy || medicine) && (
        <p className={styles.key}>{t('drill.flags')}</p>
      )}
    </PrintSheet>
  );
}
