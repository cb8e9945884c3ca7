import type { Project } from '@lamplight/domain/projects';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import { ConceptList } from '../components/concept-list.tsx';
import styles from './hints-tab.module.css';

export interface HintsTabProps {
  readonly project: Project;
  /** How many hints are shown. */
  readonly shown: number;
  /** Asks for one more. */
  readonly onShow: () => void;
}

/** Hints, one after another until the last, and what the project teaches. */
export function HintsTab({ project: { hints, concepts }, shown, onShow }: HintsTabProps) {
  const { t } = useTranslation('projects');
  return (
    <div className={styles.parts}>
      <section className={styles.part}>
        <h2 className={styles.heading}>{t('hints.title')}</h2>
        {shown === 0 && <p className={styles.text}>{t('hints.before')}</p>}
        <ol className={styles.hints} aria-live="polite">
          {hints.slice(0, shown).map((hint, index) => (
            <li key={hint}>
              <Picture name="light-bulb" size={28} />
              <p lang={CONTENT_LANGUAGE}>{hint}</p>
              <ListenButton
                title={t('hints.number', { number: index + 1 })}
                text={hint}
                lang={CONTENT_LANGUAGE}
              />
            </li>
          ))}
        </ol>
        {shown < hints.length && (
          <div>
            <Button
              variant="default"
              leftSection={<Picture name="light-bulb" size={24} />}
              onClick={onShow}
            >
              {t('hints.show', { number: shown + 1, total: hints.length })}
            </Button>
          </div>
        )}
        {shown >= hints.length && <p className={styles.text}>{t('hints.all')}</p>}
      </section>
      <section className={styles.part}>
        <h2 className={styles.heading}>{t('hints.concepts')}</h2>
        <ConceptList concepts={concepts} all />
      </section>
    </div>
  );
}
