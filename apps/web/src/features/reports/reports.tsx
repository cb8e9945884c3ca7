import { useTranslation } from 'react-i18next';
import { ClassSpanView } from '../../ui/class-span/class-span-view.tsx';
import { Section } from '../../ui/section/section.tsx';
import styles from './components/class-reports.module.css';
import { ClassReports } from './components/class-reports.tsx';
import { useReportedClasses } from './reports.queries.ts';

/** Where reports are opened: of a whole class, and of each of its students. */
export function Reports() {
  const { t } = useTranslation('reports');
  const classes = useReportedClasses();
  return (
    <Section title={t('title')}>
      <p className={styles.about}>{t('about')}</p>
      <ClassSpanView classes={classes}>{(wish) => <ClassReports {...wish} />}</ClassSpanView>
    </Section>
  );
}
