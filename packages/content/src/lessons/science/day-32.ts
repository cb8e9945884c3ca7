import type { LessonSource } from '@lamplight/domain/lessons';

export const scienceDay32: LessonSource = {
  category: 'science',
  dayNumber: 32,
  pictures: ['scroll', 'fountain-pen', 'grapes'],
  references: [
    'Jeremiah 36:4',
    'Jeremiah 36:18',
    'Jeremiah 36:23',
    'Jeremiah 36:28',
    'Job 19:23-24',
  ],
  bands: {
    kindergarten: {
      title: 'Mix and Unmix',
      description: 'Sand and water. Salt and water. Can you get them apart again?',
      difficulty: 'beginner',
      content: `Stir sand into water. Swish, swish! It is all muddy. Now wait. The sand sinks down. You can see it at the bottom.

Stir salt into water. Swish, swish! Where is the salt? It is gone! But taste one drop. It is still in there. It only hides. Let the water dry in the sun. The salt comes back!

When you put things together, you make a mixture. Some you can pick apart with your fingers. Some you cannot.

Ink is a mixture too. It is black dust and water and a little glue. Long ago people wrote with ink like this. Baruch wrote down God’s words.

> Baruch wrote on a scroll
> — Jeremiah 36:4

A bad king burned the scroll. But Baruch wrote it all again! God’s word cannot be burned away.`,
      objectives: ['Tell what happens to sand and salt in water.', 'Name what ink is made of.'],
      activities: [
        {
          title: 'Swish and wait',
          description:
            'Stir sand into one cup of water. Stir salt into the other. Wait and look. Let a few drops of each dry in the sun. What is left tomorrow?',
        },
        {
          title: 'Berry ink',
          description:
            'Mash some dark berries with a spoon. A grown-up helps you press them through a cloth. Paint with a stick. Wash your hands well.',
        },
      ],
      checks: [
        {
          question: 'Sand is in the water. You wait. What happens?',
          options: ['It floats up', 'It sinks down', 'It turns to gold'],
          answer: 1,
          explanation: 'Sand does not hide in water. It sinks to the bottom.',
          practises: [0],
        },
        {
          question: 'The salt is gone from sight. How can you get it back?',
          options: ['Let the water dry', 'Shout at it', 'Add some more water'],
          answer: 0,
          explanation: 'The water goes into the air. The salt stays.',
          practises: [0],
        },
        {
          question: 'What is in old black ink?',
          options: ['Milk and honey', 'Sand and salt', 'Black dust, water and glue'],
          answer: 2,
          explanation: 'The dust makes it black. The glue makes it stick.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'Baruch’s Recipe for Ink',
      description:
        'Soot, gum and water: with these three a book was written that a king could not burn.',
      content: `## A recipe

How do you make black ink if there is no shop? In Bible times people held a bowl over an oil lamp and scraped off the soot. Soot is fine black carbon. They mixed it with water and with gum, which is the sticky juice of certain trees. That was all!

Each part has a job. The soot makes it black. The water makes it flow. The gum holds the soot to the page when the water is gone. If you leave out the gum, you can blow the words away.

## Two kinds of mixtures

When you put things together and each stays what it is, you have a mixture.

- In a solution, one thing spreads out in the other until it can’t be seen, like sugar in tea. It stays clear, and it doesn’t settle.
- In a suspension, tiny bits float around, like soot in ink or mud in a puddle. Leave it alone, and they sink.

That’s why scribes stirred their ink each time.

Because each thing stays what it is, you can get mixtures apart again. A sieve takes out pebbles. A cloth holds back the mud. A magnet pulls out nails. And if you let salt water dry, the salt is left.

With fire it is different. Burned paper turns into smoke and ash, and nobody can unmix that. It is a chemical change.

## The scroll in the fire

The prophet Jeremiah spoke, and his friend Baruch wrote it down in ink, column after column. When it was read to King Jehoiakim, he cut it up with a knife and threw it into the fire, piece by piece. He thought that this was the end of it.

> “It was at his dictation,” Baruch replied. “He recited all these words to me and I wrote them in ink on the scroll.”
> — Jeremiah 36:18

But the scroll was only soot and gum on a page. The words were God’s. Jeremiah told them once more, Baruch stirred his ink, and he wrote it all again, with many words added. You can read them today.`,
      difficulty: 'beginner',
      objectives: [
        'Tell what each part of ink is for.',
        'Tell a solution from a suspension.',
        'Name ways to separate mixtures.',
      ],
      activities: [
        {
          title: 'Unmix it!',
          description:
            'Mix sand, salt, pebbles and a few leaves in a bowl. Plan how to get them all apart with water, a sieve, a cloth and sunshine. Try your plan. What was the order?',
        },
        {
          title: 'Ink with and without',
          description:
            'Crush a piece of cold charcoal to powder. Mix one spoon with water only and another with water and a little flour paste. Write with a stick. When dry, rub both. Which one stays?',
        },
      ],
      checks: [
        {
          question: 'What is the gum in ink for?',
          options: [
            'It makes the ink black',
            'It makes the soot stick to the page',
            'It keeps the lamp burning',
            'It makes the ink smell good for a long time',
          ],
          answer: 1,
          explanation: 'When the water has dried, gum holds the soot in place.',
          practises: [0],
        },
        {
          question: 'Which of these is a solution?',
          options: ['Sugar in warm tea', 'Mud in a puddle', 'Soot in ink', 'Pebbles in wet sand'],
          answer: 0,
          explanation: 'The sugar spreads out, stays clear and does not settle.',
          practises: [1],
        },
        {
          question: 'How can you get salt out of salt water?',
          options: ['With a magnet', 'With a sieve', 'By shaking it', 'By letting the water dry'],
          answer: 3,
          explanation: 'The water goes into the air and the salt is left behind.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'What Clay, Ink and Blackberries Remember',
      description:
        'Everything we know of Jeremiah’s world has come to us as a mixture that held together.',
      content: `## Pure stuff is rare

Almost nothing that you touch is a single substance. Air, milk, wood, steel and soil are mixtures. In a mixture every component keeps its properties, the proportions may vary, and it can be separated by physical means. In a compound such as water, atoms of different elements are bonded together in a fixed ratio, and it takes a chemical reaction to pull them apart.

Mixtures are sorted by the size of what is floating in them.

- In a solution, single molecules or ions are dispersed. It is clear, doesn’t settle, and passes through any filter paper.
- In a colloid, the particles are between about one and a thousand millionths of a millimeter. They don’t settle either, but they scatter light: shine a lamp through diluted milk and you see the beam.
- In a suspension they are larger, and sooner or later they sink.

Carbon ink is on the border of the last two. Particles of soot would clump together and fall; gum arabic wraps them in a layer that keeps them at a distance. So the gum does two things: it stabilizes the ink, and it glues.

## Taking apart

To separate a mixture you need a property in which the components differ. Filtering uses size, decanting density, a magnet magnetism, evaporation and distillation the boiling point. Chromatography uses two properties at once. Put a dot of black felt pen on a strip of filter paper and dip the end in water. The water creeps upward and carries the dyes along. Those that dissolve well and don’t cling to the paper travel far. Black falls apart into blue, yellow and red.

How concentrated is a solution? If you dissolve 25 grams of salt in 475 grams of water, you have 500 grams altogether. The salt makes up 25/500, which is 5 percent.

## A letter, a scroll, a seal

Jeremiah lived in three writing materials. Mesopotamia wrote on clay: a mixture of fine mineral particles and water which can be pressed, dried and used again, or baked so that a chemical change makes it last for millennia. Judah wrote in carbon ink on papyrus or leather. And documents were tied up and sealed with a lump of clay.

> So Jeremiah called Baruch son of Neriah, and at the dictation of Jeremiah, Baruch wrote on a scroll all the words that the LORD had spoken to Jeremiah.
> — Jeremiah 36:4

King Jehoiakim cut the scroll apart with a scribe’s knife and burned it. Fire destroys papyrus, but it bakes clay. When Jerusalem went up in flames in 586 BC, the archives burned and the seals survived. Excavators found a hoard of more than fifty of them in one house of that layer. One is inscribed with the name Gemariah son of Shaphan, and an official of precisely that name begs the king, in Jeremiah 36, not to burn the scroll.

Jeremiah dictated it all again. It is a peculiar thing to think about: the fire that was to silence the book preserved the signature of a man who had spoken up for it.`,
      difficulty: 'intermediate',
      objectives: [
        'Distinguish solutions, colloids and suspensions.',
        'Choose a method for separating a given mixture.',
        'Calculate the concentration of a solution by mass.',
      ],
      activities: [
        {
          title: 'Black is not black',
          description:
            'Put dots of different black and brown felt pens on strips of coffee filter, two centimeters from the end. Hang the tips in water until it has climbed ten centimeters. Measure how far each color traveled and divide by the distance of the water. Can you tell which pen wrote a secret note?',
        },
        {
          title: 'Clay letter',
          description:
            'Take a handful of soil, shake it with water in a jar, let the coarse part settle for a minute and pour off the muddy water. After a day pour away the clear water. The fine layer is clay. Press a message into it and let one piece dry in the shade and one in the sun. Compare.',
        },
      ],
      checks: [
        {
          question:
            'A liquid looks clear, but a beam of light can be seen in it. It does not settle. What is it?',
          options: ['A solution', 'A colloid', 'A suspension', 'A compound'],
          answer: 1,
          explanation:
            'Colloidal particles are too small to settle and large enough to scatter light.',
          practises: [0],
        },
        {
          question: 'Sand, salt and iron filings are mixed. Which order of steps separates them?',
          options: [
            'Evaporate, filter, use a magnet, then add water',
            'Add oil, shake, and pour off',
            'Filter the dry mixture three times',
            'Magnet, add water, filter, evaporate the water',
          ],
          answer: 3,
          explanation:
            'The magnet takes the iron, water dissolves the salt, a filter holds the sand, and drying brings back the salt.',
          practises: [1],
        },
        {
          question:
            'You dissolve 30 grams of sugar in 270 grams of water. What is the concentration by mass?',
          options: ['10 percent', '11 percent', '30 percent', '9 percent'],
          answer: 0,
          explanation: 'The whole has 300 grams, and 30 of 300 is 10 percent.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Stability Against Entropy',
      description:
        'Why does ink not settle, why does clay hold a shape, and why did a burned city keep its letters?',
      content: `## Why things mix

The spontaneous mixing of substances is driven less by attraction than by number. Let two liquids be modeled as a row of four cells, two of which are occupied by each kind of molecule. Separated, with both of one kind on the left, there is one arrangement; without restriction there are 4!/(2! × 2!) = 6. For 20 cells with ten of each there are 184,756. A mixed state is not an orderly thing that nature aims at; it is what almost all arrangements look like. Ludwig Boltzmann identified the logarithm of their number with entropy. To unmix, as in distillation or desalination, is accordingly never free: separating pure water from seawater requires a minimum of about 0.8 kilowatt hours per cubic meter, and the best plants need roughly three times as much.

Between solution and sediment lies the realm of colloids. A particle of soot a tenth of a micrometer across is jostled by molecules from every side, and Brownian motion suffices to keep it aloft. Its enemy is not gravity but company, because particles that meet tend to stick, by forces named after van der Waals, and clumps sink. Stability therefore demands repulsion. It may be electrical, or it may be steric: chains of a polymer attached to the surface resist being crowded. Gum arabic, which Egyptian scribes were adding to lampblack five thousand years ago, does the latter. The recipe is an application of polymer physics that worked for fifty centuries before it was explained.

## Inks and their fates

Carbon ink is chemically almost inert; it may be washed off, and it does not fade. The scrolls from Qumran were written in it. In late antiquity another kind became common in Europe, made from iron sulfate and the tannins of oak galls. It darkens as the iron oxidizes, binds to parchment, and cannot be wiped away, but it is acidic and in the course of centuries eats through the page. Manuscripts of Bach are threatened by the ink in which they were composed. Conservators neutralize the acid and bind the surplus iron with phytate. Each medium has its own manner of remembering and of forgetting.

Clay consists of platelets a few micrometers in size, between which water acts as a lubricant. Dried, it holds by friction and charge and can be slaked again. Above about 600 degrees Celsius the platelets lose the water bound within their structure and fuse at the edges, an irreversible reaction. The libraries of Mesopotamia were for the most part unbaked. It is to invaders who set fire to palaces that we owe their preservation.

## The winter house

The thirty-sixth chapter of Jeremiah is the only passage in the Bible that follows a book through being dictated, read, destroyed and dictated anew. It is the ninth month; a brazier burns before the king.

> And as soon as Jehudi had read three or four columns, Jehoiakim would cut them off with a scribe’s knife and throw them into the firepot, until the entire scroll had been consumed by the fire.
> — Jeremiah 36:23

The procedure is calm. Three officials protest, one of whom, Gemariah son of Shaphan, is in all likelihood the man whose seal came to light in 1982 in a house that was burned with the city. A ball of clay had closed a document; the document perished; the clay was fired. Of the king who believed that information is identical with its carrier, archaeology has recovered no comparable trace.

> “Take another scroll and rewrite on it the very words that were on the original scroll, which Jehoiakim king of Judah has burned.
> — Jeremiah 36:28

To restore an ordered state one must do work, and know what the order was. Baruch takes up a mixture of soot, gum and water, which is kept from falling apart by the reluctance of long molecules to be crowded, and works.`,
      difficulty: 'advanced',
      objectives: [
        'Explain mixing as a matter of numbers of arrangements.',
        'Describe how colloids such as ink are stabilized.',
        'Relate the properties of writing materials to what survives.',
      ],
      activities: [
        {
          title: 'Counting mixtures',
          description:
            'With coins as two kinds of molecules, list all arrangements for three of each in six cells, and count those in which all heads are on one half. Shake a box with six coins in a row fifty times and compare. Then calculate the fraction for ten of each and explain why nobody waits.',
        },
        {
          title: 'Stable or not',
          description:
            'Suspend equal amounts of cold charcoal powder in four jars: plain water, water with salt, with a little flour paste, and with paste and salt. Photograph or sketch them after one minute, one hour and one day. Account for every difference in terms of repulsion and clumping.',
        },
      ],
      checks: [
        {
          question:
            'Three molecules of each of two kinds occupy six cells. How many arrangements are there?',
          options: ['6', '20', '36', '720'],
          answer: 1,
          explanation: '6! divided by 3! × 3! is 720 ÷ 36, which is 20.',
          practises: [0],
        },
        {
          question: 'In what way does gum arabic stabilize carbon ink?',
          options: [
            'It dissolves the soot chemically',
            'It makes the water denser than soot',
            'Its chains on the particles resist crowding and prevent clumping',
            'It neutralizes the acid in the soot',
          ],
          answer: 2,
          explanation:
            'Brownian motion keeps single particles aloft. The polymer keeps them from sticking together.',
          practises: [1],
        },
        {
          question: 'Why did clay seals survive the burning of Jerusalem?',
          options: [
            'Heat turned them irreversibly into ceramic',
            'They had been hidden in water before the fire',
            'Clay conducts heat away from itself',
            'The gum in them did not burn',
          ],
          answer: 0,
          explanation:
            'Fire destroys papyrus and fires clay. What was meant to be temporary became permanent.',
          practises: [2],
        },
      ],
    },
  },
};
