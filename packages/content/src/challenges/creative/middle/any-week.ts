import type { CreativeItem } from '../../items.ts';

/** Making, acting, inventing and kindness that fit every week. */
export const middleCreativeForAnyWeek: readonly CreativeItem[] = [
  {
    key: 'creative-middle-found-poem',
    title: 'Found poem',
    difficulty: 'easy',
    description:
      'Take an old newspaper page, a manual or a cereal box. Circle words until a poem appears, and black out everything else.',
    question: 'What does your poem say?',
    hints: ['Hunt for one strong verb first.', 'Read only what you circled, out loud, and prune.'],
  },
  {
    key: 'creative-middle-paper-chair',
    title: 'Furniture from paper',
    difficulty: 'hard',
    description:
      'From ten sheets of used paper and a little tape, build a stool for a book. It must stand at least one hand high and hold the weight for one minute.',
    question: 'Which shape carried the load, and what collapsed first?',
    hints: [
      'Rolled tubes resist pressure from above.',
      'Triangles keep a frame from leaning.',
      'Watch closely when it fails: where does it bend?',
    ],
  },
  {
    key: 'creative-middle-no-letter-e',
    title: 'Story without one letter',
    difficulty: 'hard',
    description:
      'Write five sentences in which the letter E does not occur once. They should still make sense.',
    question: 'Put your five sentences here.',
    hints: [
      '“And,” “but,” “this” and “that” are allowed; “the” is not.',
      'Past forms such as “ran,” “saw” and “took” will rescue you.',
    ],
  },
  {
    key: 'creative-middle-shadow-theater',
    title: 'Fable in shadows',
    difficulty: 'medium',
    description:
      'Cut three animals out of stiff paper and perform a fable on a lit wall or sheet. Change a figure’s size during the play.',
    question: 'When did you change the size, and what did it express?',
    hints: [
      'Close to the lamp is huge, close to the wall is sharp.',
      'Use a cool LED light and tape figures to sticks.',
    ],
  },
  {
    key: 'creative-middle-sound-map',
    title: 'Sound map',
    difficulty: 'easy',
    description:
      'Sit outdoors for ten minutes with your eyes closed or lowered. Mark yourself in the center of a page and draw every sound where it came from.',
    question: 'What was the farthest sound, and what the one you least expected?',
    hints: ['Invent a sign for each kind of sound.', 'Loud may be dark, long may be a line.'],
  },
  {
    key: 'creative-middle-game-old',
    title: 'A game for grandparents and toddlers',
    difficulty: 'medium',
    description:
      'Invent a game that a four-year-old and an eighty-year-old can play together with an equal chance of winning. Test it with at least one person.',
    question: 'What makes the chances equal, and what did your test change?',
    hints: [
      'Speed and reading favor some players. What favors neither?',
      'Luck, memory, laughter and teamwork are good ingredients.',
    ],
  },
  {
    key: 'creative-middle-opposite-hand',
    title: 'The other hand',
    difficulty: 'easy',
    description:
      'Draw your shoe with the hand that you do not usually write with. Work slowly for fifteen minutes, follow every seam and scratch, and do not worry about elegance.',
    question: 'What did your slow hand see that the quick one would have skipped?',
    hints: [
      'Begin with the laces and let the rest grow around them.',
      'Wobbly lines are welcome; do not erase.',
    ],
  },
  {
    key: 'creative-middle-kind-plan',
    title: 'Operation kindness',
    difficulty: 'medium',
    description:
      'With two friends, plan a kindness for someone who would never ask for it. Make sure that it does not embarrass the person, and carry it out.',
    question: 'How did you find out what would truly help?',
    hints: [
      'Observe, and ask someone who knows the person.',
      'The best help is often a dull job.',
      'Decide beforehand whether to stay unknown.',
    ],
  },
  {
    key: 'creative-middle-two-endings',
    title: 'One story, two endings',
    difficulty: 'medium',
    description:
      'Write the beginning of a story in which a friend tells a lie to protect somebody. Give it two endings: one where the lie is discovered and one where it is confessed.',
    question: 'Which ending felt truer to you as its author?',
    hints: ['Keep the first half exactly alike for both.', 'Show what trust looks like afterward.'],
  },
  {
    key: 'creative-middle-robot-fable',
    title: 'The robot that said “I don’t know”',
    difficulty: 'easy',
    description:
      'Tell of a town in which one robot answers all questions, until the day it admits that it does not know.',
    question: 'How do the people react, and what changes in the town?',
    hints: ['What did they stop doing while it had all the answers?', 'Who is secretly relieved?'],
  },
  {
    key: 'creative-middle-recycled-band',
    title: 'Orchestra from the bin',
    difficulty: 'medium',
    description:
      'Build instruments from clean trash: one that you strike, one that you pluck and one that you blow. Compose eight bars for a trio.',
    question: 'How did you change the pitch of each instrument?',
    hints: ['Shorter tubes and tighter bands sound higher.', 'Smooth off sharp edges with tape.'],
  },
  {
    key: 'creative-middle-logo-values',
    title: 'A sign for an idea',
    difficulty: 'medium',
    description:
      'Design a logo for patience, honesty or mercy. It has to work in black and white and be readable at the size of a thumbnail.',
    question:
      'Which idea did you pick, and how did your sign change from the first sketch to the last?',
    hints: [
      'Make twelve tiny sketches before you choose.',
      'Ask somebody what they see before you explain.',
    ],
  },
  {
    key: 'creative-middle-kitchen-museum',
    title: 'Museum guide for a kitchen',
    difficulty: 'easy',
    description:
      'Lead visitors through a kitchen or dining hall as though it were a museum in the year 3000. Explain four objects, some of them wrongly.',
    question: 'What was your most convincing wrong explanation?',
    hints: [
      'Experts of the future have only guesses. What could a sieve be?',
      'Keep a serious voice.',
    ],
  },
  {
    key: 'creative-middle-haiku-walk',
    title: 'Walk in syllables',
    difficulty: 'easy',
    description:
      'Take a short walk and bring back three haiku: five, seven and five syllables, each about one thing that you noticed, with no word for a feeling.',
    question: 'Write down your best haiku.',
    hints: [
      'Count on your fingers and say it aloud.',
      'Put two images side by side and let them talk.',
    ],
  },
  {
    key: 'creative-middle-comic-argument',
    title: 'Both are right',
    difficulty: 'medium',
    description:
      'Draw a comic of an argument in which both people have a point. The last panel must not declare a winner.',
    question: 'What does each person want, and what lies beneath it?',
    hints: ['A quarrel over a window may be about something else.', 'Leave one bubble empty.'],
  },
  {
    key: 'creative-middle-crease-pattern',
    title: 'Instructions without words',
    difficulty: 'medium',
    description:
      'Invent a simple folded object and draw instructions that contain no words at all. Let a person build it while you keep quiet.',
    question: 'Where did your builder hesitate, and how did you redraw that step?',
    hints: [
      'Dashed lines for folds, arrows for movement.',
      'Show the paper before and after each fold.',
    ],
  },
  {
    key: 'creative-middle-time-capsule',
    title: 'To whoever opens this',
    difficulty: 'easy',
    description:
      'Write a letter to campers who will be here in ten years. Tell them what you laughed about, what you worried about and what they should try.',
    question: 'Which piece of advice did you give them?',
    hints: [
      'Explain one thing that may not exist anymore.',
      'Add a drawing of the view from where you sit.',
    ],
  },
  {
    key: 'creative-middle-one-line',
    title: 'A city in one line',
    difficulty: 'easy',
    description:
      'Draw a city without lifting your pencil. Somewhere in it, hide a person who is doing a good deed.',
    question: 'Where is the person hidden, and what is the deed?',
    hints: [
      'You may retrace a line to get somewhere.',
      'Roofs, bridges and wires help you travel.',
    ],
  },
  {
    key: 'creative-middle-choreograph-work',
    title: 'Dance of the trades',
    difficulty: 'medium',
    description:
      'Watch someone at work: kneading, sweeping, typing, hammering. Turn four of their movements into a dance phrase that you can repeat.',
    question: 'Whose work did you watch, and what became beautiful when you slowed it down?',
    hints: [
      'Make one movement larger and one smaller.',
      'Change the level: floor, knees, standing.',
    ],
  },
  {
    key: 'creative-middle-question-wall',
    title: 'Wall of questions',
    difficulty: 'easy',
    description:
      'Gather the best questions of ten people, big or small, that have no quick answer. Letter five of them for a wall, each in a style that suits it.',
    question: 'Which question stayed with you?',
    hints: ['Ask people of different ages.', 'Should a shy question be written small?'],
  },
  {
    key: 'creative-middle-myth-constellation',
    title: 'Constellation with a story',
    difficulty: 'easy',
    description:
      'Find a group of stars tonight, or prick holes in card to make your own. Tell how the figure came into the sky, as people in old times might have.',
    question: 'What does your constellation show, and why is it up there?',
    hints: [
      'What would travelers or farmers use it for?',
      'The brightest star deserves a special part.',
    ],
  },
  {
    key: 'creative-middle-apology-song',
    title: 'Duet of an apology',
    difficulty: 'hard',
    description:
      'Write a song for two voices in which one person apologizes and the other is not ready yet. Do not force a happy ending.',
    question: 'How do the two voices differ in words or melody?',
    hints: [
      'An apology without “but” is rare. Try one.',
      'Let the second voice use half the words.',
    ],
  },
  {
    key: 'creative-middle-rain-gallery',
    title: 'Gallery painted by rain',
    difficulty: 'easy',
    description:
      'Draw with washable markers on thick paper and lay it out in light rain, or flick water over it. Stop the weather at the right moment.',
    question: 'What did the water add, and how did you decide when to stop?',
    hints: [
      'Draw bold areas rather than fine lines.',
      'Take it in after seconds first, then try longer.',
    ],
  },
  {
    key: 'creative-middle-shared-story',
    title: 'Story relay',
    difficulty: 'easy',
    description:
      'Start a story with four others. Each writes three sentences, folds the paper so that only the last sentence shows, and passes it on.',
    question: 'Which turn in the story surprised everyone when you unfolded it?',
    hints: [
      'End your part in the middle of an action.',
      'Agree on one name that has to appear every time.',
    ],
  },
  {
    key: 'creative-middle-gesture-thanks',
    title: 'Thanks for a teacher of one thing',
    difficulty: 'easy',
    description:
      'Someone once taught you to whistle, tie, swim, bake or wait. Make them a small object that shows what you can do now because of them.',
    question: 'What did you make, and who taught you?',
    hints: [
      'The object can be a knot, a loaf, a rhythm on a card.',
      'Add one sentence about how they taught, not only what.',
    ],
  },
];
