import type { ClassSpan, SkillAnalytics } from '@lamplight/domain/analytics';
import { MASTERY_LEVELS, subjectOfSkill } from '@lamplight/domain/mastery';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { MasteryBar, MasteryLegend } from '../../../ui/skill/mastery-bar.tsx';
import { useSkillName } from '../../../ui/skill/use-skill-name.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { SubjectBadge } from '../../../ui/subject/subject-badge.tsx';
import { useSkillAnalytics } from '../analytics.queries.ts';
import { percentValue } from '../percent-value.ts';
import styles from './analytics.module.css';
import { numbered } from './numbered.ts';
import { ShareCell } from './share-cell.tsx';

type Row = SkillAnalytics & { readonly row: number };

/** Skills: how many children of the class stand where. */
export function SkillsTable(wish: ClassSpan) {
  const { t } = useTranslation('analytics');
  const skills = useSkillAnalytics(wish);
  const columns = useColumns();
  const skillName = useSkillName();
  if (!skills.isSuccess) {
    return (
      <QueryState
        query={skills}
        count={4}
        shape="rows"
        loading={t('loading')}
        failed={t('failed.skills')}
      />
    );
  }
  if (skills.data.length === 0) return <EmptyState picture="seedling" text={t('none.skills')} />;
  return (
    <div className={styles.table}>
      <p className={styles.about}>{t('skills.about')}</p>
      <MasteryLegend />
      <DataTable
        caption={t('parts.skills')}
        rows={numbered(skills.data)}
        columns={columns}
        rowKey={({ row }) => row}
        textOf={({ skill }) => skillName(skill)}
        searchLabel={t('skills.search')}
        exportName="class-skills"
      />
    </div>
  );
}

function useColumns(): readonly Column<Row>[] {
  const { t } = useTranslation(['analytics', 'skills', 'tables']);
  const skillName = useSkillName();
  return [
    {
      key: 'skill',
      header: t('skills.skill'),
      cell: ({ skill }) => (
        <>
          {skillName(skill)} <SubjectBadge subject={subjectOfSkill(skill)} />
        </>
      ),
      value: ({ skill }) => skillName(skill),
    },
    {
      key: 'levels',
      header: t('skills.levels'),
      ownLine: true,
      cell: ({ levels, enough }) =>
        enough ? <MasteryBar levels={levels} /> : t('tables:notEnough'),
    },
    ...MASTERY_LEVELS.toReversed().map(
      (level): Column<Row> => ({
        key: level,
        header: t(`skills:levels.${level}`),
        align: 'end',
        cell: ({ levels }) => levels[level],
        value: ({ levels }) => levels[level],
      }),
    ),
    {
      key: 'practiced',
      header: t('skills.practiced'),
      align: 'end',
      cell: ({ practiced }) => practiced,
      value: ({ practiced }) => practiced,
    },
    {
      key: 'right',
      header: t('skills.right'),
      align: 'end',
      cell: (skill) => <ShareCell {...skill} />,
      value: ({ shareRight }) => percentValue(shareRight),
    },
  ];
}
