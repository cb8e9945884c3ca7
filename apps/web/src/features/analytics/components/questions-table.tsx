import {
  type ClassSpan,
  QUESTION_SOURCES,
  type QuestionAnalytics,
  type QuestionSource,
} from '@lamplight/domain/analytics';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { SelectField } from '../../../ui/form/fields.tsx';
import { MathText } from '../../../ui/math-text/math-text.tsx';
import { CommonMistake } from '../../../ui/misconception/common-mistake.tsx';
import { useMisconceptionWords } from '../../../ui/misconception/use-misconception-words.ts';
import { useSkillName } from '../../../ui/skill/use-skill-name.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { useQuestionAnalytics } from '../analytics.queries.ts';
import { percentValue } from '../percent-value.ts';
import styles from './analytics.module.css';
import { numbered } from './numbered.ts';
import { ShareCell } from './share-cell.tsx';

type Row = QuestionAnalytics & { readonly row: number };

/** The hardest questions, with what was chosen instead of the right answer. */
export function QuestionsTable(wish: ClassSpan) {
  const { t } = useTranslation('analytics');
  const [source, setSource] = useState<QuestionSource | null>(null);
  const questions = useQuestionAnalytics(wish);
  const columns = useColumns();
  if (!questions.isSuccess) {
    return (
      <QueryState
        query={questions}
        count={4}
        shape="rows"
        loading={t('loading')}
        failed={t('failed.questions')}
      />
    );
  }
  if (questions.data.length === 0) {
    return <EmptyState picture="puzzle-piece" text={t('none.questions')} />;
  }
  const rows = numbered(questions.data).filter((row) => source === null || row.source === source);
  return (
    <div className={styles.table}>
      <p className={styles.about}>{t('questions.about')}</p>
      <DataTable
        caption={t('parts.questions')}
        rows={rows}
        columns={columns}
        rowKey={({ row }) => row}
        textOf={({ text, place }) => `${text} ${place}`}
        searchLabel={t('questions.search')}
        exportName="class-questions"
        filters={
          <SelectField
            label={t('questions.source')}
            value={source ?? ''}
            onChange={({ currentTarget: { value } }) =>
              setSource(QUESTION_SOURCES.find((known) => known === value) ?? null)
            }
            data={[
              { value: '', label: t('questions.anywhere') },
              ...QUESTION_SOURCES.map((value) => ({
                value,
                label: t(`questions.sources.${value}`),
              })),
            ]}
          />
        }
      />
    </div>
  );
}

function useColumns(): readonly Column<Row>[] {
  const { t } = useTranslation('analytics');
  const skillName = useSkillName();
  const thought = useMisconceptionWords();
  const about = ({ skill, place }: Row) => (skill === null ? place : skillName(skill));
  return [
    {
      key: 'question',
      header: t('questions.question'),
      cell: ({ text }) => (
        <span className={styles.text}>
          <MathText text={text} />
        </span>
      ),
      value: ({ text }) => text,
    },
    {
      key: 'source',
      header: t('questions.source'),
      cell: ({ source }) => t(`questions.sources.${source}`),
      value: ({ source }) => t(`questions.sources.${source}`),
    },
    { key: 'place', header: t('questions.place'), cell: about, value: about },
    {
      key: 'right',
      header: t('questions.right'),
      align: 'end',
      cell: ({ shareRight, right, answers }) => (
        <ShareCell shareRight={shareRight} right={right} answers={answers} />
      ),
      value: ({ shareRight }) => percentValue(shareRight),
    },
    {
      key: 'students',
      header: t('questions.students'),
      align: 'end',
      cell: ({ children }) => children,
      value: ({ children }) => children,
    },
    {
      key: 'mistake',
      header: t('questions.mistake'),
      ownLine: true,
      cell: (asked) => (
        <span className={styles.text}>
          <CommonMistake asked={asked} />
        </span>
      ),
      value: ({ source, mistake }) =>
        mistake !== null && source === 'math' ? thought(mistake.text) : (mistake?.text ?? null),
    },
  ];
}
