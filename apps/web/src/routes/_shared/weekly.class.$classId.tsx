import { createFileRoute } from '@tanstack/react-router';
import { ClassWeeksPage } from '../../features/families/weekly/class-weeks-page.tsx';
import achievements from '../../i18n/en/achievements.json';
import skills from '../../i18n/en/skills.json';
import texts from '../../i18n/en/weekly.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_shared/weekly/class/$classId')({
  loader: () => loadTexts({ weekly: texts, achievements, skills }),
  component: () => {
    const { classId } = Route.useParams();
    return <ClassWeeksPage key={classId} classId={Number(classId)} />;
  },
});
