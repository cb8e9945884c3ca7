import type { Project } from '@lamplight/domain/projects';
import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LineMark } from '../editor/mark-line.ts';
import { firstError } from '../output/first-error.ts';
import { useErrorWords } from '../output/use-error-words.ts';
import styles from './code-tab.module.css';
import { EditorLoading } from './editor-loading.tsx';
import type { Workbench } from './use-workbench.ts';

const CodeEditor = lazy(() => import('../editor/code-editor.tsx'));

export interface CodeAreaProps {
  readonly project: Project;
  readonly bench: Workbench;
}

/** The program as code to type. */
export function CodeArea({ project, bench }: CodeAreaProps) {
  const { t } = useTranslation('projects');
  const { work, memory } = bench;
  const mark = useLineMark(bench);
  return (
    <div className={styles.editor}>
      <Suspense fallback={<EditorLoading />}>
        <CodeEditor
          label={t('editor.label', { project: project.title })}
          code={work.work.code}
          onChange={work.type}
          mark={mark}
          memory={memory}
        />
      </Suspense>
      {bench.offersBlocks && work.work.blocks !== null && (
        <p className={styles.kept}>{t('editor.fromBlocks')}</p>
      )}
      <p className={styles.help}>{t('editor.tabKey')}</p>
    </div>
  );
}

/** The mistake of the last run, to be marked at its line. */
function useLineMark({ running: { outcome } }: Workbench): LineMark | null {
  const words = useErrorWords();
  return useMemo(() => {
    if (outcome === null || outcome === 'stopped') return null;
    const error = firstError(outcome);
    if (error === null || error.line === null) return null;
    return { line: error.line, message: words(error) };
  }, [outcome, words]);
}
