import { useTranslation } from 'react-i18next';
import { Dialog } from '../dialog/dialog.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { QueryState } from '../states/query-state.tsx';
import styles from './passage.module.css';
import { usePassage } from './passage.queries.ts';

export interface PassageDialogProps {
  readonly reference: string;
  readonly onClose: () => void;
}

/** A passage verse by verse: what was quoted stands out from what is around it. */
export default function PassageDialog({ reference, onClose }: PassageDialogProps) {
  const { t } = useTranslation('shell');
  const passage = usePassage(reference);
  const translation = passage.data?.translation;
  return (
    <Dialog title={reference} size="lg" onClose={onClose}>
      <QueryState query={passage} count={3} shape="rows" failed={t('scripture.failed')} />
      {translation !== undefined && (
        <>
          <ol className={styles.verses} lang={translation.language}>
            {passage.data?.verses.map(({ chapter, verse, text, isAsked }) => (
              <li key={`${chapter}:${verse}`} className={isAsked ? styles.asked : styles.around}>
                <sup className={styles.number}>{verse === 1 ? `${chapter}:1` : verse}</sup> {text}
              </li>
            ))}
          </ol>
          <p className={styles.source}>
            {translation.name} ({translation.abbreviation}). {translation.licence}
          </p>
          {passage.data?.isWhole && (
            <LinkButton to="/scripture" search={{ q: reference }} variant="default" mt="md">
              {t('scripture.readOn')}
            </LinkButton>
          )}
        </>
      )}
    </Dialog>
  );
}
