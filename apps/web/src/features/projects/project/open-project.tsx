import type { CurrentUser } from '@lamplight/domain/users';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { ProjectFacts } from '../components/project-facts.tsx';
import type { ProjectTab } from '../project-search.ts';
import { CodeTab } from '../workbench/code-tab.tsx';
import { useWorkbench } from '../workbench/use-workbench.ts';
import { HintsTab } from './hints-tab.tsx';
import styles from './open-project.module.css';
import { SolutionTab } from './solution-tab.tsx';
import { TaskText } from './task-text.tsx';
import type { ReadyProject } from './use-project.ts';

export interface OpenProjectProps extends ReadyProject {
  readonly tab: ProjectTab;
  readonly user: CurrentUser;
}

/** The task of a project and the three tabs to work on it (spec 2). */
export function OpenProject({ tab, user, ...ready }: OpenProjectProps) {
  const { t } = useTranslation('projects');
  const navigate = useNavigate();
  const { project } = ready;
  const bench = useWorkbench(ready, user);
  const [hintsShown, setHintsShown] = useState(0);
  const [solutionShown, setSolutionShown] = useState(false);

  const open = (next: ProjectTab) =>
    void navigate({
      to: '/ai-coding',
      search: { project: project.id, ...(next === 'code' ? {} : { tab: next }) },
      resetScroll: false,
    });

  return (
    <div className={styles.view} data-subject="ai">
      <div>
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={20} aria-hidden />}
          onClick={() => void navigate({ to: '/ai-coding', search: {} })}
        >
          {t('project.back')}
        </Button>
      </div>
      <div className={styles.columns}>
        <article className={styles.task}>
          <header className={styles.head}>
            <span className={styles.picture}>
              <Picture name={project.picture} of="projects" size="3.5rem" />
            </span>
            <div className={styles.names}>
              <h1 className={styles.title} lang={CONTENT_LANGUAGE}>
                {project.title}
              </h1>
              <ProjectFacts project={project} />
            </div>
            <ListenButton
              title={project.title}
              text={`${project.title}.\n${project.description}\n${project.task.replaceAll('`', '')}`}
              lang={CONTENT_LANGUAGE}
            />
          </header>
          <div lang={CONTENT_LANGUAGE}>
            <TaskText text={project.task} />
          </div>
        </article>
        <div className={styles.tabs}>
          <Tabs
            label={t('project.tabs')}
            open={tab}
            onOpen={open}
            tabs={[
              {
                name: 'code',
                label: t('tabs.code'),
                picture: 'robot',
                content: <CodeTab project={project} bench={bench} />,
              },
              {
                name: 'hints',
                label: t('tabs.hints'),
                picture: 'light-bulb',
                content: (
                  <HintsTab
                    project={project}
                    shown={hintsShown}
                    onShow={() => setHintsShown(hintsShown + 1)}
                  />
                ),
              },
              {
                name: 'solution',
                label: t('tabs.solution'),
                picture: 'key',
                content: (
                  <SolutionTab
                    project={project}
                    isShown={solutionShown}
                    onShow={() => setSolutionShown(true)}
                    onTryFirst={() => open('code')}
                  />
                ),
              },
            ]}
          />
        </div>
      </div>
    </div>
  );
}
