import type { Scene } from '@lamplight/domain/scenes';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Decoration } from './decoration.tsx';
import { LazyScene } from './lazy-scene.tsx';
import { nearestPart, partsIn, type ScenePart } from './part-boxes.ts';
import styles from './part-stage.module.css';

/** How far beside a part a tap still means it, in px: half of a finger's target. */
const REACH = 22;

export interface PartStageProps {
  readonly scene: Scene;
  /** The scene in words. */
  readonly alt: string;
  /** The language of its words. */
  readonly language: string;
  /** Names of the persons and things that can be tapped. */
  readonly names: readonly string[];
  /** What a part is called; undefined for one that cannot be tapped now. */
  readonly nameOf: (part: ScenePart) => string;
  /** How a part looks: a ring around what is right, a mark on what was tried. */
  readonly markOf: (part: ScenePart) => 'right' | 'tried' | 'counted' | null;
  /** What stands on a part, such as its number. */
  readonly badgeOf?: (part: ScenePart) => ReactNode;
  readonly isLocked: boolean;
  readonly onTap: (part: ScenePart) => void;
}

/** A scene whose persons and things are buttons, laid over what is drawn. */
export function PartStage(props: PartStageProps) {
  const { scene, alt, language, names, nameOf, markOf, badgeOf, isLocked, onTap } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [parts, setParts] = useState<readonly ScenePart[]>([]);

  const measure = () => {
    if (frame.current === null) return;
    const found = partsIn(frame.current).filter(({ name }) => names.includes(name));
    // Small ones lie over large ones.
    setParts(found.sort((first, second) => areaOf(second) - areaOf(first)));
  };
  const tapNearby = (event: MouseEvent<HTMLDivElement>) => {
    if (isLocked || event.target !== event.currentTarget) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const point = { x: event.clientX - left, y: event.clientY - top };
    const part = nearestPart(parts, point, { width, height }, REACH);
    if (part !== undefined) onTap(part);
  };

  return (
    <div className={styles.frame}>
      <div ref={frame} className={styles.picture} role="img" aria-label={alt} lang={language}>
        <Decoration>
          <LazyScene scene={scene} />
          <Drawn onDrawn={measure} />
        </Decoration>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it are the way for keys; this widens them for fingers. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above. */}
      <div className={styles.parts} onClick={tapNearby}>
        {parts.map((part) => {
          const { left, top, width, height } = part.box;
          return (
            <button
              key={`${part.name} ${part.one}`}
              type="button"
              className={styles.part}
              style={{
                left: `${left + width / 2}%`,
                top: `${top + height / 2}%`,
                width: `${width}%`,
                height: `${height}%`,
              }}
              lang={language}
              aria-label={nameOf(part)}
              aria-disabled={isLocked}
              data-mark={markOf(part)}
              onClick={() => !isLocked && onTap(part)}
            >
              {badgeOf?.(part)}
            </button>
          );
        })}
      </div>
    </div>
  );
}

function areaOf({ box }: ScenePart): number {
  return box.width * box.height;
}

/** Tells that what stands beside it is drawn: while that is loaded, React shows neither. */
function Drawn({ onDrawn }: { readonly onDrawn: () => void }) {
  const told = useRef(onDrawn);
  // Not in the layout effect: the frame around it is known only after that.
  useEffect(() => told.current(), []);
  return null;
}
