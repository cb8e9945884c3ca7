import { BIBLE_PLACES, MAP_REGIONS, type MapFigure } from '@lamplight/domain/figures';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Frame } from '../../math-picture/frame.tsx';
import { ISLANDS, RIVERS, WATERS } from '../map/coasts.ts';
import { labelsOf } from '../map/labels.ts';
import { projectionOf } from '../map/projection.ts';
import { widthOf } from '../words.ts';
import styles from './map.module.css';

const WIDTHS = { mediterranean: 370, israel: 300 };
const FONT = 13.5;

/** A map of Bible lands: its places with their names in the reader's language, and a way from one to the next. */
export function MapDrawing({
  figure: { region, places, route = [] },
  words,
}: {
  readonly figure: MapFigure;
  readonly words: string;
}) {
  const { t } = useTranslation('acts');
  const clip = useId();
  const width = WIDTHS[region];
  const { height, pointOf, pathOf } = projectionOf(MAP_REGIONS[region], width);
  const shown = [...new Set([...route, ...places])].map((place) => {
    const [longitude, latitude] = BIBLE_PLACES[place];
    return { place, name: t(`places.${place}`), ...pointOf(longitude, latitude) };
  });
  const labels = labelsOf(
    shown.map(({ name, x, y }) => ({ x, y, width: widthOf(name, FONT), height: FONT + 2 })),
    { width, height },
  );
  return (
    <Frame width={width} height={height} words={words}>
      <clipPath id={clip}>
        <rect width={width} height={height} rx={12} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect className={styles.land} width={width} height={height} />
        {WATERS.map((outline) => (
          <path key={outline.join()} className={styles.water} d={`${pathOf(outline)}Z`} />
        ))}
        {ISLANDS.map((outline) => (
          <path key={outline.join()} className={styles.island} d={`${pathOf(outline)}Z`} />
        ))}
        {RIVERS.map((outline) => (
          <path key={outline.join()} className={styles.river} d={pathOf(outline)} />
        ))}
      </g>
      {route.length > 0 && (
        <path className={styles.route} d={pathOf(route.flatMap((place) => BIBLE_PLACES[place]))} />
      )}
      {shown.map(({ place, x, y }) => (
        <circle
          key={place}
          className={styles.place}
          data-start={place === route[0]}
          cx={x}
          cy={y}
          r={4.5}
        />
      ))}
      {shown.map(({ place, name }, at) => {
        const label = labels[at];
        return (
          label && (
            <text
              key={place}
              className={styles.name}
              x={label.x}
              y={label.y + FONT * 0.36}
              fontSize={FONT}
              textAnchor={label.anchor}
            >
              {name}
            </text>
          )
        );
      })}
    </Frame>
  );
}
