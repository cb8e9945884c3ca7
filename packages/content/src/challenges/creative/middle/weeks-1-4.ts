import type { CreativeItem } from '../../items.ts';

/** Creation, the promises, the way out of Egypt, and the songs of the kingdom. */
export const middleCreativeOfWeeks1To4: readonly CreativeItem[] = [
  {
    key: 'creative-middle-creation-score',
    title: 'Seven days in sound',
    difficulty: 'medium',
    week: 1,
    description:
      'Compose a soundtrack for the seven days of Genesis 1 with nothing but your voice, your body and objects from the room. Each day gets about ten seconds, and the seventh must sound like rest.',
    question: 'Which sounds did you choose for two of the days, and how did you make rest audible?',
    hints: [
      'Silence is a sound you can use.',
      'Let each day keep something from the day before.',
      'Sketch your score with symbols, so you can repeat it.',
    ],
  },
  {
    key: 'creative-middle-image-portrait',
    title: 'Portrait without a face',
    difficulty: 'medium',
    week: 1,
    description:
      'Every person bears God’s image, says Genesis. Portray someone you respect without showing the face: only hands, tools, shoes, a place, or the light around them.',
    question: 'What did you show instead of a face, and what does it tell?',
    hints: [
      'Think about what the person does for others.',
      'Which object would you recognize as theirs anywhere?',
    ],
  },
  {
    key: 'creative-middle-machine-monologue',
    title: 'Confession of a vacuum cleaner',
    difficulty: 'easy',
    week: 1,
    description:
      'Write a monologue for a household machine that believes it is alive. Let the reader notice, bit by bit, what it does not understand.',
    question: 'Which sentence shows best what your machine is missing?',
    hints: [
      'It senses dust, light or weight. What does it make of a birthday?',
      'Funny and sad may live in the same line.',
    ],
  },
  {
    key: 'creative-middle-cain-letter',
    title: 'The unsent letter',
    difficulty: 'hard',
    week: 1,
    description:
      'Imagine that Cain, years later and far away, sits down to write to his parents. Write the letter he might have begun, crossed out, and begun again.',
    question: 'What did he cross out, and what did he let stand?',
    hints: [
      'Crossed-out words may say more than the final ones.',
      'What does he ask for, and what does he no longer dare to ask?',
    ],
  },
  {
    key: 'creative-middle-ark-logbook',
    title: 'Logbook of a floating zoo',
    difficulty: 'easy',
    week: 2,
    description:
      'You are in charge of the stalls on the ark. Keep a logbook for day 1, day 40 and day 150, with one problem and one solution each time.',
    question: 'Which of your three problems was hardest to solve?',
    hints: [
      'Think of food, smell, noise and sleep.',
      'Which two animals should never be neighbors?',
    ],
  },
  {
    key: 'creative-middle-tent-starlight',
    title: 'Night scene with two voices',
    difficulty: 'medium',
    week: 2,
    description:
      'Abraham and Sarah sit in front of their tent. He has just been told to count the stars. Write their conversation as dialogue only: no descriptions, no “he said.”',
    question: 'Whose line ends the scene, and why that one?',
    hints: [
      'They are old, and they have waited for years. Who still hopes?',
      'Give each voice its own rhythm, so that names are not needed.',
    ],
  },
  {
    key: 'creative-middle-color-sounds',
    title: 'A color for someone who cannot see it',
    difficulty: 'medium',
    week: 2,
    description:
      'Describe one color of the rainbow to a person who has never seen colors, using only touch, taste, smell and sound.',
    question: 'Copy your description here without naming the color. Could a reader guess it?',
    hints: [
      'What temperature has it?',
      'Which instrument would play it, how loudly, in which season?',
    ],
  },
  {
    key: 'creative-middle-brothers-bridge',
    title: 'The meeting of Jacob and Esau',
    difficulty: 'medium',
    week: 2,
    description:
      'Stage the reunion of the two brothers as a still picture with your friends. Freeze it three times: before they see each other, at the moment they do, and after the embrace.',
    question: 'What changed in hands, eyes and distance between your three pictures?',
    hints: [
      'Jacob limps and bows. What does Esau do with his four hundred men?',
      'Let onlookers show feelings too.',
    ],
  },
  {
    key: 'creative-middle-pit-rap',
    title: 'Joseph in beats',
    difficulty: 'medium',
    week: 3,
    description:
      'Tell Joseph’s road from the pit to the palace as a rap or spoken poem of at least twelve lines. It should rise and fall as his fortunes do.',
    question: 'Quote the four lines you are proudest of.',
    hints: [
      'Coat, pit, cell, crown: four stations give you a frame.',
      'Tap the rhythm before you hunt for rhymes.',
      'Near rhymes are allowed: famine, stamina.',
    ],
  },
  {
    key: 'creative-middle-midwife-scene',
    title: 'Before Pharaoh',
    difficulty: 'medium',
    week: 3,
    description:
      'Shiphrah and Puah, two midwives, refused to harm the babies of Israel. Write the scene in which the king calls them in, with stage directions for every glance.',
    question: 'How does your scene show courage without using the word?',
    hints: [
      'Who stands higher, who speaks first, who takes their time?',
      'A tiny gesture can carry a whole decision.',
    ],
  },
  {
    key: 'creative-middle-map-life',
    title: 'Map of a week',
    difficulty: 'easy',
    week: 3,
    description:
      'Maps are models: they keep some things and drop others. Draw your past week as a landscape with mountains, swamps, bridges and wide views.',
    question: 'Which place on your map would you visit again, and what did the map leave out?',
    hints: [
      'Let height stand for something, such as effort or joy.',
      'A legend tells readers how to understand your signs.',
    ],
  },
  {
    key: 'creative-middle-law-comic',
    title: 'One word of ten',
    difficulty: 'easy',
    week: 3,
    description:
      'Choose one of the Ten Commandments and show in a wordless comic of six panels what life is like where people keep it.',
    question: 'Which one did you choose, and how does the last panel end?',
    hints: [
      'Show what is protected, rather than what is forbidden.',
      'Pick a schoolyard, a market or a group chat as your setting.',
    ],
  },
  {
    key: 'creative-middle-shore-song',
    title: 'Morning after the sea',
    difficulty: 'medium',
    week: 3,
    description:
      'Write a song for people who have just escaped and cannot yet believe it. The verses look back at what lies behind them, and the chorus says what is true now.',
    question: 'What does your chorus say?',
    hints: ['Short words carry better in a chorus.', 'Let a doubt slip into the second verse.'],
  },
  {
    key: 'creative-middle-lament',
    title: 'A lament in four steps',
    difficulty: 'hard',
    week: 4,
    description:
      'Many psalms call out, complain, ask and then remember something to trust. Write a short lament about a wrong in the world, following those four steps.',
    question: 'Which step was hardest to write?',
    hints: [
      'Be concrete: one river, one street, one child.',
      'The last step need not solve anything.',
    ],
  },
  {
    key: 'creative-middle-ruth-cloth',
    title: 'A shawl that tells',
    difficulty: 'easy',
    week: 4,
    description:
      'Design a woven pattern for Ruth that tells her journey from Moab to Bethlehem in bands of color and shape, with no pictures of people.',
    question: 'Explain your bands from top to bottom.',
    hints: [
      'Loss, road, field, family: how could each of them be woven?',
      'Let one thread run through all of it.',
    ],
  },
  {
    key: 'creative-middle-sling-slow',
    title: 'One second, one page',
    difficulty: 'medium',
    week: 4,
    description:
      'The stone has left David’s sling and has not landed yet. Stretch that second into a whole page, moving from face to face in the valley.',
    question: 'Which three people did you visit, and what did each of them think?',
    hints: [
      'A brother, a soldier of the other side, a boy who carries water?',
      'Slow time down with small sounds.',
    ],
  },
  {
    key: 'creative-middle-temple-model',
    title: 'A place for quiet',
    difficulty: 'medium',
    week: 4,
    description:
      'Design a space where people of any background could be silent together. Draw a floor plan and build a model from paper and found objects.',
    question: 'What does a visitor see first, and how does your space invite stillness?',
    hints: [
      'Where does the light come from?',
      'Plan for a wheelchair, a toddler and a person who weeps.',
      'Materials change how a room sounds.',
    ],
  },
  {
    key: 'creative-middle-features-game',
    title: 'The judge who saw too little',
    difficulty: 'hard',
    week: 4,
    description:
      'Write a fable about a machine that must choose a king and looks only at height, voice and sword. End it with a surprise rather than a moral.',
    question: 'What happens at the end, and what did the machine miss?',
    hints: [
      'Whom does it reject, and for which silly reason?',
      'Readers find the lesson themselves if you trust them.',
    ],
  },
];
