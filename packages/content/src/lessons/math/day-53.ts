import type { LessonSource } from '@lamplight/domain/lessons';

export const mathDay53: LessonSource = {
  category: 'math',
  dayNumber: 53,
  pictures: ['peanuts', 'red-heart', 'magnifying-glass-tilted-left'],
  references: ['Acts 16:25-34', 'Acts 17:10-12', 'Acts 27:28', 'Acts 27:37'],
  bands: {
    kindergarten: {
      title: 'About How Many?',
      description: 'Guess first, then count, and see how close you came.',
      content: `Ada holds a jar of nuts. How many are in it? Two? No, there are more. A hundred? No, the jar is too small. Ada looks for a long time. “About ten,” she says.

They pour them out and count. One, two, three… There are eleven! Ten is very close to eleven. What a good guess!

Bo has a trick. He takes one handful. It holds five nuts. Two handfuls fill his cup. Five and five make ten. So the cup holds about ten.

## In the night

Paul and Silas sat in a dark jail. They had no clock. Still, they sang to God.

> About midnight Paul and Silas were praying and singing
> — Acts 16:25

It was about midnight. Nobody knew the minute. God knew. And He listened to every song.`,
      difficulty: 'beginner',
      objectives: ['Guess about how many there are.', 'Tell which guess is closer.'],
      activities: [
        {
          title: 'Guess and count',
          description:
            'Take a handful of pebbles. Say a number. Count them. Do it again. Are you closer now?',
        },
        {
          title: 'How many steps?',
          description:
            'Look at a tree. How many steps is it away? Guess. Then walk and count out loud.',
        },
      ],
      checks: [
        {
          question: 'One handful is five nuts. About how many are two handfuls?',
          options: ['Five', 'Ten', 'Fifty'],
          answer: 1,
          explanation: 'Five and five make ten. Each handful may differ a little.',
          practises: [0],
        },
        {
          question: 'Ada guesses eight. Bo guesses four. There are seven. Who is closer?',
          options: ['Ada', 'Bo', 'Both the same'],
          answer: 0,
          explanation: 'Ada is off by just one. Bo is off by three.',
          practises: [1],
        },
        {
          question: 'A heap has six shells. The next heap looks twice as big. How many, about?',
          options: ['Two', 'Six', 'Twelve'],
          answer: 2,
          explanation: 'Twice as big means six and six. That is about twelve.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'Can That Be True?',
      description: 'Round numbers are quick helpers that catch a wrong answer by the tail.',
      content: `## A strange answer

Emre asks the tablet how often his heart beats in a day. “About five thousand times,” it says, as if it were sure. Emre puts two fingers on his neck and counts, and he finds that his heart beats 80 times in one minute. Can the answer be true?

An hour has 60 minutes, and 80 × 60 = 4,800. So his heart beats nearly 5,000 times in just one hour! A day has 24 hours, and so the answer is much too small.

Now he wants to know what it should be, and he makes the numbers round to have an easy time. He takes 5,000 for 4,800 and 20 for 24, and 5,000 × 20 = 100,000. In a day there are about a hundred thousand beats. (If you work it all out, you get 115,200.)

## How to round

Look for the closest ten. The number 67 lies between 60 and 70, but it is closer to 70, so you go up. If a number ends in 5, you go up as well.

- To get near 38 + 51, think 40 + 50 = 90. It is really 89.
- To get near 59 × 41, think 60 × 40 = 2,400. It is really 2,419.

The answer is not exact, but you can find it in your head. If somebody says that 59 × 41 is 24,190, you will know at once that it is ten times too big.

## Eager and awake

Paul told the people in Berea about Jesus, and they loved what they heard. Did they just believe it all? They went home and looked for themselves.

> examined the Scriptures every day to see if these teachings were true.
> — Acts 17:11

Nobody was upset that they checked, and the Bible even calls them noble! You can look at a true thing from every side, and it stays true.`,
      difficulty: 'beginner',
      objectives: [
        'Round numbers to find an answer that is close.',
        'Use a rough answer to see if a claim can be true.',
      ],
      activities: [
        {
          title: 'Beats and breaths',
          description:
            'Count your breaths for one minute while you rest. About how many breaths do you take in an hour, and in a day? Use round numbers. Then run on the spot and count again.',
        },
        {
          title: 'Leaves on a twig',
          description:
            'Count the leaves on one twig. Count the twigs on one branch. About how many leaves does the branch have? Tell a friend how you found out, and check a small branch by counting.',
        },
      ],
      checks: [
        {
          question: 'Round 67 to the closest ten.',
          options: ['60', '68', '75', '70'],
          answer: 3,
          explanation: 'From 67 it is 3 steps to 70 and 7 steps to 60.',
          practises: [0],
        },
        {
          question: 'About how much is 29 × 51?',
          options: ['1,500', '150', '800', '15,000'],
          answer: 0,
          explanation: 'Think of 30 × 50 = 1,500. The exact answer is 1,479.',
          practises: [0],
        },
        {
          question: 'A heart beats 70 times a minute. Which claim about an hour can be true?',
          options: ['70 beats', '420 beats', '4,200 beats', '42,000 beats'],
          answer: 2,
          explanation: 'There are 60 minutes in an hour, and 70 × 60 = 4,200.',
          practises: [1],
        },
      ],
    },
    intermediate: {
      title: 'Forty Million Heartbeats',
      description: 'With four rough numbers you can catch a claim that is off by a zero.',
      content: `## The back of an envelope

How many times does your heart beat in a year? Nobody has counted, and yet you can find out in a minute. Suppose that it beats 80 times a minute on average. Then it beats 80 × 60 = 4,800 times an hour, 4,800 × 24 = 115,200 times a day and 115,200 × 365 = 42,048,000 times a year.

It would be silly to believe all these digits, since your heart slows down while you sleep and races when you run. What we may say is about 40 million. Rounding from the start gives nearly the same: 80 × 60 × 25 × 400 = 48 million. For many questions it is enough to know whether the answer has seven digits, eight or nine.

## A fence on both sides

An estimate becomes more useful if you add bounds. For most people the average lies between 60 and 100 beats a minute. Calculate once with the lower number and once with the higher one.

- With 60 beats you get 31,536,000 a year.
- With 100 beats you get 52,560,000 a year.

Between 31 and 53 million, that is the fence, and the truth should be inside it. To get the lower bound of a product, multiply the lower bounds of all its parts, and for the upper bound multiply the upper ones.

## Checking the machine

Now suppose a chatbot tells you that a heart beats about 4 million times a year. The sentence is fluent and the number looks impressive, but it lies far outside the fence, so you can reject it without any other source. It is off by a factor of ten, probably because a zero got lost. Another answer claims 3.4 billion beats in a life of 80 years. Since 42,048,000 × 80 = 3,363,840,000, this one fits. An estimate cannot prove that a claim is true, but it can show that a claim deserves a closer look.

## Numbers in Luke

Luke, who wrote the book of Acts, knew the difference between counting and estimating. Of the believers in Jerusalem he says that there were about a hundred and twenty. Of a ship in a storm, on which every passenger mattered, he writes: “In all, there were 276 of us on board” (Acts 27:37).

He also describes how Paul and Silas left Thessalonica by night and came to Berea. The distance is roughly 75 kilometers. With a step of 0.75 meters that makes 75,000 ÷ 0.75 = 100,000 steps, or 3 days of 25 kilometers each. They had just been driven out of a town again, and their feet must have hurt. In Berea they found listeners of a rare kind.

> Now the Bereans were more noble-minded than the Thessalonians, for they received the message with great eagerness and examined the Scriptures every day to see if these teachings were true.
> — Acts 17:11

Some people test everything because they would like it to be false, and others test nothing because they would like it to be true. The Bereans wanted to know.`,
      difficulty: 'intermediate',
      objectives: [
        'Estimate a product by rounding.',
        'Judge a claim by means of an estimate.',
        'Calculate a lower and an upper bound.',
      ],
      activities: [
        {
          title: 'Estimate the camp',
          description:
            'Choose one: the slices of bread eaten in a week, the liters of water used in a day, the blades of grass on the lawn. Write down each assumption, calculate bounds, and compare with another team. Which assumption made the difference?',
        },
        {
          title: 'Off by a zero',
          description:
            'Everyone prepares four claims with numbers about daily life, one of which is ten times too large or too small. The others have two minutes and a pencil to expose it, and must explain how.',
        },
      ],
      checks: [
        {
          question: 'Which of these is the best quick estimate of 612 × 48?',
          options: ['24,000', '30,000', '35,000', '300,000'],
          answer: 1,
          explanation: 'Rounding gives 600 × 50 = 30,000, and the exact product is 29,376.',
          practises: [0],
        },
        {
          question:
            'A tap drips once a second, and 20 drops make a milliliter. Which claim about the water in one day makes sense?',
          options: ['0.4 liters', '40 liters', '4 liters', '86 liters'],
          answer: 2,
          explanation:
            'A day has 86,400 seconds, and 86,400 ÷ 20 = 4,320 milliliters, which is about 4 liters.',
          practises: [1],
        },
        {
          question:
            'From 6 to 8 buses arrive, with 30 to 50 people in each. Between which numbers does the total lie?',
          options: ['180 and 240', '240 and 300', '240 and 400', '180 and 400'],
          answer: 3,
          explanation: 'The lower bounds give 6 × 30 = 180, the upper ones 8 × 50 = 400.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Honest About the Last Digit',
      description:
        'How rough guesses stay reliable, and how invented figures give themselves away.',
      content: `## Guessing with discipline

The physicist Enrico Fermi was known for questions that seem unanswerable and for dividing them into pieces that are not. How many pages would be filled by everything you say in a year? Assume that you speak 15,000 words a day. Multiplied by 365 days and divided by 400 words a page, this yields roughly 13,700 pages, about 46 volumes of 300 pages each.

Where does the 15,000 come from? Perhaps you are certain only that it lies between 5,000 and 45,000. The natural center of such an interval is not the arithmetic mean of 25,000 but the geometric mean, √(5,000 × 45,000) = 15,000, which is off by the factor 3 in either direction. (A study published in 2007, in which students carried recorders, arrived at approximately 16,000 words for women and for men.) Multiplying several rough factors is less dangerous than it appears. If each of four is wrong by a factor of 2, the worst case is 2⁴ = 16. Errors in random directions, however, partly cancel, and a typical deviation is merely 2² = 4, since independent deviations grow with the square root of their number.

## How errors combine

For products, relative uncertainties matter. A field whose length is known to 4 percent and whose width is known to 3 percent has an area that is uncertain by 7 percent at worst; if the errors are independent, the typical value is √(4² + 3²) = 5 percent. For sums and differences, absolute uncertainties matter instead, and here a trap is hidden. If one village has 52 ± 1 wells and another 50 ± 1, the difference is 2, with a possible error of 2. Subtracting nearly equal quantities can annihilate all the information, although both were measured to within 2 percent.

Every figure should consequently display no more digits than it has earned. It is said that surveyors in the nineteenth century calculated the height of Mount Everest as exactly 29,000 feet and published 29,002, because nobody would have believed the round number. Whether or not the anecdote is accurate, it reveals a weakness of ours: precision is mistaken for evidence. Programs that compose fluent text have inherited this weakness from us, and a fabricated number frequently arrives with decimals.

## The first digit

Fabrication may leave traces. In many collections that extend over several orders of magnitude, such as the populations of towns, the first digit d occurs with a frequency of about log₁₀(1 + 1/d). A leading 1 therefore appears in 30 percent of the entries and a leading 9 in fewer than 5 percent. People who invent figures tend to distribute the digits too evenly, and auditors have used this regularity, which is named after Frank Benford, to decide where they should look first. It does not apply to every kind of data, telephone numbers for instance, and a deviation is a question rather than a verdict.

## Eagerness and examination

> They took soundings and found that the water was twenty fathoms deep. Going a little farther, they took another set of soundings that read fifteen fathoms.
> — Acts 27:28

The sailors on Paul’s ship could not see the coast at night. They measured, measured again, and concluded from the difference that land was near. Luke, who reports this, also praises the listeners in Berea for combining two attitudes that we tend to assign to different characters: they welcomed a message eagerly, and they investigated it daily. Skepticism without eagerness never sets sail, and eagerness without soundings ends on the rocks. It is noteworthy that the text does not treat their examination as an insult to the apostle. Paul had nothing to fear from people who read.`,
      difficulty: 'advanced',
      objectives: [
        'Estimate an unknown quantity by the geometric mean of its bounds.',
        'Combine uncertainties in products and differences.',
        'Apply the law of first digits and state its limits.',
      ],
      activities: [
        {
          title: 'Digits in the wild',
          description:
            'Collect the first digits of 100 numbers from an almanac, a newspaper or an atlas. Invent another 100 spontaneously. Draw both distributions, compare them with Benford’s, and discuss which of your sources should not be expected to follow it.',
        },
        {
          title: 'Interval training',
          description:
            'For ten unknown quantities everybody writes an interval that should contain the truth with 90 percent confidence. Look up the answers afterward. Whoever catches considerably fewer than nine should widen the next intervals, and find out why they were too narrow.',
        },
      ],
      checks: [
        {
          question:
            'A quantity certainly lies between 200 and 1,800. What is the geometric mean of these bounds?',
          options: ['600', '1,000', '900', '800'],
          answer: 0,
          explanation: 'The product is 360,000 and its root 600, a factor of 3 from either bound.',
          practises: [0],
        },
        {
          question:
            'A length is uncertain by 12 percent and a width by 5 percent, independently. How uncertain is the area, typically?',
          options: ['7 percent', '13 percent', '17 percent', '60 percent'],
          answer: 1,
          explanation:
            'The typical value is √(12² + 5²) = √169 = 13 percent; 17 would be the worst case.',
          practises: [1],
        },
        {
          question:
            'According to the law of first digits, how often does a number begin with 1 or 2 or 3?',
          options: ['About 33 percent', 'About 48 percent', 'About 60 percent', 'About 90 percent'],
          answer: 2,
          explanation:
            'The frequencies log₁₀ 2, log₁₀ 3/2 and log₁₀ 4/3 add up to log₁₀ 4, which is about 0.60.',
          practises: [2],
        },
      ],
    },
  },
};
