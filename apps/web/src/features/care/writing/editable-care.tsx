import { type CareView, isDueForCheck } from '@lamplight/domain/care';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../app/session/use-session.ts';
import styles from '../components/care.module.css';
import { CareFacts } from '../components/care-facts.tsx';
import type { CareWriter } from './agreement.tsx';
import { careDraft } from './care-draft.ts';
import { CareForm } from './care-form.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';

export interface EditableCareProps {
  readonly studentId: number;
  readonly name: string;
  readonly writer: CareWriter;
  readonly view: CareView;
  /** Asks for what is written now. */
  readonly onChanged: () => void;
  readonly onSaved: (view: CareView) => void;
}

/** What is written about a child, to change and to take back; or the fields, where nothing is or somebody is at it. */
export function EditableCare(props: EditableCareProps) {
  const { studentId, name, writer, view, onChanged, onSaved } = props;
  const { t } = useTranslation('care');
  const { user } = useSession();
  const [writing, setWriting] = useState(
    // Once somebody is at it, what another parent saves meanwhile does not take the fields away.
    () => view.card === null || careDraft(studentId, user?.id ?? 0).read() !== undefined,
  );
  const [asking, setAsking] = useState(false);
  // Fields that are left begin anew.
  const [round, setRound] = useState(0);
  if (writing || view.card === null) {
    return (
      <CareForm
        key={round}
        {...{ studentId, name, writer, view, onChanged }}
        onSaved={(saved) => {
          onSaved(saved);
          setWriting(false);
        }}
        onDiscard={() => {
          setWriting(view.card === null);
          setRound(round + 1);
        }}
      />
    );
  }
  const isDue = isDueForCheck(view.card.changedAt, Date.now());
  return (
    <>
      <CareFacts card={view.card} fromProfiles={view.fromProfiles} />
      <div className={styles.ways}>
        <Button variant={isDue ? 'filled' : 'default'} onClick={() => setWriting(true)}>
          {t(isDue ? 'write.checked' : 'write.change')}
        </Button>
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('write.takeBack')}
        </Button>
      </div>
      {asking && (
        <TakeBackDialog
          {...{ studentId, name }}
          onDone={(left) => {
            setAsking(false);
            setWriting(true);
            onSaved(left);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
