import { stories } from '@lamplight/content/stories';
import type { Scene } from '@lamplight/domain/scenes';
import { drawScene } from '@lamplight/theatre/scene';
import { type SvgElement, svgText } from '@lamplight/theatre/svg';
import { describe, expect, test } from 'vitest';
import { boundsOf } from '../../theatre/test/bounds.ts';
import { playedLessons, playedStories } from './played.ts';

/** As large as a drawing may be in the page: three times what most are. */
const MOST_BYTES = 220_000;

const FRAME = { width: 640, height: 400 };

const played = [...playedStories(), ...playedLessons()];

/** Each person as drawn, with the transform that puts them on the stage. */
function peopleIn(element: SvgElement, scene: Scene): SvgElement[] {
  const names: readonly string[] = scene.cast.map(({ who }) => who);
  if (names.includes(String(element.attributes['data-name']))) return [element];
  return element.children.flatMap((child) => peopleIn(child, scene));
}

describe.each(played)('$sheet, $place', ({ scene, alt }) => {
  const { svg, focus } = drawScene(scene, 'a');

  test('shows everybody whole', () => {
    for (const person of peopleIn(svg, scene)) {
      const { left, right, top, bottom } = boundsOf([person]);
      const who = String(person.attributes['data-name']);
      expect.soft(left, `${who} on the left`).toBeGreaterThan(0);
      expect.soft(right, `${who} on the right`).toBeLessThan(FRAME.width);
      expect.soft(top, `${who} above`).toBeGreaterThan(0);
      expect.soft(bottom, `${who} below`).toBeLessThan(FRAME.height - 12);
    }
  });

  test('shows everybody in windows of every shape', () => {
    for (const person of peopleIn(svg, scene)) {
      const { left, right, bottom } = boundsOf([person]);
      const who = String(person.attributes['data-name']);
      expect.soft(left, `${who} on the left`).toBeGreaterThan(focus.left);
      expect.soft(right, `${who} on the right`).toBeLessThan(focus.right);
      expect.soft(bottom, `${who} below`).toBeLessThan(focus.bottom + 1);
    }
  });

  test('is small, and says in plain words what is to be seen', () => {
    expect(svgText(svg).length).toBeLessThan(MOST_BYTES);
    expect(alt).toMatch(/^\p{Lu}.{10,140}\.$/u);
  });
});

test('a story is played whole or not at all', () => {
  for (const { id, texts } of stories()) {
    for (const [level, { sections }] of Object.entries(texts)) {
      const scenes = sections.filter(({ illustration }) => illustration !== undefined).length;
      expect([0, sections.length], `story ${id}, ${level}`).toContain(scenes);
    }
  }
});
