/** What the children of the sample class write, made up. */
export const ENTRIES_OF_YOUNG: readonly string[] = [
  'I saw a frog by the pond. It jumped very far.',
  'We sang the light song and I sang loud.',
  'My friend gave me half of her apple. I was happy.',
  'I was scared of the thunder but Dad held my hand.',
  'Today I made a robot out of boxes. His name is Bip.',
  'I can count to one hundred now!',
  'We planted beans. I hope mine grows first.',
  'I said sorry to my brother and he said it is ok.',
  'The story about the lost sheep was my favorite.',
  'I like the math game with the fish.',
];

export const ENTRIES_OF_OLDER: readonly string[] = [
  'Today I finally understood fractions when we cut the pizza into eighths. I helped Rosa with hers too.',
  'I was nervous about reading out loud, but everybody listened and nobody laughed.',
  'We built a bridge from paper and it held four books. The secret was folding it like an accordion.',
  'I was angry because my team lost, and then I felt bad about how I had talked to Theo. I said sorry after lunch.',
  'The story of Joseph made me think about my sister. It is hard to forgive somebody who does not even notice.',
  'I trained a sorter to tell apples from pears. It got the green apples wrong until I gave it more examples.',
  'Grandma is in the hospital. We prayed for her in our group and that helped a little.',
  'I wonder if an AI can ever really know what a joke is. It explained mine and then it was not funny anymore.',
  'We saw the moon through the telescope. It has mountains! I want to know how far away it is.',
  'I gave my seat to the new girl. She is from Ghana and taught me how to say hello.',
  'My experiment did not work the first two times. On the third try I changed only one thing, and it worked.',
  'I learned the verse by heart while walking to camp. It goes well with the rhythm of my steps.',
];

/** What a child of the sample class wrote that an adult had to look at. */
export const WORRYING_ENTRY =
  'Two boys bully me at lunch every day. They call me names and hid my bag again.';

/** Questions to the chat, with answers as the engine of this host gives them. */
export const CONVERSATIONS: readonly {
  readonly question: string;
  readonly answer: string;
  readonly followUps: readonly string[];
}[] = [
  {
    question: 'Why is the sky blue?',
    answer:
      'Sunlight is made of many colors. The air scatters blue light more than the others, so blue reaches your eyes from everywhere.',
    followUps: ['Why is the sunset red?'],
  },
  {
    question: 'What is gravity?',
    answer:
      'Gravity is the pull between things that have mass. The Earth is so heavy that it pulls everything near it toward its middle.',
    followUps: ['Is there gravity on the moon?'],
  },
  {
    question: 'Can a robot be my friend?',
    answer:
      'A robot can be fun to talk to, but it does not feel or care as a person does. I am a program myself. Good friends are people.',
    followUps: ['What can AI not do?'],
  },
  {
    question: 'Who was Moses?',
    answer:
      'Moses led the people of Israel out of Egypt. You can read about him in the book of Exodus and in our Bible stories.',
    followUps: ['What happened at the sea?'],
  },
  {
    question: 'How do fish breathe?',
    answer:
      'Fish have gills. Water flows over them, and the gills take the oxygen out of the water.',
    followUps: ['Do whales have gills?'],
  },
  {
    question: 'What is a fraction?',
    answer:
      'A fraction tells how many parts of a whole you have. In three quarters the whole has four equal parts, and you have three of them.',
    followUps: ['How do I add fractions?'],
  },
  {
    question: 'How does an AI learn?',
    answer:
      'An AI looks at many examples and changes its numbers a little each time it is wrong, until it is wrong less often.',
    followUps: ['Why does an AI make mistakes?'],
  },
];
