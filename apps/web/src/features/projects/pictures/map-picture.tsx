import type { GroupedPictureProps, PictureOf } from './kinds.ts';
import { Legend } from './legend.tsx';
import { Mark } from './mark.tsx';
import { PlotFrame, type PlotPlaces } from './plot-frame.tsx';
import { PlotPoints } from './plot-points.tsx';
import { type PlotScale, plotScale } from './plot-scale.ts';
import { type Series, seriesOf } from './series.ts';

/** Every so many cells a region shows its shape, so that it is told by more than its colour. */
const PATTERN = 3;

/** What a model answers everywhere in the plane, with the points that it learnt from. */
export function MapPicture({ picture, groups }: GroupedPictureProps<'map'>) {
  const { points, labels, area } = picture;
  const series = seriesOf([...points.map(({ label }) => label), ...labels], groups);
  return (
    <>
      <PlotFrame
        across={within(area.xFrom, area.xTo)}
        up={within(area.yFrom, area.yTo)}
        names={{ across: picture.x, up: picture.y }}
      >
        {(places) => (
          <>
            <Regions picture={picture} series={series} places={places} />
            <PlotPoints points={points} series={series} places={places} />
          </>
        )}
      </PlotFrame>
      <Legend series={series} />
    </>
  );
}

/** An axis that ends exactly where the model was asked last. */
function within(from: number, to: number): PlotScale {
  const ticks = plotScale([from, to]).ticks.filter((tick) => tick >= from && tick <= to);
  return { from, to, ticks };
}

interface RegionsProps {
  readonly picture: PictureOf<'map'>;
  readonly series: readonly Series[];
  readonly places: PlotPlaces;
}

function Regions({ picture, series, places }: RegionsProps) {
  const { cells, labels, size, area } = picture;
  const looks = new Map(series.map((look) => [look.label, look]));
  const width = (places.x(area.xTo) - places.x(area.xFrom)) / size;
  const height = (places.y(area.yFrom) - places.y(area.yTo)) / size;
  return cells.map((answer, cell) => {
    const look = looks.get(labels[answer] ?? '');
    if (look === undefined) return null;
    const column = cell % size;
    const row = Math.floor(cell / size);
    const x = places.x(area.xFrom) + column * width;
    const y = places.y(area.yFrom) - (row + 1) * height;
    const showsShape = column % PATTERN === 1 && row % PATTERN === 1;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place in the grid.
      <g key={cell}>
        <rect
          x={x}
          y={y}
          width={width + 0.5}
          height={height + 0.5}
          fill={look.colour}
          fillOpacity={0.2}
        />
        {showsShape && (
          <Mark
            shape={look.shape}
            colour={look.colour}
            x={x + width / 2}
            y={y + height / 2}
            radius={Math.min(width, height) / 4}
            look="faint"
          />
        )}
      </g>
    );
  });
}
