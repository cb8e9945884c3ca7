import type { ReactNode } from 'react';
import { focusFirstError } from './focus-first-error.ts';
import type { SchemaForm } from './use-schema-form.ts';

export interface ValidatedFormProps<Values> {
  readonly form: Pick<SchemaForm<Values>, 'onSubmit' | 'getInputNode'>;
  /** Gets what passed the rules; what did not is told beside its field, which takes the focus. */
  readonly onSubmit: (values: Values) => void | Promise<void>;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A form whose rules are those of its schema, not those of the browser. */
export function ValidatedForm<Values extends Record<string, unknown>>(
  props: ValidatedFormProps<Values>,
) {
  const { form, onSubmit, className, children } = props;
  const submit = form.onSubmit(onSubmit, (errors) => focusFirstError(form, errors));
  return (
    <form noValidate className={className} onSubmit={submit}>
      {children}
    </form>
  );
}
