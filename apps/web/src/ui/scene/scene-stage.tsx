import type { Illustration } from '@lamplight/domain/scenes';
import { Decoration } from './decoration.tsx';
import { LazyScene } from './lazy-scene.tsx';
import styles from './scene-stage.module.css';

export interface SceneStageProps {
  readonly illustration: Illustration;
  /** The language of its words. */
  readonly language: string;
}

/** A scene of the paper theatre, in a frame that keeps its place until the scene is drawn. */
export function SceneStage({ illustration: { scene, alt }, language }: SceneStageProps) {
  return (
    <div className={styles.frame} role="img" aria-label={alt} lang={language}>
      <Decoration>
        <LazyScene scene={scene} />
      </Decoration>
    </div>
  );
}
