import '@mantine/core/styles/Input.css';
import { Textarea, type TextareaProps } from '@mantine/core';
import styles from './fields.module.css';

const classNames = {
  input: styles.input,
  label: styles.label,
  description: styles.description,
  error: styles.error,
};

/** Several lines of text; the field grows with them. */
export function TextAreaField(props: TextareaProps) {
  return (
    <Textarea classNames={classNames} withErrorStyles={false} autosize minRows={3} {...props} />
  );
}
