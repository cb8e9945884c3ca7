import type { FoundStudent } from '@lamplight/domain/classes';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName } from '../../../lib/full-name.ts';
import { TextField } from '../../../ui/form/fields.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { useFoundStudents } from '../consents.queries.ts';
import styles from './find-student.module.css';

/** How long a pause in typing is before the host is asked, in ms. */
const PAUSE_MS = 250;

/** Takes the place of what had the focus and is gone: whoever works by keyboard goes on from here. */
export function focusWhenShown(shown: HTMLElement | null): void {
  shown?.focus();
}

export interface FindStudentProps {
  /** Whether another student was looked at before: the focus is on the field then. */
  readonly again: boolean;
  readonly onChoose: (student: FoundStudent) => void;
}

/** Finds one student among all of the host by name or user name, by hand or by keyboard. */
export function FindStudent({ again, onChoose }: FindStudentProps) {
  const { t } = useTranslation('consents');
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, PAUSE_MS);
  const found = useFoundStudents(search);
  const { rows = [], total = 0 } = found.data ?? {};
  const isNobody = found.data !== undefined && rows.length === 0;
  return (
    <div className={styles.find}>
      <TextField
        ref={again ? focusWhenShown : null}
        type="search"
        className={styles.field ?? ''}
        label={t('paper.choose')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <QueryState query={found} count={3} shape="rows" failed={t('loadFailed')} />
      <p className={styles.hint} role="status">
        {isNobody && t(search === '' ? 'paper.noStudents' : 'paper.nobody')}
        {total > rows.length && t('paper.more', { shown: rows.length, count: total })}
      </p>
      <ul className={styles.list} aria-label={t('paper.found')}>
        {rows.map((student) => (
          <li key={student.id}>
            <button type="button" className={styles.student} onClick={() => onChoose(student)}>
              <strong>{fullName(student)}</strong>
              <span className={styles.note}>
                {[student.username, ...student.classes.map(({ name }) => name)].join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
