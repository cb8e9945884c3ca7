import type { CareView } from '@lamplight/domain/care';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../app/session/use-session.ts';
import { errorCode } from '../../../lib/errors.ts';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { useSaveCare } from '../care.queries.ts';
import { careDraft, valuesOf, withoutBlankContacts } from './care-draft.ts';
import type { CareFormValues } from './contact-fields.tsx';

/** The rules come with the first key that is pressed. */
const rules = () => import('./care-rules.ts').then(({ careFormSchema }) => careFormSchema);

export interface CareFormWish {
  readonly studentId: number;
  /** What is written now. */
  readonly view: CareView;
  /** The words that are agreed to. */
  readonly notice: string;
  /** Somebody else has saved meanwhile: asks for what is written now. */
  readonly onChanged: () => void;
  readonly onSaved: (view: CareView) => void;
}

/** The fields of a child's card, kept on this device with every change until they are saved. */
export function useCareForm({ studentId, view, notice, onChanged, onSaved }: CareFormWish) {
  const { t } = useTranslation('care');
  const { user } = useSession();
  const stored = careDraft(studentId, user?.id ?? 0);
  const [begun] = useState(() => stored.read());
  // What the words rest on: newer than that is what somebody else wrote.
  const [basis] = useState(begun?.version ?? view.version);
  const [hasDraft, setHasDraft] = useState(begun !== undefined);
  const { save, pending } = useSaveCare();
  const fail = useFailureToast();
  const form = useSchemaForm<CareFormValues>(rules, {
    initialValues: { ...(begun?.values ?? valuesOf(view)), agreed: false },
    onValuesChange: ({ agreed: _, ...values }) => {
      stored.write({ version: basis, values });
      setHasDraft(true);
    },
  });

  const send = async ({ agreed: _, ...values }: CareFormValues) => {
    const content = withoutBlankContacts(values);
    try {
      const saved = await save({ ...content, studentId, version: view.version, notice });
      stored.clear();
      showToast({ kind: 'success', title: t('write.saved'), text: t('write.savedText') });
      onSaved(saved);
    } catch (error) {
      if (errorCode(error) === 'CARE_CARD_CHANGED') onChanged();
      form.showRefusals(error);
      fail({ title: t('write.notSaved'), error, fallback: t('tryAgain') });
    }
  };

  return {
    form,
    send,
    pending,
    hasDraft,
    /** Whether somebody else has saved since these words were begun. */
    isOvertaken: view.version !== basis,
    discard: () => stored.clear(),
  };
}
