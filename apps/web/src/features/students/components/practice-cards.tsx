import type { StudentView } from '@lamplight/domain/students';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import { useMisconceptionWords } from '../../../ui/misconception/use-misconception-words.ts';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import { useSkillName } from '../../../ui/skill/use-skill-name.ts';
import styles from './students.module.css';

/** What the studios show: thoughts behind wrong answers, topics of quizzes, hidden tests of projects. */
export function PracticeCards({ student }: { readonly student: StudentView }) {
  const { t } = useTranslation('students');
  const skillName = useSkillName();
  const thought = useMisconceptionWords();
  const { misconceptions, quizTopics, projects } = student;
  return (
    <>
      <TitledCard title={t('math.title')} className={styles.card}>
        <p className={styles.soft}>{t(misconceptions.length === 0 ? 'math.none' : 'math.about')}</p>
        <ul className={styles.rows}>
          {misconceptions.map(({ name, area, times }) => (
            <li key={`${area} ${name}`} className={styles.skill}>
              <div>
                <strong>{thought(name)}</strong>
                <p className={styles.soft}>{skillName(`math:${area}`)}</p>
              </div>
              <span>{t('math.times', { count: times })}</span>
            </li>
          ))}
        </ul>
      </TitledCard>
      <TitledCard title={t('quizzes.title')} className={styles.card}>
        {quizTopics.length === 0 && <p className={styles.soft}>{t('quizzes.none')}</p>}
        <ul className={styles.rows}>
          {quizTopics.map(({ subject, topic, right, answers }) => (
            <li key={`${subject} ${topic}`} className={styles.skill}>
              <strong>{skillName(`topic:${subject}:${topic}`)}</strong>
              <span>{t('quizzes.right', { right, answers })}</span>
            </li>
          ))}
        </ul>
      </TitledCard>
      <TitledCard title={t('projects.title')} className={styles.card}>
        {projects.length === 0 && <p className={styles.soft}>{t('projects.none')}</p>}
        <ul className={styles.rows}>
          {projects.map(({ projectId, title, completed, tests }) => (
            <li key={projectId}>
              <strong lang={CONTENT_LANGUAGE}>{title}</strong>
              <p className={styles.soft}>
                {t(completed ? 'projects.completed' : 'projects.begun')}
                {' · '}
                {tests === null ? t('projects.unchecked') : t('projects.tests', tests)}
              </p>
            </li>
          ))}
        </ul>
      </TitledCard>
    </>
  );
}
