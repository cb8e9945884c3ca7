import type { LessonSource } from '@lamplight/domain/lessons';

export const scienceDay44: LessonSource = {
  category: 'science',
  dayNumber: 44,
  pictures: ['bread', 'bowl-with-spoon', 'sheaf-of-rice'],
  references: ['Luke 22:19', 'Exodus 12:39', 'Matthew 13:33', '1 Corinthians 5:6-8'],
  bands: {
    kindergarten: {
      title: 'Who Made the Holes in the Bread?',
      description: 'Look closely at a slice of bread. Somebody tiny was at work.',
      content: `Look at a slice of bread. It is full of holes! Push it softly. It is like a sponge. Who made the holes? Was it a mouse?

No! It was yeast. Yeast is alive. It is so small that you cannot see just one. A baker stirs it into warm, wet flour. The yeast is hungry. It eats sugar in the dough. Then it puffs out gas. Bubble, bubble! The bubbles get stuck in the dough. Up it goes, big and round and soft.

Then it goes in the hot oven. Now it is bread. It cannot turn back into flour.

Some bread has no yeast. It stays flat. Long ago, God’s people had to hurry out of Egypt. There was no time to wait for bubbles. Each year they ate flat bread and remembered.

One evening Jesus ate it with His friends.

> He took the bread, gave thanks and broke it
> — Luke 22:19

Everyone got a piece.`,
      difficulty: 'beginner',
      objectives: [
        'Tell how yeast makes dough rise.',
        'Name one change that cannot be turned back.',
      ],
      activities: [
        {
          title: 'Be the dough',
          description:
            'Curl up small, close to your friends. You are flour and water. A grown-up says that the yeast is eating. Puff your cheeks. Get bigger and bigger. Pop!',
        },
        {
          title: 'Can it go back?',
          description:
            'Fold a leaf. Open it again. Now tear a leaf. Crumble dry bread. Put the crumbs together again. Which change can go back?',
        },
      ],
      checks: [
        {
          question: 'What makes the holes in bread?',
          options: ['A mouse with teeth', 'Bubbles from yeast', 'A baker’s finger'],
          answer: 1,
          explanation: 'Yeast puffs out gas. The bubbles get stuck in the dough.',
          practises: [0],
        },
        {
          question: 'What does yeast like to eat?',
          options: ['Sugar', 'Little stones', 'The oven'],
          answer: 0,
          explanation: 'It eats sugar in the dough. So it is alive.',
          practises: [0],
        },
        {
          question: 'Which one cannot turn back?',
          options: ['A folded towel', 'An open door', 'Baked bread'],
          answer: 2,
          explanation: 'Baked bread never turns back into flour.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'Two Bowls on a Windowsill',
      description: 'One lump of dough grew and the other one sulked. What was the difference?',
      content: `## A test by accident

Rosa and her brother Teo each made a ball of dough. They used the same flour, the same spoon of yeast and the same cup of water. Rosa left her bowl in the sun. Teo put his in the cooler by mistake.

After an hour Rosa’s dough was twice as tall. Teo’s dough had hardly moved. “Yours is broken,” said Rosa. “No,” said Mom. “His is only cold.”

## A farm in a bowl

Yeast is a living thing. It is a cousin of mushrooms, but each one is only a single cell, far too tiny to see. One small spoon holds more of them than there are people on earth! Dry yeast is asleep. Water wakes it up.

Then it starts to eat. It takes in sugar and gives off carbon dioxide, the same gas that you breathe out. Flour and water make a stretchy net, and the net traps the bubbles. Yeast works best when it is as warm as a summer day. In the cold it slows down. In a hot oven it dies, but the holes stay.

## Can you turn it back?

Tear a loaf in two. It is smaller, but it is still bread. Melt an ice cube, and you can freeze it again. Those are changes of shape or state.

Baking is another kind of change. New substances are made, with a new smell, a new color and a new taste. You can’t bake a loaf backward.

## The bread that did not wait

When Israel fled from Egypt, they had to go at once.

> Since their dough had no leaven, the people baked what they had brought out of Egypt into unleavened loaves.
> — Exodus 12:39

Leaven is old dough with live yeast in it. Jewish families still eat flat bread at Passover. Some bakers allow only eighteen minutes from the first drop of water to the oven!

On the feast of flat bread, Jesus took a loaf and gave thanks. Then He broke it, so that there was some for everyone.`,
      difficulty: 'beginner',
      objectives: [
        'Explain what yeast eats and what it gives off.',
        'Tell a change that makes something new from a change of shape.',
        'Spot the one thing that differed in a test.',
      ],
      activities: [
        {
          title: 'Hunt for changes',
          description:
            'Walk around camp with paper. Make two lists: “still the same stuff” and “something new.” Look at ashes, rust, cut grass, puddles, toast, chopped wood and brown apple cores. Find eight. Argue about the hard ones.',
        },
        {
          title: 'Race of the bowls',
          description:
            'If the camp kitchen is baking, ask for two spoons of the dough. Put one in a warm spot and one in a cool spot. Mark the height every ten minutes. Keep everything else alike.',
        },
      ],
      checks: [
        {
          question: 'What does yeast give off that makes dough rise?',
          options: ['Warm water', 'Stretchy flour', 'A gas', 'Sugar'],
          answer: 2,
          explanation: 'Yeast eats sugar and gives off gas. The net of dough traps the bubbles.',
          practises: [0],
        },
        {
          question: 'What was the one thing that differed between the two bowls?',
          options: [
            'How warm they were',
            'How much flour was in them',
            'The size of the spoon of yeast',
            'The kind of water',
          ],
          answer: 0,
          explanation:
            'All the rest was alike. So the cold must be the reason that Teo’s dough was slow.',
          practises: [2],
        },
        {
          question: 'Which of these makes something really new?',
          options: ['Cutting paper', 'Melting ice', 'Tearing a loaf', 'Toasting bread'],
          answer: 3,
          explanation: 'Toast has a new color, smell and taste, and it will not turn back.',
          practises: [1],
        },
      ],
    },
    intermediate: {
      title: 'What the Yeast Breathes Out',
      description:
        'Nothing is lost when sugar turns into bubbles, and you can check it on a pair of scales.',
      content: `## A quarrel over beer

In 1856 a manufacturer in the French city of Lille asked a young chemist for help. He made alcohol out of beet juice, and some of his vats were going sour. The chemist was Louis Pasteur. Most experts believed at the time that sugar simply fell apart by itself, and that yeast was a kind of dead scum. Pasteur looked through his microscope. In healthy vats he saw plump, round cells that were budding. In sour ones there were tiny rods instead. His conclusion was that fermentation is the work of living things, and that different ones do different work.

Forty years later Eduard Buchner ground yeast with sand, squeezed out the juice and poured it on sugar. It bubbled, although not a single whole cell was left. The work is done by helpers inside the cell that we now call enzymes. Pasteur was right that life makes them, and his opponents were right that chemistry does the rest. It happens more often than you would think that both sides of a quarrel hold a piece.

## The equation

Without oxygen, yeast splits one glucose into two molecules of alcohol and two of carbon dioxide:

C₆H₁₂O₆ → 2 C₂H₅OH + 2 CO₂

Count the atoms. On the left there are six of carbon. On the right there are four in the alcohol and two in the gas. In grams, 180 of sugar become 92 of alcohol and 88 of carbon dioxide, and 92 + 88 = 180. If the bowl gets lighter, that’s because something flew off.

A chemical change means that atoms get new partners. Typical signs are gas, heat, light, a new color, a new smell, or a solid that appears in a clear liquid. One sign alone may fool you, since boiling water bubbles too. In the oven the alcohol evaporates, the gas expands, and sugars and proteins in the crust combine into hundreds of brown and fragrant substances.

## How fast?

Yeast likes it between about 25 and 35 degrees Celsius. Above 55 or so it dies. Below 10 it works so slowly that bakers leave dough in the cold overnight on purpose, as slow dough tastes better.

Nobody in Jerusalem bought yeast in packets. You kept back a lump of old dough and kneaded it into the new one. So the same culture was handed on from week to week. For Passover all of it was cleared out of the house, and people ate flat bread for seven days, as on the night of the escape. After that they started afresh.

## Leaven, for better or worse

Jesus once compared God’s kingdom with leaven, because a little of it works its way through everything. Paul used the same fact as a warning: “Do you not know that a little leaven works through the whole batch of dough?” (1 Corinthians 5:6). Spite spreads in a cabin as well as kindness does, and both begin small.

At His last meal, Jesus held the flat bread of that feast.

> This is My body, given for you; do this in remembrance of Me.
> — Luke 22:19

A grain is ground, a dough is baked, a loaf is broken, and none of it can be undone. He chose a change of that kind as the sign of what He was about to do.`,
      difficulty: 'intermediate',
      objectives: [
        'Check that mass and atoms are conserved in fermentation.',
        'Recognize chemical changes by several signs.',
        'Explain how the ideas about fermentation were corrected.',
      ],
      activities: [
        {
          title: 'Atoms on the table',
          description:
            'Collect 6 dark stones, 12 seeds and 6 leaves for the atoms of one glucose. Rearrange them into two alcohols, each with 2 dark stones, 6 seeds and 1 leaf, and two carbon dioxides, each with 1 stone and 2 leaves. Is anything left over? Then try to make alcohol alone. What prevents you?',
        },
        {
          title: 'Prosecutor and defender',
          description:
            'One team lists everything which speaks for “yeast is only dead scum,” the other everything for “yeast is alive,” using only what could be seen in 1856. Then reveal the microscope and Buchner’s juice, one after the other. After each, say what you would now give up and what you would keep.',
        },
      ],
      checks: [
        {
          question:
            '180 grams of sugar ferment into 92 grams of alcohol. How much gas is given off?',
          options: ['92 grams', '88 grams', '272 grams', '180 grams'],
          answer: 1,
          explanation: 'Mass is conserved, so 180 − 92 = 88 grams.',
          practises: [0],
        },
        {
          question: 'Which observation is the strongest sign of a chemical change?',
          options: [
            'Water in a pot forms bubbles at 100 degrees',
            'Sugar disappears when it is stirred into hot tea',
            'A wet towel becomes lighter on the line',
            'Pale dough turns brown and smells quite different',
          ],
          answer: 3,
          explanation:
            'New color and new smell together point to new substances. The others are changes of state or a mixture.',
          practises: [1],
        },
        {
          question: 'What did Buchner’s experiment add to Pasteur’s view?',
          options: [
            'Juice from crushed cells can ferment sugar too',
            'Fermentation needs neither cells nor anything that they make',
            'Sour vats contained no living things of any kind',
            'Yeast cells only bud if they are ground with sand',
          ],
          answer: 0,
          explanation:
            'The enzymes that cells make go on working outside them. So each side had been partly right.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'An Economy of Bubbles',
      description:
        'Yeast wastes nine tenths of its food and wins by it. A domesticated fungus, its arithmetic, and a table.',
      content: `## Two ways of spending a sugar

A yeast cell that has oxygen at its disposal can burn glucose completely and gain roughly 30 units of ATP, the currency in which cells pay. Fermentation yields 2. To live at the same rate without oxygen, it must therefore consume about fifteen times as much sugar, and Pasteur observed in 1861 that it does: admit air, and the consumption of sugar declines. The observation bears his name.

Bread yeast adds a complication. When sugar is abundant, it ferments even in the presence of oxygen, squandering what it could have burned. Biologists call this the Crabtree effect and have proposed several explanations. Fermentation is quicker; it requires less machinery; and it fills the surroundings with alcohol, which competitors tolerate poorly. Once the sugar has gone, yeast switches over and burns the alcohol that it made. What looks like waste may be a strategy.

## Counting the rise

Suppose that 9 grams of glucose in a dough are fermented. As its molar mass is 180 grams, that amounts to 0.05 mole and produces 0.1 mole of carbon dioxide. At 30 degrees Celsius a mole of gas occupies nearly 25 liters, so that some 2.5 liters are released, of which a loaf retains a part. Below about 10 degrees activity virtually ceases, and within the useful range it roughly doubles for each rise of ten degrees. The approximation, known as the Q₁₀ rule, reflects the share of molecules which possess sufficient energy to react. An enzyme does not alter where a reaction ends; it lowers the barrier on the way.

The cells multiply in the meantime. With a doubling time of 90 minutes, a culture grows sixteenfold in six hours, provided that sugar lasts. It never lasts, which is why exponential growth in nature is always a description of a beginning.

## A model organism

In 1996 the complete genome of Saccharomyces cerevisiae was published, about 6,000 genes, before that of any other organism whose cells have a nucleus. Many of them have recognizable counterparts in us. In 2015 a group in Texas replaced 414 genes that are essential to yeast, one at a time, by the corresponding human gene; in nearly half of the cases the yeast survived. Since 1986 yeast has produced the vaccine against hepatitis B, and it produces a good portion of the world’s insulin. Relatedness by descent is how biologists account for the exchangeability. Christians have various views on how God brought about the diversity of life, and it is a matter on which to talk patiently with pastor and parents. The exchangeability itself is an observation.

Handling cultures imposes an old discipline that has become topical. A baker’s starter carries the organisms of her hands and of her flour; a research strain carries its history; a patient’s cells carry the patient. Whoever collects them asks first, records what was agreed to, and keeps within it.

## Leavened or unleavened

At Passover every trace of leaven was removed from the houses of Israel.

> Your boasting is not good. Do you not know that a little leaven works through the whole batch of dough? Get rid of the old leaven, that you may be a new unleavened batch, as you really are.
> — 1 Corinthians 5:6-7

Because starter was propagated from lump to lump, whatever had gone wrong in one batch would be inherited by the next. Only an interruption could cure that, and the feast interrupted it annually. Paul’s metaphor is microbiologically sound: corruption is hereditary and does not remain local. Jesus nevertheless employed the identical process for the kingdom of heaven, “like leaven that a woman took and mixed into three measures of flour” (Matthew 13:33), an enormous quantity. The image is morally neutral; what matters is what is spreading.

The churches have even disagreed over the loaf. Roman Catholics and many Protestants celebrate with unleavened bread, recalling the Passover setting of the meal; most Orthodox churches use leavened bread, in which they see a token of resurrection life. In 1054 the difference figured among the mutual reproaches of Rome and Constantinople. Both customs point to the same sentence.

> This is My body, given for you; do this in remembrance of Me.
> — Luke 22:19

Neither the wheat nor the leaven is spared in the making of bread: the one is ground, the other perishes in the oven. It may be unwise to squeeze doctrine out of baking. Yet someone who has kneaded dough knows that nourishment has a history of being given up, and is perhaps slower to take the piece handed on by a neighbor for granted.`,
      difficulty: 'advanced',
      objectives: [
        'Compare fermentation and respiration quantitatively.',
        'Calculate amounts of gas and of growth in a dough.',
        'Interpret the biblical images of leaven from how a starter is propagated.',
      ],
      activities: [
        {
          title: 'Ledger of a loaf',
          description:
            'For a dough in which 18 grams of glucose are fermented, calculate the moles of sugar, the moles and liters of gas at 25 liters a mole, and the mass of alcohol. State three assumptions, and say for each whether it makes your figure too large or too small.',
        },
        {
          title: 'What spreads here?',
          description:
            'With two others, name one habit of speech that has spread through your camp or school from a small beginning. Trace who took it up and why. Design an interruption comparable to Passover: what would be cleared out, for how many days, and what would be started afresh?',
        },
      ],
      checks: [
        {
          question:
            'A cell needs 60 units of ATP. How many glucose molecules does it take by fermentation, and how many by respiration, at 2 and 30 units each?',
          options: ['15 and 1', '120 and 1,800', '30 and 2', '2 and 30'],
          answer: 2,
          explanation: '60 ÷ 2 = 30 and 60 ÷ 30 = 2, a ratio of fifteen.',
          practises: [0],
        },
        {
          question:
            'A yeast culture doubles every 90 minutes. By what factor has it grown after nine hours, if sugar lasts?',
          options: ['Six', 'Sixty-four', 'Twelve', 'Thirty-two'],
          answer: 1,
          explanation: 'Nine hours are 540 minutes, thus six doublings: 2⁶ = 64.',
          practises: [1],
        },
        {
          question: 'Why was an annual interruption an effective cure for a spoiled starter?',
          options: [
            'Unleavened bread contains substances that destroy harmful organisms',
            'Flour that has been stored for a year loses its natural yeast',
            'Starters become too strong when they are used over a long period',
            'Each batch was inoculated from the last and inherited its faults',
          ],
          answer: 3,
          explanation:
            'Old dough seeded the new. Only by discarding all of it could the inheritance be broken.',
          practises: [2],
        },
      ],
    },
  },
};
