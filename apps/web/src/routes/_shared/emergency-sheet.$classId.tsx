import { createFileRoute } from '@tanstack/react-router';
import { EmergencySheetPage } from '../../features/care/sheet/emergency-sheet-page.tsx';
import texts from '../../i18n/en/care.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_shared/emergency-sheet/$classId')({
  loader: () => loadTexts({ care: texts }),
  component: () => {
    const { classId } = Route.useParams();
    return <EmergencySheetPage key={classId} classId={Number(classId)} />;
  },
});
