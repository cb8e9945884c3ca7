import type { LessonSource } from '@lamplight/domain/lessons';

export const mathDay09: LessonSource = {
  category: 'math',
  dayNumber: 9,
  pictures: ['brick', 'straight-ruler', 'mantelpiece-clock'],
  references: ['Genesis 11:1-9', 'Deuteronomy 25:13-15', 'Proverbs 20:10'],
  bands: {
    kindergarten: {
      title: 'How Many Hands High?',
      description: 'Little hands, big hands, and bricks in stacks of ten.',
      content: `Kofi has built a tower of boxes. How high is it? He has no ruler. But he has hands!

He holds one hand against the wall of boxes. Then the other hand goes on top. One hand, two hands, three. The tower is six hands high.

Now Papa measures. One, two, three, four. Done! Only four? Did the tower shrink? No! Papa has long hands. Long hands need fewer steps.

## Ten in a stack

Kofi makes clay bricks. Ten bricks go in one stack. Then he makes one more stack. Ten and ten make twenty. Three bricks lie beside them. That makes twenty-three.

## A tower long ago

> So they used brick instead of stone, and tar instead of mortar.
> — Genesis 11:3

Those builders wanted everyone to look up at them. God does not love tall people more. He loves you just as you are. You are six hands of wonderful. Or is it seven?`,
      difficulty: 'beginner',
      objectives: [
        'Measure a height with hands.',
        'Tell why a longer hand needs fewer steps.',
        'Count bricks in stacks of ten.',
      ],
      activities: [
        {
          title: 'Hand over hand',
          description:
            'Find a tree or a door. Measure up to your chin with your hands. Let a grown-up measure the same way. Who needs more hands?',
        },
        {
          title: 'Stacks of ten',
          description:
            'Gather many small stones. Lay them in rows of ten. Count the rows out loud: ten, twenty, thirty. Then add the stones that are left.',
        },
      ],
      checks: [
        {
          question: 'Mia needs nine hands. Grandma needs seven. Whose hand is longer?',
          options: ['Mia’s hand', 'Grandma’s hand', 'Both are the same'],
          answer: 1,
          explanation: 'Grandma needs fewer hands. So each of her hands is longer.',
          practises: [0, 1],
        },
        {
          question: 'Here are two stacks of ten bricks. How many bricks?',
          options: ['Twelve', 'Eleven', 'Twenty'],
          answer: 2,
          explanation: 'Count by tens: ten, twenty.',
          practises: [2],
        },
        {
          question: 'One stack of ten, and four more bricks. How many?',
          options: ['Fourteen', 'Five', 'Forty'],
          answer: 0,
          explanation: 'Start at ten and go on. Eleven, twelve, thirteen, fourteen.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'Whose Foot Is a Foot?',
      description: 'A goat shed comes out far too short, and an old city helps us read the clock.',
      content: `## The shed that shrank

“Make the wall 12 feet long,” says Uncle Baruch, and he rides off to buy a roof. Tirza wants to do it well. She sets her foot down heel to toe, twelve times, and marks the spot with a peg.

When her uncle comes home, he scratches his beard. “That is a shed for mice!” What went wrong? Tirza counted right. But her foot is 20 centimeters long, and his is 30.

- By her foot the wall is 12 × 20 = 240 centimeters.
- By his foot it should be 12 × 30 = 360 centimeters.

The wall is 120 centimeters too short. A number is only half of a measure. The other half is the unit, and both people must mean the same one. This is why rulers were made.

## Tens and sixties

We count in tens, maybe because we have ten fingers. The people who lived near the old city of Babylon liked sixty as well. Why sixty? Try to share 10 figs among 3 friends, or among 4. It does not come out even. Now try 60 figs!

- Among 3 friends, 60 ÷ 3 = 20 for each.
- Among 4 friends, 60 ÷ 4 = 15 for each.
- Among 5 friends, 60 ÷ 5 = 12 for each.

Their sixties still live in your clock. A minute has 60 seconds and an hour has 60 minutes. So 2 hours are 2 × 60 = 120 minutes, and a film of 135 minutes lasts 2 hours and 15 minutes.

## Fair and square

When the builders of Babel could not understand each other, the work stopped. Mixed-up units can stop a job as well. And a trader who uses a short ruler on purpose is cheating.

> You must maintain accurate and honest weights and measures
> — Deuteronomy 25:15

God cares about that, down to the last centimeter. Tirza and her uncle cut a stick that was as long as his foot, and they began again. The goats moved in on Friday.`,
      difficulty: 'beginner',
      objectives: [
        'Explain why a measure needs a number and a unit.',
        'Change hours and minutes into minutes.',
        'Find out which numbers can be shared evenly in many ways.',
      ],
      activities: [
        {
          title: 'The town measure',
          description:
            'With your group, choose one stick as the measure of your town. Each pair cuts or finds a stick just as long. Measure the same bench with every stick. Do all pairs get the same number? Then measure it with your own feet and compare.',
        },
        {
          title: 'Sixty pebbles',
          description:
            'Collect 60 pebbles. Try to lay them in equal rows of 2, of 3, of 4 and so on up to 12. Write down which ones come out even. Now do the same with 50 pebbles. Which number is better for sharing?',
        },
      ],
      checks: [
        {
          question:
            'Ari counts 9 of his feet along a bench. His foot is 20 centimeters long. How long is the bench?',
          options: ['29 centimeters', '200 centimeters', '180 centimeters', '90 centimeters'],
          answer: 2,
          explanation: 'Nine feet of 20 centimeters make 9 × 20 = 180 centimeters.',
          practises: [0],
        },
        {
          question: 'How many minutes are 2 hours and 20 minutes?',
          options: ['140', '220', '122', '80'],
          answer: 0,
          explanation: 'Two hours are 120 minutes, and 120 + 20 = 140. An hour is not 100 minutes!',
          practises: [1],
        },
        {
          question: 'Which number of figs comes out even for 2, for 3, for 4 and for 5 friends?',
          options: ['40', '50', '30', '60'],
          answer: 3,
          explanation:
            '60 gives 30, 20, 15 or 12 figs each. With 30 figs, four friends would have 2 figs left over.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Two Units, One Lost Spacecraft',
      description:
        'A mission to Mars fails without a single mistake in arithmetic, and clay tablets teach us to count in sixties.',
      content: `## A very expensive misunderstanding

In September 1999 a spacecraft called Mars Climate Orbiter reached its planet after more than nine months of travel. It passed behind Mars and was never heard from again. The investigation found a cause that sounds almost silly. One computer program gave the pushes of the small engines in an American unit, the pound-force second. The program that received these numbers expected newton seconds. One pound-force is about 4.45 newtons, so every push was really more than four times as strong as the second program believed.

Each team had calculated correctly. They had simply never noticed that they spoke two languages, and anyone who knows the story of Babel will recognize the moment when the building stops.

## Changing units step by step

A measurement is a number together with a unit. If you change the unit, the number must change too, so that the amount stays the same.

- A pump delivers 18 liters per minute. An hour has 60 minutes, so it delivers 18 × 60 = 1,080 liters per hour.
- A cyclist rides 5 meters per second. An hour has 60 × 60 = 3,600 seconds, so she rides 5 × 3,600 = 18,000 meters, or 18 kilometers, per hour.
- A snail needs a minute for 6 centimeters. In an hour it covers 6 × 60 = 360 centimeters, or 3.6 meters.

Ask yourself at the end whether the answer makes sense. A snail that travels 360 meters in an hour should make you suspicious.

## Numbers in clay

Why are there sixty minutes in an hour at all? The scribes of ancient Babylonia pressed two marks into wet clay, a wedge for one and a corner for ten. With these they built every digit up to 59. For larger numbers they used places, just as we do, except that each place was worth sixty times as much as the one to its right. Today we print their digits with commas between them.

- The numeral 2,35 means 2 × 60 + 35 = 155.
- The numeral 1,4,10 means 1 × 3,600 + 4 × 60 + 10 = 3,850.
- To write 1,000, divide it by 60. The quotient is 16 and the remainder is 40, so the numeral is 16,40.

You can do this on any clock, because 1,000 seconds are 16 minutes and 40 seconds. Nobody left a note that explains why they chose sixty. One good reason would be that it has twelve divisors, namely 1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30 and 60, while ten has just four.

## A unit is a promise

The law of Israel forbade merchants to carry two sets of measures, a large one for buying and a small one for selling.

> You must maintain accurate and honest weights and measures, so that you may live long in the land that the LORD your God is giving you.
> — Deuteronomy 25:15

The poor would have suffered first, since a handful of missing flour is a missing meal. Behind every unit stands an agreement between people who may never meet. Whoever writes “18” and forgets the rest has only made half of the promise.`,
      difficulty: 'intermediate',
      objectives: [
        'Convert a rate from one unit of time to another.',
        'Read a numeral that is written in base sixty.',
        'Write a whole number in base sixty.',
      ],
      activities: [
        {
          title: 'Clay tablet office',
          description:
            'Press wedges and corners into mud or clay, or draw them with chalk. Each scribe writes three numbers between 60 and 3,599 and passes the tablet on. The reader turns them into our numerals. Then compare with the writer: was anything lost in translation?',
        },
        {
          title: 'Walking speed in three units',
          description:
            'Pace out 30 meters as exactly as you can and count the seconds while a partner walks it. Express the speed in meters per second, meters per minute and kilometers per hour. Check whether the last value is believable for a person on foot.',
        },
      ],
      checks: [
        {
          question: 'A tap delivers 12 liters per minute. How many liters flow in 2 hours?',
          options: ['720', '1,440', '24', '1,200'],
          answer: 1,
          explanation:
            'Two hours are 120 minutes, and 12 × 120 = 1,440. The answer 720 would be right for one hour.',
          practises: [0],
        },
        {
          question: 'Which number does the Babylonian numeral 3,20 stand for?',
          options: ['320', '50', '182', '200'],
          answer: 3,
          explanation: 'The first place counts sixties: 3 × 60 + 20 = 200.',
          practises: [1],
        },
        {
          question: 'How is 4,000 written in base sixty?',
          options: ['1,6,40', '1,40,6', '6,40,1', '4,0,0'],
          answer: 0,
          explanation:
            'Take out 3,600 once, and 400 is left. That is 6 × 60 + 40, so the digits are 1, 6 and 40.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Any Base Will Do',
      description:
        'Prove that every number has exactly one name in each base, and find out which fractions ever come to an end.',
      content: `## One number, many names

The days of a week can be written 7, VII or, in binary notation, 111. A numeral is merely a name, and the number itself does not mind what it is called. If we choose any whole number b greater than 1 as a base, the claim is that every positive whole number n can be expressed in exactly one way as a sum of powers of b, where each power is multiplied by a digit from 0 to b − 1.

The proof is at the same time a method. Divide n by b. Since every term of the sum except the last is a multiple of b, the remainder of this division must be the final digit, and no other choice is possible. The quotient contains all remaining digits, so repeat the procedure with the quotient until nothing is left. The quotients shrink at each division, and therefore the process terminates. Existence and uniqueness follow simultaneously.

- Step 1: 2,026 ÷ 60 = 33 with remainder 46, so the last sexagesimal digit is 46.
- Step 2: 33 ÷ 60 = 0 with remainder 33, so the first digit is 33.
- Step 3: Verify the numeral 33,46 by computing 33 × 60 + 46 = 2,026.

With base 2 the same year becomes 11111101010. A large base gives short numerals but needs many different digits; a small base needs few digits and pays with length. Electronic circuits prefer two states, and so computers accept the length.

## Where fractions come to an end

In decimal notation 1/3 never ends, whereas in base sixty it is 20/60, a single digit behind the point. When does 1/n terminate? It terminates after k places precisely if n divides the k-th power of the base, because only then can it be rewritten with that power as denominator. Consequently every prime factor of n has to be a prime factor of the base.

Now compare 10 = 2 × 5 with 60 = 2² × 3 × 5. Among the denominators from 2 to 12, decimal notation copes with 2, 4, 5, 8 and 10. Base sixty copes with all of them except 7 and 11. For instance, 1/8 equals 7/60 + 30/3,600, which Babylonian scribes would have written as 7,30. In base 2 only powers of two behave well, and one tenth is not among them. That is why many programming languages, when asked for 0.1 + 0.2, answer 0.30000000000000004. The machine has not been careless, because it was forced to round numbers whose binary names are infinitely long.

## A square root in clay

A small tablet at Yale University, probably pressed by a pupil between about 1800 and 1600 BC, displays a square with its diagonals and the digits 1; 24, 51, 10. Read as 1 + 24/60 + 51/3,600 + 10/216,000, they amount to approximately 1.4142130, while the square root of two begins 1.4142136. The error is less than one millionth. The tablet also records a side of 30 and its diagonal, 42; 25, 35.

## After Babel

Genesis tells of a city in that same landscape whose inhabitants suddenly could not understand one another. Among all human vocabularies, numbers seem to have survived the confusion best. The scribes of the two rivers reckoned in sixties, the Egyptians in tens, the Maya in twenties, and the theorem above guarantees that whole numbers pass from one system to another without the slightest loss. Plurality of notation is no obstacle to truth.

What the Bible condemns is a different kind of doubleness.

> Differing weights and unequal measures —
> both are detestable to the LORD.
> — Proverbs 20:10

Two bases for one number are a translation, but two measures for one customer are a deception. Mathematics can certify that a conversion was carried out properly, but it cannot make the person behind the counter announce which measure is in use.`,
      difficulty: 'advanced',
      objectives: [
        'Convert whole numbers between bases by repeated division.',
        'Explain why the digits of a number are determined by remainders.',
        'Decide in which bases a fraction terminates.',
      ],
      activities: [
        {
          title: 'Design a base',
          description:
            'In pairs, argue for the base that your society should adopt: 8, 10, 12 or 60. Count the divisors of each, write 500 and 1/3 in it, and estimate how large its multiplication table would be. Present the case in two minutes and let the group vote.',
        },
        {
          title: 'Doubt the tablet',
          description:
            'Multiply 1; 24, 51, 10 by 30 using only sexagesimal digits and carrying by hand. Compare your result with the diagonal 42; 25, 35 from the tablet. Then square the approximation in decimals and determine how far it misses 2.',
        },
      ],
      checks: [
        {
          question: 'Which digits does 1,500 have in base sixty?',
          options: ['15 and 0', '20 and 5', '25 and 0', '2 and 30'],
          answer: 2,
          explanation:
            'Since 1,500 ÷ 60 = 25 with remainder 0, the digits are 25 and 0. The remainder always supplies the last digit.',
          practises: [0, 1],
        },
        {
          question: 'Which of these fractions terminates in base sixty?',
          options: ['1/14', '1/27', '1/22', '1/7'],
          answer: 1,
          explanation:
            'The only prime factor of 27 is 3, which divides 60. The others contain 7 or 11, which do not.',
          practises: [2],
        },
        {
          question: 'Which number has the binary numeral 110101?',
          options: ['43', '61', '85', '53'],
          answer: 3,
          explanation: 'Add the powers of two that are present: 32 + 16 + 4 + 1 = 53.',
          practises: [0],
        },
      ],
    },
  },
};
