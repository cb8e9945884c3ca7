/** A mail of the outbox. */
interface OutboxMail {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  readonly createdAt: string;
}

/** A mail as `admin.outbox` lists it. */
interface ListedMail extends Omit<OutboxMail, 'body'> {
  readonly id: number;
  readonly hasText: boolean;
}

/** The newest mails that the page shows. */
const SHOWN_MAILS = 20;

/** The mails that a host in development would have sent, the latest first, as a page. */
export function mailPage(mails: readonly OutboxMail[]): string {
  const articles = mails.map(
    ({ to, subject, body, createdAt }) =>
      `<article><h2>${escaped(subject)}</h2><p>To ${escaped(to)}, ${escaped(createdAt)}</p><pre>${linked(body)}</pre></article>`,
  );
  const content = articles.length === 0 ? '<p>No mail yet.</p>' : articles.join('\n');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Mails</title>
<style>body { max-width: 45rem; margin: 2rem auto; font: 1rem/1.5 sans-serif } pre { white-space: pre-wrap }</style>
<h1>Mails that were not sent</h1>
${content}
</html>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}

/** Text with its addresses as links. */
function linked(text: string): string {
  return escaped(text).replace(
    /https?:\/\/[^\s<]+/g,
    (address) => `<a href="${address}">${address}</a>`,
  );
}

/**
 * Reads the outbox of a host as its admin does.
 * @param admin signs in once; the session is used until it ends
 */
export function createOutboxReader(
  origin: string,
  admin: { readonly username: string; readonly password: string },
): () => Promise<OutboxMail[]> {
  let token: string | null = null;

  async function signIn(): Promise<string> {
    const answer = await fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(admin),
    });
    const body: { readonly token?: string } = await answer.json();
    if (body.token === undefined) throw new Error(`the admin could not sign in: ${answer.status}`);
    return body.token;
  }

  async function ask(): Promise<Response> {
    token ??= await signIn();
    return fetch(`${origin}/trpc/admin.outbox`, { headers: { authorization: `Bearer ${token}` } });
  }

  /** A mail with its text, which costs the admin's password. */
  async function withText({ id, ...mail }: ListedMail): Promise<OutboxMail> {
    const answer = await fetch(`${origin}/trpc/admin.mailText`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ id, ownPassword: admin.password }),
    });
    const { result }: { readonly result: { readonly data: { readonly text: string } } } =
      await answer.json();
    return { ...mail, body: result.data.text };
  }

  return async () => {
    let answer = await ask();
    if (answer.status === 401) {
      token = null;
      answer = await ask();
    }
    const { result }: { readonly result: { readonly data: ListedMail[] } } = await answer.json();
    const newest = result.data.filter(({ hasText }) => hasText).slice(0, SHOWN_MAILS);
    return Promise.all(newest.map(withText));
  };
}
