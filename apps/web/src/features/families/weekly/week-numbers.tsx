import type { WeekOfChild } from '@lamplight/domain/families';
import { useTranslation } from 'react-i18next';
import styles from './weekly.module.css';

/** Lessons, minutes and achievements of the week. */
export function WeekNumbers({ page }: { readonly page: WeekOfChild }) {
  const { t } = useTranslation('weekly');
  const lessons = page.days.flatMap((day) => day.lessons);
  const completed = lessons.filter(({ completedAt }) => completedAt !== null).length;
  const numbers = [
    ['lessons', t('numbers.of', { completed, total: lessons.length })],
    ['minutes', page.minutes],
    ['achievements', page.achievements.length],
  ] as const;
  return (
    <dl className={styles.numbers}>
      {numbers.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`numbers.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
