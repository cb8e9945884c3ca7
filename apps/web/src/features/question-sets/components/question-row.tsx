import type {
  QuestionDraft,
  QuestionFault,
  QuestionProblem,
} from '@lamplight/domain/question-sets';
import { Button, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconChevronDown, IconChevronUp, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../question-sets.module.css';
import { QuestionFields } from './question-fields.tsx';

export interface QuestionRowProps {
  /** From 1. */
  readonly number: number;
  readonly draft: QuestionDraft;
  readonly problems: readonly QuestionProblem[];
  /** Whether problems are told even of what nobody has touched yet. */
  readonly showsProblems: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onChange: (draft: QuestionDraft) => void;
  readonly onRemove: () => void;
}

/** Faults that are told while they are being written. */
const AT_ONCE: ReadonlySet<QuestionFault> = new Set(['too-long', 'repeated', 'unreadable']);

/** A question of a set: one line, which opens to its fields. */
export function QuestionRow(props: QuestionRowProps) {
  const { number, draft, problems, isOpen, onToggle, onChange, onRemove } = props;
  const { t } = useTranslation('question-sets');
  const [stage, setStage] = useState<'new' | 'open' | 'left'>('new');
  if (stage === 'new' && isOpen) setStage('open');
  if (stage === 'open' && !isOpen) setStage('left');
  const fieldsId = useId();
  // While somebody writes, what is still missing is no problem yet. (Told when the fields are left, it would move the
  // button that is being pressed.)
  const shown =
    props.showsProblems || stage === 'left'
      ? problems
      : problems.filter(({ fault }) => AT_ONCE.has(fault));
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <li className={styles.question} data-faulty={shown.length > 0}>
      <UnstyledButton
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={isOpen ? fieldsId : undefined}
        onClick={onToggle}
      >
        <span className={styles.number}>{number}</span>
        <span className={styles.asked}>
          {draft.question.trim() === '' ? t('editor.unwritten') : draft.question}
        </span>
        {shown.length > 0 && (
          <span className={styles.faulty}>
            <IconAlertTriangle size={18} aria-hidden />
            {t('editor.toMend')}
          </span>
        )}
        <Chevron size={20} aria-hidden />
      </UnstyledButton>
      {isOpen && (
        <fieldset
          id={fieldsId}
          aria-label={t('editor.fieldsOf', { number })}
          className={styles.fields}
        >
          <QuestionFields draft={draft} problems={shown} onChange={onChange} />
          <div>
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={onRemove}
            >
              {t('editor.remove', { number })}
            </Button>
          </div>
        </fieldset>
      )}
    </li>
  );
}
