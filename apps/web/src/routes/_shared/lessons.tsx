import { createFileRoute } from '@tanstack/react-router';
import { useSession } from '../../app/session/use-session.ts';
import { AssignedLessonPage } from '../../features/assignments/assigned-lesson-page.tsx';
import { FromTeacher } from '../../features/assignments/from-teacher.tsx';
import { lessonSearch } from '../../features/lessons/lesson-search.ts';
import { LessonsPage } from '../../features/lessons/lessons-page.tsx';
import { TeacherLesson } from '../../features/lessons/teacher-lesson/teacher-lesson.tsx';
import acts from '../../i18n/en/acts.json';
import assignments from '../../i18n/en/assignments.json';
import texts from '../../i18n/en/lessons.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_shared/lessons')({
  validateSearch: lessonSearch,
  loader: () => loadTexts({ acts, assignments, lessons: texts }),
  component: Lessons,
});

/** The lessons; students find there what their teachers have given them, too. */
function Lessons() {
  const search = Route.useSearch();
  const { visitor } = useSession();
  if (visitor !== 'student') return <LessonsPage search={search} />;
  if (search.assigned !== undefined) {
    return (
      <AssignedLessonPage
        key={search.assigned}
        lessonId={search.assigned}
        player={(given) => <TeacherLesson {...given} step={search.step} />}
      />
    );
  }
  return <LessonsPage search={search} fromTeacher={<FromTeacher />} />;
}
