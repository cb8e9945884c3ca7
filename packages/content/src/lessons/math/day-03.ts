import type { LessonSource } from '@lamplight/domain/lessons';

export const mathDay03: LessonSource = {
  category: 'math',
  dayNumber: 3,
  pictures: ['first-quarter-moon', 'spiral-calendar', 'mantelpiece-clock'],
  references: ['Genesis 1:14-19', 'Genesis 8:22', 'Psalm 104:19'],
  bands: {
    kindergarten: {
      title: 'What Comes Next?',
      description: 'Clap, stomp and guess how the pattern goes on.',
      content: `Clap, stomp. Clap, stomp. Clap… What comes now? Stomp! You guessed it. You heard a pattern.

A pattern does the same thing again and again. So you can tell what is next. Try a longer one. Hop, hop, sit. Hop, hop, sit. Now you hop, hop… and sit!

## Patterns in the sky

The sky has a pattern too. The sun comes up. The moon shines at night. Then the sun comes back. It does this every single day.

> He made the moon to mark the seasons; the sun knows when to set.
> — Psalm 104:19

## A pattern like a ring

Some patterns go round like a ring. In many lands there are four seasons. Spring, summer, autumn, winter. After winter comes spring again! A ring has no end.

God made day and night. He keeps them going, round and round. Tonight you can sleep. Morning knows the way back.`,
      difficulty: 'beginner',
      objectives: ['Say what comes next in a pattern.', 'Tell how a ring pattern starts again.'],
      activities: [
        {
          title: 'Leaf and stone snake',
          description:
            'Pick up some leaves and stones. Lay leaf, stone, stone. Then do it again. Make your snake as long as you can. Let a friend lay the next piece.',
        },
        {
          title: 'Sun and moon circle',
          description:
            'Sit in a ring. The first child says sun. The next one says moon. Go all the way around. Now go faster! Does it still fit when you start again?',
        },
      ],
      checks: [
        {
          question: 'Sun, moon, sun, moon, sun. What comes next?',
          options: ['Sun', 'Moon', 'Star'],
          answer: 1,
          explanation: 'After each sun comes a moon. So moon is next.',
          practises: [0],
        },
        {
          question: 'Clap, stomp, stomp, clap, stomp, stomp. What comes next?',
          options: ['Stomp', 'Jump', 'Clap'],
          answer: 2,
          explanation: 'Two stomps are done. The pattern starts again with a clap.',
          practises: [0],
        },
        {
          question: 'Spring, summer, autumn, winter. Winter ends. What comes now?',
          options: ['Spring', 'Autumn', 'Winter'],
          answer: 0,
          explanation: 'The seasons go round like a ring. Spring starts it again.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'Jumping Through the Calendar',
      description: 'Learn the trick that tells you the day of the week without looking.',
      content: `## The market boat

Every seventh day a boat with fresh fruit comes to Amara’s island. It came on Tuesday, the 3rd of June. “When will it be back?” asked her little cousin. Amara did not look at the calendar at all. She jumped by sevens in her head.

- One week later it is 3 + 7 = 10, so the boat comes on June 10.
- After that comes 10 + 7 = 17, and then 17 + 7 = 24.
- The last visit of the month is 24 + 7, which is July 1, because June has only 30 days.

All of those days are Tuesdays, because a week is a pattern of seven days that never stops. Jump by sevens from zero, and you land on 7, 14, 21, 28, 35, 42, 49, 56, 63 and 70. These are multiples of 7. Four weeks make 4 × 7 = 28 days, so 28 days from now it will be the same day of the week as today.

## A jump on the clock

Hours follow a pattern of sixty, since 60 minutes make one hour. The boat left the big harbor at 9:40 and reached the island at 12:15. How long was the trip? Go forward in jumps that are easy to see.

- From 9:40 to 10:00 it is 20 minutes.
- From 10:00 to 12:00 it is 2 hours.
- From 12:00 to 12:15 it is 15 minutes.

Now add up the jumps. The boat was on the water for 2 hours and 35 minutes.

## Who made the first clock?

Long before there were clocks on walls, people looked up. God had hung great lights in the sky and told what they were for.

> let them be signs to mark the seasons and days and years.
> — Genesis 1:14

Each turn of the Earth gives us one day, and a new full moon comes after about 29 and a half days. People all over the world learned to count by these lights, and so can you.`,
      difficulty: 'beginner',
      objectives: [
        'Find dates that fall on the same day of the week by jumping in sevens.',
        'Name multiples of 7 up to 70.',
        'Work out how long something lasts by making easy jumps on the clock.',
      ],
      activities: [
        {
          title: 'The calendar game',
          description:
            'Say the date and weekday of today. One player names a date later this month. The others work out its weekday by jumping in sevens and then counting the last few days. Check with a calendar. The winner names the next date.',
        },
        {
          title: 'My day in jumps',
          description:
            'Write down when four things start and end today, such as a meal, a game, a walk and the night. Find out how long each one lasts by jumping to the next full hour first. Which one took the most time? Which was the most fun?',
        },
      ],
      checks: [
        {
          question: 'May 4 is a Sunday. Which of these days is a Sunday too?',
          options: ['May 12', 'May 18', 'May 20', 'May 24'],
          answer: 1,
          explanation:
            'Jump by sevens from 4. You land on 11 and then on 18, so May 18 is a Sunday.',
          practises: [0],
        },
        {
          question: 'Which of these numbers is a multiple of 7?',
          options: ['27', '36', '54', '56'],
          answer: 3,
          explanation: 'Eight jumps of seven land on 8 × 7 = 56. The others lie between the jumps.',
          practises: [1],
        },
        {
          question: 'A walk starts at 10:35 and ends at 12:10. How long does it take?',
          options: [
            '1 hour 35 minutes',
            '1 hour 45 minutes',
            '2 hours 25 minutes',
            '2 hours 35 minutes',
          ],
          answer: 0,
          explanation:
            'It is 25 minutes to 11:00, 1 hour to 12:00 and 10 minutes to 12:10. That makes 1 hour and 35 minutes.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'When Cycles Meet Again',
      description:
        'Insects, lighthouses and the moon all wait for the same number: the least common multiple.',
      content: `## A meeting once in 221 years

In the forests of North America live insects called periodical cicadas, which spend nearly their whole lives under the ground. Some groups come up after 13 years, others after 17, and then for a few weeks the trees sing with their buzzing. In the spring of 2024 a large 13-year group and a 17-year group came out together. The last time that pair met was in 1803, and the next time will be in 2245.

Why does it take 221 years? The first group appears after 13, 26, 39 years and so on, and the second after 17, 34, 51. They can only meet in a year that belongs to both lists, and the first number on both lists is 13 × 17 = 221. It is called the least common multiple, or LCM.

## When multiplying is too much

You might think that you can always multiply the two numbers, but look at two lighthouses on one coast. The northern light flashes every 12 seconds and the southern light every 18 seconds. At midnight they flash at the same moment.

- The northern light flashes after 12, 24, 36, 48, 60 and 72 seconds.
- The southern light flashes after 18, 36, 54 and 72 seconds.

They meet after 36 seconds, although 12 × 18 is 216. Multiplying gave us a common multiple, but not the smallest one, because 12 and 18 share some of their factors.

## A method that never fails

Listing works for small numbers, but prime factors work for all of them.

- Step 1: Break both numbers into primes, so that 12 = 2² × 3 and 18 = 2 × 3².
- Step 2: For each prime, choose the highest power that appears in either number, which here means 2² and 3².
- Step 3: Multiply what you have chosen, and you get 2² × 3² = 4 × 9 = 36.

Why is this right? The LCM must contain everything that 12 needs and everything that 18 needs, and nothing that neither of them needs. You can also check it in another way: the greatest common factor of 12 and 18 is 6, and 12 × 18 ÷ 6 is 36 again.

## The moon and the sun

> God made two great lights: the greater light to rule the day and the lesser light to rule the night. And He made the stars as well.
> — Genesis 1:16

The cycles of these two lights do not fit together neatly. A month from new moon to new moon lasts about 29.53 days, while a year of seasons has about 365.24 days, so twelve moons are roughly eleven days too short. Babylonian and Greek sky watchers found that after 19 years the two cycles nearly meet, since 235 months and 19 years differ by only about two hours. The Jewish calendar is built upon this cycle, and churches have used it for centuries to find the date of Easter. Whoever keeps these feasts today still follows a rhythm that people read in the sky, patiently, night after night.`,
      difficulty: 'intermediate',
      objectives: [
        'Find the least common multiple of two numbers with prime factors.',
        'Predict when two repeating events happen together again.',
        'Explain why multiplying two numbers may overshoot their least common multiple.',
      ],
      activities: [
        {
          title: 'Clapping cycles',
          description:
            'Form two groups and count together out loud from 1. The first group claps on multiples of 4, the second on multiples of 6. Predict on which numbers both will clap, then test it. Next, try 5 and 7, and then 6 and 9. Which pair meets rarely, and why?',
        },
        {
          title: 'Moon notebook',
          description:
            'Begin when a crescent shows in the evening sky. For a week, draw the moon at the same hour, with the date. Shade the dark part. From your drawings, estimate on which date the same shape will come back, and write it on a calendar so that you can check.',
        },
      ],
      checks: [
        {
          question: 'What is the least common multiple of 8 and 12?',
          options: ['24', '48', '96', '4'],
          answer: 0,
          explanation:
            '8 = 2³ and 12 = 2² × 3, so take 2³ × 3 = 24. Both 48 and 96 are common multiples as well, but they are not the least. The number 4 is the greatest common factor.',
          practises: [0, 2],
        },
        {
          question:
            'One lamp blinks every 15 seconds and another every 20 seconds. They blink together at 8:00:00. When do they next blink together?',
          options: ['8:00:35', '8:00:45', '8:01:00', '8:05:00'],
          answer: 2,
          explanation:
            '15 = 3 × 5 and 20 = 2² × 5, so the LCM is 2² × 3 × 5 = 60 seconds, which is one minute. At 8:05:00, after 300 seconds, they blink together too, but not for the first time.',
          practises: [1],
        },
        {
          question: '24 = 2³ × 3 and 90 = 2 × 3² × 5. Which product is their LCM?',
          options: ['2 × 3', '2³ × 3² × 5', '2⁴ × 3³ × 5', '2³ × 3 × 5'],
          answer: 1,
          explanation:
            'Take the highest power of each prime: 2³, 3² and 5. The product is 8 × 9 × 5 = 360. If you simply multiply 24 × 90, you get 2⁴ × 3³ × 5, which is six times too large.',
          practises: [0, 2],
        },
      ],
    },
    advanced: {
      title: 'Clock Arithmetic and the Returning Light',
      description:
        'Calculate with remainders, then describe the growing and shrinking of daylight with a sine curve.',
      content: `## Numbers on a circle

Five hours after ten o’clock it is three o’clock, and nobody is surprised that 10 + 5 has suddenly become 3. On a clock face we calculate modulo 12, which means that two numbers are considered equivalent whenever their difference is a multiple of 12. The mathematician Carl Friedrich Gauss introduced a convenient notation for this idea in 1801: we write a ≡ b (mod n) if n divides a − b without a remainder. Thus 15 ≡ 3 (mod 12) and 365 ≡ 1 (mod 7).

That second congruence has a consequence which everyone notices sooner or later. Because 365 = 52 × 7 + 1, an ordinary year moves your birthday forward by exactly one weekday, and a year that includes February 29 moves it by two. For longer intervals only the remainder matters, so in order to discover which weekday follows 1,000 days after a Friday, we divide by seven and keep whatever is left over.

- Step 1: Since 142 × 7 = 994, we have 1,000 ≡ 6 (mod 7).
- Step 2: Six days after a Friday, which is also one day before the following Friday, we arrive at a Thursday.

## Why remainders may be multiplied

Congruences are powerful because they survive both addition and multiplication, and the second of these claims deserves a proof. Assume that a ≡ b and c ≡ d (mod n), and consider the difference ac − bd = ac − bc + bc − bd = (a − b)c + b(c − d). By assumption n divides both a − b and c − d, and therefore it divides the entire expression, which means precisely that ac ≡ bd (mod n).

With this theorem you can determine the final digit of 7¹⁰⁰ without writing its 85 digits. The final digit of a number is its remainder modulo 10, and the powers of 7 leave the remainders 7, 9, 3, 1 before the pattern repeats, which it does because 7⁴ = 2,401 ≡ 1 (mod 10). Since 100 = 4 × 25, we obtain 7¹⁰⁰ = (7⁴)²⁵ ≡ 1²⁵ = 1 (mod 10), so the final digit is 1. The same idea, applied to enormous numbers, protects confidential messages and payments on the internet.

## A cycle that glides

Weekdays jump from one value to the next, but daylight changes gradually, and for this we need a periodic function, one that satisfies f(t + P) = f(t) for a fixed period P. In a northern town, slightly more than halfway from the equator to the pole, the number of daylight hours is described quite well by

D(t) = 12 + 4 × sin(2π(t − 80) ÷ 365),

where t is the day of the year and every number has a meaning that you can interpret directly.

- The 12 is the midline, the value around which daylight swings and which it reaches at the equinoxes.
- The 4 is the amplitude, so that the longest day has 12 + 4 = 16 hours of light and the shortest has 12 − 4 = 8.
- The 365 is the period in days, and the 80 shifts the curve so that it rises through its midline around March 21.

The maximum occurs when the sine equals 1, which happens after one quarter of a period, 365 ÷ 4 = 91.25 days, so that t = 80 + 91.25 = 171.25, and this day falls on June 20. Close to this peak the curve is almost flat, and for that reason midsummer evenings hardly seem to change, whereas in March every day is noticeably longer than the previous one.

## A promise about cycles

> As long as the earth endures, seedtime and harvest, cold and heat, summer and winter, day and night shall never cease.
> — Genesis 8:22

According to Genesis, God made this promise after the flood, when the few who remained had seen how fragile the familiar order can be. Astronomy explains the mechanism, a tilted planet traveling around its star, while faith recognizes a promise in the same regularity. The two answer different questions, and calculating the length of a June day takes nothing away from our gratitude for it.`,
      difficulty: 'advanced',
      objectives: [
        'Use congruences to find weekdays and remainders of large powers.',
        'Explain why congruences may be multiplied.',
        'Interpret midline, amplitude and period of a sine function in context.',
      ],
      activities: [
        {
          title: 'The weekday of your birth',
          description:
            'Count the years from your birth to your last birthday. Each year shifts the weekday by one, and each February 29 in between adds one more. Reduce the total modulo 7 and step back from the weekday of your last birthday. Ask at home whether you are right.',
        },
        {
          title: 'Draw the year',
          description:
            'Calculate D(t) for t = 80, 125, 171, 217, 263, 308 and 354 with the formula of the lesson, and sketch the curve by hand. Mark where it rises fastest. Then write two sentences on how the picture would change for a town on the equator and for one near the pole.',
        },
      ],
      checks: [
        {
          question: 'Today is Wednesday. Which weekday will it be in 500 days?',
          options: ['Friday', 'Thursday', 'Saturday', 'Sunday'],
          answer: 2,
          explanation:
            '71 × 7 = 497, so 500 ≡ 3 (mod 7). Three days after a Wednesday comes a Saturday.',
          practises: [0],
        },
        {
          question: 'What is the last digit of 3⁴²?',
          options: ['9', '7', '3', '1'],
          answer: 0,
          explanation:
            'Because 3⁴ = 81 ≡ 1 (mod 10), powers may be multiplied in groups of four. 42 = 4 × 10 + 2, so 3⁴² ≡ 1 × 3² = 9 (mod 10).',
          practises: [0, 1],
        },
        {
          question:
            'Daylight follows D(t) = 12 + 4 × sin(2π(t − 80) ÷ 365) hours. How long is the shortest day?',
          options: ['4 hours', '12 hours', '16 hours', '8 hours'],
          answer: 3,
          explanation:
            'The smallest value of the sine is −1, so the minimum is 12 − 4 = 8 hours. The 4 is the amplitude, not the minimum, and 16 hours is the maximum.',
          practises: [2],
        },
      ],
    },
  },
};
