import { type ActOf, tableRows } from '@lamplight/domain/acts';
import type { ContentBand } from '@lamplight/domain/age';
import type { Figure } from '@lamplight/domain/figures';
import { accuracyOf, allOf, type Tally } from '@lamplight/domain/training';
import { useTranslation } from 'react-i18next';
import { LessonFigure } from '../../figures/lesson-figure.tsx';
import type { TestResult } from './lab.ts';
import styles from './training.module.css';

export interface TablesProps {
  readonly act: ActOf<'train'>;
  readonly band: ContentBand;
  readonly result: TestResult;
  /** The test before this one; null at the first. */
  readonly before: Tally | null;
}

/** What came of a test in tables: what was taken for what, and for whom it works. */
export function Tables({ act, band, result, before }: TablesProps) {
  const { t, i18n } = useTranslation('acts');
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const score = (tally: Tally) =>
    t('train.score', { right: tally.right, total: tally.right + tally.wrong });
  const showsRates = band === 'advanced';
  const row = (name: string, tally: Tally) => [
    name,
    String(tally.right),
    String(tally.wrong),
    ...(showsRates ? [percent.format(accuracyOf(tally))] : []),
  ];
  const rates: Figure = {
    kind: 'table',
    named: true,
    head: [
      t('train.rates.whose'),
      t('train.rates.right'),
      t('train.rates.wrong'),
      ...(showsRates ? [t('train.rates.share')] : []),
    ],
    rows: [
      ...tableRows(act).map(({ name }, at) =>
        row(name, result.table[at] ?? { right: 0, wrong: 0 }),
      ),
      row(t('train.rates.all'), allOf(result.table)),
    ],
  };
  return (
    <div className={styles.tables}>
      <dl className={styles.scores}>
        <div>
          <dt>{t('train.fresh')}</dt>
          <dd>{score(result.all)}</dd>
        </div>
        <div>
          <dt>{t('train.practiced')}</dt>
          <dd>{score(result.practiced)}</dd>
        </div>
        {before && (
          <div>
            <dt>{t('train.before')}</dt>
            <dd>{score(before)}</dd>
          </div>
        )}
      </dl>
      <LessonFigure
        figure={{
          kind: 'confusion',
          groups: act.groups.map(({ text }) => text),
          counts: result.confusion,
          truth: t('train.table.truth'),
          guess: t('train.table.guess'),
        }}
        alt={t('train.table.alt')}
      />
      {act.kinds.length > 0 && <LessonFigure figure={rates} alt={t('train.rates.alt')} />}
    </div>
  );
}
