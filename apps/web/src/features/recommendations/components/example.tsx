import type { WorkedExample } from '@lamplight/domain/recommendations';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MathPictureView } from '../../../ui/math-picture/math-picture.tsx';
import { MathText } from '../../../ui/math-text/math-text.tsx';
import { spokenMath } from '../../../ui/math-text/spoken-math.ts';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import styles from './example.module.css';

/** A question with its answer, and how it comes about. */
export function Example({ example }: { readonly example: WorkedExample }) {
  const { t } = useTranslation('recommendations');
  const titleId = useId();
  const { question, answer, steps, mathPicture } = example;
  const title = t('runner.example');
  return (
    <section className={styles.example} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <ListenButton
          title={title}
          text={[question, ...steps].map(spokenMath).join(' ')}
          lang={CONTENT_LANGUAGE}
        />
      </div>
      <p className={styles.question} lang={CONTENT_LANGUAGE}>
        <MathText text={question} />
      </p>
      {mathPicture !== null && <MathPictureView picture={mathPicture} question={question} />}
      <p className={styles.answer}>
        {t('runner.answer')} <MathText text={answer} />
      </p>
      <ul className={styles.steps} lang={CONTENT_LANGUAGE}>
        {steps.map((step) => (
          <li key={step}>
            <MathText text={step} />
          </li>
        ))}
      </ul>
    </section>
  );
}
