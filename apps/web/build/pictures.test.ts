import { expect, test } from 'vitest';
import { spriteOf } from './pictures.ts';

test('each picture is a symbol, once', () => {
  expect(spriteOf(['dove', 'dove']).match(/<symbol id="dove" viewBox="0 0 32 32">/g)).toHaveLength(
    1,
  );
});

test('what two pictures call by the same id stays apart, and each finds its own', () => {
  const sprite = spriteOf(['airplane-arrival', 'man-zombie', 'person-zombie']);
  const ids = [...sprite.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
  expect(ids.length).toBeGreaterThan(4);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id = ''] of sprite.matchAll(/(?:url\(|href=")#([^)"]+)/g))
    expect(ids).toContain(id);
});

test('a name without a picture ends the build', () => {
  expect(() => spriteOf(['dove', 'doove'])).toThrow('no picture is called "doove"');
});
