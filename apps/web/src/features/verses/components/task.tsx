import { useTranslation } from 'react-i18next';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import styles from './task.module.css';

/** What is to be done in an exercise. */
export function Task({ text }: { readonly text: string }) {
  const { t } = useTranslation('verses');
  return (
    <div className={styles.task}>
      <h2 className={styles.text}>{text}</h2>
      <ListenButton title={t('steps.label')} text={text} />
    </div>
  );
}

/** What came of a check; heard as soon as it is there. */
export function Verdict({ text }: { readonly text: string | null }) {
  return (
    <p className={styles.verdict} role="status" data-empty={text === null}>
      {text}
    </p>
  );
}
