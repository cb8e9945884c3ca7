import { OPTIONS_MAX, OPTIONS_MIN } from '@lamplight/domain/multiplayer';
import type {
  QuestionColumn,
  QuestionDraft,
  QuestionProblem,
} from '@lamplight/domain/question-sets';
import { Button, UnstyledButton } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/form/fields.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import styles from '../question-sets.module.css';
import { withMoreOptions, withOption, withoutOption } from '../set-draft.ts';
import { useProblemWords } from '../use-problem-words.ts';

export interface QuestionFieldsProps {
  readonly draft: QuestionDraft;
  readonly problems: readonly QuestionProblem[];
  readonly onChange: (draft: QuestionDraft) => void;
}

/** The fields of a question, each with what has to be mended in it. */
export function QuestionFields({ draft, problems, onChange }: QuestionFieldsProps) {
  const { t } = useTranslation('question-sets');
  const { fault } = useProblemWords();
  const group = useId();
  const errorOf = (column: QuestionColumn) => {
    const problem = problems.find((one) => one.column === column);
    return problem === undefined ? undefined : fault(problem);
  };
  const errorOfAll = errorOf('options') ?? errorOf('answer');
  return (
    <>
      <TextAreaField
        label={t('fields.question')}
        minRows={2}
        value={draft.question}
        error={errorOf('question')}
        onChange={(event) => onChange({ ...draft, question: event.currentTarget.value })}
      />
      <fieldset className={styles.options} aria-describedby={`${group}-hint`}>
        <legend>{t('fields.options')}</legend>
        <p id={`${group}-hint`} className={styles.hint}>
          {t('fields.optionsHint')}
        </p>
        {draft.options.map((option, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place; its words are in the draft.
          <div key={place} className={styles.option}>
            <input
              type="radio"
              name={group}
              className={styles.right}
              aria-label={t('fields.isRight', { number: place + 1 })}
              checked={draft.answer === place}
              onChange={() => onChange({ ...draft, answer: place })}
            />
            <TextField
              className={styles.words ?? ''}
              aria-label={t('fields.option', { number: place + 1 })}
              value={option}
              error={errorOf(`option${place + 1}` as QuestionColumn)}
              onChange={(event) => onChange(withOption(draft, place, event.currentTarget.value))}
            />
            {draft.options.length > OPTIONS_MIN && (
              <UnstyledButton
                className={styles.away}
                aria-label={t('fields.removeOption', { number: place + 1 })}
                onClick={() => onChange(withoutOption(draft, place))}
              >
                <IconX size={20} aria-hidden />
              </UnstyledButton>
            )}
          </div>
        ))}
        {errorOfAll !== undefined && <p className={styles.error}>{errorOfAll}</p>}
        {draft.options.length < OPTIONS_MAX && (
          <Button
            variant="subtle"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => onChange(withMoreOptions(draft))}
          >
            {t('fields.addOption')}
          </Button>
        )}
      </fieldset>
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
