import type { ScienceItem } from '../../items.ts';

/** Nature, forces and methods that fit every week. */
export const youngScienceForAnyWeek: readonly ScienceItem[] = [
  {
    key: 'science-young-ant-road',
    title: 'Ants in a line',
    difficulty: 'easy',
    description:
      'Find ants that walk in a line. Watch them for five minutes and do not disturb them.',
    question: 'How do the ants find the way?',
    goodAnswer:
      'Ants leave a smelly trail on the ground as they walk. Other ants follow the smell with their feelers. The more ants walk there, the stronger the trail gets.',
    hints: ['Do they look, or do they touch the ground?', 'What are the feelers doing?'],
  },
  {
    key: 'science-young-ramp-rough',
    title: 'The bumpy ramp',
    difficulty: 'easy',
    description:
      'Roll a toy car down a smooth board onto the floor. Then cover the board with a towel and let it roll again.',
    question: 'On which ramp does the car go farther, and why?',
    goodAnswer:
      'It goes farther from the smooth board. The towel is rough and soft and slows the wheels down. This slowing is called friction.',
    hints: ['Rub your hand over both.', 'Start from the same place each time.'],
  },
  {
    key: 'science-young-magnet-hunt',
    title: 'Magnet hunt',
    difficulty: 'beginner',
    description:
      'Test ten things with a magnet: a coin, a nail, foil, wood, a paper clip and others. Keep magnets away from phones.',
    question: 'What do the things that stick have in common?',
    goodAnswer:
      'Nearly all of them have iron or steel in them. Many other metals, such as aluminum foil, do not stick. So being shiny is not enough.',
    hints: ['Make two piles.', 'Is everything made of metal in the same pile?'],
  },
  {
    key: 'science-young-ice-blanket',
    title: 'A coat for an ice cube',
    difficulty: 'medium',
    description:
      'Wrap one ice cube in a wool sock and leave another one open on a plate. Guess which of them will melt first.',
    question: 'Does the sock warm the ice or keep it cold?',
    goodAnswer:
      'The sock keeps it cold for longer, because wool makes no heat of its own. It holds a layer of still air, and that slows down the warmth that is traveling from the room to the ice.',
    hints: [
      'Why is a sock warm on your foot? What makes the heat there?',
      'Where does the heat come from in this test?',
    ],
  },
  {
    key: 'science-young-tree-age',
    title: 'Rings in a stump',
    difficulty: 'easy',
    description:
      'Find a tree stump or a cut log. Count the rings from the middle to the bark. Some are wide and some are thin.',
    question: 'What can the rings tell you?',
    goodAnswer:
      'In places with warm and cold seasons a tree usually adds one ring each year. So the number of rings tells about how old it was. A wide ring may mean a good year with enough rain.',
    hints: [
      'Where is the oldest wood: inside or outside?',
      'When does a plant grow more, in a dry or a wet year?',
    ],
  },
  {
    key: 'science-young-feather-paper',
    title: 'Sheet and ball',
    difficulty: 'easy',
    description:
      'Take two equal sheets of paper and crumple one into a ball. Drop both together from the same height.',
    question: 'Why does the flat sheet land later?',
    goodAnswer:
      'The flat sheet has to push a lot of air out of its way, and this air holds it back. The crumpled one is small, so the air slows it less, although both of them weigh the same.',
    hints: ['Did crumpling change the weight?', 'What is between your hand and the floor?'],
  },
  {
    key: 'science-young-tilted-bottle',
    title: 'Water finds its level',
    difficulty: 'medium',
    description:
      'Fill a clear bottle halfway and close it. Tilt it to one side. Watch the top of the water.',
    question: 'How does the top of the water lie when the bottle is tilted?',
    goodAnswer:
      'It stays flat and level, like the floor. The earth pulls on all the water, so it flows until no part is higher than another. Builders use this to check that a wall or shelf is straight.',
    hints: [
      'Hold a book behind it, flat as the table.',
      'Draw a line on the bottle before you tilt it.',
    ],
  },
  {
    key: 'science-young-moon-shapes',
    title: 'The moon’s faces',
    difficulty: 'medium',
    description:
      'In a dark room hold a ball at arm’s length. A friend shines a flashlight on it from one side. Turn slowly around and watch the lit part.',
    question: 'Why does the moon seem to change its shape?',
    goodAnswer:
      'The sun always lights one half of the moon. As the moon travels around the earth, we see sometimes more and sometimes less of its bright half. The moon itself stays as round as ever.',
    hints: [
      'Is the dark side of your ball still there?',
      'Who plays the earth in this test? You do.',
    ],
  },
  {
    key: 'science-young-taste-nose',
    title: 'Hold your nose',
    difficulty: 'easy',
    description:
      'Shut your eyes and hold your nose. A friend gives you a bit of apple or carrot to chew. Then let go of your nose. Use only food that you may eat.',
    question: 'Why is the taste weaker with a closed nose?',
    goodAnswer:
      'A large part of taste comes from smelling. Smells from the food go up from the mouth into the nose. The tongue alone can tell only a few tastes, such as sweet, salty, sour and bitter.',
    hints: [
      'How does food taste when you have a cold?',
      'There is a way from your mouth to your nose.',
    ],
  },
  {
    key: 'science-young-bird-beak',
    title: 'Tools for eating',
    difficulty: 'easy',
    description:
      'Try to pick up seeds, water and a rubber band with tweezers, a spoon and a clothespin. They are your beaks.',
    question: 'Why do birds have beaks of different shapes?',
    goodAnswer:
      'Each kind of beak suits a kind of food. A short strong one cracks seeds and a long thin one reaches into flowers or mud. A hooked one can tear meat.',
    hints: ['Which tool was best for which food?', 'Think of a duck, a sparrow and an owl.'],
  },
  {
    key: 'science-young-seesaw-lift',
    title: 'Lift a big book',
    difficulty: 'medium',
    description:
      'Lay a ruler across a pencil like a seesaw. Put a book on one end and press on the other. Then move the pencil closer to the book.',
    question: 'When is it easiest to lift the book?',
    goodAnswer:
      'It is easiest when the pencil is close to the book. Then your end is long and moves a long way, and a small push is enough. It is a lever.',
    hints: [
      'How far does your finger move each time?',
      'On a seesaw, where should the heavier child sit?',
    ],
  },
  {
    key: 'science-young-leaf-under',
    title: 'Two sides of a leaf',
    difficulty: 'easy',
    description: 'Look at both sides of some leaves with a magnifying glass. Feel them too.',
    question: 'How do the two sides differ, and what might be the reason?',
    goodAnswer:
      'The top is often darker, smoother and shinier, for it catches the light and sheds rain. The underside is often paler, and you see the veins there. Most leaves have more of their tiny breathing holes on the shady underside, so less water is lost.',
    hints: ['Which side faces the sun?', 'What do the veins carry?'],
  },
  {
    key: 'science-young-color-dark',
    title: 'A dark shirt in the sun',
    difficulty: 'easy',
    description:
      'Lay a black sheet of paper and a white one in the sun. After fifteen minutes put a hand on each.',
    question: 'Which one is warmer, and what should you wear on a hot day?',
    goodAnswer:
      'The black one is warmer. Dark things take in most of the light and turn it into heat. White things throw most of it back, so a light shirt keeps you cooler.',
    hints: [
      'Which sheet looks brighter to your eyes? Where does that light come from?',
      'What color are many roofs in hot lands?',
    ],
  },
  {
    key: 'science-young-cloud-kinds',
    title: 'Clouds that warn',
    difficulty: 'easy',
    description:
      'Draw the clouds three times a day for two days. Write what the weather did a few hours later.',
    question: 'Which clouds came before rain?',
    goodAnswer:
      'Rain mostly comes from thick gray layers or from tall dark heaps. Small white puffs often mean fair weather. Your own diary may show what is true where you are.',
    hints: ['Look at color, height and shape.', 'Did the clouds grow taller during the day?'],
  },
  {
    key: 'science-young-worm-rain',
    title: 'What worms do',
    difficulty: 'easy',
    description:
      'Look at garden soil with worms in it. Keep your hands wet and gentle, and put the worms back soon.',
    question: 'How do earthworms help the plants?',
    goodAnswer:
      'They eat dead leaves and leave behind rich soil that feeds the plants. Their tunnels let air and water reach the roots. As they dig, they also mix the different layers of the ground.',
    hints: ['Follow a tunnel. What can flow in there?', 'What do worms pull down from above?'],
  },
  {
    key: 'science-young-balloon-bottle',
    title: 'The empty bottle',
    difficulty: 'medium',
    description:
      'Push a paper ball, loosely, just inside the neck of an empty bottle that lies on its side. Try to blow it in.',
    question: 'Why does the ball come out at you?',
    goodAnswer:
      'The bottle is not empty, for it is full of air. When you blow, you push even more air in around the ball. The crowded air streams out again and carries the ball with it.',
    hints: ['What is inside an empty bottle?', 'Where can the air you blew in go?'],
  },
  {
    key: 'science-young-capillary',
    title: 'Climbing water',
    difficulty: 'easy',
    description: 'Dip the end of a paper towel into colored water. Hold it still for five minutes.',
    question: 'Why does the water climb?',
    goodAnswer:
      'Paper is made of fibers with tiny gaps between them. Water clings to the fibers and to itself, so it pulls itself up through the gaps. Water moves up inside narrow tubes in plants partly in this way.',
    hints: ['Look at the torn edge of the towel.', 'Try plastic instead. What is missing?'],
  },
  {
    key: 'science-young-spin-tilt',
    title: 'Day and night on a ball',
    difficulty: 'medium',
    description:
      'Stick a small paper dot on a ball. In a dark room shine a flashlight on the ball and turn it slowly.',
    question: 'What makes day and night?',
    goodAnswer:
      'The earth spins around once in about twenty-four hours. While our side is turned toward the sun we have day, and when it has turned away from the sun we have night.',
    hints: ['The flashlight does not move. What does?', 'Where is your dot when it is dark?'],
  },
  {
    key: 'science-young-fair-boats',
    title: 'A fair race',
    difficulty: 'medium',
    description:
      'Two children test which sail is best. One boat has a big sail and is blown hard. The other has a small sail and is blown gently.',
    question: 'Is the test fair? How would you change it?',
    goodAnswer:
      'It is not fair, because both the sail and the wind differ. Blow equally hard at both boats and use two boats of one kind. Then only the sail is different and we learn what it does.',
    hints: ['List all that differs between the two.', 'How could you make the same wind twice?'],
  },
  {
    key: 'science-young-snail-trail',
    title: 'One foot, no legs',
    difficulty: 'easy',
    description:
      'Let a snail crawl over a clear lid and look from below. Set it back afterward and wash your hands.',
    question: 'How does a snail move?',
    goodAnswer:
      'It glides on one broad muscle, called its foot. Small waves run through the muscle and push it along. Slime helps it to slide, to hold on and to cross rough ground.',
    hints: ['Look for stripes that wander.', 'What does it leave behind?'],
  },
  {
    key: 'science-young-paper-arch',
    title: 'Arches everywhere',
    difficulty: 'medium',
    description:
      'Bend a strip of card into an arch between two books. Lay a flat strip across two other books. Put small weights on both.',
    question: 'Which one bears more, and where does the push go?',
    goodAnswer:
      'The arch bears more, because it leads the push along its curve to both sides, where the books hold it. The flat strip has nothing under its middle and simply bends.',
    hints: [
      'What happens when you take the books away from the arch?',
      'Which bridges or doors in your town are curved?',
    ],
  },
];
