import type { Figure } from '@lamplight/domain/figures';
import { MathDrawing } from '../math-picture/math-picture.tsx';
import { WordsLanguage } from '../math-picture/words-language.ts';
import { BalanceDrawing } from './kinds/balance.tsx';
import { BeamDrawing } from './kinds/beam.tsx';
import { CircuitDrawing } from './kinds/circuit.tsx';
import { ConfusionTable } from './kinds/confusion.tsx';
import { FoodWebDrawing } from './kinds/food-web.tsx';
import { MapDrawing } from './kinds/map.tsx';
import { NetworkDrawing } from './kinds/network.tsx';
import { PlotDrawing } from './kinds/plot.tsx';
import { SmallTable } from './kinds/table.tsx';
import { Timeline } from './kinds/timeline.tsx';
import styles from './lesson-figure.module.css';

export interface LessonFigureProps {
  readonly figure: Figure;
  /** The figure in words, in the language of the text around it. */
  readonly alt: string;
}

/** A figure of a lesson, drawn from its data. */
export function LessonFigure({ figure, alt }: LessonFigureProps) {
  return (
    <div className={styles.figure}>
      <WordsLanguage value={undefined}>
        <Drawing figure={figure} alt={alt} />
      </WordsLanguage>
    </div>
  );
}

function Drawing({ figure, alt }: LessonFigureProps) {
  switch (figure.kind) {
    case 'balance':
      return <BalanceDrawing figure={figure} words={alt} />;
    case 'beam':
      return <BeamDrawing figure={figure} words={alt} />;
    case 'circuit':
      return <CircuitDrawing figure={figure} words={alt} />;
    case 'confusion':
      return <ConfusionTable figure={figure} words={alt} />;
    case 'food-web':
      return <FoodWebDrawing figure={figure} words={alt} />;
    case 'map':
      return <MapDrawing figure={figure} words={alt} />;
    case 'network':
      return <NetworkDrawing figure={figure} words={alt} />;
    case 'plot':
      return <PlotDrawing figure={figure} words={alt} />;
    case 'table':
      return <SmallTable figure={figure} words={alt} />;
    case 'timeline':
      return <Timeline figure={figure} words={alt} />;
    default:
      return <MathDrawing picture={figure} words={alt} />;
  }
}
