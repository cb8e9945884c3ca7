import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MessageCard } from '../../../ui/states/message-card.tsx';

/** Stands in place of the games while functional cookies are switched off, which they need. */
export function ConsentGate({ onAllow }: { readonly onAllow: () => void }) {
  const { t } = useTranslation('multiplayer');
  return (
    <MessageCard picture="cookie" title={t('consent.title')} text={t('consent.text')}>
      <Button size="lg" onClick={onAllow}>
        {t('consent.allow')}
      </Button>
    </MessageCard>
  );
}
