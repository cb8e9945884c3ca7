import type { ReadingItem } from '../../items.ts';

/** Nature, and how things work. */
export const youngReadingOnTheWorld: readonly ReadingItem[] = [
  {
    key: 'reading-young-velcro',
    title: 'The Burrs on the Dog',
    difficulty: 'easy',
    passage:
      'In 1941 a man in Switzerland, George de Mestral, came home from a walk with his dog. Burrs stuck to his coat and to her fur. Most people would just pull them off, but he looked at one under a microscope. It was full of tiny hooks, and they had caught on tiny loops in his coat.\n\nHe worked for years to make two strips like that. Today they close your shoes: one side hooks, one side loops.',
    question: 'What did he do that most people would not do?',
    hints: [
      'What do most people do with a burr?',
      'Which tool did he use?',
      'What did he wonder about?',
    ],
    goodAnswer:
      'He looked closely at the burr to find out why it stuck, and he used the idea to make something new.',
  },
  {
    key: 'reading-young-octopus-jar',
    title: 'Eight Arms, One Jar',
    difficulty: 'beginner',
    passage:
      'An octopus has no bones, so it can squeeze through a hole not much bigger than its eye. It can change its color to match a rock, and it can solve puzzles.\n\nIn one aquarium, a keeper put a crab in a jar and screwed on the lid. The octopus felt all over it, held the jar with some of its arms and turned the lid with others. Then it had lunch.',
    question: 'What shows that an octopus is clever?',
    hints: [
      'What problem did the keeper give it?',
      'What did it do first?',
      'How did it use its arms?',
    ],
    goodAnswer: 'It felt the jar, held it and turned the lid until it got the crab out.',
  },
  {
    key: 'reading-young-geyser-clock',
    title: 'The Water That Jumps',
    difficulty: 'easy',
    passage:
      'In Yellowstone Park there is a hole in the ground that spouts hot water high into the air. It is called Old Faithful.\n\nDeep below, hot rock heats the water. It wants to boil, but the water on top presses it down. It gets hotter and hotter. At last some of it turns to steam. Steam needs much more room, so up it shoots and takes the water with it. Then the hole fills, and it starts again.',
    question: 'Why does the water shoot up?',
    hints: [
      'What heats the water?',
      'What holds it down for a while?',
      'What needs more room, water or steam?',
    ],
    goodAnswer:
      'Hot rock heats the water until some turns to steam. The steam needs room and pushes the water up.',
  },
  {
    key: 'reading-young-wood-frog',
    title: 'The Frog That Freezes',
    difficulty: 'medium',
    passage:
      'In the far north, winter comes hard. Many frogs sleep in mud under the water, but the wood frog crawls under some leaves and waits.\n\nThen it freezes! Its skin gets stiff, and its heart stops. It looks like a frog made of stone, but a kind of sugar in its cells keeps them safe. When the ice melts in spring, its heart begins to beat again, and it hops off to sing.',
    question: 'What keeps the frog safe while it is frozen?',
    hints: ['Look for what is inside its cells.', 'It is something you also find in a kitchen.'],
    goodAnswer: 'A kind of sugar in its cells protects them until the ice melts.',
  },
  {
    key: 'reading-young-echo-bats',
    title: 'Ears That See',
    difficulty: 'easy',
    passage:
      'A bat hunts at night, and as it flies it calls, so high that you cannot hear most of those calls. The sound hits a moth and bounces back as an echo.\n\nA close moth sends the echo back quickly. A far one takes more time, and so the bat knows how far it must fly. It can catch a moth in total darkness without bumping into trees.',
    question: 'How does a bat know whether a moth is near or far?',
    hints: ['What does the bat send out?', 'What comes back?', 'Compare how long it takes.'],
    goodAnswer: 'It listens to the echo. When the echo comes back fast, the moth is near.',
  },
  {
    key: 'reading-young-why-salty',
    title: 'Why Is the Sea Salty?',
    difficulty: 'medium',
    passage:
      'Rain falls on the hills. It runs over rocks and rubs off tiny bits of salt. You cannot taste them. The streams carry the bits to the rivers, and the rivers carry them to the sea.\n\nThe sun warms the sea. Water rises into the air, but the salt stays behind. Then the rain falls on the hills once more, and a little more salt comes down. This has gone on for a very, very long time.',
    question: 'Rivers do not taste salty, but the sea does. Why?',
    hints: [
      'How much salt is in one stream?',
      'What rises into the air, and what stays?',
      'How long has this been going on?',
    ],
    goodAnswer:
      'Each river brings only a little salt, but it stays in the sea when the water rises, so it adds up.',
  },
  {
    key: 'reading-young-cloud-names',
    title: 'The Man Who Named the Clouds',
    difficulty: 'medium',
    passage:
      'Luke Howard sold medicine in London. But his eyes were always on the sky. In 1802 he gave a talk and said that clouds are not just a mess, but come in kinds.\n\nHe used Latin words. Cumulus means heap: those are the puffy ones. Stratus means layer: flat and gray. Cirrus means curl of hair: thin and high. People all over the world could now talk about the same sky. We still use his names.',
    question: 'Why is it helpful when everyone uses the same names?',
    hints: [
      'How would you tell a friend about a cloud with no name for it?',
      'Who could use Howard’s words?',
      'What does each word tell you?',
    ],
    goodAnswer: 'Then people in different places know exactly which kind of cloud is meant.',
  },
  {
    key: 'reading-young-space-mail',
    title: 'A Disk for the Stars',
    difficulty: 'medium',
    passage:
      'In 1977 two spacecraft, both called Voyager, left Earth. Each carries a gold-colored record. On it are hellos in 55 languages, the sound of rain, a baby’s cry and music from many lands.\n\nThe Voyagers are now far past the last planet. Maybe nobody will ever find them. The people who made the record knew that. They made it anyway, and they thought hard about what to say for all of us.',
    question: 'What three sounds would you put on such a record, and why?',
    hints: [
      'Which sounds did they choose?',
      'What should somebody far away know about us?',
      'Think of one sound from home.',
    ],
    goodAnswer:
      'I would put a cat purring, my family laughing and waves on a beach, because they show what is good here.',
  },
  {
    key: 'reading-young-salmon-home',
    title: 'Swimming Home',
    difficulty: 'easy',
    passage:
      'A salmon hatches in a cold stream, swims down to the sea and lives there for years. Then it turns around, because it wants to lay its eggs in the stream where it began.\n\nHow does it find the way? Part of the answer is smell. Each stream has its own scent of plants and stones, and the salmon knows it. So it swims against the current and leaps up the falls.',
    question: 'How does the salmon find its own stream again?',
    hints: ['Which sense does it use?', 'What makes each stream special?'],
    goodAnswer: 'It remembers how its own stream smells and follows that scent.',
  },
  {
    key: 'reading-young-how-pencil',
    title: 'Inside a Pencil',
    difficulty: 'beginner',
    passage:
      'There is no lead in a pencil lead. It is made of clay and graphite, a soft, black mineral. The two are mixed with water, pressed into thin sticks and baked until they are hard. More clay makes a hard, pale pencil. More graphite makes a soft, dark one.\n\nThen each stick is laid in a groove of wood, and a second piece of wood is glued on top. Look at the end of your pencil. You may see the line!',
    question: 'You want a dark, soft pencil. What should go into it, and why?',
    hints: ['Which two things are mixed?', 'Find the sentences that start with “More”.'],
    goodAnswer: 'It needs more graphite, because graphite is soft and black.',
  },
  {
    key: 'reading-young-canoe-signs',
    title: 'The Sailor’s Daughter Asks',
    difficulty: 'beginner',
    passage:
      '“How do you find land when there is only water?” asked Leilani.\n\n“I look,” said her father. “In the evening, terns fly home to land, and I follow them. Clouds pile up over islands, and I look for green on the belly of a cloud.”\n\n“And at night?”\n\n“The stars rise in the same places, and I feel the waves in the floor of the canoe.” He smiled. “The sea talks all the time, and you learn to hear it.”',
    question: 'Name three things the father uses to find land.',
    hints: [
      'What flies home in the evening?',
      'What does he see in the sky by day and by night?',
      'What does he feel under him?',
    ],
    goodAnswer: 'He watches the birds, the clouds and the stars, and he feels the waves.',
  },
  {
    key: 'reading-young-compost',
    title: 'The Banana’s Second Job',
    difficulty: 'beginner',
    passage:
      'Our banana peels do not go in the trash. They go in a box behind the kitchen with leaves and grass. It looks like a mess. But put your hand on it: it is warm!\n\nWorms, beetles and living things too small to see are eating. They turn peels into dark, crumbly soil. In spring we dig it into the garden. Tomatoes love it. One day I ate a tomato and thought, hello, banana.',
    question: 'Why does the child think “hello, banana” while eating a tomato?',
    hints: ['What happens to the peels?', 'Where does the dark soil go?', 'What grows in it?'],
    goodAnswer: 'The banana peel turned into soil, and the soil helped the tomato to grow.',
  },
];
