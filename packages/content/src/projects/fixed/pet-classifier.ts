import * as b from '../blocks/index.ts';
import { blocked } from '../idea.ts';

/** A type and no interface, so that it fits where data of any shape is wanted. */
type Pet = {
  readonly kind: string;
  readonly length: number;
  readonly tail: number;
  readonly weight: number;
};

const pet = (kind: string, length: number, tail: number, weight: number): Pet => ({
  kind,
  length,
  tail,
  weight,
});

const PETS: readonly Pet[] = [
  pet('cat', 46, 28, 4),
  pet('dog', 70, 33, 20),
  pet('rabbit', 38, 6, 2),
  pet('hamster', 13, 1, 0.1),
  pet('cat', 48, 30, 5),
  pet('dog', 64, 30, 16),
  pet('rabbit', 36, 5, 1.8),
  pet('hamster', 12, 1, 0.1),
  pet('cat', 44, 26, 3.5),
  pet('dog', 80, 38, 28),
  pet('rabbit', 41, 7, 2.5),
  pet('hamster', 15, 2, 0.2),
];

const measured = (length: number, tail: number, weight: number) => ({ length, tail, weight });

const axes = { x: 'length', y: 'tail', label: 'kind' };
const show = b.drawPoints('Our pets', b.data('pets'), axes);

/** Nearest neighbor over three numbers. */
export const petClassifier = blocked({
  title: 'Smart Pet Classifier',
  description:
    'Show the computer some pets, and it will recognize new ones by how much they are alike.',
  task: [
    'Twelve pets were measured: length and tail in centimeters, weight in kilograms. For each one we also know the kind: cat, dog, rabbit or hamster.',
    'Build classify. It gets the three numbers of a new pet and gives back its kind. How can a machine know? It compares the new pet with every pet it has seen and finds the one at the smallest distance. That pet is called the nearest neighbor.',
    'Look at the picture of our pets: every kind is a little cloud of its own. A new point belongs to the cloud it falls into. And what will it say about a goldfish? It has to choose one of four kinds, even though none is right. A machine knows only what it was shown.',
  ],
  ask: 'compare the pet with every pet we know, keep the closest one, give back its kind',
  picture: 'dog-face',
  data: { pets: PETS },
  trial: {
    call: 'classify',
    inputs: [
      [measured(45, 27, 4)],
      [measured(68, 31, 18)],
      [measured(39, 6, 2.2)],
      [measured(14, 1, 0.2)],
      [measured(9, 3, 0.1)],
    ],
  },
  hints: [
    'Start with the first of the pets as the best one so far.',
    'Loop over all pets. The distance between two pets is one number for all three measures: distance(pet, known).',
    'Is known closer to the new pet than the best one? Then known is the best one now.',
    'After the loop, give back the part called kind of the best one.',
  ],
  concepts: ['nearest neighbor', 'distance', 'learning from examples', 'loops'],
  keywords: ['distance', 'best'],
  starter: [[b.define('classify', ['pet'], [])], [show, b.print('We know twelve pets.')]],
  solution: [
    [
      b.define(
        'classify',
        ['pet'],
        [
          b.set('best', b.first(b.data('pets'))),
          b.forEach('known', b.data('pets'), [
            b.when(
              b.compare(
                b.distance(b.get('pet'), b.get('known')),
                '<',
                b.distance(b.get('pet'), b.get('best')),
              ),
              [b.set('best', b.get('known'))],
            ),
          ]),
          b.giveBack(b.part('kind', b.get('best'))),
        ],
      ),
    ],
    [
      show,
      b.set('guesses', b.emptyList()),
      b.forEach('one', b.data('pets'), [b.addToList('guesses', b.call('classify', b.get('one')))]),
      b.draw('bars', 'What it says about our own pets', b.count(b.get('guesses'))),
    ],
  ],
});
