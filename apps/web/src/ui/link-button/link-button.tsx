import { Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

interface AnchorButtonProps
  extends ButtonProps,
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps> {
  readonly ref?: Ref<HTMLAnchorElement>;
}

function AnchorButton(props: AnchorButtonProps) {
  return <Button component="a" {...props} />;
}

/** A link that looks like a button; its path and search are checked by the compiler. */
export const LinkButton = createLink(AnchorButton);
