import type { Project } from '@lamplight/domain/projects';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { BlocksArea } from './blocks-area.tsx';
import { CodeArea } from './code-area.tsx';
import type { Workbench } from './use-workbench.ts';

export interface EditorAreaProps {
  readonly project: Project;
  readonly bench: Workbench;
}

/** Where the program is made: typed, or for children of the elementary band out of blocks too. */
export function EditorArea({ project, bench }: EditorAreaProps) {
  const { t } = useTranslation('projects');
  const { blocks, starterCode } = project;
  const { work } = bench.work;
  const isTyped = work.blocks === null && work.code !== starterCode;
  const [view, show] = useState<'blocks' | 'code'>(isTyped ? 'code' : 'blocks');
  if (blocks === null || !bench.offersBlocks) return <CodeArea project={project} bench={bench} />;
  return (
    <Tabs
      label={t('editor.views')}
      open={view}
      onOpen={show}
      tabs={[
        {
          name: 'blocks',
          label: t('editor.blocks'),
          picture: 'puzzle-piece',
          content: <BlocksArea blocks={blocks} bench={bench} isTyped={isTyped} />,
        },
        {
          name: 'code',
          label: t('editor.code'),
          picture: 'memo',
          content: <CodeArea project={project} bench={bench} />,
        },
      ]}
    />
  );
}
