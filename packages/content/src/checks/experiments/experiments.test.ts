import type { Experiment } from '@lamplight/domain/experiments';
import { describe, expect, it, test } from 'vitest';
import { EXPERIMENT_CHECKS, experimentStretches } from './index.ts';
import { materialFaults } from './materials.ts';
import { readingFaults } from './reading.ts';
import { safetyFaults } from './safety.ts';
import { structureFaults } from './structure.ts';

const pictureSet = new Set(['droplet']);

/** An experiment for seven to twelve that no check finds fault with. */
function sound(changes: Partial<Experiment> = {}): Experiment {
  return {
    id: 1,
    title: 'Where does the water go?',
    description: 'Pour water on sand and on clay.',
    difficulty: 'Easy',
    duration: 15,
    category: 'Water',
    materials: ['A cup of water', 'A tray', 'Sand', 'Clay'],
    setup: ['Put sand and clay on the tray.'],
    safety: ['Wipe up what you spill.'],
    steps: ['Guess first.', 'Pour on the sand.', 'Pour on the clay.', 'Look at the water.'].map(
      (text) => ({ text }),
    ),
    funFact: 'A river carries sand to the sea.',
    howItWorks:
      'Sand has wide gaps, so water runs down. Clay has very small gaps, and water stays.',
    question: 'Where would you dig a pond?',
    ages: [7, 12],
    picture: 'droplet',
    simulation: null,
    generated: false,
    ...changes,
  };
}

const step = (text: string) => ({ steps: [...sound().steps.slice(0, 3), { text }] });

it('no check finds fault with a sound experiment', () => {
  for (const [, check] of EXPERIMENT_CHECKS) {
    expect(check({ experiments: [sound()], pictureSet })).toEqual([]);
  }
});

test('two experiments have two titles', () => {
  const [, check] = EXPERIMENT_CHECKS[0] ?? [];
  const experiments = [sound(), sound({ id: 2 })];
  expect(check?.({ experiments, pictureSet }).map(({ label, message }) => label + message)).toEqual(
    ['2its title is also that of 1'],
  );
});

test('investigations of one frame are one text, written experiments are each their own', () => {
  const owners = (ids: number[]) =>
    new Set(
      experimentStretches(ids.map((id) => sound({ id, generated: id >= 1000 }))).map(
        ({ owner }) => owner,
      ),
    ).size;
  expect(owners([1, 2])).toBe(2);
  expect(owners([1000, 1005])).toBe(1);
  expect(owners([1000, 1020])).toBe(2);
});

describe('the structure', () => {
  test.each<[string, Partial<Experiment>, string]>([
    ['too few steps', { steps: sound().steps.slice(1) }, '3 steps, not 4 to 7'],
    ['no safety', { safety: [] }, '0 safety notes, not 1 to 4'],
    ['too much time', { duration: 45 }, '45 minutes, not 5 to 30'],
    ['an unknown picture', { picture: 'nothing' }, "'nothing' is not in the picture set"],
    ['a half sentence', { funFact: 'and so' }, 'funFact is no sentence: and so'],
    ['a category of others', { category: 'Data' }, 'Data is no category at 7'],
    ['a difficulty of others', { difficulty: 'Medium' }, 'Medium is not shown at 7'],
    ['a material twice', { materials: ['Sand', 'Sand'] }, 'lists a material twice'],
  ])('finds fault with %s', (_, changes, fault) => {
    expect(structureFaults(sound(changes), pictureSet)).toContain(fault);
  });
});

describe('the reading level', () => {
  const hard =
    'Capillary attraction inside microscopic interstitial openings predominantly determines permeability.';
  it('is told of a hard explanation, and of other hard texts', () => {
    expect(readingFaults(sound({ howItWorks: hard })).join()).toContain(
      'howItWorks: reading level',
    );
    const changes = { ...step(hard), description: hard, funFact: hard, question: hard };
    expect(readingFaults(sound(changes)).join()).toContain('over 5');
  });

  it('is told of a long sentence only where it is read aloud', () => {
    const text = 'Put all of the sand and all of the clay on the big tray.';
    expect(readingFaults(sound({ ages: [4, 6], ...step(text) }))).toEqual([
      `steps[3]: a sentence of 14 words: ${text}`,
    ]);
    expect(readingFaults(sound(step(text)))).toEqual([]);
  });
});

describe('safety', () => {
  test.each([
    ['Light a candle.', 'asks for candle'],
    ['Boil the water.', 'asks for Boil'],
    ['Climb the ladder.', 'asks for ladder'],
    ['Plug it into the wall socket.', 'asks for wall socket'],
    ['Cut it with a knife.', 'asks the young for knife'],
    ['Look straight at the sun.', 'looks at the sun'],
    ['Taste the water.', 'asks to Taste'],
  ])('refuses: %s', (text, fault) => {
    expect(safetyFaults(sound(step(text))).join()).toContain(fault);
  });

  test.each(['Never look at the sun.', 'Do not taste the water.', 'Match the two colors.'])(
    'has nothing against: %s',
    (text) => {
      expect(safetyFaults(sound(step(text)))).toEqual([]);
    },
  );

  test.each<[string, string[], string[], boolean]>([
    ['a balloon without a note', ['A balloon'], ['Play fair.'], false],
    ['a balloon with its note', ['A balloon'], ['Ask who is allergic to latex.'], true],
    ['other batteries', ['A 12-volt battery'], ['AA only.'], false],
    ['AA batteries', ['Two AA batteries'], ['Use AA batteries only.'], true],
    ['scissors without help', ['Scissors'], ['Sit down.'], false],
    ['scissors with help', ['Scissors'], ['A grown-up helps with the scissors.'], true],
    ['magnets without a note', ['A magnet'], ['Play fair.'], false],
    ['magnets with a note', ['A magnet'], ['Swallowed magnets are dangerous.'], true],
  ])('judges %s', (_, materials, safety, fine) => {
    expect(safetyFaults(sound({ materials, safety })).length === 0).toBe(fine);
  });
});

describe('the materials', () => {
  it('are all listed', () => {
    expect(materialFaults(sound(step('Pour it through the sieve.')))).toEqual([
      'uses sieve, which is not listed',
    ]);
    expect(
      materialFaults(
        sound({
          ...step('Pour it through the sieve.'),
          materials: [...sound().materials, 'A sieve'],
        }),
      ),
    ).toEqual([]);
  });

  it('are all used, by name or by what they are for', () => {
    const listing = (material: string) =>
      materialFaults(sound({ materials: [...sound().materials, material] }));
    expect(listing('A hammer')).toEqual(['lists “A hammer”, which is not used']);
    expect(listing('A ruler')).toEqual(['lists “A ruler”, which is not used']);
    expect(
      materialFaults(
        sound({ ...step('Measure the pool.'), materials: [...sound().materials, 'A ruler'] }),
      ),
    ).toEqual([]);
  });
});
