import type { SkillAnalytics } from '@lamplight/domain/analytics';
import { useTranslation } from 'react-i18next';
import { useShareText } from '../../../ui/class-span/use-share-text.ts';
import { PrintTable } from '../../../ui/print/print-table.tsx';
import { MasteryBar, MasteryLegend } from '../../../ui/skill/mastery-bar.tsx';
import { useSkillName } from '../../../ui/skill/use-skill-name.ts';
import { Part } from './part.tsx';
import styles from './report.module.css';

/** Skills that a report shows: a page of them. */
const MOST_SHOWN = 20;

/** The skills of which enough is known, those in which most need help first. */
export function ClassSkills({ skills }: { readonly skills: readonly SkillAnalytics[] }) {
  const { t } = useTranslation(['reports', 'analytics']);
  const skillName = useSkillName();
  const share = useShareText();
  const known = skills.filter(({ enough }) => enough);
  const further = known.length - MOST_SHOWN;
  return (
    <Part title={t('classReport.skills')}>
      {known.length === 0 ? (
        <p className={styles.none}>{t('classReport.noSkills')}</p>
      ) : (
        <>
          <MasteryLegend />
          <PrintTable
            caption={t('classReport.skills')}
            rows={known.slice(0, MOST_SHOWN)}
            rowKey={({ skill }) => skill}
            columns={[
              {
                key: 'skill',
                header: t('analytics:skills.skill'),
                cell: ({ skill }) => skillName(skill),
              },
              {
                key: 'levels',
                header: t('analytics:skills.levels'),
                cell: ({ levels }) => <MasteryBar levels={levels} />,
              },
              {
                key: 'right',
                header: t('analytics:skills.right'),
                align: 'end',
                cell: ({ shareRight }) => share(shareRight),
              },
            ]}
          />
          {further > 0 && (
            <p className={styles.soft}>{t('classReport.moreSkills', { count: further })}</p>
          )}
        </>
      )}
    </Part>
  );
}
