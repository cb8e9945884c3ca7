import landing from '../../i18n/en/landing.json';

export { LandingPage as Page } from '../../features/landing/landing-page.tsx';

export const texts = { landing };
