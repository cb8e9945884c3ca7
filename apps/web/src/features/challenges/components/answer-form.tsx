import { type Challenge, MAX_CHALLENGE_ANSWER } from '@lamplight/domain/challenges';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/form/fields.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import type { Voice } from '../challenge-look.ts';
import styles from './answer-form.module.css';
import { AnswerOptions } from './answer-options.tsx';
import { NumberPad } from './number-pad.tsx';

export interface AnswerFormProps {
  readonly challenge: Challenge;
  readonly voice: Voice;
  readonly answer: string;
  readonly onChange: (answer: string) => void;
  readonly pending: boolean;
  readonly onSubmit: () => void;
}

/** The answer field that suits the type, and Submit. */
export function AnswerForm(props: AnswerFormProps) {
  const { t } = useTranslation('challenge-task');
  const { pending, onSubmit } = props;
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <AnswerField {...props} />
      <Button type="submit" variant="cta" size="lg" className={styles.submit} disabled={pending}>
        {t(pending ? 'submit.pending' : 'submit.button')}
      </Button>
    </form>
  );
}

function AnswerField({ challenge, voice, answer, onChange }: AnswerFormProps) {
  const { t } = useTranslation('challenge-task');
  const { type, content } = challenge;
  if (type === 'logic' && content.options.length > 0) {
    return <AnswerOptions options={content.options} chosen={answer} onChoose={onChange} />;
  }
  if (type === 'math' && voice === 'little') {
    return <NumberPad value={answer} onChange={onChange} />;
  }
  if (type === 'math' || type === 'logic') {
    const isNumber = type === 'math' || typeof challenge.correctAnswer === 'number';
    return (
      <TextField
        className={styles.short}
        label={t(isNumber ? 'answer.number' : 'answer.short')}
        // Phones' number keys have no minus sign, which answers of the older need.
        inputMode={isNumber && challenge.ageRange[1] <= 10 ? 'decimal' : 'text'}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        lang={CONTENT_LANGUAGE}
        value={answer}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  return (
    <TextAreaField
      label={t(`answer.${type === 'creative' ? 'creative' : 'long'}.${voice}`)}
      minRows={voice === 'little' ? 2 : 4}
      maxLength={MAX_CHALLENGE_ANSWER}
      value={answer}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
