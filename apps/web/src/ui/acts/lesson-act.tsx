import type { LessonAct as Act, ActAnswer, ActOf } from '@lamplight/domain/acts';
import type { ContentBand } from '@lamplight/domain/age';
import type { Language } from '@lamplight/domain/profiles';
import type { ReactElement } from 'react';
import { CountAct } from './kinds/count-act.tsx';
import { DrawAct } from './kinds/draw-act.tsx';
import { GapAct } from './kinds/gap-act.tsx';
import { MatchAct } from './kinds/match-act.tsx';
import { OrderAct } from './kinds/order-act.tsx';
import { PredictAct } from './kinds/predict-act.tsx';
import { SlideAct } from './kinds/slide-act.tsx';
import { SortAct } from './kinds/sort-act.tsx';
import { TapAct } from './kinds/tap-act.tsx';
import { TrainAct } from './kinds/train-act.tsx';
import { VerseAct } from './kinds/verse-act.tsx';
import { WriteAct } from './kinds/write-act.tsx';
import type { SceneParts } from './scene-parts.ts';

export interface LessonActProps {
  readonly act: Act;
  /** Seeds the order in which things are offered: the same on every device. */
  readonly seed: number;
  /** The language of the act's words. */
  readonly language: Language;
  readonly band: ContentBand;
  /** What was answered before; null for none. */
  readonly given: ActAnswer | null;
  /** Told at each whole answer. The act itself marks and shows feedback at once. */
  readonly onAnswer: (answer: ActAnswer, correct: boolean | null) => void;
  /** The drawn scene beside it, where the act plays in it (tap, count). */
  readonly stage: SceneParts | null;
  /** Saves a line to the journal; rejects when that failed. Without it a line is written on paper. */
  readonly onWrite?: ((line: string) => Promise<void>) | undefined;
  /** Says a text aloud, where a voice is wanted. */
  readonly onSay?: ((text: string) => void) | undefined;
  /** Under what drawings and piles are kept on this device: whose they are and in which lesson. Without it none is. */
  readonly keepAs?: string | undefined;
}

/** The properties of one kind of act. */
export type ActPropsOf<Kind extends Act['kind']> = Omit<LessonActProps, 'act'> & {
  readonly act: ActOf<Kind>;
};

/** Something that a child does within a lesson; each act marks an answer by itself and at once. */
export function LessonAct({ act, ...rest }: LessonActProps): ReactElement {
  switch (act.kind) {
    case 'order':
      return <OrderAct act={act} {...rest} />;
    case 'sort':
      return <SortAct act={act} {...rest} />;
    case 'match':
      return <MatchAct act={act} {...rest} />;
    case 'tap':
      return <TapAct act={act} {...rest} />;
    case 'count':
      return <CountAct act={act} {...rest} />;
    case 'gap':
      return <GapAct act={act} {...rest} />;
    case 'verse':
      return <VerseAct act={act} {...rest} />;
    case 'slide':
      return <SlideAct act={act} {...rest} />;
    case 'predict':
      return <PredictAct act={act} {...rest} />;
    case 'draw':
      return <DrawAct act={act} {...rest} />;
    case 'write':
      return <WriteAct act={act} {...rest} />;
    case 'train':
      return <TrainAct act={act} {...rest} />;
  }
}
