import type { Language } from '@lamplight/domain/profiles';
import type { Mail } from '../../../platform/mail/mail.ts';
import { ALERT_MAIL_TEXTS } from './alert-mail-texts.ts';

/** What a mail about alerts may know of them. */
export interface AlertMail {
  readonly to: string;
  /** That of whoever reads it. */
  readonly language: Language;
  readonly count: number;
  readonly isDrill: boolean;
  /** Where the host is reached; null where it knows no address of its own. */
  readonly address: string | null;
}

/**
 * The mail that an urgent alert waits. A mail leaves the house and is read on any screen: nothing of the
 * child, the class or the concern is in it, not even in the subject.
 */
export function alertMail({ to, language, count, isDrill, address }: AlertMail): Mail {
  const texts = ALERT_MAIL_TEXTS[language];
  const lines = [
    ...(isDrill ? [texts.drill, ''] : []),
    ...(count > 1 ? [texts.several, ''] : []),
    texts.open,
    ...(address === null ? [] : [address]),
  ];
  return {
    to,
    subject: isDrill ? texts.drillSubject : texts.subject,
    body: lines.join('\n'),
  };
}
