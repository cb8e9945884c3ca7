import { createFileRoute } from '@tanstack/react-router';
import { PairingSlipsPage } from '../../features/pairing/pairing-slips-page.tsx';
import texts from '../../i18n/en/pairing.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_shared/pairing-slips/$studentId')({
  loader: () => loadTexts({ pairing: texts }),
  component: () => {
    const { studentId } = Route.useParams();
    return <PairingSlipsPage key={studentId} studentId={Number(studentId)} />;
  },
});
