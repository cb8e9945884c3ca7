import { Button } from '@mantine/core';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classTablet } from '../../lib/class-tablet.ts';
import {
  ACCEPT_ALL,
  type Consent,
  REJECT_ALL,
  storeConsent,
  storedConsent,
} from '../../lib/consent.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { useLegalDialog } from '../../ui/shell/legal-dialog-context.ts';
import styles from './cookie-banner.module.css';
import { useBottomInset } from './use-bottom-inset.ts';

const CookiePreferences = lazy(() => import('./cookie-preferences.tsx'));

/** The cookie and children's privacy notice; it shows until a choice is stored (spec 2 and 4). */
export function CookieBanner() {
  const { t } = useTranslation('cookies');
  const [chosen, setChosen] = useState(() => storedConsent() !== undefined);
  const [customizing, setCustomizing] = useState(false);
  const legal = useLegalDialog();
  const banner = useRef<HTMLElement>(null);
  useBottomInset(banner, !chosen);
  if (chosen) return null;

  const choose = (consent: Consent) => {
    storeConsent(consent, new Date());
    setCustomizing(false);
    setChosen(true);
  };

  return (
    <section ref={banner} className={styles.banner} aria-label={t('label')}>
      <div className={styles.row}>
        <Picture name="cookie" size={44} />
        <div className={styles.words}>
          <h2 className={styles.title}>{t('title')}</h2>
          <p className={styles.text}>
            {t(classTablet.read() === undefined ? 'text' : 'tabletText')}{' '}
            <button
              type="button"
              className={styles.link}
              onClick={() => legal.open('/privacy-policy')}
            >
              {t('practices')}
            </button>
          </p>
        </div>
        <div className={styles.choices}>
          <Button variant="default" onClick={() => setCustomizing(true)}>
            {t('customize')}
          </Button>
          <Button onClick={() => choose(REJECT_ALL)}>{t('rejectAll')}</Button>
          <Button onClick={() => choose(ACCEPT_ALL)}>{t('acceptAll')}</Button>
        </div>
      </div>
      <Suspense>
        {customizing && (
          <CookiePreferences onChoose={choose} onClose={() => setCustomizing(false)} />
        )}
      </Suspense>
    </section>
  );
}
