import type { ReactNode } from 'react';

export interface IconSwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
  /** Of the button, which stands in bars of several looks; `data-on` tells it apart. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A button with a picture that switches something on and off. */
export function IconSwitch({ label, isOn, onToggle, className, children }: IconSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      title={label}
      className={className}
      data-on={isOn}
      onClick={onToggle}
    >
      {children}
    </button>
  );
}
