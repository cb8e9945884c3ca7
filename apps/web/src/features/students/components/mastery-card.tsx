import type { StudentView } from '@lamplight/domain/students';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import { useSkillName } from '../../../ui/skill/use-skill-name.ts';
import styles from './students.module.css';

/** Skills that are named before somebody asks for all of them. */
const SHOWN = 8;

/** What the student's answers say of each skill. */
export function MasteryCard({ student }: { readonly student: StudentView }) {
  const { t } = useTranslation('students');
  const skillName = useSkillName();
  const [all, setAll] = useState(false);
  const { skills } = student;
  const shown = all ? skills : skills.slice(0, SHOWN);
  return (
    <TitledCard title={t('skills.title')} className={styles.card}>
      <p className={styles.soft}>{t(skills.length === 0 ? 'skills.none' : 'skills.about')}</p>
      <ul className={styles.rows}>
        {shown.map(({ skill, level, answers, recent: { right, total } }) => (
          <li key={skill} className={styles.skill}>
            <div>
              <strong>{skillName(skill)}</strong>
              <p className={styles.soft}>
                {t('skills.recent', { right, total })} · {t('skills.answers', { count: answers })}
              </p>
            </div>
            <span className={styles.level} data-level={level}>
              {t(`skills.level.${level}`)}
            </span>
          </li>
        ))}
      </ul>
      {shown.length < skills.length && (
        <Button variant="default" className={styles.start ?? ''} onClick={() => setAll(true)}>
          {t('skills.all', { count: skills.length })}
        </Button>
      )}
    </TitledCard>
  );
}
