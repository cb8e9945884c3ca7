import type { ScienceItem } from '../../items.ts';

/** Nature, forces and methods that fit every week. */
export const olderScienceForAnyWeek: readonly ScienceItem[] = [
  {
    key: 'science-older-fermi-leaves',
    title: 'How many leaves has that tree?',
    difficulty: 'medium',
    description:
      'Choose a large tree that you can walk around. Without climbing, estimate its number of leaves from things you are able to count or judge.',
    question: 'Describe your chain of estimates and say within which factor you trust the result.',
    goodAnswer:
      'One might multiply the number of main branches by side branches for each, twigs for each of those and leaves on a twig, or estimate the crown’s surface and the leaves on a patch of it. Two independent ways that agree within a factor of two or three are a good sign. Errors multiply along the chain, so the roughest link deserves the most care.',
    hints: [
      'Break one impossible number into four possible ones.',
      'Which factor could be wrong by ten, and which only by a tenth?',
    ],
  },
  {
    key: 'science-older-cocoa-cool',
    title: 'Milk now or later?',
    difficulty: 'hard',
    description:
      'You want warm cocoa in ten minutes to be as warm as possible. You may pour in the cold milk at once or just before you drink.',
    question: 'Which order keeps it warmer, and how would you test that with safe, warm tap water?',
    goodAnswer:
      'Adding the milk at once is better, because a cooler drink loses heat more slowly, as the rate depends on the difference from the room, and a larger amount cools more slowly as well. The effect is small, only a degree or a few. Use two equal cups, the same warm water and a thermometer, add equal cold water at different times and repeat with the cups exchanged.',
    hints: [
      'Sketch the two cooling curves on one graph.',
      'Does the milk itself change temperature if it waits on a warm table? Keep it cold.',
    ],
  },
  {
    key: 'science-older-inverse-light',
    title: 'A flashlight and graph paper',
    difficulty: 'easy',
    description:
      'Cut a small square opening in a card, hold it four inches from a tiny lamp and catch the bright square on graph paper at eight, twelve and sixteen inches from the lamp.',
    question:
      'How do the lit area and the brightness per square change, and what has it to do with distant stars?',
    goodAnswer:
      'At two, three and four times the distance of the opening, the lit area becomes four, nine and sixteen times as large, while the same light is spread over it. Brightness per area therefore falls with the square of the distance. If a star’s true output is known, its apparent brightness reveals how far away it is.',
    hints: [
      'Count squares instead of judging by eye.',
      'The amount of light that came through the hole has not changed.',
    ],
  },
  {
    key: 'science-older-balloon-rocket',
    title: 'Let go of a balloon',
    difficulty: 'easy',
    description:
      'Thread a straw on a long taut string, tape an inflated balloon to it and let the air out. Compare different fillings and lengths of flight.',
    question:
      'A friend says that the balloon pushes itself off the air behind it. Would it work in empty space? Justify your answer.',
    goodAnswer:
      'It would. The balloon’s skin pushes air backward, and by Newton’s third law that air pushes the balloon forward, so nothing outside is needed. Rockets work in the same manner in space; without air resistance the balloon would even go faster.',
    hints: [
      'On which object does the escaping air exert a force?',
      'Imagine throwing heavy balls backward from a cart on ice.',
    ],
  },
  {
    key: 'science-older-genetic-coin',
    title: 'Two coins, one trait',
    difficulty: 'medium',
    description:
      'Two parents each carry one working and one non-working copy of a gene. Represent each by a coin and toss both coins for each of forty “children.” Only two non-working copies together cause the trait.',
    question:
      'What do you expect, why will your result probably differ, and what is wrong with saying: “They have three healthy children, so the fourth will be affected”?',
    goodAnswer:
      'One child in four is expected to have the trait, so about ten of forty, but chance makes values from perhaps five to fifteen unsurprising. Each conception is independent, so for the fourth child the probability is again one quarter. Chance has no memory of earlier children.',
    hints: ['List the four equally likely pairs.', 'Does a coin know what it showed before?'],
  },
  {
    key: 'science-older-mark-recapture',
    title: 'How many beetles?',
    difficulty: 'medium',
    description:
      'Put an unknown number of dry beans in a bag. Take out forty, mark them and mix them in again. Draw fifty: eight carry a mark.',
    question:
      'Estimate the total. Which conditions must hold when biologists do this with real animals?',
    goodAnswer:
      'Eight of fifty, or 16 percent, are marked, so forty marked ones should make up about 16 percent of the whole, which gives an estimate of 250. Marks must not fall off or harm the animal, marked and unmarked ones must mix and be equally easy to catch, and few may be born, die or migrate in between. Shyness after the first capture would make the estimate too high.',
    hints: [
      'The share of marks in the sample resembles the share in the bag.',
      'What if a marked animal learns to avoid the trap?',
    ],
  },
  {
    key: 'science-older-friction-book',
    title: 'Two notebooks, page by page',
    difficulty: 'medium',
    description:
      'Interleave the pages of two old notebooks one by one and try to pull them apart by their spines. With fifty pages each it is hard; with many more it seems impossible.',
    question:
      'Why does friction grow so dramatically with the number of pages, far beyond simple addition?',
    goodAnswer:
      'The outer pages run at an angle from the spine to the overlapping zone, so when one pulls, they are drawn inward and press on the stack. The pull itself therefore raises the force between the sheets, and friction rises with it. More pages mean steeper angles as well as more surfaces, so the effects reinforce each other.',
    hints: [
      'Look at the stack from the side while someone pulls.',
      'Friction is proportional to how hard surfaces are pressed together. What does the pressing here?',
    ],
  },
  {
    key: 'science-older-tide-two',
    title: 'Why two tides a day?',
    difficulty: 'hard',
    description:
      'Many coasts have high water twice a day, although the moon stands above them only once in that time.',
    question:
      'Explain the second bulge of water, and why the times of high water shift by nearly an hour each day.',
    goodAnswer:
      'The moon’s pull is stronger on the near side of Earth and weaker on the far side than it is at the center. These differences stretch the ocean along the line to the moon, so water bulges on both sides, and a coast passes both as Earth turns. The moon moves on in its orbit meanwhile, so Earth needs about fifty extra minutes until the moon is above the same place again.',
    hints: [
      'What matters is the difference of pull, not its strength.',
      'Where is the moon after Earth has turned exactly once?',
    ],
  },
  {
    key: 'science-older-edge-effect',
    title: 'Two small woods or one large',
    difficulty: 'medium',
    description:
      'Measure light, temperature or the plants on the ground at the edge of a wood and every ten steps toward its middle.',
    question:
      'How does the edge differ, and why might two small woods protect fewer forest species than one large wood of the same total area?',
    goodAnswer:
      'The edge is usually brighter, windier, drier and more variable in temperature, and often has other plants. Two small woods have more edge for their area, so less remains of the cool, shaded interior that certain species require. On the other hand, separate patches spread the risk of disease or storm, so the best choice depends on what is to be protected.',
    hints: [
      'Calculate the perimeter of one square and of two smaller squares.',
      'How deep did the change reach in your measurements?',
    ],
  },
  {
    key: 'science-older-density-column',
    title: 'A cup of layers',
    difficulty: 'easy',
    description:
      'Dissolve different amounts of sugar in four glasses of colored water and layer them in a narrow glass by letting them run slowly down a spoon.',
    question:
      'Which order is stable, why do the layers blur after a day, and where does the ocean show something similar?',
    goodAnswer:
      'The sweetest solution is densest and belongs at the bottom. Molecules move at random, so sugar and dye diffuse across the boundaries until, after a long time, all is uniform. In the sea, cold or salty water lies under warm or fresher water, and such layers hinder the exchange of oxygen and nutrients.',
    hints: [
      'What happens if you pour the sweetest last?',
      'No one stirred, but something moves all the time.',
    ],
  },
  {
    key: 'science-older-error-bars',
    title: 'Is it really longer?',
    difficulty: 'medium',
    description:
      'Two designs of paper airplane are thrown ten times each. Design A flies 18 feet on average and B flies 20 feet, but single flights of both vary between 12 and 26 feet.',
    question:
      'Would you declare B the winner? Describe a check that uses only shuffled paper slips.',
    goodAnswer:
      'Not yet, for the difference of two feet is small compared with the scatter. Write all twenty results on slips, shuffle them, deal two heaps of ten and note the difference of the averages, and do so many times. If differences of two feet or more often arise by shuffling, the design may not matter; more throws would sharpen the answer.',
    hints: [
      'If the labels A and B meant nothing, what could you do with them?',
      'How often may luck imitate the effect that you saw?',
    ],
  },
  {
    key: 'science-older-plant-tropism',
    title: 'What the shoot can sense',
    difficulty: 'medium',
    description:
      'Charles Darwin and his son Francis covered the tips of grass seedlings with tiny opaque caps. Seedlings with covered tips no longer bent toward a lamp, but those with covered bases did.',
    question:
      'What follows from the experiment, and which control would answer the objection that the cap merely hurts the plant?',
    goodAnswer:
      'The tip perceives the light while the bending takes place lower down, so some signal must travel from one to the other; it was later identified as the growth hormone auxin. A control with transparent caps of equal weight would be exposed to the same handling. If such seedlings bend as usual, it is the darkness and not the cap that makes the difference.',
    hints: [
      'Distinguish the place of sensing from the place of response.',
      'Which single factor should differ between cap and control?',
    ],
  },
  {
    key: 'science-older-refrigerator',
    title: 'Cooling a room with the fridge',
    difficulty: 'medium',
    description:
      'On a hot day somebody suggests opening the refrigerator door to cool a closed kitchen.',
    question:
      'Predict what happens to the temperature of the room over several hours and give reasons.',
    goodAnswer:
      'The room becomes warmer. A refrigerator moves heat from its inside to the coils at its back, and with an open door both are in the same room, so this transport cancels out. The electrical energy that drives the compressor is added as heat.',
    hints: [
      'Draw a box around the whole kitchen. What crosses its walls?',
      'Where does an air conditioner put the heat?',
    ],
  },
  {
    key: 'science-older-urban-heat',
    title: 'Hot city, cool park',
    difficulty: 'easy',
    description:
      'At the same hour measure, or carefully feel with the back of your hand, a paved yard, a lawn, bare soil and the ground in the shade of a tree. Cities on summer evenings are often several degrees warmer than their surroundings.',
    question: 'Name three causes of the difference and three affordable measures for a schoolyard.',
    goodAnswer:
      'Dark surfaces absorb much sunlight, stone and asphalt store heat until the evening, little water evaporates where ground is sealed, and vehicles and machines release heat of their own. Trees, pale paving or paint, opened soil with plants, and awnings all help. Measuring before and after would show which of them is most effective.',
    hints: [
      'Evaporation consumes heat. Where can it occur?',
      'Which surfaces are still warm at ten in the evening?',
    ],
  },
  {
    key: 'science-older-stopwatch',
    title: 'Random or systematic?',
    difficulty: 'easy',
    description:
      'Five people time the same ten swings of a pendulum by hand. Their results scatter by a few tenths of a second. Then they discover that the tape used to measure its length had lost its first inch.',
    question:
      'Which of the two errors shrinks when results are averaged, and how can the other be found?',
    goodAnswer:
      'The scatter of reaction times is largely random and shrinks when many results are averaged. The shortened tape shifts all measurements in the same direction, so no amount of repetition reveals it. One discovers such a systematic error by comparing with another instrument, a known standard or a prediction from theory.',
    hints: [
      'Would a hundred people with the same tape agree with each other?',
      'Agreement is not the same as being right.',
    ],
  },
  {
    key: 'science-older-ai-bird',
    title: 'The bird app is sure',
    difficulty: 'medium',
    description:
      'An app identifies a bird from your recording and displays: “97 percent nightingale.” Nightingales do not normally live on your continent.',
    question:
      'Why may such a confident answer be wrong, and what evidence would you collect before reporting a sensational find?',
    goodAnswer:
      'The percentage compares only the kinds that the model knows, and it may ignore how rare a bird is at that place; noise, a mimic such as a mockingbird, or recordings unlike the training data can mislead it. One should try several recordings, look for the bird, take pictures, compare local lists and ask experienced observers. An extraordinary claim starts from a low prior probability and needs correspondingly strong evidence.',
    hints: ['Ninety-seven percent of what?', 'Which birds around you imitate others?'],
  },
  {
    key: 'science-older-triangulate',
    title: 'The width of a river you do not cross',
    difficulty: 'medium',
    description:
      'From your bank you see a tree directly opposite. You have a measuring tape, two sticks and a protractor made from paper, and you stay well back from the water.',
    question:
      'Find the width by a triangle, and estimate how an error of two degrees in the angle influences the result.',
    goodAnswer:
      'Walk a measured distance along the bank at a right angle to the line of sight and measure the angle between the bank and the tree. The width is this distance times the tangent of the angle; at 45 degrees both are equal. Near 45 degrees an error of two degrees changes the width by around 7 percent, and very flat or steep angles are worse.',
    hints: [
      'At which angle does the task become simple even without a table?',
      'Compare the tangent of 45 and of 47 degrees.',
    ],
  },
  {
    key: 'science-older-drug-halflife',
    title: 'Awake at midnight',
    difficulty: 'medium',
    description:
      'In many adults about half of the caffeine in the body is broken down within five hours, though this differs greatly from person to person. A large cup of coffee contains some 160 milligrams.',
    question:
      'How much is left at 11 p.m. from a cup drunk at 1 p.m., and why is “five hours” not a rule for everybody?',
    goodAnswer:
      'Ten hours are two half-lives, so a quarter remains, about 40 milligrams, which is as much as in a strong cup of black tea. The speed depends on liver enzymes, which vary with genes, age, pregnancy, smoking and medicines. Sensitivity to the same amount varies too.',
    hints: ['Halve once for each five hours.', 'A mean value hides a range.'],
  },
  {
    key: 'science-older-water-footprint',
    title: 'The leaking tap',
    difficulty: 'easy',
    description:
      'Let a tap drip into a measuring cup for ten minutes, or count drops and assume that twenty of them make one milliliter.',
    question:
      'Calculate the loss in a year and discuss whether such small leaks are worth repairing.',
    goodAnswer:
      'One drop a second makes 3 milliliters a minute, about 4.3 liters a day and nearly 1,600 liters, or over 400 gallons, a year. For a single home this is little beside showers and gardens, but thousands of such taps in a dry city add up. A new washer costs next to nothing, so the repair is worthwhile in any case.',
    hints: [
      'There are 1,440 minutes in a day.',
      'Compare the figure with one bath of about 150 liters.',
    ],
  },
  {
    key: 'science-older-citizen-science',
    title: 'Data from a thousand volunteers',
    difficulty: 'medium',
    description:
      'Every year volunteers in many countries count garden birds for one hour. Some of them are experts and others are beginners, and most of them live in towns.',
    question:
      'What makes these counts valuable in spite of their errors, and for which questions would you not use them?',
    goodAnswer:
      'If the method stays the same each year, individual mistakes tend to even out and trends over time become visible over a large area, which no small team could observe. Towns and pleasant weather are overrepresented, and rare or shy birds are missed. The counts are therefore suited to changes in common garden birds, and less so to total numbers or to species of remote forests.',
    hints: [
      'An error that is the same each year does not hide a change.',
      'Where are there few volunteers?',
    ],
  },
  {
    key: 'science-older-spring-limits',
    title: 'When Hooke’s law ends',
    difficulty: 'medium',
    description:
      'Hang a rubber band or a light spring and add equal coins one at a time in a paper cup, recording its length. Then take the coins away again, one by one.',
    question:
      'Compare the graph of a metal spring with that of a rubber band, and explain why the band’s curve on the way back differs.',
    goodAnswer:
      'A metal spring gives a straight line as long as it is not overstretched, since its extension is proportional to the force. A rubber band gives a curve, because tangled molecular chains first uncoil easily and then become taut. On unloading it is longer at the same load, since part of the work has become heat, which is known as hysteresis.',
    hints: [
      'Plot loading and unloading in two colors.',
      'Stretch a thick band quickly and lay it on your wrist. What do you feel?',
    ],
  },
];
