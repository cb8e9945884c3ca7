import { type MantineColorScheme, useMantineColorScheme, VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { mayOpen } from '../../app/access.ts';
import { useSession } from '../../app/session/use-session.ts';
import { clearConsent } from '../../lib/consent.ts';
import styles from './footer.module.css';
import { HostVersion } from './host-version.tsx';
import { type LegalPath, useLegalDialog } from './legal-dialog-context.ts';

/** The foot of every page: the legal pages, the cookie settings, the colours, the copyright line; for adults the version. */
export function Footer() {
  const { t } = useTranslation('shell');
  const { visitor } = useSession();
  const isAdult = visitor !== 'logged-out' && visitor !== 'student';
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <nav className={styles.links} aria-label={t('footer.label')}>
          <LegalLink path="/privacy-policy" newTab />
          <LegalLink path="/terms-of-use" />
          <button type="button" className={styles.link} onClick={askForCookiesAgain}>
            {t('footer.cookies')}
          </button>
        </nav>
        <SchemeChoice />
        <p className={styles.copyright}>{t('footer.copyright')}</p>
        {isAdult && <HostVersion />}
      </div>
    </footer>
  );
}

/** A link to a legal page; a visitor without that route reads the same text in a dialog. */
function LegalLink({ path, newTab }: { readonly path: LegalPath; readonly newTab?: boolean }) {
  const { t } = useTranslation('shell');
  const { visitor } = useSession();
  const dialog = useLegalDialog();
  const name = t(path === '/privacy-policy' ? 'footer.privacy' : 'footer.terms');
  if (!mayOpen(path, visitor)) {
    return (
      <button type="button" className={styles.link} onClick={() => dialog.open(path)}>
        {name}
      </button>
    );
  }
  return (
    <Link
      to={path as string}
      className={styles.link}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {name}
      {newTab && <VisuallyHidden> ({t('footer.newTab')})</VisuallyHidden>}
    </Link>
  );
}

const SCHEMES = ['auto', 'light', 'dark'] as const satisfies readonly MantineColorScheme[];

function SchemeChoice() {
  const { t } = useTranslation('shell');
  const id = useId();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <span className={styles.scheme}>
      <label htmlFor={id}>{t('footer.scheme')}</label>
      <select
        id={id}
        value={colorScheme}
        onChange={(event) => setColorScheme(event.target.value as MantineColorScheme)}
      >
        {SCHEMES.map((scheme) => (
          <option key={scheme} value={scheme}>
            {t(`footer.schemes.${scheme}`)}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Clears the stored consent and reloads the page, so that the banner asks again (spec 2). */
function askForCookiesAgain(): void {
  clearConsent();
  window.location.reload();
}
