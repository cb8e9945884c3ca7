import type { Profile } from '@lamplight/domain/profiles';
import type { FormErrors } from '@mantine/form';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { errorCode, fieldMessages } from '../../../lib/errors.ts';
import { focusFirstError } from '../../../ui/form/focus-first-error.ts';
import { type SchemaForm, useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useSaveProfile } from '../profiles.queries.ts';
import { useLanguagePreview, useOwnLanguage } from '../use-language-preview.ts';
import {
  type ProfileTab,
  type ProfileValues,
  profileFormSchema,
  profilePayload,
  profileValues,
  tabOf,
} from './profile-values.ts';

export type ProfileForm = SchemaForm<ProfileValues>;

/** Reading and editing: read-only until Edit Profile; Save writes, Cancel restores (spec 4, Profile). */
export function useProfileForm(profile: Profile) {
  const { t } = useTranslation('profiles');
  const [tab, setTab] = useState<ProfileTab>('basic');
  const [editing, setEditing] = useState(false);
  const language = useOwnLanguage();
  const save = useSaveProfile();
  const form = useSchemaForm<ProfileValues>(
    profileFormSchema({ goal: t('fields.weeklyGoalRule'), years: t('fields.yearsRule') }),
    { initialValues: profileValues(profile, language) },
  );
  useLanguagePreview(editing ? form.values.language : undefined);

  const showFirst = (errors: FormErrors) => {
    const [first] = Object.keys(errors)
      .map(tabOf)
      .filter((found) => found !== undefined);
    // The field has to be on the page before it can take the focus.
    if (first !== undefined) flushSync(() => setTab(first));
    focusFirstError(form, errors);
  };

  const write = async (values: ProfileValues) => {
    try {
      await save.mutateAsync(profilePayload(values, profile));
      setEditing(false);
      showToast({ kind: 'success', title: t('profile.saved'), text: t('profile.savedText') });
    } catch (error) {
      if (form.showRefusals(error)) showFirst(fieldMessages(error));
      const isDemo = errorCode(error) === 'DEMO_ACCOUNT';
      const text = t(isDemo ? 'profile.demo' : 'profile.failedText');
      showToast({ kind: 'failure', title: t('profile.failed'), text });
    }
  };

  return {
    tab,
    setTab,
    /** The form while it is edited, else undefined. */
    form: editing ? form : undefined,
    pending: save.isPending,
    edit: () => {
      form.setValues(profileValues(profile, language));
      form.clearErrors();
      setEditing(true);
    },
    cancel: () => setEditing(false),
    save: () => form.onSubmit(write, showFirst)(),
  };
}

export type ProfileEditor = ReturnType<typeof useProfileForm>;
