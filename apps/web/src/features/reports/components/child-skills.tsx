import { MASTERY_LEVELS } from '@lamplight/domain/mastery';
import type { ChildReport } from '@lamplight/domain/reports';
import { useTranslation } from 'react-i18next';
import { useSkillName } from '../../../ui/skill/use-skill-name.ts';
import { Part } from './part.tsx';
import styles from './report.module.css';

/** Best first; what is not enough yet is counted below. */
const SHOWN = MASTERY_LEVELS.filter((level) => level !== 'not-enough').toReversed();

/** Where a child stands in each skill that it has shown enough of. */
export function ChildSkills({ report }: { readonly report: ChildReport }) {
  const { t } = useTranslation(['reports', 'skills']);
  const skillName = useSkillName();
  const { skills, student } = report;
  if (skills.length === 0) return null;
  const early = skills.filter(({ level }) => level === 'not-enough').length;
  return (
    <Part title={t('childReport.skills')}>
      <p className={styles.soft}>{t('childReport.skillsAbout', { name: student.calledName })}</p>
      <dl className={styles.levels}>
        {SHOWN.map((level) => {
          const names = skills
            .filter((each) => each.level === level)
            .map(({ skill }) => skillName(skill));
          if (names.length === 0) return null;
          return (
            <div key={level}>
              <dt>{t(`skills:levels.${level}`)}</dt>
              <dd>{names.join(', ')}</dd>
            </div>
          );
        })}
      </dl>
      {early > 0 && <p className={styles.soft}>{t('childReport.notEnough', { count: early })}</p>}
    </Part>
  );
}
