import { expect, test } from 'vitest';
import { buildSprite } from './pictures.ts';

const icons = {
  icons: {
    sun: { body: '<path d="M0 0"/>' },
    moon: {
      body: '<defs><linearGradient id="a"/></defs><path fill="url(#a)"/><use href="#a"/>',
    },
  },
  aliases: { star: { parent: 'sun' } },
};

test('each picture is a symbol, once', () => {
  const sprite = buildSprite(icons, ['sun', 'sun']);
  expect(sprite.match(/<symbol id="sun" viewBox="0 0 32 32">/g)).toHaveLength(1);
  expect(sprite).toContain('<path d="M0 0"/>');
});

test('another name of a picture works too', () => {
  expect(buildSprite(icons, ['star'])).toContain('<symbol id="star"');
});

test('ids of gradients belong to their picture', () => {
  const sprite = buildSprite(icons, ['moon']);
  expect(sprite).toContain('id="moon-a"');
  expect(sprite).toContain('url(#moon-a)');
  expect(sprite).toContain('href="#moon-a"');
});

test('a name without a picture ends the build', () => {
  expect(() => buildSprite(icons, ['sunn'])).toThrow('no picture is called "sunn"');
});
