import type { LessonSource } from '@lamplight/domain/lessons';

export const scienceDay56: LessonSource = {
  category: 'science',
  dayNumber: 56,
  pictures: ['recycling-symbol', 'worm', 'globe-showing-europe-africa'],
  references: [
    'Revelation 21:5',
    'Revelation 22:1-2',
    'Genesis 2:15',
    'Romans 8:19-22',
    'Psalm 104:30',
  ],
  bands: {
    kindergarten: {
      title: 'Where Do Old Leaves Go?',
      description: 'Every fall the leaves come down. So why is the forest not full?',
      content: `Pick up an old brown leaf. It is dry. It cracks. Is it trash? No! Wait and see.

Rain makes it soft. Worms munch it. Tiny living things nibble too. Bit by bit the leaf turns to dark soil. Smell it. Mmm, earth! Then a seed falls in. The soil feeds it. Up comes a little tree. It grows new leaves!

Old leaf, soil, new leaf. Round and round it goes. Water goes around, too. It rains, it flows, it floats up again. The earth wastes nothing.

But a plastic bag does not turn to soil. So we pick it up. God gave us the earth to love and keep.

Some things are broken and sad. We cannot mend them all. But God made a big promise. It stands near the end of the Bible.

> “Behold, I make all things new.”
> — Revelation 21:5

All things! You too. Now plant a seed and wait.`,
      difficulty: 'beginner',
      objectives: [
        'Tell how an old leaf becomes a new one.',
        'Show one way to look after the earth.',
      ],
      activities: [
        {
          title: 'Leaf hotel',
          description:
            'Lift a pile of old leaves. Who lives there? Look, but do not hurt. Put the lid of leaves back on. Good night, worms!',
        },
        {
          title: 'Round and round dance',
          description:
            'Stand tall like a tree. Flutter down like a leaf. Lie flat like soil. Curl up like a seed. Grow! Do it all again.',
        },
      ],
      checks: [
        {
          question: 'Who helps to turn a leaf into soil?',
          options: ['Cars', 'Worms', 'Clouds'],
          answer: 1,
          explanation: 'Worms and tiny living things eat it, bit by bit.',
          practises: [0],
        },
        {
          question: 'What feeds the seed so that it can grow?',
          options: ['A plastic bag', 'A brown stone', 'The dark soil'],
          answer: 2,
          explanation: 'The old leaf became soil. The soil feeds the seed.',
          practises: [0],
        },
        {
          question: 'You see a bag on the grass. What is good to do?',
          options: ['Pick it up', 'Cover it with leaves', 'Wait for the worms'],
          answer: 0,
          explanation: 'A bag does not turn to soil. So we pick it up.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'A World Without a Trash Can',
      description: 'On the last day of camp, the oldest banana peel told its story.',
      content: `## The buried list

On the first day, Nia’s group had buried five things in a corner of the garden: a banana peel, a leaf, a wool thread, a tin lid and a plastic fork. On the last day they dug them up again. The peel was gone. The leaf was like lace. The thread was thin. The lid had rusty spots. And the fork? It looked brand new.

“The fork wins,” said Sam. “No,” said Nia, “the fork loses. Nobody can use it for anything else.”

## Who took the peel?

Worms tore it to bits. Then living things too small to see took the bits apart: bacteria and fungi. They live on it, and what is left over feeds plants. In one handful of good soil there are more living things than there are people on earth.

So nothing in nature is only trash. What one creature drops, another one needs.

- You breathe out a gas, and leaves take it in.
- Leaves give off oxygen, and you breathe it in.
- Water rises to the clouds, falls, flows and rises again.

All these wheels are turned by the sun. The earth gets light from outside every day, but hardly any new stuff. It has to use the same stuff again and again.

## Keepers

People are good at taking things out of the circle. We can also put them back. We can mend a sock, lend a book, eat what is on the plate and sort the rest. In Genesis, God gave the garden to people “to cultivate and keep it” (Genesis 2:15). To keep it means to take care of it, as you do with something you love.

## New

You can’t mend the whole earth with one peel. God knows that. On the last pages of the Bible He says something about everything that is broken:

> “Behold, I make all things new.”
> — Revelation 21:5

Nia put the soil back and pushed a bean into it. Someone else would eat it, next summer.`,
      difficulty: 'beginner',
      objectives: [
        'Describe how dead things become food for living ones.',
        'Name two circles in nature and what drives them.',
        'Choose one habit that keeps things in the circle.',
      ],
      activities: [
        {
          title: 'Your own buried list',
          description:
            'Bury five small things, such as peel, leaf, paper, thread and a bottle cap, in one place at home. Draw a map. Guess which will be gone in eight weeks. Dig them up then, and take out whatever did not rot.',
        },
        {
          title: 'The long life of a thing',
          description:
            'Choose something you would throw away today. Find three more lives for it with your group: mend, share, turn into something. Act them out. Which one could you really do before supper?',
        },
      ],
      checks: [
        {
          question: 'What drives the circles of water and of living things?',
          options: ['The moon', 'The wind alone', 'The sun', 'The worms'],
          answer: 2,
          explanation: 'Light from the sun comes in every day and turns the wheels.',
          practises: [1],
        },
        {
          question: 'What happened to the banana peel in the ground?',
          options: [
            'Worms, fungi and bacteria took it apart',
            'It melted in the rain and flowed away',
            'It sank so deep that nobody found it',
            'It turned into a banana plant',
          ],
          answer: 0,
          explanation: 'They live on it, and what is left feeds plants.',
          practises: [0],
        },
        {
          question: 'Your sock has a hole. What keeps it in the circle?',
          options: [
            'Burying it under a stone',
            'Mending it and wearing it again',
            'Hiding it in a drawer',
            'Buying two new pairs at once',
          ],
          answer: 1,
          explanation: 'A mended thing stays in use, and nothing new has to be made.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Borrowed Atoms',
      description:
        'You are made of things that have been other things, and they will be needed again.',
      content: `## On loan

About a fifth of your weight is carbon. Where was it before? It came from food, the food came from leaves, and the leaves got it out of the air. Before that, some of it was breathed out by a cow or a neighbor, and some lay dissolved in the sea. In a manner of speaking you’re a place where carbon stays for a while.

Chemists keep accounts of it in billions of tonnes. In the early 2020s there were about 880 in the air, some 450 in plants, and far more in soils, sea and rocks. Each year land plants take in some 120 or more, and almost as much comes back, since plants breathe, too, and everything dies and rots.

Nearly. By burning coal, oil and gas people add about 10 each year, carbon that had been out of the circle for millions of years, by the usual dating. Land and sea swallow about half of it. The rest stays. Carbon dioxide made up 280 parts in a million before 1800, and around 425 in 2025. It warms the planet, as thousands of measurements agree. How nations should share the work of changing that is debated, and those who have the least should be heard in it.

## A hole that is being mended

Can something so large be repaired at all? In 1974 Mario Molina and Sherwood Rowland worked out that gases from spray cans and refrigerators would destroy ozone, high up where it protects us from ultraviolet light. They were attacked for it. In 1985 British researchers reported that over Antarctica a large part of it really disappeared each spring. Two years later governments signed a treaty in Montreal, and in time every country on earth joined.

As of 2022, experts of the United Nations expected the ozone layer over Antarctica to be as thick around 2066 as it was in 1980. Most of those who signed will not live to see that. They did it anyway.

## How much comes back?

Suppose 80 percent of the cans in a town are melted down for new ones. Of 1,000 cans there are 800 after one round, 640 after two, 512 after three. At 50 percent it would be 125. A can made of old aluminum takes only about 5 percent of the energy of a new one. Better still is the thing that isn’t needed in the first place.

## New, not just again

If everything goes around, where is it going? Ecclesiastes watched wind and rivers circle, and it made him tired. The Bible as a whole tells a story that isn’t a circle. It begins with a garden and ends with a city that has the tree of life in its middle.

> And the leaves of the tree are for the healing of the nations.
> — Revelation 22:2

Christians picture it in different ways. Many expect that God will renew this very earth, as He raised the body of Jesus; others that He will replace it by another. Either way it’s His work, and He says “I make all things new” (Revelation 21:5), not all new things. None of us can bring that about with a compost heap. But whoever knows how the story ends has every reason to begin now. On the last day of camp you can leave a place better than you found it.`,
      difficulty: 'intermediate',
      objectives: [
        'Describe the carbon cycle with its stocks and flows.',
        'Calculate what remains after several rounds of recycling.',
        'Explain from the example of ozone how people can mend damage together.',
      ],
      activities: [
        {
          title: 'Carbon with beans',
          description:
            'Mark fields for air (88 beans), plants (45), sea and deep rock. Each round is a year: 12 beans from air to plants, 12 back. Now add one bean a year from the rock to the air, and every second year move one from the air to the sea or to plants. Chart the air for twenty rounds. Then stop adding. What happens?',
        },
        {
          title: 'A year from now',
          description:
            'With your group, find one thing at this place that is worn out. Plan its repair with what is there: who, when, from what. Do it today, or hand the plan to someone who stays. Write next to it the date on which it ought to be looked at again.',
        },
      ],
      checks: [
        {
          question:
            'Of 1,000 cans 70 percent are recycled each round. About how many are left after two?',
          options: ['700', '400', '343', '490'],
          answer: 3,
          explanation: '0.7 × 1,000 = 700, and 0.7 × 700 = 490.',
          practises: [1],
        },
        {
          question:
            'Why does carbon dioxide in the air rise, although plants take in so much of it?',
          options: [
            'Plants have stopped growing in most parts of the earth',
            'Old carbon is added faster than land and sea take it up',
            'The sea gives back all of what it has taken in since 1800',
            'Animals breathe out more every year than plants can hold',
          ],
          answer: 1,
          explanation:
            'The natural cycle nearly balances. What is dug up and burned comes on top, and half of it stays.',
          practises: [0],
        },
        {
          question: 'What does the story of the ozone layer show?',
          options: [
            'That damage of that size mends itself within a few years',
            'That spray cans were never a real problem for the air',
            'That all nations together can end a cause of harm in time',
            'That a warning is believed at once if the numbers are right',
          ],
          answer: 2,
          explanation:
            'Scientists warned and were attacked, the damage was measured, and every country joined the treaty.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Stocks, Flows and a Promise',
      description:
        'What thermodynamics allows, what the carbon budget says, and why hope is not the same thing as recycling.',
      content: `## Residence

A stock through which matter flows steadily has a mean residence time: the amount divided by the rate. On the second day of this program the rule was applied to atmospheric water, which stays for less than ten days. For carbon in the atmosphere, with 880 billion tonnes and an exchange of about 200 annually with plants and ocean, the quotient is 880 ÷ 200 = 4.4 years. From this figure it has sometimes been concluded that emissions vanish swiftly, which is a fallacy, because exchange is not removal. A given atom may soon be swapped for another in the sea, whereas the surplus persists until it has been buried in deep water and sediment, and a considerable part of it remains after a thousand years.

The annual addition from fossil fuels is nearly 10 billion tonnes of carbon, of which roughly half stays in the air. Dividing by 2.13, the billions of tonnes that correspond to one part per million, gives 5 ÷ 2.13, hence an increase of about 2.3 parts per million each year. Measured increases since 2010 have been around 2.5. The agreement of ledger and observation is one reason for the confidence of those who keep it.

## Why circles are possible

The second law states that in an isolated system disorder increases. From this it is sometimes inferred that renewal is an illusion. But the earth is not isolated. It receives concentrated sunlight and radiates diffuse heat, and with that gradient it can assemble leaves from carbon dioxide and fertile soil from corpses for as long as the sun shines. What the law exacts is a payment at each turn. Recycled fibers shorten, alloys become contaminated, and at a recovery rate of 70 percent only 0.7³ = 34.3 percent of a metal is still in use after three rounds. Raising the rate to 90 percent more than doubles that, to 72.9. The sensible order is therefore old: use less, use longer, repair, and melt down last.

On the scale of the cosmos the payment cannot be postponed indefinitely. The sun, by current models, has several billion years left, and the universe as a whole tends toward a state in which nothing further happens. Bertrand Russell wrote in 1903 that one must build upon the firm foundation of unyielding despair. He had read the physics correctly, although it may be doubted whether physics is the entire text.

## A city, finally

> Then I saw a new heaven and a new earth, for the first heaven and earth had passed away, and the sea was no more.
> — Revelation 21:1

Christians are divided about the continuity between this world and that one. The second letter of Peter speaks of elements destroyed by fire, and some infer that the present earth will be replaced. Paul speaks of a creation “set free from its bondage to decay” (Romans 8:21), and others conclude that it will be transformed, as a seed is in the plant. Interpreters differ likewise over millennium and sequence, and about which images are to be taken literally. The ancient creeds content themselves with Christ’s return, the resurrection of the dead, and a kingdom without end. Wise pastors can explain their own church’s reading and speak fairly of the remainder.

Common to all these readings is that the new is given. A cycle returns what was there before, with deductions. What the voice from the throne announces is something that no process within the system could yield.

> “Behold, I make all things new.”
> — Revelation 21:5

The sentence is addressed to people whose tears are about to be wiped away one by one, and it is no prognosis obtained from trends. Its warrant lies in an event: according to the Christian confession, one body has already passed through death into a life upon which decay has no further claim, and it still bore its scars.

## What remains to be done

Does such hope make diligence superfluous? Some have argued so and have treated the earth accordingly, although the opposite inference has considerably more to be said for it. Those who clean a room because its owner is expected do not clean less carefully than those who expect nobody. Adam was placed in a garden that belonged to Another, “to cultivate and keep it” (Genesis 2:15), and the commission has not been revoked. Nor does success have to be guaranteed in advance, as the diplomats demonstrated who in 1987 signed a protocol at Montreal for the benefit of an ozone layer that is not expected to recover completely before the 2060s.

Week by week this program has followed light, water, bones, bread, stone and breath. None of them can be owned, each of them is on loan, and all of them, the promise maintains, are included in all things. Fifty-six days ago it was dark over the surface of the deep. In the last chapter a lamp is no longer needed. In between, for the time being, someone has to carry one.`,
      difficulty: 'advanced',
      objectives: [
        'Compute residence times and rates of recovery.',
        'Explain why exchange is not removal and why cycles do not contradict the second law.',
        'Compare the renewal by cycles with the promise of Revelation 21 and its consequences for care.',
      ],
      activities: [
        {
          title: 'Residence in a bucket',
          description:
            'Let water run into a bucket with a small hole until the level is steady. Measure the inflow by filling a cup, and the volume. Compute the residence time, then add a spoonful of beet juice and time how long the color persists. Now block half of the hole. Explain the difference between swapping and removing.',
        },
        {
          title: 'Handing over',
          description:
            'Write a page for whoever comes to this place next summer: what you found, what you altered, what is still broken, what is worth waiting for. Include one number that they can measure again. Read it aloud in your circle and leave it where it can be found.',
        },
      ],
      checks: [
        {
          question:
            'A forest soil stores 60 tonnes of carbon per hectare, and 12 enter and leave it annually. How long is the mean residence time?',
          options: ['5 years', '0.2 years', '720 years', '48 years'],
          answer: 0,
          explanation: '60 ÷ 12 = 5.',
          practises: [0],
        },
        {
          question:
            'Why does a residence time of 4.4 years not mean that surplus carbon soon disappears?',
          options: [
            'The figure was measured before the industrial age began',
            'Plants refuse carbon that stems from coal or oil',
            'Atoms are swapped for others, while the excess itself remains',
            'The sun continuously creates new carbon dioxide in the air',
          ],
          answer: 2,
          explanation:
            'Exchange leaves the total unchanged. The surplus falls only as carbon is buried for good.',
          practises: [1],
        },
        {
          question:
            'How does the promise in Revelation 21 differ from a natural cycle, as the lesson puts it?',
          options: [
            'It repeats the first creation without deductions',
            'It gives what no process within the system could yield',
            'It takes place only in the memory of those who believe',
            'It depends on how well the earth has been cared for',
          ],
          answer: 1,
          explanation:
            'A cycle returns what was there. The promise rests on the resurrection and is a gift.',
          practises: [2],
        },
      ],
    },
  },
};
