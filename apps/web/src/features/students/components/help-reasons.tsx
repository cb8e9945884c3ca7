import type { Help } from '@lamplight/domain/students';
import { useTranslation } from 'react-i18next';
import { MathText } from '../../../ui/math-text/math-text.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { useHelpWords } from '../use-help-words.ts';
import styles from './students.module.css';

interface HelpReasonsProps {
  readonly help: readonly Help[];
  /** Whether the last question is shown, too. */
  readonly withQuestion?: boolean;
}

/** Why a student needs help now. */
export function HelpReasons({ help, withQuestion = false }: HelpReasonsProps) {
  const { t } = useTranslation('students');
  const words = useHelpWords();
  return (
    <ul className={styles.reasons}>
      {help.map((reason) => (
        <li key={reason.kind} className={styles.reason}>
          <Picture
            name={reason.kind === 'long-inactive' ? 'calendar' : 'people-hugging'}
            size={22}
          />
          <div>
            {words(reason)}
            {withQuestion && reason.kind === 'wrong-in-a-row' && reason.question !== null && (
              <p className={styles.soft}>
                {t('help.question')} <MathText text={reason.question} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
