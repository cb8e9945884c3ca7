import type { Accommodation } from '@lamplight/domain/multiplayer';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ChooseOne } from '../../../ui/form/choice-tiles.tsx';
import { SwitchField } from '../../../ui/form/switch-field.tsx';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import styles from './dialogs.module.css';
import type { PlayerDialogProps } from './remove-dialog.tsx';
import { useAccommodate } from './room.queries.ts';

/** What a child's time for a question can be multiplied by. */
const FACTORS = [1, 1.5, 2] as const satisfies readonly Accommodation['timeFactor'][];

/** What helps one child in live games. No other child learns of it. */
export function AccommodationDialog({ roomId, player, onClose }: PlayerDialogProps) {
  const { t } = useTranslation('game-console');
  const tellFailure = useFailureToast();
  const [wished, setWished] = useState<Accommodation>(player.accommodation);
  const accommodate = useAccommodate();
  const submit = () =>
    accommodate.mutate(
      { roomId, playerId: player.id, accommodation: wished },
      {
        onSuccess: onClose,
        onError: (error) =>
          tellFailure({ title: t('help.failed'), error, fallback: t('controls.failedText') }),
      },
    );
  return (
    <Dialog title={t('help.title', { name: player.realName })} onClose={onClose}>
      <WorkSurface>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <p className={styles.text}>{t('help.text')}</p>
          <ChooseOne
            legend={t('help.time')}
            choices={FACTORS.map((value) => ({ value, label: t(timeKey(value)) }))}
            chosen={wished.timeFactor}
            onChoose={(timeFactor) => setWished({ ...wished, timeFactor })}
          />
          <SwitchField
            label={t('help.fewer')}
            description={t('help.fewerText')}
            checked={wished.fewerOptions}
            onChange={({ currentTarget }) =>
              setWished({ ...wished, fewerOptions: currentTarget.checked })
            }
          />
          <SwitchField
            label={t('help.aloud')}
            description={t('help.aloudText')}
            checked={wished.readAloud}
            onChange={({ currentTarget }) =>
              setWished({ ...wished, readAloud: currentTarget.checked })
            }
          />
          <div className={styles.ways}>
            <Button variant="default" onClick={onClose}>
              {t('help.cancel')}
            </Button>
            <Button type="submit" disabled={accommodate.isPending}>
              {t('help.submit')}
            </Button>
          </div>
        </form>
      </WorkSurface>
    </Dialog>
  );
}

/** The key of a factor's words. */
function timeKey(factor: Accommodation['timeFactor']) {
  const keys = { 1: 'help.usualTime', 1.5: 'help.moreTime', 2: 'help.twiceTheTime' } as const;
  return keys[factor];
}
