import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';

export interface HomeNoticeLinkProps {
  /** The part of an adult's home, such as `care` or `host/backups`. */
  readonly part: string;
  readonly text: string;
  /** The home itself, for a notice on every page; otherwise the page that the notice is on. */
  readonly to?: '/' | '.';
  readonly isUrgent?: boolean;
}

/** The way from a notice to the part of the home that it is about; the page does not scroll. */
export function HomeNoticeLink({ part, text, to = '.', isUrgent = false }: HomeNoticeLinkProps) {
  return (
    <Button
      component={Link}
      to={to}
      hash={part}
      resetScroll={false}
      hashScrollIntoView={false}
      {...(isUrgent ? { color: 'red.9' } : { variant: 'default' })}
    >
      {text}
    </Button>
  );
}
