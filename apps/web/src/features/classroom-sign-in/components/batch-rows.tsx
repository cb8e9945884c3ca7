import { MAX_USERNAME_LENGTH, usernameSchema } from '@lamplight/domain/auth';
import { useTranslation } from 'react-i18next';
import { translateSentence } from '../../../i18n/index.ts';
import { UsernameField } from '../../../ui/form/fields.tsx';
import type { DraftedStudent } from '../batch-draft.ts';
import styles from './batch-rows.module.css';

export interface BatchRowsProps {
  readonly draft: readonly DraftedStudent[];
  /** What the host said against user names, by line. */
  readonly refusals: ReadonlyMap<number, string>;
  readonly onChange: (
    line: number,
    change: Partial<Pick<DraftedStudent, 'taken' | 'username'>>,
  ) => void;
}

/** The children of a list: who is added, under which user name, and what has to be mended. */
export function BatchRows({ draft, refusals, onChange }: BatchRowsProps) {
  const { t } = useTranslation('classroom-sign-in');
  return (
    <ul className={styles.rows} aria-label={t('rows.label')}>
      {draft.map((student) => {
        const { line, problems, username, taken } = student;
        const name = [student.firstName, student.lastName].filter(Boolean).join(' ');
        const shown = name === '' ? t('rows.unnamed', { line }) : name;
        const isBroken = problems.length > 0;
        const unfit = usernameSchema.safeParse(username).error?.issues[0]?.message;
        const refusal = taken ? (refusals.get(line) ?? unfit) : undefined;
        return (
          <li key={line} className={styles.row} data-broken={isBroken}>
            <label className={styles.who}>
              <input
                type="checkbox"
                checked={taken}
                disabled={isBroken}
                aria-label={t('rows.take', { name: shown })}
                onChange={(event) => onChange(line, { taken: event.currentTarget.checked })}
              />
              <span>
                <strong>{shown}</strong>
                <span className={styles.facts}>
                  {t('rows.line', { line })}
                  {student.age !== null && ` · ${t('rows.age', { age: student.age })}`}
                  {student.grade !== null && ` · ${t('rows.grade', { grade: student.grade })}`}
                  {student.parentEmail !== '' && ` · ${student.parentEmail}`}
                </span>
              </span>
            </label>
            {isBroken ? (
              <ul className={styles.problems}>
                {problems.map((problem) => (
                  <li key={problem}>{t(`faults.${problem}`)}</li>
                ))}
              </ul>
            ) : (
              <UsernameField
                className={styles.username ?? ''}
                aria-label={t('rows.username', { name: shown })}
                autoComplete="off"
                maxLength={MAX_USERNAME_LENGTH}
                disabled={!taken}
                value={username}
                error={refusal === undefined ? undefined : translateSentence(refusal)}
                onChange={(event) => onChange(line, { username: event.currentTarget.value })}
              />
            )}
            {student.duplicate !== null && (
              <p className={styles.same}>
                {student.duplicate.of === 'line'
                  ? t('rows.sameLine', { line: student.duplicate.line })
                  : t('rows.sameClass', { username: student.duplicate.username })}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
