import type { Scene } from '@lamplight/domain/scenes';
import { type Area, coloringOf } from '@lamplight/theatre/outline';
import { kitFor } from '@lamplight/theatre/stage';
import { type KeyboardEvent, type MouseEvent, use, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Colors } from '../colors.ts';
import { ERASER, PALETTE } from '../palette.ts';
import { AreaEdges, LineArt } from './line-art.tsx';

export interface CanvasProps {
  readonly title: string;
  readonly scene: Scene;
  readonly colors: Colors;
  readonly onFill: (area: number) => void;
}

/** How far each key goes through the areas. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** A picture whose areas take a color when they are tapped, or by Enter where the arrows have gone. */
export default function Canvas({ title, scene, colors, onFill }: CanvasProps) {
  const { t } = useTranslation('coloring');
  const kit = use(kitFor(scene));
  const { pieces, areas } = useMemo(() => coloringOf(kit, scene), [kit, scene]);
  const [current, setCurrent] = useState(0);
  const [isFocused, setFocused] = useState(false);
  const group = useRef<HTMLDivElement>(null);

  const crayonOf = (area: number) => colors[area] ?? ERASER;
  const nameOf = ({ number, kind, figure }: Area) => {
    const part = areas.filter(
      (other) => other.kind === kind && other.figure === figure && other.number <= number,
    ).length;
    return t('area.name', {
      what: t(`area.${kind}`, { figure, part }),
      color: t(`crayon.${crayonOf(number)}`),
    });
  };
  const goTo = (area: number) => {
    group.current?.querySelector<SVGElement>(`[role="button"][data-area="${area}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) goTo((current + step + areas.length) % areas.length);
    else if (event.key === 'Home') goTo(0);
    else if (event.key === 'End') goTo(areas.length - 1);
    else if (event.key === 'Enter' || event.key === ' ') onFill(current);
    else return;
    event.preventDefault();
  };
  const onClick = ({ target }: MouseEvent) => {
    const area = target instanceof Element ? target.getAttribute('data-area') : null;
    if (area !== null) onFill(Number(area));
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be drawn
    <div
      ref={group}
      role="group"
      aria-label={t('canvas', { title })}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <LineArt
        pieces={pieces}
        paperOf={(area) => PALETTE[crayonOf(area)]}
        firstOf={(area) => ({
          role: 'button',
          tabIndex: area === current ? 0 : -1,
          'aria-label': nameOf(areas[area] ?? { number: area, kind: 'land', figure: 0 }),
          onFocus: ({ currentTarget }) => {
            setCurrent(area);
            setFocused(currentTarget.matches(':focus-visible'));
          },
          onBlur: () => setFocused(false),
        })}
      >
        {isFocused && <AreaEdges pieces={pieces.filter(({ area }) => area === current)} />}
      </LineArt>
    </div>
  );
}
