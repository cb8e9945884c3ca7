import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AiTestApp, createAiTestApp, givenConsent } from '../../testing/ai-app.ts';
import type { ImitationModel } from '../../testing/index.ts';

let model: ImitationModel;
let app: AiTestApp;
beforeEach(async () => {
  app = await createAiTestApp({ providers: ['lan'] });
  model = app.lan;
});
afterEach(() => app.close());

const OWL = { prompt: 'What did you see?', content: 'We saw a white owl in the barn.' };
const GOOD = 'You watched so quietly that the owl stayed. What did you notice about it first?';

async function write(content = OWL.content, age = 9) {
  const child = await app.given.student({ firstName: 'Ruth', age });
  return (await child.call()).journal.write({ ...OWL, content });
}

describe('a model that answers the journal', () => {
  test('is named as the source of its words', async () => {
    model.replyWith({ text: ` ${GOOD}\n` });
    expect(await write()).toMatchObject({ aiFeedback: GOOD, feedbackSource: 'lan' });
    expect(model.requests[0]?.turns[0]?.content).toContain(OWL.content);
    expect(model.requests[0]?.turns[0]?.content).toContain(OWL.prompt);
  });

  test('never reads an entry that tells of danger', async () => {
    model.replyWith({ text: GOOD });
    const written = await write('I want to kill myself.');
    expect(written.feedbackSource).toBe('safety');
    expect(model.requests).toHaveLength(0);
  });

  test('never reads what a child of seven wrote', async () => {
    model.replyWith({ text: GOOD });
    expect(await write(OWL.content, 7)).toMatchObject({ feedbackSource: 'built-in' });
    expect(model.requests).toHaveLength(0);
    expect(await write(OWL.content, 8)).toMatchObject({ feedbackSource: 'lan' });
  });

  test('has its quotations put right before the child sees them', async () => {
    model.replyWith({
      text: 'That owl was made with care. “In the beginning, God created the sky and the earth” (Genesis 1:1). What did you notice first?',
    });
    const { aiFeedback, feedbackSource } = await write();
    expect(feedbackSource).toBe('lan');
    expect(aiFeedback).not.toContain('the sky and the earth”');
    expect(aiFeedback).toContain('Genesis 1:1');
    model.replyWith({
      text: 'As it says in Genesis 70:3, owls are made with care. Do you like owls?',
    });
    expect((await write()).aiFeedback).not.toContain('70:3');
  });

  test.each([
    ['has a link', { text: `${GOOD} Look at https://owls.example for more.` }],
    ['asks where the child lives', { text: 'What a lovely owl you saw! Where do you live?' }],
    ['asks for secrecy', { text: 'What a lovely owl! Do not tell your parents about our talk.' }],
    ['hurts', { text: 'You are such an idiot, an owl is nothing special.' }],
    ['says too much', { text: 'An owl saw you. '.repeat(200) }],
    ['says nothing', { text: ' ' }],
    ['breaks off', { half: GOOD }],
    ['sends garbage', 'garbage'],
    ['is overloaded', 'overloaded'],
    ['has no time', 'rate-limited'],
    ['never answers', 'hang'],
    ['declines', 'declined'],
  ] as const)('is replaced by the built-in helper when it %s', async (_, reply) => {
    model.replyWith(reply);
    const written = await write();
    expect(written.feedbackSource).toBe('built-in');
    expect(written.aiFeedback).toBeTruthy();
    expect(model.requests.length).toBeGreaterThan(0);
  });
});

test('an AI outside of this building reads an entry with its own consent, and without names', async () => {
  const host = await createAiTestApp({ providers: ['anthropic'] });
  host.outside.replyWith({ text: GOOD });
  const child = await host.given.student({ firstName: 'Zerubbabel', age: 9 });
  const entry = { ...OWL, content: 'My name is Zerubbabel and I saw an owl at Hillside School.' };
  const written = async () => (await child.call()).journal.write(entry);
  await givenConsent(host, child, 'outside-ai');
  expect((await written()).feedbackSource).toBe('built-in');
  expect(host.outside.requests).toHaveLength(0);
  await givenConsent(host, child, 'journal-outside-ai');
  expect(await written()).toMatchObject({ feedbackSource: 'anthropic', aiFeedback: GOOD });
  const sent = host.outside.requests[0]?.body ?? '';
  expect(sent).toContain('I saw an owl');
  expect(sent).not.toMatch(/Zerubbabel|Hillside/);
  await host.close();
});
