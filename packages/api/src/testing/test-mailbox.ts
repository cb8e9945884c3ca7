import type { Mail } from '../platform/mail/mail.ts';
import type { MailTransport } from '../platform/mail/transport.ts';

/** A mail server that keeps what it is given. */
export interface TestMailbox extends MailTransport {
  readonly received: Mail[];
  /** The newest link in the mails to this address. */
  tokenFor(address: string): string;
}

export function createTestMailbox(): TestMailbox {
  const received: Mail[] = [];
  return {
    received,
    send: async (mail) => {
      received.push(mail);
    },
    tokenFor(address) {
      const mail = received.findLast((candidate) => candidate.to === address);
      const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1];
      if (!token) throw new Error(`no link was mailed to ${address}`);
      return token;
    },
  };
}
