import type { DailySchedule } from '@lamplight/domain/curriculum';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import styles from './milestone.module.css';

export interface MilestoneProps extends Pick<DailySchedule, 'language'> {
  readonly milestone: NonNullable<DailySchedule['progressMilestone']>;
}

/** Something that is reached on this day. */
export function Milestone({ milestone, language }: MilestoneProps) {
  const { t } = useTranslation('curriculum');
  return (
    <section className={styles.milestone}>
      <Picture name="trophy" size={56} />
      <div className={styles.words}>
        <h3 className={styles.title} lang={language}>
          {milestone.title}
        </h3>
        <p className={styles.text} lang={language}>
          {milestone.description}
        </p>
        <p className={styles.reward}>{t('day.reward', { reward: milestone.reward })}</p>
      </div>
      <ListenButton
        title={milestone.title}
        text={`${milestone.title}. ${milestone.description}`}
        lang={language}
      />
    </section>
  );
}
