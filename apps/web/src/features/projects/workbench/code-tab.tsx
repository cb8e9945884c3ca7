import type { Project } from '@lamplight/domain/projects';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OutputPanel } from '../output/output-panel.tsx';
import { CheckCard } from './check-card.tsx';
import styles from './code-tab.module.css';
import { EditorArea } from './editor-area.tsx';
import { RestartDialog } from './restart-dialog.tsx';
import type { Workbench } from './use-workbench.ts';
import { WorkButtons } from './work-buttons.tsx';

export interface CodeTabProps {
  readonly project: Project;
  readonly bench: Workbench;
}

/** The editor, what can be done with the code, and what came of it. */
export function CodeTab({ project, bench }: CodeTabProps) {
  const { t } = useTranslation('projects');
  const [asksRestart, setAsksRestart] = useState(false);
  const { report, running } = bench;
  return (
    <div className={styles.tab}>
      <EditorArea project={project} bench={bench} />
      <WorkButtons bench={bench} onRestart={() => setAsksRestart(true)} />
      {report !== null && <CheckCard report={report} />}
      <OutputPanel running={running} />
      <p className={styles.kept}>{t('editor.kept')}</p>
      {asksRestart && (
        <RestartDialog
          onKeep={() => setAsksRestart(false)}
          onRestart={() => {
            setAsksRestart(false);
            bench.work.restart();
          }}
        />
      )}
    </div>
  );
}
