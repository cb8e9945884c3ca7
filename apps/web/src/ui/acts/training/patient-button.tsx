import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';

export interface PatientButtonProps extends ButtonProps {
  /** It does nothing for now, and keeps the focus: whoever is there with the keyboard would lose their place. */
  readonly isOff: boolean;
  readonly onClick: () => void;
  readonly lang?: string;
  readonly children: ReactNode;
}

/** A button that rests between two uses without being taken away from whoever has the focus on it. */
export function PatientButton({ isOff, onClick, ...props }: PatientButtonProps) {
  return (
    <Button
      {...props}
      {...(isOff && { 'data-disabled': true })}
      aria-disabled={isOff}
      onClick={() => !isOff && onClick()}
    />
  );
}
