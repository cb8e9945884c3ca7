import type { LessonSource } from '@lamplight/domain/lessons';

export const mathDay41: LessonSource = {
  category: 'math',
  dayNumber: 41,
  pictures: ['game-die', 'stethoscope', 'chestnut'],
  references: ['Mark 2:1-12'],
  bands: {
    kindergarten: {
      title: 'Sure, Maybe, Never',
      description: 'Reach into a bag of beans and guess what your hand will find.',
      content: `Levi has a bag. It holds three red beans. It holds one white bean. He shuts his eyes and pulls one out. Which color will come?

Maybe red. Maybe white. Nobody can know yet. But red comes more often. More red beans are inside!

Can a blue bean come out? Never! There is no blue bean in there.

Now Levi takes the white one away. Only red beans are left. What comes now? Red, for sure!

## Will they get in?

Four men carried their friend on a mat. He could not walk. They wanted to see Jesus. But the house was full to the door. Would they get in? Maybe not!

They climbed up. They opened the roof. Down went the mat, slowly, slowly.

> When Jesus saw their faith
> — Mark 2:5

The men were not sure about the roof. About Jesus they were sure.`,
      difficulty: 'beginner',
      objectives: ['Say sure, maybe or never.', 'Tell which color will come more often.'],
      activities: [
        {
          title: 'The bean bag',
          description:
            'Find five dark pebbles and one light pebble. Hide them in a sock. Pull one. Put it back. Do it ten times. Make a line for each dark one.',
        },
        {
          title: 'Stand on the word',
          description:
            'Choose three trees for sure, maybe and never. A leader says something. It will rain. A frog will sing a psalm. Run to your tree!',
        },
      ],
      checks: [
        {
          question: 'A bag holds five green beans and nothing else. Will you pull green?',
          options: ['Maybe', 'Sure', 'Never'],
          answer: 1,
          explanation: 'Every bean in the bag is green. Green must come.',
          practises: [0],
        },
        {
          question: 'A bag holds four red beans and two white ones. Which comes more often?',
          options: ['Red', 'White', 'Blue'],
          answer: 0,
          explanation: 'There are more red beans. So red comes more often.',
          practises: [1],
        },
        {
          question: 'A basket has three apples and two pears. Will you pull a plum?',
          options: ['Sure', 'Maybe', 'Never'],
          answer: 2,
          explanation: 'No plum is in the basket. So no plum can come.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'Five Dots in Twenty',
      description: 'What a sock full of acorns can tell you, and what it cannot.',
      content: `## Acorns in a sock

Rania put 20 acorns in a sock, after she had painted a dot on 5 of them. Now her brother Jonas may reach in without looking. How good is his chance of getting a dot?

His hand may find any acorn just as well as any other. There are 20 different ways to pick, and because 5 of them give a dot, we write the chance as 5/20. One acorn in every four has a dot, so 5/20 = 1/4.

- A chance of 0 means never. No acorn in the sock is made of gold.
- A chance of 1 means sure. Jonas is sure to pull out an acorn.
- A chance of 1/2 lies in the middle. For that, 10 of the 20 would need a dot.

## No promise

Jonas pulled one out, looked at it, put it back, and did this 40 times. A quarter of 40 is 10, so he hoped for about 10 dots. He got only 8, and when he did it all over again he got 13. Did he make a mistake? No! A chance tells you about many tries, but it does not tell you what will happen next.

Once he missed the dot five times in a row. “Now it must come!” he cried. But the sock does not remember, and the chance was still 1/4.

## When a test slips

A doctor’s test can slip as well. If it errs once in twenty, then out of 100 tests about 100 ÷ 20 = 5 will be wrong. That is why a good doctor also looks, asks questions, and tests again.

## Four who went on

When four men came with their sick friend, there was no room at the door. Someone may have told them that they had no chance.

> they uncovered the roof above Him, made an opening, and lowered the paralytic on his mat.
> — Mark 2:4

They knew who was in that house, and that was enough for them.`,
      difficulty: 'beginner',
      objectives: ['Write a chance as a fraction.', 'Tell about how often something will happen.'],
      activities: [
        {
          title: 'Test the sock',
          description:
            'Mark 3 out of 12 pebbles and put them in a sock. Pull one and put it back, 24 times. About how many marked ones do you expect? Add up what all the groups got. Is it closer?',
        },
        {
          title: 'Make it even',
          description:
            'A friend says a chance, such as 1/2, 1/3 or 0. Fill a bag with two kinds of leaves so that it fits. Can you find a second way?',
        },
      ],
      checks: [
        {
          question:
            'A cap holds 12 slips. There is a star on 3 of them. What is the chance of a star?',
          options: ['1/3', '3/4', '1/4', '1/12'],
          answer: 2,
          explanation: 'It is 3 out of 12. That is one in every four, so 3/12 = 1/4.',
          practises: [0],
        },
        {
          question: 'The chance of a dot is 1/5. About how many dots come in 50 tries?',
          options: ['10', '5', '45', '25'],
          answer: 0,
          explanation: 'You can expect a fifth of the tries: 50 ÷ 5 = 10.',
          practises: [1],
        },
        {
          question: 'A test errs once in twenty. About how many of 60 tests are wrong?',
          options: ['20', '40', '6', '3'],
          answer: 3,
          explanation: 'One in each twenty is wrong, and 60 ÷ 20 = 3.',
          practises: [1],
        },
      ],
    },
    intermediate: {
      title: 'The Alarm That Is Usually Wrong',
      description: 'Count people instead of percents, and a medical riddle solves itself.',
      content: `## Twenty in two thousand

In an invented valley, Dr. Amal tests 2,000 people for an illness that only 20 of them have. Her test errs once in twenty, no matter who is being tested. Suppose that the alarm sounds for you. How worried should you be?

Many people reply that they are 95 percent sure to be ill, because the test is right 19 times in 20. When researchers put similar riddles to doctors, a good number of them gave answers that were far too high. The confusion disappears as soon as you count people.

- Of the 20 ill people the test finds 19 and overlooks one.
- Of the 1,980 healthy people it wrongly accuses a twentieth, and 1,980 ÷ 20 = 99.
- Altogether the alarm sounds 19 + 99 = 118 times, and only 19 of these alarms are right.

The fraction 19/118 is about 16 percent, so roughly five alarms in six are false. Nothing is wrong with the calculation or with the test. The illness is simply rare, and therefore the healthy majority offers far more opportunities for a mistake.

## The same test in the hospital

A week later Dr. Amal uses her test on 200 hospital patients with strong symptoms, 100 of whom are ill. It finds 95 of the ill and accuses 100 ÷ 20 = 5 of the healthy. Now 95 out of 100 alarms are right! The test has not improved, but it was used on a different group. That is why a careful doctor first wants to know how common an illness is among people like you.

## Two ways to be wrong

Each test can raise a false alarm or miss a case, and the two errors pull against each other. Imagine that the device in the valley is set to ring more easily. It now finds all 20 of the ill, but it accuses a tenth of the healthy, and 1,980 ÷ 10 = 198 people spend a sleepless night for nothing. Which setting is better? That depends on how dangerous the illness is and how unpleasant the next examination would be. No formula can weigh fear against danger, so people have to decide, and patients should be heard.

## One man and four friends

The crowd in Capernaum saw a paralyzed man being lowered from the ceiling. Nobody has recorded what they guessed about his chances.

> When Jesus saw their faith, He said to the paralytic, “Son, your sins are forgiven.”
> — Mark 2:5

A chance describes a thousand people who resemble you. It doesn’t know your name. Jesus spoke to this man as to a member of the family, and He began deeper than anybody expected. Many people pray just as hard and stay ill, and no Christian should pretend to know why. Still, we can hold a corner of somebody’s mat, whatever the numbers say.`,
      difficulty: 'intermediate',
      objectives: [
        'Find right and false alarms by counting people.',
        'Express the reliability of an alarm as a fraction.',
        'Explain why false alarms and missed cases pull against each other.',
      ],
      activities: [
        {
          title: 'The living table',
          description:
            'Represent 40 people with leaves and fold the corners of 4 for the ill. Let the test find 3 of these and accuse a ninth of the others. Sort the leaves into four piles, and determine which fraction of the alarms is right.',
        },
        {
          title: 'Set the alarm',
          description:
            'Hide whispered numbers among background noise: one person whispers, others rustle. Listeners raise a hand when they hear one, first very easily, then only when sure. Record both kinds of errors each time.',
        },
      ],
      checks: [
        {
          question:
            'Of 1,000 people, 40 are ill. A test errs once in twenty. How many healthy people get a false alarm?',
          options: ['50', '48', '38', '20'],
          answer: 1,
          explanation: 'There are 1,000 − 40 = 960 healthy people, and 960 ÷ 20 = 48.',
          practises: [0],
        },
        {
          question:
            'On one day 60 alarms sounded, and 45 of them were false. Which part was right?',
          options: ['3/4', '1/3', '1/15', '1/4'],
          answer: 3,
          explanation: 'Only 60 − 45 = 15 alarms were right, and 15/60 = 1/4.',
          practises: [1],
        },
        {
          question: 'What happens if the device in the valley is set to ring more easily?',
          options: [
            'Fewer missed cases, more false alarms',
            'Fewer missed cases, fewer false alarms',
            'More missed cases, fewer false alarms',
            'More missed cases, more false alarms',
          ],
          answer: 0,
          explanation:
            'It rings for more people altogether, so it overlooks fewer of the ill and disturbs more of the healthy.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'What an Alarm Should Make You Believe',
      description: 'Odds, evidence and cost, with two ministers who did mathematics.',
      content: `## The direction of a condition

The probability that a test sounds the alarm, given that the patient is ill, is one thing. The probability that the patient is ill, given that the alarm has sounded, is another. Confusing the two is as serious as confusing “most surgeons are adults” with “most adults are surgeons,” and yet it happens in courtrooms and clinics.

Thomas Bayes, a Presbyterian minister, left behind an essay on the correct inversion, which his friend Richard Price, also a minister, published in 1763. In the language of odds the result is remarkably simple:

odds afterward = odds before × likelihood ratio.

The likelihood ratio compares how often the evidence occurs in the one case and in the other. Suppose that 1 person in 100 has an illness, so the odds before testing are 1 to 99. The alarm sounds for 9/10 of the ill and for 1/10 of the healthy, so the ratio is 9. Afterward the odds are 9 to 99, or 1 to 11, and the probability of illness is 1/12, about 8 percent.

If a second, independent test with the same ratio also raises the alarm, the odds become 9 to 11 and the probability 9/20. A third alarm would yield 81 to 11, or about 88 percent. Independence, however, is a demanding condition. If two programs have been trained on the same images, they may be misled by the same shadow, and the second opinion is then merely an echo of the first.

## At least once

Products of probabilities help whenever several things must all go right. Let four bearers each keep their grip with a probability of 9/10. If their slips are independent, the mat arrives safely with probability (9/10)⁴ = 0.6561, so in a third of all attempts somebody lets go.

“At least one” is best calculated by its complement. If a healthy person undergoes 20 independent tests, each of which errs once in twenty, the probability of escaping every false alarm is (19/20)²⁰, roughly 0.36. At least one alarm is consequently to be expected with 64 percent probability. Whoever examines enough organs will nearly always find something suspicious. The same rule works in our favor as well: two independent readers who each overlook a tumor with probability 1/10 will both overlook it with probability 1/100.

## Probable and wise are different questions

Should a patient whose probability is 1/12 be examined further, although the alarm is most likely false? Let an examination cost 1 unit of money, time and discomfort, and let a missed illness cost 50. Without an examination, the expected loss is 50p. It exceeds 1 as soon as p is greater than 1/50, and 1/12 is clearly more than that. The alarm is probably mistaken and should nevertheless be taken seriously. The figure 50, of course, was not discovered by mathematics. Somebody assigned it, and patients are entitled to ask who.

## What had never been seen

> And immediately the man got up, picked up his mat, and walked out in front of them all. As a result, they were all astounded and glorified God, saying, “We have never seen anything like this!”
> — Mark 2:12

The exclamation of the crowd is a statement about frequency: zero occurrences until that afternoon. How much testimony would justify belief in such an event? David Hume maintained that uniform experience must always outweigh it, and Price answered him in 1767 with precisely these tools, arguing that rarity by itself does not refute a trustworthy witness. Thoughtful people continue to disagree about the odds before the evidence, since these depend on whether one already considers God’s action possible.

Mark’s narrative is not interested in probability, however. It draws attention to four anonymous people who accepted the cost of a roof for one friend, and to a word of forgiveness that nobody had requested.`,
      difficulty: 'advanced',
      objectives: [
        'Update odds by means of a likelihood ratio.',
        'Calculate the probability of at least one event through its complement.',
        'Justify a decision by comparing expected costs.',
      ],
      activities: [
        {
          title: 'Odds on a string',
          description:
            'Lay out a string with knots for odds of 1 to 16, 1 to 8, 1 to 4, 1 to 2, even and so on. Partners invent pieces of evidence with ratios of 2, 4 or 1/2 for a harmless mystery, such as who moved the lantern, and everyone walks along the string. Discuss which pieces were not independent.',
        },
        {
          title: 'Who chose the fifty?',
          description:
            'For three decisions (a smoke alarm, a spam filter, a medical scan) agree in a small group on the cost of a false alarm and of a missed case. Compute each threshold, compare with another group, and record whose interests produced the difference.',
        },
      ],
      checks: [
        {
          question:
            'The odds of illness are 1 to 20 before a test. Its alarm has a likelihood ratio of 5. How probable is the illness after an alarm?',
          options: ['1/4', '5/21', '1/5', '1/21'],
          answer: 2,
          explanation:
            'The odds become 5 to 20, or 1 to 4, and that is a probability of 1/(1 + 4) = 1/5.',
          practises: [0],
        },
        {
          question:
            'Three independent sensors each notice a leak with probability 4/5. How probable is it that at least one does?',
          options: ['64/125', '124/125', '113/125', '12/125'],
          answer: 1,
          explanation: 'All three fail with probability (1/5)³ = 1/125, which leaves 124/125.',
          practises: [1],
        },
        {
          question:
            'An examination costs 2 units and a missed illness 80. Above which probability is it worth examining?',
          options: ['1/80', '2/41', '1/2', '1/40'],
          answer: 3,
          explanation: 'The expected loss 80p exceeds 2 as soon as p is greater than 2/80 = 1/40.',
          practises: [2],
        },
      ],
    },
  },
};
