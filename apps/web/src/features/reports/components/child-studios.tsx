import type { ChildReport } from '@lamplight/domain/reports';
import { useTranslation } from 'react-i18next';
import { useMisconceptionWords } from '../../../ui/misconception/use-misconception-words.ts';
import { PrintTable } from '../../../ui/print/print-table.tsx';
import { Part } from './part.tsx';

/** Math, AI projects, quizzes, challenges and live games; what was not tried is left out. */
export function ChildStudios({ report }: { readonly report: ChildReport }) {
  const { t } = useTranslation('reports');
  const thought = useMisconceptionWords();
  const { math, projects, quizzes, challenges, games } = report;
  const more = [
    quizzes.finished > 0 &&
      t('childReport.quizzes', {
        count: quizzes.finished,
        ...{ right: quizzes.right, answers: quizzes.answers },
      }),
    challenges > 0 && t('childReport.challenges', { count: challenges }),
    games.played > 0 &&
      t('childReport.games', {
        count: games.played,
        ...{ right: games.right, answers: games.answers },
      }),
  ].filter((sentence) => sentence !== false);
  return (
    <>
      {math.answers > 0 && (
        <Part title={t('childReport.math')} together>
          <p>{t('childReport.mathRight', { right: math.right, count: math.answers })}</p>
          {math.misconceptions.length > 0 && (
            <p>
              {t('childReport.thoughts', {
                words: math.misconceptions.map(({ slug }) => thought(slug)).join(', '),
              })}
            </p>
          )}
        </Part>
      )}
      {projects.length > 0 && <Projects projects={projects} />}
      {more.length > 0 && (
        <Part title={t('childReport.more')} together>
          {more.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Part>
      )}
    </>
  );
}

function Projects({ projects }: Pick<ChildReport, 'projects'>) {
  const { t } = useTranslation('reports');
  return (
    <Part title={t('childReport.projects')}>
      <PrintTable
        caption={t('childReport.projects')}
        rows={projects}
        rowKey={({ projectId }) => projectId}
        columns={[
          { key: 'project', header: t('childReport.project'), cell: ({ title }) => title },
          {
            key: 'tests',
            header: t('childReport.tests'),
            cell: ({ testsPassed, testsTotal }) =>
              testsTotal === null || testsPassed === null
                ? t('childReport.notChecked')
                : t('childReport.testsPassed', { passed: testsPassed, count: testsTotal }),
          },
        ]}
      />
    </Part>
  );
}
