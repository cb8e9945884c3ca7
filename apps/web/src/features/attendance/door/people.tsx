import { mayBeSamePerson } from '@lamplight/domain/attendance';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { usePresenting } from '../../../lib/presenting.ts';
import { QueryState } from '../../../ui/states/query-state.tsx';
import styles from '../attendance.module.css';
import { useAtDoor } from '../attendance.queries.ts';
import { PersonPhoto } from '../pickup/person-photo.tsx';
import type { ShownRow } from './with-waiting.ts';

export interface PeopleProps {
  readonly row: ShownRow;
  readonly isCutOff: boolean;
  readonly onChoose: (name: string) => void;
}

/** Somebody who may collect the child. */
interface Candidate {
  readonly name: string;
  readonly note: readonly string[];
  /** Whose photo is shown, null for none. */
  readonly photoOf: number | null;
}

/** Who may not collect a child, loud and first, and who may. */
export function People({ row, isCutOff, onChoose }: PeopleProps) {
  const { t } = useTranslation('attendance');
  const people = useAtDoor(row.who.kind === 'student' && !isCutOff ? row.who.id : null);
  const named = people.data?.collectors ?? [];
  const barred = named.filter(({ allowed }) => !allowed);
  const isPresenting = usePresenting();
  const isBarred = (name: string) =>
    [...row.mayNot, ...barred.map((each) => each.name)].some((each) => mayBeSamePerson(each, name));
  // Without the host the list still knows the names.
  const names = people.data === undefined ? row.mayNot : [];
  const announcedBarred = row.announced.filter(({ name }) => isBarred(name));
  const all: Candidate[] = [
    ...row.announced.map(({ name, relation, telephone, by }) => ({
      ...{ name, photoOf: null },
      note: [t('out.today'), relation, telephone, t('out.saidBy', { by })],
    })),
    ...(people.data?.parents ?? []).map((name) => ({
      ...{ name, photoOf: null },
      note: [t('out.parent')],
    })),
    ...named
      .filter(({ allowed }) => allowed)
      .map(({ id, name, relation, telephone, hasPhoto }) => ({
        ...{ name, photoOf: hasPhoto ? id : null },
        note: [relation, telephone],
      })),
    ...(row.walkUp === null
      ? []
      : [{ name: row.walkUp.contact, photoOf: null, note: [row.walkUp.telephone] }]),
  ];
  // Whoever may be one of them is written out by hand, and so runs into the warning.
  const may = all.filter(({ name }) => !isBarred(name));
  if (isPresenting) return <p className={styles.barred}>{t('slips.presenting')}</p>;
  return (
    <>
      {(barred.length > 0 || names.length > 0) && (
        <section className={styles.warning}>
          <strong>{t('out.barredTitle', { name: row.name })}</strong>
          <ul className={styles.people}>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
            {barred.map(({ id, name, relation, hasPhoto }) => (
              <li key={id} className={styles.person}>
                {hasPhoto && <PersonPhoto id={id} label={t('out.photoOf', { name })} />}
                <span>
                  <strong>{name}</strong> {relation}
                </span>
              </li>
            ))}
            {announcedBarred.map(({ id, name, by }) => (
              <li key={`announced ${id}`}>{t('out.barredToday', { name, by })}</li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2 className={styles.part}>{t('out.may')}</h2>
        {row.who.kind === 'student' && !isCutOff && (
          <QueryState
            query={people}
            count={2}
            shape="rows"
            loading={t('out.loading')}
            failed={t('out.notLoaded')}
          />
        )}
        {may.length === 0 && !people.isFetching && <p className={styles.soft}>{t('out.nobody')}</p>}
        <ul className={styles.people}>
          {may.map(({ name, note, photoOf }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may bear one name, and none moves.
            <li key={index} className={styles.person}>
              {photoOf !== null && <PersonPhoto id={photoOf} label={t('out.photoOf', { name })} />}
              <Button
                variant="default"
                aria-label={t('out.choose', { name })}
                onClick={() => onChoose(name)}
              >
                {name}
              </Button>
              <span className={styles.soft}>{note.filter(Boolean).join(', ')}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
