import type { TeacherLesson } from '@lamplight/domain/teaching';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session/use-session.ts';
import { Page } from '../../ui/shell/page.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { useHash } from '../../ui/tabs/use-hash.ts';
import { WorkSurface } from '../../ui/work-surface/work-surface.tsx';
import { AnalyticsTab } from './components/analytics-tab.tsx';
import { CreateLessonDialog } from './components/create-lesson-dialog.tsx';
import { HomePart } from './components/home-part.tsx';
import { MyLessons } from './components/my-lessons.tsx';
import styles from './components/overview.module.css';
import { Overview } from './components/overview.tsx';
import { StudentsTab } from './components/students-tab.tsx';
import { WaitingForApproval } from './components/waiting-for-approval.tsx';
import { placeOf, type TeacherTab } from './place.ts';
import type { ShowPlay } from './show-play.ts';

export interface TeacherDashboardPageProps {
  /** The students of the teacher's classes; it reads which one from the address. */
  readonly students: ReactNode;
  /** Adding students, cards and tablets. */
  readonly signIn?: ReactNode;
  /** What can be done with one of the teacher's lessons, beside Edit and View. */
  readonly lessonActions?: (lesson: TeacherLesson) => ReactNode;
  /** One of them as students will play it. */
  readonly showPlay: ShowPlay;
  /** What is said to a class and its families. */
  readonly news: ReactNode;
  readonly analytics?: ReactNode;
  readonly reports?: ReactNode;
  readonly classSettings?: ReactNode;
  /** What a teacher looks at to keep children safe. */
  readonly care: ReactNode;
}

/** The home of teachers: their class in numbers, their lessons, their students (spec 2). */
export function TeacherDashboardPage(props: TeacherDashboardPageProps) {
  const { t } = useTranslation('teaching');
  const { user } = useSession();
  const [hash, show] = useHash();
  const [creating, setCreating] = useState(false);
  const { tab, part } = placeOf(hash);
  const open = (name: TeacherTab) => show(name === 'overview' ? '' : name);
  const name = user?.firstName ?? user?.username ?? t('teacher');
  const create = () => setCreating(true);
  return (
    <WorkSurface>
      <Page title={t('welcome', { name })}>
        <WaitingForApproval />
        <Tabs
          label={t('tabs.label')}
          open={tab}
          onOpen={open}
          tabs={[
            {
              name: 'overview',
              label: t('tabs.overview'),
              picture: 'house',
              content: <Overview onOpen={show} onCreate={create} />,
            },
            {
              name: 'lessons',
              label: t('tabs.lessons'),
              picture: 'books',
              content: (
                <MyLessons
                  onCreate={create}
                  showPlay={props.showPlay}
                  actions={props.lessonActions}
                />
              ),
            },
            {
              name: 'students',
              label: t('tabs.students'),
              picture: 'backpack',
              content:
                part === 'sign-in' ? (
                  <HomePart tab="students" onBack={open}>
                    {props.signIn}
                  </HomePart>
                ) : (
                  <StudentsTab mayAdd={props.signIn !== undefined} onOpen={show}>
                    {props.students}
                  </StudentsTab>
                ),
            },
            { name: 'news', label: t('tabs.news'), picture: 'calendar', content: props.news },
            {
              name: 'analytics',
              label: t('tabs.analytics'),
              picture: 'magnifying-glass-tilted-left',
              content:
                part === 'reports' || part === 'class-settings' ? (
                  <HomePart tab="analytics" onBack={open}>
                    {part === 'reports' ? props.reports : props.classSettings}
                  </HomePart>
                ) : (
                  <AnalyticsTab
                    reports={props.reports !== undefined}
                    classSettings={props.classSettings !== undefined}
                    onOpen={show}
                  >
                    {props.analytics}
                  </AnalyticsTab>
                ),
            },
            {
              name: 'care',
              label: t('tabs.care'),
              picture: 'shield',
              content: <div className={styles.overview}>{props.care}</div>,
            },
          ]}
        />
      </Page>
      {creating && (
        <CreateLessonDialog showPlay={props.showPlay} onClose={() => setCreating(false)} />
      )}
    </WorkSurface>
  );
}
