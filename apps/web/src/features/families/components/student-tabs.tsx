import type { LinkedStudent, StudentProgress } from '@lamplight/domain/families';
import { useTranslation } from 'react-i18next';
import { fullName } from '../../../lib/full-name.ts';
import type { UiPicture } from '../../../ui/picture/ui-pictures.ts';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { useHashTab } from '../../../ui/tabs/use-hash-tab.ts';
import { ChildAccount } from '../child-account/child-account.tsx';
import { Achievements } from './achievements.tsx';
import { ActivitySummary } from './activity-summary.tsx';
import { LessonProgress } from './lesson-progress.tsx';
import styles from './student-view.module.css';
import type { PartsOfStudent } from './student-view.tsx';

const TABS = [
  'lessons',
  'achievements',
  'activity',
  'journal',
  'chat',
  'voice',
  'consent',
  'care',
  'pickup',
] as const;
type TabName = (typeof TABS)[number];

const PICTURES: Readonly<Record<TabName, UiPicture>> = {
  lessons: 'books',
  achievements: 'trophy',
  activity: 'calendar',
  journal: 'memo',
  chat: 'speech-balloon',
  voice: 'speaker-high-volume',
  consent: 'shield',
  care: 'red-heart',
  pickup: 'waving-hand',
};

export interface StudentTabsProps {
  readonly student: LinkedStudent;
  readonly progress: StudentProgress;
  readonly parts: PartsOfStudent;
}

/** The three tabs of the specification, and what a parent decides and may read beside them. */
export function StudentTabs({ student, progress, parts }: StudentTabsProps) {
  const { t } = useTranslation('families');
  const [open, show] = useHashTab(TABS);
  const contents = {
    lessons: <LessonProgress progress={progress.progress} />,
    achievements: <Achievements achievements={progress.achievements} />,
    activity: <ActivitySummary student={student} progress={progress} />,
    journal: parts.journal(student),
    chat: parts.chat(student),
    voice: <div className={styles.view}>{parts.voice(student)}</div>,
    care: parts.care(student),
    pickup: parts.pickup(student),
    consent: (
      <div className={styles.view}>
        {parts.consent(student)}
        <ChildAccount student={student} />
      </div>
    ),
  };
  return (
    <Tabs
      label={t('tabs.label', { name: fullName(student) })}
      open={open}
      onOpen={show}
      tabs={TABS.map((name) => ({
        name,
        label: t(`tabs.${name}`),
        picture: PICTURES[name],
        content: contents[name],
      }))}
    />
  );
}
