import type { CreativeItem } from '../../items.ts';

/** Prophets, the life of Jesus, Easter, and the church with its hope. */
export const youngCreativeOfWeeks5To8: readonly CreativeItem[] = [
  {
    key: 'creative-young-quiet-concert',
    title: 'The softest concert',
    difficulty: 'beginner',
    week: 5,
    description:
      'Elijah heard a still, small voice. Give a concert that is so soft that everyone must hold their breath to hear it.',
    question: 'Which sounds did you use?',
    hints: ['Try paper, fingertips, sand or grass.', 'Let one sound come at a time.'],
  },
  {
    key: 'creative-young-fish-interview',
    title: 'The fish speaks',
    difficulty: 'easy',
    week: 5,
    description:
      'A reporter meets the great fish that swallowed Jonah. Act out the talk or write it down.',
    question: 'What was the fish’s best answer?',
    hints: ['Did Jonah pray loudly?', 'How did the fish feel about having a guest?'],
  },
  {
    key: 'creative-young-letter-far',
    title: 'A letter to someone far away',
    difficulty: 'easy',
    week: 5,
    description:
      'Jeremiah wrote to people who had been taken far from home. Write or draw a cheerful letter to somebody who is away, sick or new here.',
    question: 'Who is your letter for, and what did you tell them?',
    hints: [
      'Tell one small thing that happened today.',
      'Ask them a question, so they can answer.',
    ],
  },
  {
    key: 'creative-young-secret-sign',
    title: 'Talk with no voice',
    difficulty: 'medium',
    week: 5,
    description:
      'Invent eight hand signs and tell a very short story with them. See whether a friend can translate it into words.',
    question: 'Which part did your friend get right, and which part wrong?',
    hints: ['Begin with signs for I, you, go and eat.', 'Faces help as much as hands.'],
  },
  {
    key: 'creative-young-gate-jerusalem',
    title: 'Nehemiah’s wall',
    difficulty: 'easy',
    week: 5,
    description:
      'Many families built the piece of wall in front of their own house. Let every friend make one piece from cardboard or stones, then join the pieces.',
    question: 'What does your piece look like, and what is next to it?',
    hints: ['Agree on one height before you start.', 'Leave room for a gate and a lookout.'],
  },
  {
    key: 'creative-young-shepherd-news',
    title: 'Shepherd news',
    difficulty: 'easy',
    week: 6,
    description:
      'You are a shepherd near Bethlehem and it is the morning after that night. Write a front page with a headline and a picture.',
    question: 'What is your headline?',
    hints: ['Who, where and when?', 'Add a small ad, perhaps for a lost lamb.'],
  },
  {
    key: 'creative-young-seed-story',
    title: 'Pictures out of soil',
    difficulty: 'medium',
    week: 6,
    description:
      'In a story of Jesus, seeds fall on a path, on rock, among thorns and on good soil. Make four small pictures that use real soil, stones and leaves.',
    question: 'Which of the four was the most fun to make?',
    hints: [
      'Rub damp earth on paper for a brown color.',
      'What happens to the seed in each place?',
    ],
  },
  {
    key: 'creative-young-neighbor-new',
    title: 'The helper nobody expected',
    difficulty: 'easy',
    week: 6,
    description:
      'Tell the story of the Good Samaritan so that it happens at a playground. The helper should be someone that nobody thought of.',
    question: 'Who helped in your story?',
    hints: ['Two children walk past. Why?', 'The helper loses something by helping. What?'],
  },
  {
    key: 'creative-young-roof-model',
    title: 'Four strings and a mat',
    difficulty: 'medium',
    week: 6,
    description:
      'Build a house from a box with a roof that opens. Lower a small figure on a mat with four strings, without tipping it.',
    question: 'How did you keep the mat level?',
    hints: ['Tie one string to each corner.', 'Four friends must let out string at one speed.'],
  },
  {
    key: 'creative-young-branch-parade',
    title: 'A king’s quiet parade',
    difficulty: 'beginner',
    week: 7,
    description:
      'Make up a parade for a king who comes in peace. There are no soldiers and no cannons. What is there?',
    question: 'Tell about three things in your parade.',
    hints: ['What do people wave?', 'Who walks in front: the strong ones or the small ones?'],
  },
  {
    key: 'creative-young-serve-hidden',
    title: 'The job nobody wants',
    difficulty: 'easy',
    week: 7,
    description:
      'Jesus washed His friends’ feet, a job that nobody wanted. Find a job at camp that nobody likes and do it well.',
    question: 'What did you do, and how did you feel after it?',
    hints: ['Look for crumbs, mud or a messy shelf.', 'Ask a grown-up if you may.'],
  },
  {
    key: 'creative-young-night-day-card',
    title: 'From dark to morning',
    difficulty: 'easy',
    week: 7,
    description:
      'Make a card with two sides. One side shows a sad evening. The other shows the same place on Easter morning.',
    question: 'What changed between your two sides?',
    hints: ['Use the same hill and tree on both.', 'Which colors belong to the evening?'],
  },
  {
    key: 'creative-young-invent-need',
    title: 'An invention for one person',
    difficulty: 'medium',
    week: 7,
    description:
      'Ask somebody what is a bother in their day. Draw or build a thing that could help.',
    question: 'What was the bother, and how does your invention help?',
    hints: [
      'Listen first and write down their words.',
      'Show your first drawing and ask what to change.',
      'Boxes, string and clothespins make good models.',
    ],
  },
  {
    key: 'creative-young-many-languages',
    title: 'Many tongues',
    difficulty: 'easy',
    week: 8,
    description:
      'At Pentecost people from many lands understood the good news. Make a “welcome” sign in as many languages as you can gather from people around you.',
    question: 'Which languages did you find, and who taught you?',
    hints: ['Ask cooks, helpers and parents too.', 'Copy each word as they write it.'],
  },
  {
    key: 'creative-young-jail-song',
    title: 'Four lines for the dark',
    difficulty: 'easy',
    week: 8,
    description:
      'Paul and Silas sang while their feet were locked. Write a song of four lines that would cheer someone in a dark room.',
    question: 'What are the words of your song?',
    hints: ['Borrow a tune you know.', 'Say one line of it again, as songs do.'],
  },
  {
    key: 'creative-young-love-is',
    title: 'Love is like',
    difficulty: 'beginner',
    week: 8,
    description:
      'First Corinthians 13 says that love is patient and kind. Write five lines of your own that begin with “Love is like.”',
    question: 'Which line do you like best?',
    hints: ['Compare it to things you can touch.', 'Weather, food and tools work well.'],
  },
  {
    key: 'creative-young-tree-healing',
    title: 'A tree in the new city',
    difficulty: 'easy',
    week: 8,
    description:
      'The last chapter of the Bible tells of a tree with twelve kinds of fruit. Draw it, and invent what each fruit tastes like.',
    question: 'Describe three of your fruits.',
    hints: ['One could taste like a happy day.', 'What shapes has nobody seen before?'],
  },
];
