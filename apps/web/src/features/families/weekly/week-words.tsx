import { useTranslation } from 'react-i18next';
import type { WeekPartProps } from './findings.tsx';
import styles from './weekly.module.css';

/** What to talk about at dinner, the verse of the week, and what comes next. */
export function WeekWords({ page, name }: WeekPartProps) {
  const { t } = useTranslation('weekly');
  const { verse, theme, talk, next } = page;
  return (
    <>
      <section className={`${styles.part} ${styles.talk}`}>
        <h2 className={styles.heading}>{t('talk.title')}</h2>
        <p>{t('talk.text', { name })}</p>
        <ul className={styles.entries}>
          {theme.focus.map((focus) => (
            <li key={focus}>{focus}</li>
          ))}
          {talk.map(({ title, description }) => (
            <li key={title}>
              <strong>{/[.?!]$/.test(title) ? title : `${title}:`}</strong> {description}
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.beside}>
        <section className={styles.part}>
          <h2 className={styles.heading}>{t('verse.title')}</h2>
          <blockquote className={styles.verse}>
            <p>{verse.text}</p>
            <footer>
              {verse.reference}
              {verse.isLearned && ` · ${t('verse.learned', { name })}`}
            </footer>
          </blockquote>
        </section>
        <section className={styles.part}>
          <h2 className={styles.heading}>{t('next.title')}</h2>
          {next === null ? (
            <p>{t('next.none')}</p>
          ) : (
            <p>
              <strong>{next.title}.</strong> {next.description}
            </p>
          )}
        </section>
      </div>
    </>
  );
}
