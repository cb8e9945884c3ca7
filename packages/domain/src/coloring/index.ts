import type { Language } from '../profiles/index.ts';
import type { Scene } from '../scenes/index.ts';

/** A picture to color in. */
export interface ColoringPage {
  /** Colors are kept under it: it never changes. */
  readonly id: string;
  /** What is to be seen, which also stands for the picture where nobody sees it. */
  readonly title: Readonly<Record<Language, string>>;
  readonly scene: Scene;
}

/** Pictures that belong together. */
export interface ColoringShelf {
  /** The name of its file. */
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly pages: readonly ColoringPage[];
}
