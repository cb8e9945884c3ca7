import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './people-choice.module.css';

/** Somebody to choose, with what helps to decide. */
export interface Choosable {
  readonly id: number;
  readonly name: string;
  readonly facts: string;
}

export interface PeopleChoiceProps {
  /** Names the list. */
  readonly label: string;
  readonly people: readonly Choosable[];
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: (chosen: ReadonlySet<number>) => void;
}

/** People of a class to tick, all at once or one by one. */
export function PeopleChoice({ label, people, chosen, onChoose }: PeopleChoiceProps) {
  const { t } = useTranslation('shell');
  const toggle = (id: number, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChoose(next);
  };
  return (
    <>
      <div className={styles.buttons}>
        <Button variant="default" onClick={() => onChoose(new Set(people.map(({ id }) => id)))}>
          {t('chooseAll')}
        </Button>
        <Button variant="default" onClick={() => onChoose(new Set())}>
          {t('chooseNone')}
        </Button>
      </div>
      <ul className={styles.people} aria-label={label}>
        {people.map(({ id, name, facts }) => (
          <li key={id}>
            <label className={styles.person}>
              <input
                type="checkbox"
                checked={chosen.has(id)}
                onChange={(event) => toggle(id, event.currentTarget.checked)}
              />
              <span>
                <strong>{name}</strong>
                <span className={styles.facts}>{facts}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}
