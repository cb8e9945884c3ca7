import type { ActOf } from '@lamplight/domain/acts';
import type { Figure } from '@lamplight/domain/figures';
import {
  type DecisionTree,
  errorOf,
  type Machine,
  type MachineSettings,
  type Taught,
  trainNetwork,
  worded,
} from '@lamplight/domain/training';
import { useTranslation } from 'react-i18next';
import { LessonFigure } from '../../figures/lesson-figure.tsx';
import { shownOn } from './lab.ts';
import styles from './training.module.css';

export interface InsideProps {
  readonly act: ActOf<'train'>;
  readonly machine: Machine;
  readonly taught: readonly Taught[];
  readonly settings: MachineSettings;
}

/** What a machine has made of its examples: the tree it has grown, or the weights of its words and how its error fell. */
export function Inside({ act, machine, taught, settings }: InsideProps) {
  const { t } = useTranslation('acts');
  const { tree, network } = machine;
  if (tree !== null) {
    return (
      <section className={styles.inside}>
        <h4 className={styles.part}>{t('train.tree')}</h4>
        <Branch act={act} tree={tree} />
      </section>
    );
  }
  if (network === null) return null;
  const weights = Object.entries(network.weights).sort(([, a], [, b]) => a - b);
  const towards = (group: number) => {
    const strongest = (group === 0 ? weights : weights.toReversed()).slice(0, STRONGEST);
    return strongest
      .filter(([, weight]) => (group === 0 ? weight < 0 : weight > 0))
      .map(([word, weight]) => `${word} ${Math.abs(weight).toFixed(1)}`)
      .join(', ');
  };
  return (
    <section className={styles.inside}>
      <h4 className={styles.part}>{t('train.weights')}</h4>
      <ul className={styles.weights}>
        {act.groups.map(({ text }, group) => (
          <li key={text}>
            <strong>{text}:</strong> {towards(group) || '–'}
          </li>
        ))}
      </ul>
      <LessonFigure
        figure={curveOf(act, taught, settings, {
          x: t('train.curve.x'),
          y: t('train.curve.y'),
          practiced: t('train.practiced'),
          fresh: t('train.fresh'),
        })}
        alt={t('train.curve.alt')}
      />
    </section>
  );
}

/** Words with the largest weights, on each side. */
const STRONGEST = 5;

function Branch({ act, tree }: { readonly act: ActOf<'train'>; readonly tree: DecisionTree }) {
  const { t, i18n } = useTranslation('acts');
  if (tree.kind === 'leaf') {
    return <strong>{act.groups[tree.group]?.text}</strong>;
  }
  const gain = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 3 });
  return (
    <div>
      {t('train.asks', { word: tree.word })}{' '}
      <span className={styles.gain}>
        {t('train.gain', { count: Number(tree.gain.toFixed(3)), bits: gain.format(tree.gain) })}
      </span>
      <ul className={styles.branches}>
        <li>
          {t('train.yes')} <Branch act={act} tree={tree.yes} />
        </li>
        <li>
          {t('train.no')} <Branch act={act} tree={tree.no} />
        </li>
      </ul>
    </div>
  );
}

/** Points of a curve: enough to see it bend. */
const POINTS = 12;

/** The error on what was taught and on what is new, after more and more rounds. */
function curveOf(
  act: ActOf<'train'>,
  taught: readonly Taught[],
  settings: MachineSettings,
  words: { x: string; y: string; practiced: string; fresh: string },
): Figure {
  const practiced = taught.map(worded);
  const fresh = act.tests.map((card) => worded({ ...shownOn(card), group: card.group }));
  const rounds = Array.from({ length: POINTS + 1 }, (_, at) =>
    Math.round((at * settings.rounds) / POINTS),
  );
  const networks = rounds.map((round) => trainNetwork(practiced, { ...settings, rounds: round }));
  const line = (label: string, examples: typeof practiced) => ({
    label,
    as: 'line' as const,
    points: networks.map((network, at) => [rounds[at] ?? 0, errorOf(network, examples)] as const),
  });
  const series = [line(words.practiced, practiced), line(words.fresh, fresh)];
  const highest = Math.max(...series.flatMap(({ points }) => points.map(([, error]) => error)));
  const most = Math.max(1, Math.ceil(highest * 2) / 2);
  return {
    kind: 'plot',
    x: { label: words.x, least: 0, most: settings.rounds, step: settings.rounds / 5 },
    y: { label: words.y, least: 0, most, step: most / 4 },
    series,
  };
}
