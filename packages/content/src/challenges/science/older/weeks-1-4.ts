import type { ScienceItem } from '../../items.ts';

/** Creation to the kings: light, living things, stars, seeds, sound and structures. */
export const olderScienceOfWeeks1To4: readonly ScienceItem[] = [
  {
    key: 'science-older-blue-sky',
    title: 'Blue by day, red at dusk',
    difficulty: 'medium',
    week: 1,
    description:
      'Add a few drops of milk to a tall glass of water and shine a white flashlight through it. Seen from the side, the liquid looks bluish, while the lamp itself, seen through the glass, turns yellow or orange.',
    question:
      'Use this model to explain the colors of the daytime sky and of the sunset, and name one way in which the model differs from the atmosphere.',
    goodAnswer:
      'Small particles scatter short wavelengths more strongly than long ones, so scattered light is rich in blue, whereas the light that goes straight on loses blue and looks redder. At sunset the light crosses much more air, and little blue remains in the direct beam. In the air mainly gas molecules scatter the light; they are far smaller than the fat droplets of milk, so the dependence on wavelength is stronger there.',
    hints: [
      'Separate the light that reaches you directly from the light that has been redirected.',
      'How does the path through the air change as the sun sinks?',
    ],
  },
  {
    key: 'science-older-specific-heat',
    title: 'Why islands are mild',
    difficulty: 'medium',
    week: 1,
    description:
      'San Francisco and Wichita lie at nearly the same latitude. The coastal city has cool summers and mild winters, while the city on the plains has hot summers and cold winters.',
    question:
      'Which physical properties of water account for the contrast, and why does the prevailing wind matter?',
    goodAnswer:
      'Water has a high specific heat capacity, it mixes heat through a deep layer, and part of the energy that it receives goes into evaporation, so the temperature of the sea swings far less than that of dry ground. The prevailing westerly winds carry this steady temperature onto the California coast. A coast whose winds blow mostly from the land would profit much less from the sea beside it.',
    hints: [
      'How thick is the layer that takes part in a season’s warming, on land and in water?',
      'An ocean can influence only air that has passed over it.',
    ],
  },
  {
    key: 'science-older-photosynth-rate',
    title: 'Counting bubbles',
    difficulty: 'medium',
    week: 1,
    description:
      'Water plants in bright light give off bubbles. As a lamp is moved closer, the number of bubbles per minute rises at first and then stays the same.',
    question:
      'Explain the plateau and propose an experiment that reveals what limits the rate there.',
    goodAnswer:
      'In dim light, light is the limiting factor, but once enough is available another one takes over, such as carbon dioxide, temperature or the capacity of the plant’s enzymes. Keep the lamp near and vary only one candidate, for example by dissolving a little baking soda to supply carbon, and watch whether the rate climbs. An LED lamp or a water screen keeps the lamp from warming the plant as well.',
    hints: [
      'An assembly line is only as fast as its slowest station.',
      'Moving a lamp may change more than brightness.',
    ],
  },
  {
    key: 'science-older-camera-eye',
    title: 'Eye against camera',
    difficulty: 'easy',
    week: 1,
    description:
      'A camera sensor records every pixel with similar sharpness. In your retina, only a central patch, which covers about two degrees, sees fine detail, and its middle lacks the rods that work in dim light.',
    question:
      'How can the whole scene nevertheless appear sharp to you, and why does a faint star sometimes vanish when you look straight at it?',
    goodAnswer:
      'Your eyes jump several times a second and point the central patch at what matters, while the brain assembles a scene from these samples and from expectation. The center contains cones, which need much light. A faint star becomes visible when its light falls a little to the side, where there are many rods.',
    hints: [
      'Fix your gaze on one word of this page and try to read a word five lines below.',
      'Astronomers call the trick averted vision.',
    ],
  },
  {
    key: 'science-older-sleep-clock',
    title: 'The teenage clock',
    difficulty: 'medium',
    week: 1,
    description:
      'In many teenagers the evening rise of the hormone melatonin comes later than it did in childhood. Blue-rich light late in the evening can delay it further, and bright light in the morning tends to shift the clock earlier.',
    question:
      'Design a small study with volunteers at a camp to test whether a morning walk in daylight helps people to fall asleep earlier. Which ethical and practical limits do you see?',
    goodAnswer:
      'Let chance assign volunteers to a morning walk outdoors or an equal walk indoors for a week, have both keep a sleep diary, and then let the groups swap, so that each person can be compared with themselves. Participation must be voluntary, with consent from parents for minors, and sleep data should be kept private. Diaries are imprecise, camp schedules limit bedtimes, and nobody can be kept from knowing which walk they took.',
    hints: [
      'Why should the second group walk as well?',
      'People know what you hope to find. How does that affect a diary?',
    ],
  },
  {
    key: 'science-older-double-bow',
    title: 'The second rainbow',
    difficulty: 'hard',
    week: 2,
    description:
      'Outside a bright rainbow there is often a fainter one with its colors reversed, and the sky between the two looks darker than that on either side.',
    question: 'Account for the reversed order, the faintness and the dark band.',
    goodAnswer:
      'The second bow is made by light that was reflected twice within the drops, at about 51 degrees from the point opposite the sun, and the additional reflection turns the order of colors around. Some light escapes at each reflection, and the colors are spread more widely, so the bow is fainter. Once-reflected light comes back only at angles up to about 42 degrees and twice-reflected light only beyond about 50, which leaves little scattered light from the drops between them.',
    hints: [
      'Sketch a drop and let the ray bounce once more before it leaves.',
      'Consider the greatest angle of one family of rays and the least angle of the other.',
    ],
  },
  {
    key: 'science-older-light-past',
    title: 'Old light',
    difficulty: 'easy',
    week: 2,
    description:
      'Light from the Sun takes about 8 minutes to reach us, from Sirius nearly 9 years, and from the Andromeda galaxy, which can be seen without a telescope from a dark place, about 2.5 million years.',
    question:
      'In what sense is the night sky not a picture of one moment? How could a telescope be called a time machine, and where does that comparison fail?',
    goodAnswer:
      'Each object is seen as it was when its light set out, so the sky combines many different pasts. Looking farther means looking further back, which allows astronomers to study earlier stages of the universe. But one cannot visit, choose or change these pasts, and one hardly ever sees the earlier state of the very same object beside its later one.',
    hints: [
      'Write the date at which each light you see tonight began its way.',
      'A time machine would let you choose place and time separately.',
    ],
  },
  {
    key: 'science-older-kangaroo-rat',
    title: 'Never a drink',
    difficulty: 'medium',
    week: 2,
    description:
      'Kangaroo rats of North American deserts can live on dry seeds without drinking. They stay underground by day, excrete very concentrated urine, and their nasal passages cool the air they breathe out.',
    question:
      'Draw up the animal’s water budget: where does water come from, and how does each habit reduce its loss?',
    goodAnswer:
      'Most of its water is metabolic, set free when food is oxidized, and a little is contained in the seeds. Cool burrows reduce evaporation, efficient kidneys save water when wastes are removed, and cooled breath leaves moisture behind in the nose because cold air can hold less vapor. The budget balances when gains equal losses over time.',
    hints: [
      'Write the equation for the oxidation of glucose. What stands on the right side?',
      'What happens when warm, moist air meets a cold surface?',
    ],
  },
  {
    key: 'science-older-sampling-bias',
    title: 'The survey at the pool',
    difficulty: 'easy',
    week: 2,
    description:
      'A camp newspaper asks the fifty campers at the pool which free-time activity they prefer. Forty choose swimming, and the headline says: “Four out of five love swimming best.”',
    question:
      'What is wrong with the conclusion, and would asking five hundred people at the pool help?',
    goodAnswer:
      'People at the pool have already shown that they like it, so the sample is biased and represents pool visitors only. A larger sample from the same place reduces random error but leaves the bias untouched. Drawing names by chance from the full list of campers and following up those who do not answer would be better.',
    hints: [
      'Who had no chance to be asked?',
      'Separate error that shrinks with numbers from error that stays.',
    ],
  },
  {
    key: 'science-older-scaling-bone',
    title: 'Why giants need thick legs',
    difficulty: 'hard',
    week: 2,
    description:
      'In 1638 Galileo argued that an animal enlarged in all directions by the same factor would break its own bones. An elephant’s leg bones are indeed much thicker for their length than those of a gazelle.',
    question:
      'Derive his argument with areas and volumes for an animal that is doubled in every dimension.',
    goodAnswer:
      'Doubling all lengths multiplies the volume, and so the weight, by eight. What a bone can bear is set by the area of its cross-section, which grows only fourfold, so each square inch carries twice the load. To keep the load per area the same, the bones would need eight times the cross-section, that is, nearly three times the diameter.',
    hints: [
      'Compare a cube of side 1 with a cube of side 2.',
      'The square root of eight is about 2.8.',
    ],
  },
  {
    key: 'science-older-germination',
    title: 'Does soaking help?',
    difficulty: 'medium',
    week: 3,
    description:
      'Gardeners often soak beans overnight before sowing them. You have forty beans, paper towels, trays and ten days.',
    question:
      'Plan an experiment that could show the advice to be wrong, and state beforehand which result would count against it.',
    goodAnswer:
      'Mix the beans, assign twenty by chance to soaking and twenty to no soaking, sow them under equal conditions and count each day how many have sprouted. Decide in advance what to measure, such as the mean number of days from sowing until the root appears. If soaked beans do not sprout sooner by more than chance could explain, the advice is not supported; whether soaking time counts as growing time must be settled before the start.',
    hints: [
      'A claim that no result could contradict is not being tested.',
      'When does the clock start for each group?',
    ],
  },
  {
    key: 'science-older-fire-triangle',
    title: 'Why blowing helps and harms',
    difficulty: 'medium',
    week: 3,
    description:
      'Blowing makes glowing charcoal hotter, yet a puff puts out a candle. Nothing needs to be lit for this task: think it through on paper.',
    question: 'Resolve the apparent contradiction by considering fuel, oxygen and heat separately.',
    goodAnswer:
      'Charcoal burns at its own hot surface, where oxygen is the limiting factor, so a draft speeds up the reaction more than it cools the large glowing mass. A candle’s flame is a small region of burning wax vapor. The puff carries the hot gas away from the wick and cools it, so the supply of heat and vapor breaks off and burning stops.',
    hints: [
      'Where exactly does the burning take place in each case?',
      'Which store of heat remains after the gust?',
    ],
  },
  {
    key: 'science-older-basal-energy',
    title: 'You as a lamp',
    difficulty: 'medium',
    week: 3,
    description:
      'An adult at rest uses roughly 1,700 kilocalories a day. One kilocalorie is 4,184 joules, and a watt is one joule per second.',
    question: 'Estimate the power of a resting person in watts and say where this energy ends up.',
    goodAnswer:
      'It is about 1,700 times 4,184, or 7.1 million joules a day, and divided by 86,400 seconds this gives some 80 watts. The energy drives the heart, breathing, the brain, the upkeep of cells and body temperature. For a person at rest nearly all of it finally leaves as heat, which is why a crowded room warms up.',
    hints: [
      'Calculate the seconds of one day first.',
      'Energy does not vanish. What form is left after the work inside the body?',
    ],
  },
  {
    key: 'science-older-model-map',
    title: 'All maps lie a little',
    difficulty: 'medium',
    week: 3,
    description:
      'On the Mercator map Greenland looks about as large as Africa, though Africa’s area is around fourteen times larger. The same map keeps every compass direction as a straight line.',
    question:
      'Why can no flat map be right in all respects, and how does that apply to scientific models in general?',
    goodAnswer:
      'The surface of a sphere cannot be flattened without stretching, so a map that preserves angles must distort areas, and the other way around. Each map keeps what its purpose requires. Scientific models are likewise chosen for a purpose, and an honest one states what it leaves out and where it ceases to be valid.',
    hints: [
      'Try to press an orange peel flat.',
      'For whom was this map made, and what did they need?',
    ],
  },
  {
    key: 'science-older-salt-osmosis',
    title: 'Limp and crisp',
    difficulty: 'easy',
    week: 3,
    description:
      'Lay slices of potato or cucumber in plain water and in strongly salted water, weigh or measure them before and after an hour, and test how easily they bend.',
    question:
      'Predict and explain the difference. What does it have to do with fields that are watered for many years in a dry land?',
    goodAnswer:
      'In salted water the slices lose water through their cell membranes by osmosis, become lighter and go limp, while in plain water they take up a little and turn stiff. Irrigation water contains small amounts of salts, which stay behind when it evaporates. In poorly drained fields they build up until roots have difficulty drawing in water, even from moist soil.',
    hints: [
      'Water moves from where it is more dilute to where the solution is more concentrated.',
      'What remains in a kettle after years of boiling tap water?',
    ],
  },
  {
    key: 'science-older-standing-wave',
    title: 'Harp mathematics',
    difficulty: 'medium',
    week: 4,
    description:
      'Stop a guitar string, or a rubber band over a box, exactly at its middle and pluck: the tone is an octave higher. At two thirds of its length it sounds a fifth higher.',
    question:
      'Relate these intervals to frequencies, and explain why tightening the string raises the pitch as well.',
    goodAnswer:
      'With equal tension the frequency of a string is inversely proportional to its vibrating length, so half the length gives double the frequency, an octave, and two thirds gives three halves of it, a fifth. Greater tension pulls each displaced part back with more force, so the wave travels faster along the string. With the same length, the faster wave means a higher frequency.',
    hints: [
      'How often can a wave run there and back in a second?',
      'Write the ratios as fractions and turn them over.',
    ],
  },
  {
    key: 'science-older-direction-hearing',
    title: 'Where is that cricket?',
    difficulty: 'medium',
    week: 4,
    description:
      'Blindfolded listeners locate a clicking sound to the left or right very well, but often confuse a click straight ahead with one straight behind. A folded paper cone held at one ear changes their answers.',
    question:
      'Which two cues do the ears provide for left and right, and why do both fail for front and back?',
    goodAnswer:
      'Sound from the side reaches the nearer ear a fraction of a millisecond earlier, and it is louder there because the head casts a sound shadow, above all for high tones. From exactly ahead or behind, time and loudness are equal at both ears. The brain then depends on how the shape of the outer ear colors the sound and on turning the head.',
    hints: [
      'The way around the head is some eight inches; sound needs about 0.6 milliseconds for it.',
      'What do people do when they are unsure where a sound came from?',
    ],
  },
  {
    key: 'science-older-trophic',
    title: 'Why eagles are rare',
    difficulty: 'medium',
    week: 4,
    description:
      'A rule of thumb says that about ten percent of the energy at one level of a food chain is found in the growth of the next. A meadow produces 20,000 units of energy in plants each year.',
    question:
      'How much would be left for an eagle at the fourth level, and why is the rule only a rough one?',
    goodAnswer:
      'From 20,000 units in plants there would be 2,000 in plant-eaters, 200 in small hunters and 20 in the top predator, so a large territory is needed for each eagle. The true share varies, often between about 5 and 20 percent, with temperature, kind of food and whether animals keep themselves warm. Besides, real animals feed on several levels at once.',
    hints: [
      'Plants are the first level.',
      'Compare a snake and a mouse of the same weight: who eats more, and why?',
    ],
  },
  {
    key: 'science-older-overfit',
    title: 'The curve that fits too well',
    difficulty: 'hard',
    week: 4,
    description:
      'You measured the height of ten sunflowers of different age. A smooth line misses every point by a little. A wildly bending curve passes through all ten exactly.',
    question:
      'Which one would you trust for the eleventh plant, and how could you decide with the data you have?',
    goodAnswer:
      'The smooth line is probably the better guide, because the bending curve has also fitted the random deviations of these ten plants. To decide, hide a few points, fit both curves to the remainder and compare their errors on the hidden ones. Repeating this with different points left out is called cross-validation, which is also how machine-learning models are checked.',
    hints: [
      'What would happen if you measured the same ten plants again tomorrow?',
      'An exam with the practice questions proves little.',
    ],
  },
  {
    key: 'science-older-material-choice',
    title: 'Steel, wood or stone?',
    difficulty: 'medium',
    week: 4,
    description:
      'Solomon’s builders used stone blocks for walls and cedar beams for ceilings. Stone is very strong when squeezed and weak when pulled; wood withstands both to a fair degree and is light.',
    question:
      'Why is a beam pulled on its underside, and why do wide stone roofs need arches or closely spaced columns?',
    goodAnswer:
      'A loaded beam sags, so its upper side becomes shorter and is compressed, while its lower side becomes longer and is in tension. Stone cracks easily in tension, so a stone lintel can span only a short gap. An arch turns the load into compression along its curve, which stone bears well, as long as its ends cannot slide apart.',
    hints: [
      'Draw lines across the side of a sponge and bend it.',
      'Ancient Greek and Egyptian temples have forests of columns. Why?',
    ],
  },
];
