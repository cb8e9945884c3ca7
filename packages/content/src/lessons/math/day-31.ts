import type { LessonSource } from '@lamplight/domain/lessons';

export const mathDay31: LessonSource = {
  category: 'math',
  dayNumber: 31,
  pictures: ['hourglass-done', 'scroll', 'sunrise'],
  references: ['Isaiah 9:2-7', 'Isaiah 40:8', 'Isaiah 40:28-31'],
  bands: {
    kindergarten: {
      title: 'Before, Now and After',
      description: 'Lay a rope on the grass and walk through time.',
      content: `Rosa lays a long rope on the grass. The rope is time. A yellow leaf lies in the middle. The leaf is now.

Behind the leaf is before. Rosa goes back one step. She was a baby then! She goes back two more. Grandma was little there.

In front of the leaf is after. One step on, Rosa will be big. What will she do? She laughs and does not know yet.

How many steps did she go back? One and two make three. So how does she get to the leaf? Three steps forward!

## Waiting in the dark

Long before Jesus was born, Isaiah gave people hope.

> The people walking in darkness have seen a great light
> — Isaiah 9:2

They had to wait many, many years. They were like you before the sun comes up. Then Jesus came. God had not forgotten. God is with us before, now and after.`,
      difficulty: 'beginner',
      objectives: [
        'Say what comes first, next and last.',
        'Count steps back and steps forward on a line.',
      ],
      activities: [
        {
          title: 'A rope of my day',
          description:
            'Lay down a rope. Put a leaf in the middle for now. What did you do before? What comes after? Put a small thing at each place.',
        },
        {
          title: 'Back and forth',
          description:
            'Stand on the leaf. Take three steps back. Count them out loud. How many steps bring you home? Try it with five.',
        },
      ],
      checks: [
        {
          question: 'Which one comes first?',
          options: ['A big tree', 'A small plant', 'A seed'],
          answer: 2,
          explanation: 'The seed is first. Then comes the plant, then the tree.',
          practises: [0],
        },
        {
          question: 'You go four steps back. How many bring you to the leaf?',
          options: ['Three', 'Four', 'Eight'],
          answer: 1,
          explanation: 'Four back and four forward. Now you are home again.',
          practises: [1],
        },
        {
          question: 'Start two steps behind the leaf. Go five steps forward. Where are you?',
          options: ['Three after', 'Two after', 'Seven after'],
          answer: 0,
          explanation: 'Two steps take you to the leaf. Three more go past it.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'Seven Giant Steps to Bethlehem',
      description: 'Walk from Abraham to yourself, one hundred years at every step.',
      content: `## A field full of years

The ball field is a timeline today. Each giant step stands for one hundred years. In the middle lies a lantern for the time when Jesus was born. Our years are counted from about that time.

Years before it are called BC. That is short for “before Christ.” Years after it are called AD. Those letters are Latin. They mean “in the year of the Lord.”

- Abraham lived around 2000 BC, but nobody knows just when. That is 20 giant steps before the lantern.
- Isaiah lived around 700 BC. That is 7 giant steps before it.
- Our own time is a little after AD 2000. That is about 20 giant steps on the other side.

## Counting down, counting up

Before the lantern the years count down, like a rocket getting ready. The year 700 BC came earlier than 500 BC, although 700 is a bigger number. After the lantern the years count up.

How far is it from Abraham to Isaiah? Both stand on the same side. So we subtract: 20 − 7 = 13 steps. How far is it from Isaiah to our own time? Now the lantern lies between. So we add: 7 + 20 = 27 steps. Twenty-seven giant steps are about 2,700 years!

## A very long night

Isaiah told his people about a light that was still far away.

> on those living in the land of the shadow of death, a light has dawned.
> — Isaiah 9:2

Old people told it to the young, and they told it to their own children. Then, seven giant steps later, a child was born in Bethlehem. Christians believe that Jesus is the light that Isaiah saw coming.`,
      difficulty: 'beginner',
      objectives: [
        'Put years before Christ in the right order.',
        'Find how far apart two times are by adding or subtracting.',
      ],
      activities: [
        {
          title: 'My family in small steps',
          description:
            'Let one small step stand for ten years. Put a stone where you were born, and one for a parent and a grandparent. Count the steps between the stones. Who is farthest from you?',
        },
        {
          title: 'Who came first?',
          description:
            'Write ten years on scraps of paper, some with BC and some with AD. Mix them well. Now work together and line them up from the oldest to the newest without talking.',
        },
      ],
      checks: [
        {
          question: 'Which of these years came first?',
          options: ['300 BC', '900 BC', '100 BC', '500 BC'],
          answer: 1,
          explanation: 'Before Christ the years count down, so the biggest number is the earliest.',
          practises: [0],
        },
        {
          question:
            'One person stands 7 steps before the lantern and one 5 steps after. How far apart?',
          options: ['2 steps', '7 steps', '10 steps', '12 steps'],
          answer: 3,
          explanation: 'The lantern lies between them, so you add: 7 + 5 = 12.',
          practises: [1],
        },
        {
          question: 'A queen ruled from 60 BC to 20 BC. How many years was that?',
          options: ['40', '80', '20', '60'],
          answer: 0,
          explanation: 'Both years lie on the same side, so you subtract: 60 − 20 = 40.',
          practises: [1],
        },
      ],
    },
    intermediate: {
      title: 'The Year That Never Was',
      description:
        'Our calendar has no year zero, and that can trip anyone who subtracts too fast.',
      content: `## A puzzle in a museum

In 1947 a shepherd found clay jars in a cave near the Dead Sea. One of them held a scroll with the whole book of Isaiah. Experts compared its letters with other writings and concluded that it was copied around 125 BC. Hana and Luca wanted to know how many years the words had waited in the dark.

Luca treated the years as numbers on a number line, with BC as negative numbers. From −125 to 1947 the distance is 125 + 1,947 = 2,072 years. Hana counted a small example on her fingers and frowned. “Your answer is one year too large,” she said.

## Counting with fingers

Hana had tested the time from 2 BC to AD 3. She named each step: from 2 BC to 1 BC is one year, to AD 1 is two, to AD 2 is three, and to AD 3 is four. Luca’s method would have given 2 + 3 = 5. The reason is simple but strange: the year after 1 BC was AD 1, because there is no year zero.

The monk Dionysius, who began to count the years in this way around AD 525, used Roman numerals, and they had no sign for zero. So the correct rule for a time from BC to AD is to add both numbers and subtract one.

- Small example: 2 + 3 − 1 = 4 years.
- The scroll: 125 + 1,947 − 1 = 2,071 years, if the estimate of the experts is correct.

When both years lie on the same side, the missing zero does not matter. From 740 BC, when Isaiah is thought to have begun, to 700 BC there are 740 − 700 = 40 years.

## How astronomers repair it

Astronomers, who have to calculate with old eclipses, prefer a number line without a gap. They call 1 BC the year 0, 2 BC the year −1, and 125 BC the year −124. Each BC year gets the number 1 minus its name. Now ordinary subtraction works again: 1,947 − (−124) = 1,947 + 124 = 2,071. Subtracting a negative number means walking in the other direction, so it becomes an addition.

Dionysius also made a small mistake. Most historians think that King Herod died in 4 BC, and Jesus was born while Herod was still alive. If it happened in 5 BC, for example, then Jesus turned 5 + 30 − 1 = 34 in the year AD 30. The exact year is uncertain, but the event changed the way in which the world counts.

## What does not fade

Hana’s favorite column of the scroll contains this sentence.

> The grass withers and the flowers fall, but the word of our God stands forever.
> — Isaiah 40:8

The leather had turned brown, but the words could still be read. When scholars compared them with the Hebrew Bibles of a thousand years later, they found many small differences in spelling and some in wording, and yet it was clearly the same book.`,
      difficulty: 'intermediate',
      objectives: [
        'Calculate the time between a BC year and an AD year without a year zero.',
        'Translate BC years into negative numbers.',
        'Decide when to add and when to subtract years.',
      ],
      activities: [
        {
          title: 'The stairs without a zero',
          description:
            'Use a staircase, or draw one with chalk. Label the steps from 4 BC to AD 4 with no zero. Walk from one label to another and count your steps. Write down six walks and check each one with the rule of the lesson.',
        },
        {
          title: 'Three ways to count',
          description:
            'Find something that you can count in two ways, such as fence posts and the gaps between them, or pages and sheets. Explain to a partner where the difference of one comes from, and invent a question in which it matters.',
        },
      ],
      checks: [
        {
          question: 'How many years are there from 3 BC to AD 5?',
          options: ['8', '2', '9', '7'],
          answer: 3,
          explanation:
            'There is no year zero, so the answer is 3 + 5 − 1 = 7. You can confirm it by naming every step.',
          practises: [0, 2],
        },
        {
          question: 'Which number do astronomers give to the year 46 BC?',
          options: ['−45', '−46', '−47', '45'],
          answer: 0,
          explanation: 'The year 1 BC is 0, so every name moves by one: 1 − 46 = −45.',
          practises: [1],
        },
        {
          question:
            'Jerusalem fell in 587 BC, and exiles were allowed to return in 538 BC. How many years lie between?',
          options: ['48', '51', '49', '1,124'],
          answer: 2,
          explanation:
            'Both years lie before Christ, so the missing zero plays no part: 587 − 538 = 49. You would add only if the two years lay on different sides.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'How Long Is a Year, Exactly?',
      description: 'Integers, intervals and remainders in the slow history of the calendar.',
      content: `## Points and intervals

Most errors in calculations with historical dates are caused by confusing labels with intervals. A century is an interval of one hundred consecutive years, and because the labels of our calendar begin with AD 1, the first century ended with the year 100 and not, as is frequently assumed, with the year 99. Consequently the twenty-first century began on January 1, 2001. The century of a year y after Christ is y/100, rounded up to an integer.

Before Christ, the labels run backward and skip zero, which makes ordinary subtraction unreliable. Astronomers repair this inconvenience by the map f, with f(n BC) = 1 − n and f(n AD) = n. The map preserves order and has no gap, so the time elapsed between two dates is simply the difference of their images. For a BC year a and an AD year b the difference is b − (1 − a) = a + b − 1, which explains the famous missing year in one line.

## Fractions of a day

A second and considerably older difficulty is that the solar year, after which the seasons recur, does not consist of a whole number of days. Its mean length, averaged over all the seasons, is approximately 365.2422 days. The calendar of Julius Caesar inserted a leap day every fourth year, which yields a mean of 365.25 days. The excess of 0.0078 days seems negligible, since it amounts to about eleven minutes a year; errors that invariably point in the same direction, however, accumulate.

Between the Council of Nicaea in 325 and the reform of 1582 there are 1,257 years, and 1,257 × 0.0078 is approximately 9.8 days. The beginning of spring had wandered from March 21 to March 11, and with it the date of Easter. Pope Gregory XIII therefore ordered that October 4, 1582, be followed immediately by October 15, so that ten labels were omitted. Nobody lost ten days of life in consequence, because only the names of the days had been changed.

## A better approximation

In addition to this single correction, the Gregorian calendar altered the underlying rule: a year that is divisible by 100 is a leap year only if it is divisible by 400. In 400 years there are consequently 100 − 4 + 1 = 97 leap years.

- The number of days is 400 × 365 + 97 = 146,097.
- The mean year has 146,097 ÷ 400 = 365.2425 days.
- The remaining excess is 0.0003 days a year, so about 3,300 years pass before it reaches a single day.

There is a charming consequence. Since 146,097 = 7 × 20,871, the number of days in the cycle is a multiple of seven, and the whole pattern of dates and weekdays repeats after 400 years. A date such as the 13th has 4,800 occurrences in each cycle, and because 4,800 is not divisible by 7, the weekdays cannot possibly share them equally, and an enumeration confirms that Friday is slightly favored.

## Measuring what one waits for

Isaiah addressed people for whom the calendar contained mainly threats, and he dated his visions by the reigns of kings who have long since turned to dust. Yet the dawn that he describes stands in the past tense, as if it had already come.

> The people walking in darkness have seen a great light; on those living in the land of the shadow of death, a light has dawned.
> — Isaiah 9:2

Hope, in the prophets, is not a calculation, and those who have used Scripture to compute the date of the end have regularly been mistaken. Numbers communicate with impressive precision how long something has already lasted, but they contain no instructions for enduring it. For that purpose, the same book speaks of strength that is received by those who wait.

> But those who wait upon the LORD will renew their strength
> — Isaiah 40:31`,
      difficulty: 'advanced',
      objectives: [
        'Calculate intervals across eras with a map to the integers.',
        'Count leap years by adding and removing overlapping multiples.',
        'Estimate how a small, constant error accumulates.',
      ],
      activities: [
        {
          title: 'Invent a calendar',
          description:
            'Suppose that a year on another planet lasts 219.29 of its days. Design a leap-year rule whose mean is as close as possible while it can still be remembered. Calculate the drift after 1,000 years, and defend your rule against that of a partner.',
        },
        {
          title: 'The drifting sundial',
          description:
            'Mark the end of a stick’s shadow at the same clock time on three days in a row, or compare with an older mark. Estimate how far it moves in a day and discuss how many years of marks would be needed to distinguish 365 from 365.25 days.',
        },
      ],
      checks: [
        {
          question:
            'Caesar was killed in March of 44 BC, and Augustus died in August of AD 14. How many full years lie between?',
          options: ['58', '57', '30', '56'],
          answer: 1,
          explanation:
            'The integers are 1 − 44 = −43 and 14, and 14 − (−43) = 57. August comes after March, so all 57 years are complete.',
          practises: [0],
        },
        {
          question: 'How many leap years does the Gregorian calendar contain in 800 years?',
          options: ['200', '192', '196', '194'],
          answer: 3,
          explanation:
            'There are 200 multiples of 4; remove the 8 multiples of 100, then restore the 2 multiples of 400: 200 − 8 + 2 = 194.',
          practises: [1],
        },
        {
          question:
            'The Julian calendar drifts by 0.0078 days a year. After roughly how many years is it wrong by one day?',
          options: ['78', '400', '128', '1,280'],
          answer: 2,
          explanation:
            'One day divided by 0.0078 days a year gives roughly 128 years. Four centuries produce a drift of about three days, which is exactly what the Gregorian rule removes.',
          practises: [2],
        },
      ],
    },
  },
};
