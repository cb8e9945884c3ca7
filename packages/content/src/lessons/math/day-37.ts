import type { LessonSource } from '@lamplight/domain/lessons';

export const mathDay37: LessonSource = {
  category: 'math',
  dayNumber: 37,
  pictures: ['thermometer', 'water-wave', 'sunrise-over-mountains'],
  references: ['Mark 1:5', 'Mark 1:9-11'],
  bands: {
    kindergarten: {
      title: 'Down the Steps to the Water',
      description: 'Count up and down a stair, and meet the number zero.',
      content: `Asher stands by a pond. A stone stair leads down to it. Some steps are dry. Some steps are under the water.

The edge of the water is zero. Asher has dry feet. He climbs up three steps. He is three above!

Now he goes down. Two, one, zero. Splash! One more step. The water tickles his ankle. He is one below. Mama holds his hand tight.

Where is zero? It is between up and down. So zero is a place to start.

## Down to the river

No river on Earth lies lower than the Jordan. Many people walked down to it. Jesus walked down too. John baptized Him in the water. Then a voice came from heaven.

> You are My beloved Son
> — Mark 1:11

God spoke those words way down low. No place is too low for His love.`,
      difficulty: 'beginner',
      objectives: ['Count steps up and down from zero.', 'Tell above from below.'],
      activities: [
        {
          title: 'Zero on the stairs',
          description:
            'Choose one step and call it zero. Go up two. Go down three. Are you above or below? Hold the rail or a hand.',
        },
        {
          title: 'Over and under',
          description:
            'Lay a blue scarf down for water. Put leaves above it. Put pebbles below it. Count both.',
        },
      ],
      checks: [
        {
          question: 'Asher is two steps above. He goes down two. Where is he?',
          options: ['At zero', 'One above', 'Two below'],
          answer: 0,
          explanation: 'Two, one, zero. He is at the edge of the water.',
          practises: [0],
        },
        {
          question: 'Start at zero. Go down three. Then go up one. Where?',
          options: ['One above', 'Two below', 'Three below'],
          answer: 1,
          explanation: 'Three down and one back up. Two below are left.',
          practises: [0, 1],
        },
        {
          question: 'A bird is four above. A frog is at zero. A fish is two below. Who is lowest?',
          options: ['The bird', 'The frog', 'The fish'],
          answer: 2,
          explanation: 'The fish swims below zero. That is the lowest place.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'A Road That Goes Below the Sea',
      description: 'Ride from the hills to the Jordan and watch the numbers fall past zero.',
      content: `## The sign beside the road

Talia sat at the window of the bus from Jerusalem to the Jordan River. The city stands on hills about 750 meters above the sea. So the bus went down and down. After a while she saw a sign by the road with two words on it: sea level. That is zero! But the road did not stop there, and the bus kept on rolling down.

How can land be lower than the sea? High ground lies between them, so the ocean cannot flow in.

## Numbers on the other side

Numbers below zero have a small line in front of them, and we say “minus.” Jericho is about 250 meters below the level of the sea, so its height is −250. The shore of the Dead Sea is even lower, at about −430.

- 750 is higher than 0.
- 0 is higher than −250.
- −250 is higher than −430, because it is closer to zero.

How far did Talia travel down from Jerusalem to Jericho? First the bus had to go down 750 meters to zero. Then it went 250 more. So 750 + 250 = 1,000 meters. From Jericho to the Dead Sea both numbers are below zero, so she took one from the other: 430 − 250 = 180 meters.

## Down to meet us

John was baptizing people in this low valley when someone came from the hills of the north.

> In those days Jesus came from Nazareth in Galilee and was baptized by John in the Jordan.
> — Mark 1:9

There He heard the voice of His Father, who was pleased with Him. He did not sit on a throne. He stood in the lowest river on Earth.`,
      difficulty: 'beginner',
      objectives: ['Put numbers below zero in order.', 'Find the distance between two heights.'],
      activities: [
        {
          title: 'A rope for heights',
          description:
            'Hang a rope from a tree and tie a ribbon in the middle for sea level. Clip on cards for Jerusalem, Jericho and the Dead Sea, each as high or low as it should be. Add a bird and a fish.',
        },
        {
          title: 'Cold numbers',
          description:
            'Draw a tall thermometer with numbers from −10 to 10. Take turns to roll a die or pull a number, and move up or down. Who can reach zero exactly?',
        },
      ],
      checks: [
        {
          question: 'Which height is the lowest?',
          options: ['−30', '0', '−300', '30'],
          answer: 2,
          explanation: 'Below zero, the number that is farthest from zero is the lowest.',
          practises: [0],
        },
        {
          question: 'A bus goes from 400 meters down to −150 meters. How far down did it go?',
          options: ['550 meters', '250 meters', '400 meters', '350 meters'],
          answer: 0,
          explanation: 'It goes 400 meters to zero and 150 more: 400 + 150 = 550.',
          practises: [1],
        },
        {
          question: 'A goat climbs from −390 meters to −250 meters. How far up did it climb?',
          options: ['640 meters', '250 meters', '160 meters', '140 meters'],
          answer: 3,
          explanation: 'Both heights are below zero, so you subtract: 390 − 250 = 140.',
          practises: [1],
        },
      ],
    },
    intermediate: {
      title: 'Subtracting a Minus',
      description: 'A hike through the deepest valley on land explains a rule that puzzles many.',
      content: `## Change is end minus start

Hikers keep a log of their elevation, which is the height above the level of the sea. Whenever they arrive somewhere, they calculate the change by subtracting the start from the end. A positive result means that they climbed, and a negative result means that they descended.

Dalia’s group began in Jerusalem, at about 750 meters, and finished in Jericho, at about −250 meters. The change is −250 − 750 = −1,000 meters, because the number line has to be followed downward for another 750 meters. A descent of a thousand meters explains why everyone’s knees were trembling in the evening.

## Two minus signs in a row

On the second day they walked from the shore of the Dead Sea, at roughly −430 meters, back up to Jericho. The rule demands −250 − (−430), and here Samir stopped. “What could it possibly mean to subtract a number that is less than nothing?” he asked.

Dalia answered with a drawing of the number line. The group had moved from −430 to −250, and that is obviously a climb of 180 meters, so the subtraction must give 180. Since −250 + 430 = 180 as well, subtracting −430 has the same effect as adding 430. It is like a debt: if somebody takes away a debt of 430 coins from you, then you are 430 coins richer than before.

- To subtract a negative number, add its opposite.
- The distance between two places is the size of the change without its sign.

## An average below zero

Distances never have a minus sign, but averages can. Four campsites lay at elevations of 120, −60, −200 and −380 meters. Their sum is −520, and −520 ÷ 4 = −130, so the average elevation was 130 meters below the sea. Samir noticed that no campsite lay at that height, which is quite normal for an average.

Temperatures behave in the same way. If a winter night on Mount Hermon begins at 3 degrees Celsius and it becomes 2 degrees colder every hour, then after 5 hours the thermometer shows 3 − 5 × 2 = −7 degrees.

## The lowest river

The Jordan flows through this valley, and no river on Earth lies lower. Crowds walked down to it in order to confess what they had done wrong, and Jesus, who according to the Christian faith had nothing to confess, stood in line with them.

> And a voice came from heaven: “You are My beloved Son; in You I am well pleased.”
> — Mark 1:11

A coordinate on a map does not prove anything about God. Still, many Christians have enjoyed the thought that heaven opened over such a deep place, before Jesus had preached a single sermon.`,
      difficulty: 'intermediate',
      objectives: [
        'Calculate a change of elevation with negative numbers.',
        'Explain why subtracting a negative number means adding.',
        'Find averages and later values that lie below zero.',
      ],
      activities: [
        {
          title: 'Walk the signs',
          description:
            'Mark a number line from −10 to 10 on the ground. To add, face the positive end; to subtract, turn around. For a negative number, walk backward. Act out eight problems and record where you land.',
        },
        {
          title: 'Profile of a journey',
          description:
            'Draw the elevation of a walk from Jerusalem to Jericho, the Dead Sea and back, with sea level as a thick line. Choose a scale first, and write the change beside every section.',
        },
      ],
      checks: [
        {
          question:
            'A hiker goes from −210 meters to −430 meters. What is the change in elevation?',
          options: ['−640 meters', '−220 meters', '220 meters', '640 meters'],
          answer: 1,
          explanation: 'End minus start gives −430 − (−210) = −430 + 210 = −220.',
          practises: [0, 1],
        },
        {
          question: 'What is 60 − (−45)?',
          options: ['15', '−15', '−105', '105'],
          answer: 3,
          explanation: 'Taking away a debt of 45 has the same effect as adding 45, so we get 105.',
          practises: [1],
        },
        {
          question: 'Three wells have floors at 40, −90 and −100 meters. What is their average?',
          options: ['−50 meters', '−150 meters', '−75 meters', '−95 meters'],
          answer: 0,
          explanation: 'The sum is 40 − 90 − 100 = −150, and −150 ÷ 3 = −50.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Why Minus Times Minus Is Plus',
      description: 'From debts in ancient India to the pressure beside the Dead Sea.',
      content: `## A rule that can be proved

Negative numbers were resisted for centuries. In the year 628 the Indian mathematician Brahmagupta formulated rules for fortunes and debts, including the statement that the product of two debts is a fortune, whereas some European authors of the eighteenth century still considered such quantities absurd. Nobody had ever seen a field with a negative length, after all.

The decisive argument does not come from observation but from consistency. Suppose that we want the distributive law, a(b + c) = ab + ac, to remain valid when numbers below zero are admitted. Then consider (−1) × (1 + (−1)). The bracket is zero, so that the product must be zero as well. Expanding it by the distributive law, however, produces (−1) × 1 + (−1) × (−1), which is −1 + (−1) × (−1). This sum vanishes only if (−1) × (−1) = 1. There was never a choice: whoever keeps the ordinary laws of arithmetic is compelled to accept the rule.

## Distance and absolute value

Elevation is a signed quantity whose zero is a convention. Geographers have agreed on the average level of the ocean, although a different reference would be equally legitimate. Differences, by contrast, are entirely independent of that convention. The distance between elevations x and y is |x − y|, and it remains unchanged if the same constant is added to both.

The Sea of Galilee lies at approximately −210 meters and the Dead Sea at −430, so the Jordan descends |−430 − (−210)| = 220 meters. In a straight line the two lakes are separated by roughly 110 kilometers, which corresponds to an average gradient of −2 meters per kilometer. The river, however, meanders so extravagantly that its course is about twice as long, and therefore the gradient along the water is only about −1 meter per kilometer.

## Linear models and their limits

In recent decades the surface of the Dead Sea has been falling by about one meter per year, principally because water is diverted from the Jordan and minerals are extracted. If we take −430 as a starting value, a linear model predicts the elevation h(t) = −430 − t after t years. For t = 25 it yields −455 meters. The model is convenient, but it cannot be extrapolated indefinitely: as the lake shrinks, its surface evaporates less water, and the decline should gradually slow down.

A second approximation concerns the atmosphere. Near sea level, the pressure changes by roughly one hectopascal for every eight meters of elevation, so that p(h) = 1013 − h/8. At h = 750, in Jerusalem, the formula gives about 919 hectopascals. At h = −430 the subtraction of a negative quantity becomes physical reality: 1013 − (−430)/8 is approximately 1,067. Every breath beside the Dead Sea therefore contains measurably more oxygen than a breath up in the hills, and patients with certain diseases of the lungs have been sent there for this reason.

## Depth without loss of value

Ordinary language associates low positions with low worth, but mathematics recognizes nothing of the kind. The absolute values of 430 and −430 are identical, and the sign merely indicates a direction. The scene at the Jordan also separates position from value.

> And a voice came from heaven: “You are My beloved Son; in You I am well pleased.”
> — Mark 1:11

Christians read in this descent, first into the valley and then into the water, that God does not measure people by their elevation. The affirmation was pronounced at the bottom, before any public achievement whatsoever.`,
      difficulty: 'advanced',
      objectives: [
        'Prove the rule of signs from the distributive law.',
        'Use absolute values to express distances and gradients.',
        'Evaluate linear models at negative arguments and judge their limits.',
      ],
      activities: [
        {
          title: 'A contradiction on purpose',
          description:
            'Assume that the product of two negative numbers is negative. Find, with a partner, as many consequences as possible that contradict the distributive law, and decide which law you would have to abandon.',
        },
        {
          title: 'Moving the zero',
          description:
            'List six elevations in the Holy Land relative to sea level, then rewrite them relative to the Dead Sea. Determine which statements about the places remain true and which ones change.',
        },
      ],
      checks: [
        {
          question:
            'If a(b + c) = ab + ac also holds below zero, what must (−3) × (5 + (−5)) + (−3) × (−5) be?',
          options: ['−15', '30', '15', '0'],
          answer: 2,
          explanation:
            'The first bracket is 0, so only (−3) × (−5) remains, and the rule of signs makes it 15.',
          practises: [0],
        },
        {
          question:
            'A stream falls from −40 meters to −200 meters over 32 kilometers. What is its gradient?',
          options: [
            '−5 meters per kilometer',
            '−7.5 meters per kilometer',
            '5 meters per kilometer',
            '−160 meters per kilometer',
          ],
          answer: 0,
          explanation: 'The change is −200 − (−40) = −160 meters, and −160 ÷ 32 = −5.',
          practises: [1],
        },
        {
          question: 'What does the model p(h) = 1013 − h/8 give for h = −240?',
          options: ['983', '1,037', '773', '1,043'],
          answer: 3,
          explanation: 'Since −(−240)/8 = 30, the result is 1013 + 30 = 1,043 hectopascals.',
          practises: [2],
        },
      ],
    },
  },
};
