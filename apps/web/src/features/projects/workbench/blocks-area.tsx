import type { ProjectBlocks } from '@lamplight/domain/projects';
import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice/notice.tsx';
import { LazyBlockEditor } from '../blocks/lazy-block-editor.tsx';
import styles from './code-tab.module.css';
import { EditorLoading } from './editor-loading.tsx';
import type { Workbench } from './use-workbench.ts';

export interface BlocksAreaProps {
  readonly blocks: ProjectBlocks;
  readonly bench: Workbench;
  /** Whether the code was changed by hand, so that no blocks say the same. */
  readonly isTyped: boolean;
}

/** The program out of blocks; after typing, the way back to them. */
export function BlocksArea({ blocks, bench, isTyped }: BlocksAreaProps) {
  const { t } = useTranslation('projects');
  const { work, restarts, build, restart } = bench.work;
  if (isTyped) {
    return (
      <Notice picture="puzzle-piece" title={t('editor.typed')}>
        <p>{t('editor.typedText')}</p>
        <Button variant="default" onClick={restart}>
          {t('editor.backToBlocks')}
        </Button>
      </Notice>
    );
  }
  return (
    <div className={styles.editor}>
      <Suspense fallback={<EditorLoading />}>
        <LazyBlockEditor
          key={restarts}
          blocks={blocks}
          value={work.blocks ?? blocks.starter}
          onChange={build}
        />
      </Suspense>
    </div>
  );
}
