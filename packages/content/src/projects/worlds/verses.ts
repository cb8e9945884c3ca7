/** A text whose words follow one another in telling ways; every line stands by itself. */
export interface Rhyme {
  readonly title: string;
  readonly lines: readonly string[];
  readonly otherLines: readonly string[];
  readonly picture: string;
}

/** Lines made for counting what follows what; the other lines use the same words in another order. */
export const RHYMES: readonly Rhyme[] = [
  {
    title: 'the lamp song',
    lines: [
      'the little lamp lights the path',
      'the path leads home',
      'the little lamp lights the door',
      'the door leads home',
      'the little child walks home',
    ],
    otherLines: [
      'the path lights the little door',
      'the door walks home',
      'the path lights the lamp',
      'home leads the child',
      'the path leads home',
    ],
    picture: 'star',
  },
  {
    title: 'the river song',
    lines: [
      'the river runs to the sea',
      'the rain falls to the river',
      'the river sings to the stones',
      'the rain falls on the hill',
      'the hill sends rain',
    ],
    otherLines: [
      'the hill sings to the rain',
      'rain runs on the river',
      'the hill falls to the sea',
      'the hill sends stones',
      'stones runs on the sea',
    ],
    picture: 'droplet',
  },
  {
    title: 'the baker song',
    lines: [
      'we bake bread for the morning',
      'we bake cake for the king',
      'bread for the hungry we share',
      'we share bread and we sing',
      'sing for the morning',
    ],
    otherLines: [
      'bread and cake we sing',
      'share for the bread we bake',
      'morning and king we share',
      'bread and cake we share',
      'hungry for the cake',
    ],
    picture: 'bread',
  },
];
