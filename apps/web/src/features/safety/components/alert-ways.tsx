import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../../lib/dates.ts';
import { Card } from '../../../ui/card/card.tsx';
import { SwitchField } from '../../../ui/form/switch-field.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { usePractise, useWays } from '../safety.queries.ts';
import { playAlertSound, soundWanted } from '../staff-bar/alert-sound.ts';
import styles from './alert-ways.module.css';
import { WAYS_PARTS } from './ways-row.tsx';

/** How urgent alerts reach adults: mail, sound on this device, and the button that practises it all. */
export function AlertWays() {
  const { t, i18n } = useTranslation('safety');
  const { data: ways } = useWays();
  return (
    <Card as="section" className={styles.card}>
      <h3 id={WAYS_PARTS.title} tabIndex={-1} className={styles.title}>
        {t('ways.title')}
      </h3>
      {ways !== undefined && (
        <p className={styles.text}>
          {ways.sendsMail
            ? ways.contacts === 0
              ? t('ways.noContacts')
              : t('ways.contacts', { count: ways.contacts })
            : t('ways.noMail')}
        </p>
      )}
      {ways?.sendsMail === true && (
        <p className={styles.text}>
          {ways.ownAddress === null
            ? t('ways.noOwnAddress')
            : t('ways.ownAddress', { address: ways.ownAddress })}
          {ways.withoutAddress.length > 0 &&
            ` ${t('ways.unreachable', { names: ways.withoutAddress.join(', ') })}`}
        </p>
      )}
      <Sound />
      <div className={styles.row}>
        <PractiseButton />
        <p className={styles.text}>
          {t('ways.practiseHint')}{' '}
          {ways !== undefined &&
            (ways.lastDrillAt === null
              ? t('ways.neverDrilled')
              : t('ways.lastDrill', { moment: momentText(ways.lastDrillAt, i18n.language) }))}
        </p>
      </div>
    </Card>
  );
}

/** The tap on either of them is what lets most browsers sound later. */
function Sound() {
  const { t } = useTranslation('safety');
  const [isWanted, setWanted] = useState(soundWanted.read() === true);
  const [heard, setHeard] = useState<boolean | null>(null);
  const trySound = async () => setHeard(await playAlertSound());
  return (
    <div className={styles.row}>
      <SwitchField
        id={WAYS_PARTS.sound}
        label={t('ways.sound')}
        description={t('ways.soundHint')}
        checked={isWanted}
        onChange={(event) => {
          const { checked } = event.currentTarget;
          soundWanted.write(checked);
          setWanted(checked);
          if (checked) void trySound();
        }}
      />
      <Button variant="default" onClick={trySound}>
        {t('ways.trySound')}
      </Button>
      <p className={styles.text} role="status">
        {heard !== null && t(heard ? 'ways.tried' : 'ways.silent')}
      </p>
    </div>
  );
}

function PractiseButton() {
  const { t } = useTranslation('safety');
  const practise = usePractise();
  const fail = useFailureToast();
  return (
    <Button
      id={WAYS_PARTS.practise}
      variant="default"
      loading={practise.isPending}
      onClick={() =>
        practise.mutate(undefined, {
          onSuccess: () => showToast({ kind: 'success', title: t('ways.practised') }),
          onError: (error) =>
            fail({
              title: t('ways.practiseFailed'),
              error,
              fallback: t('ways.practiseFailedText'),
            }),
        })
      }
    >
      {t('ways.practise')}
    </Button>
  );
}
