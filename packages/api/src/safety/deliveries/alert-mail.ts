import type { Mail } from '../../mail/mail.ts';

/** What a mail about alerts may know of them. */
export interface AlertMail {
  readonly to: string;
  readonly count: number;
  readonly isDrill: boolean;
  /** Where the host is reached; null where it knows no address of its own. */
  readonly address: string | null;
}

/**
 * The mail that an urgent alert waits. A mail leaves the house and is read on any screen: nothing of the
 * child, the class or the concern is in it, not even in the subject.
 */
export function alertMail({ to, count, isDrill, address }: AlertMail): Mail {
  const lines = [
    ...(isDrill
      ? ['This is a drill, to see whether alerts arrive. No child is in danger.', '']
      : []),
    ...(count > 1 ? ['Several alerts wait for you.', ''] : []),
    'Please open the safety desk of Lamplight.',
    ...(address === null ? [] : [address]),
  ];
  return {
    to,
    subject: isDrill
      ? 'Lamplight drill: please open the safety desk'
      : 'Lamplight: please open the safety desk',
    body: lines.join('\n'),
  };
}
