import type {
  QuestionColumn,
  QuestionDraft,
  QuestionProblem,
} from '@lamplight/domain/question-sets';
import { QUESTION_KINDS } from '@lamplight/domain/questions';
import { useTranslation } from 'react-i18next';
import { SelectField, TextField } from '../../../ui/form/fields.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { withKind } from '../set-draft.ts';
import { useProblemWords } from '../use-problem-words.ts';
import { KindFields } from './kinds/kind-fields.tsx';

export interface QuestionFieldsProps {
  readonly draft: QuestionDraft;
  readonly problems: readonly QuestionProblem[];
  readonly onChange: (draft: QuestionDraft) => void;
}

/** The fields of a question, each with what has to be mended in it. */
export function QuestionFields({ draft, problems, onChange }: QuestionFieldsProps) {
  const { t } = useTranslation('question-sets');
  const { fault } = useProblemWords();
  const errorOf = (column: QuestionColumn) => {
    const problem = problems.find((one) => one.column === column);
    return problem === undefined ? undefined : fault(problem);
  };
  return (
    <>
      <TextAreaField
        label={t('fields.question')}
        minRows={2}
        value={draft.question}
        error={errorOf('question')}
        onChange={(event) => onChange({ ...draft, question: event.currentTarget.value })}
      />
      <SelectField
        label={t('fields.kind')}
        value={draft.kind}
        data={QUESTION_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}.name`) }))}
        onChange={(event) => {
          const kind = QUESTION_KINDS.find((known) => known === event.currentTarget.value);
          if (kind !== undefined) onChange(withKind(draft, kind));
        }}
      />
      <KindFields key={draft.kind} draft={draft} errorOf={errorOf} onChange={onChange} />
      <TextAreaField
        label={t('fields.explanation')}
        description={t('fields.explanationHint')}
        minRows={2}
        value={draft.explanation}
        error={errorOf('explanation')}
        onChange={(event) => onChange({ ...draft, explanation: event.currentTarget.value })}
      />
      <TextField
        label={t('fields.topic')}
        description={t('fields.topicHint')}
        value={draft.topic}
        error={errorOf('topic')}
        onChange={(event) => onChange({ ...draft, topic: event.currentTarget.value })}
      />
    </>
  );
}
