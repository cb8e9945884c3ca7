import { mayBeSamePerson, type Release } from '@lamplight/domain/attendance';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ChooseOne } from '../../../ui/form/choice-tiles.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import styles from '../attendance.module.css';
import { People } from './people.tsx';
import type { DoorActs } from './use-door-acts.ts';
import type { ShownRow } from './with-waiting.ts';

export interface CheckOutDialogProps {
  readonly row: ShownRow;
  /** Without the host no code can be compared. */
  readonly isCutOff: boolean;
  readonly mark: DoorActs['mark'];
  readonly onClose: () => void;
}

/** With whom a child leaves, and how staff know that it may. */
export function CheckOutDialog({ row, isCutOff, mark, onClose }: CheckOutDialogProps) {
  const { t } = useTranslation('attendance');
  const [way, chooseWay] = useState<Release['way']>(isCutOff ? 'known' : 'code');
  const [code, setCode] = useState('');
  const [collector, setCollector] = useState('');
  const [reason, setReason] = useState('');
  const [despite, setDespite] = useState('');
  const [isSending, setSending] = useState(false);
  const { name, mayNot } = row;
  const isWarned = mayNot.some((each) => mayBeSamePerson(each, collector));
  const release: Release = way === 'code' ? { way, code, collector } : { way, collector, reason };
  // Also with the code: without a name nobody is compared with those who may not collect the child.
  const isKnown =
    collector.trim() !== '' && (way === 'code' ? code.trim() !== '' : reason.trim().length > 2);
  const send = async () => {
    setSending(true);
    const isDone = await mark(row, 'check-out', { release, despite: isWarned ? despite : '' });
    setSending(false);
    if (isDone) onClose();
  };
  return (
    <Dialog title={t('out.title', { name })} size="lg" onClose={onClose}>
      <WorkSurface>
        <div className={styles.form}>
          <People row={row} isCutOff={isCutOff} onChoose={setCollector} />
          <TextField
            label={t('out.collector')}
            value={collector}
            maxLength={80}
            onChange={({ currentTarget }) => setCollector(currentTarget.value)}
          />
          {isWarned && (
            <div className={styles.warning} role="alert">
              <strong>{t('out.warning', { name })}</strong>
              <p className={styles.text}>{t('out.warningText')}</p>
              <TextField
                label={t('out.despite')}
                value={despite}
                maxLength={200}
                onChange={({ currentTarget }) => setDespite(currentTarget.value)}
              />
            </div>
          )}
          {isCutOff ? (
            <p className={styles.soft}>{t('out.codeOffline')}</p>
          ) : (
            <ChooseOne
              legend={t('out.way')}
              size="small"
              chosen={way}
              onChoose={chooseWay}
              choices={[
                { value: 'code', label: t('out.code') },
                { value: 'known', label: t('out.known') },
              ]}
            />
          )}
          {way === 'code' ? (
            <TextField
              label={t('out.code')}
              description={t('out.codeHint')}
              value={code}
              maxLength={12}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={({ currentTarget }) => setCode(currentTarget.value)}
            />
          ) : (
            <TextField
              label={t('out.reason')}
              description={t('out.reasonHint')}
              value={reason}
              maxLength={200}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
          )}
          <div className={styles.ways}>
            <Button
              size="lg"
              loading={isSending}
              disabled={!isKnown || (isWarned && despite.trim().length < 3)}
              onClick={() => void send()}
            >
              {t('out.send', { name })}
            </Button>
            <Button size="lg" variant="default" onClick={onClose}>
              {t('out.stay')}
            </Button>
          </div>
        </div>
      </WorkSurface>
    </Dialog>
  );
}
