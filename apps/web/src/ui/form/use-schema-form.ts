import {
  type FormErrors,
  schemaResolver,
  type UseFormInput,
  type UseFormReturnType,
  useForm,
} from '@mantine/form';
import { useCallback } from 'react';
import { translateSentence } from '../../i18n/index.ts';
import { fieldMessages } from '../../lib/errors.ts';

/** A zod schema (any schema that speaks Standard Schema). */
type Schema = Parameters<typeof schemaResolver>[0];

/** A schema, or how to load it: zod is heavy for a page that somebody waits for, such as sign-in. */
type SchemaSource = Schema | (() => Promise<Schema>);

export type SchemaForm<Values> = UseFormReturnType<Values> & {
  /** Puts what the server refused beside the fields it names; answers whether it named any. */
  readonly showRefusals: (error: unknown) => boolean;
};

/**
 * A form that one schema drives: the same rules as on the server, their sentences in the reader's
 * language. Fields are checked when the form is sent, then a field's message goes as it is corrected.
 * A schema that is loaded begins to load with the first key that is pressed.
 */
export function useSchemaForm<Values extends Record<string, unknown>>(
  schema: SchemaSource,
  input: Omit<UseFormInput<Values>, 'validate'>,
): SchemaForm<Values> {
  const form = useForm<Values>({
    mode: 'controlled',
    clearInputErrorOnChange: true,
    ...input,
    onValuesChange: (values, previous) => {
      void loadSchema(schema);
      input.onValuesChange?.(values, previous);
    },
    validate: async (values) => {
      const loaded = await loadSchema(schema);
      // Where the rules cannot be loaded the server is the one to say what is wrong.
      if (loaded === undefined) return {};
      return translatedErrors(await schemaResolver(loaded)(values));
    },
  });

  const { setErrors } = form;
  const showRefusals = useCallback(
    (error: unknown) => {
      const refusals = Object.entries(fieldMessages(error)).filter(([path]) => path !== '');
      setErrors(translatedErrors(Object.fromEntries(refusals)));
      return refusals.length > 0;
    },
    [setErrors],
  );
  return { ...form, showRefusals };
}

async function loadSchema(source: SchemaSource): Promise<Schema | undefined> {
  if (typeof source !== 'function') return source;
  try {
    return await source();
  } catch {
    return undefined;
  }
}

function translatedErrors(errors: FormErrors): FormErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [
      path,
      typeof message === 'string' ? translateSentence(message) : message,
    ]),
  );
}
