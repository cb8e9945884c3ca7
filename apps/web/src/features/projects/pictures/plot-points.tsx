import { Mark } from './mark.tsx';
import type { PlotPlaces } from './plot-frame.tsx';
import type { Series } from './series.ts';

export interface PlotPointsProps {
  readonly points: readonly { readonly x: number; readonly y: number; readonly label: string }[];
  readonly series: readonly Series[];
  readonly places: PlotPlaces;
}

/** Points at their places; smaller ones where there are many. */
export function PlotPoints({ points, series, places }: PlotPointsProps) {
  const looks = new Map(series.map((look) => [look.label, look]));
  const radius = points.length > 120 ? 4 : 5.5;
  return points.map(({ x, y, label }, index) => {
    const look = looks.get(label);
    return (
      look !== undefined && (
        <Mark
          // biome-ignore lint/suspicious/noArrayIndexKey: two points may be the same.
          key={index}
          shape={look.shape}
          colour={look.colour}
          x={places.x(x)}
          y={places.y(y)}
          radius={radius}
        />
      )
    );
  });
}
