import { describe, expect, it } from 'vitest';
import { assessText, readTopic } from '../../src/safety/index.ts';
import { linesOf } from './sentences.ts';
import { de } from './topics/de.ts';
import { en } from './topics/en.ts';
import { es } from './topics/es.ts';
import { fr } from './topics/fr.ts';

const LEFT_ALONE = ['tricks', 'contact', 'grownUp', 'coarse'] as const;

describe.each(Object.entries({ en, es, fr, de }))('messages in %s', (_language, messages) => {
  const ordinary = linesOf(messages.ordinary);

  it('are at least 60 that are left alone or ordinary', () => {
    const all = Object.values(messages).flatMap(linesOf);
    expect(all.length).toBeGreaterThanOrEqual(60);
  });

  describe.each(LEFT_ALONE)('about %s', (topic) => {
    it.each(linesOf(messages[topic]))('are known: %s', (message) => {
      expect(readTopic(message)).toBe(topic);
    });
  });

  it.each(ordinary)('that are ordinary stay so: %s', (message) => {
    expect(readTopic(message)).toBe('ordinary');
    expect(assessText(message).level).toBe('none');
  });

  it('are read alike in capitals and without accents', () => {
    for (const message of linesOf(messages.tricks)) {
      expect(readTopic(message.toUpperCase()), message).toBe('tricks');
      const plain = message.normalize('NFD').replace(/\p{M}/gu, '');
      expect(readTopic(plain), plain).toBe('tricks');
    }
  });

  it('hide nothing behind ordinary words', () => {
    for (const message of [...linesOf(messages.tricks), ...linesOf(messages.contact)]) {
      const long = [...ordinary.slice(0, 3), message, ...ordinary.slice(3, 6)].join('\n');
      expect(readTopic(long), message).not.toBe('ordinary');
    }
  });
});
