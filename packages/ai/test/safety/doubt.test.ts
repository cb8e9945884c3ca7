import { shippedHelplines } from '@lamplight/domain/helplines';
import { LANGUAGES, type Language } from '@lamplight/domain/profiles';
import { describe, expect, it } from 'vitest';
import { doubtAnswer, doubtAnswersIn, doubtQuestion, isInDoubt } from '../../src/safety/index.ts';

const ASKED: Readonly<Record<Language, string>> = {
  en: `
my stepdad locks the door when i shower
he makes me sit on his lap when we are alone
I told my sister goodbye because tonight it will be over
im giving away all my stuff, i wont need it anymore
i keep a rope under my bed
i sleep with a knife now
i packed my bag and hid it in the garage
i wrote a goodbye letter to everyone
he rubs me there and says its our secret`,
  es: `
tengo una cuerda debajo de mi cama
me hace sentarme en sus piernas
duermo con un cuchillo
estoy regalando todas mis cosas`,
  fr: `
j'ai une corde sous mon lit
il me fait asseoir sur ses genoux
je dors avec mon couteau
je donne toutes mes affaires, j'en ai plus besoin`,
  de: `
ich hab ein Seil unter meinem Bett
er will immer dass ich auf seinem Schoß sitze
ich schlafe mit einem Messer
ich verschenke alle meine Sachen`,
};

const ORDINARY: Readonly<Record<Language, string>> = {
  en: `
I made my bed this morning
we go to bed at eight and my dad reads to me
I drank my milk and ate a sandwich
I died three times in minecraft
we played secret santa in my class
Jesus died for me on the cross
I have a dog and he is brown
what is my liver for
my soccer team scored
I like to jump rope`,
  es: `
hice mi cama esta mañana
me bebí un vaso de leche
tengo un perro marrón
quiero saber de los volcanes`,
  fr: `
j'ai fait mon lit ce matin
j'ai bu un verre de lait
j'ai un chien marron
je veux savoir comment marche un volcan`,
  de: `
ich habe heute mein Bett gemacht
ich habe ein Glas Milch getrunken
ich habe einen braunen Hund
ich will etwas über Vulkane wissen`,
};

const linesOf = (list: string) => list.trim().split('\n');

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(linesOf(ASKED[language]))('in doubt a child is asked: %s', (line) => {
    for (const reader of LANGUAGES) expect(isInDoubt(line, reader)).toBe(true);
  });

  it.each(linesOf(ORDINARY[language]))('an ordinary message is not asked about: %s', (line) => {
    expect(isInDoubt(line, language)).toBe(false);
  });

  it('the question gives ways to help, and its two answers are known again', () => {
    for (const age of [5, 9, 13]) {
      const text = doubtQuestion(
        { language, age },
        shippedHelplines('DE'),
        'ich schlafe mit einem Messer',
      );
      expect(text).toContain('112');
      expect(text).not.toMatch(/[{}]/u);
      const { safe, help } = doubtAnswersIn(language);
      const read = [safe, help].map((answer) => doubtAnswer(answer));
      expect(read).toEqual([
        { isSafe: true, language },
        { isSafe: false, language },
      ]);
    }
    expect(doubtAnswer('hello')).toBeNull();
  });
});
