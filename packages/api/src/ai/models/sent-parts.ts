import type { ExternalRequest } from '@lamplight/domain/ai';
import { z } from 'zod';

/** An instruction that the vendor keeps is sent as a block with a mark. */
const systemSchema = z.union([
  z.string(),
  z
    .array(z.object({ text: z.string() }))
    .transform((blocks) => blocks.map(({ text }) => text).join('\n')),
]);

const bodySchema = z.object({
  system: systemSchema.default(''),
  messages: z.array(z.object({ role: z.enum(['user', 'assistant']), content: z.string() })),
});

/** The words of a body as it was sent, in their order; none where it cannot be read. */
export function partsOf(body: string): ExternalRequest['parts'] {
  const sent = bodySchema.safeParse(parse(body));
  if (!sent.success) return [];
  const { system, messages } = sent.data;
  return [
    ...(system === '' ? [] : [{ from: 'instruction' as const, text: system }]),
    ...messages.map(({ role, content }) => ({
      from: role === 'user' ? ('person' as const) : ('ai' as const),
      text: content,
    })),
  ];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
