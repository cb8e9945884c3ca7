import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Toggle.css';
import '@mantine/core/styles/Switch.css';
import { Button, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONSENT_KINDS, type Consent, REJECT_ALL } from '../../lib/consent.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import styles from './cookie-preferences.module.css';

const LOCKED = { label: styles.lockedLabel ?? '', track: styles.lockedTrack ?? '' };

export interface CookiePreferencesProps {
  readonly onChoose: (consent: Consent) => void;
  readonly onClose: () => void;
}

/** The Cookie Preferences dialog: a switch for each kind, Essential locked on (spec 2). */
export default function CookiePreferences({ onChoose, onClose }: CookiePreferencesProps) {
  const { t } = useTranslation('cookies');
  const [consent, setConsent] = useState<Consent>(REJECT_ALL);
  return (
    <Dialog title={t('preferences')} onClose={onClose}>
      <p className={styles.text}>{t('preferencesText')}</p>
      <div className={styles.kinds}>
        {CONSENT_KINDS.map((kind) => (
          <Switch
            key={kind}
            checked={consent[kind]}
            disabled={kind === 'essential'}
            classNames={kind === 'essential' ? LOCKED : {}}
            label={
              kind === 'essential'
                ? `${t('kinds.essential.name')} (${t('alwaysOn')})`
                : t(`kinds.${kind}.name`)
            }
            description={t(`kinds.${kind}.text`)}
            onChange={(event) => setConsent({ ...consent, [kind]: event.currentTarget.checked })}
          />
        ))}
      </div>
      <div className={styles.choices}>
        <Button onClick={() => onChoose(REJECT_ALL)}>{t('rejectAll')}</Button>
        <Button onClick={() => onChoose(consent)}>{t('save')}</Button>
      </div>
    </Dialog>
  );
}
