import { freeTextsOf } from '@lamplight/api/testing';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { messageSchema } from '../src/live/message.ts';

/** Why a text that a player may send over `/ws` is not heard: nobody's words are kept or shown from it. */
const UNHEARD: Readonly<Record<string, string>> = {
  'authenticate token': 'a secret, compared with the sessions there are',
  'submit_answer questionId': 'an id of the game, only compared',
  'set_ready roomId': 'the code of a room, only compared',
};

/** The kinds of messages with the free texts in each, such as `chat text`. */
function textsOf(schema: z.ZodDiscriminatedUnion): string[] {
  return schema.options.flatMap((option) => {
    const { type } = (option as z.ZodObject<{ type: z.ZodLiteral }>).shape;
    return freeTextsOf(option).map((field) => `${type.value} ${field}`);
  });
}

describe('every free text that a player may send over /ws', () => {
  test('has a reason why nobody has to hear it, and a new one is found', () => {
    expect(messageSchema.options.length).toBeGreaterThanOrEqual(5);
    const forgotten = textsOf(messageSchema).filter((text) => UNHEARD[text] === undefined);
    expect(forgotten).toEqual([]);
  });

  test('has no reason that is out of date', () => {
    const sent = textsOf(messageSchema);
    expect(Object.keys(UNHEARD).filter((text) => !sent.includes(text))).toEqual([]);
  });

  test('would be found in a message that carries words or a name', () => {
    const withChat = z.discriminatedUnion('type', [
      ...messageSchema.options,
      z.object({ type: z.literal('say'), text: z.string().max(200) }),
      z.object({ type: z.literal('rename'), player: z.object({ nickname: z.string() }) }),
    ]);
    const found = textsOf(withChat).filter((text) => UNHEARD[text] === undefined);
    expect(found).toEqual(['say text', 'rename player.nickname']);
  });
});
