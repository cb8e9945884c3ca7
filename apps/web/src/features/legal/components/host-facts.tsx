import { useTranslation } from 'react-i18next';
import { useHostPrivacy } from '../legal.queries.ts';

/** What is set up on this very host, from its configuration; nothing while that is not known. */
export function HostFacts() {
  const { t } = useTranslation('legal');
  const { data } = useHostPrivacy();
  if (data === undefined) return null;
  return (
    <>
      <p>
        <strong>{t('facts.title')}</strong>
      </p>
      <ul>
        <li>{t(`facts.outsideAi.${data.hasExternalAi ? 'on' : 'off'}`)}</li>
        <li>{t(`facts.lanAi.${data.hasLanAi ? 'on' : 'off'}`)}</li>
        <li>{t(`facts.mail.${data.sendsMail ? 'on' : 'off'}`)}</li>
        <li>{t('facts.visits')}</li>
      </ul>
    </>
  );
}
