import { createFileRoute } from '@tanstack/react-router';
import { TabletSheet } from '../../features/care/tablet/tablet-sheet.tsx';
import { TabletPage } from '../../features/tablet/tablet-page.tsx';
import care from '../../i18n/en/care.json';
import pictures from '../../i18n/en/sign-in-pictures.json';
import texts from '../../i18n/en/tablet.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_shared/tablet')({
  staticData: { frameless: true },
  validateSearch: ({ code }: Record<string, unknown>) => ({
    code: typeof code === 'string' ? code.slice(0, 20) : '',
  }),
  loader: () => loadTexts({ care, tablet: texts, 'sign-in-pictures': pictures }),
  component: () => {
    const { code } = Route.useSearch();
    return <TabletPage code={code} forAdults={(tablet) => <TabletSheet tablet={tablet} />} />;
  },
});
