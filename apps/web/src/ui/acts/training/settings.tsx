import type { ActOf } from '@lamplight/domain/acts';
import { DISTANCES, type MachineSettings } from '@lamplight/domain/training';
import { useTranslation } from 'react-i18next';
import styles from './training.module.css';

const K = [1, 3, 5, 7];
const DEPTHS = [1, 2, 3];
const ROUNDS = [5, 25, 100, 400];
const PENALTIES = [0, 0.02, 0.1];

export interface SettingsProps {
  readonly act: ActOf<'train'>;
  readonly settings: MachineSettings;
  readonly onChange: (settings: MachineSettings) => void;
}

/** What of a machine can be set: its neighbors and their distance, its questions, or its rounds and their cost. */
export function Settings({ act, settings, onChange }: SettingsProps) {
  const { t, i18n } = useTranslation('acts');
  const number = new Intl.NumberFormat(i18n.language);
  const set = (change: Partial<MachineSettings>) => onChange({ ...settings, ...change });
  switch (act.learner) {
    case 'neighbors':
      return (
        <div className={styles.settings}>
          <Choice
            label={t('train.k')}
            options={K}
            value={settings.k}
            nameOf={String}
            onChoose={(k) => set({ k })}
          />
          <Choice
            label={t('train.distance.label')}
            options={DISTANCES}
            value={settings.distance}
            nameOf={(one) => t(`train.distance.${one}`)}
            onChoose={(distance) => set({ distance })}
          />
        </div>
      );
    case 'tree':
      return (
        <div className={styles.settings}>
          <Choice
            label={t('train.depth')}
            options={DEPTHS}
            value={settings.depth}
            nameOf={String}
            onChoose={(depth) => set({ depth })}
          />
        </div>
      );
    case 'network':
      return (
        <div className={styles.settings}>
          <Choice
            label={t('train.rounds')}
            options={ROUNDS}
            value={settings.rounds}
            nameOf={String}
            onChoose={(rounds) => set({ rounds })}
          />
          <Choice
            label={t('train.penalty')}
            options={PENALTIES}
            value={settings.penalty}
            nameOf={(one) => number.format(one)}
            onChoose={(penalty) => set({ penalty })}
          />
        </div>
      );
  }
}

function Choice<Value extends string | number>({
  label,
  options,
  value,
  nameOf,
  onChoose,
}: {
  readonly label: string;
  readonly options: readonly Value[];
  readonly value: Value;
  readonly nameOf: (option: Value) => string;
  readonly onChoose: (option: Value) => void;
}) {
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          className={styles.chip}
          aria-pressed={option === value}
          onClick={() => onChoose(option)}
        >
          {nameOf(option)}
        </button>
      ))}
    </fieldset>
  );
}
