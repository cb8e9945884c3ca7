import type { WorldPerson } from './world.tsx';

/**
 * Calls a procedure that changes something, as somebody of the world or as a visitor: what others do
 * while the test looks at a page.
 */
export async function callAs<Answer>(
  person: Pick<WorldPerson, 'token'> | null,
  procedure: string,
  input: unknown,
): Promise<Answer> {
  const response = await fetch(`/trpc/${procedure}`, {
    method: 'POST',
    headers: { authorization: person === null ? '' : `Bearer ${person.token}` },
    body: JSON.stringify(input),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return answer.result.data;
}

/** Asks a procedure that changes nothing, as somebody of the world. */
export async function askAs<Answer>(
  person: Pick<WorldPerson, 'token'>,
  procedure: string,
): Promise<Answer> {
  const response = await fetch(`/trpc/${procedure}`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return answer.result.data;
}
