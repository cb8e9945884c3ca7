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
