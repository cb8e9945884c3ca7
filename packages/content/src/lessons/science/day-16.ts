import type { LessonSource } from '@lamplight/domain/lessons';

export const scienceDay16: LessonSource = {
  category: 'science',
  dayNumber: 16,
  pictures: ['seedling', 'sheaf-of-rice', 'ear-of-corn'],
  references: ['Genesis 41:35-36', 'Genesis 41:48-49', 'Genesis 50:20-21', 'John 12:24'],
  bands: {
    kindergarten: {
      title: 'The Sleeper in the Bean',
      description: 'Knock, knock! Who lives inside a bean?',
      content: `Hold a dry bean. It is hard like a pebble. It looks dead. But a tiny plant sleeps in it!

The bean has a coat. The coat keeps the baby plant safe. The bean has a lunch, too. The fat part is the lunch.

What wakes the plant? Water! The bean drinks and gets fat. Pop! The coat splits. First comes a root. It goes down. Next comes a stem. It goes up. Then green leaves open in the sun.

The plant grows flowers. The flowers turn into pods. Look in the pod. More beans!

Joseph saved up a lot of grain. Grain is seeds. Then no food grew for years. But Joseph had bread for all. His brothers had been mean to him. He fed them too.

> I will provide for you and your little ones.
> — Genesis 50:21

Who shares food with you?`,
      difficulty: 'beginner',
      objectives: ['Tell what is inside a bean.', 'Put root, stem and leaves in order.'],
      activities: [
        {
          title: 'Bean in a wet bed',
          description:
            'Lay two beans on a wet cloth. Fold the cloth over them. Keep it wet and warm. Peek each day, but do not taste. Draw what you see.',
        },
        {
          title: 'Grow like a seed',
          description:
            'Curl up small on the floor. A friend sprinkles pretend rain. Push down a root. Stretch up slowly. Open your arms to the sun!',
        },
      ],
      checks: [
        {
          question: 'What sleeps inside a bean?',
          options: ['A little stone', 'A baby plant', 'A small worm'],
          answer: 1,
          explanation: 'There is a tiny plant inside. It waits for water.',
          practises: [0],
        },
        {
          question: 'What comes out of the bean first?',
          options: ['The flower', 'The leaf', 'The root'],
          answer: 2,
          explanation: 'The root goes down first. It drinks for the plant.',
          practises: [1],
        },
        {
          question: 'What is the fat part of the bean for?',
          options: ['It is lunch', 'It is a toy', 'It is a hat'],
          answer: 0,
          explanation: 'The baby plant eats it. Later its leaves make food.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'A Lunch Box That Wakes Up',
      description: 'How can a dry grain lie still for years and then turn into dinner?',
      content: `## Three parts, one plan

Soak a bean overnight and slip off its skin. It falls into two halves. Look closely where they meet! There you find a tiny root and two tiny folded leaves. That is the baby plant, the skin is its coat, and the two halves are its packed lunch.

A dry seed is alive, but only just. It breathes very, very slowly while it waits for better days.

## Three things to wake up

A seed asks for water, air and warmth. Most seeds do not need light to start, since they begin in the dark soil. Water makes the seed swell until the coat bursts. The root comes first and holds on, and then the shoot climbs toward the light while the lunch box gets empty.

Now the leaves must work. They take in air and sunlight, the roots send up water, and the leaf makes sugar. A plant cooks its own food!

## From one to many

At last the plant blooms. When a grain of pollen reaches the right spot in a flower, new seeds begin to form. One grain of wheat can give fifty grains or more. Most are eaten, but some must be kept, or nothing can be sown next year.

## A man who planned ahead

Joseph had good news and bad news for the king of Egypt. Seven years of plenty would come, and after them seven years of hunger. So he gathered grain and filled storehouses in the cities.

> So Joseph stored up grain in such abundance, like the sand of the sea
> — Genesis 41:49

Dry grain in a dry place keeps for years. Wet grain sprouts or gets moldy. When the hungry years came, even the brothers who had sold Joseph ate from his store. He had not forgotten what they did. He forgave them, and he filled their sacks.`,
      difficulty: 'beginner',
      objectives: [
        'Name the three parts of a seed and what each does.',
        'List what a seed needs to wake up.',
        'Explain why grain has to be stored dry.',
      ],
      activities: [
        {
          title: 'Four beds',
          description:
            'Put three beans in each of four cups: dry, damp and warm, damp and cool, and deep under water. Guess first. Look every day for six days. Which things does a bean need, and how can you tell?',
        },
        {
          title: 'Seeds on your plate',
          description:
            'Ask what went into your meals today. Rice, bread, beans and nuts all come from seeds. Make a list with drawings. How many kinds of seeds have you eaten?',
        },
      ],
      checks: [
        {
          question: 'What are the two halves of a bean for?',
          options: [
            'They keep out the rain',
            'They turn into roots',
            'They catch the sunlight',
            'They feed the baby plant',
          ],
          answer: 3,
          explanation: 'The halves are the packed lunch. The plant uses them up as it grows.',
          practises: [0],
        },
        {
          question: 'Which of these can most seeds do without when they sprout?',
          options: ['Light', 'Water', 'Air', 'Warmth'],
          answer: 0,
          explanation: 'Seeds start in dark soil. Light matters once there are leaves.',
          practises: [1],
        },
        {
          question: 'Rain leaks into a storehouse full of grain. What may happen?',
          options: [
            'The grain turns into stone',
            'The grain sprouts or gets moldy',
            'The grain keeps even longer',
            'The grain goes to sleep',
          ],
          answer: 1,
          explanation: 'Water wakes seeds and helps mold to grow. That is why a store must be dry.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Asleep for Two Thousand Years',
      description:
        'A date stone from an old fortress sprouted in 2005. What keeps a seed alive so long?',
      content: `## Anatomy of a kernel

A kernel of wheat weighs about four hundredths of a gram and has three parts. The bran is a tough coat. The germ is the young plant, with a root tip and the first leaf already folded. The endosperm is a store of starch and protein, and it makes up more than four fifths of the whole. White flour is ground endosperm; whole-grain flour contains the coat and the germ as well.

A ripe seed holds so little water that its chemistry almost stands still. This state is called dormancy, though “almost” is the important word. The seed still ages, since its membranes and its DNA suffer damage, and one day it can no longer repair itself.

## Waking up

When water soaks in, the germ releases a chemical signal to the layer around its store. Cells there produce an enzyme, amylase, which cuts long chains of starch into sugar. The sugar feeds the growing root. You own the same enzyme: chew a piece of bread for a minute, and it begins to taste sweet.

The shoot has to reach light before the store is empty. Then the leaves take over with photosynthesis. From carbon dioxide and water they make sugar, with sunlight as the source of energy, and they set oxygen free. Most of the solid matter in a plant therefore comes out of the air, not out of the ground.

## Truth and legend

In the nineteenth century, people paid good money for “mummy wheat” which, they were told, had been found in a tomb and could still grow. Scientists tested genuine grains from ancient Egypt. None of them sprouted, because wheat usually dies within some decades, and whatever grew for the buyers had been fresh.

A true record is almost as amazing. At Masada, a fortress in the desert near the Dead Sea, archaeologists dug up date stones, one of which was planted in 2005 and grew into a palm. Carbon dating of its shell showed that it was about two thousand years old. Extreme dryness had probably preserved it.

## A measured plan

To test a batch of seeds, farmers count out twenty, keep them damp and see how many sprout. If 18 come up, the germination rate is 18 ÷ 20 = 90 percent. Such a number helps them to decide how much to sow.

Joseph’s plan in Egypt was just as sober: collect in the good years, guard the stores, hand out in the bad years. Long afterward, when his brothers feared revenge, he answered them with one of the great sentences of the Bible.

> As for you, what you intended against me for evil, God intended for good, in order to accomplish a day like this—to preserve the lives of many people.
> — Genesis 50:20

He doesn’t say that the evil was good, just as a seed buried in the dark is not yet a harvest. He says that God was able to bring bread out of it.`,
      difficulty: 'intermediate',
      objectives: [
        'Describe the parts of a kernel and how its store is opened.',
        'Explain where the matter of a plant comes from.',
        'Calculate a germination rate and judge a claim by tests.',
      ],
      activities: [
        {
          title: 'Germination test',
          description:
            'Take twenty dried beans or lentils from a kitchen. Roll them in a damp cloth and keep it moist for five days. Calculate the share that has sprouted. Compare two sorts or two ages. What must be the same for both?',
        },
        {
          title: 'The sweet minute',
          description:
            'Chew a small piece of plain bread or cooked rice for sixty seconds without swallowing. Note the taste after 10, 30 and 60 seconds. Explain the change with the word enzyme. Anyone who must avoid wheat uses rice.',
        },
      ],
      checks: [
        {
          question: 'What does amylase do in a sprouting kernel?',
          options: [
            'It hardens the coat against beetles',
            'It catches sunlight for the germ',
            'It cuts starch into sugar',
            'It pumps water out of the store',
          ],
          answer: 2,
          explanation: 'The young plant cannot use starch directly. Sugar can travel to the root.',
          practises: [0],
        },
        {
          question: 'Where does most of the solid matter of a grown plant come from?',
          options: [
            'From minerals in the soil',
            'From carbon dioxide in the air',
            'From the endosperm of its seed',
            'From worms near its roots',
          ],
          answer: 1,
          explanation:
            'Leaves build sugar out of carbon dioxide and water. Minerals are needed, but only in small amounts.',
          practises: [1],
        },
        {
          question: 'Out of 40 lentils, 34 sprout. What is the germination rate?',
          options: ['34 percent', '74 percent', '80 percent', '85 percent'],
          answer: 3,
          explanation: '34 ÷ 40 = 0.85, and that is 85 percent.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Capital in a Husk',
      description:
        'Hormones, storage rules and a vault under the ice: why the safety of billions rests on seeds.',
      content: `## A decision without a brain

A seed that germinates at the wrong moment loses everything it has. The decision is made by two hormones that oppose each other. Abscisic acid accumulates while the seed ripens and maintains dormancy; gibberellin, released by the moistened embryo, ends it. In barley and wheat, gibberellin reaches a living layer beneath the bran and switches on the gene for amylase there. Brewers have exploited the process for millennia under the name of malting.

Many species demand further evidence before they commit themselves: weeks of cold that prove a winter has passed, a flash of red light that proves the soil above is bare, even chemicals from smoke. None of this involves knowledge. It is chemistry tuned to the odds of survival.

## What the sickle selected

In wild wheat the ripe ear shatters, so that the grains drop and scatter. A plant whose ear remained whole was a failure in the meadow and a gift to anybody with a sickle. Gatherers brought home mainly unbroken ears, and sowed from them. Archaeologists who study charred grains in the Near East can follow how the unbroken form became common, over a period that they estimate at two thousand years or more. Neither partner could afterward do without the other: domestic wheat cannot sow itself.

In the twentieth century, Norman Borlaug crossed short-stemmed varieties that did not topple under heavy ears. Harvests in Mexico, India and Pakistan multiplied, and he received the Nobel Peace Prize in 1970. The new fields also required fertilizer, irrigation and money, which not every farmer had. He himself called the success a temporary one.

## Two rules for a storehouse

James Harrington formulated rules of thumb that seed banks still teach. Each reduction of the moisture content by one percentage point doubles the life of stored seed, and so does each reduction of the temperature by five degrees Celsius. Within ordinary limits the two effects multiply. Suppose that grain is dried from 13 to 10 percent and moved from 30 to 20 degrees. The first change brings a factor of 2³ = 8, the second a factor of 2² = 4, and together the seed should live 8 × 4 = 32 times as long.

On Spitsbergen, inside a frozen mountain, the Svalbard Global Seed Vault has kept duplicates at −18 degrees since 2008; as of 2025 it contained more than a million samples. The first withdrawal occurred in 2015, when war had cut researchers off from their collection at Aleppo. They grew the seeds elsewhere and sent new ones back.

## Grain and power

Whoever controls a granary during a famine controls people. The Bible is candid about it. Joseph preserved multitudes, and by the end of chapter 47 of Genesis, the Egyptians had also sold their livestock, their land and themselves to Pharaoh. Readers have long debated whether to admire or to question that part of his administration, and it would be a mistake to hurry past the problem. What the narrative holds up for imitation is something else: a man with every means of taking revenge, who says “I will provide for you and your little ones” (Genesis 50:21).

> unless a kernel of wheat falls to the ground and dies, it remains only a seed. But if it dies, it bears much fruit.
> — John 12:24

A botanist might object that a dead kernel never germinates. Jesus spoke as a farmer sees it, for the thing that was sown is gone. He was speaking of himself, days before his death. What is kept back stays whole, and it stays alone.`,
      difficulty: 'advanced',
      objectives: [
        'Explain how hormones control dormancy and germination.',
        'Describe how harvesting changed wild wheat into a crop.',
        'Apply Harrington’s rules to the storage of seed.',
      ],
      activities: [
        {
          title: 'Storage experiment',
          description:
            'Divide a packet of beans into four lots and keep them for a week: dry and cool, dry and warm, damp and cool, damp and warm. Then run a germination test on each. State beforehand which ranking the rules of storage predict, and discuss whether a week is long enough to reveal it.',
        },
        {
          title: 'The granary council',
          description:
            'In a group of five, represent a ruler, a farmer, a city family, a neighboring people and the priest of a temple. Seven lean years are announced. Negotiate how grain is collected, priced and distributed, and record what each of you had to give up. Which rule protected the weakest?',
        },
      ],
      checks: [
        {
          question: 'What is the role of abscisic acid in a seed?',
          options: [
            'It maintains dormancy',
            'It converts sugar into starch',
            'It switches on the gene for amylase',
            'It breaks up the seed coat',
          ],
          answer: 0,
          explanation:
            'Abscisic acid holds germination back. Its opponent gibberellin starts the production of amylase.',
          practises: [0],
        },
        {
          question: 'Why did ears that do not shatter become common in wheat near villages?',
          options: [
            'Such plants resisted drought better',
            'Birds preferred to scatter them',
            'Farmers knew the laws of heredity',
            'They were harvested and sown more often',
          ],
          answer: 3,
          explanation:
            'Loose grains fell to the ground, while whole ears were carried home and partly sown again.',
          practises: [1],
        },
        {
          question:
            'Seed is dried from 12 to 10 percent moisture and cooled by 15 degrees. By which factor should its life increase?',
          options: ['6', '12', '32', '64'],
          answer: 2,
          explanation:
            'Two percentage points give 2² = 4, three steps of five degrees give 2³ = 8, and 4 × 8 = 32.',
          practises: [2],
        },
      ],
    },
  },
};
