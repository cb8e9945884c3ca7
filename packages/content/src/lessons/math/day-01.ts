import type { LessonSource } from '@lamplight/domain/lessons';

export const mathDay01: LessonSource = {
  category: 'math',
  dayNumber: 1,
  pictures: ['sunrise', 'abacus', 'candle'],
  references: ['Genesis 1:1-5', 'Psalm 147:4', 'Psalm 90:12'],
  bands: {
    kindergarten: {
      title: 'Ten Little Stars',
      description: 'Count the stars on your own ten fingers!',
      content: `Shh! It is dark outside. Look up. One star peeks out!

Put up one finger for that star. Here comes one more. Put up one more finger. Now you have two.

More stars! Three, four, five. One hand is full. Use your other hand. Six, seven, eight, nine, ten. All your fingers are up!

## A counting secret

Touch each thing just once. Say one number for each touch. The last number tells how many there are. Skip nothing. Touch nothing twice.

## God names the light

At the start, everything was dark. Then God made light. He gave it a name.

> God called the light “day,” and the darkness He called “night.”
> — Genesis 1:5

Evening came. Morning came. That was day one. After one comes two. There was a day two as well!

Who can count every star? No mother can. No king can. God knows how many there are. And He knows you.`,
      difficulty: 'beginner',
      objectives: [
        'Count up to ten things, touching each once.',
        'Say the number that is one more.',
      ],
      activities: [
        {
          title: 'Ten stones',
          description:
            'Find ten small stones. Lay them in a row. Touch and count each one. Now lay them in a ring. Put a leaf where you start. Count again. Is it still ten?',
        },
        {
          title: 'Day and night jumps',
          description:
            'One person calls out day or night. Day means jump high. Night means curl up small. Count every jump out loud. Stop when you reach ten jumps.',
        },
      ],
      checks: [
        {
          question: 'Touch and count. How many stars? ★ ★ ★ ★ ★ ★ ★',
          options: ['Six', 'Eight', 'Seven'],
          answer: 2,
          explanation: 'Touch each star one time. The last number you say is seven.',
          practises: [0],
        },
        {
          question: 'You see five stars. One more comes out. How many now?',
          options: ['Six', 'Four', 'Ten'],
          answer: 0,
          explanation: 'One more than five is six. Put up one more finger.',
          practises: [1],
        },
        {
          question: 'Lea counts shells: one, two, three, four. How many shells?',
          options: ['One', 'Four', 'Five'],
          answer: 1,
          explanation: 'Four was the last number she said. So there are four shells.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'How Many Days Old Are You?',
      description: 'Lena turns eight and finds out what four little digits can say.',
      content: `## A birthday puzzle

Lena turned eight today, and she felt very grown up. “But how old are you in days?” asked her brother Tom. So they sat down with a pencil and a bit of paper.

A year has 365 days, and Lena has lived through eight years, so they had to work out 365 × 8. Tom had a clever idea and broke 365 into three easy parts.

- The three hundreds give 300 × 8 = 2,400 days in all.
- The six tens give 60 × 8 = 480 days more.
- The five ones give 5 × 8 = 40 days to finish.

Then they added 2,400 + 480 and got 2,880, and with the last 40 that made 2,920 days.

“Wait, we forgot about the leap days!” said Tom. About every four years, February gets one extra day, and Lena had lived through two of those. So Lena was 2,920 + 2 = 2,922 days old.

## One digit, three jobs

Look at 2,922 for a moment, and you will see the digit 2 three times. Do all three mean the same? No, because the place of a digit tells you what it is worth.

- The first 2 stands for 2 thousands, which is 2,000.
- The 9 stands for 9 hundreds, which is 900.
- The next 2 stands for 2 tens, which is 20.
- The last 2 stands for 2 ones, which is just 2.

When a digit moves one step to the left, it is worth ten times as much. Even zero has an important job, because in 305 it tells you that there are no tens. Take the zero out, and all you have left is 35!

## Days that count

Long ago a man named Moses prayed about his days.

> So teach us to number our days, that we may present a heart of wisdom.
> — Psalm 90:12

Every one of Lena’s days was a gift from God, and so is this one. When the sun rises tomorrow morning, her number will grow by one, and so will yours.`,
      difficulty: 'beginner',
      objectives: [
        'Say what each digit of a four-digit number is worth.',
        'Write a number from its thousands, hundreds, tens and ones, with zero where it is needed.',
        'Work out an age in days, step by step.',
      ],
      activities: [
        {
          title: 'Your own number of days',
          description:
            'Write your age in years. Multiply it by 365, one part at a time, as Lena did. Ask a grown-up how many leap days you have lived through, and add them. Then add the days since your last birthday. Write the number big and say what each digit is worth.',
        },
        {
          title: 'Bundles of ten',
          description:
            'Scoop up a big pile of twigs, beans or pebbles. Guess how many there are. Now make heaps of ten. Put ten heaps together to make a hundred. Count hundreds, tens and ones. How close was your guess?',
        },
      ],
      checks: [
        {
          question: 'What is the 2 worth in 4,275?',
          options: ['2', '20', '200', '2,000'],
          answer: 2,
          explanation:
            'Count the places from the right: ones, tens, hundreds. The 2 stands in the hundreds place, so it is worth 200.',
          practises: [0],
        },
        {
          question: 'Which number has 3 thousands, no hundreds, 6 tens and 1 one?',
          options: ['3,061', '3,601', '361', '3,610'],
          answer: 0,
          explanation:
            'There are no hundreds, so a zero must hold that place. 3,000 + 60 + 1 = 3,061.',
          practises: [1],
        },
        {
          question:
            'Ben turns 10 today. He has lived through 2 leap days. How many days old is he?',
          options: ['367', '3,650', '3,562', '3,652'],
          answer: 3,
          explanation: 'First 365 × 10 = 3,650. Then add the 2 leap days: 3,650 + 2 = 3,652.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Powers of Ten at the Speed of Light',
      description:
        'Use a short way to write huge numbers and find out how old the sunshine on your face is.',
      content: `## Too many zeros

Light is the fastest thing we know, for in a single second it covers about 300,000 kilometers. In that time it could race around the Earth more than seven times. The Sun is about 150,000,000 kilometers away from us.

If you write such numbers a few times, your hand gets tired, and sooner or later you will drop a zero. One lost zero makes your answer ten times too small! That is why astronomers, the people who study the sky, like to write big numbers with powers of ten. The small raised number, called the exponent, tells you how many tens are multiplied: 10² is 10 × 10 = 100, and 10⁶ is a one followed by six zeros, or a million.

Scientific notation gives every number the same form. It is a number from 1 up to (but not including) 10, multiplied by a power of ten. To write 150,000,000 this way, place the point after the first digit, so that you get 1.5, and then count how many places it has moved. It moved eight places, so the distance to the Sun is 1.5 × 10⁸ kilometers. In the same way, the speed of light becomes 3 × 10⁵ kilometers per second.

## Why exponents add and subtract

You do not have to learn these rules by heart, because you can see where they come from when you write everything out.

- Multiplying 10³ × 10² means (10 × 10 × 10) × (10 × 10), which is five tens altogether, so the result is 10⁵ because 3 + 2 = 5.
- Dividing 10⁵ ÷ 10² lets two of the five tens cancel, and the three that remain make 10³, because 5 − 2 = 3.

## How old is sunshine?

Now we can find out how long the light has traveled, if we divide the distance by the speed.

- Step 1: Write the division with powers of ten, (1.5 × 10⁸) ÷ (3 × 10⁵).
- Step 2: Divide the numbers in front, which gives 1.5 ÷ 3 = 0.5.
- Step 3: Subtract the exponents, so that 10⁸ ÷ 10⁵ becomes 10³.
- Step 4: Put both parts together again, and you get 0.5 × 1,000 = 500 seconds.

Because 8 minutes are 480 seconds, sunlight travels for 8 minutes and 20 seconds before it reaches us. The warmth on your cheek left the Sun more than eight minutes ago, so you always see the Sun as it was and never as it is.

## Counting the stars

Astronomers estimate that our galaxy holds at least 10¹¹ stars. Suppose you counted one star every second and never slept. A year has about 3.15 × 10⁷ seconds, so by dividing you discover that the job would take more than 3,000 years.

> He determines the number of the stars;
> He calls them each by name.
> — Psalm 147:4

The poet who sang this owned no telescope and knew nothing about exponents. He saw a few thousand points of light above the hills, and he trusted that their Maker had not lost track of a single one. Enormous numbers can make us feel small, but his song tells us something different: God is great enough to care about small things, and that includes you.`,
      difficulty: 'intermediate',
      objectives: [
        'Write large numbers in scientific notation.',
        'Multiply and divide powers of ten by adding and subtracting exponents.',
        'Calculate how long light takes to cross a given distance.',
      ],
      activities: [
        {
          title: 'Walk the solar system',
          description:
            'Let one long step stand for 10⁷ kilometers. Mark the Sun with a stone. Mercury lies about 5.8 × 10⁷ km away, Venus 1.08 × 10⁸ km, Earth 1.5 × 10⁸ km, Mars 2.28 × 10⁸ km and Jupiter 7.78 × 10⁸ km. Turn each distance into steps, walk it and leave a marker. Which gap surprises you?',
        },
        {
          title: 'The zero detective',
          description:
            'Work in pairs. One writes five large numbers in full, such as the people in your country. The other turns them into scientific notation. Swap back and change them into full numbers again. Every number that comes home unchanged is a point for both of you.',
        },
      ],
      checks: [
        {
          question: 'How is 42,000,000 written in scientific notation?',
          options: ['4.2 × 10⁶', '4.2 × 10⁷', '4.2 × 10⁸', '42 × 10⁷'],
          answer: 1,
          explanation:
            'Move the point until it stands after the 4. It passes seven places, so the power is 10⁷. The last choice is ten times too big, and 42 is not below 10.',
          practises: [0],
        },
        {
          question: 'Light covers 3 × 10⁵ km each second. How long does it need for 6 × 10⁸ km?',
          options: ['200 seconds', '18,000 seconds', '20,000 seconds', '2,000 seconds'],
          answer: 3,
          explanation:
            'Divide the front numbers: 6 ÷ 3 = 2. Subtract the exponents: 8 − 5 = 3. That makes 2 × 10³ = 2,000 seconds, a little more than half an hour.',
          practises: [1, 2],
        },
        {
          question: 'What is 10⁹ ÷ 10⁴ × 10²?',
          options: ['10³', '10¹⁵', '10⁷', '10¹¹'],
          answer: 2,
          explanation:
            'Go from left to right. Dividing subtracts: 9 − 4 = 5. Multiplying adds: 5 + 2 = 7. The result is 10⁷.',
          practises: [1],
        },
      ],
    },
    advanced: {
      title: 'Thirty-Three Steps to Light the World',
      description:
        'Follow one flame through doubling and fading, and meet the question that every logarithm answers.',
      content: `## One flame

Imagine that everyone on Earth, roughly 8.3 billion people as of 2026, is standing in a dark field with an unlit candle, and that only one candle is burning. The keeper of the flame walks from person to person and lights one candle a minute, so that the number of burning candles runs 1, 2, 3, 4 and so on. Mathematicians call this an arithmetic sequence, because every term exceeds the previous one by the same difference. The ceremony would take about 8.3 billion minutes, and since an ordinary year contains 525,600 minutes, the unluckiest person would have to wait for nearly 16,000 years.

Now change a single rule: whoever has received the flame also passes it on to one neighbor every minute. The numbers become 1, 2, 4, 8, 16, and because each term is multiplied by the same ratio, the sequence is called geometric. After n minutes there are 2ⁿ burning candles, so in order to discover how long the entire field needs to become bright, we look for the smallest n for which 2ⁿ is at least 8.3 billion.

- The power 2¹⁰ = 1,024 is slightly more than a thousand.
- Therefore 2³⁰, which equals 1,024 × 1,024 × 1,024 = 1,073,741,824, is slightly more than a billion.
- Three more doublings multiply this by eight, and 2³³ = 8,589,934,592 is finally enough for everybody.

Thirty-three minutes are sufficient to illuminate humanity, and no flame has become smaller by being shared.

## The question a logarithm asks

We were searching for an unknown exponent, and this particular operation has a name: the logarithm log₂ x asks to which power 2 must be raised in order to produce x. Because 2⁵ = 32, we write log₂ 32 = 5, and with base ten we have log₁₀ 1,000 = 3.

The most useful property of logarithms follows directly from a rule you already know. If a = 10^p and b = 10^q, then a × b = 10^(p + q), and consequently log(a × b) = p + q = log a + log b. In other words, multiplication has been turned into addition, and when the same factor is repeated k times, the property gives log(aᵏ) = k × log a. After John Napier published the first tables in 1614, and until pocket calculators arrived, astronomers and navigators trusted this rule with their most difficult computations.

The second property solves our puzzle in general: if 2ⁿ = N, then n × log 2 = log N, and therefore n = log N ÷ log 2. For N = 8.3 × 10⁹ a calculator gives 9.919 ÷ 0.301, which is approximately 32.95. We round upward to 33, since the final minute has to be completed before everyone has light.

## Light going down

The same mathematics describes how light gradually fades. Suppose that in a certain lake every 5 meters of water absorb half of the light that enters them. At a depth of d meters, the fraction that remains is (½)^(d ÷ 5), so that at 20 meters only (½)⁴ = 1/16 of the light, or 6.25 percent, is left.

As a rule of thumb, tiny floating algae need approximately one percent of the light at the surface, and we can calculate how deep they are able to grow in this particular lake.

- Step 1: Set the remaining fraction equal to one percent, (½)^(d ÷ 5) = 1/100, which says the same as 2^(d ÷ 5) = 100.
- Step 2: Take the logarithm of both sides, which brings the unknown down from the exponent: (d ÷ 5) × log 2 = log 100 = 2.
- Step 3: Divide by log 2, which is approximately 0.301, to obtain d ÷ 5 = 6.64.
- Step 4: Multiply by 5, and you find a maximum depth of about 33 meters.

Notice that according to this model the light never completely disappears, because every layer takes half of what is left, and half of something is always something.

## Into the deep

> Now the earth was formless and void, and darkness was over the surface of the deep. And the Spirit of God was hovering over the surface of the waters. And God said, “Let there be light,” and there was light.
> — Genesis 1:2-3

No calculation can explain why there is light at all, or why the universe obeys laws that can be written on half a page, but mathematics can teach us to notice how orderly the gift is. Believers have traditionally understood this order as an invitation to gratitude. Others who love mathematics may not share that faith, yet wonder is common ground on which we can meet and listen to one another.`,
      difficulty: 'advanced',
      objectives: [
        'Tell arithmetic and geometric growth apart and model each one.',
        'Evaluate simple logarithms and justify the product law from the laws of exponents.',
        'Solve an exponential equation with logarithms and interpret the rounding.',
      ],
      activities: [
        {
          title: 'Pass it on',
          description:
            'Stand in a group. One person starts with a raised hand. Each round, everyone whose hand is up taps one person whose hand is down, and that hand goes up too. Predict the number of rounds for your group with log₂, play it, and then explain any difference between prediction and result.',
        },
        {
          title: 'Fold and find out',
          description:
            'Measure the thickness of a stack of 100 sheets and divide to get one sheet. Fold a sheet as often as you can and record the thickness as powers of two. Then calculate how many folds would be needed to reach the Moon, about 384,000 km away, if paper could be folded so often.',
        },
      ],
      checks: [
        {
          question: 'What is log₂ 32 + log₁₀ 1,000?',
          options: ['8', '15', '19', '1,032'],
          answer: 0,
          explanation:
            'Ask for the exponents: 2⁵ = 32 and 10³ = 1,000. The sum is 5 + 3 = 8. The bases differ, so the product law cannot be used to merge the two.',
          practises: [1],
        },
        {
          question:
            'One candle burns, and the number doubles every minute. After how many whole minutes are there at least 5,000 burning?',
          options: ['12', '13', '14', '2,500'],
          answer: 1,
          explanation:
            'log 5,000 ÷ log 2 is about 12.29, and the step must be finished: 2¹² = 4,096 is too few, while 2¹³ = 8,192 is enough.',
          practises: [0, 2],
        },
        {
          question:
            'Every 5 meters of a lake swallow half of the light. Which fraction remains at 30 meters?',
          options: ['1/6', '1/12', '1/32', '1/64'],
          answer: 3,
          explanation:
            'Thirty meters are six layers of 5 meters, and (½)⁶ = 1/64. The fraction is multiplied six times; it is not divided by six.',
          practises: [0],
        },
      ],
    },
  },
};
