import type { Scene } from '@lamplight/domain/scenes';
import { coloringOf } from '@lamplight/theatre/outline';
import { kitFor } from '@lamplight/theatre/stage';
import { use, useMemo } from 'react';
import type { Colors } from '../colors.ts';
import { PALETTE } from '../palette.ts';
import { LineArt } from './line-art.tsx';

export interface SmallPictureProps {
  readonly scene: Scene;
  readonly colors: Colors;
}

/** A picture that only leads to itself. */
export default function SmallPicture({ scene, colors }: SmallPictureProps) {
  const kit = use(kitFor(scene));
  const { pieces } = useMemo(() => coloringOf(kit, scene), [kit, scene]);
  return (
    <LineArt
      pieces={pieces}
      paperOf={(area) => {
        const crayon = colors[area];
        return crayon && PALETTE[crayon];
      }}
    />
  );
}
