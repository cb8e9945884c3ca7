import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { fullName } from '../../lib/full-name.ts';
import { Pager } from '../data-table/pager.tsx';
import { TextField } from '../form/fields.tsx';
import styles from './student-choice.module.css';

export interface ChoosableStudent {
  readonly id: number;
  readonly username: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

export interface StudentChoiceProps<Student> {
  readonly label: string;
  readonly searchLabel: string;
  readonly typed: string;
  readonly onSearch: (typed: string) => void;
  /** A page of those who were found on the host. */
  readonly found: {
    readonly rows: readonly Student[];
    readonly total: number;
    readonly page: number;
  };
  readonly pageSize: number;
  readonly onPage: (page: number) => void;
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: (chosen: ReadonlySet<number>) => void;
  /** A few words beside a name. */
  readonly noteOf: (student: Student) => string;
}

function without(chosen: ReadonlySet<number>, ids: readonly number[]): Set<number> {
  return new Set([...chosen].filter((id) => !ids.includes(id)));
}

/** Students to choose from, searched and paged by the host; what is chosen stays while pages turn. */
export function StudentChoice<Student extends ChoosableStudent>(
  props: StudentChoiceProps<Student>,
) {
  const { label, searchLabel, typed, onSearch, found, pageSize, chosen, onChoose, noteOf } = props;
  const { t } = useTranslation('tables');
  const { rows, total, page } = found;
  const ids = rows.map(({ id }) => id);
  const hasAll = ids.length > 0 && ids.every((id) => chosen.has(id));

  const toggleAll = () => onChoose(hasAll ? without(chosen, ids) : new Set([...chosen, ...ids]));
  const toggle = (id: number) =>
    onChoose(chosen.has(id) ? without(chosen, [id]) : new Set([...chosen, id]));

  const from = total === 0 ? 0 : page * pageSize + 1;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const shown = { rows, page, pages, from, to: page * pageSize + rows.length };
  return (
    <div className={styles.choice}>
      <TextField
        type="search"
        label={searchLabel}
        value={typed}
        onChange={(event) => onSearch(event.currentTarget.value)}
        leftSection={<IconSearch size={18} aria-hidden />}
      />
      {rows.length === 0 ? (
        <p className={styles.none}>{t('none')}</p>
      ) : (
        <>
          <label className={styles.all}>
            <input type="checkbox" checked={hasAll} onChange={toggleAll} />
            {t('chooseAll')}
          </label>
          <ul className={styles.list} aria-label={label}>
            {rows.map((student) => (
              <li key={student.id}>
                <label className={styles.student}>
                  <input
                    type="checkbox"
                    checked={chosen.has(student.id)}
                    onChange={() => toggle(student.id)}
                  />
                  <span className={styles.words}>
                    <span className={styles.name}>{fullName(student)}</span>
                    <span className={styles.note}>
                      {student.username} · {noteOf(student)}
                    </span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </>
      )}
      <Pager shown={shown} total={total} onPage={props.onPage} />
    </div>
  );
}
