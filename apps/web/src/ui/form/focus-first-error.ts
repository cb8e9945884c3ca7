import type { FormErrors } from '@mantine/form';

interface FormWithNodes {
  readonly getInputNode: (path: string) => HTMLElement | null;
}

/**
 * Moves the focus to the first field that was refused, in the order of the page, so that a screen
 * reader says which one and why.
 */
export function focusFirstError(form: FormWithNodes, errors: FormErrors): void {
  const nodes = Object.keys(errors)
    .map((path) => form.getInputNode(path))
    .filter((node) => node !== null);
  const [first] = nodes.sort((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  first?.focus();
}
