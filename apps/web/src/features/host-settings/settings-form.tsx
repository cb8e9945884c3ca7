import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { translateSentence } from '../../i18n/index.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import styles from './host-contacts.module.css';
import { useSaveContacts } from './host-settings.queries.ts';

type Change = Parameters<ReturnType<typeof useSaveContacts>['mutateAsync']>[0];

/** How what was typed becomes a setting. */
export interface Saving<T> {
  readonly schema: z.ZodType<T>;
  readonly toChange: (value: T) => Change;
  /** The name of the field that an issue of the schema belongs to, such as `0 email`. */
  readonly fieldOf?: (path: readonly PropertyKey[]) => string;
  readonly saved: string;
  readonly notSaved: string;
}

/** Reads what was typed, keeps what is wrong with it by field, saves what is right and tells the admin. */
export function useSaving<T>(saving: Saving<T>) {
  const { t } = useTranslation('host-settings');
  const { schema, toChange, fieldOf = (path) => path.join(' '), saved, notSaved } = saving;
  const save = useSaveContacts();
  const tellFailure = useFailureToast();
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());

  const submit = async (typed: unknown) => {
    const read = schema.safeParse(typed);
    const issues = read.error?.issues ?? [];
    setProblems(
      new Map(issues.map(({ path, message }) => [fieldOf(path), translateSentence(message)])),
    );
    if (!read.success) return;
    try {
      await save.mutateAsync(toChange(read.data));
      showToast({ kind: 'success', title: saved });
    } catch (error) {
      tellFailure({ title: notSaved, error, fallback: t('notSavedText') });
    }
  };
  return {
    problems,
    forgetProblems: () => setProblems(new Map()),
    isSaving: save.isPending,
    submit,
  };
}

/** A form of the host's settings; its own button of the kind `submit` saves it. */
export function SettingsForm(props: {
  readonly onSubmit: () => Promise<void>;
  readonly children: ReactNode;
}) {
  return (
    <form
      noValidate
      className={styles.settings}
      onSubmit={(event) => {
        event.preventDefault();
        void props.onSubmit();
      }}
    >
      {props.children}
    </form>
  );
}
