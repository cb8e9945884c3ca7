import type { Scene } from '@lamplight/domain/scenes';
import { type Drawing, drawWith, kitFor } from '@lamplight/theatre/stage';
import type { SvgElement } from '@lamplight/theatre/svg';
import '@lamplight/theatre/scene.css';
import { type CSSProperties, createElement, type ReactElement, use, useId, useMemo } from 'react';
import styles from './scene-stage.module.css';

/** The drawing of a scene. */
export default function PaperScene({ scene }: { readonly scene: Scene }) {
  const id = useId();
  const kit = use(kitFor(scene));
  const { svg, lamp, focus } = useMemo(() => drawWith(kit, scene, id), [kit, scene, id]);
  const picture = useMemo(() => withClass(svg, styles.picture), [svg]);
  return (
    <span className={`theatre-window ${styles.window}`}>
      <span className={styles.view} style={viewOf(focus)}>
        {picture}
        {lamp !== null && <span className={styles.lamp} style={placeOf(lamp)} />}
      </span>
    </span>
  );
}

function withClass(svg: SvgElement, className: string | undefined): ReactElement {
  return createElement(
    'svg',
    { ...svg.attributes, className, 'aria-hidden': true },
    ...childrenOf(svg),
  );
}

function childrenOf({ children }: SvgElement): ReactElement[] {
  return children.map((child) => createElement(child.name, child.attributes, ...childrenOf(child)));
}

/** The frame of every drawing, in its units. */
const FRAME = { width: 640, height: 400 };

function placeOf({ x, y, radius }: NonNullable<Drawing['lamp']>): CSSProperties {
  return {
    left: `${(100 * x) / FRAME.width}%`,
    top: `${(100 * y) / FRAME.height}%`,
    width: `${(100 * radius) / FRAME.width}%`,
  };
}

/** What the style sheet needs to show everybody in a window of any shape: shares of the frame. */
function viewOf({ left, right, top, bottom }: Drawing['focus']): CSSProperties {
  return {
    '--share': (right - left) / FRAME.width,
    '--across': (left + right) / 2 / FRAME.width,
    '--down': (top + bottom) / 2 / FRAME.height,
    // Where not all has room, feet come before heads in the sky.
    '--below': 1 - bottom / FRAME.height,
  } as CSSProperties;
}
