import type { CreativeItem } from '../../items.ts';

/** Prophets, the life of Jesus, Easter, and the church with its hope. */
export const middleCreativeOfWeeks5To8: readonly CreativeItem[] = [
  {
    key: 'creative-middle-nineveh-radio',
    title: 'Live from Nineveh',
    difficulty: 'easy',
    week: 5,
    description:
      'Produce a two-minute radio report from the city on the day that Jonah walks in. Interview a baker, a guard and the king’s cat.',
    question: 'What is the most surprising answer in your report?',
    hints: ['Background noise makes a place real.', 'Let one person mock him and another listen.'],
  },
  {
    key: 'creative-middle-exile-postcards',
    title: 'Postcards from Babylon',
    difficulty: 'medium',
    week: 5,
    description:
      'Make three postcards from an exile in Babylon to a friend: after one week, after one year, after ten years. Picture on one side, message on the other.',
    question: 'What changes in the voice of the writer?',
    hints: [
      'Jeremiah had advised them to build houses and plant gardens.',
      'Which word for “home” does each card use?',
    ],
  },
  {
    key: 'creative-middle-lost-translation',
    title: 'Whispered through four forms',
    difficulty: 'easy',
    week: 5,
    description:
      'Write a sentence. A friend turns it into a drawing, the next one into a sentence, the next into a mime, the last into words again. Nobody sees more than the step before.',
    question: 'What survived from start to finish, and what was lost?',
    hints: [
      'Use a sentence with an action and a feeling.',
      'Keep every step, so that you can compare.',
    ],
  },
  {
    key: 'creative-middle-esther-choice',
    title: 'The night before',
    difficulty: 'medium',
    week: 5,
    description:
      'Esther has three days before she will enter the throne room unasked. Write her thoughts on the last night as a conversation between her fear and her courage.',
    question: 'Who has the last word, and is it loud?',
    hints: ['Fear has good arguments. Let it speak honestly.', 'Courage may be short of words.'],
  },
  {
    key: 'creative-middle-isaiah-light',
    title: 'Letters made of light',
    difficulty: 'easy',
    week: 5,
    description:
      'Isaiah promised a great light to people who walk in darkness. Letter a word of hope so that the letters seem to glow, using contrast alone.',
    question: 'Which word did you letter, and what makes it glow?',
    hints: [
      'Light looks brighter beside its opposite.',
      'Leave the paper white for the center and darken step by step.',
    ],
  },
  {
    key: 'creative-middle-innkeeper',
    title: 'Two minutes of a busy innkeeper',
    difficulty: 'easy',
    week: 6,
    description:
      'The Gospel says there was no room for them. Play a comic or touching scene about somebody in Bethlehem who is far too busy that night, and about what he nearly overlooks.',
    question: 'What does your character nearly overlook?',
    hints: ['Give your actor three tasks at once.', 'When does the rush stop, and who stops it?'],
  },
  {
    key: 'creative-middle-parable-now',
    title: 'A parable from your street',
    difficulty: 'hard',
    week: 6,
    description:
      'Jesus told of seeds, coins, nets and lamps because His listeners handled them daily. Invent a parable with an object from your own day that says something true about God, people or time.',
    question: 'What is your object, and what do you hope listeners will puzzle over?',
    hints: [
      'Chargers, bus tickets, lost keys, shared headphones.',
      'Stop before you explain it.',
      'A good parable has one twist.',
    ],
  },
  {
    key: 'creative-middle-overlooked',
    title: 'Poster for the overlooked',
    difficulty: 'medium',
    week: 6,
    description:
      'Find out which people keep your camp or school running without being noticed. Make a poster in their honor, and ask for their permission before you hang it.',
    question: 'Whom did you honor, and what did you learn from talking to them?',
    hints: ['Who arrives first or leaves last?', 'Let them choose what is told about them.'],
  },
  {
    key: 'creative-middle-attention-ad',
    title: 'An advertisement for nothing',
    difficulty: 'medium',
    week: 6,
    description:
      'Advertisers use bright colors, countdowns and promises to catch us. Turn their tricks around: make an advertisement for an hour without any screen.',
    question: 'Which tricks did you borrow, and did they work on a test reader?',
    hints: ['What do people gain in that hour?', 'Ask your reader where their eyes went first.'],
  },
  {
    key: 'creative-middle-bread-prayer',
    title: 'A prayer for people at work',
    difficulty: 'medium',
    week: 6,
    description:
      'Follow a slice of bread back to the field and name everyone who worked on it. Write thanks, or a prayer, with one line for each of them.',
    question: 'Who stands in your longest line?',
    hints: [
      'Miller, driver, engineer, cook: who is missing?',
      'Even the person who mended the oven belongs here.',
    ],
  },
  {
    key: 'creative-middle-donkey-view',
    title: 'The donkey remembers',
    difficulty: 'easy',
    week: 7,
    description:
      'Tell Palm Sunday from the view of the colt that carried Jesus. It knows nothing of kings, but much about weight, voices and stones.',
    question: 'What does the donkey understand that the crowd does not?',
    hints: ['Nobody has ever sat on it before.', 'Cloaks underfoot: what does that feel like?'],
  },
  {
    key: 'creative-middle-night-sketch',
    title: 'Only light, only dark',
    difficulty: 'medium',
    week: 7,
    description:
      'Draw Gethsemane with white or yellow crayon on dark paper, or by erasing from a page that you first shaded gray. Use no outlines.',
    question: 'Where did you place the light, and where do the sleepers lie?',
    hints: ['There was a full moon at Passover.', 'Squint: only the largest patches matter.'],
  },
  {
    key: 'creative-middle-emmaus-walk',
    title: 'A walk in three parts',
    difficulty: 'medium',
    week: 7,
    description:
      'Plan a short walk for a group that follows the Emmaus story: one stretch to talk of sorrow, one to listen, one that ends in a shared meal. Choose places and questions.',
    question: 'Which place and which question belong to each part?',
    hints: [
      'Slopes and corners change a conversation.',
      'Nobody has to answer aloud. How could silence be welcome?',
    ],
  },
  {
    key: 'creative-middle-still-life',
    title: 'Objects of a hard week',
    difficulty: 'easy',
    week: 7,
    description:
      'Arrange a still life with five objects that tell the days from Palm Sunday to Easter. Photograph or draw it from the side where it speaks best.',
    question: 'Which five objects did you choose, and which one stands apart?',
    hints: [
      'Branch, bread, towel, thorn, cloth are only suggestions.',
      'An empty space can be the sixth object.',
    ],
  },
  {
    key: 'creative-middle-mended-bowl',
    title: 'Mended, not hidden',
    difficulty: 'easy',
    week: 7,
    description:
      'In Japan, kintsugi is the art of mending broken pottery with lacquer and gold so that the cracks are seen. Draw or tear something apart on paper and mend it so that the repair is the finest part.',
    question: 'What did you break and mend, and what does it make you think of?',
    hints: [
      'Leave gaps when you glue the pieces.',
      'Fill the gaps with your brightest color or with words.',
    ],
  },
  {
    key: 'creative-middle-pentecost-choir',
    title: 'A choir of many languages',
    difficulty: 'medium',
    week: 8,
    description:
      'Collect one short sentence, such as “Do not be afraid,” in as many languages as your group knows. Arrange a speaking choir with whispers, echoes and one moment in unison.',
    question: 'Which languages took part, and where did you put the unison?',
    hints: ['Layer voices one by one.', 'Ask a native speaker about rhythm and stress.'],
  },
  {
    key: 'creative-middle-ananias',
    title: 'The errand of Ananias',
    difficulty: 'medium',
    week: 8,
    description:
      'Ananias must visit Saul, the man who came to arrest people like him. Write the walk along Straight Street as inner monologue, house by house.',
    question: 'At which house does he nearly turn back, and what carries him on?',
    hints: [
      'What would his neighbors shout if they knew?',
      'His first word to Saul will be “brother.”',
    ],
  },
  {
    key: 'creative-middle-true-fake',
    title: 'One fake among three',
    difficulty: 'medium',
    week: 8,
    description:
      'Create a page with three astonishing facts, of which one is invented by you. Let others judge, and note which clues they used. Tell them the truth afterward.',
    question: 'What gave your fake away, or why was it believed?',
    hints: ['Precise numbers sound convincing.', 'Look up your two true facts in two places.'],
  },
  {
    key: 'creative-middle-new-city',
    title: 'City with open gates',
    difficulty: 'hard',
    week: 8,
    description:
      'Revelation ends with a city whose gates are never shut. Draw one street of it: what do people do there, now that nothing needs to be locked?',
    question: 'Describe three details that show nobody is afraid in your street.',
    hints: [
      'What happens to keys, fences and alarms?',
      'Who meets whom at the well or under the tree?',
    ],
  },
];
