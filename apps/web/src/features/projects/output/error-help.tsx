import type { ProgramError } from '@lamplight/domain/projects';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice/notice.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import styles from './output-panel.module.css';
import { useErrorWords } from './use-error-words.ts';

/** What went wrong, in a child's words, with the line where it happened. */
export function ErrorHelp({ error }: { readonly error: ProgramError }) {
  const { t } = useTranslation('projects');
  const words = useErrorWords()(error);
  const title = error.line === null ? t('errors.title') : t('errors.line', { line: error.line });
  return (
    <Notice picture="magnifying-glass-tilted-left" title={title}>
      <p className={styles.help}>
        {words}
        <ListenButton title={title} text={`${title}. ${words}`} />
      </p>
    </Notice>
  );
}
