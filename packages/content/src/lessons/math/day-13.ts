import type { LessonSource } from '@lamplight/domain/lessons';

export const mathDay13: LessonSource = {
  category: 'math',
  dayNumber: 13,
  pictures: ['ladder', 'footprints', 'world-map'],
  references: ['Genesis 28:10-22', 'John 1:51'],
  bands: {
    kindergarten: {
      title: 'Ten Steps to the Treehouse',
      description: 'Count up, count down, and skip along in twos.',
      content: `Ten steps lead to Naomi’s treehouse. Climb with her! One, two, three, four, five. Six, seven, eight, nine, ten. Now she can see the lake.

Mama calls. Naomi climbs down and counts back. Ten, nine, eight. Seven, six, five. Four, three, two, one. Her toes are in the grass.

## Long legs

Papa goes up too. His legs are long. He skips every other step. Two, four, six, eight, ten. That was only five big steps! Naomi took ten small ones. Both of them are at the top.

## A ladder in a dream

One night, Jacob slept outside. A stone was his pillow.

> And Jacob had a dream about a ladder that rested on the earth with its top reaching up to heaven
> — Genesis 28:12

Nobody can count those steps. And Jacob did not need to climb. God came to him. God said, “I am with you” (Genesis 28:15).`,
      difficulty: 'beginner',
      objectives: ['Count up to ten and back down.', 'Skip count in twos.'],
      activities: [
        {
          title: 'Up and down we go',
          description:
            'Find some stairs and a grown-up. Count each step going up. Count backward going down. Hold on to the rail.',
        },
        {
          title: 'Whisper, shout',
          description:
            'Stand in a ring. Whisper one. Shout two! Whisper three. Shout four! Go on to twenty. The shouted numbers are the twos.',
        },
      ],
      checks: [
        {
          question: 'Skip along: two, four, six. What comes next?',
          options: ['Seven', 'Eight', 'Nine'],
          answer: 1,
          explanation: 'Hop over seven. You land on eight.',
          practises: [1],
        },
        {
          question: 'Count down: ten, nine, eight. What comes next?',
          options: ['Seven', 'Nine', 'Six'],
          answer: 0,
          explanation: 'One less than eight is seven.',
          practises: [0],
        },
        {
          question: 'There are eight steps. Papa takes two at once. How many big steps?',
          options: ['Six', 'Two', 'Four'],
          answer: 2,
          explanation: 'Two, four, six, eight. You said four numbers. So it is four big steps.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'Steps with Two Numbers',
      description:
        'Run up a lighthouse in threes and fours, then turn the stairs into a secret map.',
      content: `## The lighthouse race

The little lighthouse on the point has 24 steps inside. Dov takes every step. Maja takes 3 at a time, so her feet touch 3, 6, 9, 12, 15, 18, 21 and 24. That is 8 big steps, because 24 ÷ 3 = 8. Omar has long legs and takes 4 at a time. He touches 4, 8, 12, 16, 20 and 24, so he needs only 24 ÷ 4 = 6 big steps.

There are muddy footprints on the stairs now. Which steps have the mud of both Maja and Omar? Look at the two lists: 12 and 24 are in both of them!

## Stairs on paper

Now take a sheet of squared paper. The corner at the bottom left is your start, and we call it (0, 0). From there, take one step to the right and two steps up, and you arrive at (1, 2). The first number tells how far you went to the right, and the second one how far you went up. Go on in the same way.

- After 2 moves you are at (2, 4).
- After 3 moves you are at (3, 6).
- After 4 moves you are at (4, 8).

Lay a ruler along the dots. They all lie on one straight line, like a ladder that leans on a wall. Read only the second numbers, 2, 4, 6 and 8, and you will notice that you have been skip counting in twos!

Be careful with the order. To find (4, 2), you go 4 to the right and 2 up, and that is a different place from (2, 4).

## A place to remember

Jacob was running away from home, and when he slept on the bare ground, he dreamed of a ladder to heaven.

> When Jacob woke up, he said, “Surely the LORD is in this place, and I was unaware of it.”
> — Genesis 28:16

He set up his stone to mark the spot. Two numbers can tell where a place is. But no place on any map is too far away for God.`,
      difficulty: 'beginner',
      objectives: [
        'Skip count in threes, fours and fives.',
        'Find a number that is in two skip counts.',
        'Name a place on a grid with two numbers.',
      ],
      activities: [
        {
          title: 'Giant grid',
          description:
            'Lay sticks to make a grid, or use floor tiles. One corner is (0, 0). One child calls two numbers, and another walks there: first to the right, then up. Hide a stone at a secret place and write its two numbers for a friend.',
        },
        {
          title: 'Muddy prints',
          description:
            'Write 1 to 40 in a row in the sand. One player hops in fours and draws a ring on each number. Another hops in fives and draws a cross. Which numbers have both? Guess first what happens with threes and fives.',
        },
      ],
      checks: [
        {
          question: 'Omar takes 4 steps at a time in a tall tower. Which step does his foot touch?',
          options: ['14', '18', '28', '30'],
          answer: 2,
          explanation: 'Go on from 24, and 4 more make 28. The other numbers are not in the fours.',
          practises: [0],
        },
        {
          question:
            'Start at (0, 0). Each move goes 1 to the right and 3 up. Where are you after 4 moves?',
          options: ['(12, 4)', '(4, 7)', '(3, 12)', '(4, 12)'],
          answer: 3,
          explanation: 'Four moves take you 4 to the right, and 3, 6, 9, 12 up.',
          practises: [0, 2],
        },
        {
          question:
            'Maja hops in threes and Ben hops in fives. Which is the first number they both touch?',
          options: ['8', '15', '30', '20'],
          answer: 1,
          explanation:
            'The fives are 5, 10, 15. The first of these that is also in the threes is 15.',
          practises: [1],
        },
      ],
    },
    intermediate: {
      title: 'Rise over Run',
      description:
        'Stairs, ramps and ladders can all be described by one number, and that number is easy to find.',
      content: `## How steep is steep?

A comfortable stair brings you up 17 centimeters and forward 29 centimeters with every step. After 16 steps you are 16 × 17 = 272 centimeters higher and 16 × 29 = 464 centimeters farther along. The way up is called the rise, the way forward is called the run, and the slope is the rise divided by the run. For our stair it is 17 ÷ 29, or about 0.59. It makes no difference whether you use one step or all sixteen.

For a wheelchair such a slope would be impossible. The standard for public buildings in the United States allows a ramp to rise no more than 1 centimeter for every 12 centimeters forward. To climb a porch that is 60 centimeters high, the ramp has to reach at least 12 × 60 = 720 centimeters forward, more than seven meters. Next time you see a ramp that seems far too long, you will know that somebody has done the arithmetic.

## From points to slope

On a grid, a place has two coordinates. The first tells how far to go to the right, and the second tells how far to go up. Take the points A (2, 1) and B (6, 7), and imagine a straight path from one to the other.

- Step 1: The rise is the difference of the second coordinates, 7 − 1 = 6.
- Step 2: The run is the difference of the first coordinates, 6 − 2 = 4.
- Step 3: The slope is 6 ÷ 4, which can be simplified to 3/2.

So the path climbs 3 for every 2 that it moves to the right. Starting from A, you may take a step of 2 to the right and 3 up and arrive at (4, 4). Another such step leads to (6, 7), which is B, and a third one to (8, 10). All these points lie on the same line, because every step leans in the same way.

What about a path that goes down? From C (1, 9) to D (5, 1) the rise is 1 − 9 = −8 and the run is 5 − 1 = 4, so the slope is −8 ÷ 4 = −2. A level path has slope 0. A vertical wall has no slope at all, since its run is zero and nobody can divide by zero.

## Leaning safely

When adults set up a ladder, they often follow the rule of four: the foot stands one unit from the wall for every four units of height. If the top touches the wall at 3.2 meters, the foot belongs 3.2 ÷ 4 = 0.8 meters away. If it stands much steeper, the ladder may tip backward, and if it stands much flatter, it may slide.

## The ladder that nobody climbed

Jacob had cheated his brother and was now running for his life. One night he fell asleep in the open, and in his dream he saw a ladder.

> And Jacob had a dream about a ladder that rested on the earth with its top reaching up to heaven, and God’s angels were going up and down the ladder.
> — Genesis 28:12

Its run and rise are not reported. More surprising is what does not happen: Jacob is never told to climb. The promise comes down to a tired young man who is lying flat on the ground, at slope zero. Whatever that ladder means, it is no test of how high a person can get by trying harder.`,
      difficulty: 'intermediate',
      objectives: [
        'Calculate the slope between two points as rise over run.',
        'Use a slope to find a missing rise or run.',
        'Decide whether a point lies on a line with a given slope.',
      ],
      activities: [
        {
          title: 'Slope hunt',
          description:
            'Measure rise and run of three real things, such as a stair, a slide, a path or a roof that you can see from the side. Use a stick and a string with a stone as a plumb line. Rank the slopes. Could a wheelchair use any of them?',
        },
        {
          title: 'Line by leaps',
          description:
            'On a chalk grid, start at any crossing and leap by “2 right, 1 up” five times, leaving a pebble after each leap. A partner starts elsewhere and uses the same leap. Do the two rows of pebbles ever meet? Explain, then choose leaps that must meet.',
        },
      ],
      checks: [
        {
          question: 'What is the slope of the line through (1, 2) and (5, 14)?',
          options: ['3', '4', '1/3', '12'],
          answer: 0,
          explanation: 'The rise is 14 − 2 = 12 and the run is 5 − 1 = 4, and 12 ÷ 4 = 3.',
          practises: [0],
        },
        {
          question:
            'A ramp rises 1 cm for every 12 cm forward. How far forward must it reach to climb 45 cm?',
          options: ['57 cm', '450 cm', '480 cm', '540 cm'],
          answer: 3,
          explanation: 'Each of the 45 cm needs 12 cm of run, and 45 × 12 = 540 cm.',
          practises: [1],
        },
        {
          question: 'Which point lies on the line through (0, 1) with slope 2?',
          options: ['(3, 5)', '(2, 4)', '(4, 9)', '(5, 12)'],
          answer: 2,
          explanation:
            'From 0 to 4 the run is 4, so the rise is 8, and 1 + 8 = 9. For 3, 2 and 5 the heights would be 7, 5 and 11.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The Staircase That Never Becomes a Ramp',
      description:
        'Refine a staircase without end: its area obeys you, its length refuses, and the reason is worth knowing.',
      content: `## Counting blocks

Build a staircase of square blocks whose columns have the heights 1, 2, 3 and so on up to n. How many blocks does it need? If you place a second, identical staircase upside down upon the first, they fill a rectangle with n columns, each of height n + 1, and consequently 1 + 2 + 3 + … + n = n(n + 1)/2. For ten columns this gives 10 × 11 ÷ 2 = 55 blocks, and for one hundred columns 100 × 101 ÷ 2 = 5,050.

Now shrink the whole structure until it fits a square with sides of 1 meter. Each of the n steps then rises 1/n and advances 1/n, so each block has the area 1/n². The area beneath the staircase is n(n + 1)/2 divided by n², which simplifies to (n + 1)/(2n).

- With 10 steps the area is 55/100 = 0.55 square meters.
- With 100 steps it is 5,050/10,000 = 0.505.
- With 1,000 steps it is 0.5005.

The numbers approach 0.5, the area of the triangle under the diagonal. With sufficiently many steps you can approximate it as closely as anyone may demand.

## The length that refuses

Let a snail crawl along the same staircase, across every tread and up every riser. Each step costs it 1/n + 1/n, and there are n of them, so that the entire journey measures n × 2/n = 2 meters, regardless of n. The diagonal, however, measures √2, approximately 1.414 meters. With a million steps, the zigzag cannot be distinguished from the ramp by any eye, and the snail still has to travel exactly 2 meters.

How far do the curves lie apart? The corner of a step is at most 1/(n√2) away from the diagonal, and this distance tends to zero. The points of the staircase therefore converge to the points of the diagonal, but the length does not converge to its length, because length depends upon direction. Every piece of the staircase runs either horizontally or vertically, however small it becomes, and nowhere does it ever acquire the slope of the diagonal, which is 1.

The consequences reach far beyond stairs. Two things can agree in position and disagree in direction, and a quantity that is sensitive to direction will notice. A satellite receiver that records a hiker’s position with a little random error reports a path that is too long, because the jitter adds tiny detours, and more frequent samples may even make the error worse. On a screen, a slanted line is drawn as a staircase of pixels, and whoever wants its length must not simply count the edges.

## What kind of ladder?

Jacob, exhausted and guilty, dreamed of something that joined the earth to heaven. Translators hesitate between ladder and stairway, since the Hebrew word occurs nowhere else in the Bible. People have often interpreted the image as a program of self-improvement, with one more virtue for every step, although in the story itself nobody human climbs anything. Centuries later Jesus alluded to the dream when He spoke to Nathanael.

> Truly, truly, I tell you, you will all see heaven open and the angels of God ascending and descending on the Son of Man.
> — John 1:51

Christians understand this to mean that He Himself is the connection. Perhaps the stubborn staircase offers a modest comparison: you may subdivide your own efforts as finely as you like and still not change their direction, because what was needed is a different kind of line. A comparison proves nothing, of course; it merely gives us something to imagine, and the conviction behind it has to stand on other ground.`,
      difficulty: 'advanced',
      objectives: [
        'Derive and use the sum of the first n whole numbers.',
        'Calculate the area under a staircase with n equal steps.',
        'Explain why the length of the staircase does not approach that of the diagonal.',
      ],
      activities: [
        {
          title: 'String against zigzag',
          description:
            'Draw a square with sides of 20 cm and, inside it, staircases with 2, 5 and 10 steps along the diagonal. Lay a string along each and along the diagonal itself, and measure them. Then state in two sentences what converges and what does not, to someone who has not read about it.',
        },
        {
          title: 'A noisy walk',
          description:
            'Mark a straight path of 20 paces. Plot it on paper with 20 points, then move each point sideways by a coin toss, half a pace left or right. Measure the length of the connected path and compare. Repeat using only every fourth point. What does smoothing gain, and what might it lose?',
        },
      ],
      checks: [
        {
          question:
            'A staircase of 40 equal steps rises 3 m and advances 4 m. How long are all treads and risers together?',
          options: ['5 m', '12 m', '7 m', '10 m'],
          answer: 2,
          explanation:
            'All risers add up to 3 m and all treads to 4 m, however many steps there are. The straight line of 5 m is never approached, as no piece points in its direction.',
          practises: [2],
        },
        {
          question: 'What is 1 + 2 + 3 + … + 200?',
          options: ['20,000', '40,200', '19,900', '20,100'],
          answer: 3,
          explanation: 'The formula gives 200 × 201 ÷ 2 = 20,100.',
          practises: [0],
        },
        {
          question:
            'A staircase with 50 equal steps fills part of a square with sides of 1 m. What is the area beneath it, in square meters?',
          options: ['0.51', '0.55', '0.49', '0.50'],
          answer: 0,
          explanation:
            'With n = 50, (n + 1)/(2n) = 51/100. There are 51 × 25 = 1,275 blocks of 1/2,500 each.',
          practises: [0, 1],
        },
      ],
    },
  },
};
