import type { ScienceItem } from '../../items.ts';

/** Prophets to the hope: floating, growth, healing, bread, rock, wind and fair tests. */
export const middleScienceOfWeeks5To8: readonly ScienceItem[] = [
  {
    key: 'science-middle-orange-float',
    title: 'The orange with a life jacket',
    difficulty: 'easy',
    week: 5,
    description: 'Put an orange in a bowl of water. Peel it and put it back.',
    question: 'The peeled orange is lighter, so why does it usually sink?',
    goodAnswer:
      'Floating depends on density, that is, on mass compared with volume. The thick peel is full of tiny air pockets and has a low density, so orange and peel together weigh less than the water they displace. Without the peel, the fruit is a little denser than water.',
    hints: [
      'Tear the peel and look closely at the white part.',
      'Light or heavy is not the right question. Light or heavy for what size?',
    ],
  },
  {
    key: 'science-middle-ink-colors',
    title: 'The secret of black',
    difficulty: 'easy',
    week: 5,
    description:
      'Draw a thick dot with a black washable marker near one end of a paper-towel strip. Hang that end into water so that the dot stays just above the surface.',
    question: 'What appears as the water climbs, and why?',
    goodAnswer:
      'Many black inks are mixtures of several dyes. As water climbs through the paper it carries the dyes along, but each clings to the paper and dissolves in water to a different degree. They travel different distances, so bands of color appear. The method is called chromatography.',
    hints: [
      'Do all parts of the ink hurry equally?',
      'Try a black marker of another brand and compare.',
    ],
  },
  {
    key: 'science-middle-three-mixtures',
    title: 'Sand, salt and iron',
    difficulty: 'medium',
    week: 5,
    description:
      'Somebody has mixed sand, table salt and iron filings or snippets of steel wool. You have a magnet in a plastic bag, water, a cloth and a sunny sill.',
    question: 'Plan how to separate all three, and name the property that each step uses.',
    goodAnswer:
      'Draw out the iron with the bagged magnet, since it alone is magnetic. Stir the rest in water: salt dissolves and sand does not, so the cloth holds back the sand. Let the water evaporate in the sun, and the salt is left as crystals.',
    hints: [
      'What can one part do that the other two cannot?',
      'Why is it clever to keep the magnet in a bag?',
    ],
  },
  {
    key: 'science-middle-echo-measure',
    title: 'Measure with an echo',
    difficulty: 'medium',
    week: 5,
    description:
      'Stand far from a large wall and clap. Adjust your clapping until each clap falls together with the echo of the one before. A friend times twenty beats of your clapping. Sound travels about 1,100 feet in a second.',
    question: 'How do you work out the distance to the wall?',
    goodAnswer:
      'Divide the time for twenty beats by twenty to get the time for one trip to the wall and back. Multiply it by 1,100 feet to find the way the sound went. Half of it is the distance, because the sound traveled there and back.',
    hints: [
      'How far has the sound gone when the echo arrives?',
      'Why is it better to time twenty claps than one?',
    ],
  },
  {
    key: 'science-middle-circuit-lamp',
    title: 'Dim or bright?',
    difficulty: 'medium',
    week: 5,
    description:
      'Draw two circuits with one battery and two equal small bulbs. In the first the bulbs follow each other in a single loop; in the second each bulb has its own loop to the battery.',
    question:
      'Predict in which circuit the bulbs shine brighter, and what happens when one bulb is unscrewed.',
    goodAnswer:
      'They shine brighter in the second, parallel circuit, for each bulb gets the full voltage of the battery. In the single loop they share it. Unscrewing one bulb breaks the single loop and both go dark, while in the parallel circuit the other stays lit, but the battery runs down sooner with two bright bulbs.',
    hints: [
      'Trace the path with your finger and lift it where a bulb is missing.',
      'How are the lamps in a house connected?',
    ],
  },
  {
    key: 'science-middle-growth-curve',
    title: 'Fast, then slow',
    difficulty: 'easy',
    week: 6,
    description:
      'A baby grows about ten inches in its first year. A ten-year-old grows about two inches a year, and a teenager in the main growth spurt three or four.',
    question:
      'Sketch a graph of the speed of growth from birth to age twenty. Why do two healthy friends of thirteen look so different?',
    goodAnswer:
      'The curve starts high, falls steeply, stays low during childhood, rises to a hump in the teenage years and then sinks to zero. The hump comes at different ages for different people, and often earlier for girls. Two thirteen-year-olds may stand on different parts of a perfectly healthy curve.',
    hints: [
      'Plot speed rather than height.',
      'What would shift the hump to the left or the right?',
    ],
  },
  {
    key: 'science-middle-fish-bladder',
    title: 'Hovering without effort',
    difficulty: 'medium',
    week: 6,
    description:
      'Many fish have a gas-filled swim bladder. Push an eyedropper that is partly filled with water into a full, closed plastic bottle and squeeze: the dropper sinks. Let go, and it rises.',
    question: 'What happens inside the dropper, and how does the fish do something like it?',
    goodAnswer:
      'Squeezing presses water into the dropper and compresses its air bubble, so the dropper becomes denser on average and sinks. A fish changes the amount of gas in its bladder until its average density equals that of the water. Then it hovers without swimming.',
    hints: [
      'Watch the water level inside the dropper as you squeeze.',
      'Compare weight with the space that is taken up.',
    ],
  },
  {
    key: 'science-middle-wound-clean',
    title: 'Why rinse a scrape?',
    difficulty: 'easy',
    week: 6,
    description:
      'First-aid advice for a small scrape says: wash your hands, rinse the wound with clean running water, cover it with a clean bandage and change that daily.',
    question: 'What is each of the four steps good for?',
    goodAnswer:
      'Washed hands bring fewer new germs, and rinsing carries away dirt and many of the bacteria that are there. A bandage keeps the wound from being rubbed and from becoming dirty again. A fresh one each day stays clean and dry, and lets you notice redness or swelling that a grown-up or doctor should see.',
    hints: [
      'Where do the germs come from in each case?',
      'Which step would let you detect trouble?',
    ],
  },
  {
    key: 'science-middle-false-alarm',
    title: 'A test that is mostly right',
    difficulty: 'hard',
    week: 6,
    description:
      'One camper in a hundred has a certain allergy. A quick test finds every one of them, but it also gives a false alarm for five in a hundred of the others. A thousand campers are tested.',
    question: 'A camper’s test is positive. Is it likely that she has the allergy?',
    goodAnswer:
      'No. About 10 of the 1,000 have the allergy and all 10 test positive, but of the other 990 about 50 get a false alarm. So only about 10 of 60 positive results are real, roughly one in six, and a second, better test is needed before anybody worries.',
    hints: [
      'Count people instead of percentages.',
      'How large is the group from which the false alarms come?',
    ],
  },
  {
    key: 'science-middle-bread-energy',
    title: 'Losses on the way to lunch',
    difficulty: 'medium',
    week: 6,
    description:
      'Of the sunlight that reaches a wheat field, only around one percent ends up stored in the plants. When grain is fed to animals, most of its energy does not arrive in the meat.',
    question: 'Where does the energy of the grain go when an animal eats it?',
    goodAnswer:
      'The animal uses most of it to live: to move, to keep its organs working and, in mammals and birds, to stay warm, and in the end it leaves as heat. Another part is not digested. Only a small share becomes new body tissue that someone could eat.',
    hints: [
      'What do you do with the energy of your own lunch?',
      'You do not gain a pound for each pound that you eat. Why?',
    ],
  },
  {
    key: 'science-middle-yeast-variables',
    title: 'What yeast likes',
    difficulty: 'medium',
    week: 7,
    description:
      'You have dry yeast, sugar, water, three bottles and three balloons to catch the gas.',
    question:
      'Design an experiment that shows how temperature changes the speed of yeast. What do you change, what do you measure and what do you keep alike?',
    goodAnswer:
      'Put equal amounts of yeast, sugar and water in each bottle, stretch balloons over the necks and place them in cold, lukewarm and warm water that is still comfortable to touch. Change only the temperature, and measure the girth of the balloons every ten minutes. Repeat it to see whether the result is dependable.',
    hints: [
      'How would you tell how much gas was made?',
      'If the bottles differ in two ways, what can you conclude?',
    ],
  },
  {
    key: 'science-middle-quake-waves',
    title: 'Two knocks from one quake',
    difficulty: 'hard',
    week: 7,
    description:
      'An earthquake sends out fast pressure waves and slower shear waves. A station near it feels them almost together, and one farther away feels a longer pause between them.',
    question:
      'How can the pause reveal the distance, and how many stations are needed to find the place?',
    goodAnswer:
      'The two kinds of waves start together but travel at different speeds, so the delay between them grows with distance, just as thunder lags behind lightning. One station then knows how far away the quake was, which gives a circle on the map. Three circles from three stations meet at one point.',
    hints: [
      'Two runners start together. What does the gap between them tell you?',
      'Draw two circles on a map. In how many points may they cross?',
    ],
  },
  {
    key: 'science-middle-stone-crack',
    title: 'Water that splits rock',
    difficulty: 'easy',
    week: 7,
    description:
      'Fill a small plastic bottle to the brim, close it and leave it in a freezer overnight inside a bag. The next morning it bulges or has cracked.',
    question: 'How does the same thing shape mountains?',
    goodAnswer:
      'Water expands by about nine percent when it freezes. In mountains it seeps into cracks, freezes at night and pushes the walls apart, and after thaws more water enters. Repeated many times, this breaks off pieces of rock.',
    hints: [
      'What happened to the volume in your bottle?',
      'Why do many cycles matter more than one hard frost?',
    ],
  },
  {
    key: 'science-middle-symmetry-flower',
    title: 'Counting petals',
    difficulty: 'easy',
    week: 7,
    description:
      'Examine ten flowers where you are allowed to look at them without picking. Note whether each can be turned onto itself like a wheel, or has only a left and a right half that match.',
    question: 'Which kinds of visitors might suit each of the two designs?',
    goodAnswer:
      'Wheel-shaped flowers can be entered from all sides, so many different insects may use them. Flowers with a left and right half, such as peas or snapdragons, often have a landing place and guide a bee in one direction. There the pollen lands on a particular part of its body.',
    hints: ['From which side does an insect arrive?', 'Find the stamens. What would they touch?'],
  },
  {
    key: 'science-middle-stress-test',
    title: 'Try to break it',
    difficulty: 'medium',
    week: 7,
    description:
      'Your team has built a paper bridge. Before anyone trusts it, you want to know how it fails: under weight in the center, at the side, from shaking, or when damp.',
    question:
      'Plan three tests and say how you would record them, so that another team can repeat them.',
    goodAnswer:
      'Test one thing at a time, for instance by adding equal coins in the middle until it gives way, then at the edge, then with a damp sheet. Write down the kind of paper, its folding, the span, the spot of the load and the number of coins, and draw the place that failed. Use several bridges built alike, because a test that destroys one can only be done once for each.',
    hints: [
      'What would you need to know to repeat the test of a stranger?',
      'A failure is a result. What does its location tell?',
    ],
  },
  {
    key: 'science-middle-lungs-model',
    title: 'Lungs have no muscles',
    difficulty: 'medium',
    week: 7,
    description:
      'Cut a clear bottle in half with a grown-up’s help, hang a balloon inside the neck and close the wide end with a piece of another balloon. Pull that skin down and let it go.',
    question: 'Why does the inner balloon fill, and what do the parts stand for?',
    goodAnswer:
      'Pulling the skin down makes the space in the bottle larger, so the air pressure in it falls and outside air streams through the neck into the balloon. The skin stands for the diaphragm, the bottle for the chest and the balloon for a lung. Lungs follow the movement of the chest and the diaphragm instead of moving by themselves.',
    hints: [
      'Nobody blows. What pushes the air in?',
      'Compare the pressure inside the bottle with that outside.',
    ],
  },
  {
    key: 'science-middle-wind-rose',
    title: 'Where the wind comes from',
    difficulty: 'easy',
    week: 8,
    description:
      'Tie a ribbon to a pole and note its direction three times a day for a week, with a compass or the position of noon shadows as your guide. Collect the results in a star-shaped chart.',
    question:
      'Is a ribbon that points east a sign of a wind from the east? What might your chart be good for?',
    goodAnswer:
      'No. The ribbon points where the wind goes, so it is a west wind, because winds are named for where they come from. The chart shows the most frequent directions, which helps with placing tents, windows or wind turbines, though a week is too short to know a whole year.',
    hints: [
      'Hold a scarf in front of a fan.',
      'How many days would you need before you built a house by it?',
    ],
  },
  {
    key: 'science-middle-pinhole',
    title: 'The world upside down',
    difficulty: 'medium',
    week: 8,
    description:
      'Make a pinhole in foil over one end of a box and replace the other end with thin paper. In a dim room, point it at a bright window. Never aim it at the sun.',
    question:
      'Why is the picture on the paper upside down, and what happens when the hole is enlarged?',
    goodAnswer:
      'Light travels in straight lines. Rays from the top of the window pass through the hole to the bottom of the paper and the other way around. A larger hole lets in more light, but rays from one point then reach a wider patch, so the picture turns brighter and blurred.',
    hints: [
      'Draw two rays that cross in the hole.',
      'What does a lens do that a large hole cannot?',
    ],
  },
  {
    key: 'science-middle-blind-taste',
    title: 'Can she really tell?',
    difficulty: 'hard',
    week: 8,
    description:
      'Rosa claims that she can taste whether juice came from a glass or a plastic cup. You would like to test her claim fairly.',
    question: 'Design the test. How often must she be right before you believe her?',
    goodAnswer:
      'Pour the same juice at the same temperature, let chance decide which cup is used, and do not let her or the person who serves know which it is. Repeat it many times. By guessing she would get about half right, and ten correct answers in a row would happen by luck only about once in a thousand tries.',
    hints: [
      'What might give the answer away besides taste?',
      'Toss a coin ten times. How often are all of them heads?',
    ],
  },
  {
    key: 'science-middle-replicate',
    title: 'The other team got 12',
    difficulty: 'medium',
    week: 8,
    description:
      'Your team measures how many drops of water fit on a coin and gets 21. A second team, with the same instructions, gets 12.',
    question: 'Name three possible reasons, and say how the two teams could find out.',
    goodAnswer:
      'Their droppers may give larger drops, their coin may be of another kind or have traces of soap on it, or they may drip from higher up. The teams could exchange their droppers and coins one at a time and watch which change brings the results together. Repeating each count several times shows how much it varies anyway.',
    hints: [
      'Soap weakens the skin of water. Who washed the coin?',
      'Exchange one thing, then count again.',
    ],
  },
  {
    key: 'science-middle-carbon-path',
    title: 'A carbon atom’s diary',
    difficulty: 'medium',
    week: 8,
    description:
      'One carbon atom leaves your lungs as part of carbon dioxide. A leaf takes it in, a caterpillar eats the leaf, a bird eats the caterpillar.',
    question: 'Describe two different ways by which the atom could get back into the air.',
    goodAnswer:
      'The bird, the caterpillar or the plant itself may use the sugar or fat that contains the atom for energy and breathe it out as carbon dioxide. Or the creature dies, and bacteria and fungi that decompose it release the gas. Fire would be a third way.',
    hints: ['What do all living cells do with food?', 'Who eats what is dead?'],
  },
];
