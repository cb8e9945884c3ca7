import type { Project } from '@lamplight/domain/projects';
import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { Skeletons } from '../../../ui/states/skeletons.tsx';
import styles from './solution-tab.module.css';

const CodeReader = lazy(() => import('../editor/code-reader.tsx'));

export interface SolutionTabProps {
  readonly project: Project;
  readonly isShown: boolean;
  readonly onShow: () => void;
  /** Goes back to the own code. */
  readonly onTryFirst: () => void;
}

/** How the project can be done: to read, after a question whether it was tried. */
export function SolutionTab({ project, isShown, onShow, onTryFirst }: SolutionTabProps) {
  const { t } = useTranslation('projects');
  if (!isShown) {
    return (
      <div className={styles.question}>
        <Picture name="key" size={72} />
        <h2 className={styles.title}>{t('solution.tryFirst')}</h2>
        <p className={styles.text}>{t('solution.tryFirstText')}</p>
        <ListenButton title={t('solution.tryFirst')} text={t('solution.tryFirstText')} />
        <div className={styles.ways}>
          <Button variant="cta" onClick={onTryFirst}>
            {t('solution.goOn')}
          </Button>
          <Button variant="default" onClick={onShow}>
            {t('solution.show')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <section className={styles.solution}>
      <p className={styles.text}>{t('solution.about')}</p>
      <Suspense fallback={<Skeletons count={1} label={t('editor.loading')} />}>
        <CodeReader label={t('solution.label')} code={project.solution} />
      </Suspense>
    </section>
  );
}
