import type { QuestionAnalytics } from '@lamplight/domain/analytics';
import type { ClassReport } from '@lamplight/domain/reports';
import { useTranslation } from 'react-i18next';
import { useShareText } from '../../../ui/class-span/use-share-text.ts';
import { MathText } from '../../../ui/math-text/math-text.tsx';
import { CommonMistake } from '../../../ui/misconception/common-mistake.tsx';
import { useMisconceptionWords } from '../../../ui/misconception/use-misconception-words.ts';
import { PrintTable } from '../../../ui/print/print-table.tsx';
import { useSkillName } from '../../../ui/skill/use-skill-name.ts';
import { Items, Part } from './part.tsx';
import styles from './report.module.css';

type Hard = Pick<ClassReport, 'questions' | 'misconceptions'>;

/** What was hard for a class: questions, and the thoughts behind wrong answers in math. */
export function ClassHardParts({ report }: { readonly report: Hard }) {
  const { t } = useTranslation('reports');
  const thought = useMisconceptionWords();
  const { questions, misconceptions } = report;
  return (
    <>
      <Part title={t('classReport.questions')}>
        {questions.length === 0 ? (
          <p className={styles.none}>{t('classReport.noQuestions')}</p>
        ) : (
          <Questions questions={questions} />
        )}
      </Part>
      {misconceptions.length > 0 && (
        <Part title={t('classReport.misconceptions')} together>
          <Items
            items={misconceptions.map(({ slug, count }) =>
              t('classReport.misconception', { words: thought(slug), count }),
            )}
            none=""
          />
        </Part>
      )}
    </>
  );
}

function Questions({ questions }: { readonly questions: readonly QuestionAnalytics[] }) {
  const { t } = useTranslation(['reports', 'analytics']);
  const share = useShareText();
  const skillName = useSkillName();
  return (
    <PrintTable
      caption={t('classReport.questions')}
      rows={questions}
      rowKey={({ source, key }) => `${source} ${key}`}
      columns={[
        {
          key: 'question',
          header: t('analytics:questions.question'),
          cell: ({ text, source, place, skill }) => (
            <>
              <MathText text={text} />{' '}
              <span className={styles.few}>
                ({t(`analytics:questions.sources.${source}`)}
                {' · '}
                {skill === null ? place : skillName(skill)})
              </span>
            </>
          ),
        },
        {
          key: 'right',
          header: t('analytics:questions.right'),
          align: 'end',
          cell: ({ shareRight, right, answers }) => (
            <>
              {share(shareRight)}{' '}
              <span className={styles.few}>
                ({t('analytics:share', { right, count: answers })})
              </span>
            </>
          ),
        },
        {
          key: 'mistake',
          header: t('analytics:questions.mistake'),
          cell: (asked) => <CommonMistake asked={asked} />,
        },
      ]}
    />
  );
}
