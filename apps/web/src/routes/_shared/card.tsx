import { createFileRoute } from '@tanstack/react-router';
import { CardPage } from '../../features/tablet/card-page.tsx';
import pictures from '../../i18n/en/sign-in-pictures.json';
import texts from '../../i18n/en/tablet.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_shared/card')({
  staticData: { wall: true },
  validateSearch: ({ t }: Record<string, unknown>) => ({
    t: typeof t === 'string' ? t.slice(0, 100) : '',
  }),
  loader: () => loadTexts({ tablet: texts, 'sign-in-pictures': pictures }),
  component: () => {
    const { t } = Route.useSearch();
    return <CardPage token={t} />;
  },
});
