import { useTranslation } from 'react-i18next';
import { Skeletons } from '../../../ui/states/skeletons.tsx';
import styles from './code-tab.module.css';

/** Stands where the editor will be. */
export function EditorLoading() {
  const { t } = useTranslation('projects');
  return (
    <div className={styles.waiting}>
      <Skeletons count={1} label={t('editor.loading')} />
    </div>
  );
}
