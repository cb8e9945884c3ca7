import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import styles from '../attendance.module.css';
import { DOOR_VIEWS } from '../door-views.ts';
import { AccountDialog } from './account-dialog.tsx';
import { CheckOutDialog } from './check-out-dialog.tsx';
import { ClassChoice, classMeant } from './class-choice.tsx';
import { DoorRow } from './door-row.tsx';
import { HoursDialog } from './hours-dialog.tsx';
import { countsOf, DOOR_FILTERS, type DoorFilter, shownRows } from './shown-rows.ts';
import { timeText } from './time-text.ts';
import { Troubles } from './troubles.tsx';
import type { Door } from './use-door.ts';
import { useDoorActs } from './use-door-acts.ts';
import { WalkUpDialog } from './walk-up-dialog.tsx';
import type { ShownDay, ShownRow } from './with-waiting.ts';

export interface DoorListProps {
  readonly door: Door;
  readonly day: ShownDay;
  readonly classId: number | null;
  readonly onChoose: (classId: number | null) => void;
  readonly care: (studentId: number) => ReactNode;
}

type Opened =
  | { readonly what: 'hours' | 'walk-up' }
  | { readonly what: 'out' | 'care' | 'account'; readonly row: ShownRow };

const PRINT_NAMES = {
  'fire-drill': 'fireDrill',
  labels: 'labels',
  slips: 'slips',
  register: 'register',
} as const;

/** The list at the door: big rows to find a child and mark it with one touch. */
export function DoorList({ door, day, classId, onChoose, care }: DoorListProps) {
  const { t, i18n } = useTranslation('attendance');
  const [typed, type] = useState('');
  const [filter, choose] = useState<DoorFilter>('all');
  const [opened, open] = useState<Opened | null>(null);
  const acts = useDoorActs(door.now);
  const ofClass = day.rows.filter(({ classIds }) => classId === null || classIds.includes(classId));
  const counts = countsOf(ofClass);
  const rows = shownRows(ofClass, filter, typed);
  const meant = classMeant(day.classes, classId);
  const close = () => open(null);
  return (
    <div className={styles.parts}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <div className={styles.ways}>
          {meant !== undefined && (
            <>
              <Button onClick={() => open({ what: 'walk-up' })}>{t('walkUp.open')}</Button>
              <Button variant="default" onClick={() => open({ what: 'hours' })}>
                {t('hours.open')}
              </Button>
            </>
          )}
        </div>
      </div>
      <nav className={styles.ways} aria-label={t('print.open')}>
        {DOOR_VIEWS.map((view) => (
          <LinkButton
            key={view}
            to="/attendance"
            search={{ view }}
            variant="default"
            size="compact-md"
          >
            {t(`print.${PRINT_NAMES[view]}`)}
          </LinkButton>
        ))}
      </nav>
      {door.isCutOff && (
        <Notice picture="alarm-clock" role="status">
          {t('cutOff', { time: timeText(day.time, i18n.language) })}
        </Notice>
      )}
      {door.ofOthers > 0 && (
        <Notice picture="key">{t('ofOthers', { count: door.ofOthers })}</Notice>
      )}
      <Troubles troubles={day.troubles} today={day.date} />
      {day.rows.length === 0 ? (
        <EmptyState picture="backpack" text={t('noChildren')} />
      ) : (
        <>
          <div className={styles.tools}>
            <ClassChoice {...{ classes: day.classes, classId, onChoose, none: t('allClasses') }} />
            <TextField
              label={t('search')}
              type="search"
              value={typed}
              onChange={({ currentTarget }) => type(currentTarget.value)}
            />
          </div>
          <fieldset className={styles.filters}>
            <legend className={styles.hidden}>{t('show')}</legend>
            {DOOR_FILTERS.map((each) => (
              <Button
                key={each}
                variant={each === filter ? 'filled' : 'default'}
                aria-pressed={each === filter}
                onClick={() => choose(each)}
              >
                {`${t(`filters.${each}`)} ${counts[each]}`}
              </Button>
            ))}
          </fieldset>
          {rows.length === 0 && <p className={styles.soft}>{t('none')}</p>}
          <ul className={styles.rows} aria-label={t('children')}>
            {rows.map((row) => (
              <DoorRow
                key={`${row.who.kind} ${row.who.id}`}
                row={row}
                acts={acts}
                onOut={() => open({ what: 'out', row })}
                onCare={() => open({ what: 'care', row })}
                onAccount={() => open({ what: 'account', row })}
              />
            ))}
          </ul>
        </>
      )}
      {opened?.what === 'out' && (
        <CheckOutDialog
          row={opened.row}
          isCutOff={door.isCutOff}
          mark={acts.mark}
          onClose={close}
        />
      )}
      {opened?.what === 'care' && (
        <Dialog title={t('careOf', { name: opened.row.name })} size="lg" onClose={close}>
          {opened.row.walkUp !== null && (
            <p className={styles.text}>{opened.row.walkUp.allergies}</p>
          )}
          {opened.row.who.kind === 'student' && care(opened.row.who.id)}
        </Dialog>
      )}
      {opened?.what === 'account' && (
        <AccountDialog walkUp={opened.row} rows={day.rows} onClose={close} />
      )}
      {opened?.what === 'hours' && meant !== undefined && (
        <HoursDialog doorClass={meant} onClose={close} />
      )}
      {opened?.what === 'walk-up' && meant !== undefined && (
        <WalkUpDialog classId={meant.id} onClose={close} />
      )}
    </div>
  );
}
