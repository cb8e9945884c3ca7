import { createFileRoute } from '@tanstack/react-router';
import { ClassCardsPage } from '../../features/classroom-sign-in/class-cards-page.tsx';
import texts from '../../i18n/en/classroom-sign-in.json';
import pictures from '../../i18n/en/sign-in-pictures.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_shared/class-cards/$classId')({
  loader: () => loadTexts({ 'classroom-sign-in': texts, 'sign-in-pictures': pictures }),
  component: () => {
    const { classId } = Route.useParams();
    return <ClassCardsPage key={classId} classId={Number(classId)} />;
  },
});
