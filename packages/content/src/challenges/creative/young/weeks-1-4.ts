import type { CreativeItem } from '../../items.ts';

/** Creation, the promises, the way out of Egypt, and the songs of the kingdom. */
export const youngCreativeOfWeeks1To4: readonly CreativeItem[] = [
  {
    key: 'creative-young-day-eight',
    title: 'If there were an eighth day',
    difficulty: 'easy',
    week: 1,
    description:
      'Genesis tells of seven days. Imagine one more page in the book of the world. Draw or write about a new plant or animal that would fit in without pushing any other out.',
    question: 'What did you add, and what does it eat?',
    hints: ['Think of where it lives: water, air or land.', 'Who is glad that it is there?'],
  },
  {
    key: 'creative-young-garden-map',
    title: 'Map of a garden',
    difficulty: 'easy',
    week: 1,
    description:
      'Draw a garden from above, as a bird would see it. Put in four rivers, a path and one corner that nobody has found yet.',
    question: 'Where would you go first in your garden?',
    hints: [
      'Trees seen from above look like round clouds.',
      'Add a small key that explains your signs.',
      'What hides in the secret corner?',
    ],
  },
  {
    key: 'creative-young-name-creatures',
    title: 'Naming day',
    difficulty: 'beginner',
    week: 1,
    description:
      'Adam gave names to the animals. Find five living things outdoors and give each one a name that nobody has used before.',
    question: 'Which name fits best, and why?',
    hints: [
      'Watch how it moves or what it sounds like.',
      'A good name can copy a sound or a color.',
    ],
  },
  {
    key: 'creative-young-not-robot',
    title: 'Person or machine?',
    difficulty: 'medium',
    week: 1,
    description:
      'Make up a short scene with a partner. One of you plays a robot that tries to comfort a sad child. The other plays a friend who does the same.',
    question: 'What could the friend do that the robot could not?',
    hints: [
      'Let the robot say helpful words in a flat voice.',
      'What does a friend notice without being told?',
    ],
  },
  {
    key: 'creative-young-dove-diary',
    title: 'The dove’s diary',
    difficulty: 'easy',
    week: 2,
    description:
      'The dove flew out of the ark three times. Write a few lines of its diary for each flight.',
    question: 'What did the dove write on its third day out?',
    hints: [
      'First flight: water everywhere.',
      'Second flight: something green in its beak.',
      'What could a bird feel when it does not need to come back?',
    ],
  },
  {
    key: 'creative-young-made-language',
    title: 'Babel words',
    difficulty: 'medium',
    week: 2,
    description:
      'Invent a tiny language with six words: yes, no, bread, friend, help and look. Teach it to someone without using English.',
    question: 'What are your six words, and which one was hardest to teach?',
    hints: ['Point and act it out.', 'Short words with clear sounds are easy to keep.'],
  },
  {
    key: 'creative-young-sky-picture',
    title: 'Dots in the dark',
    difficulty: 'beginner',
    week: 2,
    description:
      'Sprinkle twelve dots over a dark page. Join some of them until you see a picture, as people long ago did with the night sky.',
    question: 'What picture did you find, and what is its story?',
    hints: ['Turn the page around before you choose.', 'You may leave some dots alone.'],
  },
  {
    key: 'creative-young-stairway-dream',
    title: 'Jacob’s night stairs',
    difficulty: 'easy',
    week: 2,
    description:
      'Jacob had only a stone for a pillow, but he dreamed of a way up to heaven. Make his dream in paper: fold stairs that stand up from the page.',
    question: 'How did you make your stairs stand, and who is on them?',
    hints: ['Fold a strip back and forth like a fan.', 'Glue only the two ends down.'],
  },
  {
    key: 'creative-young-promise-knot',
    title: 'A promise you can wear',
    difficulty: 'easy',
    week: 2,
    description:
      'Braid or knot a band from grass, yarn or paper strips. Choose a small promise that you can keep this week and think of it at every knot.',
    question: 'Tell about the band. If you like, tell the promise too.',
    hints: ['Three strands make a braid.', 'Pick a promise that needs only you.'],
  },
  {
    key: 'creative-young-dream-comic',
    title: 'Pharaoh’s cows',
    difficulty: 'easy',
    week: 3,
    description:
      'Draw Pharaoh’s odd dream of seven fat cows and seven thin ones as a comic of four pictures. Give one cow something to say.',
    question: 'What does your cow say?',
    hints: [
      'Picture one: the river.',
      'Thin cows can be drawn with few lines.',
      'How does the king look when he wakes up?',
    ],
  },
  {
    key: 'creative-young-miriam-hide',
    title: 'What Miriam saw',
    difficulty: 'medium',
    week: 3,
    description:
      'Miriam stood among the reeds and watched over her baby brother. Tell the story in her voice, in a whisper.',
    question: 'What did Miriam hear, and what did she hope?',
    hints: ['Begin with her feet in the mud.', 'She must not be seen. What makes her heart jump?'],
  },
  {
    key: 'creative-young-manna-menu',
    title: 'Bread from the dew',
    difficulty: 'easy',
    week: 3,
    description:
      'For forty years Israel ate manna, which tasted like wafers with honey. Write a menu with six ways to serve it, so that nobody gets bored.',
    question: 'Which dish on your menu would you order?',
    hints: ['Boiled? Baked? With what on top?', 'Give each dish a grand name.'],
  },
  {
    key: 'creative-young-freedom-drum',
    title: 'March out of Egypt',
    difficulty: 'beginner',
    week: 3,
    description:
      'Make a drum from a box or bucket. Invent a beat for sneaking away at night and a second one for dancing on the far shore.',
    question: 'How are your two beats different?',
    hints: ['Fingertips are softer than palms.', 'Try a slow beat with a pause in it.'],
  },
  {
    key: 'creative-young-rule-poster',
    title: 'Three rules for a good day',
    difficulty: 'easy',
    week: 3,
    description:
      'Design a poster with three rules that would help your group live well together. Use pictures, so that someone who cannot read yet will understand.',
    question: 'What are your three rules?',
    hints: [
      'Say what to do, not only what to stop.',
      'Show it to a younger child and ask what it means.',
    ],
  },
  {
    key: 'creative-young-harvest-ruth',
    title: 'A field for Ruth',
    difficulty: 'easy',
    week: 4,
    description:
      'Boaz told his workers to leave some barley for Ruth. Build the field with sticks, grass and small figures, and show who leaves grain behind.',
    question: 'Which part of the story does your field show?',
    hints: ['Dry grass can be tied into bundles.', 'Where is Naomi waiting?'],
  },
  {
    key: 'creative-young-giant-size',
    title: 'As tall as Goliath',
    difficulty: 'medium',
    week: 4,
    description:
      'Work with friends to lay out a person nine feet long on the ground with rope, leaves or clothes. Then lay a shepherd boy next to it.',
    question: 'What was it like to stand beside them both?',
    hints: [
      'One long step of yours may be two feet. Measure it.',
      'Where would the head, the belt and the knees be?',
      'How tall was the boy? Use a friend as your pattern.',
    ],
  },
  {
    key: 'creative-young-psalm-place',
    title: 'My green pasture',
    difficulty: 'easy',
    week: 4,
    description:
      'Psalm 23 tells of green pastures and quiet waters. Write or draw your own restful place with four things you can see, hear, smell and touch.',
    question: 'Where is your restful place?',
    hints: ['Close your eyes and listen first.', 'It may be real or made up.'],
  },
  {
    key: 'creative-young-heart-portrait',
    title: 'Outside and inside',
    difficulty: 'easy',
    week: 4,
    description:
      'Fold a paper like a door. On the outside draw how a person looks. On the inside draw what they care about.',
    question: 'What did you put on the inside?',
    hints: ['It may be you, or someone from a story.', 'What makes that person glad or worried?'],
  },
  {
    key: 'creative-young-wise-saying',
    title: 'Write a wise saying',
    difficulty: 'medium',
    week: 4,
    description:
      'The book of Proverbs is full of short sayings. Make up one of your own that uses an animal or a tool.',
    question: 'What is your saying, and when is it useful?',
    hints: [
      'Watch ants, dogs or snails. What could they teach?',
      'Keep it shorter than twelve words.',
    ],
  },
];
