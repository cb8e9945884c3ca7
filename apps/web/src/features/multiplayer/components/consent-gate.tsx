import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { classTablet } from '../../../lib/class-tablet.ts';
import { MessageCard } from '../../../ui/states/message-card.tsx';

/**
 * Stands in place of the games while functional cookies are switched off, which they need. A class tablet was set up
 * by an adult, so that a child there is sent to them instead of being asked.
 */
export function ConsentGate({ onAllow }: { readonly onAllow: () => void }) {
  const { t } = useTranslation('multiplayer');
  const ofAClass = classTablet.read() !== undefined;
  return (
    <MessageCard
      picture="cookie"
      title={t(ofAClass ? 'consent.tabletTitle' : 'consent.title')}
      text={t(ofAClass ? 'consent.tabletText' : 'consent.text')}
    >
      <Button size="lg" onClick={onAllow}>
        {t(ofAClass ? 'consent.tabletAllow' : 'consent.allow')}
      </Button>
    </MessageCard>
  );
}
