import type { MathPicture } from '@lamplight/domain/math-games';
import { BarChartPicture } from './kinds/bar-chart.tsx';
import { BaseTenPicture } from './kinds/base-ten.tsx';
import { ClockPicture } from './kinds/clock.tsx';
import { CoinsPicture } from './kinds/coins.tsx';
import { ArrayPicture, DotsPicture } from './kinds/dots.tsx';
import {
  AnglePicture,
  CirclePicture,
  RectanglePicture,
  TrianglePicture,
} from './kinds/figures.tsx';
import { FractionBarsPicture, FractionCirclePicture } from './kinds/fractions.tsx';
import { GridPicture } from './kinds/grid.tsx';
import { NumberLinePicture } from './kinds/number-line.tsx';
import { ShapesPicture } from './kinds/shapes.tsx';
import { type AskedPicture, asksWhatCoinsAreWorth, pictureWords } from './picture-words.ts';

/** The picture of a problem, drawn from its data. */
export function MathPictureView({ picture, question }: AskedPicture) {
  const named = asksWhatCoinsAreWorth(question);
  return (
    <MathDrawing picture={picture} words={pictureWords({ picture, question })} named={named} />
  );
}

export interface MathDrawingProps {
  readonly picture: MathPicture;
  /** The picture in words. */
  readonly words: string;
  /** Whether coins have their names instead of what they are worth. */
  readonly named?: boolean;
}

/** A picture with words of its own. */
export function MathDrawing({ picture, words, named = false }: MathDrawingProps) {
  switch (picture.kind) {
    case 'dots':
      return <DotsPicture groups={picture.groups} words={words} />;
    case 'array':
      return <ArrayPicture rows={picture.rows} columns={picture.columns} words={words} />;
    case 'number-line':
      return <NumberLinePicture line={picture} words={words} />;
    case 'shapes':
      return <ShapesPicture shapes={picture.shapes} words={words} />;
    case 'fraction-bars':
      return <FractionBarsPicture bars={picture.bars} words={words} />;
    case 'fraction-circle':
      return <FractionCirclePicture parts={picture.parts} filled={picture.filled} words={words} />;
    case 'base-ten':
      return <BaseTenPicture tens={picture.tens} ones={picture.ones} words={words} />;
    case 'clock':
      return <ClockPicture hour={picture.hour} minute={picture.minute} words={words} />;
    case 'coins':
      return <CoinsPicture cents={picture.cents} named={named} words={words} />;
    case 'bar-chart':
      return <BarChartPicture bars={picture.bars} unit={picture.unit} words={words} />;
    case 'rectangle':
      return <RectanglePicture width={picture.width} height={picture.height} words={words} />;
    case 'triangle':
      return <TrianglePicture triangle={picture} words={words} />;
    case 'circle':
      return <CirclePicture radius={picture.radius} words={words} />;
    case 'angle':
      return <AnglePicture degrees={picture.degrees} label={picture.label} words={words} />;
    case 'grid':
      return <GridPicture grid={picture} words={words} />;
  }
}
