import { checkAnswer } from '@lamplight/ai/answer-check';
import { MISQUOTE_WORDS } from '@lamplight/ai/misquotes';
import { passageText } from '@lamplight/content/scripture';
import { MISQUOTES, type MisquoteId } from '@lamplight/domain/misquotes';
import { LANGUAGES, type Language } from '@lamplight/domain/profiles';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/index.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const OWL = 'Owls sleep by day and hunt at night.';

async function shown(text: string, language: Language = 'en') {
  const whole = await app.services.modelTexts.whole(text, { band: 'elementary', language });
  return typeof whole === 'string' ? whole : whole.text;
}

describe('a claim that the Bible says something', () => {
  test.each([
    ['en', `${OWL} The Bible says that owls are the wisest birds.`],
    ['en', `${OWL} Jesus said, “Always eat your greens and be polite.”`],
    ['en', `${OWL} “Always eat all of your greens” (John 3:16).`],
    ['en', `The Bible says that owls are wise. This means that we should sleep late. ${OWL}`],
    ['en', `${OWL} Here is what God says:\n\nJesus said that owls are wise.`],
    ['es', `${OWL} La Biblia dice que las lechuzas son sabias.`],
    ['fr', `${OWL} La Bible dit que les chouettes sont sages.`],
    ['de', `${OWL} Die Bibel sagt, dass Eulen weise sind.`],
  ] as const)(
    'goes with its sentence where nothing confirms it (%s): %s',
    async (language, text) => {
      expect(await shown(text, language)).toBe(OWL);
    },
  );

  test.each([
    ['en', 'The Bible says, “For God so loved the world” (John 3:16).'],
    ['en', 'In Matthew 5:9 Jesus says that peacemakers are blessed.'],
    ['en', 'The Bible says to trust God with your heart. You find that in Proverbs 3:5.'],
    ['en', 'Proverbs 3:5 is about trust. The Bible says that we can lean on God.'],
    ['en', 'The Bible says that God created the heavens and the earth.'],
    ['en', 'The Bible tells of David, who kept sheep near Bethlehem.'],
    ['en', 'The Bible does not say which fruit it was.'],
    ['es', 'La Biblia dice en Juan 3:16 que Dios ama al mundo.'],
    ['es', 'La Biblia cuenta la historia de David.'],
    ['fr', 'La Bible dit en Jean 3:16 que Dieu aime le monde.'],
    ['fr', 'La Bible parle de David et de Goliath.'],
    ['de', 'In Johannes 3,16 sagt Jesus, dass Gott die Welt liebt.'],
    ['de', 'Die Bibel erzählt von David und Goliat.'],
  ] as const)(
    'stays where a verse confirms it, or nothing is claimed (%s): %s',
    async (language, text) => {
      expect(await shown(`${OWL} ${text}`, language)).toBe(`${OWL} ${text}`);
    },
  );

  test('leaves the paragraphs around it as they are', async () => {
    const text = `- An owl flies.\n- Jesus said that owls fly.\n\n${OWL}`;
    expect(await shown(text)).toBe(`- An owl flies.\n\n${OWL}`);
  });

  test('that is all there is leaves nothing', async () => {
    expect(await shown('Good question! The Bible says that owls are wise.')).toBe('nothing left');
  });
});

describe('a saying that is taken for a verse', () => {
  test.each([
    [
      'en',
      'The Bible says that God helps those who help themselves.',
      /old saying.*\(Romans 5:6\)\./,
    ],
    [
      'en',
      'Remember, the Bible says money is the root of all evil.',
      /loving money \(1 Timothy 6:10\)\./,
    ],
    ['es', 'La Biblia dice: «El dinero es la raíz de todos los males».', /amar demasiado/],
    ['fr', 'La Bible dit : « Aide-toi, le ciel t’aidera. »', /proverbe/],
    ['de', 'In der Bibel steht: „Hilf dir selbst, so hilft dir Gott.“', /Sprichwort/],
  ] as const)('is told honestly instead (%s): %s', async (language, text, truth) => {
    const told = await shown(`${OWL} ${text}`, language);
    expect(told).toMatch(truth);
    expect(told).not.toContain(text);
  });

  test.each([
    'Many think so, but “God helps those who help themselves” is not in the Bible.',
    'Pride goes before destruction, says Proverbs 16:18, and a haughty spirit before a fall.',
    'My grandma says that cleanliness is next to godliness.',
  ])('stays where nobody gives it for a verse: %s', async (text) => {
    expect(await shown(`${OWL} ${text}`)).toContain(text);
  });
});

test('a wrong sum is put right, and one that the answer goes on with lets it fall', async () => {
  expect(await shown(`${OWL} And 7 × 8 = 54.`)).toBe(`${OWL} And 7 × 8 = 56.`);
  expect(await shown(`${OWL} And 7 × 8 = 54, so 54 owls fly.`)).toBe('wrong sum');
});

describe('the table of sayings', () => {
  const entries = Object.entries(MISQUOTES) as [MisquoteId, (typeof MISQUOTES)[MisquoteId]][];

  test.each(entries)(
    '%s: the verse stands where it says, in the text of the product',
    (_, fact) => {
      expect(passageText(fact.reference)).toContain(fact.holds);
    },
  );

  test.each(LANGUAGES)('its sentences in %s pass every check of an answer', async (language) => {
    for (const [id] of entries) {
      const { child, teen, said } = MISQUOTE_WORDS[language][id];
      expect(said.length, id).toBeGreaterThan(0);
      expect(checkAnswer(child, { band: 'elementary', language }), child).toBeNull();
      expect(checkAnswer(teen, { band: 'advanced', language }), teen).toBeNull();
    }
  });
});
