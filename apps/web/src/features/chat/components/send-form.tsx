import { CHAT_MESSAGE_MAX } from '@lamplight/domain/chat';
import { Button } from '@mantine/core';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import type { Chat } from '../use-chat.ts';
import styles from './send-form.module.css';

export interface SendFormProps {
  readonly chat: Chat;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Ends the answer that is being written. */
  readonly onStop: () => void;
}

/** The field to write in, with its button; while an answer is written it rests and can be stopped (spec 5). */
export function SendForm({ chat, field, onStop }: SendFormProps) {
  const { t } = useTranslation('chat');
  const { text, write, send, sending, isReconnecting } = chat;
  const isSending = sending !== null;
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextAreaField
        ref={field}
        className={styles.field ?? ''}
        label={t('send.label')}
        placeholder={t('send.placeholder')}
        minRows={1}
        maxRows={5}
        maxLength={CHAT_MESSAGE_MAX}
        value={text}
        disabled={isSending}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      {isSending ? (
        <Button variant="default" onClick={onStop}>
          {t('send.stop')}
        </Button>
      ) : (
        <Button type="submit" variant="cta" disabled={text.trim() === ''}>
          {t('send.submit')}
        </Button>
      )}
      <p className={styles.state} role="status">
        {isReconnecting ? t('send.reconnecting') : ''}
      </p>
    </form>
  );
}
