import type { Scene } from '@lamplight/domain/scenes';

/** A scene whose persons and things can be tapped. */
export interface SceneParts {
  readonly scene: Scene;
  /** The scene in words, in the language of the lesson. */
  readonly alt: string;
}
