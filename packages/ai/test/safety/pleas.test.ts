import { shippedHelplines } from '@lamplight/domain/helplines';
import { LANGUAGES, type Language } from '@lamplight/domain/profiles';
import { describe, expect, it } from 'vitest';
import {
  answerToPlea,
  assessText,
  doubtQuestion,
  isInDoubt,
  type Plea,
  pleaIn,
} from '../../src/safety/index.ts';
import { linesOf } from './sentences.ts';

const PLEAS: readonly (readonly [Plea, string])[] = [
  [
    'help',
    `
i need help
please help me
can you help me please
ich brauche hilfe
hilfe!!!
kannst du mir helfen
ayuda
necesito ayuda
au secours
j'ai besoin d'aide
aidez-moi`,
  ],
  [
    'number',
    `
is there a phone number for kids who need help
What's the number for a helpline?
who can i talk to if someone hurts me
nummer gegen kummer?
welche nummer kann ich anrufen wenn es mir schlecht geht
gibt es eine Telefonnummer für Kinder
a qué número puedo llamar si estoy mal
hay un número para niños
quel numéro je peux appeler si ça va pas
c'est quoi le numéro pour les enfants`,
  ],
  [
    'word',
    `
what is suicide
what does suicide mean?
Was heißt Selbstmord?
¿Qué es el suicidio?
c'est quoi le suicide`,
  ],
  [
    'reader',
    `
who reads this?
are you telling my dad?
can my mom see this chat?
wer liest das hier?
sagst du das meinem papa?
kann meine mama das lesen?
quién lee esto
se lo vas a decir a mi papá
mi mamá puede leer esto?
qui lit ça
tu vas le dire à mon père
est-ce que ma mère peut lire ça`,
  ],
];

const ORDINARY = `
i need help with fractions
i need help with question 2
i need help with my game
help me with my homework
ich brauche hilfe bei mathe
kannst du mir bei den Brüchen helfen
necesito ayuda con mi tarea
j'ai besoin d'aide pour mon exercice
what number do i get if i add 3 and 4
welche nummer kommt nach der neun
qué número es mayor
quel numéro vient après neuf
who reads the bible the most
wer liest gern Comics
can my mom see mars
quién lee la biblia
qui lit la bible`;

describe.each(PLEAS)('a plea for %s', (plea, told) => {
  it.each(linesOf(told))('is known, and no danger is read into: %s', (line) => {
    expect(pleaIn(line)).toBe(plea);
    expect(assessText(line).level).toBe('none');
    expect(isInDoubt(line, 'en')).toBe(plea !== 'reader');
  });
});

it.each(linesOf(ORDINARY))('an ordinary question is no plea: %s', (line) => {
  expect(pleaIn(line)).toBeNull();
  expect(isInDoubt(line, 'en')).toBe(false);
});

it('a plea beside a danger is that danger', () => {
  const line = 'i am going to kill myself what number can i call';
  expect(pleaIn(line)).toBeNull();
  expect(assessText(line)).toMatchObject({ level: 'severe', concern: 'self-harm' });
});

const ASKS: Readonly<Record<Language, readonly [help: string, number: string]>> = {
  en: ['i need help', 'what is the number for a helpline'],
  es: ['necesito ayuda', 'a qué número puedo llamar'],
  fr: ['au secours', 'quel numéro je peux appeler'],
  de: ['ich brauche hilfe', 'nummer gegen kummer'],
};

describe.each(LANGUAGES)('the answer in %s', (language) => {
  const [help, number] = ASKS[language];
  const asked = (text: string, age: number, country: 'GB' | 'DE' | null = 'GB') =>
    doubtQuestion({ language, age }, shippedHelplines(country), text);

  it.each([5, 9, 14])('to a call for help asks if a child of %i is safe', (age) => {
    const said = asked(help, age);
    expect(said).toContain('999');
    expect(said).toContain('?');
    expect(said).not.toMatch(/[{}]/u);
    expect(said.startsWith(answerToPlea('help', { language, age }, []))).toBe(true);
  });

  it.each([5, 9, 14])('to one of %i who asks for a number gives those of the country', (age) => {
    const said = asked(number, age);
    expect(said).toContain('Childline (0800 1111)');
    expect(said).toContain('Samaritans (116 123)');
    expect(said).toContain('999');
    expect(said).not.toMatch(/[{}]/u);
  });

  it('sends to a grown-up where no line is known', () => {
    const said = asked(number, 9, null);
    expect(said).toContain('112');
    expect(said).not.toMatch(/[{}]|0800/u);
  });

  it('says who reads the chat, and explains the word, without a slot', () => {
    for (const age of [5, 14]) {
      for (const plea of ['reader', 'word'] as const) {
        expect(answerToPlea(plea, { language, age }, [])).toMatch(/^[^{}]{80,}$/u);
      }
    }
  });
});
