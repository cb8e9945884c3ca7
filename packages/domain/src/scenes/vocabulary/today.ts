/** The words of lessons and of the camp: children of today, what they learn with and where. What fewer scenes need is in `today-props.ts`. */

export const TODAY_PLACES = ['camp', 'classroom', 'kitchen', 'workshop', 'playground'] as const;

export const TODAY_PEOPLE = [
  'amara',
  'leo',
  'mei',
  'yusuf',
  'layla',
  'sofia',
  'kofi',
  'nina',
  'ravi',
  'tomas',
  'hana',
  'pip',
  'class-teacher',
  'parent',
  'mother',
  'father',
  'grandmother',
  'grandfather',
] as const;

export const TODAY_THINGS = [
  'robot',
  'computer',
  'tablet',
  'book',
  'books',
  'apple',
  'pear',
  'seed-pot',
  'sprout-pot',
  'plant-pot',
  'magnifier',
  'ball',
  'dog',
  'cat',
  'frog',
  'butterfly',
  'bee',
  'snail',
  'desk',
  'camp-tent',
  'path-lantern',
] as const;

export const TODAY_HELD = ['book', 'tablet', 'apple', 'ball', 'magnifier'] as const;
