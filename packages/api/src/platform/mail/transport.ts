import type { Transporter } from 'nodemailer';
import type { Mail } from './mail.ts';

/** Hands one mail to a mail server. */
export interface MailTransport {
  /** @throws Error when the server does not take the mail */
  send(mail: Mail): Promise<void>;
}

/** Milliseconds after which a silent mail server counts as down. */
const TIMEOUT = 10_000;

/**
 * A transport over SMTP.
 * @param url such as `smtp://user:password@mail.example.org:587`
 * @param from the address that mails come from
 */
export function smtpTransport(url: string, from: string): MailTransport {
  const server = new URL(url);
  const secure = server.protocol === 'smtps:';
  const options = {
    host: server.hostname,
    port: Number(server.port) || (secure ? 465 : 587),
    secure,
    ...(server.username
      ? {
          auth: {
            user: decodeURIComponent(server.username),
            pass: decodeURIComponent(server.password),
          },
        }
      : {}),
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
  };
  // Loaded with the first mail: most hosts send none, and every start would pay for it.
  let transporter: Promise<Transporter> | undefined;
  const connect = async () => (await import('nodemailer')).createTransport(options);
  return {
    async send({ to, subject, body }) {
      transporter ??= connect();
      await (await transporter).sendMail({ from, to, subject, text: body });
    },
  };
}
