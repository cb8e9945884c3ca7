import { AchievementsCard } from '../../features/achievements/achievements-card.tsx';
import { Board } from '../../features/announcements/board/board.tsx';
import { DailyChallenges } from '../../features/challenges/daily-challenges.tsx';
import { CompleteDay } from '../../features/curriculum/components/complete-day.tsx';
import { DashboardPage } from '../../features/dashboard/dashboard-page.tsx';
import { QuickEntry } from '../../features/journal/quick-entry.tsx';
import achievements from '../../i18n/en/achievements.json';
import activities from '../../i18n/en/activities.json';
import announcements from '../../i18n/en/announcements.json';
import challenges from '../../i18n/en/challenges.json';
import classDay from '../../i18n/en/class-day.json';
import curriculum from '../../i18n/en/curriculum.json';
import dashboard from '../../i18n/en/dashboard.json';
import journalEntry from '../../i18n/en/journal-entry.json';

/** The student's home, put together from the features that have a part on it. */
export function Page() {
  return (
    <DashboardPage
      news={<Board of="student" />}
      challenges={(user) => <DailyChallenges user={user} />}
      journal={(user) => <QuickEntry user={user} />}
      achievements={(user) => <AchievementsCard user={user} />}
      completeDay={(user, isNext) => (
        <CompleteDay currentDay={user.currentDay} open={0} isNext={isNext} />
      )}
    />
  );
}

export const texts = {
  achievements,
  activities,
  announcements,
  challenges,
  'class-day': classDay,
  curriculum,
  dashboard,
  'journal-entry': journalEntry,
};
