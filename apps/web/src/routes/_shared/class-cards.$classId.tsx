import { createFileRoute } from '@tanstack/react-router';
import { ClassCardsPage } from '../../features/classroom-sign-in/class-cards-page.tsx';
import { useSlipsBeside } from '../../features/pairing/class-slips/use-slips-beside.tsx';
import texts from '../../i18n/en/classroom-sign-in.json';
import pairing from '../../i18n/en/pairing.json';
import pictures from '../../i18n/en/sign-in-pictures.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_shared/class-cards/$classId')({
  loader: () => loadTexts({ 'classroom-sign-in': texts, pairing, 'sign-in-pictures': pictures }),
  component: () => {
    const { classId } = Route.useParams();
    return <Cards key={classId} classId={Number(classId)} />;
  },
});

/** The cards of a class, which know of slips only that they can stand beside them. */
function Cards({ classId }: { readonly classId: number }) {
  return <ClassCardsPage classId={classId} slips={useSlipsBeside(classId)} />;
}
