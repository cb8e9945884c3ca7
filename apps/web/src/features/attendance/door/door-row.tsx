import { mayBeSamePerson } from '@lamplight/domain/attendance';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { usePresenting } from '../../../lib/presenting.ts';
import styles from '../attendance.module.css';
import { timeText } from './time-text.ts';
import type { DoorActs } from './use-door-acts.ts';
import type { ShownRow } from './with-waiting.ts';

export interface DoorRowProps {
  readonly row: ShownRow;
  readonly acts: DoorActs;
  readonly onOut: () => void;
  readonly onCare: () => void;
  readonly onAccount: () => void;
}

/** A child of the list: where it is, what to mind, and what can be marked. */
export function DoorRow({ row, acts, onOut, onCare, onAccount }: DoorRowProps) {
  const { t } = useTranslation('attendance');
  const { name, state, mayNot, walkUp } = row;
  // Who may not come, and telephones, are for the dialog: many people see this list.
  const isPresenting = usePresenting();
  const announced = isPresenting
    ? []
    : row.announced.filter((each) => !mayNot.some((other) => mayBeSamePerson(other, each.name)));
  const careFlags = [row.allergy && t('allergy'), row.medicine && t('medicine')]
    .filter(Boolean)
    .join(' · ');
  return (
    <li className={styles.row} data-state={state} data-late={row.late !== null}>
      <div className={styles.child}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.state}>
          <StateWords row={row} />
        </p>
        <div className={styles.flags}>
          {row.late !== null && (
            <strong className={styles.lateFlag}>{t(`late.${row.late}`)}</strong>
          )}
          {row.waits && <span className={styles.flag}>{t('waits')}</span>}
          {mayNot.length > 0 && !isPresenting && (
            <strong className={styles.lookFlag}>{t('look')}</strong>
          )}
          {careFlags !== '' && (
            <Button
              variant="default"
              size="compact-md"
              className={styles.careFlag}
              aria-label={`${careFlags}. ${t('openCare', { name })}`}
              onClick={onCare}
            >
              {careFlags}
            </Button>
          )}
        </div>
        {announced.map((each) => (
          <p key={each.id} className={styles.announced}>
            <strong>{t('comesToday', { name: each.name })}</strong>{' '}
            {t('out.saidBy', { by: each.by })}
          </p>
        ))}
        {walkUp !== null && (
          <p className={styles.soft}>{t('walkUpOf', { contact: walkUp.contact })}</p>
        )}
      </div>
      <div className={styles.acts}>
        <RowActs row={row} acts={acts} onOut={onOut} />
        {row.mayUndo && !row.waits && (
          <Button
            variant="subtle"
            aria-label={t('acts.undoOf', { name })}
            onClick={() => acts.undo(row)}
          >
            {t('acts.undo')}
          </Button>
        )}
        {row.who.kind === 'walk-up' && (
          <Button variant="subtle" onClick={onAccount}>
            {t('walkUp.account')}
          </Button>
        )}
      </div>
    </li>
  );
}

function StateWords({ row }: { readonly row: ShownRow }) {
  const { t, i18n } = useTranslation('attendance');
  const { state, arrived, left, collector } = row;
  const time = (at: string | null) => (at === null ? '' : timeText(at, i18n.language));
  const more = {
    ...{ expected: '', absent: '', here: t('since', { time: time(arrived) }) },
    gone:
      collector === ''
        ? t('leftAt', { time: time(left) })
        : t('leftWith', { time: time(left), who: collector }),
  }[state];
  return (
    <>
      <strong>{t(`states.${state}`)}</strong> {more}
    </>
  );
}

function RowActs({ row, acts, onOut }: Pick<DoorRowProps, 'row' | 'acts' | 'onOut'>) {
  const { t } = useTranslation('attendance');
  const { name } = row;
  const button = (
    words: 'checkIn' | 'back' | 'absent' | 'expect',
    act: 'check-in' | 'absent' | 'expect',
    isMain: boolean,
  ) => (
    <Button
      size="lg"
      variant={isMain ? 'filled' : 'default'}
      aria-label={t(`acts.${words}Of`, { name })}
      onClick={() => void acts.mark(row, act)}
    >
      {t(`acts.${words}`)}
    </Button>
  );
  switch (row.state) {
    case 'expected':
      return (
        <>
          {button('checkIn', 'check-in', true)}
          {button('absent', 'absent', false)}
        </>
      );
    case 'here':
      return (
        <Button size="lg" aria-label={t('acts.checkOutOf', { name })} onClick={onOut}>
          {t('acts.checkOut')}
        </Button>
      );
    case 'gone':
      return button('back', 'check-in', false);
    case 'absent':
      return (
        <>
          {button('checkIn', 'check-in', false)}
          {button('expect', 'expect', false)}
        </>
      );
  }
}
