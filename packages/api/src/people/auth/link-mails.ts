import { INVITATION_DAYS } from '@lamplight/domain/admin';
import { MAILED_LINK_MINUTES } from '@lamplight/domain/auth';

export interface LinkMail {
  readonly subject: string;
  readonly body: string;
}

interface Addressee {
  readonly username: string;
  readonly firstName: string | null;
}

function compose(
  to: Addressee,
  subject: string,
  lines: readonly string[],
  life = `${MAILED_LINK_MINUTES} minutes`,
): LinkMail {
  const body = [
    `Hello ${to.firstName ?? to.username},`,
    '',
    ...lines,
    '',
    `The link works once and for ${life}. It belongs to the account "${to.username}".`,
    'If you did not ask for it, you can put this mail away: nothing changes.',
    '',
    'Lamplight',
  ].join('\n');
  return { subject, body };
}

export function magicLinkMail(to: Addressee, baseUrl: string, token: string): LinkMail {
  return compose(to, 'Your Lamplight sign-in link', [
    'open this link to sign in:',
    `${baseUrl}/magic-login?token=${token}`,
  ]);
}

export function passwordResetMail(to: Addressee, baseUrl: string, token: string): LinkMail {
  return compose(to, 'Choose a new Lamplight password', [
    'open this link to choose a new password:',
    passwordLink(baseUrl, token),
  ]);
}

/** Where somebody chooses a password with a token of theirs. */
export function passwordLink(baseUrl: string, token: string): string {
  return `${baseUrl}/reset-password?token=${token}`;
}

/** To somebody for whom an admin has made an account. */
export function invitationMail(to: Addressee, baseUrl: string, token: string): LinkMail {
  return compose(
    to,
    'Your Lamplight account',
    [
      'an account on Lamplight has been made for you. Open this link to choose your password:',
      passwordLink(baseUrl, token),
    ],
    `${INVITATION_DAYS} days`,
  );
}

export function proveAddressMail(to: Addressee, baseUrl: string, token: string): LinkMail {
  return compose(to, 'Is this your address? Lamplight', [
    'a parent account was made with this address. Open the link to say that it is yours;',
    'after that you see the children who named you as their parent:',
    `${baseUrl}/magic-login?token=${token}`,
  ]);
}
