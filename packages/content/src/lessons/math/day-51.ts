import type { LessonSource } from '@lamplight/domain/lessons';

export const mathDay51: LessonSource = {
  category: 'math',
  dayNumber: 51,
  pictures: ['door', 'bullseye', 'incoming-envelope'],
  references: ['Acts 10:9-48'],
  bands: {
    kindergarten: {
      title: 'Enough for Every Seat',
      description: 'Share plums between two tables and see what is really fair.',
      content: `Tamar has six plums. She puts three on the red table. She puts three on the blue table. Three and three. Is that fair?

Look who sits there! Three children sit at the red table. Each one gets a plum. Yum! Six children sit at the blue table. Three get a plum. Three get nothing. Only half of them can eat.

So Tamar counts the children first. Six children need six plums. She fetches three more. Now every child has one. That is better!

## Who may come in?

Peter thought that God liked some people more. Then God sent him to a soldier’s house. The soldier came from far away. The house was full of his friends. God loved each one of them.

> but welcomes those from every nation
> — Acts 10:35

At God’s table nobody is forgotten.`,
      difficulty: 'beginner',
      objectives: ['Count how many still need one.', 'Tell all, half and none apart.'],
      activities: [
        {
          title: 'Set the table',
          description:
            'Lay a leaf for each child here. Give every leaf one acorn. Does one leaf have none? How many more do you need?',
        },
        {
          title: 'Half of us hop',
          description:
            'Stand in pairs. In each pair one child hops. Half of you hop! Now all hop. Now none.',
        },
      ],
      checks: [
        {
          question: 'Five children sit there. Four have a plum. How many plums are missing?',
          options: ['One', 'Four', 'Five'],
          answer: 0,
          explanation: 'Four have one already. One child still needs a plum.',
          practises: [0],
        },
        {
          question:
            'Each table gets four cups. Red seats four. Blue seats eight. Where are cups missing?',
          options: ['At the red table', 'At the blue table', 'At no table'],
          answer: 1,
          explanation: 'Eight children need eight cups. Four cups are not enough.',
          practises: [0],
        },
        {
          question: 'Six children sit at a table. Half of them get a plum. How many?',
          options: ['Six', 'Two', 'Three'],
          answer: 2,
          explanation: 'Three get one and three do not. Three is half of six.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'Out of a Hundred',
      description:
        'Find out who throws best when not everybody has thrown the same number of rings.',
      content: `## Foxes and Owls

At the ring toss, the Foxes threw 20 rings and hit the post 15 times. The Owls threw 25 rings and hit it 18 times. “We won!” cried the Owls, since 18 is more than 15. “But you had more rings,” said the Foxes. Who is right?

To be fair, think of the same number of throws for both. A hundred is a good choice.

- Five times 20 is 100, so the Foxes would hit 5 × 15 = 75 out of a hundred.
- Four times 25 is 100, so the Owls would hit 4 × 18 = 72 out of a hundred.

“Out of a hundred” is called percent, and we write it %. The Foxes hit 75% and the Owls hit 72%. It was close, but the Foxes were a bit better.

## From percent back to people

There are 50 children at camp, and 30 percent of them have come from another country. That would be 30 children out of a hundred. Fifty is only half of that, so there are 15.

Then little Bo came by. He threw one ring and hit the post, so he had 100 percent! Is he the best of all? Maybe, but one throw is not much to go on. Give Bo more rings before you hand him the cup.

## A fair eye

Peter used to sort people in his heart, and those from other nations did not count as much. Then he met Cornelius, who was a Roman, and saw that God had been listening to this man’s prayers.

> I now truly understand that God does not show favoritism
> — Acts 10:34

To show favoritism is to like some people more before you have even looked. A fair eye gives everyone the same count.`,
      difficulty: 'beginner',
      objectives: [
        'Write a part of a group as a percent.',
        'Compare groups that are not the same size.',
      ],
      activities: [
        {
          title: 'Ring toss with percents',
          description:
            'Toss cones into a bucket. Some of you throw 10 times, some 20 and some 25. Turn each result into a percent. Then all throw 20 times. Did the order change?',
        },
        {
          title: 'Who picked the leader?',
          description:
            'For one day, count who gets to be first, who is asked and who is picked. Compare big and small children, or new and old ones. Are the parts fair? What could you change tomorrow?',
        },
      ],
      checks: [
        {
          question: 'Nia hits 13 times in 20 throws. What percent is that?',
          options: ['65 percent', '13 percent', '26 percent', '60 percent'],
          answer: 0,
          explanation: 'Five times 20 makes a hundred, and 5 × 13 = 65.',
          practises: [0],
        },
        {
          question: 'Lea hits 7 of 10, Max 17 of 25, Sam 13 of 20 and Ida 33 of 50. Who does best?',
          options: ['Max', 'Sam', 'Lea', 'Ida'],
          answer: 2,
          explanation: 'Out of a hundred, Lea hits 70, Max 68, Ida 66 and Sam 65.',
          practises: [0, 1],
        },
        {
          question: 'At a camp of 50 children, 40 percent are new. How many children are new?',
          options: ['40', '20', '10', '90'],
          answer: 1,
          explanation: 'It would be 40 of a hundred. Fifty is half of that, so there are 20.',
          practises: [1],
        },
      ],
    },
    intermediate: {
      title: 'What One Letter Cannot Show',
      description: 'Points, percents and an experiment that caught an injustice nobody had seen.',
      content: `## Bring them to one size

A choir of 24 singers had 18 of them at practice, while a choir of 60 had 42. The larger choir had more people in the room, but rates tell a different story: 18 ÷ 24 = 75 percent and 42 ÷ 60 = 70 percent. A rate compares a part with its own whole. Only rates make groups of unequal size comparable.

How should the difference be described? Subtracting gives 5 percentage points. That is not the same as 5 percent. If a library is used by 40 percent of the town and later by 50 percent, the share has climbed by 10 points, but compared with the start it has increased by 10 ÷ 40 = 25 percent. If it drops to 40 again, it falls by 10 ÷ 50 = 20 percent. Both descriptions are honest as long as you say which of them you are using.

Take care with small rates as well. A newspaper may announce that some risk has doubled. Perhaps it went from 1 in 5,000 to 2 in 5,000, and then one additional person among 5,000 is affected. To judge a change, ask for both numbers.

## The same letter twice

In the early 2000s two economists, Marianne Bertrand and Sendhil Mullainathan, answered newspaper ads for jobs in Boston and Chicago with almost 5,000 invented applications. The qualifications were distributed by chance, and so were the names. Half of the letters carried first names that are typical among white Americans, and the others had names typical among Black Americans.

- Employers called back for 9.65 percent of the first kind.
- They called back for 6.45 percent of the second kind.

The difference is 9.65 − 6.45 = 3.20 points, which may sound harmless. But 9.65 ÷ 6.45 is about 1.50, so the first kind of name received roughly one and a half times as many calls. Somebody with the other kind of name had to write more than 15 letters for each call instead of about 10.

Here is the remarkable thing: hardly anyone involved could have noticed. Each employer had a handful of letters on the desk, and each applicant knew only of a telephone that stayed silent. The injustice became visible when it was counted.

## A man learns to see

Peter was no cruel person. He had simply grown up with a boundary that he considered natural, until God showed him a vision, led him into the house of a Roman officer, and let him listen.

> I now truly understand that God does not show favoritism, but welcomes those from every nation who fear Him and do what is right.
> — Acts 10:34-35

Counting can open our eyes to what we do as a crowd. It cannot replace the second step, in which Peter took the road to Caesarea and met somebody whose name he would once have put aside.`,
      difficulty: 'intermediate',
      objectives: [
        'Compare groups of unequal size by their rates.',
        'Distinguish percentage points from percents.',
        'Translate a change of risk into numbers of people.',
      ],
      activities: [
        {
          title: 'Blind judges',
          description:
            'Let everyone draw the same object. One jury sees the names, another sees only numbers on the back. Calculate for each jury which share of the older and of the younger artists it placed in the upper half.',
        },
        {
          title: 'Two headlines',
          description:
            'Choose a change from your own life, such as reading 20 pages a day and then 25. Write one headline in points or amounts and one in percents, both of them true. Ask others how big they believe the change to be.',
        },
      ],
      checks: [
        {
          question:
            'In one group 27 of 36 are invited, in another 42 of 60. By how much do the rates differ?',
          options: ['15 points', '2 points', '10 points', '5 points'],
          answer: 3,
          explanation: 'The rates are 75 percent and 70 percent, so the difference is 5 points.',
          practises: [0, 1],
        },
        {
          question: 'A rate rises from 20 percent to 25 percent. By how many percent has it grown?',
          options: ['5 percent', '25 percent', '20 percent', '125 percent'],
          answer: 1,
          explanation:
            'It rose by 5 points, and compared with the start that is 5 ÷ 20 = 25 percent.',
          practises: [1],
        },
        {
          question:
            'A risk of 3 in 10,000 doubles. How many additional people in 10,000 are affected?',
          options: ['3', '6', '100', '300'],
          answer: 0,
          explanation: 'It becomes 6 in 10,000, and 6 − 3 = 3 more people than before.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Could It Have Been Chance?',
      description: 'What a difference between two rates says, and how a court once weighed it.',
      content: `## Four honest sentences

In one district the ramps at 90 percent of the bus stops can be used by a wheelchair, in another district at 80 percent. How unequal are they? The difference is 10 percentage points. The first rate exceeds the second by the factor 0.9 ÷ 0.8 = 1.125, that is, by 12.5 percent. If defective ramps are counted instead, the second district has 0.2 ÷ 0.1 = 2 times as many, an increase of 100 percent. And in terms of odds, 9 to 1 against 4 to 1, the ratio is 9/4 = 2.25.

All four sentences are correct, although one of them sounds like a trifle and another like a scandal. Ratios of rates depend considerably on whether successes or failures are counted. The ratio of odds does not have this weakness, because counting failures merely inverts it to 4/9, but few readers possess any intuition for odds. A responsible report therefore states the two individual rates before it attempts a comparison.

## Shuffling the names

Eight people apply for four places, four of them from the harbor and four from the hills. All who are chosen come from the hills. Is that favoritism? Suppose that the selection had been made blindly. There are 8 × 7 × 6 × 5/(4 × 3 × 2 × 1) = 70 possible selections, and only 1 of these takes everybody from the hills. Chance would produce this outcome in 1/70 of all cases, about 1.4 percent, and we have sufficient reason to investigate.

If, however, three had come from the hills and one from the harbor, the verdict would be different. There are 4 × 4 = 16 such selections, and together with the extreme one 17 of 70, or about 24 percent, are at least as lopsided. Nobody should be accused of discrimination on that basis. The statistician Ronald Fisher made this method famous in 1935 with cups of tea and a lady who claimed to taste whether the milk had been poured first.

## Twenty-nine deviations

For large numbers there is a shorter way. If each of n independent choices falls on a group with probability p, then np members are expected, and the typical deviation from this is √(np(1 − p)). In 1977 the Supreme Court of the United States had to consider Hidalgo County in Texas, where 79.1 percent of the population were Mexican Americans. Among 870 people summoned as grand jurors within eleven years, chance selection would have led to 870 × 0.791, or roughly 688. The actual number was 339. Since the typical deviation is √(870 × 0.791 × 0.209), approximately 12, the gap of 349 amounted to some 29 deviations.

With such an infinitesimal probability, coincidence is excluded as an explanation, whatever else may be true. The calculation does not disclose what any individual intended. It transfers the responsibility of explaining to those who made the selection, and because the county had offered no explanation that convinced the judges, the conviction under review was not allowed to stand.

## Few data about few people

A rate p observed in n independent cases has a typical uncertainty of √(p(1 − p)/n). For p = 0.8 and n = 25 this is √(0.16/25) = 0.08, or 8 points; for n = 2,500 it is only 0.8 points. A hundredfold quantity of data yields a tenfold precision. Minorities, by definition, supply fewer data, so that an injustice toward them is the hardest to prove. An honest report says so and does not confuse a lack of evidence with a lack of injustice.

> I now truly understand that God does not show favoritism, but welcomes those from every nation who fear Him and do what is right.
> — Acts 10:34-35

Peter’s “now” marks the moment at which somebody grasps what has lain before him for a long time. No table had persuaded him, but a vision, three messengers and a conversation. Numbers can indicate that a door has been closed to some. Opening it remains the work of those who have a key.`,
      difficulty: 'advanced',
      objectives: [
        'Express a difference between two rates in several ways.',
        'Calculate how often chance alone would produce a selection.',
        'Estimate the uncertainty of a rate from the number of cases.',
      ],
      activities: [
        {
          title: 'Shuffle test',
          description:
            'Let five dark and five light beans stand for two groups, and draw five without looking. Repeat this 40 times and record how many dark ones came. From which result on would you begin to suspect a hand that peeked? Compare with an exact calculation.',
        },
        {
          title: 'Four headlines, one fact',
          description:
            'Take two rates from a newspaper or from your school. Formulate the difference in points, as a ratio of successes, as a ratio of failures and in odds. Ask three people to judge the importance of each, and discuss which sentence you would be prepared to sign.',
        },
      ],
      checks: [
        {
          question:
            'One pump fails in 5 percent of all cases, another in 15 percent. By which factor does the first succeed more often?',
          options: ['3', '10', '19/17', '17/19'],
          answer: 2,
          explanation:
            'The rates of success are 95 and 85 percent, and 95/85 = 19/17. Only for failures is the factor 3.',
          practises: [0],
        },
        {
          question:
            'Three of six people are chosen by lot, and three of the six are sisters. How probable is it that the three sisters are chosen?',
          options: ['1/3', '1/8', '1/6', '1/20'],
          answer: 3,
          explanation:
            'There are 6 × 5 × 4/(3 × 2 × 1) = 20 selections, and just 1 consists of the sisters.',
          practises: [1],
        },
        {
          question:
            'A rate of 50 percent was observed in 100 independent cases. What is its typical uncertainty?',
          options: ['0.5 points', '5 points', '10 points', '25 points'],
          answer: 1,
          explanation: 'The formula gives √(0.5 × 0.5/100) = 0.05, and that is 5 points.',
          practises: [2],
        },
      ],
    },
  },
};
