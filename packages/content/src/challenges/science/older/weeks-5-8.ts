import type { ScienceItem } from '../../items.ts';

/** Prophets to the hope: floating, growth, healing, bread, rock, wind and fair tests. */
export const olderScienceOfWeeks5To8: readonly ScienceItem[] = [
  {
    key: 'science-older-ship-draft',
    title: 'From the sea to the river',
    difficulty: 'medium',
    week: 5,
    description:
      'A freighter that sails from the sea into a freshwater harbor sinks slightly deeper, though no cargo has been added. Ships carry a painted scale with different marks for such waters.',
    question:
      'Explain with Archimedes’ principle. By what share does the displaced volume grow if seawater is 2.5 percent denser?',
    goodAnswer:
      'A floating ship displaces water equal to its own weight. Fresh water weighs less per volume, so more volume must be displaced: with seawater 2.5 percent denser, about 2.5 percent more. The ship therefore lies deeper, and a load that is safe in the sea might be too much in the river or in warm water, which is less dense too.',
    hints: [
      'The weight of the ship stays the same. What else must?',
      'Volume equals weight divided by density.',
    ],
  },
  {
    key: 'science-older-ink-age',
    title: 'Ink that eats paper',
    difficulty: 'medium',
    week: 5,
    description:
      'Iron gall ink was made from oak galls and an iron salt, and many letters and books of past centuries were written with it. It goes on pale, darkens in the air, and after centuries some pages have holes where there were letters.',
    question:
      'Suggest chemical reasons for the darkening and for the damage, and say what a library can do.',
    goodAnswer:
      'The dissolved iron compound is almost colorless and is oxidized by air to a dark one that clings to the fibers. The ink is often acidic, and excess iron promotes further oxidation, so the cellulose of the paper slowly breaks down. Libraries keep such pages cool and at steady, moderate humidity, sometimes treat the acid, and digitize the texts so that they are handled less.',
    hints: ['What does iron do in moist air?', 'Acid and oxygen both attack long chain molecules.'],
  },
  {
    key: 'science-older-speech-spectrum',
    title: 'Same note, other vowel',
    difficulty: 'medium',
    week: 5,
    description:
      'Sing “ah,” “ee” and “oo” on exactly the same note. A tuning app shows one pitch, yet everyone hears three different sounds.',
    question:
      'What do the vocal folds contribute and what does the mouth contribute, and which feature could a speech recognizer use?',
    goodAnswer:
      'The vocal folds produce a base tone with many overtones. Tongue, jaw and lips shape the vocal tract, whose resonances strengthen some overtones and weaken others, so that each vowel has its own pattern of peaks, called formants. A recognizer can analyze how the energy is distributed over frequencies within short slices of time.',
    hints: [
      'Feel what moves when you change the vowel, and what does not.',
      'A violin and a flute can play the same pitch as well.',
    ],
  },
  {
    key: 'science-older-signal-relay',
    title: 'Messages by mirror and drum',
    difficulty: 'easy',
    week: 5,
    description:
      'Before electricity, news traveled by riders, beacon towers, drums and, in 1790s France, by towers whose wooden arms could be set to many positions.',
    question:
      'Compare four such systems by speed, by the amount of information per signal and by what may disturb them.',
    goodAnswer:
      'A rider carries much information but slowly, and a beacon is very fast but says only yes or no, agreed in advance. Drums work in the dark yet blur with distance, while the French semaphore sent many different signs within minutes over hundreds of miles, but only in clear daylight. Every channel trades speed, capacity, cost and resistance to noise.',
    hints: [
      'How many different messages can one beacon express? And three beacons?',
      'Which of them fails in fog?',
    ],
  },
  {
    key: 'science-older-battery-lemon',
    title: 'What drives a lemon battery?',
    difficulty: 'medium',
    week: 5,
    description:
      'A zinc-coated nail and a piece of copper in a lemon give nearly one volt, but one lemon cannot light an ordinary flashlight bulb. Do not eat the lemon afterward.',
    question:
      'Where does the electrical energy come from, and why does the bulb stay dark in spite of the voltage?',
    goodAnswer:
      'It comes from a chemical reaction in which zinc gives up its electrons and dissolves, while hydrogen ions from the acid accept electrons at the copper. The lemon’s juice and its small electrodes have a large internal resistance, so the current is only around a milliampere. An ordinary bulb needs hundreds of times more, though a few lemons in series can make an LED glow faintly.',
    hints: ['Which of the materials is used up?', 'Power is voltage times current.'],
  },
  {
    key: 'science-older-exp-logistic',
    title: 'Duckweed doubles',
    difficulty: 'medium',
    week: 6,
    description:
      'Floating duckweed may double its area in about two days under good conditions. A pond is one sixty-fourth covered today.',
    question: 'When would it be covered, and why will the real curve bend before that?',
    goodAnswer:
      'Sixty-four is two to the sixth power, so six doublings, about twelve days, would suffice. In reality the plants begin to shade and crowd each other, and nutrients run short, so growth slows and the curve becomes S-shaped. Early data alone cannot show where the upper limit lies.',
    hints: [
      'How much is covered two days before the end?',
      'What does each new plant need, and from where?',
    ],
  },
  {
    key: 'science-older-gill-exchange',
    title: 'Against the stream',
    difficulty: 'hard',
    week: 6,
    description:
      'In fish gills blood flows in the direction opposite to that of the water. Assume that water arrives with 100 percent of its oxygen and blood with 10 percent of what it can carry.',
    question:
      'Compare the oxygen level that blood could reach with parallel flow and with counterflow, and sketch both.',
    goodAnswer:
      'With parallel flow the difference is large at the beginning but shrinks until water and blood reach the same middle level, and then exchange stops. With counterflow, blood that is already rich meets the freshest water, so a difference remains along the whole way. The blood can thus leave with a level close to that of the incoming water.',
    hints: [
      'Draw two arrows side by side and write percentages every few steps.',
      'Where does the blood leave, and which water is there?',
    ],
  },
  {
    key: 'science-older-base-rate',
    title: 'A positive result',
    difficulty: 'hard',
    week: 6,
    description:
      'A disease affects 1 in 1,000 people. A test detects 99 percent of cases and is falsely positive in 2 percent of healthy people. Someone without symptoms tests positive.',
    question:
      'Estimate the probability of disease, and explain why the same test is far more convincing in a patient with typical symptoms.',
    goodAnswer:
      'Of 100,000 people, 100 are ill and 99 of these test positive, whereas among 99,900 healthy people about 1,998 do as well. So 99 of about 2,097 positives are true, a little under 5 percent. Among patients with typical symptoms the disease is much more common beforehand, so a far larger share of the positives is real.',
    hints: [
      'Imagine a stadium of 100,000 and sort the people into four groups.',
      'Which number changes when symptoms are present: the quality of the test, or the group it is used on?',
    ],
  },
  {
    key: 'science-older-compute-energy',
    title: 'The price of an answer',
    difficulty: 'medium',
    week: 6,
    description:
      'Suppose that a question put to a large language model takes 0.3 watt-hours, an assumed value, since published figures differ widely. An electric kettle of 2,000 watts runs three minutes for a pot of tea.',
    question:
      'How many questions equal one pot of tea? Which costs does this comparison leave out, and when does a small number still matter?',
    goodAnswer:
      'Three minutes at 2,000 watts are 100 watt-hours, the equivalent of more than 300 questions under this assumption. Left out are the training of the model, the manufacture of chips, cooling water, and longer or more demanding tasks. A small amount multiplied by billions of requests a day becomes large, so both the single use and the total deserve attention.',
    hints: [
      'Convert minutes to hours first.',
      'Ask which boundary was drawn around the calculation.',
    ],
  },
  {
    key: 'science-older-vaccine-memory',
    title: 'How the body remembers',
    difficulty: 'easy',
    week: 6,
    description:
      'After a first infection or a vaccination it takes one to two weeks until many antibodies are found in the blood. On a second contact the response is faster and stronger.',
    question:
      'What has changed in the body between the two contacts, and why may some infections nonetheless come back?',
    goodAnswer:
      'Lymphocytes that matched the invader have multiplied, and some of them remain as long-lived memory cells that can respond quickly. Protection may fade as antibody levels fall. A pathogen may also change its surface, as influenza viruses do, so that the memory no longer matches well.',
    hints: [
      'What takes so long the first time: finding, or producing?',
      'Memory is of a shape. What if the shape alters?',
    ],
  },
  {
    key: 'science-older-seismic',
    title: 'Why buildings sway',
    difficulty: 'medium',
    week: 7,
    description:
      'Fix three upright strips of stiff paper of different length on a board and shake the board sideways, slowly at first and then faster. Each strip has a rhythm at which it swings wildly.',
    question:
      'What is this effect called, which strip responds to slow shaking, and how do engineers protect tall buildings?',
    goodAnswer:
      'It is resonance: a structure responds strongly when it is driven near its natural frequency, and the longest strip has the lowest one. Tall buildings thus answer to slow ground motion and low ones to quick motion. Engineers change stiffness or mass, add dampers that turn motion into heat, or place the building on flexible bearings that decouple it from the ground.',
    hints: [
      'When do you push someone on a swing?',
      'Which property would you alter to move the dangerous rhythm elsewhere?',
    ],
  },
  {
    key: 'science-older-radiometric',
    title: 'A clock in the rock',
    difficulty: 'hard',
    week: 7,
    description:
      'Potassium-40 decays with a half-life of about 1.25 billion years, and part of it becomes the gas argon-40. When lava is molten most argon escapes, so the clock starts close to zero as the rock becomes solid.',
    question:
      'Which assumptions must hold for a correct age, and how might a geologist check them?',
    goodAnswer:
      'No argon may have been present at the start, none may have leaked out or come in since, and the rate of decay must have been constant. Geologists test several minerals from the same layer, compare independent methods such as uranium-lead, and reject weathered samples. If clocks with different chemistry agree, a shared error becomes unlikely.',
    hints: [
      'An hourglass misleads if sand was in the lower half at the start.',
      'Would two different clocks go wrong by the same amount?',
    ],
  },
  {
    key: 'science-older-yeast-anaerobic',
    title: 'Two lives of yeast',
    difficulty: 'medium',
    week: 7,
    description:
      'With plenty of oxygen and little sugar, yeast turns sugar into carbon dioxide and water. In a dense dough it lives without oxygen and forms carbon dioxide and alcohol instead, which evaporates in baking.',
    question:
      'Why does fermentation give the cell so much less energy, and why do bakers let dough rise slowly?',
    goodAnswer:
      'In fermentation sugar is broken down only partly, so most of its chemical energy remains in the alcohol; respiration releases it almost completely and yields many times more ATP for each sugar molecule. A slow, cool rise gives yeast and bacteria time to form acids and aromas. Enzymes also work on starch and protein, which improves flavor and texture.',
    hints: [
      'Would pure alcohol burn? What does this say about the energy left in it?',
      'Two things happen in resting dough: gas, and what else?',
    ],
  },
  {
    key: 'science-older-fitness-measure',
    title: 'Six minutes of walking',
    difficulty: 'easy',
    week: 7,
    description:
      'In clinics, patients with heart or lung disease are sometimes asked how far they can walk in six minutes on the level, at their own speed, with rests allowed.',
    question:
      'What makes so simple a test useful, and which influences have to be kept constant when it is repeated?',
    goodAnswer:
      'It resembles daily life, needs no apparatus and sums up the cooperation of heart, lungs, blood and muscles, so a change in a person over time is meaningful. Track, instructions, encouragement, shoes, time of day and medication should stay the same. It does not reveal which organ is the cause, so other examinations are needed for that.',
    hints: ['What would cheering do to the result?', 'Think of what the number does not tell.'],
  },
  {
    key: 'science-older-thermometer-debug',
    title: 'The thermometer that lies',
    difficulty: 'medium',
    week: 7,
    description:
      'A camp’s weather station reports 104 degrees Fahrenheit on a day that feels like 85. It stands against a south-facing brick wall, in the sun, two feet above the ground.',
    question:
      'Set up three hypotheses and one quick test for each. Why is it a poor remedy to subtract 19 degrees from every reading?',
    goodAnswer:
      'Direct sun, heat from the wall or a faulty sensor may be to blame: shade it, move it over open grass, or compare it with a second thermometer in the same place. Subtracting a fixed number would fit only one hour. The error changes with sun and wind, and at night it might even have the opposite effect.',
    hints: [
      'Each hypothesis should predict something that the others do not.',
      'Is the error the same at midnight?',
    ],
  },
  {
    key: 'science-older-convection-global',
    title: 'Why deserts lie in belts',
    difficulty: 'hard',
    week: 8,
    description:
      'Many of the world’s great deserts lie near 30 degrees north or south, while the equator is rainy. Air rises near the equator and sinks in those belts.',
    question: 'Explain both climates by what happens to moist air as it rises and sinks.',
    goodAnswer:
      'Rising air expands under lower pressure and cools, so its water vapor condenses and falls as rain near the equator. The air, now dry, flows poleward at great height and sinks around 30 degrees, where it is compressed and warms. Warm dry air dissolves clouds rather than forming them, so little rain falls.',
    hints: [
      'A bicycle pump gets warm. What happens in the reverse case?',
      'How does relative humidity change when the same air becomes warmer?',
    ],
  },
  {
    key: 'science-older-lens-focus',
    title: 'Why glasses differ',
    difficulty: 'medium',
    week: 8,
    description:
      'In a dim room, hold different reading glasses between a window and a sheet of paper until a sharp image of the window appears. Measure the distance. Keep them out of direct sunlight.',
    question:
      'How do you find the power in diopters, and why can a nearsighted person’s glasses not produce such an image?',
    goodAnswer:
      'For a distant object the image lies at the focal length, and the power in diopters is one divided by that length in meters, so 50 centimeters correspond to 2 diopters. Glasses for nearsightedness have diverging lenses, which spread the rays. They form only a virtual image that cannot be caught on paper.',
    hints: [
      'Is the window far away compared with the distance that you measured?',
      'Feel whether the lens is thicker in the middle or at the edge.',
    ],
  },
  {
    key: 'science-older-placebo',
    title: 'The pill with nothing in it',
    difficulty: 'medium',
    week: 8,
    description:
      'In trials of pain remedies many people report relief after a pill that contains no active substance. Some would have improved in any case.',
    question:
      'Why does a good trial need a placebo group, random assignment and blinding, and what could a third, untreated group add?',
    goodAnswer:
      'The placebo group shows what expectation, attention and natural recovery do, so that the remedy’s own effect is the difference between groups. Random assignment makes the groups comparable on average, also in respects that nobody thought of, and blinding prevents hopes from coloring reports. An untreated group would help to separate recovery over time from the effect of expectation.',
    hints: [
      'If everybody knew who got the real pill, what would change?',
      'People often seek help when they feel worst. What happens next, with or without a pill?',
    ],
  },
  {
    key: 'science-older-many-tests',
    title: 'Twenty jellybeans',
    difficulty: 'hard',
    week: 8,
    description:
      'A team tests whether any of twenty colors of candy affects memory. One color shows a result that chance alone would produce only once in twenty tests, and the press reports it.',
    question:
      'How likely is at least one such false find if no color has any effect? What should the team do next?',
    goodAnswer:
      'The probability that all twenty tests show nothing unusual is 0.95 to the twentieth power, about 36 percent, so there is about a 64 percent chance of at least one false find. The team should report all twenty tests, apply a stricter threshold and repeat the one color with new participants. A plan that has been published beforehand guards against picking out pleasing results.',
    hints: [
      'Work out the chance that nothing strange happens, first for two tests.',
      'What would you want to know about tests that were never mentioned?',
    ],
  },
  {
    key: 'science-older-nitrogen-cycle',
    title: 'Clover as fertilizer',
    difficulty: 'medium',
    week: 8,
    description:
      'Farmers have long grown clover or beans between crops of grain. On their roots one finds small pinkish nodules in which bacteria live.',
    question:
      'What do the bacteria do for the plant and for the next crop, and why must nitrogen be renewed although air consists mostly of it?',
    goodAnswer:
      'They convert nitrogen gas, which plants cannot use, into compounds from which the plant builds proteins, and receive sugar in exchange. When roots and leaves decay, the nitrogen becomes available for the next crop. Harvests carry it away, rain washes some out, and other bacteria return part of it to the air.',
    hints: [
      'A triple bond holds the two atoms of nitrogen gas together.',
      'Follow one atom from the soil to a loaf, and beyond.',
    ],
  },
  {
    key: 'science-older-cradle-material',
    title: 'The life of a T-shirt',
    difficulty: 'easy',
    week: 8,
    description:
      'Choose a cotton shirt and list every stage from field to trash: growing, spinning, dyeing, sewing, shipping, selling, washing, discarding.',
    question:
      'At which stages do water, energy and human labor weigh most, and which of your own habits would change the balance?',
    goodAnswer:
      'Growing and dyeing cotton may use a great deal of water, while washing in hot water and machine drying often account for a large share of energy during use. Sewing needs much handwork, sometimes under poor conditions. Wearing a shirt for longer spreads all these costs over more days, and cooler washing and drying on a line lower the energy of use.',
    hints: [
      'Which stages happen once, and which happen fifty times?',
      'Some costs do not appear on a meter.',
    ],
  },
];
