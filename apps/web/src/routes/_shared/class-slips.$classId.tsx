import { createFileRoute } from '@tanstack/react-router';
import { ClassSlipsPage } from '../../features/pairing/class-slips/class-slips-page.tsx';
import texts from '../../i18n/en/pairing.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_shared/class-slips/$classId')({
  loader: () => loadTexts({ pairing: texts }),
  component: () => {
    const { classId } = Route.useParams();
    return <ClassSlipsPage key={classId} classId={Number(classId)} />;
  },
});
