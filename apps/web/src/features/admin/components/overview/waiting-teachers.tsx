import { useTranslation } from 'react-i18next';
import { dayText } from '../../../../lib/dates.ts';
import { TitledCard } from '../../../../ui/card/titled-card.tsx';
import { fullName } from '../../accounts.ts';
import { useWaitingTeachers } from '../../admin.queries.ts';
import { ApproveButton } from '../approve-button.tsx';
import styles from './overview.module.css';

/** Teachers who see no child until the admin approves them; nothing while none waits. */
export function WaitingTeachers() {
  const { t, i18n } = useTranslation('admin');
  const teachers = useWaitingTeachers().data?.rows ?? [];
  if (teachers.length === 0) return null;
  return (
    <TitledCard title={t('waiting.title')} className={styles.waiting}>
      <p className={styles.text}>{t('waiting.text')}</p>
      <ul className={styles.list}>
        {teachers.map((teacher) => (
          <li key={teacher.id} className={styles.item}>
            <span>
              <strong>{teacher.username}</strong> {fullName(teacher)}{' '}
              <span className={styles.when}>
                {t('waiting.since', { date: dayText(teacher.createdAt, i18n.language) })}
              </span>
            </span>
            <ApproveButton teacher={teacher} />
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
