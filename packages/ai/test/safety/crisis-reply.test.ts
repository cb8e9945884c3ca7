import { shippedHelplines } from '@lamplight/domain/helplines';
import { LANGUAGES } from '@lamplight/domain/profiles';
import { CONCERNS, REACHES } from '@lamplight/domain/safety';
import { sentences, wordCount } from '@lamplight/domain/text';
import { describe, expect, it } from 'vitest';
import { type CrisisReplyRequest, crisisReply, replyTexts } from '../../src/safety/index.ts';

/** One of each age that is spoken to in its own way. */
const AGES = [5, 9, 13] as const;
const [US, DE, NG] = [shippedHelplines('US'), shippedHelplines('DE'), shippedHelplines('NG')];
const ANYWHERE = shippedHelplines(null);

const reply = (asked: Partial<CrisisReplyRequest>) =>
  crisisReply({
    ...{ concern: 'despair', level: 'standard', language: 'en', age: 17 },
    ...{ reach: 'soon', lines: US },
    ...asked,
  });

const ALL: readonly Partial<CrisisReplyRequest>[] = LANGUAGES.flatMap((language) =>
  AGES.flatMap((age) =>
    CONCERNS.flatMap((concern) =>
      (['standard', 'severe'] as const).map((level) => ({ language, age, concern, level })),
    ),
  ),
);

describe('the reply to a crisis', () => {
  it('always names an emergency number and leaves no slot unfilled', () => {
    for (const asked of ALL) {
      for (const lines of [ANYWHERE, US, DE, NG]) {
        const said = reply({ ...asked, lines });
        expect(said).toContain(lines[0]?.number);
        expect(said).not.toMatch(/[{}]|undefined|\s{2}/u);
      }
    }
  });

  it('has words of its own for every concern, in each language and for both ages', () => {
    for (const language of LANGUAGES) {
      for (const age of [9, 13]) {
        const said = CONCERNS.map((concern) =>
          sentences(reply({ concern, language, age, situation: 'kill' }))
            .slice(0, 2)
            .join(' '),
        );
        expect(new Set(said).size).toBe(CONCERNS.length);
      }
    }
  });

  it.each(['abuse', 'grooming', 'runaway', 'threat', 'unclear'] as const)(
    'at %s names no kind of adult who may be the one',
    (concern) => {
      for (const age of AGES) {
        for (const level of ['standard', 'severe'] as const) {
          const said = reply({ concern, level, age });
          expect(said).toContain('a grown-up you feel safe with');
          expect(said).not.toMatch(/parent|pastor|teacher|leader|mom|dad|family/iu);
        }
      }
    },
  );

  it('names parents, teachers and leaders where they can help', () => {
    expect(reply({ concern: 'bullying' })).toMatch(/a teacher, a parent, a pastor or your camp/u);
  });

  it('is three short sentences and two numbers for the little', () => {
    for (const asked of ALL) {
      for (const reach of REACHES) {
        const said = sentences(reply({ ...asked, age: 9, reach }));
        expect(said.length).toBeLessThanOrEqual(5);
        for (const sentence of said) expect(wordCount(sentence)).toBeLessThanOrEqual(22);
      }
    }
  });

  it.each([4, 5, 6, 7])('is three short sentences and one number at %i', (age) => {
    for (const asked of ALL) {
      const said = reply({ ...asked, age });
      const [, ...more] = sentences(said);
      expect(more.length).toBeGreaterThanOrEqual(2);
      expect(more.length).toBeLessThanOrEqual(3);
      for (const sentence of sentences(said)) expect(wordCount(sentence)).toBeLessThanOrEqual(16);
      expect(said.match(/\d+/gu)).toEqual(['911']);
    }
  });

  it('sends the youngest to a grown-up, and tells those who are hurt that it is not their fault', () => {
    expect(reply({ age: 5, concern: 'despair' })).toBe(
      'It is good that you told me. Go to a grown-up now. I left the grown-ups here a message. In danger, call 911.',
    );
    expect(reply({ age: 5, concern: 'bullying' })).toContain('You did nothing wrong.');
    expect(reply({ age: 5, concern: 'medical' })).toContain('Show a grown-up now');
    expect(reply({ age: 8, concern: 'despair' })).not.toContain('In danger, call 911.');
  });

  it('promises somebody who reads it now only where somebody is there', () => {
    for (const age of [9, 13]) {
      expect(reply({ reach: 'now', age })).toMatch(/can read it now/u);
      for (const reach of REACHES.filter((each) => each !== 'now')) {
        expect(reply({ reach, age })).not.toMatch(/can read it now|is told|will look after/u);
      }
      expect(reply({ reach: 'nobody-before-morning', age })).toContain('morning');
      expect(reply({ reach: 'nobody-before-class', age })).toContain('next class');
      expect(reply({ reach: 'nobody', age })).not.toMatch(/message|I have told|I told/u);
    }
  });

  it('at poison gives the number before all that can wait, and asks for no vomiting', () => {
    const said = reply({ concern: 'medical', level: 'severe' });
    expect(said).toContain('1-800-222-1222');
    expect(said.indexOf('1-800-222-1222')).toBeLessThan(said.indexOf('only a program'));
    expect(said).toContain('do not make yourself throw up unless');
    expect(reply({ concern: 'medical', lines: DE })).toContain('Call 112 now');
  });

  it('gives the crisis line where life may be at stake, else the line for children', () => {
    expect(reply({ concern: 'self-harm' })).toMatch(/988 Lifeline \(988\).*1-800-422-4453/u);
    const bullied = reply({ concern: 'bullying' });
    expect(bullied).toContain('1-800-422-4453');
    expect(bullied).not.toContain('988');
  });

  it('gives the lines of the reader’s language first, and two at most', () => {
    const child = (name: string | null, number: string, language: 'es' | null = null) =>
      ({ group: 'child', name, number, language }) as const;
    const lines = [
      ...ANYWHERE,
      child('All', '100'),
      child(null, '200', 'es'),
      child('More', '300'),
    ];
    expect(reply({ concern: 'bullying', language: 'es', lines })).toContain('200 o All (100).');
    expect(reply({ concern: 'bullying', lines })).toContain('All (100) or More (300).');
  });

  it('sends to a grown-up for the number where no line is known', () => {
    for (const language of LANGUAGES) {
      const said = reply({ language, lines: ANYWHERE });
      expect(said).toMatch(/112 (?:or|o|ou|oder) 911/u);
      expect(said).not.toMatch(/988|http|www/u);
    }
  });

  it('to what was swallowed gives grown-up, number and no vomiting, before everything else', () => {
    for (const language of LANGUAGES) {
      for (const age of AGES) {
        const said = reply({
          ...{ concern: 'medical', level: 'severe', situation: 'taken', language, age },
        });
        const { little, older } = replyTexts[language].situations.taken;
        expect(said.startsWith(age > 10 ? older : little)).toBe(true);
        expect(said).toContain('911');
        if (age > 7) expect(said).toContain('1-800-222-1222');
      }
    }
    const said = reply({ concern: 'medical', situation: 'taken', age: 13 });
    expect(said).toContain('do not make yourself or anybody throw up');
    expect(said).not.toContain('you matter');
  });

  it('gives both texts to an overdose that may be meant', () => {
    const said = reply({ concern: 'medical', situation: 'overdose', age: 13 });
    expect(said).toMatch(/throw up.*1-800-222-1222.*you matter.*988/u);
    expect(reply({ concern: 'medical', situation: 'overdose', age: 9 })).toMatch(
      /throw up.*1-800-222-1222.*It is good that you told/u,
    );
  });

  it('speaks to one who tells of a friend as to a friend', () => {
    for (const language of LANGUAGES) {
      for (const age of AGES) {
        const told = { concern: 'self-harm', level: 'severe', language, age } as const;
        expect(reply({ ...told, situation: 'friend' })).not.toBe(reply(told));
      }
    }
    expect(reply({ concern: 'self-harm', situation: 'friend', age: 13 })).not.toMatch(
      /you could hurt yourself|You are not in trouble/u,
    );
  });

  it.each(['threatened', 'armed'] as const)('at %s speaks to who is threatened', (situation) => {
    const said = reply({ concern: 'abuse', level: 'severe', situation });
    expect(said).toContain('Nobody may threaten you');
    expect(said).not.toMatch(/Feelings as strong|swallowed|parent/u);
  });

  it('has words of its own for hunger, a weapon, somebody who does not wake and bombs', () => {
    for (const language of LANGUAGES) {
      for (const situation of ['neglect', 'weapon', 'asleep', 'bomb'] as const) {
        const texts = replyTexts[language].situations[situation];
        for (const [age, words] of [
          [9, texts.little],
          [13, texts.older],
        ] as const) {
          const said = reply({ concern: 'abuse', situation, language, age });
          expect(said).toContain(words.replace('{emergency}', '911'));
          expect(said).not.toMatch(/[{}]/u);
        }
      }
    }
  });

  it('fits who is hurt and who is angry where violence is heard, and the angry where it says so', () => {
    const heard = reply({ concern: 'violence', level: 'severe' });
    expect(heard).toContain('Nobody may hurt or threaten you');
    expect(heard).not.toMatch(/Feelings as strong|a parent/u);
    expect(reply({ concern: 'violence', situation: 'kill' })).toContain('Feelings as strong');
  });

  it('names no parent to one who tells of self-harm and of home together', () => {
    const told = { concern: 'self-harm', level: 'severe', language: 'es' } as const;
    expect(reply(told)).toMatch(/tu madre o tu padre/u);
    expect(reply({ ...told, beside: ['abuse'] })).not.toMatch(/madre|padre/u);
  });

  it('gives the little the child helpline, and the older one more where life is at stake', () => {
    const little = reply({ concern: 'despair', age: 9, lines: shippedHelplines('GB') });
    expect(little).toContain('Childline (0800 1111)');
    expect(little).not.toContain('Samaritans');
    expect(reply({ concern: 'despair', lines: shippedHelplines('GB') })).toMatch(
      /Samaritans \(116 123\) or Childline/u,
    );
  });

  it('tells the youngest who was told, and nothing where nobody is', () => {
    for (const language of LANGUAGES) {
      const { adults } = replyTexts[language].youngest;
      const said = (reach: (typeof REACHES)[number]) => reply({ age: 6, language, reach });
      expect(said('now')).toContain(adults.now);
      expect(said('nobody-before-class')).toContain(adults.soon);
      expect(said('soon')).not.toContain(adults.now);
      for (const text of [adults.now, adults.soon]) expect(said('nobody')).not.toContain(text);
    }
  });
});
