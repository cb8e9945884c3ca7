import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { classify } from '../../src/classifier/index.ts';
import { assessText, dangerByLists } from '../../src/safety/index.ts';

describe('what no list foresees', () => {
  it.each([
    ['i have a plan and i have the pills', 'self-harm'],
    ['my stepdad gets in my bed at nite', 'abuse'],
    ['he said if i tell he will hurt my dog', 'abuse'],
    ['i havent eaten since monday and i feel dizzy but its good', 'eating'],
    ['mi padrastro entra a mi cuarto en la noche', 'abuse'],
    ['wie Jona will ich sterben', 'self-harm'],
    ['Jonah wanted to die and so do I tonight', 'self-harm'],
    ['ich hab seit drei tagen nichts gegessen', 'eating'],
  ])('is heard: %s', (text, concern) => {
    expect(assessText(text)).toMatchObject({ concern });
    expect(assessText(text).level).not.toBe('none');
  });

  it.each([
    'How did King Saul die?',
    'can you help me with fractions',
    'my dog died and I miss him',
    'Judas went out and hanged himself. Why?',
    'my uncle takes us fishing every sunday',
    'i cut my finger while cooking',
    'Jesus ist für uns gestorben',
    'Even so, Abraham overdoes it.',
    'Why did Jonah want to die under the plant?',
    'Jona wollte lieber sterben als leben.',
    'Hiob saß in der Asche und kratzte sich mit einer Scherbe.',
  ])('and is no reason to hear danger here: %s', (text) => {
    expect(assessText(text)).toEqual({ level: 'none', concern: null });
  });

  it('is found in the middle of an ordinary entry', () => {
    const entry =
      'Today we had pancakes and I liked them. Then we sang songs. My stepdad gets in my bed at night. Tomorrow we go to the lake.';
    expect(assessText(entry)).toMatchObject({ concern: 'abuse' });
  });
});

describe('the classifier', () => {
  it('leaves what the lists find in what a child tells of itself', () => {
    const text = 'I want to kill myself';
    expect(dangerByLists(text).level).toBe('severe');
    expect(assessText(text)).toEqual(dangerByLists(text));
  });

  it.each([
    "I'd rather die than sing a solo in front of the whole camp, haha",
    'Paulus schreibt, Sterben sei für ihn Gewinn, und meint damit, dass er bei Christus wäre.',
    'My story is about a pirate who wants to hang his parrot. He is afraid that it will kill him first.',
  ])('lets go what they find in a joke or a story: %s', (text) => {
    expect(dangerByLists(text).level).not.toBe('none');
    expect(assessText(text)).toEqual({ level: 'none', concern: null });
  });

  it.each([
    ['Nothing since Sunday, only ice, and I keep fainting in PE', 'severe'],
    [
      'He keeps a picture of me and wants the next one by Friday or he shows it at school',
      'severe',
    ],
    ['Nobody sat next to me on the bus again', 'standard'],
  ])('tells what cannot wait from what can: %s', (text, level) => {
    expect(assessText(text).level).toBe(level);
  });

  it('says nothing of a text without words', () => {
    expect(classify('…  !!', 'en')).toBeNull();
    expect(assessText('')).toEqual({ level: 'none', concern: null });
  });

  it('takes less than 2 MB', () => {
    const file = fileURLToPath(new URL('../../src/classifier/trained.json', import.meta.url));
    expect(statSync(file).size).toBeLessThan(2_000_000);
  });

  it('reads a page that is one word without an end', () => {
    expect(classify('a'.repeat(40_000), 'en')).not.toBeUndefined();
  });

  it.each([
    'const all = print.constructor.constructor("return globalThis")()',
    'what is a constructor',
    'i hasOwnProperty valueOf toString __proto__',
  ])('reads a word that every object has: %s', (text) => {
    expect(assessText(text)).toEqual({ level: 'none', concern: null });
  });
});
