import { createFileRoute, useLocation } from '@tanstack/react-router';
import { CardPage } from '../../features/tablet/card-page.tsx';
import pictures from '../../i18n/en/sign-in-pictures.json';
import texts from '../../i18n/en/tablet.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_shared/card')({
  staticData: { frameless: true },
  validateSearch: cardSearch,
  loader: () => loadTexts({ tablet: texts, 'sign-in-pictures': pictures }),
  component: () => {
    const { hash } = useLocation();
    const { t = '' } = Route.useSearch();
    return <CardPage token={hash === '' ? t : hash.slice(0, LONGEST)} />;
  },
});

/** Letters of what may be a card's token; longer ones are none. */
const LONGEST = 100;

interface CardSearch {
  /** The token on cards that were printed before it stood after `#`. */
  readonly t?: string;
}

function cardSearch({ t }: Readonly<Record<string, unknown>>): CardSearch {
  return typeof t === 'string' && t !== '' ? { t: t.slice(0, LONGEST) } : {};
}
