import { MathText, needsTypesetting } from '../../../ui/math-text/math-text.tsx';
import styles from './steps.module.css';

/** The steps to an answer, one below the other. */
export function Steps({ steps }: { readonly steps: readonly string[] }) {
  const typeset = needsTypesetting(steps);
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>
          <MathText text={step} typeset={typeset} />
        </li>
      ))}
    </ol>
  );
}
