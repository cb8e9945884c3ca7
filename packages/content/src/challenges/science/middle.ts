import type { ScienceItem } from '../items.ts';

/** Things to observe, predict, explain or design for those of eleven to fourteen. */
export const middleScience: readonly ScienceItem[] = [
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
    key: 'science-middle-bitter-water',
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
      'Stand far from a large wall and clap. Adjust your clapping until each clap falls together with the echo of the one before. A friend times twenty claps. Sound travels about 1,100 feet in a second.',
    question: 'How do you work out the distance to the wall?',
    goodAnswer:
      'Divide the time for twenty claps by twenty to get the time for one trip to the wall and back. Multiply it by 1,100 feet to find the way the sound went. Half of it is the distance, because the sound traveled there and back.',
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
      'Draw a cross and, a hand’s width to its right, a dot. Shut your left eye, look at the cross with your right one and move the paper slowly nearer or farther.',
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
    key: 'science-middle-centre-mass',
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
