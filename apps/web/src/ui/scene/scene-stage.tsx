import type { Illustration } from '@lamplight/domain/scenes';
import { lazy, Suspense } from 'react';
import styles from './scene-stage.module.css';

/** The kit comes with the first scene that somebody opens. */
const PaperScene = lazy(() => import('./paper-scene.tsx'));

export interface SceneStageProps {
  readonly illustration: Illustration;
  /** The language of its words. */
  readonly language: string;
}

/** A scene of the paper theatre, in a frame that keeps its place until the scene is drawn. */
export function SceneStage({ illustration: { scene, alt }, language }: SceneStageProps) {
  return (
    <div className={styles.frame} role="img" aria-label={alt} lang={language}>
      <Suspense>
        <PaperScene scene={scene} />
      </Suspense>
    </div>
  );
}
