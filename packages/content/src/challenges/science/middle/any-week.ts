import type { ScienceItem } from '../../items.ts';

/** Nature, forces and methods that fit every week. */
export const middleScienceForAnyWeek: readonly ScienceItem[] = [
  {
    key: 'science-middle-soap-skin',
    title: 'The fleeing pepper',
    difficulty: 'easy',
    description:
      'Sprinkle pepper on a plate of water. Touch the middle with a fingertip that has a trace of dish soap on it.',
    question: 'Why does the pepper rush to the edge?',
    goodAnswer:
      'Water molecules attract each other and form a kind of stretched skin, called surface tension. Soap weakens it where you touch. The stronger skin around it pulls back toward the rim and carries the pepper along.',
    hints: [
      'Imagine a stretched sheet that is cut in the middle.',
      'Does the trick work a second time in the same water?',
    ],
  },
  {
    key: 'science-middle-pendulum',
    title: 'What sets the swing?',
    difficulty: 'easy',
    description:
      'Hang a weight on a string from a branch or table and time ten swings. Change the weight, then the length, then how far you pull it aside (keep it small).',
    question: 'Which of the three changes matters most?',
    goodAnswer:
      'The length does: a longer pendulum swings more slowly. To double the time of a swing, the string must be four times as long. The weight makes practically no difference, and neither does the width of the swing as long as it is small.',
    hints: [
      'Change only one of them at a time.',
      'Heavy things are pulled harder, but they are also harder to move.',
    ],
  },
  {
    key: 'science-middle-sampling-lawn',
    title: 'Counting clover',
    difficulty: 'medium',
    description:
      'Nobody can count every clover plant on a sports field. Make a square frame of sticks, one yard on each side, and think where to lay it.',
    question: 'How would you estimate the total, and which mistake would you guard against?',
    goodAnswer:
      'Lay the frame at many places that are chosen by chance, count inside, take the average per square yard and multiply by the area of the field. Choosing only spots that look rich in clover would make the estimate too large. More samples make it steadier.',
    hints: [
      'How could dice or random steps decide on the places?',
      'What if one corner is shady and wet?',
    ],
  },
  {
    key: 'science-middle-skin-cool',
    title: 'Why sweat cools',
    difficulty: 'easy',
    description: 'Wet the back of one hand, leave the other dry, and wave both in the air.',
    question: 'The water has the same temperature as the room. Why does it cool your hand?',
    goodAnswer:
      'When water evaporates, its fastest molecules escape into the air and take energy with them. That energy comes from your skin, which cools. In very humid air evaporation is slow, so sweating helps less.',
    hints: [
      'Which molecules manage to leave the drop?',
      'Why does a muggy day feel hotter than a dry one?',
    ],
  },
  {
    key: 'science-middle-gears-bike',
    title: 'Low gear, high gear',
    difficulty: 'medium',
    description:
      'Turn a bicycle upside down and turn the pedals by hand once around in the lowest and in the highest gear. Keep fingers away from chain and spokes, and count the turns of the rear wheel with a chalk mark.',
    question:
      'Which gear turns the wheel more often, and why do cyclists use the other one on hills?',
    goodAnswer:
      'The high gear, with a large front ring and a small rear cog, turns the wheel several times for one turn of the pedals. In the low gear the wheel turns less, but each push on the pedal gives more force at the wheel. On a hill that makes pedaling possible, only at a lower speed.',
    hints: ['Count teeth, front and rear.', 'If you gain force, what do you give up?'],
  },
  {
    key: 'science-middle-compass-home',
    title: 'A needle that knows north',
    difficulty: 'easy',
    description:
      'Stroke a sewing needle thirty times in one direction with a magnet, lay it on a bit of cork or leaf and float it in a bowl.',
    question:
      'Why does the needle turn, and why must you keep the magnet and steel away from the bowl?',
    goodAnswer:
      'Stroking lines up many tiny magnetic regions in the steel, so the needle becomes a magnet. Earth has a magnetic field, and the needle turns until it lies along it, roughly north and south. A nearby magnet or piece of steel would pull on it more strongly than Earth does.',
    hints: [
      'Does it come to rest in the same direction after you turn the bowl?',
      'Which of two magnets wins, a faint one or a near one?',
    ],
  },
  {
    key: 'science-middle-moon-same',
    title: 'The face that never turns',
    difficulty: 'hard',
    description:
      'From Earth we always see the same side of the moon. Walk around a chair in such a way that your face always points to it.',
    question: 'Does the moon spin or not? Argue from your walk.',
    goodAnswer:
      'It does spin. While you walked once around the chair, your nose pointed in turn to all four walls, so you turned around once. The moon likewise spins exactly once in each trip around Earth, and therefore keeps the same face toward us.',
    hints: [
      'Say which wall you face at each quarter of the circle.',
      'What would the chair see if you always faced the same wall?',
    ],
  },
  {
    key: 'science-middle-crystal-speed',
    title: 'Big crystals need patience',
    difficulty: 'medium',
    description:
      'Dissolve as much salt or sugar in warm water as will go. Pour half on a sunny, windy plate and half in a glass with a thread, loosely covered, in a cool corner.',
    question: 'Where do you expect the bigger crystals, and why?',
    goodAnswer:
      'Bigger ones grow in the covered glass. Slow evaporation gives particles time to join crystals that exist already, in an orderly way. On the plate the water leaves fast, and a great many small crystals begin at the same time.',
    hints: [
      'Many start together, or few grow for long?',
      'Granite, with its visible grains, cooled slowly under the ground. Compare.',
    ],
  },
  {
    key: 'science-middle-parachute',
    title: 'Slow the fall',
    difficulty: 'medium',
    description:
      'Build parachutes from a bag, thread and a paper clip, and drop them from your raised hand. Try different areas and add a small hole at the top of one.',
    question:
      'Which forces act on the falling clip, and why does the parachute soon stop getting faster?',
    goodAnswer:
      'Gravity pulls down and air resistance pushes up. The resistance grows with speed and with area, until it balances the weight. From then on the parachute falls at a constant speed, and a larger area makes that speed lower; a small hole lets air through and often makes it swing less.',
    hints: [
      'Balanced forces mean no change in speed.',
      'Put your hand out flat, then edge-on, while you run.',
    ],
  },
  {
    key: 'science-middle-camouflage',
    title: 'Hunting noodles',
    difficulty: 'easy',
    description:
      'Scatter fifty green and fifty red pieces of yarn or dyed noodles on a lawn. “Birds” have one minute to collect as many as they can.',
    question: 'Which color will be left over, and how is this like what happens among insects?',
    goodAnswer:
      'More green pieces are left over, because they are harder to see in the grass. Insects that match their background are likewise eaten less often and have more young, which inherit their color. Over many generations the well-hidden color can become common.',
    hints: ['Who survives long enough to have young?', 'What would happen on red sand?'],
  },
  {
    key: 'science-middle-sound-straw',
    title: 'Straw oboe',
    difficulty: 'easy',
    description:
      'Flatten one end of a paper straw, cut it to a point like a pen and blow hard through it. Then snip bits off the other end while you play.',
    question: 'What makes the tone, and why does it climb?',
    goodAnswer:
      'The two pointed flaps beat against each other like the reed of an oboe and set the air in the straw vibrating. The length of the air column decides the pitch. Cutting makes the column shorter, its vibrations become faster and the tone rises.',
    hints: [
      'Touch the flaps gently with your lips. What do you feel?',
      'Compare it with the long and short pipes of an organ.',
    ],
  },
  {
    key: 'science-middle-ice-cut',
    title: 'Salt on ice',
    difficulty: 'medium',
    description:
      'Lay a wet thread across an ice cube, sprinkle salt along it and wait a minute. The thread can now lift the cube.',
    question: 'Salt melts ice. Why then does the thread freeze onto it?',
    goodAnswer:
      'Salt lowers the freezing point, so some ice melts around the thread. Melting takes heat from the surroundings and cools the spot. Where the salt water becomes diluted or there is less salt, the water freezes again and grips the thread.',
    hints: [
      'Where does the heat for melting come from?',
      'Is the salt equally strong everywhere along the thread?',
    ],
  },
  {
    key: 'science-middle-lichen',
    title: 'Two in one',
    difficulty: 'medium',
    description:
      'On bark or stone, look for gray, green or orange crusts: lichens. Each consists of a fungus that lives together with algae or certain bacteria.',
    question: 'What might each partner give to the other, and how can lichens live on bare rock?',
    goodAnswer:
      'The algae or bacteria make sugar from light, and the fungus gives shelter, holds moisture and takes up minerals. Together they need no soil. They can dry out and rest until rain returns, so they live where neither of the partners would manage alone.',
    hints: ['Which of the two can use light?', 'What kills an alga on dry stone?'],
  },
  {
    key: 'science-middle-dice-decay',
    title: 'Atoms of dice',
    difficulty: 'hard',
    description:
      'Throw sixty dice or coins marked on one side, and remove every one that shows a six (or heads). Throw what is left, again and again, and plot how many remain.',
    question:
      'You cannot tell which die goes next. Why is the curve nonetheless so regular, and what does it have to do with radioactive atoms?',
    goodAnswer:
      'For each die chance decides, but in a large number about the same fraction drops out in each round, so the curve falls steeply at first and flattens later. Radioactive atoms behave alike: no one can foretell a single decay, but half of a large amount decays in a fixed time, its half-life. Toward the end, with few dice left, the curve becomes jumpy.',
    hints: [
      'Compare fractions from round to round, not numbers.',
      'Would six dice give an equally smooth curve?',
    ],
  },
  {
    key: 'science-middle-eye-blind',
    title: 'The spot where you see nothing',
    difficulty: 'easy',
    description:
      'Draw a cross and, a hand’s width to its right, a dot. With the left eye covered, keep gazing at the cross while you move the paper slowly nearer or farther.',
    question: 'At a certain distance the dot vanishes. Why, and why do you not see a hole?',
    goodAnswer:
      'Where the optic nerve leaves the eye there are no light-sensing cells, and the picture of the dot has fallen on that spot. Your brain fills the gap with what surrounds it. With both eyes open, each one also covers the gap of the other.',
    hints: [
      'Every cable has to leave the camera somewhere.',
      'What color appears where the dot was? Try colored paper.',
    ],
  },
  {
    key: 'science-middle-water-tower',
    title: 'Three holes in a bottle',
    difficulty: 'easy',
    description:
      'A grown-up makes three equal holes in a plastic bottle, one above another. Tape them, fill the bottle, set it on the edge of a sink or outdoors and pull off the tape.',
    question:
      'From which hole does the water shoot out with most force, and why are water towers tall?',
    goodAnswer:
      'It comes out fastest from the lowest hole, because the pressure grows with the depth of water above it. A tall tower keeps its water high over the houses. Its height gives pressure to the pipes, even when no pump is running.',
    hints: ['How much water presses down at each hole?', 'Divers feel it in their ears.'],
  },
  {
    key: 'science-middle-correlation',
    title: 'Ice cream and wasps',
    difficulty: 'medium',
    description:
      'A camp’s records show that on days when more ice cream was eaten, more wasps were counted as well as more sunburns.',
    question: 'Does ice cream cause sunburn? Explain the pattern and suggest how to check a cause.',
    goodAnswer:
      'Probably not; hot sunny days lead to all three. Things may rise together because of a third factor. To check for a cause, change one thing on purpose and keep the rest alike, such as serving ice cream on some randomly chosen sunny days and none on others.',
    hints: [
      'What do those days have in common?',
      'How would sunburn change if only the dessert were changed?',
    ],
  },
  {
    key: 'science-middle-balance-point',
    title: 'The broom that finds its balance',
    difficulty: 'medium',
    description:
      'Hold a broom level on two fingers, one near each end, and slowly slide your fingers together. They always meet beneath the balance point, wherever you start.',
    question: 'Why do the fingers move by turns, and why do they meet just there?',
    goodAnswer:
      'The finger closer to the balance point carries more of the weight, so friction there is greater and the other finger slides. Once that one has come nearer, it bears more weight and sticks. The turns go on until both are under the center of mass.',
    hints: [
      'Which finger feels heavier at this moment?',
      'Friction grows with the force that presses two surfaces together.',
    ],
  },
  {
    key: 'science-middle-soil-compare',
    title: 'What a soil can hold',
    difficulty: 'medium',
    description:
      'Fill three funnels or cut bottles with equal amounts of sand, garden soil and clay. Pour the same amount of water on each and catch what comes through.',
    question: 'Which one holds back most water, and which would you choose for beans?',
    goodAnswer:
      'Sand lets water run through quickly, because its grains are large with wide gaps, while clay with its tiny particles holds water tightly and drains slowly. Garden soil with rotted plant parts keeps plenty and still lets air in. It suits beans best, for roots need both water and air.',
    hints: ['Compare both the amount and the time.', 'What do roots in waterlogged clay lack?'],
  },
];
