import type { ScienceItem } from '../../items.ts';

/** Creation to the kings: light, living things, stars, seeds, sound and structures. */
export const middleScienceOfWeeks1To4: readonly ScienceItem[] = [
  {
    key: 'science-middle-shadow-clock',
    title: 'A clock without gears',
    difficulty: 'medium',
    week: 1,
    description:
      'Push a straight stick upright into open ground and mark the tip of its shadow every hour from morning to afternoon. The marks will not be equally far apart, although every gap took sixty minutes.',
    question: 'Why does the shadow travel quickly at some hours and slowly at others?',
    goodAnswer:
      'Earth turns at a steady rate, but the length of the shadow depends on the height of the sun. When the sun is low, the shadow is long and its far tip sweeps over a large distance for the same small turn. Around noon the shadow is short, so its tip moves only a little in an hour.',
    hints: [
      'Compare a short and a long arm that turn through the same angle.',
      'When is your stick’s shadow the longest arm?',
    ],
  },
  {
    key: 'science-middle-sea-breeze',
    title: 'Wind that changes its mind',
    difficulty: 'medium',
    week: 1,
    description:
      'On many sunny coasts a breeze blows from the sea to the land in the afternoon and turns around at night. Land warms and cools faster than water does.',
    question: 'Explain both directions of the breeze.',
    goodAnswer:
      'By day the land becomes warmer than the sea, so the air above it warms, expands and rises, and cooler air flows in from the water. At night the land cools faster, so the air over the sea is now the warmer one that rises. Then air drifts from the land out to the sea.',
    hints: [
      'Which surface is warmer at four in the afternoon, and which at four in the morning?',
      'Air flows in to replace air that rises.',
    ],
  },
  {
    key: 'science-middle-leaf-food',
    title: 'Where a tree gets its weight',
    difficulty: 'hard',
    week: 1,
    description:
      'In the 1600s Jan Baptist van Helmont grew a willow in a tub for five years. The tree gained about 164 pounds, while the soil lost only about two ounces, and he had added nothing but water.',
    question: 'He concluded that wood is made from water. What did he overlook?',
    goodAnswer:
      'He overlooked the air. A plant takes carbon dioxide from the air and, with energy from light, combines it with water into sugars from which wood is built. The carbon in the wood came from the air, and the soil gave only small amounts of minerals.',
    hints: [
      'What else touched the leaves during five years?',
      'Wood that is burned gives off a gas. Might the same gas have gone in?',
    ],
  },
  {
    key: 'science-middle-catch-ball',
    title: 'From eye to hand',
    difficulty: 'medium',
    week: 1,
    description:
      'A friend holds a ruler upright with the zero mark between your open thumb and finger and lets go without warning. You pinch it as fast as you can and read how far it fell. Repeat it ten times.',
    question:
      'What happens in your body between seeing and pinching, and why can the distance never be zero?',
    goodAnswer:
      'Light from the ruler triggers signals in your eyes, which travel to the brain; the brain decides and sends signals through nerves to the muscles of your hand. Each step takes time, together about a fifth of a second. The ruler falls during that time, so there is always some distance.',
    hints: [
      'List every station that the message passes.',
      'Practice shortens the decision. Can it shorten the nerves?',
    ],
  },
  {
    key: 'science-middle-sensor-limits',
    title: 'What your skin cannot measure',
    difficulty: 'easy',
    week: 1,
    description:
      'Put one hand in cool water and the other in comfortably warm water for a minute. Then put both into the same bowl of lukewarm water.',
    question: 'Why do your hands disagree, and what would a thermometer say?',
    goodAnswer:
      'Skin responds mostly to change and adapts to what it has felt for a while. The hand from cool water is being warmed and reports warmth, while the other one is being cooled and reports cold. A thermometer would show one temperature, because it reports its own state and does not compare it with its past.',
    hints: [
      'In which direction does heat flow for each hand?',
      'Would the disagreement last for ten minutes?',
    ],
  },
  {
    key: 'science-middle-rainbow-order',
    title: 'Red on the outside',
    difficulty: 'medium',
    week: 2,
    description:
      'In a bright rainbow, red lies on the outer edge and violet on the inner one. Each raindrop sends out all the colors, in slightly different directions.',
    question: 'How can every drop send all colors and yet each part of the bow show only one?',
    goodAnswer:
      'A drop bends the colors by different amounts, so they leave it at different angles: red at about 42 degrees and violet at about 40 degrees from the line opposite the sun. From any one drop only one color is aimed at your eye. Drops higher in the sky send you their red light, and lower ones send their violet.',
    hints: [
      'Imagine each drop as a tiny fan of colored rays.',
      'Which ray of a high drop reaches you, and which passes over or under your head?',
    ],
  },
  {
    key: 'science-middle-star-move',
    title: 'The turning sky',
    difficulty: 'medium',
    week: 2,
    description:
      'A camera that stays open for an hour at night records stars as curved streaks around one point. In the northern half of the world that point lies close to the North Star.',
    question: 'What turns, and why does the North Star hardly move?',
    goodAnswer:
      'Earth turns on its axis once a day and carries the camera along, so the stars seem to circle. The axis points almost exactly toward the North Star. A point on the line of the axis stays put while everything else goes around it.',
    hints: [
      'Stand up, look at the ceiling and spin slowly. Which spot stays still?',
      'Does it matter whether the sky turns or you do?',
    ],
  },
  {
    key: 'science-middle-desert-fox',
    title: 'Ears like radiators',
    difficulty: 'easy',
    week: 2,
    description:
      'The fennec fox of the Sahara has enormous thin ears, while the Arctic fox has small round ones with thick fur.',
    question: 'How do the ears suit each climate?',
    goodAnswer:
      'Large thin ears hold many blood vessels close to the air, so warm blood can give off heat, and they also help the fennec to hear prey under the sand. Small furry ears have little surface from which heat can escape. The Arctic fox keeps its warmth with them.',
    hints: [
      'How does a wide, shallow plate of soup cool, compared with a mug?',
      'Which of them wants to lose heat?',
    ],
  },
  {
    key: 'science-middle-sound-proof',
    title: 'Silence in a shoebox',
    difficulty: 'medium',
    week: 2,
    description:
      'Put a ticking timer or a phone that plays a steady tone in a box. Test paper, cloth, egg cartons and leaves as lining, and judge the loudness from the same distance each time.',
    question:
      'Which properties make a material good at swallowing sound, and how would you keep the test fair?',
    goodAnswer:
      'Soft, thick, porous materials do well, because sound waves enter their gaps and lose energy there as a little heat. Hard, smooth ones reflect more of the sound. For fairness keep box, tone, thickness and distance alike, repeat each test and let a listener judge who does not know what is inside.',
    hints: [
      'Where could the energy of the wave go?',
      'Might a listener’s expectation change the result?',
    ],
  },
  {
    key: 'science-middle-elbow-lever',
    title: 'The lever in your arm',
    difficulty: 'hard',
    week: 2,
    description:
      'The biceps is attached only about two inches from the elbow, while your hand is more than a foot away from it. Hold a bottle of water with your forearm level and feel the muscle.',
    question:
      'Must the muscle pull with more or less force than the weight of the bottle? What is gained by this arrangement?',
    goodAnswer:
      'The muscle must pull with several times the weight, because it acts on a short arm of the lever and the bottle on a long one. In return, a small shortening of the muscle moves the hand far and fast. The arm trades force for speed and range.',
    hints: [
      'On a seesaw, who needs to be heavier: the one near the middle or the one at the end?',
      'Compare how far your hand moves with how far the muscle shortens.',
    ],
  },
  {
    key: 'science-middle-seed-dark',
    title: 'Beans in the closet',
    difficulty: 'medium',
    week: 3,
    description:
      'Sow beans in two pots with the same soil and water. One grows at the window, the other in a dark closet. After ten days the closet beans are often taller, but pale and thin.',
    question: 'Why could the plants in the dark grow at all, and why are they taller?',
    goodAnswer:
      'A bean seed carries a store of food that feeds the seedling for days without light. In the dark the shoot uses that store to stretch quickly, which under soil would help it to reach the light. It makes hardly any green chlorophyll, and when the store is used up, the plant will die.',
    hints: [
      'Split a soaked bean and look inside. What are the two thick halves for?',
      'What would stretching be good for beneath the soil?',
    ],
  },
  {
    key: 'science-middle-nile-flood',
    title: 'A river that feeds fields',
    difficulty: 'medium',
    week: 3,
    description:
      'For thousands of years the Nile flooded each summer and left a layer of dark mud on the fields of Egypt. Since the Aswan High Dam was finished in 1970, the yearly flood no longer comes.',
    question: 'What did farmers gain, and what did they lose?',
    goodAnswer:
      'They gained water all year round, protection from floods and droughts, and electricity from the dam. They lost the yearly gift of mud, whose minerals had renewed the soil, so that fertilizer is now needed. Less mud also reaches the delta, where parts of the coast are being worn away.',
    hints: [
      'What was in the mud, and where does it stay now?',
      'Think of plants first and of the coast second.',
    ],
  },
  {
    key: 'science-middle-insulate-cup',
    title: 'Keep it cold',
    difficulty: 'easy',
    week: 3,
    description:
      'You have a cup with an ice cube, newspaper, leaves, a wool sock, foil and a bigger cup. The ice has to survive an hour on a sunny table.',
    question: 'Design a container and explain what each layer is for.',
    goodAnswer:
      'A good design puts the cup inside the larger one with crumpled paper, wool or dry leaves between them, because trapped air conducts heat poorly. Foil on the outside reflects sunlight, and a lid keeps warm air from flowing over the ice. Shade or a light color would help as well.',
    hints: [
      'Heat arrives in three ways: by touch, by moving air, by radiation.',
      'Which way does each of your materials block?',
    ],
  },
  {
    key: 'science-middle-dew-night',
    title: 'A clear night, a wet meadow',
    difficulty: 'medium',
    week: 3,
    description:
      'The grass is often wet with dew after a clear, calm night, and dry after a cloudy or windy one, though no rain has fallen on either.',
    question: 'Why does dew prefer clear, calm nights?',
    goodAnswer:
      'At night the ground gives off heat as radiation. Clouds send part of it back, but under a clear sky the grass cools until water vapor in the air next to it condenses into drops. Wind would keep mixing in warmer air from above and dry the blades.',
    hints: [
      'What acts like a blanket over the land?',
      'A surface must fall below a certain temperature before drops form on it.',
    ],
  },
  {
    key: 'science-middle-solar-still',
    title: 'Water from the sun',
    difficulty: 'hard',
    week: 3,
    description:
      'You have a bowl of salty water, a small cup, clear plastic wrap, a pebble and a sunny afternoon.',
    question: 'Design a way to get some fresh water from it, and explain how it works.',
    goodAnswer:
      'Stand the empty cup in the middle of the bowl, cover the bowl tightly with the wrap and lay the pebble on the wrap above the cup. The sun makes water evaporate while the salt stays behind; vapor condenses on the cooler wrap and runs down to the lowest point, where it drips into the cup. The oceans, clouds and rain work in a similar way.',
    hints: [
      'Which part of salt water can become a gas here?',
      'How might you make drops gather at one place?',
    ],
  },
  {
    key: 'science-middle-bottle-pitch',
    title: 'Two ways to play a bottle',
    difficulty: 'medium',
    week: 4,
    description:
      'Fill a glass bottle one third with water. Tap it with a spoon and listen; then blow across its mouth. Add more water and do both again.',
    question: 'One tone rises and the other falls when water is added. Explain it.',
    goodAnswer:
      'When you tap, the glass and water vibrate together, and added water makes them heavier and slower, so the pitch falls. When you blow, the air inside vibrates. More water leaves a smaller space for air, which vibrates faster and sounds higher.',
    hints: [
      'Ask each time: what exactly is shaking?',
      'Heavy things swing slowly, and short air columns quickly.',
    ],
  },
  {
    key: 'science-middle-whisper-distance',
    title: 'Twice as far, half as loud?',
    difficulty: 'medium',
    week: 4,
    description:
      'A quiet clock ticks in an open field. A listener walks away until the ticking can no longer be heard.',
    question:
      'Why does sound fade with distance, even though air swallows very little of it over a few steps?',
    goodAnswer:
      'The sound spreads out in all directions over an ever larger sphere. The same energy is shared out over more and more surface, so less enters an ear of fixed size. At twice the distance, each patch receives only a quarter of the energy.',
    hints: [
      'Draw circles around the clock.',
      'How does the surface of a ball grow when its radius doubles?',
    ],
  },
  {
    key: 'science-middle-pasture-web',
    title: 'Take out the wolf',
    difficulty: 'medium',
    week: 4,
    description:
      'In a simplified pasture live grass, clover, bees, hares, sheep, foxes and wolves. Sketch who depends on whom, including pollination.',
    question:
      'Suppose that the wolves vanish. Name two changes that may follow, and say how sure you are.',
    goodAnswer:
      'The animals they hunted could become more numerous and eat more grass, and bare ground might appear. Foxes might also become more common because no wolves compete with them, so hares could become fewer. Real webs have many more links, so such predictions are careful guesses which need to be checked in the field.',
    hints: [
      'Follow each arrow that began or ended at the wolf.',
      'Can one cause lead to two opposite effects on hares?',
    ],
  },
  {
    key: 'science-middle-heart-recovery',
    title: 'How fast do you calm down?',
    difficulty: 'easy',
    week: 4,
    description:
      'Measure your pulse at rest, right after one minute of running on the spot, and then every minute until it is back to where it started.',
    question:
      'Draw the curve that you expect. What could make one person’s curve fall faster than another’s?',
    goodAnswer:
      'The pulse jumps up and then falls, first steeply and later slowly. In trained people it tends to fall faster, because their heart moves more blood with each beat. Sleep, excitement, heat and how hard one ran also matter, so two people are not easily compared.',
    hints: [
      'Does it fall in a straight line?',
      'Which things besides fitness differ between the two people?',
    ],
  },
  {
    key: 'science-middle-truss',
    title: 'Why triangles?',
    difficulty: 'easy',
    week: 4,
    description:
      'Join four straws or card strips at the corners with pins or knots to form a square, and three to form a triangle. Push sideways on a corner of each.',
    question: 'What differs, and where do builders make use of it?',
    goodAnswer:
      'The square leans over into a slanted shape while its sides keep their lengths. The triangle cannot change its shape unless a side bends or breaks, since three lengths fix its angles. That is why cranes, roof frames and many bridges are full of triangles.',
    hints: [
      'How many shapes can be made from four fixed sides?',
      'Add one diagonal to your square.',
    ],
  },
  {
    key: 'science-middle-features-leaf',
    title: 'Sorting leaves like a machine',
    difficulty: 'medium',
    week: 4,
    description:
      'Collect leaves of two kinds of tree, ten of each. Measure length and width for each and plot them as dots on squared paper, with a different mark for each kind.',
    question:
      'Can a single line on your chart separate the two kinds? What would you measure next if it cannot?',
    goodAnswer:
      'If the shapes differ, the two sets of dots form separate clouds, and a line between them is a simple rule for sorting. Where the clouds overlap, length and width are not enough. Then other features are needed, such as the number of lobes, a toothed edge or the length of the stem.',
    hints: [
      'Look at the dots that lie on the wrong side.',
      'A useful feature differs much between the kinds and little within each one.',
    ],
  },
];
