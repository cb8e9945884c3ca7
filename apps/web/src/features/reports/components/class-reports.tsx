import type { ClassSpan } from '@lamplight/domain/analytics';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import styles from './class-reports.module.css';
import { StudentReports } from './student-reports.tsx';

/** The ways to the report of a class and of each of its students. */
export function ClassReports({ classId, span }: ClassSpan) {
  const { t } = useTranslation('reports');
  return (
    <>
      <TitledCard title={t('class.title')} className={styles.card}>
        <p className={styles.about}>{t('class.about')}</p>
        <LinkButton
          to="/reports/class/$classId"
          params={{ classId: String(classId) }}
          search={{ span }}
          className={styles.open ?? ''}
        >
          {t('class.open')}
        </LinkButton>
      </TitledCard>
      <TitledCard title={t('together.title')} className={styles.card}>
        <p className={styles.about}>{t('together.about')}</p>
        <div className={styles.ways}>
          <LinkButton
            to="/reports/children/$classId"
            params={{ classId: String(classId) }}
            search={{ span }}
            variant="default"
          >
            {t('together.open')}
          </LinkButton>
          <LinkButton
            to="/weekly/class/$classId"
            params={{ classId: String(classId) }}
            variant="default"
          >
            {t('together.week')}
          </LinkButton>
        </div>
      </TitledCard>
      <TitledCard title={t('student.title')} className={styles.card}>
        <p className={styles.about}>{t('student.about')}</p>
        <StudentReports classId={classId} span={span} />
      </TitledCard>
    </>
  );
}
