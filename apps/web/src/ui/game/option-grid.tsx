import { useTranslation } from 'react-i18next';
import { needsTypesetting } from '../math-text/math-text.tsx';
import { OptionButton } from './option-button.tsx';
import styles from './option-grid.module.css';
import { type AnsweredQuestion, offeredPlaces, optionState } from './option-states.ts';

export interface OptionGridProps extends AnsweredQuestion {
  readonly options: readonly string[];
  /** The options that are offered; null offers all. */
  readonly keep: readonly number[] | null;
  /** How many chose each, shown once the question has ended. */
  readonly counts?: readonly number[] | undefined;
  /** Chooses an option while the question is open; without, the options are only shown. */
  readonly onChoose?: ((place: number) => void) | undefined;
}

/** The two to six options of a live question. Their keys are taken by the question around them. */
export function OptionGrid(props: OptionGridProps) {
  const { options, keep, counts, chosen, right, isToggled = false, onChoose } = props;
  const { t } = useTranslation('game');
  const typeset = needsTypesetting(options);
  const open = right === null && (chosen.length === 0 || isToggled);
  const most = counts === undefined ? undefined : Math.max(...counts);
  return (
    <ul className={styles.grid} aria-label={t('option.list')} data-many={options.length > 4}>
      {offeredPlaces(options.length, keep).map((place) => (
        <OptionButton
          key={place}
          text={options[place] ?? ''}
          place={place}
          state={optionState(place, { chosen, right, isToggled })}
          typeset={typeset}
          own={chosen.includes(place) && !(isToggled && open)}
          pressed={isToggled ? chosen.includes(place) : undefined}
          count={right === null ? undefined : counts?.[place]}
          most={most}
          onChoose={open && onChoose !== undefined ? () => onChoose(place) : undefined}
        />
      ))}
    </ul>
  );
}
