import { type MathExample, mathExamples, sampleMaximum } from '@lamplight/domain/platform';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { useMathWords } from '../use-math-words.ts';
import styles from './math-samples.module.css';

/** How hard the sums of an age are: the highest number and one example of each kind. */
export function MathSamples({ age }: { readonly age: number }) {
  const { t, i18n } = useTranslation('age-demo');
  const [seed, setSeed] = useState(age);
  const maximum = new Intl.NumberFormat(i18n.language).format(sampleMaximum(age));
  return (
    <Section
      title={t('math.title')}
      actions={
        <Button variant="default" onClick={() => setSeed((before) => before + 1)}>
          {t('math.others')}
        </Button>
      }
    >
      <p className={styles.maximum}>{t('math.maximum', { maximum })}</p>
      <ul className={styles.samples}>
        {mathExamples(age, seed).map((example) => (
          <Sample key={`${seed}-${example.operation}`} example={example} />
        ))}
      </ul>
    </Section>
  );
}

function Sample({ example }: { readonly example: MathExample }) {
  const { t } = useTranslation('age-demo');
  const { kind, question, answer } = useMathWords()(example);
  return (
    <Card as="li" subject="math" className={styles.sample}>
      <div className={styles.head}>
        <h3 className={styles.kind}>{kind}</h3>
        <ListenButton title={kind} text={question} />
      </div>
      <p className={styles.question}>{question}</p>
      <details className={styles.answer}>
        <summary>{t('math.showAnswer')}</summary>
        <p className={styles.solution}>{answer}</p>
      </details>
    </Card>
  );
}
