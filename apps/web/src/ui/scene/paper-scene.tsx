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
  const { svg, lamp } = useMemo(() => drawWith(kit, scene, id), [kit, scene, id]);
  const picture = useMemo(() => withClass(svg, styles.picture), [svg]);
  return (
    <>
      {picture}
      {lamp !== null && <span className={styles.lamp} style={placeOf(lamp)} />}
    </>
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
