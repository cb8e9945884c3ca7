import type { LessonSource } from '@lamplight/domain/lessons';

export const scienceDay12: LessonSource = {
  category: 'science',
  dayNumber: 12,
  pictures: ['camel', 'desert', 'hedgehog'],
  references: ['Genesis 24:19', 'Psalm 104:18', 'Job 39:5-8', 'Isaiah 43:20'],
  bands: {
    kindergarten: {
      title: 'Clever Camels',
      description: 'It is hot and dry. How can anyone live here?',
      content: `The sand is hot, hot, hot! There is hardly any water. You and I would need a big bottle. But some animals live here.

Look at the camel. It has long lashes. They keep the sand out of its eyes. It can close its nose. Its feet are wide and soft. They do not sink into the sand.

What is in the hump? Many people say water. No! It is fat. Fat is like a lunch box. A camel can live from it for days. At the well it drinks and drinks.

A little fox lives here too. It has huge ears. The heat goes out through them. In the day it sleeps in a cool hole. At night it comes out.

> The high mountains are for the wild goats
> — Psalm 104:18

God gives each animal a home. He gives it what it needs there.`,
      difficulty: 'beginner',
      objectives: ['Tell what a camel has for the sand.', 'Say what is in a camel’s hump.'],
      activities: [
        {
          title: 'Camel feet',
          description:
            'Push one finger into sand. It goes deep. Now press with your flat hand. Which sinks less? A camel has flat feet like your hand.',
        },
        {
          title: 'Cool hole',
          description:
            'Touch sand or soil in the sun. Then dig a small hole. Touch the soil down there. Is it cooler? Now you know why the fox digs.',
        },
      ],
      checks: [
        {
          question: 'What do long lashes do for a camel?',
          options: ['They make it run', 'They help it smell', 'They keep sand out'],
          answer: 2,
          explanation: 'Sand blows a lot in the desert. Lashes protect its eyes.',
          practises: [0],
        },
        {
          question: 'What is in the hump of a camel?',
          options: ['Fat', 'Water', 'Sand'],
          answer: 0,
          explanation: 'The hump is full of fat. It is like a lunch box.',
          practises: [1],
        },
        {
          question: 'Why does a camel have wide feet?',
          options: ['To swim fast', 'So it does not sink', 'To dig a hole'],
          answer: 1,
          explanation: 'Wide feet stay on top of the sand.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'How to Live Where Nothing Drips',
      description:
        'One animal never drinks. One wears its water. One drinks a bathtub in a quarter of an hour.',
      content: `## Problem: no water

In some deserts it does not rain for years. By day the ground gets too hot for bare feet, and at night it may freeze. And still there are tracks in the sand every morning! When a body or a habit fits the place where an animal lives, it is called an adaptation.

## Solution one: save it

A camel loses little water. It hardly sweats until it gets very hot. It can let its body warm up in the day and cool off in the night. Its nose catches the wet in its own breath. The hump is not a water tank. It holds fat for hungry times. When the camel does come to a well, it can drink around a hundred liters in fifteen minutes.

Now you know what Rebekah offered when she said this:

> I will also draw water for your camels, until they have had enough to drink.
> — Genesis 24:19

## Solution two: make it

The kangaroo rat of North America may never take a drink in its life. It gets water from the dry seeds that it eats, for a body makes some water when it burns food. Its home is a cool hole, and it comes out only at night.

## Solution three: catch it

On some mornings fog drifts over the Namib desert in Africa. A black beetle climbs to the top of a dune and stands on its head. Tiny drops collect on its back and roll down right into its mouth.

Plants have tricks too. A cactus wears thorns for leaves, so that less water escapes, and its stem can swell like an accordion after rain.

Nobody is good at everything. A camel in the jungle would be unhappy, and a frog in the dunes even more. Each fits its own place, and that is something to marvel at.`,
      difficulty: 'beginner',
      objectives: [
        'Explain what an adaptation is.',
        'Describe three ways of living with little water.',
        'Correct the mistake about what is in a camel’s hump.',
      ],
      activities: [
        {
          title: 'Wet sponge race',
          description:
            'Soak four equal bits of cloth. Lay one flat in the sun, one flat in the shade, roll one up in the sun, and put one under a stone. Feel them every half hour. Which stays wet longest, and which animal does it remind you of?',
        },
        {
          title: 'Invent a survivor',
          description:
            'Choose a hard place: a windy cliff, a dark cave, an icy shore. Draw an animal with three adaptations that fit. Let others guess the place from your drawing.',
        },
      ],
      checks: [
        {
          question: 'Which of these is an adaptation?',
          options: [
            'A fox that saw a snake once',
            'Thorns in place of leaves on a cactus',
            'A stone that is hot at noon',
            'A puddle after rain',
          ],
          answer: 1,
          explanation: 'Thorns lose less water than leaves do. They fit the dry place.',
          practises: [0],
        },
        {
          question: 'How does the kangaroo rat get its water?',
          options: [
            'From fog on its back',
            'From a deep well',
            'From milk of camels',
            'From the food that it eats',
          ],
          answer: 3,
          explanation: 'Its body makes water out of dry seeds. It may never need a drink.',
          practises: [1],
        },
        {
          question: 'A friend says that camels carry water in their humps. What do you answer?',
          options: [
            'It is fat for hungry days',
            'It is air to keep cool',
            'It is salt from the desert',
            'You are right about that',
          ],
          answer: 0,
          explanation: 'The hump stores fat. Water is kept in the whole body.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Engineers of the Dry Land',
      description: 'A body is mostly water. In the desert, every drop has to be accounted for.',
      content: `## A budget of water

Think of an animal as a household with an income and expenses. Water comes in by drinking, with food, and as metabolic water, which is set free when the body burns fats and sugars. It goes out through breath, sweat, urine and droppings. If the expenses are larger than the income for too long, the animal dies. A human being who loses more than a tenth of the body’s weight as water is in mortal danger. A camel can lose a quarter and walk on.

How does it manage? With a whole series of small economies.

- Its temperature may swing from about 34 degrees in the morning to 41 in the afternoon. Heat that we would have to sweat away is simply stored until the cool of the night.
- On the way out, moist breath passes over cool folds inside the nose, and much of the water condenses and is saved.
- Its kidneys make thick urine, and its droppings are so dry that they can be burned.
- Its red blood cells are oval and survive swelling, so that it may drink a hundred liters at once without harm.

The fat is stored in one place, in the hump, which is another advantage. Spread all over the body, it would act like a winter coat.

## Two ways to handle heat

An adaptation can lie in the body or in behavior. The fennec fox has both. Its ears are up to fifteen centimeters long and full of blood vessels that give off heat, while it spends the day in a den where it may be thirty degrees cooler than on the surface.

The addax, an antelope, turns nearly white in summer. Desert plants play the same game: a saguaro cactus opens its pores at night, when less water escapes, takes in carbon dioxide and stores it until sunrise.

## Where do adaptations come from?

Biologists explain them by natural selection. Young animals differ a little from one another; those that are better suited to the place are more likely to survive and to pass on their features; over a great many generations, small differences add up. Christians agree that God is the Creator of all that lives, and they differ about how and over what time He brought it about. Many see His work in these very processes, others understand the days of Genesis as ordinary days. It is worth talking about with your family and your pastor, and it need not keep anyone from studying camels.

> Who set the wild donkey free? Who released the swift donkey from the harness? I made the wilderness his home and the salt flats his dwelling.
> — Job 39:5-6

In that passage God reminds a very sad man how many creatures thrive far away from any human help. A place that looks empty to us isn’t empty at all.`,
      difficulty: 'intermediate',
      objectives: [
        'Draw up the water budget of an animal.',
        'Explain several adaptations of the camel.',
        'Distinguish adaptations of the body from those of behavior.',
      ],
      activities: [
        {
          title: 'My own budget',
          description:
            'For one day note all that you drink and roughly how much water is in what you eat (fruit and vegetables about nine tenths, bread about one third). Compare the total with what people typically lose: about 1.5 liters as urine, half a liter by breath, half a liter through the skin. Does your budget balance?',
        },
        {
          title: 'Nose of a camel',
          description:
            'Breathe for one minute into a glass that has been standing in the shade, then into one that has been in the sun. Describe where more mist forms. Explain how cool folds in a camel’s nose save water, and design a better trap out of paper and foil.',
        },
      ],
      checks: [
        {
          question:
            'In a day an animal takes in 2 liters by drinking, 1 by food and 0.5 as metabolic water. It loses 4 liters. What is its balance?',
          options: ['It gains 0.5 liters', 'It is even', 'It loses 1 liter', 'It loses 0.5 liters'],
          answer: 3,
          explanation:
            'Its income is 3.5 liters and its expenses are 4, so half a liter is missing.',
          practises: [0],
        },
        {
          question: 'Why is it useful that a camel’s temperature may rise during the day?',
          options: [
            'It can digest dry grass more quickly',
            'Heat is stored and need not be sweated away',
            'It looks less tasty to predators',
            'Its hump turns into water',
          ],
          answer: 1,
          explanation: 'Cooling by sweat costs water. The camel waits for the cool night.',
          practises: [1],
        },
        {
          question: 'Which is an adaptation of behavior?',
          options: [
            'Sleeping in a cool den by day',
            'Oval red blood cells',
            'Large ears with many blood vessels',
            'Fur that turns white',
          ],
          answer: 0,
          explanation:
            'Where and when to be active is something the animal does. The others belong to its body.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The Thermodynamics of a Camel',
      description:
        'Knut Schmidt-Nielsen took a thermometer into the Sahara and overturned what everyone knew about humps.',
      content: `## A field experiment

Until the 1950s textbooks repeated Pliny’s statement that camels store water, whether in the stomach or the hump. The physiologist Knut Schmidt-Nielsen went to an oasis in Algeria, measured, and found nothing of the kind. What he found was more interesting. A dehydrated camel lets its body temperature vary by as much as seven degrees in twenty-four hours.

The savings can be estimated. Warming one kilogram of tissue by one degree takes about 3.5 kilojoules. An animal of 500 kilograms that warms by six degrees therefore stores 500 × 6 × 3.5 = 10,500 kilojoules. To lose this heat by evaporation at roughly 2,400 kilojoules per liter would require 10,500 ÷ 2,400, or about 4.4 liters of water. The camel keeps the water and radiates the heat to the night sky at no cost. There is a second gain: the warmer the animal, the smaller the difference from the surrounding air, and the less heat flows in.

Nor is the hump a reservoir in disguise. Oxidizing a kilogram of fat does yield about 1.1 kilograms of water, but the oxygen must be inhaled, and in dry air breathing costs at least as much as is gained. The advantage of the hump is energy, and its position leaves the remaining skin free to give off heat.

## Countercurrents

Many solutions exploit exchange between streams that flow in opposite directions. In the nose of a kangaroo rat, inhaled air cools the passages by evaporation; exhaled air, warm and saturated, then gives up both heat and water to the same surfaces and leaves cooler than the body. In its kidney, loops that reach deep into the tissue generate a gradient of salt and allow the urine to become several times more concentrated than seawater. Neither process violates the second law. Both slow down the inevitable losses by placing the outgoing stream beside the incoming one.

Engineers have learned from such arrangements. Heat recovery ventilators in buildings work like the nose; nets that harvest water from fog in Morocco and Chile were inspired in part by the beetles of the Namib, although biologists have since pointed out that only a few of these species actually bask in fog.

## Fitness and its limits

Adaptation is always relative to an environment, and it is usually a compromise. Large ears radiate heat and attract predators. Concentrating urine costs energy. No organism is optimal in the abstract, and rapid change may strand one that was superbly suited to conditions which no longer obtain. Surveys repeated in the Mojave Desert after a century showed that the number of bird species per site had declined by more than forty percent, most of all where the demand for evaporative cooling had increased, whereas small mammals, which can retreat into burrows, had been comparatively stable.

Biologists account for the origin of adaptations by variation and selection in the course of immense times, and the theory is supported by many independent lines of evidence. Among Christians there are those who see in it the manner of God’s creating, those who accept it in part, and those who read Genesis as excluding it; the differences concern how, and not whether, the world is God’s. It would be a pity if the dispute drowned out the wonder.

> I made the wilderness his home and the salt flats his dwelling. He scorns the tumult of the city and never hears the shouts of a driver.
> — Job 39:6-7

The speeches from the whirlwind praise precisely those creatures that are of no use to us. Job is led through a landscape in which human beings do not appear, and he is healed there of the assumption that the world revolves around his grief or his usefulness. A field biologist, waiting motionless before sunrise for a rodent that has never tasted water, may know something of that cure.`,
      difficulty: 'advanced',
      objectives: [
        'Estimate the water that a camel saves by storing heat.',
        'Explain the principle of countercurrent exchange.',
        'Discuss adaptation as a compromise relative to an environment.',
      ],
      activities: [
        {
          title: 'Back of the envelope',
          description:
            'Estimate for yourself: how many kilojoules would you store if your temperature could rise by two degrees, and how much sweat would that save? State every assumption. Compare with how much people lose on a hot hike, about a liter an hour, and explain why we could not imitate the camel.',
        },
        {
          title: 'Two streams',
          description:
            'Line up two rows of six people facing each other. One row passes cups of warm water to the left, the other passes cups of cold water to the right, and at each step opposite neighbors hold their cups against each other for ten seconds. Feel the cups at the ends. Repeat with both rows moving in the same direction and compare.',
        },
      ],
      checks: [
        {
          question:
            'An animal of 200 kilograms warms by 4 degrees at 3.5 kilojoules per kilogram and degree. How much heat does it store?',
          options: ['700 kilojoules', '2,800 kilojoules', '1,400 kilojoules', '28,000 kilojoules'],
          answer: 1,
          explanation: '200 × 4 is 800, and 800 × 3.5 is 2,800 kilojoules.',
          practises: [0],
        },
        {
          question: 'What do the nose and the kidney of the kangaroo rat have in common?',
          options: [
            'Both produce water from fat',
            'Both stop all loss of water',
            'Streams in opposite directions exchange what would be lost',
            'They are cooled by contact with the ground',
          ],
          answer: 2,
          explanation:
            'Placing the outgoing stream next to the incoming one retains heat, water or salt. Losses are slowed and not abolished.',
          practises: [1],
        },
        {
          question:
            'Why were desert birds hit harder than small mammals in the surveys from the Mojave?',
          options: [
            'They need more water for cooling and cannot retreat underground',
            'They had been hunted for their feathers',
            'They feed on plants that prefer the shade',
            'They had never been adapted to a desert',
          ],
          answer: 0,
          explanation:
            'What fitted one environment may fail in a warmer one. Burrows gave the mammals a refuge that birds do not use.',
          practises: [2],
        },
      ],
    },
  },
};
