import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session/use-session.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { Page } from '../../ui/shell/page.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { useHashTab } from '../../ui/tabs/use-hash-tab.ts';
import { WorkSurface } from '../../ui/work-surface/work-surface.tsx';
import { CreateLessonDialog } from './components/create-lesson-dialog.tsx';
import { MyLessons } from './components/my-lessons.tsx';
import { Overview } from './components/overview.tsx';
import { StudentsTable } from './components/students-table.tsx';

/** The home of teachers: their class in numbers, their lessons, their students (spec 2). */
export function TeacherDashboardPage() {
  const { t } = useTranslation('teaching');
  const { user } = useSession();
  const [open, show] = useHashTab(['overview', 'lessons', 'students']);
  const [creating, setCreating] = useState(false);
  const name = user?.firstName ?? user?.username ?? t('teacher');
  const create = () => setCreating(true);
  return (
    <WorkSurface>
      <Page title={t('welcome', { name })}>
        {user?.approved === false && (
          <Notice picture="handshake" title={t('approval.title')}>
            {t('approval.text')}
          </Notice>
        )}
        <Tabs
          label={t('tabs.label')}
          open={open}
          onOpen={show}
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
              content: <MyLessons onCreate={create} />,
            },
            {
              name: 'students',
              label: t('tabs.students'),
              picture: 'backpack',
              content: <StudentsTable approved={user?.approved ?? false} />,
            },
          ]}
        />
      </Page>
      {creating && <CreateLessonDialog onClose={() => setCreating(false)} />}
    </WorkSurface>
  );
}
