import { onboardingSchema, type Profile } from '@lamplight/domain/profiles';
import type { FormErrors } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode, fieldMessages } from '../../../lib/errors.ts';
import { focusFirstError } from '../../../ui/form/focus-first-error.ts';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { nameOf } from '../people.ts';
import { useCompleteOnboarding } from '../profiles.queries.ts';
import { useLanguagePreview, useOwnLanguage } from '../use-language-preview.ts';
import { clearDraft, readDraft, writeDraft } from './welcome-draft.ts';
import {
  firstStepWith,
  firstValues,
  onboardingPayload,
  STEPS,
  type WelcomeValues,
} from './welcome-values.ts';

/** The five steps forward and back, what is entered on them, and their end (spec 4, Onboarding). */
export function useWelcome(profile: Profile) {
  const { t } = useTranslation('profiles');
  const navigate = useNavigate();
  const onboarding = useCompleteOnboarding();
  const language = useOwnLanguage();
  const [draft] = useState(() => readDraft(profile.id));
  const [step, setStep] = useState(draft?.step ?? 0);
  const form = useSchemaForm<WelcomeValues>(onboardingSchema, {
    initialValues: draft?.values ?? firstValues(profile, language),
  });
  useLanguagePreview(form.values.language);

  const userId = profile.id;
  useEffect(() => writeDraft({ userId, step, values: form.values }), [userId, step, form.values]);

  const showFirst = (errors: FormErrors) => {
    setStep((now) => firstStepWith(Object.keys(errors)) ?? now);
    focusFirstError(form, errors);
  };

  const complete = async (values: WelcomeValues) => {
    try {
      await onboarding.mutateAsync(onboardingPayload(values, profile));
      clearDraft();
      const name = nameOf(profile);
      showToast({
        kind: 'success',
        title: t('welcome.done', { name }),
        text: t('welcome.doneText'),
      });
      await navigate({ to: '/', replace: true });
    } catch (error) {
      if (form.showRefusals(error)) showFirst(fieldMessages(error));
      const isDemo = errorCode(error) === 'DEMO_ACCOUNT';
      const text = t(isDemo ? 'profile.demo' : 'welcome.failedText');
      showToast({ kind: 'failure', title: t('welcome.failed'), text });
    }
  };

  const last = step === STEPS.length - 1;
  return {
    form,
    step,
    name: STEPS[step] ?? 'you',
    last,
    /** The last attempt to save failed: what was entered is still here. */
    failed: onboarding.isError,
    pending: onboarding.isPending,
    previous: () => setStep(Math.max(0, step - 1)),
    /** Goes on, and completes on the last step. */
    proceed: () => {
      if (last) form.onSubmit(complete, showFirst)();
      else setStep(step + 1);
    },
  };
}
