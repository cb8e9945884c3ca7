import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay12: LessonSource = {
  category: 'ai',
  dayNumber: 12,
  pictures: ['clipboard', 'amphora', 'cactus'],
  references: ['Genesis 24:14', 'Genesis 24:21', 'Proverbs 18:13', 'Proverbs 27:23'],
  bands: {
    kindergarten: {
      title: 'The Empty Box',
      description: 'Mia made a weather chart. But one box is empty!',
      difficulty: 'beginner',
      content: `Mia draws the weather each day. On Monday she draws a sun. On Tuesday she draws rain. On Wednesday she is sick. The box stays empty. On Thursday she draws a sun again.

What was the weather on Wednesday? Mia does not know. Shall she draw a sun? That would be making it up. She puts a question mark there. Good, Mia! Now everyone can see that something is missing.

A computer learns from boxes like these. If a box is empty, it may guess. Guesses can be wrong. So we help it. We fill the boxes with care. We tell the truth. We leave a question mark when we do not know.

Long ago a man waited beside a well. He wanted to find a kind helper for Isaac’s family. He did not guess. He watched what Rebekah did.

> Meanwhile, the man watched her silently
> — Genesis 24:21

Look well. Then you really know.`,
      objectives: ['Say what to do with an empty box.', 'Tell how we find out what is true.'],
      activities: [
        {
          title: 'Sky boxes',
          description:
            'Draw four boxes. Look at the sky four times today. Draw what you see. Did you miss one? Put a question mark.',
        },
        {
          title: 'What is gone?',
          description:
            'Put five things on a cloth. Look well, then close your eyes. A friend takes one away. Open your eyes. What is missing?',
        },
      ],
      checks: [
        {
          question: 'Mia does not know Wednesday’s weather. What does she do?',
          options: ['She draws a question mark', 'She draws a big sun', 'She throws it away'],
          answer: 0,
          explanation: 'A question mark is honest. Now we all know it is missing.',
          practises: [0],
        },
        {
          question: 'What may a computer do with an empty box?',
          options: ['It may cry', 'It may dance', 'It may guess'],
          answer: 2,
          explanation: 'It does not know. So it may guess, and that can be wrong.',
          practises: [0],
        },
        {
          question: 'How did the man find out that Rebekah was kind?',
          options: ['He rolled a stone', 'He watched what she did', 'He asked a camel'],
          answer: 1,
          explanation: 'He looked quietly and saw her help.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'The Page with the Coffee Stain',
      description: 'Some numbers are wrong, some are missing, and one is hiding under a stain.',
      difficulty: 'beginner',
      content: `## Camel Day at the zoo

For one week Yusuf and Lotte helped the keeper write down how much water the camel drank. At the end they looked at the page.

- Monday: 38 liters
- Tuesday: 41 liters
- Wednesday: (a coffee stain)
- Thursday: 4 liters
- Friday: 40 buckets

“That can’t be right,” said Lotte, and she was pointing at three places at once.

## Three kinds of trouble

Wednesday is missing. Nobody can read it, so the honest thing is to write “not known.” It would be wrong to put a 0 there, because a 0 says that the camel drank nothing at all!

Thursday looks strange. Perhaps somebody forgot the second digit of 40, or perhaps the camel was ill. They asked the keeper, and she remembered: it had rained, and the camel really drank very little. So a strange number is not always a wrong one. You have to ask.

Friday has another unit. Forty buckets would be a lake! Somebody had counted cups and called them buckets. Numbers that stand side by side must be measured in the same way.

## Garbage in, garbage out

People who work with computers have a saying: garbage in, garbage out. A program that should learn how much water to bring would believe the 0 and the 40 buckets. It can’t smell coffee. The better the data are, the better it can learn.

The servant of Abraham did not pick the first girl he met. He prayed, he asked for water, and then he looked carefully to see what was true.

> Meanwhile, the man watched her silently to see whether or not the LORD had made his journey a success.
> — Genesis 24:21

Yusuf drew a new page with boxes for the day, the liters and the name of the person who had measured. At the bottom he wrote in large letters: no coffee near this page.`,
      objectives: [
        'Tell why missing is not the same as zero.',
        'Explain why a strange number must be checked.',
        'Spot numbers that do not fit together.',
      ],
      activities: [
        {
          title: 'Data detectives',
          description:
            'In pairs, make a list of ten measurements of things at camp, such as the length of a bench. Hide three mistakes in it: a wrong unit, a missing number and a strange one. Swap lists and find them.',
        },
        {
          title: 'Water diary',
          description:
            'For one day write down each drink you take: when, what and how many cups. Agree beforehand what a cup is. In the evening compare diaries. Which numbers are missing?',
        },
      ],
      checks: [
        {
          question: 'Nobody can read Wednesday. What should stand there?',
          options: ['0 liters', '41 liters', 'Not known', 'A funny face'],
          answer: 2,
          explanation: 'A zero would say that the camel drank nothing. We simply do not know.',
          practises: [0],
        },
        {
          question: 'Thursday’s number was very small. What did the children do?',
          options: [
            'They asked the keeper about it',
            'They made it larger',
            'They tore out the page',
            'They copied Tuesday',
          ],
          answer: 0,
          explanation: 'It was true, because it had rained. A strange number can be right.',
          practises: [1],
        },
        {
          question: 'A list says: 12 cm, 15 cm, 14 m, 13 cm. Which one does not fit?',
          options: ['12 cm', '15 cm', '13 cm', '14 m'],
          answer: 3,
          explanation: 'It is in meters, which is a hundred times as long. Maybe cm was meant.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Missing Is Not Zero',
      description: 'Most of the work in data science happens before any learning starts.',
      difficulty: 'intermediate',
      content: `## The unglamorous part

Ask people who build learning systems what takes up their days, and they will seldom mention clever algorithms. They will tell you about spreadsheets in which somebody typed his age as 199, about one hospital that writes dates with the day first and another that begins with the month, and about a column that is called weight and contains kilograms down to row 400 and pounds after that. Cleaning data is like weeding. Nobody praises it, and nothing grows without it.

It helps to know the usual weeds.

- Missing values: nobody measured, or nobody wrote it down.
- Outliers: values far away from all the rest, which may be errors or the most important news on the page.
- Mixed units or formats: numbers that look comparable and are not.
- Duplicates: the same thing entered twice.
- Wrong labels: a photo of a wolf that is marked as a dog.

In 1999 a spacecraft called Mars Climate Orbiter was lost because one team’s software reported thrust in pound-force seconds while the other expected newton seconds. The mission had cost over 300 million dollars. Not a single calculation was wrong.

## Why is it missing?

The most dangerous gap is one that has a reason. Suppose that a school asks on Friday afternoon how tired everyone feels, and the most tired children have already fallen asleep on the bus. Their silence is part of the answer. If you simply leave them out, the class looks livelier than it is.

There are several honest ways of handling gaps. You can say how many are missing. You can go and ask again. You can fill them in with a typical value, as long as you mark it as an estimate. Take the readings 38, 41, not known, 39 and 42. The average of the four known values is 160 ÷ 4 = 40. Had you written a zero in the gap, you would have got 160 ÷ 5 = 32, and that is lower than anything ever measured.

## Knowing the state of the flock

The proverbs of Israel come from a world of farmers, and one of them sounds like a rule for laboratories.

> Be sure to know the state of your flocks, and pay close attention to your herds
> — Proverbs 27:23

You cannot know the state of a flock from a distance. You have to walk through it, and count, and look into some mouths. In the story of Rebekah the servant behaves like a good observer: he settles beforehand what would count as a sign, he waits, and he watches without interfering. Only then does he draw a conclusion.

Whenever somebody shows you an impressive chart, you might ask three plain questions. How was it measured? What is missing? Who has looked at it up close?`,
      objectives: [
        'Name common faults in data and how to treat them honestly.',
        'Calculate how a zero in place of a gap distorts an average.',
        'Explain why the reason for a gap matters.',
      ],
      activities: [
        {
          title: 'Weed the table',
          description:
            'Your group invents a table of fifteen rows about an imaginary camp: name, age, bedtime, height. Plant six different weeds in it. Another group gets ten minutes to find them and must say for each whether to correct, to ask or to mark it as unknown.',
        },
        {
          title: 'The quiet ones',
          description:
            'Take a quick poll by raised hands on a question such as whether the food is good. Then repeat it with folded slips of paper. Discuss who had been missing in the first round, why, and which result you would pass on.',
        },
      ],
      checks: [
        {
          question:
            'In a list of heights between 140 and 170 cm stands the value 15 cm. What is the best first step?',
          options: [
            'Replace it with 150 cm without a note',
            'Go back to the source and find out what happened',
            'Keep it, because every number counts',
            'Delete the entire list and start again',
          ],
          answer: 1,
          explanation:
            'An outlier may be a slip of the pen or something real. Only the source can tell, and changes should be marked.',
          practises: [0],
        },
        {
          question:
            'The readings are 20, 30, not known and 40. What do you get as an average of the known values, and what with a zero in the gap?',
          options: ['30 and 22.5', '30 and 30', '22.5 and 30', '45 and 22.5'],
          answer: 0,
          explanation: 'The sum is 90. Divided by 3 it is 30, and divided by 4 it would be 22.5.',
          practises: [1],
        },
        {
          question: 'Why does it matter that the most tired children did not answer?',
          options: [
            'Their answers would have taken too long to read',
            'A poll is allowed only if everyone replies',
            'The bus could have been late on that day',
            'The gap itself is connected with what was asked',
          ],
          answer: 3,
          explanation:
            'Whoever is most tired is most likely to be missing. Leaving them out makes the class seem less tired than it is.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The Epistemology of an Empty Cell',
      description:
        'A blank in a table can mean at least three things, and the mathematics differs for each of them.',
      difficulty: 'advanced',
      content: `## A taxonomy of absence

In 1976 the statistician Donald Rubin proposed a distinction that has governed the subject ever since. Values are missing completely at random if the probability of a gap has nothing to do with any variable: a laboratory assistant dropped some tubes. They are missing at random, in his somewhat unfortunate terminology, if that probability depends on things that were observed: older participants skipped the online questionnaire, but their ages are on file. And they are missing not at random if it depends on the very value that is absent: people with high incomes decline to state their income.

The first case costs precision and nothing else. In the second, suitable methods can repair the damage, because within each group of observed characteristics the respondents may stand for those who are silent. In the third, no manipulation of the data at hand suffices. One needs outside information or an explicit assumption, and one ought to show how the conclusion changes as the assumption is varied.

What makes this treacherous is that the second and third cases cannot be told apart by examining the table. The distinguishing evidence is precisely what is lacking.

## Filling and its consequences

Consider five households, of which four report earnings of 20, 30, 40 and 50 thousand, while the fifth is silent. Replacing the gap by the mean of 35 leaves the average intact and reduces the variance from 125 to 100, taking squared deviations divided by the number of households. The invented entry contributes no spread, and the table looks more certain than it deserves. Multiple imputation was devised to avoid that pretense: the gap is filled several times with plausible draws, the analysis is repeated, and the disagreement among the results is reported as part of the uncertainty.

If the silent household in fact earns 160, the true mean is 60. Every entry was accurate, every operation correct, and the answer was off by more than two fifths.

## Documentation as a virtue

Since about 2018 several groups have argued that data sets ought to be accompanied by something comparable to the data sheet of an electronic component: who collected the material, by what means, with whose consent, what was excluded, which uses are unsuitable. The proposal is modest and has proved hard to practice, since the incentives reward quantity. When researchers examined ten of the most cited test sets in 2021, they found wrong labels in every one of them, and correcting these would change the ranking of some models.

A culture of care for such details is a moral matter as much as a technical one. The wisdom literature addresses it to herdsmen.

> Be sure to know the state of your flocks, and pay close attention to your herds
> — Proverbs 27:23

And it warns the rest of us against whoever “answers a matter before he hears it” (Proverbs 18:13).

## Patience beside a well

Genesis 24 offers an unexpected model. The servant of Abraham has every motive to be hasty; he is far from home, the light is fading, and a suitable candidate has appeared before his prayer is ended. He formulates in advance what observation would be informative, he chooses one that is improbable unless the trait in question is really present, and then, as we are told, he watches in silence to learn whether his journey has succeeded. A rushed conclusion would have cost him nothing and might have ruined a family. The empty cell remained empty until there was something to write in it.`,
      objectives: [
        'Distinguish three mechanisms by which data may be missing.',
        'Calculate the effect of mean imputation on average and variance.',
        'Argue why documenting data is a matter of responsibility.',
      ],
      activities: [
        {
          title: 'Three blanks',
          description:
            'For each of Rubin’s three cases, invent a survey at your school in which it would occur, and write the table with its gaps. Exchange tables without naming the case. Can others identify it from the table alone? Explain why they sometimes cannot.',
        },
        {
          title: 'A data sheet by hand',
          description:
            'Collect twenty observations of anything around you within thirty minutes. Then write a one-page sheet: purpose, procedure, who decided, what was left out, what the data must not be used for. Let a reader try to misuse your data honestly within the limits of the sheet.',
        },
      ],
      checks: [
        {
          question:
            'People who smoke heavily tend to leave the question about smoking blank. Which case is this?',
          options: [
            'Missing completely at random',
            'Missing not at random',
            'Missing at random',
            'None, since the gap can be filled with the mean',
          ],
          answer: 1,
          explanation:
            'The probability of a gap depends on the unknown value itself. Nothing within the table can repair that.',
          practises: [0],
        },
        {
          question:
            'Known values are 2, 4 and 6, and a fourth is missing. It is replaced by their mean. What happens?',
          options: [
            'The mean rises, and the variance remains the same',
            'The mean remains 4, and the variance rises',
            'The mean falls to 3, and the variance falls',
            'The mean remains 4, and the variance falls',
          ],
          answer: 3,
          explanation:
            'The added 4 keeps the mean. The squared deviations still add up to 8, but they are now divided by 4 and no longer by 3.',
          practises: [1],
        },
        {
          question:
            'What is the strongest reason for accompanying data with a sheet about their origin?',
          options: [
            'Users can judge which conclusions the data are able to carry',
            'Files become smaller when they are described in words',
            'Errors in the labels correct themselves once they are listed',
            'Laws everywhere demand that all data be published',
          ],
          answer: 0,
          explanation:
            'Purpose, exclusions and consent determine what may be inferred. Without them even accurate numbers mislead.',
          practises: [2],
        },
      ],
    },
  },
};
