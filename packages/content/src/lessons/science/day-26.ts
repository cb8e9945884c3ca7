import type { LessonSource } from '@lamplight/domain/lessons';

export const scienceDay26: LessonSource = {
  category: 'science',
  dayNumber: 26,
  pictures: ['ewe', 'herb', 'wolf'],
  references: ['Psalm 23:1-4', 'Psalm 104:14', 'Psalm 104:27-28', 'Ezekiel 34:18'],
  bands: {
    kindergarten: {
      title: 'Who Eats the Grass?',
      description: 'Munch, munch! Follow the food from the sun to the sheep.',
      content: `The sun shines on the grass. The grass makes its own food. It grows and grows.

Along comes a sheep. Munch, munch! It eats the grass. Now the sheep grows.

A wolf is hungry too. It would like to eat the sheep. This is called a food chain. Sun, grass, sheep, wolf!

Here is one more. Leaf, caterpillar, bird, cat. Each one eats the one before. And every chain starts with a plant.

A shepherd takes care of sheep. He finds green grass. He finds still water. He keeps the wolf away. Then he walks on to new grass. The old grass can grow back.

David was a shepherd boy. He sang that God takes care of us.

> The LORD is my shepherd; I shall not want.
> — Psalm 23:1

Baa! What did you eat that grew from the ground?`,
      difficulty: 'beginner',
      objectives: ['Put sun, grass and sheep in order.', 'Tell what a shepherd does for sheep.'],
      activities: [
        {
          title: 'Chain of friends',
          description:
            'One is the sun. One is grass. One is a sheep. Hold hands in the right order. Now make a chain with a bird.',
        },
        {
          title: 'Shepherd, may I?',
          description:
            'The sheep walk behind the shepherd. He looks for green grass. There they all sit and munch. Then he leads them on.',
        },
      ],
      checks: [
        {
          question: 'What does a sheep eat?',
          options: ['Grass', 'Wolves', 'Sand'],
          answer: 0,
          explanation: 'Sheep munch grass. The grass grew in the sun.',
          practises: [0],
        },
        {
          question: 'What starts a food chain?',
          options: ['A wolf', 'A plant', 'A bird'],
          answer: 1,
          explanation: 'Plants make food with sunlight. Then others eat them.',
          practises: [0],
        },
        {
          question: 'Why does the shepherd walk on to a new place?',
          options: ['He lost his way', 'He fears the sun', 'He looks for fresh grass'],
          answer: 2,
          explanation: 'The sheep need fresh grass. The old grass can grow back.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'Sunlight in a Woolly Coat',
      description: 'How does a sunbeam become a lamb? Walk the food chain and find out.',
      content: `## Makers, eaters and cleaners

Every living thing in a meadow has a job. Plants are the makers, for they build their own food from sunlight, water and air. Animals are the eaters. Some, such as sheep and snails, eat plants. Others, such as owls and wolves, hunt. Then there are the cleaners: worms, beetles, mushrooms and tiny germs. They turn dead leaves and droppings into soil, and new plants grow from it.

A food chain shows who is eaten by whom. The arrow means “is food for.”

- grass → sheep → wolf
- clover → beetle → shrew → owl

Most animals eat more than one thing, so many chains cross each other. Together they make a food web. If you pull on one thread, the others move too.

## How to eat grass

You could not live on grass, because your body cannot open its tough parts. A sheep has a stomach with four rooms. In the first and biggest room live billions of tiny helpers that break the grass down. Later the sheep brings some of it up again and chews it once more, lying in the shade. This is called chewing the cud.

## Too many mouths

If a flock stays too long on one hill, the grass is bitten down to the roots. Then rain washes away the soil. A good shepherd leads the flock on in time and comes back when the hill is green.

> He makes me lie down in green pastures; He leads me beside quiet waters.
> — Psalm 23:2

David wrote that song, and he had cared for sheep himself. He knew that they lie down only when they are full and not afraid. So it was a big thing to say about God: with Him I can lie down.`,
      difficulty: 'beginner',
      objectives: [
        'Draw a food chain with arrows that point the right way.',
        'Explain how sheep can live on grass.',
        'Tell why a flock has to move on.',
      ],
      activities: [
        {
          title: 'Web of wool',
          description:
            'Each child is a plant, an animal or the sun. Pass a ball of string from food to eater and hold on to it. When the web is done, the clover tugs. Who feels the pull? Let one animal drop its string and talk about it.',
        },
        {
          title: 'Cleaners at work',
          description:
            'Lift an old log or a pile of leaves with a grown-up. Count the little animals for two minutes without hurting them. Put the log back just as it was, for it is their roof.',
        },
      ],
      checks: [
        {
          question: 'Which food chain is right?',
          options: [
            'Owl → mouse → seed',
            'Mouse → seed → owl',
            'Seed → mouse → owl',
            'Seed → owl → mouse',
          ],
          answer: 2,
          explanation: 'The arrow means “is food for.” The mouse eats the seed.',
          practises: [0],
        },
        {
          question: 'Who breaks down the tough grass inside a sheep?',
          options: [
            'Its wool',
            'Tiny helpers in its stomach',
            'Its sharp front teeth',
            'The hot sun',
          ],
          answer: 1,
          explanation: 'Billions of them live in the first room of the stomach.',
          practises: [1],
        },
        {
          question: 'What may happen if sheep stay on one hill too long?',
          options: [
            'The grass gets taller',
            'The sheep forget to chew',
            'The hill gets new springs',
            'The soil washes away',
          ],
          answer: 3,
          explanation: 'Roots hold the soil. When the grass is gone, rain can take it.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'The Thin Air at the Top',
      description: 'Why does a valley feed a thousand sheep but only a handful of wolves?',
      content: `## Counting in sunlight

Energy enters a meadow as light. Grass captures only about one percent of it and stores it as sugar and fiber. What the sheep eats is used mostly for moving, for keeping warm and for digesting; much leaves as dung and breath. As a rule of thumb, only around a tenth of the energy at one level becomes new body mass at the next.

Imagine a pasture whose plants store 100,000 units of energy in a year. The plant eaters that live on it can gain about 10,000 units. Their hunters gain 1,000, and an animal that lives on those hunters gains 100. After three meals only a thousandth is left. This explains why large predators need huge territories, and why the chains rarely have more than four or five links.

Matter is different. Carbon and nitrogen aren’t lost on the way. Decomposers such as fungi and bacteria take dead matter apart, and roots take up what they set free. Energy flows through; matter goes around.

## A fermenting barrel on four legs

No mammal makes an enzyme for cellulose, the fiber that stiffens plants. Sheep, goats and cows solve the problem with partners. Their largest stomach, the rumen, is a warm tank without oxygen, where bacteria and other microbes split cellulose and turn it into acids that the animal absorbs. In the end the sheep digests many of the microbes as well. One waste product is methane, and the animal burps it out. It warms the climate strongly, and scientists test feeds that reduce it.

In this manner sheep convert what people can’t eat, on slopes where nothing can be sown, into milk, meat and wool.

## The art of leaving in time

A pasture has a carrying capacity: the number of animals it can feed for years without being damaged. If each hectare yields 600 kilograms of usable grass in a season and a sheep eats 2 kilograms a day, 600 ÷ 2 = 300 days of grazing are there for the taking. Three sheep can stay for 100 days, ten for just 30. Afterward the plants must rest, since the leaves that are bitten off are the very parts that make new ones.

In dry lands this art is ancient. A shepherd in the hills of Judah had to know each well and each slope, the season of each herb, and the places where a leopard might wait.

> He restores my soul; He guides me in the paths of righteousness for the sake of His name.
> — Psalm 23:3

The song goes on into a dark valley, for the way to summer pastures leads through ravines. It doesn’t promise that there are no predators. Hunters are part of a living landscape, and people have learned in many places to protect flocks with dogs and fences rather than wipe out the wolf. David says something else: You are with me. He had been the one who stayed with the flock, and so he knew what those words were worth.`,
      difficulty: 'intermediate',
      objectives: [
        'Calculate the energy that reaches each level of a food chain.',
        'Explain how ruminants make use of cellulose.',
        'Work out how long a pasture can feed a flock.',
      ],
      activities: [
        {
          title: 'Pyramid of water',
          description:
            'Fill a bucket with a hundred cups of water or sand: that is what the plants store. Pass on a tenth to the grazers, a tenth of that to the hunters, and so on. Where do you run out of things that you can measure? Pour everything onto a flower bed in the end.',
        },
        {
          title: 'Tiny pasture',
          description:
            'Mark two squares of lawn, each as wide as your foot is long. With permission, trim one close to the ground every day and leave the other. After a week compare height, color and number of leaves. What would a flock have done?',
        },
      ],
      checks: [
        {
          question:
            'Plants store 50,000 units. With the rule of one tenth, how much do animals gain that eat plant eaters?',
          options: ['5,000 units', '500 units', '50 units', '45,000 units'],
          answer: 1,
          explanation: 'The plant eaters gain 5,000, and those that eat them gain 500.',
          practises: [0],
        },
        {
          question: 'Why can a sheep live on fiber when you cannot?',
          options: [
            'It produces its own enzyme for cellulose',
            'It chews with stronger jaws',
            'Its blood is warmer than yours',
            'Microbes in its rumen split cellulose',
          ],
          answer: 3,
          explanation: 'Mammals lack such an enzyme. The sheep houses partners that have one.',
          practises: [1],
        },
        {
          question:
            'A pasture holds 480 kilograms of usable grass. How long does it last for 8 sheep that eat 2 kilograms a day each?',
          options: ['30 days', '60 days', '120 days', '240 days'],
          answer: 0,
          explanation: 'Together they eat 16 kilograms a day, and 480 ÷ 16 = 30.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Common Ground',
      description:
        'A model of grazing, a famous pessimist, and the woman who went to see how shepherds actually share.',
      content: `## The limits of a slope

Let N be the biomass of grass on a hillside and K the greatest amount that the hillside can support. A common model of its growth is the logistic one: the gain per unit of time equals r × N × (1 − N ÷ K). If N is small, there are few leaves to grow from; if N is close to K, the plants shade one another and growth ceases. In between lies a maximum. The expression N × (1 − N ÷ K) is a downward parabola with zeros at 0 and K, so it peaks midway, at N = K ÷ 2, and the largest sustainable yield is r × K ÷ 4.

Take K = 2,000 kilograms for each hectare and r = 0.04 per day. The best yield is then 0.04 × 2,000 ÷ 4 = 20 kilograms a day, sufficient for ten sheep that eat two kilograms each. An eleventh animal at that point takes more than grows back. The stock of grass shrinks, growth declines with it, and the collapse feeds on itself. Models of this sort ignore drought, mixed species and trampling, and prudent herders stay well below the calculated optimum.

## Energy, fiber and methane

Grasslands cover perhaps a third of the ice-free land, most of it too dry, steep or cold for crops. Ruminants open this store by fermentation. Microbes in the rumen convert cellulose into short-chain fatty acids, from which the animal derives the greater part of its energy. The process disposes of hydrogen in the form of methane, with a cost to the climate: over twenty years, a kilogram of methane warms roughly eighty times as much as one of carbon dioxide. Whether livestock on a particular piece of land does more good than harm depends on soils, numbers, alternatives and people’s livelihoods, and honest accounts include all of these.

## Hardin and Ostrom

In 1968 the biologist Garrett Hardin described a pasture open to all. Every herder gains the full profit of an additional animal and bears only a fraction of the damage; therefore, he argued, each will add animals until the commons is ruined, unless it becomes private property or is placed under state control. He called this a tragedy.

Elinor Ostrom went and looked. In the Swiss village of Törbel she found a rule, recorded in 1517, according to which nobody could send more cows to the shared alp than he could feed in winter. In Spain, Japan and elsewhere she studied communities that had managed meadows, water and forests in common for centuries. Success was not guaranteed, yet it followed patterns: clear boundaries, rules made by those who must obey them, neighbors who monitor, penalties that begin mildly, and quick, cheap ways to settle conflicts. In 2009 she became the first woman to receive the Nobel Memorial Prize in economics. What Hardin had described was a pasture without conversation.

## The flock that muddies the water

More than two and a half thousand years earlier, Ezekiel addressed the powerful of his nation as shepherds who fed themselves, and the strong among the flock as well.

> Is it not enough for you to feed on the good pasture? Must you also trample the rest of the pasture with your feet?
> — Ezekiel 34:18

The charge is ecological and social at once: not merely that they take, but that they spoil what they leave for others. Against such herding the prophet sets God, who will search for His sheep in person. Psalm 23 belongs to the same world. Its green pastures were no lawn; in the dry hills of Judah they were found by somebody who knew the rainfall of every slope and who went ahead. To say in such a country “I shall not want” (Psalm 23:1): that is neither naive nor a statement about income. It expresses confidence in someone’s guidance, and those who share it can afford to leave some grass.`,
      difficulty: 'advanced',
      objectives: [
        'Derive the largest sustainable yield of a logistic pasture.',
        'Explain the benefit and the climate cost of ruminant digestion.',
        'Compare the views of Hardin and Ostrom on shared resources.',
      ],
      activities: [
        {
          title: 'The commons game',
          description:
            'Put forty pebbles in the middle for a group of five. In each round everybody may secretly take up to three; then what remains grows by a half, up to forty at most. Play six rounds in silence. Then play again and allow five minutes for making rules. Report which rules emerged and who enforced them.',
        },
        {
          title: 'Local commons',
          description:
            'Identify something that your group shares: a kitchen, a field, quiet, hot water. Interview users about the rules, written and unwritten, and compare them with the five patterns that Ostrom found. Propose one improvement to those who must live by it.',
        },
      ],
      checks: [
        {
          question:
            'A pasture follows the logistic model with K = 1,500 kg and r = 0.08 per day. What is its largest sustainable yield?',
          options: ['15 kg a day', '60 kg a day', '120 kg a day', '30 kg a day'],
          answer: 3,
          explanation: 'r × K ÷ 4 = 0.08 × 1,500 ÷ 4 = 120 ÷ 4 = 30.',
          practises: [0],
        },
        {
          question: 'What does fermentation in the rumen provide, and what does it cost?',
          options: [
            'Oxygen for the blood, and a loss of body heat',
            'Protein from sunlight, and the release of nitrogen',
            'Energy from cellulose, and the release of methane',
            'Vitamins from soil, and a loss of minerals',
          ],
          answer: 2,
          explanation:
            'Microbes make fatty acids that feed the animal, and hydrogen leaves as a strong greenhouse gas.',
          practises: [1],
        },
        {
          question: 'Which finding of Ostrom speaks against Hardin’s conclusion?',
          options: [
            'Communities have kept shared pastures productive for centuries',
            'Herders everywhere own their land privately',
            'States manage pastures better than villages do',
            'Shared pastures never suffer any damage',
          ],
          answer: 0,
          explanation:
            'Under certain patterns of self-made rules, sharing works. She did not claim that it always does.',
          practises: [2],
        },
      ],
    },
  },
};
