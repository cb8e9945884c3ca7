import type { GroupedPictureProps } from './kinds.ts';
import { Legend } from './legend.tsx';
import { PlotFrame } from './plot-frame.tsx';
import { PlotPoints } from './plot-points.tsx';
import { plotScale } from './plot-scale.ts';
import { seriesOf } from './series.ts';

/** Points in a plane, each with the shape and colour of its group. */
export function PointsPicture({ picture, groups }: GroupedPictureProps<'points'>) {
  const { points } = picture;
  const series = seriesOf(
    points.map(({ label }) => label),
    groups,
  );
  return (
    <>
      <PlotFrame
        across={plotScale(points.map(({ x }) => x))}
        up={plotScale(points.map(({ y }) => y))}
        names={{ across: picture.x, up: picture.y }}
      >
        {(places) => <PlotPoints points={points} series={series} places={places} />}
      </PlotFrame>
      <Legend series={series} />
    </>
  );
}
