import { type ChildReport, type ReportSentence, reportSentences } from '@lamplight/domain/reports';
import { useTranslation } from 'react-i18next';
import { useMisconceptionWords } from '../../../ui/misconception/use-misconception-words.ts';
import { useSkillName } from '../../../ui/skill/use-skill-name.ts';
import { Part } from './part.tsx';
import styles from './report.module.css';

/** What a talk with parents is about: what the child did, what goes well, what comes next. */
export function Talk({ report }: { readonly report: ChildReport }) {
  const { t } = useTranslation('reports');
  const words = useSentences(report.student.calledName);
  const name = report.student.calledName;
  const { did, goesWell, comesNext } = reportSentences(report);
  const { strengths, growthAreas } = report.insights;
  const well = [
    ...goesWell.map(words),
    ...strengths.map((key) => t(`childReport.insights.strength.${key}`, { name })),
  ];
  const next = [
    ...comesNext.map(words),
    ...growthAreas.map((key) => t(`childReport.insights.area.${key}`, { name })),
  ];
  return (
    <>
      <Part title={t('childReport.did', { name })} together>
        <Sentences sentences={did.map(words)} />
      </Part>
      <div className={styles.talk}>
        <Part title={t('childReport.goesWell')} together>
          <Sentences sentences={well.length > 0 ? well : [t('childReport.noStrength')]} />
        </Part>
        <Part title={t('childReport.comesNext')} together>
          <Sentences sentences={next.length > 0 ? next : [t('childReport.noStep')]} />
        </Part>
      </div>
    </>
  );
}

function Sentences({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <ul className={styles.sentences}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

/** Says a sentence of the report in the reader's language. */
function useSentences(name: string): (sentence: ReportSentence) => string {
  const { t, i18n } = useTranslation('reports');
  const skillName = useSkillName();
  const thought = useMisconceptionWords();
  const list = new Intl.ListFormat(i18n.language);
  return (sentence) => {
    const { key, ...values } = sentence;
    const skills = 'skills' in sentence ? list.format(sentence.skills.map(skillName)) : '';
    const words = 'slug' in sentence ? thought(sentence.slug) : '';
    return t(`childReport.sentences.${key}`, { ...values, skills, words, name });
  };
}
