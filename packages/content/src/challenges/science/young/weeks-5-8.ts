import type { ScienceItem } from '../../items.ts';

/** Prophets to the hope: floating, growth, healing, bread, rock, wind and fair tests. */
export const youngScienceOfWeeks5To8: readonly ScienceItem[] = [
  {
    key: 'science-young-boat-foil',
    title: 'A ball sinks, a boat floats',
    difficulty: 'medium',
    week: 5,
    description:
      'Take two pieces of foil of the same size. Squeeze one into a tight ball. Shape the other one into a boat. Put both in water.',
    question: 'They weigh the same. Why does only one sink?',
    goodAnswer:
      'The boat is wide and full of air, so it pushes a lot of water aside. The water pushes back up on it and holds it. The tight ball pushes away only a little water, so the upward push is too small.',
    hints: ['Watch the water level.', 'Push an empty cup down into water. What do you feel?'],
  },
  {
    key: 'science-young-string-phone',
    title: 'Talking string',
    difficulty: 'easy',
    week: 5,
    description:
      'Tie a string between two paper cups. Keep it tight. One friend speaks into a cup while the other listens. Then let the string hang loose.',
    question: 'Why must the string be tight?',
    goodAnswer:
      'Your voice makes the cup shake. A tight string carries the shaking to the other cup, and that cup shakes the air at your friend’s ear. A loose string cannot pass the shaking along, because one part of it does not pull on the next.',
    hints: ['Touch the string while someone talks.', 'What happens when you pinch it?'],
  },
  {
    key: 'science-young-mud-water',
    title: 'Muddy water',
    difficulty: 'medium',
    week: 5,
    description:
      'Stir some soil into a jar of water. Wait. Then pour it slowly through a cloth. Do not drink it.',
    question: 'What does the cloth keep back, and what can still get through?',
    goodAnswer:
      'The cloth keeps sand and larger bits, because they do not fit through its holes. Very fine clay gets through, and so does anything that is dissolved. Germs are tiny too, so clear water is not always safe water.',
    hints: [
      'What sank all by itself while you waited?',
      'Is the water that drips out really clean?',
    ],
  },
  {
    key: 'science-young-salt-where',
    title: 'The salt is gone',
    difficulty: 'easy',
    week: 5,
    description:
      'Stir a spoon of salt into a cup of warm water until you cannot see it. Leave a little of the water on a dark plate in the sun.',
    question: 'Is the salt gone? How can you show it?',
    goodAnswer:
      'The salt is still there. It has broken into bits too small to see, and we call that dissolving. When the water dries up, the salt stays on the plate as white crystals.',
    hints: [
      'What is left on your skin after a swim in the sea?',
      'Water can go into the air. Can salt?',
    ],
  },
  {
    key: 'science-young-static-hair',
    title: 'Hair that stands up',
    difficulty: 'easy',
    week: 5,
    description:
      'On a dry day, rub a balloon on a wool sweater or on your hair. Hold it near small bits of paper.',
    question: 'What makes the paper jump?',
    goodAnswer:
      'Rubbing moves tiny electric charges from one thing to the other. The balloon is then charged and pulls on the paper. It is called static electricity.',
    hints: ['Does it work if you do not rub?', 'You may have felt a tiny spark on a slide.'],
  },
  {
    key: 'science-young-grow-baby',
    title: 'Who grows fastest?',
    difficulty: 'easy',
    week: 6,
    description:
      'A bean plant can be taller than you after one summer. A foal can stand within a few hours. A human baby needs about a year to walk.',
    question: 'Why do you think people need so long to grow up?',
    goodAnswer:
      'People have a lot to learn: to talk, to think, to live with others. Our brain keeps growing and changing for many years. During that time grown-ups protect and teach us.',
    hints: [
      'What must a foal be able to do on its first day?',
      'What can you do that a foal never will?',
    ],
  },
  {
    key: 'science-young-fish-breathe',
    title: 'Breath under water',
    difficulty: 'easy',
    week: 6,
    description:
      'Watch a fish in a pond or in a picture. It opens and shuts its mouth, and a flap behind its head moves too.',
    question: 'How does a fish breathe?',
    goodAnswer:
      'Water flows in at the mouth and out past the gills, which lie under the flaps. The gills take up oxygen that is dissolved in the water. Our lungs cannot do that.',
    hints: [
      'Where does the water come out again?',
      'There is oxygen in water, though we cannot see it.',
    ],
  },
  {
    key: 'science-young-seed-travel',
    title: 'Seeds that travel',
    difficulty: 'easy',
    week: 6,
    description:
      'Collect different seeds outdoors. Some have wings or fluff, some have tiny hooks, and others are hidden in sweet fruit.',
    question: 'Pick one of your seeds. How does it get to a new place?',
    goodAnswer:
      'Seeds with wings or fluff ride on the wind, and hooked ones cling to fur and to your socks. Seeds inside a fruit are often eaten by animals. They travel along in the belly and come out again somewhere else, ready to grow.',
    hints: ['Drop it from your hand. What does it do?', 'Rub it on a sock. Does it stick?'],
  },
  {
    key: 'science-young-scab',
    title: 'A scraped knee',
    difficulty: 'easy',
    week: 6,
    description:
      'Think of the last time you scraped your knee. First it bled, then a dark crust covered it, and some days later the crust fell off.',
    question: 'What is the crust for?',
    goodAnswer:
      'The crust is called a scab. It is made of dried blood and closes the wound like a lid, so that less dirt and fewer germs get inside. Under this cover, the body has time to make new skin.',
    hints: ['What is under the crust when it falls off?', 'Why should you not pick at it?'],
  },
  {
    key: 'science-young-sun-bread',
    title: 'Sunshine for lunch',
    difficulty: 'medium',
    week: 6,
    description:
      'Draw the way of a slice of bread: field, mill, bakery, plate. Then ask where the wheat got its energy.',
    question: 'Why can we say that bread holds energy from the sun?',
    goodAnswer:
      'Wheat leaves catch sunlight and use it to make sugar from air and water. The plant stores this energy as starch in its grains. When you eat bread, your body uses that stored energy.',
    hints: [
      'What happens to a plant in a dark closet?',
      'Does the baker put energy into the grain, or was it there before?',
    ],
  },
  {
    key: 'science-young-dough-rise',
    title: 'Why bread has holes',
    difficulty: 'medium',
    week: 7,
    description: 'Look closely at a slice of bread and at a cracker or flatbread with no yeast.',
    question: 'What made the holes in the bread?',
    goodAnswer:
      'Yeast did. Yeast is a tiny living thing that feeds on sugar in the dough and gives off a gas. The gas makes bubbles, the dough rises, and the bubbles are still there after baking.',
    hints: ['Something in the dough must have blown it up.', 'Which gas do we breathe out?'],
  },
  {
    key: 'science-young-rock-layers',
    title: 'Layers in a jar',
    difficulty: 'easy',
    week: 7,
    description:
      'Put gravel, sand and soil into a jar of water. Close it, shake it well and let it stand for an hour.',
    question: 'In which order do they settle, and why?',
    goodAnswer:
      'The gravel lands first, then the sand, and the fine soil last. Big heavy grains fall quickly through water and tiny ones drift down slowly. Rivers and lakes lay down layers like that, and some of them turn into rock.',
    hints: [
      'Watch right after you stop shaking.',
      'Which falls faster in water, a pebble or dust?',
    ],
  },
  {
    key: 'science-young-breath-rest',
    title: 'Counting breaths',
    difficulty: 'beginner',
    week: 7,
    description:
      'Sit still and count your breaths for one minute. Walk quickly for two minutes and count once more.',
    question: 'What did walking change, and what does your body get from the extra air?',
    goodAnswer:
      'You breathe more often and more deeply after walking. Your lungs take in more oxygen, which the muscles need for their work. They also get rid of more carbon dioxide.',
    hints: ['Put a hand on your belly to count.', 'What do muscles need besides food?'],
  },
  {
    key: 'science-young-fold-mirror',
    title: 'Same on both sides',
    difficulty: 'beginner',
    week: 7,
    description:
      'Collect leaves. Fold each one along the middle. Do both halves match? Look at a butterfly picture and at your own face too.',
    question: 'Which things have two matching halves? How might that help an animal move?',
    goodAnswer:
      'Many leaves, butterflies and faces have two sides that nearly match. It is called symmetry. With equal wings, fins or legs on both sides an animal can move straight ahead in balance.',
    hints: [
      'Hold a mirror on the fold line.',
      'How would a bird fly with one long and one short wing?',
    ],
  },
  {
    key: 'science-young-debug-plant',
    title: 'The sad plant',
    difficulty: 'medium',
    week: 7,
    description:
      'Two bean plants stand on a sill. One droops. Your friend gives it water, moves it and changes its soil, all on one day. It gets better.',
    question: 'Do you know what helped? How would you find out?',
    goodAnswer:
      'No, because three things were changed on the same day. To find out which one helped, take several drooping plants and change only a single thing for each. Leave one more plant alone, so that you can see what happens without any help.',
    hints: ['How many things did your friend change?', 'What is a fair test?'],
  },
  {
    key: 'science-young-warm-air',
    title: 'A spiral that turns',
    difficulty: 'medium',
    week: 8,
    description:
      'Cut a paper spiral and hang it from a thread. A grown-up holds it over a warm radiator or a sunny windowsill. Keep it away from flames.',
    question: 'Why does the spiral turn?',
    goodAnswer:
      'Warm air is lighter than cool air and rises. As it streams up, it pushes on the slanted paper and makes it spin. Wind outside also begins when warm air rises and cooler air flows in.',
    hints: ['Blow at it from below.', 'Where does the warm air go?'],
  },
  {
    key: 'science-young-drop-lens',
    title: 'A lens made of water',
    difficulty: 'easy',
    week: 8,
    description:
      'Lay clear plastic over some printed words. Put one drop of water on it and read through the drop.',
    question: 'Why do the letters look bigger?',
    goodAnswer:
      'The top of the drop is curved. It bends the light that passes through it, as a magnifying glass does. Your eye sees the letters spread out and larger.',
    hints: [
      'Look at the drop from the side. Which shape has it?',
      'Does a flat, wide puddle do the same?',
    ],
  },
  {
    key: 'science-young-test-again',
    title: 'Once is not enough',
    difficulty: 'easy',
    week: 8,
    description:
      'Drop a ball from the height of your chest and mark how high it bounces. Do it five times.',
    question: 'Why do scientists do a test more than once?',
    goodAnswer:
      'Each try comes out a little different, because we cannot do everything in exactly the same way. With many tries we see what usually happens. One odd result then fools us less easily.',
    hints: ['Were all five marks in the same place?', 'Which number would you tell a friend?'],
  },
  {
    key: 'science-young-rot-leaf',
    title: 'Leaf to soil',
    difficulty: 'easy',
    week: 8,
    description:
      'Look under a bush. Find a fresh leaf, a brown leaf and one with many holes. Feel the dark crumbs below them.',
    question: 'What happens to old leaves on the ground?',
    goodAnswer:
      'Worms, bugs, fungi and bacteria break them down. In time the leaves become crumbly soil. It holds food for new plants, so nothing is wasted.',
    hints: ['Who has nibbled the holes?', 'Why is the forest not buried in leaves?'],
  },
  {
    key: 'science-young-water-circle',
    title: 'Very old water',
    difficulty: 'medium',
    week: 8,
    description:
      'Draw a lake, a cloud, rain, a river and the sea. Add arrows to show how water moves.',
    question: 'How can the water you drink today be older than any person?',
    goodAnswer:
      'Water moves around and around. It rises from seas and lakes into the air, forms clouds, falls as rain and flows back. The same water has been going around since long before there were people.',
    hints: ['Where does a cloud get its water?', 'Do your arrows make a circle?'],
  },
];
