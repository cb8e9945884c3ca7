import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './profile-tabs.module.css';
import type { ProfileEditor } from './use-profile-form.ts';

export interface EditFormProps {
  readonly editor: ProfileEditor;
  readonly children: ReactNode;
}

/** The entries of a tab; while they are edited, with Save and Cancel. */
export function EditForm({ editor, children }: EditFormProps) {
  const { t } = useTranslation('profiles');
  const editing = editor.form !== undefined;
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(editing);
  // The button that was pressed is gone: the keyboard goes on with what it opened or closed.
  useEffect(() => {
    if (shown.current === editing) return;
    shown.current = editing;
    content.current?.focus();
  }, [editing]);

  return (
    <div ref={content} tabIndex={-1} className={styles.content}>
      {editing ? (
        <form
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            editor.save();
          }}
        >
          {children}
          <div className={styles.ways}>
            <Button variant="default" disabled={editor.pending} onClick={editor.cancel}>
              {t('profile.cancel')}
            </Button>
            <Button type="submit" disabled={editor.pending}>
              {t(editor.pending ? 'profile.saving' : 'profile.save')}
            </Button>
          </div>
        </form>
      ) : (
        <div className={styles.form}>{children}</div>
      )}
    </div>
  );
}
