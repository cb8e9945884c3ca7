import type { LessonSource } from '@lamplight/domain/lessons';

export const scienceDay36: LessonSource = {
  category: 'science',
  dayNumber: 36,
  pictures: ['baby', 'seedling', 'straight-ruler'],
  references: ['Luke 2:40', 'Luke 2:52', 'Psalm 139:13-16', '1 Corinthians 3:6-7'],
  bands: {
    kindergarten: {
      title: 'Look How You Grew!',
      description: 'Once you were as small as a poppy seed.',
      content: `Make yourself very small. Smaller! Now grow, grow, grow. Stand tall. Stretch up high!

You began tiny. You were as small as a dot. You grew inside a mother. Then you were a baby. You could not walk or talk. Now look what you can do!

Everything alive grows. A bean grows roots and leaves. A puppy grows long legs. Each one grows in its own way and time. Your friend may be taller. That is all right. You cannot hurry it.

What helps you grow? Good food. Water. Sleep. Play. And hugs!

Jesus was once a baby too. He learned to walk. He got bigger, like you.

> And the Child grew and became strong.
> — Luke 2:40

God knew you when you were that small.`,
      difficulty: 'beginner',
      objectives: ['Tell how you changed since you were a baby.', 'Name what helps you grow.'],
      activities: [
        {
          title: 'Grow like a bean',
          description:
            'Curl up like a seed. A friend rains on you with soft fingers. Push out a root. Push out a leaf. Now reach for the sun.',
        },
        {
          title: 'String of me',
          description:
            'A grown-up cuts a string as long as you. Is it longer than three big steps? Keep it. Measure again next summer.',
        },
      ],
      checks: [
        {
          question: 'What were you before you could walk?',
          options: ['A puppy', 'A bean', 'A baby'],
          answer: 2,
          explanation: 'You were a baby. Then you grew and learned.',
          practises: [0],
        },
        {
          question: 'Which of these helps you grow?',
          options: ['Good sleep', 'A loud drum', 'A red hat'],
          answer: 0,
          explanation: 'Sleep, food, water and play all help your body.',
          practises: [1],
        },
        {
          question: 'Your friend is taller than you. What is true?',
          options: ['You must hurry', 'Each one grows in their own time', 'Your friend is better'],
          answer: 1,
          explanation: 'You cannot hurry it. You grow in your own way.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'Why You Don’t Just Stretch',
      description: 'A balloon gets bigger by stretching. You do it in quite another way.',
      content: `## Marks on the door

On the kitchen door at Ida’s house there are pencil marks from five years. Between the first and the second she had grown eleven centimeters, and between the last two only six. “Am I getting slower?” she asked.

Grandpa nodded. “In your first year you grew about twenty-five centimeters. If you had gone on like that, you would be as tall as I am now!”

## Made of tiny rooms

Your body is built of cells. They are so small that a hundred of them side by side are about as long as a grain of rice is thick. You don’t grow because they swell up like balloons. You grow because one cell divides into two, those two become four, and four become eight.

You began as a single cell. It already had the plan for your hair, your eyes and your funny toes. After ten rounds of dividing, one cell has become more than a thousand.

Cells learn different jobs. Some become skin, some become muscle, some become bone. At the ends of your long bones are soft places where new bone is made. When you are grown up, those places close, and you stop getting taller.

## What it takes

Building takes material and time. You need food, water and movement. You also need a lot of sleep, because the body does much of its building at night. Some children shoot up early, others late. Neither of them did anything right or wrong.

And there is a growing that no pencil can mark: when you get more patient, or braver, or kinder.

> And Jesus grew in wisdom and stature, and in favor with God and man.
> — Luke 2:52

Stature is how tall you are. So Jesus had marks on a door, in a way, and He had to learn things too. That night Ida made a new mark beside the door. It said: shared my bike.`,
      difficulty: 'beginner',
      objectives: [
        'Explain that bodies grow because cells divide.',
        'Work out how many cells come from a few divisions.',
        'Name what a growing body needs.',
      ],
      activities: [
        {
          title: 'Doubling walk',
          description:
            'One child stands alone. At each clap everyone fetches one more child. How many are there after one, two and three claps? How many claps would your whole camp need?',
        },
        {
          title: 'Bean diary',
          description:
            'Put a bean between damp paper and the wall of a jar. Draw it each day and measure the root. Make a line of the numbers. When does it grow fastest?',
        },
      ],
      checks: [
        {
          question: 'What makes a body bigger?',
          options: [
            'Its cells blow up like balloons',
            'Its cells divide into more cells',
            'Its bones stretch like rubber bands',
            'Its skin gets looser',
          ],
          answer: 1,
          explanation: 'One cell becomes two, and two become four. More cells make a bigger body.',
          practises: [0],
        },
        {
          question:
            'One cell divides, and all go on dividing. How many are there after four rounds?',
          options: ['4', '8', '12', '16'],
          answer: 3,
          explanation: 'Count: 2, 4, 8, 16.',
          practises: [1],
        },
        {
          question: 'When does the body do much of its building?',
          options: ['In sleep', 'While running', 'Only on birthdays', 'In the bath'],
          answer: 0,
          explanation: 'Sleep gives the body time to build. So going to bed is part of growing.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'The Most Careful Building Site in the World',
      description:
        'From one cell to thirty trillion, and almost every one of them in the right place.',
      content: `## Forty doublings, nearly

An adult human consists of about 30 trillion cells of its own. If every cell always divided, how many doublings would that take? Ten doublings make 1,024, roughly a thousand. Twenty make about a million, thirty a billion, forty a trillion. So forty-five would do. In reality there are many more divisions, because skin, blood and gut are replaced all the time, and because some cells stop dividing early. Most nerve cells of your brain have been there since you were born.

Before a cell divides, it copies its DNA, some three billion letters. Errors happen, about one in a billion after proofreading, and most of them do no harm.

## Different from the same plan

The real riddle isn’t growth but difference. All of these cells contain the same plan. Why does one become an eye and the other a toenail? Because each of them reads only parts of it. Which parts depends on where a cell is and on the signals that it gets from its neighbors. Early in development a substance spreads from one end of the embryo, and cells can tell from its concentration where they are. At a certain stage your hand looked like a paddle. Then the cells between the fingers died off on schedule. You have fingers because some cells knew when to stop.

## Growth has a rhythm

In the first year of life a child grows around 25 centimeters, in the second about 12, and then 5 to 7 a year, until puberty brings a spurt of 8 or 9 centimeters a year for a while. Hormones set it off, on average around 11 in girls and 13 in boys, but the range of what is normal covers many years. Long bones lengthen at growth plates close to their ends, and when these turn to bone, it is over. Meanwhile the brain is being rebuilt. Connections that are used are strengthened, others are pruned, and the parts for planning and weighing consequences are finished last, in the middle of the twenties.

So if your arms knock over glasses, if you are tired at breakfast and your feelings are too big, it is partly a building site. It helps to know that the site manager is not always home yet.

Bodies are compared all the time, on screens more than anywhere. Almost everyone between ten and sixteen believes that they are too something. If you worry about it, or about food, talk with someone you trust.

## In wisdom and stature

Of the thirty years between the birth of Jesus and His public life the Gospels tell just one episode. What they say about the rest fits into a sentence.

> And Jesus grew in wisdom and stature, and in favor with God and man.
> — Luke 2:52

Christians believe that in Jesus God took on everything human. Then growing up belongs to it as well: the outgrown sandals, the breaking voice, learning to plane a board. It seems that God has nothing against things that take time.`,
      difficulty: 'intermediate',
      objectives: [
        'Estimate numbers of cells by doublings.',
        'Explain how cells with the same plan become different.',
        'Describe the rhythm of growth and what is normal about variety.',
      ],
      activities: [
        {
          title: 'Where am I?',
          description:
            'Twenty people stand in a row. The first gets a card with 20, and each passes on one less. By rule, 20 to 15 raise the arms, 14 to 8 crouch, the others turn around. Shuffle the row and pass the cards anew. Who becomes what? What happens if one person makes an error?',
        },
        {
          title: 'Growth curve',
          description:
            'Plot these heights on graph paper: birth 50 cm, 1 year 75, 2 years 87, 4 years 102, 8 years 128, 12 years 150, 14 years 163, 16 years 170, 18 years 172. Between which two is growth fastest per year? Where does the curve bend, and why is no real child exactly like it?',
        },
      ],
      checks: [
        {
          question: 'About how many cells come from one cell after thirty doublings?',
          options: ['30 thousand', 'A billion', 'A million', '900'],
          answer: 1,
          explanation:
            'Ten doublings make about a thousand. Three times ten make a thousand times a thousand times a thousand.',
          practises: [0],
        },
        {
          question: 'How can cells with identical DNA become so different?',
          options: [
            'They lose the parts of the DNA they do not need',
            'They are made of different elements',
            'Each reads only parts of the plan, depending on place and signals',
            'Their DNA is exchanged with their neighbors',
          ],
          answer: 2,
          explanation:
            'The plan is the same everywhere. Position and signals decide which parts are read.',
          practises: [1],
        },
        {
          question:
            'A boy of fourteen is smaller than most of his class. What is the best conclusion?',
          options: [
            'The beginning of the growth spurt varies by years, so he may simply be later',
            'His growth plates have certainly closed',
            'He should sleep less and train more',
            'Height at fourteen shows how tall one will be',
          ],
          answer: 0,
          explanation: 'What is normal covers many years. Who is worried can ask a doctor.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Morphogenesis: How to Build Without a Builder',
      description:
        'A body is constructed by its own materials, in use from the first day, without drawings or scaffolding.',
      content: `## Doubling and its limits

Cells descend from cells by division, and the arithmetic of doubling is merciless: 2¹⁰ is 1,024, so that 45 rounds would exceed the roughly 3 × 10¹³ cells of an adult. Unchecked, another ten rounds would produce a creature of seventy tons. What requires explanation is less that cells divide than that they cease. Contact with neighbors, limited growth factors, checkpoints that inspect the DNA before it is copied, and a countdown in the form of chromosome ends that shorten with each division together make up a system of restraint. Cancer is the failure of several such restraints at once.

Scaling imposes further limits. Let a spherical cell double its radius: its surface, through which everything must pass, grows fourfold, its volume, which must be supplied, eightfold. Hence large organisms consist of many small cells and not of a few large ones, and they need lungs and guts whose surfaces are folded; in an adult the lung offers some 50 to 75 square meters.

## Pattern

In 1952 Alan Turing, better known for other things, published a paper entitled The Chemical Basis of Morphogenesis. He showed that two substances which react with each other and diffuse at different rates may, starting from near uniformity, settle spontaneously into stripes and spots. Diffusion, which ordinarily erases differences, creates them. For decades biologists were unconvinced. Meanwhile evidence has accumulated that mechanisms of this kind place hair follicles, the ridges of the palate and, in the mouse, the digits of the paw.

A complementary idea, positional information, was formulated by Lewis Wolpert in 1969: a cell measures the concentration of a signal that declines from a source, and behaves according to thresholds. If the concentration falls by half every 100 micrometers from a value of 80, then a threshold of 20 lies at 200 micrometers and one of 10 at 300, and three territories have been defined by one gradient. Fruit flies, in whose eggs such a gradient was first demonstrated, and human embryos rely on closely related genes. Form is achieved by conversation among neighbors, none of whom possesses the whole.

Part of the conversation concerns dying. Fingers are separated when the cells between them dissolve themselves. In the developing brain perhaps half of the neurons perish, those that have found no partner; later, in adolescence, synapses are pruned on a large scale, and the insulation of long fibers continues into the third decade. A person of sixteen is in the literal sense unfinished, and so, it is advisable to remember, are those who judge him.

## Knit together

> For You formed my inmost being; You knit me together in my mother’s womb. I praise You, for I am fearfully and wonderfully made. Marvelous are Your works, and I know this very well.
> — Psalm 139:13-14

The psalm employs the imagery of textiles: knit, woven, embroidered. It does not compete with embryology, which it could not have anticipated, but it makes a claim on another plane, namely that the process by which I came to be was attended by Someone’s regard. A believer who studies signaling gradients is describing threads. Whether there is a weaver is not to be settled by finding a gap in the cloth; it was never the gaps that the psalmist praised.

The Gospel according to Luke is sparing about the years at Nazareth.

> And Jesus grew in wisdom and stature, and in favor with God and man.
> — Luke 2:52

Four dimensions are named, the intellectual, the bodily, the religious and the social, and it is said that in all of them there was progress. The early church insisted upon this against those who found it unworthy that the divine should need time. Gregory of Nazianzus taught in the fourth century that Christ heals whatever part of us He has taken upon Himself. If so, then being sixteen is included.`,
      difficulty: 'advanced',
      objectives: [
        'Apply doubling and the ratio of surface to volume to growth.',
        'Explain two mechanisms by which form can arise without a plan of the whole.',
        'Discuss how developmental biology and Psalm 139 speak on different planes.',
      ],
      activities: [
        {
          title: 'Stripes from rules',
          description:
            'Color a row of thirty squares at random black or white. In each round, a square becomes black if, among itself and its two nearest neighbors, black has the majority, unless more than three of the next four beyond are black too. Repeat eight rounds, compare the results of several starts, and alter the rule.',
        },
        {
          title: 'Unfinished',
          description:
            'Interview someone over sixty about the age of sixteen: what was he or she sure of, what changed, who was patient? Write half a page with the title Unfinished. Exchange with a partner and mark the sentence that you would want to hear said to yourself.',
        },
      ],
      checks: [
        {
          question:
            'A cube-shaped cell triples its edge. By what factors do surface and volume grow?',
          options: ['3 and 9', '9 and 27', '6 and 27', '9 and 18'],
          answer: 1,
          explanation: 'Surface grows with the square, 3² = 9, and volume with the cube, 3³ = 27.',
          practises: [0],
        },
        {
          question:
            'A signal starts at 64 and falls by half every 50 micrometers. Where does it reach 8?',
          options: ['100 micrometers', '400 micrometers', '150 micrometers', '200 micrometers'],
          answer: 2,
          explanation: '64, 32, 16, 8: three halvings, so 3 × 50 = 150 micrometers.',
          practises: [1],
        },
        {
          question: 'How does the lesson relate embryology to Psalm 139?',
          options: [
            'One describes how a body forms, the other confesses by whose regard',
            'The psalm fills gaps that research has left',
            'Research has shown the psalm to be mistaken',
            'Both are early attempts at the same explanation',
          ],
          answer: 0,
          explanation:
            'The psalm praises the whole cloth and not gaps in it. The two speak on different planes.',
          practises: [2],
        },
      ],
    },
  },
};
