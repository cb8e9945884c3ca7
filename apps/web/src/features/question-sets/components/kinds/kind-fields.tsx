import type { QuestionColumn, QuestionDraft } from '@lamplight/domain/question-sets';
import { NumberFields } from './number-fields.tsx';
import { OptionFields } from './option-fields.tsx';
import { PairFields } from './pair-fields.tsx';
import { TruthFields } from './truth-fields.tsx';

export interface KindFieldsProps<Draft extends QuestionDraft = QuestionDraft> {
  readonly draft: Draft;
  /** What has to be mended in a column; undefined for nothing. */
  readonly errorOf: (column: QuestionColumn) => string | undefined;
  readonly onChange: (draft: QuestionDraft) => void;
}

/** The fields for what is right, by the kind of the question. */
export function KindFields({ draft, ...rest }: KindFieldsProps) {
  switch (draft.kind) {
    case 'choice':
    case 'several':
    case 'order':
    case 'word':
      return <OptionFields draft={draft} {...rest} />;
    case 'true-false':
      return <TruthFields draft={draft} {...rest} />;
    case 'match':
      return <PairFields draft={draft} {...rest} />;
    case 'number':
      return <NumberFields draft={draft} {...rest} />;
  }
}
