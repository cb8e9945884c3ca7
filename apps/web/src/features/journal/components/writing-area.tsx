import { ENTRY_MAX } from '@lamplight/domain/journal';
import { Button } from '@mantine/core';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { type Draft, wordCount } from '../draft.ts';
import { PROMPT_LANGUAGE, THEME_PICTURES } from '../themes.ts';
import type { Tone } from '../tone.ts';
import { ClearDialog } from './clear-dialog.tsx';
import styles from './writing-area.module.css';

/** From so many words on, throwing them away is asked about. */
const WORDS_TO_ASK = 6;

export interface WritingAreaProps {
  readonly draft: Draft;
  readonly tone: Tone;
  readonly pending: boolean;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onText: (text: string) => void;
  readonly onClear: () => void;
  readonly onSubmit: () => void;
}

/** The chosen prompt and the sheet to write on. */
export function WritingArea(props: WritingAreaProps) {
  const { draft, tone, pending, field, onText, onClear, onSubmit } = props;
  const { t } = useTranslation(['journal', 'journal-entry']);
  const [asking, setAsking] = useState(false);
  const words = wordCount(draft.text);
  const clear = () => {
    setAsking(false);
    onClear();
  };
  return (
    <Card as="section" subject="journal" look="tinted" className={styles.area}>
      <ChosenPrompt prompt={draft.prompt} />
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <TextAreaField
          ref={field}
          label={t('write.label')}
          description={t('write.kept')}
          placeholder={t(`write.placeholder.${tone}`)}
          minRows={6}
          maxLength={ENTRY_MAX}
          value={draft.text}
          onChange={(event) => onText(event.currentTarget.value)}
        />
        <div className={styles.ways}>
          <Button
            variant="default"
            disabled={pending}
            onClick={words < WORDS_TO_ASK ? clear : () => setAsking(true)}
          >
            {t('write.clear')}
          </Button>
          <Button
            type="submit"
            variant="cta"
            className={styles.submit}
            disabled={pending}
            leftSection={<Picture name="memo" size={28} />}
          >
            {t(pending ? 'journal-entry:pending' : 'write.submit')}
          </Button>
        </div>
      </form>
      {asking && <ClearDialog words={words} onKeep={() => setAsking(false)} onClear={clear} />}
    </Card>
  );
}

function ChosenPrompt({ prompt }: { readonly prompt: Draft['prompt'] }) {
  const { t } = useTranslation(['journal', 'journal-entry']);
  if (prompt === null) {
    return (
      <h2 className={styles.prompt} data-chosen={false}>
        <Picture name="memo" size={40} />
        {t('write.noPrompt')}
      </h2>
    );
  }
  return (
    <div className={styles.asked}>
      <h2 className={styles.prompt} lang={PROMPT_LANGUAGE}>
        <Picture name={THEME_PICTURES[prompt.theme]} size={40} />
        {prompt.text}
      </h2>
      <ListenButton title={prompt.text} text={prompt.text} lang={PROMPT_LANGUAGE} />
    </div>
  );
}
