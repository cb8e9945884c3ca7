import type { Picture, PictureKind } from '@lamplight/domain/projects';

/** A picture of one kind. */
export type PictureOf<Kind extends PictureKind> = Extract<Picture, { kind: Kind }>;

/** A picture with groups of points. */
export interface GroupedPictureProps<Kind extends 'points' | 'map'> {
  readonly picture: PictureOf<Kind>;
  /** The groups of all pictures of the run. */
  readonly groups: readonly string[];
}
