import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay10: LessonSource = {
  category: 'ai',
  dayNumber: 10,
  pictures: ['milky-way', 'cooked-rice', 'magnifying-glass-tilted-left'],
  references: ['Genesis 15:5', 'Psalm 147:4', 'Proverbs 18:17'],
  bands: {
    kindergarten: {
      title: 'A Little Bit of Everything',
      description: 'Can one spoon tell you about the whole soup?',
      difficulty: 'beginner',
      content: `Mmm, soup! Mama stirs the big pot. She takes one spoon and tastes. Now she knows. It needs salt.

She did not eat all the soup. One spoon was enough. That is called a sample. A sample is a little bit of a lot.

But look. What if she does not stir? All the carrots lie at the bottom. Her spoon gets only water. Then she thinks there are no carrots. Stir first! Then each spoon has a bit of everything.

A computer learns from samples too. Show it only brown dogs. Then it thinks all dogs are brown. Poor white dog! So we must stir. We show it dogs of every kind.

Abram looked up at the stars. There were so many. He could only count a few. God knows them all.

> He determines the number of the stars; He calls them each by name.
> — Psalm 147:4`,
      objectives: ['Tell what a sample is.', 'Say why we stir before we taste.'],
      activities: [
        {
          title: 'Bean spoon',
          description:
            'Put white and brown beans in a bowl. Take one spoon without stirring. Look at it. Now stir well and take one again. Which spoon tells you more?',
        },
        {
          title: 'Ask a few friends',
          description:
            'Ask three friends: do you like rain? Then ask three more. Did they all say the same?',
        },
      ],
      checks: [
        {
          question: 'Mama tastes one spoon of soup. What is the spoon?',
          options: ['The whole pot', 'A sample', 'A carrot'],
          answer: 1,
          explanation: 'It is a little bit of a lot. We call it a sample.',
          practises: [0],
        },
        {
          question: 'Why does she stir the soup first?',
          options: ['So all of it mixes', 'So it gets cold', 'So it makes a noise'],
          answer: 0,
          explanation: 'Now a bit of everything can be on the spoon.',
          practises: [1],
        },
        {
          question: 'A computer saw only brown dogs. How can we help it?',
          options: ['Show many more brown dogs', 'Show it a cat', 'Show dogs of all colors'],
          answer: 2,
          explanation: 'Now it can learn that dogs look different.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'The Question at the Swing',
      description: 'Everybody wants soccer. At least, everybody whom Ben asked.',
      difficulty: 'beginner',
      content: `## Ben’s survey

The camp was going to choose a game for Friday night, and Ben wanted to find out what people liked. He went to the soccer field with his notebook and asked ten children. “Soccer!” said nine of them. “So nearly everyone wants soccer,” he told the leader.

“Where did you ask?” said Miss Okafor. When he told her, she laughed. “And what would you have heard at the craft table?”

Ben’s notebook held a sample. A sample is a small group that we ask or measure because asking all would take too long. It can tell us a great deal about the whole camp, but only if it looks like the whole camp. His sample did not. It was tilted.

## A fair sample

The next day Ben wrote the names of all sixty children on slips of paper. He mixed them in a hat, closed his eyes and drew twelve. Now every child had the same chance to be picked. Four said hide-and-seek, three said a campfire with songs, three said soccer, and two had no idea.

Twelve is not many. If he drew again, he would get slightly different numbers. With thirty slips the answer would be steadier. But ten slips drawn fairly are better than fifty asked on one field.

## Hungry machines

Programs that learn need examples the way Ben needed answers. If somebody collects pictures of shoes only in a city in summer, the program may not know what a snow boot is. It does not say “I have never seen that.” It simply guesses. So the people who make it must ask: whom have we left out?

God showed Abram a sky that nobody could finish counting. When there is too much to count, we take a fair piece of it, and we stay humble about the rest.

> “Now look to the heavens and count the stars, if you are able.” Then He told him, “So shall your offspring be.”
> — Genesis 15:5

On Friday they played hide-and-seek by lantern light. Ben was the last to be found.`,
      objectives: [
        'Tell why Ben’s first sample was not fair.',
        'Describe how to draw a fair sample.',
        'Explain what a program may get wrong when its examples are one-sided.',
      ],
      activities: [
        {
          title: 'Slips in a hat',
          description:
            'Think of a question for your whole camp or class. Write every name on a slip, mix them, and draw ten. Ask those ten. Put the slips back, draw again, and compare the two results.',
        },
        {
          title: 'Count the meadow',
          description:
            'Tie a string into a square as long and wide as your arm. Toss it gently onto the grass five times and count the flowers inside. Add the five numbers and divide by five. Why is one toss not enough?',
        },
      ],
      checks: [
        {
          question: 'Why did Ben’s first survey give a wrong idea?',
          options: [
            'He asked only where soccer was being played',
            'He wrote down the answers too slowly',
            'He asked children and no grown-ups',
            'He asked ten, and ten children are always too many',
          ],
          answer: 0,
          explanation:
            'Children who were already playing soccer mostly like soccer. Others were left out.',
          practises: [0],
        },
        {
          question: 'What makes a sample fair?',
          options: [
            'Picking your best friends',
            'Asking only those who are loud',
            'Giving everyone the same chance to be picked',
            'Stopping when you like the answer',
          ],
          answer: 2,
          explanation:
            'With mixed slips in a hat, nobody is more likely to be picked than another.',
          practises: [1],
        },
        {
          question: 'A program learned shoes from photos of a hot city. What may happen in snow?',
          options: [
            'It will ask for a coat',
            'It may not know a winter boot',
            'It will learn to ski by itself',
            'It may count the snowflakes',
          ],
          answer: 1,
          explanation: 'It has met no boots for snow, and it will guess without saying so.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Two Million Answers and Still Wrong',
      description:
        'The largest survey of its day predicted the wrong president. What went wrong can happen to a machine as well.',
      difficulty: 'intermediate',
      content: `## A famous failure

In 1936 a popular American magazine, the Literary Digest, sent out ten million postcards to find out who would become president. More than two million came back. Never before had anyone asked so many voters, and the magazine announced that Alf Landon would win by a wide margin. In the election he carried two states out of forty-eight. His opponent, Franklin Roosevelt, won in all the others.

Meanwhile a young man named George Gallup had asked about fifty thousand people and had called the winner correctly. How could fifty thousand beat two million?

The addresses on the postcards had come largely from telephone directories and car registrations. In 1936, in the middle of a depression, a telephone and a car belonged to people with money, and those leaned toward Landon. Besides, those who bothered to return the card tended to be the ones who were angry with the government. The sample was gigantic and tilted.

## Size and tilt

Two different things can go wrong with a sample.

- It may be too small. Then the result jumps around by chance, and a larger sample would be steadier.
- It may be biased, that is, tilted to one side. Then a larger sample of the same kind is just as wrong, only with more confidence.

You can shrink the first problem by collecting more. To heal the second you have to collect differently, ideally so that every member of the whole group has the same chance of being chosen.

How quickly does chance shrink? A rule of thumb says that the typical error gets smaller with the square root of the sample. In order to halve it, you need four times as many; to make it ten times smaller, you need a hundred times as many.

## What this has to do with AI

A learning program is, in a way, an opinion poll of its data. Many collections were put together from whatever was easy to find on the internet. That sounds like everything, but it is closer to a telephone directory of 1936. As of 2026, roughly half of the content of websites is in English, although fewer than one person in five speaks it. Children, old people, and those who live far from cities hardly appear. If nobody corrects the tilt, the machine will treat the loudest part of the world as the whole of it.

The Bible contains a proverb that every collector of data could hang above the desk.

> The first to state his case seems right until another comes and cross-examines him.
> — Proverbs 18:17

## Stars and sand

Abram, looking up, could make out perhaps two or three thousand points of light, and they were by no means a fair sample. What we see with the naked eye are mostly stars that are unusually bright. The commonest kind, the red dwarfs, are so dim that not a single one of them is visible without a telescope. The night sky itself teaches the lesson: what strikes the eye first is seldom what there is most of.`,
      objectives: [
        'Explain why a huge sample can mislead.',
        'Distinguish errors of chance from errors of bias.',
        'Apply the idea of a fair sample to training data.',
      ],
      activities: [
        {
          title: 'Beans and blindfolds',
          description:
            'Fill a bag with 60 white and 40 brown beans. Draw samples of 5, then of 20, ten times each, always putting them back, and note the share of brown ones. Which size jumps around more? Now glue five white beans to a coin so that they sink, and repeat. What has changed?',
        },
        {
          title: 'Who is missing?',
          description:
            'Think of a collection such as school photos, a playlist or the books on one shelf. List who or what is in it often, rarely or never, and how that came about. Write one sentence that would be wrong if somebody took the collection for the whole.',
        },
      ],
      checks: [
        {
          question: 'Why did the postcards of the Literary Digest fail?',
          options: [
            'Fewer than a thousand of them were returned',
            'Their addresses and answers leaned toward one group',
            'Voters were not allowed to use the mail',
            'The questions were printed in two languages',
          ],
          answer: 1,
          explanation:
            'Owners of telephones and cars were overrepresented, and angry people answered more often. Size could not cure the tilt.',
          practises: [0],
        },
        {
          question:
            'A survey’s typical error of chance should be halved. How large must the sample become?',
          options: [
            'Twice as large',
            'Sixteen times as large',
            'Half as large',
            'Four times as large',
          ],
          answer: 3,
          explanation:
            'The error shrinks with the square root of the size. Four times as many answers make it half as big.',
          practises: [1],
        },
        {
          question:
            'A program for reading handwriting was trained on adults in one city. Which step would help most against bias?',
          options: [
            'Collecting samples from children and other regions too',
            'Doubling the samples from the same adults',
            'Letting the program run for a longer time',
            'Removing every sample that looks unusual',
          ],
          answer: 0,
          explanation:
            'More of the same would only make it surer of itself. Bias is healed by collecting in another way.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Sampling and Its Discontents',
      description:
        'More data reduce one kind of error without limit and leave the other exactly where it was.',
      difficulty: 'advanced',
      content: `## Two terms

Whoever estimates a quantity from part of a population makes an error that has two sources. The first, variance, reflects the luck of the draw. If each unit is chosen independently and at random, the standard error of a mean is the standard deviation divided by the square root of the sample size. It falls slowly but reliably: quadruple the sample and you halve it. For a proportion near one half, the standard error is about 0.5 divided by the square root of n; with 2,500 respondents that is 0.01, and an interval of two standard errors extends two percentage points on either side.

The second term, bias, depends upon how units came to be in the sample, and it is indifferent to n. The statistician Xiao-Li Meng has given this intuition a precise form. In a paper published in 2018 he showed that with even a tiny correlation between a person’s answer and the propensity to respond, an enormous sample may carry no more information than a random sample of a few hundred. He called it the big data paradox: the larger the data, the surer we fool ourselves.

An illustration came soon afterward. In the spring of 2021 a survey with some 250,000 respondents per wave overestimated first-dose vaccination in the United States by about 17 percentage points, whereas a panel of roughly a thousand people, recruited with greater care, came close to the official counts.

## Missing by design

Abraham Wald, a Jewish mathematician who had fled Vienna, met the problem in a military guise. Engineers proposed to reinforce bombers where those that returned showed the most bullet holes. Wald reasoned that the holes recorded where an aircraft could be hit and nevertheless come home; armor belonged where the returning planes were undamaged, since those struck there had not been observed. What is absent from the data may be the most informative part of the story.

Training sets for machine learning are nearly always convenience samples. Benchmarks of photographs in the 2010s were assembled mostly from North America and Europe; tests published in 2018 found that commercial systems for classifying gender from faces erred on fewer than one percent of lighter-skinned men and on up to about one third of darker-skinned women. In medicine, an algorithm evaluated in 2019 used past expenditure as a substitute for need and therefore underestimated the needs of Black patients, on whom less had been spent. The units were plentiful in both cases, and the selection or the measurement was skewed.

## Remedies and their limits

Where it is known how people were selected, statisticians can compensate by weighting. If a group makes up 30 percent of the population and 10 percent of the sample, each of its members counts three times. But weights amplify noise, and they take for granted that those who answered resemble those of the same group who did not. That is an assumption and not an observation. Random sampling remains the remedy that requires the least faith. When it is impossible, the next best thing is to say plainly how the data were obtained, whom they represent, and what they cannot support.

> The first to state his case seems right until another comes and cross-examines him.
> — Proverbs 18:17

## An embarrassed census of the sky

The promise to Abram appeals to a magnitude that defeats enumeration, and astronomy has meanwhile learned how biased the naked eye is. Red dwarfs account for roughly three quarters of the stars in our galaxy, and not one of them is bright enough to be seen unaided. The visible constellations are a collection of giants and near neighbors. Malmquist described this effect in the 1920s, and every modern survey corrects for it.

Something similar holds for people. Those whose lives stand out are not a fair sample of God’s children. One psalm says of the stars: “He calls them each by name” (Psalm 147:4). The verse before it speaks of the brokenhearted, who seldom return the questionnaire.`,
      objectives: [
        'Calculate how the standard error of a proportion depends on sample size.',
        'Explain why bias does not diminish as data accumulate.',
        'Evaluate weighting and disclosure as responses to unrepresentative data.',
      ],
      activities: [
        {
          title: 'Design under constraint',
          description:
            'Your group has one afternoon to learn how much sleep the people at your camp get. Draft a plan for a random sample, list everyone who might be missed or might not answer truthfully, and estimate the standard error for 25 and for 100 answers. Present the plan and let another group attack it.',
        },
        {
          title: 'Where are the holes?',
          description:
            'Collect five sayings of the type that successful people did such and such. For each, describe the planes that did not return: who did the same and is never interviewed? Reformulate the saying so that it claims only what the evidence supports.',
        },
      ],
      checks: [
        {
          question:
            'For a proportion near one half, roughly how large is the standard error with 10,000 random responses?',
          options: ['0.05', '0.005', '0.01', '0.0005'],
          answer: 1,
          explanation: 'The square root of 10,000 is 100, and 0.5 divided by 100 is 0.005.',
          practises: [0],
        },
        {
          question: 'What happens to bias if a skewed procedure is repeated on a far larger scale?',
          options: [
            'It falls with the square root of the sample size',
            'It averages out as soon as the sample exceeds a thousand',
            'It persists, while confidence in the result increases',
            'It changes its sign from one repetition to the next',
          ],
          answer: 2,
          explanation:
            'Only variance shrinks with n. A larger skewed sample gives a narrower interval around the wrong value.',
          practises: [1],
        },
        {
          question:
            'A group forms 40 percent of a population and 10 percent of a sample. What does weighting do, and assume?',
          options: [
            'Each of its members counts fourfold, supposing that they resemble those who were missed',
            'Its members are removed, supposing that they answered carelessly',
            'Each counts tenfold, supposing that chance alone caused the gap',
            'Others count fourfold, supposing that the group is already large enough',
          ],
          answer: 0,
          explanation:
            'The ratio 40 to 10 gives a weight of four. That respondents stand for nonrespondents of the group remains an assumption.',
          practises: [2],
        },
      ],
    },
  },
};
