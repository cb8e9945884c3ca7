import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Toggle.css';
import '@mantine/core/styles/Switch.css';
import { Switch, type SwitchProps } from '@mantine/core';
import styles from './switch-field.module.css';

const classNames = { label: styles.label, description: styles.description };

/** Something that is on or off. */
export function SwitchField(props: SwitchProps) {
  return <Switch classNames={classNames} size="lg" {...props} />;
}
