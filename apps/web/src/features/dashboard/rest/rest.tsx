import type { BibleVerse, CurriculumStatus, DailyFact } from '@lamplight/domain/curriculum';
import type { CurrentUser } from '@lamplight/domain/users';
import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ClassWait } from '../../../ui/class-wait/class-wait.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Adventures } from '../components/adventures.tsx';
import { DayCards } from '../components/day-cards.tsx';
import type { DashboardParts } from '../dashboard-parts.ts';
import { OwnLantern } from '../rewards/own-lantern.tsx';
import styles from './rest.module.css';

export interface RestProps {
  readonly user: CurrentUser;
  readonly parts: DashboardParts;
  readonly verse: BibleVerse | undefined;
  readonly fact: DailyFact | undefined;
  readonly status: CurriculumStatus | undefined;
}

/** What the home has beside today's lessons (spec 2, Dashboard). */
export function Rest({ user, parts, verse, fact, status }: RestProps) {
  const { t } = useTranslation('dashboard');
  const navigate = useNavigate();
  return (
    <>
      {parts.news}
      {status !== undefined && <ClassWait status={status} />}
      <div className={styles.columns}>
        <div className={styles.column}>{parts.challenges(user)}</div>
        {verse !== undefined && fact !== undefined && (
          <DayCards verse={verse} fact={fact} currentDay={user.currentDay} />
        )}
      </div>
      <Adventures user={user} />
      <OwnLantern currentDay={user.currentDay} />
      <div className={styles.halves}>
        <div className={styles.column}>{parts.journal(user)}</div>
        <div className={styles.column}>{parts.achievements(user)}</div>
      </div>
      <div className={styles.ways}>
        <Button
          variant="cta"
          size="lg"
          className={styles.schedule}
          leftSection={<Picture name="calendar" size={32} />}
          onClick={() => void navigate({ to: '/daily-schedule' })}
        >
          {t('schedule')}
        </Button>
        <Link to="/age-demo" className={styles.otherAges}>
          {t('otherAges')}
        </Link>
      </div>
    </>
  );
}
