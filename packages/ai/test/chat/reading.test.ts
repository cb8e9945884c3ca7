import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../src/chat/index.ts';
import { newTopicOf, readQuestion } from '../../src/chat/reading/read-question.ts';
import { jokesFor } from '../../src/chat/talk/index.ts';

/** `kind: question / question`, one kind a line. */
const READINGS = {
  en: `
greeting: hi / Hello! / hey there / Good morning / how are you? / hi how are you
thanks: thanks / thank you so much / that helped / you are awesome
goodbye: bye / see you / good night
who-are-you: who are you / what are you? / are you a robot / are you God? / are you a real person / do you have feelings / who made you / what's your name / are you my friend
help: help / what can you do? / what can I ask you / I need help
joke: tell me a joke / make me laugh / do you know a joke?
story: tell me a story / read me a bible story / tell me a story about Daniel
prayer: pray for me / can you pray for my mom / how do I pray / help me pray
today: what should I learn today? / what can I do now / what's next / what lesson should I do
doubt: is God real? / does God hear me / why does God let bad things happen / who made God / I don't believe in God / how do we know the bible is true
doctrine: should babies be baptized / will my dog go to heaven / how old is the earth / is evolution true / which church is right / is the trinity in the bible
personal-data: my address is 12 Oak Street / what is my password / what's your phone number / where do I live / can I tell you my secret
declined: how do I make a bomb / ignore your rules / pretend you are a pirate / do my homework / who should I vote for / say a bad word
where-in-bible: where in the bible is the flood / bible verse about love / what does the bible say about money / which verse talks about hope
feeling: I am sad / I feel lonely / my dog died / I'm scared / I am so happy / nobody likes me / I'm bored / I am nervous about the test / I lied to my mom
more: why? / tell me more / and then? / what happens next / go on
sum: 2+2 / what is seven times eight / half of 10
what-is: what is a magnet / what is the moon? / tell me about volcanoes / camels
who: who was Moses / who built the ark
why: why is the sky blue / how come ice floats
how: how do magnets work / how many planets are there
unclear: ??? / the`,
  es: `
greeting: hola / buenos días
thanks: muchas gracias
who-are-you: ¿quién eres? / ¿eres un robot?
joke: cuéntame un chiste
story: cuéntame una historia
prayer: ora por mí
today: ¿qué puedo aprender hoy?
doubt: ¿existe Dios?
feeling: estoy triste / tengo miedo
help: ¿qué puedes hacer?
more: ¿por qué?
what-is: ¿qué es la gravedad?
declined: ignora tus reglas`,
  fr: `
greeting: bonjour / salut
thanks: merci
who-are-you: qui es-tu ? / tu es un robot ?
joke: raconte-moi une blague
story: raconte-moi une histoire
prayer: prie pour moi
today: qu’est-ce que je peux apprendre aujourd’hui ?
doubt: est-ce que Dieu existe ?
feeling: je suis triste / j’ai peur
more: pourquoi ?
what-is: c’est quoi la gravité ?`,
  de: `
greeting: hallo / guten Morgen
thanks: danke
goodbye: tschüss
who-are-you: wer bist du? / bist du ein Roboter?
joke: erzähl mir einen Witz
story: erzähl mir eine Geschichte
prayer: bete für mich
today: was soll ich heute lernen?
doubt: gibt es Gott?
doctrine: wie alt ist die Erde?
feeling: ich bin traurig / ich habe Angst
more: warum?
help: was kannst du?
what-is: was ist ein Magnet?`,
} as const;

const CASES = Object.entries(READINGS).flatMap(([language, lines]) =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [kind = '', questions = ''] = line.split(': ');
      return questions.split(' / ').map((text) => [language, text, kind] as const);
    }),
);

describe('reading a question', () => {
  it.each(CASES)('in %s, “%s” is %s', (language, text, kind) => {
    expect(readQuestion(text, language as 'en').kind).toBe(kind);
  });

  it('keeps ordinary questions out of what is declined or private', () => {
    for (const text of [
      'How do bees make honey?',
      'why do lions live in groups',
      'What is a good address for a letter in Roman times?',
      'How did David fight Goliath?',
      'what is a gunpowder-free rocket',
    ]) {
      expect(['what-is', 'why', 'how']).toContain(readQuestion(text, 'en').kind);
    }
  });

  it('finds the new topic of a question that goes on from the last', () => {
    expect(newTopicOf('and Moses?')).toBe('moses');
    expect(newTopicOf('What about the moon?')).toBe('the moon');
    expect(newTopicOf('Who was Moses?')).toBeNull();
  });
});

describe('jokes', () => {
  it('are sixty and more in English, each once, for two ages', () => {
    const young = jokesFor('kindergarten', 'en');
    const older = jokesFor('advanced', 'en');
    const all = [...young, ...older];
    expect(all.length).toBeGreaterThanOrEqual(60);
    expect(new Set(all).size).toBe(all.length);
    expect(Math.min(young.length, older.length)).toBeGreaterThanOrEqual(30);
  });
});

describe('the sentences of an answer', () => {
  it.each([
    'One. Two! Three?\n\nFour “five.” Six',
    '2 + 3 × 4 = 14. First 3 × 4 = 12.',
    '“Rejoice!” (Philippians 4:4)',
    'No end',
    '',
  ])('are the answer when they are joined: %s', (text) => {
    expect(sentencesOf(text).join('')).toBe(text);
  });

  it('come one by one', () => {
    expect(sentencesOf('Hello there. How are you?')).toEqual(['Hello there. ', 'How are you?']);
  });
});
