import { createFileRoute } from '@tanstack/react-router';
import { TabletPage } from '../../features/tablet/tablet-page.tsx';
import pictures from '../../i18n/en/sign-in-pictures.json';
import texts from '../../i18n/en/tablet.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_shared/tablet')({
  staticData: { wall: true },
  validateSearch: ({ code }: Record<string, unknown>) => ({
    code: typeof code === 'string' ? code.slice(0, 20) : '',
  }),
  loader: () => loadTexts({ tablet: texts, 'sign-in-pictures': pictures }),
  component: () => {
    const { code } = Route.useSearch();
    return <TabletPage code={code} />;
  },
});
