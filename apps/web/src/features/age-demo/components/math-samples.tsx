import { type ExampleProblem, exampleProblems } from '@lamplight/content/math-problems';
import { sampleMaximum } from '@lamplight/domain/platform';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { MathPictureView } from '../../../ui/math-picture/math-picture.tsx';
import { MathText } from '../../../ui/math-text/math-text.tsx';
import { spokenMath } from '../../../ui/math-text/spoken-math.ts';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import { Section } from '../../../ui/section/section.tsx';
import styles from './math-samples.module.css';

/** How hard the problems of an age are: the highest number, and one problem of each kind out of the arena. */
export function MathSamples({ age }: { readonly age: number }) {
  const { t, i18n } = useTranslation('age-demo');
  const [set, setSet] = useState(1);
  const maximum = new Intl.NumberFormat(i18n.language).format(sampleMaximum(age));
  return (
    <Section
      title={t('math.title')}
      actions={
        <Button variant="default" onClick={() => setSet((before) => before + 1)}>
          {t('math.others')}
        </Button>
      }
    >
      <p className={styles.maximum}>{t('math.maximum', { maximum })}</p>
      <ul className={styles.samples}>
        {exampleProblems(age, `sample ${set}`).map((example) => (
          <Sample key={`${set} ${example.operation}`} example={example} />
        ))}
      </ul>
    </Section>
  );
}

function Sample({ example: { operation, problem } }: { readonly example: ExampleProblem }) {
  const { t } = useTranslation('age-demo');
  const { question, picture, options, answer } = problem;
  const kind = t(`math.kinds.${operation}`);
  return (
    <Card as="li" subject="math" className={styles.sample}>
      <div className={styles.head}>
        <h3 className={styles.kind}>{kind}</h3>
        <ListenButton title={kind} text={spokenMath(question)} lang={CONTENT_LANGUAGE} />
      </div>
      <p className={styles.question}>
        <MathText text={question} />
      </p>
      {picture !== null && <MathPictureView picture={picture} question={question} />}
      <details className={styles.answer}>
        <summary>{t('math.showAnswer')}</summary>
        <p className={styles.solution}>
          <MathText text={options[answer] ?? ''} />
        </p>
      </details>
    </Card>
  );
}
