import type { ReadingItem } from '../../items.ts';

/** Nature, and how things work. */
export const middleReadingOnTheWorld: readonly ReadingItem[] = [
  {
    key: 'reading-middle-tardigrade',
    title: 'The Bear in the Moss',
    difficulty: 'easy',
    passage:
      'Squeeze the water from a clump of moss and look at it under a microscope. With luck, something with eight stubby legs will come paddling across your view. It is a tardigrade, or water bear, and it is about as long as the thickness of a fingernail.\n\nIf its moss dries up, the water bear pulls in its legs, loses almost all of its water and becomes a tiny barrel called a tun. In that state it hardly lives at all, yet it is not dead. Tuns have survived freezing, boiling heat and, in 2007, ten days outside a satellite in space. Add a drop of water, and it may be walking again within the hour.\n\nIts toughness is really a talent for waiting.',
    question: 'What does the author mean by “a talent for waiting”?',
    hints: [
      'What does the animal do when its home dries out?',
      'What must come before it can walk again?',
      'Does it fight the danger or sit it out?',
    ],
    goodAnswer:
      'A tardigrade survives by shutting down and lasting through the bad time until water comes back; it does not fight the danger.',
  },
  {
    key: 'reading-middle-canal-lock',
    title: 'Stairs for Ships',
    difficulty: 'easy',
    passage:
      'Water lies flat, so how can a ship climb a hill? On a canal it uses a lock, which is a chamber with watertight gates at both ends.\n\nSuppose a boat wants to go up. It enters the chamber at the lower level, and the gates behind it are closed. Then valves are opened, and water from the upper canal pours in by its own weight. No pump is needed. The boat rises along with the water, like a toy in a bathtub. As soon as the level inside matches the canal above, the upper gates can be pushed open, and the boat glides out.\n\nThe gates meet in a V that points upstream, so the weight of the water itself presses them shut.',
    question:
      'Why does a lock need no pump? And what is the clever idea in the shape of the gates?',
    hints: [
      'Which way does water flow by itself?',
      'From where does the water enter the chamber?',
      'What happens to a V-shape when it is pushed from its pointed side?',
    ],
    goodAnswer:
      'Water runs in from the higher canal by gravity. The gates point upstream, so the water pushes them tightly together.',
  },
  {
    key: 'reading-middle-noise-cancel',
    title: 'Silence Made of Sound',
    difficulty: 'medium',
    passage:
      'Sound travels as a wave, in which the air is squeezed together and then spread out, over and over. Imagine a second wave that does exactly the opposite: where the first one squeezes, it spreads, and where the first one spreads, it squeezes. When the two meet, they cancel each other, and there is almost nothing left to hear.\n\nThis is what happens inside noise-canceling headphones. A small microphone picks up the rumble of the train, a chip calculates the opposite wave, and a loudspeaker plays it within a fraction of a thousandth of a second.\n\nIt works best with steady, low sounds such as engines. A sudden clap or a voice changes too quickly and is harder to catch.',
    question:
      'How can adding a sound make things quieter? Why is a clap harder to cancel than an engine?',
    hints: [
      'What does the second wave do where the first one squeezes?',
      'How much time does the chip have?',
      'Which sound can be predicted, and which comes by surprise?',
    ],
    goodAnswer:
      'The added wave is the exact opposite, so the two cancel. An engine is steady and easy to match, but a clap comes suddenly and changes too fast.',
  },
  {
    key: 'reading-middle-surtsey',
    title: 'The Youngest Island',
    difficulty: 'medium',
    passage:
      'One morning in November 1963 the cook of a fishing boat south of Iceland saw dark smoke on the horizon. It was not a burning ship. A volcano was breaking through the surface of the sea, and by the next day there was an island where there had been only waves. It was named Surtsey.\n\nEver since, hardly anyone but scientists has been permitted to land there, for they want to watch how life arrives without help. Seeds drifted in on the water or came in the stomachs of birds. The first plant was found in 1965. Gulls nested there later, and wherever their droppings enriched the bare ground, meadows began to spread.\n\nOnce a tomato plant was discovered, and it had to be removed. A visitor had left it behind in the most natural way.',
    question: 'Why are so few people allowed on Surtsey, and why did the tomato plant have to go?',
    hints: [
      'What do the scientists want to find out?',
      'How did the other plants reach the island?',
      'Who brought the tomato?',
    ],
    goodAnswer:
      'Scientists want to see how life reaches new land without human help. The tomato came from a person, so it would have spoiled the observation.',
  },
  {
    key: 'reading-middle-arctic-tern',
    title: 'Two Summers a Year',
    difficulty: 'easy',
    passage:
      'The Arctic tern weighs about as much as a small apple, but no other animal is known to travel as far in a year. It raises its chicks in the far north, where the summer sun hardly sets. When autumn comes, it flies down the Atlantic to the edge of Antarctica, where summer is just beginning, and months later it flies all the way back.\n\nScientists fitted some terns with trackers that weighed little more than a paper clip. The birds did not take the straight route. They followed huge curves in the shape of an S, so that the wind was behind them for much of the way, and covered some seventy thousand kilometers in a year.\n\nA tern can live thirty years. Most likely it sees more daylight than any creature on Earth.',
    question: 'Why do terns fly a curved route when a straight one would be shorter?',
    hints: [
      'What helps a small bird on a long flight?',
      'Think of riding a bicycle with the wind or against it.',
    ],
    goodAnswer:
      'The curves keep the wind behind them, so they spend less strength even though the distance is longer.',
  },
  {
    key: 'reading-middle-whale-fall',
    title: 'A Feast That Lasts for Decades',
    difficulty: 'medium',
    passage:
      'When a whale dies far out at sea, its body may sink to a seafloor where there is no light and almost no food. For the animals living there, it is as if a supermarket had fallen from the sky.\n\nFirst come sleeper sharks, hagfish and crabs, which can spend months or even years on the soft parts. Next, worms and snails settle in the enriched mud. Finally bacteria break down the fat inside the bones and release a gas on which whole communities of clams and mussels depend. There are even worms that live on almost nothing but whale bones; they have no mouth and no stomach, and send roots into the bone.\n\nScientists call all this a whale fall. It can keep hundreds of kinds of animals alive for decades.',
    question:
      'Put the three stages of a whale fall in order. Why does the author compare it to a supermarket?',
    hints: [
      'Look for first, next and finally.',
      'How much food is usually found down there?',
      'How many different customers does it serve?',
    ],
    goodAnswer:
      'First large scavengers eat the soft parts, then worms and snails use the mud, and finally bacteria in the bones feed others. Like a supermarket, it offers much food at once to many in a place that has little.',
  },
  {
    key: 'reading-middle-trieste',
    title: 'Seven Miles Down',
    difficulty: 'medium',
    passage:
      'On January 23, 1960, Jacques Piccard and Don Walsh squeezed into a steel ball about two meters wide that hung beneath a float filled with gasoline. They let it sink into the Mariana Trench, the deepest place in the ocean.\n\nThe descent lasted almost five hours. More than nine kilometers down, there was a loud crack that shook the whole vessel; an outer window had split. They checked their instruments and decided to continue. At the bottom, nearly eleven kilometers below the waves, the water pressed on every square centimeter with the weight of about a ton.\n\nThey remained for twenty minutes and then dropped iron ballast in order to rise. Piccard reported seeing a flatfish. Scientists today doubt it, and think that it was probably some other animal.',
    question:
      'Why would the explorers use gasoline and iron? What does the last detail show about science?',
    hints: [
      'Does gasoline float on water or sink?',
      'What happens when you let go of something heavy?',
      'Who may question a report, even one from a hero?',
    ],
    goodAnswer:
      'Gasoline is lighter than water and gives lift, and dropping the heavy iron lets them rise. Science keeps checking claims, even those of famous eyewitnesses.',
  },
  {
    key: 'reading-middle-breathing-bridge',
    title: 'The Bridge That Breathes',
    difficulty: 'medium',
    passage:
      'A steel bridge is not the same length in July as in January. Steel expands when it is warmed, because its atoms shake more strongly and push one another a little farther apart. For a bar of one meter the change is tiny: about a hundredth of a millimeter for each degree Celsius. But a bridge one kilometer long that goes from freezing winter to blazing summer, say fifty degrees of difference, grows by some sixty centimeters.\n\nIf both of its ends were fixed, it would bend or crack. For this reason engineers build gaps into the roadway and cover them with steel teeth that slide between each other like the fingers of two hands.\n\nThe thump you feel when the car drives across is the bridge, leaving itself room to breathe.',
    question: 'Why are gaps in a bridge a sign of good planning and not of poor work?',
    hints: [
      'What happens to steel in summer?',
      'What would happen if there were nowhere to go?',
      'What does “room to breathe” stand for?',
    ],
    goodAnswer:
      'Steel gets longer in heat. The gaps give it space to grow, so the bridge does not bend or crack.',
  },
  {
    key: 'reading-middle-antikythera',
    title: 'The Clockwork in the Wreck',
    difficulty: 'hard',
    passage:
      'In 1901 divers brought up treasures from a Roman-era shipwreck near the Greek island of Antikythera: statues, jewelry, glass, and a lump of corroded bronze that nobody cared about. Months later it split open, and a gear wheel was visible inside.\n\nThe experts were baffled. Clockwork as fine as this was not supposed to exist until more than a thousand years later. Decades afterward, X-rays revealed about thirty gears. Turned by a hand crank, they showed the positions of the Sun and the Moon and predicted eclipses; one dial even followed the four-year cycle of the ancient games.\n\nThe device was made about two thousand years ago. We do not know who made it, nor how many more there may have been. Bronze was precious, and old machines were melted down.',
    question:
      'Why is it unwise to conclude that people in ancient times built only one such device?',
    hints: [
      'How did this one come to survive?',
      'What usually happened to old bronze?',
      'Is “we have found just one” the same as “there was just one”?',
    ],
    goodAnswer:
      'This one survived by the accident of a shipwreck, while others may have been melted down. That we have found one does not mean only one existed.',
  },
];
