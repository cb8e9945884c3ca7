import type { Prompt } from '@lamplight/domain/journal';
import type { CurrentUser } from '@lamplight/domain/users';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryState } from '../../ui/states/query-state.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { AnswerCard } from './components/answer-card.tsx';
import { PromptPicker } from './components/prompt-picker.tsx';
import { WritingArea } from './components/writing-area.tsx';
import { usePrompts } from './journal.queries.ts';
import type { Tone } from './tone.ts';
import { useDraft } from './use-draft.ts';
import { useSubmit } from './use-submit.ts';
import styles from './write.module.css';

export interface WriteProps {
  readonly user: CurrentUser;
  readonly tone: Tone;
}

/** Choosing a prompt, writing, and what answers it. */
export function Write({ user, tone }: WriteProps) {
  const { t } = useTranslation('journal');
  const prompts = usePrompts();
  const field = useRef<HTMLTextAreaElement>(null);
  const { pending, answered, dismiss, submit } = useSubmit();
  const { draft: written, change, reset, finish } = useDraft(user.id, 'page', pending);
  const [isFresh, setFresh] = useState(true);
  // Whoever comes to write finds a prompt chosen; after a page was sent or cleared the choice is theirs.
  const proposed = isFresh ? (prompts.data?.today[0] ?? null) : null;
  const draft = { ...written, prompt: written.prompt ?? proposed };

  const clear = () => {
    setFresh(false);
    reset();
  };

  const choose = ({ text, theme }: Prompt) => {
    change({ prompt: { text, theme } });
    field.current?.focus({ preventScroll: true });
    field.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  };

  const send = () => {
    const { key, prompt, text } = draft;
    if (text.trim() === '') {
      showToast({ kind: 'note', title: t('empty.title'), text: t('empty.text') });
      field.current?.focus();
      return;
    }
    if (prompt === null) {
      showToast({ kind: 'note', title: t('unprompted.title'), text: t('unprompted.text') });
      return;
    }
    submit({ key, userId: user.id, words: { prompt: prompt.text, content: text } }, () => {
      setFresh(false);
      finish(key);
    });
  };

  return (
    <>
      {answered !== null && <AnswerCard key={answered.id} entry={answered} onClose={dismiss} />}
      <div className={styles.columns}>
        <div className={styles.prompts}>
          <QueryState
            query={prompts}
            count={3}
            shape="rows"
            loading={t('prompts.loading')}
            failed={t('prompts.failed')}
          />
          {prompts.data !== undefined && (
            <PromptPicker choice={prompts.data} chosen={draft.prompt?.text} onChoose={choose} />
          )}
        </div>
        <div className={styles.sheet}>
          <WritingArea
            draft={draft}
            tone={tone}
            pending={pending}
            field={field}
            onText={(text) => change({ text })}
            onClear={clear}
            onSubmit={send}
          />
        </div>
      </div>
    </>
  );
}
