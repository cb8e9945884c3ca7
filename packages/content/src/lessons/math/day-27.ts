import type { LessonSource } from '@lamplight/domain/lessons';

export const mathDay27: LessonSource = {
  category: 'math',
  dayNumber: 27,
  pictures: ['bullseye', 'thermometer', 'chart-increasing'],
  references: ['Psalm 51:10', 'Psalm 103:12', '2 Samuel 12:13'],
  bands: {
    kindergarten: {
      title: 'Before the Line, Past the Line',
      description: 'Jump to the line! Did you stop too soon or too late?',
      content: `Draw a line on the ground. Stand far away. Now jump toward it. Did you land before the line? Did you jump past it? Or are you right on it?

Count the steps back to the line. One, two! You are two steps past. Your friend is two steps before. You are both two steps away. But not on the same side!

Try it again. Now you are only one step past. You got closer!

## Start again

Sometimes we miss in other ways. We say a mean word. We do a wrong thing. King David did. He was so sorry. He asked God to help him.

> Create in me a clean heart, O God
> — Psalm 51:10

God took his wrong far, far away. God lets us start again. You can say sorry. You can try once more.`,
      difficulty: 'beginner',
      objectives: ['Count how many steps away you are.', 'Tell who is closer to the line.'],
      activities: [
        {
          title: 'Roll to the line',
          description:
            'Roll a ball to a line. Count the steps from the ball to the line. Is it before or past? Roll again. Did you get closer?',
        },
        {
          title: 'East and west',
          description:
            'Two friends stand back to back. One walks five steps this way. One walks five steps that way. How far apart are they? Count together.',
        },
      ],
      checks: [
        {
          question:
            'Mia stops 2 steps before the line. Ben stops 4 steps past it. How many steps away is Ben?',
          options: ['Four', 'Two', 'Six'],
          answer: 0,
          explanation: 'Ben is four steps past the line.',
          practises: [0],
        },
        {
          question: 'Anna is 3 steps before the line. Leo is 1 step past it. Who is closer?',
          options: ['Anna', 'Both', 'Leo'],
          answer: 2,
          explanation: 'One step is less than three steps. So Leo is closer.',
          practises: [1],
        },
        {
          question:
            'You are 5 steps before the line. You walk 5 steps on. How many steps are left?',
          options: ['Five', 'Zero', 'One'],
          answer: 1,
          explanation: 'Now you stand right on the line. No steps are left.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'Too Far, Too Short',
      description: 'Two misses that cancel out, and why that is not the same as hitting.',
      content: `## Lina at the lake

Lina tossed stones at a floating leaf, and after every throw her brother called out how many steps she had missed it by. When a stone fell short, he called it minus, and when it flew too far, he called it plus. Her first four throws were −5, +3, −2 and +4.

“Let us add them,” said her brother. “Minus 5 and plus 3 make −2. With −2 more it is −4. With +4 it is 0. Zero! You are perfect!”

Lina laughed, because she had not hit the leaf even once. The misses on the one side had simply eaten up those on the other.

## Distance has no minus

If you want to know how far off she was, look at the distances. A distance tells how many steps, and not which way. So −5 and +5 both have a distance of 5. Lina’s distances were 5, 3, 2 and 4. Together that is 14 steps.

After an hour of practice she threw −2, +1, −1 and +2. The sum is 0 again. But now the distances are 2 + 1 + 1 + 2 = 6 steps. She had become much better, and the plus and minus sum could not see it.

On a number line the minus numbers lie to the left of 0. From −5 to +3 it is a walk of 8 steps: five to reach 0 and three more.

## Far as the east

There are misses of another kind. King David had done a great wrong, and no good deed on the other side could even it out. So he told God the truth about it and asked for something new.

> Create in me a clean heart, O God, and renew a right spirit within me.
> — Psalm 51:10

Another psalm tells what God does with the wrong that we are sorry for. It speaks of a distance too.

> As far as the east is from the west, so far has He removed our transgressions from us.
> — Psalm 103:12

How many steps is that? You may walk east for as long as you like, and you can always go on.`,
      difficulty: 'beginner',
      objectives: [
        'Read plus and minus as two directions.',
        'Add numbers with plus and minus.',
        'Compare misses by their distance.',
      ],
      activities: [
        {
          title: 'Leaf target',
          description:
            'Toss ten pebbles at a leaf on the ground. Write each miss with plus or minus and the number of steps. Find the sum and the total distance. Which of them tells you if you are getting better?',
        },
        {
          title: 'Number-line walk',
          description:
            'Chalk a line from −10 to +10. One child draws two cards with numbers, one red for minus and one black for plus, and walks them one after the other. The others say where the walk will end.',
        },
      ],
      checks: [
        {
          question: 'Four throws are −4, +3, +2 and −1. Which one is nearest to the leaf?',
          options: ['−4', '+3', '+2', '−1'],
          answer: 3,
          explanation: 'Its distance is only 1 step, on the short side.',
          practises: [2],
        },
        {
          question: 'You stand at −5 and walk 8 steps in the plus direction. Where are you?',
          options: ['−13', '−3', '+3', '+13'],
          answer: 2,
          explanation: 'Five steps take you to 0, and three more to +3.',
          practises: [1],
        },
        {
          question: 'Three misses are −2, +5 and −3. How many steps are the distances together?',
          options: ['10', '0', '5', '4'],
          answer: 0,
          explanation: '2 + 5 + 3 = 10. Distances have no minus.',
          practises: [0, 2],
        },
      ],
    },
    intermediate: {
      title: 'The Line That Is Least Wrong',
      description:
        'No straight line goes through all the points. So which one is best, and who decides?',
      content: `## Errors with a sign

Suppose that a weather service predicts temperatures, and that on four consecutive days its errors, prediction minus truth, are −3, +2, −1 and +2 degrees. The sum is −3 + 2 − 1 + 2 = 0, and so the average error is 0, which sounds perfect. The absolute values, |−3|, |2|, |−1| and |2|, however, add up to 8, and on average it was off by 8 ÷ 4 = 2 degrees. The first number shows whether the service leans systematically to one side, and the second shows how far it usually misses, so you really need both.

The distance between two numbers on the line is the absolute value of their difference. From −6 to 9 it is |9 − (−6)| = 15.

## Fitting a line

A plant was measured on four days: after 1 day it was 3 centimeters tall, after 2 days 6, after 3 days 6 and after 4 days 9. No straight line passes through (1, 3), (2, 6), (3, 6) and (4, 9). Try y = 2x + 1. It predicts 3, 5, 7 and 9. The residuals, measured minus predicted, are 0, +1, −1 and 0. They add up to 0, and the absolute values add up to 2.

Now try the flat line y = 6. Its residuals are −3, 0, 0 and +3. They add up to 0 as well! But the absolute values add up to 6. It is not tilted to one side on the whole, and it is wrong all the same, because it misses the growing.

A sum of zero is therefore not enough. Since about 1800 scientists have usually preferred the line for which the sum of the squared residuals is smallest. For y = 2x + 1 it is 0 + 1 + 1 + 0 = 2, and for y = 6 it is 9 + 0 + 0 + 9 = 18. Squaring makes all of them positive, and it punishes a big miss more than two small ones.

## What cannot be averaged away

One might imagine that life resembles the flat line, with a generous deed here and a shameful one there, until everything evens out to zero. King David could have reckoned that way, since he had won battles, composed psalms and spared his enemies before he took another man’s wife and arranged for her husband to be killed. When Nathan confronted him, however, he offered no balance sheet.

> Then David said to Nathan, “I have sinned against the LORD.”
> — 2 Samuel 12:13

The people who have been hurt do not live in the average, because each residual is someone. What David requested in the psalm that bears his name was something other than a better mean.

> Create in me a clean heart, O God, and renew a right spirit within me.
> — Psalm 51:10`,
      difficulty: 'intermediate',
      objectives: [
        'Calculate with signed errors and absolute values.',
        'Find residuals of a line.',
      ],
      activities: [
        {
          title: 'String and pegs',
          description:
            'Plot the height of ten children against their shoe size or arm span on a board and put a peg in each point. Stretch a string as the line that you think is best and read off the residuals. Let another group do the same. Compare the sums of squares.',
        },
        {
          title: 'Guess my minute',
          description:
            'With eyes closed, raise your hand when you think that a minute has passed. Note the errors with signs for ten people. Compute the mean error and the mean absolute error. What does each tell you about the group?',
        },
      ],
      checks: [
        {
          question: 'Four errors are −7, +4, −2 and +9. What is their mean?',
          options: ['22', '4', '1', '5.5'],
          answer: 2,
          explanation: 'The sum is −7 + 4 − 2 + 9 = 4, and 4 ÷ 4 = 1.',
          practises: [0],
        },
        {
          question: 'A diver goes from −6 meters to a cliff at +9 meters. How many meters is that?',
          options: ['3', '15', '54', '−15'],
          answer: 1,
          explanation: 'The distance is |9 − (−6)| = 15.',
          practises: [0],
        },
        {
          question:
            'A line is y = 3x + 2. The measured value at x = 4 is 11. What is the residual?',
          options: ['−3', '3', '14', '−1'],
          answer: 0,
          explanation: 'The line predicts 3 × 4 + 2 = 14, and 11 − 14 = −3.',
          practises: [1],
        },
      ],
    },
    advanced: {
      title: 'Least Squares and the Outlier',
      description:
        'In 1801 a lost planet was found with a method that a single wrong number can overturn.',
      content: `## A planet recovered

On the first night of 1801 Giuseppe Piazzi in Palermo discovered Ceres and followed it for forty-one days, until it vanished in the glare of the sun. From three degrees of arc the orbit had to be inferred. Carl Friedrich Gauss, aged twenty-four, predicted where it would reappear, and on the last day of the year it was found close to the place. He had used, among other things, the method of least squares, which Adrien-Marie Legendre published in 1805 and over whose priority the two then quarreled.

For a line y = mx + b and n points, one seeks m and b such that the sum of squared residuals is minimal. Let x̄ and ȳ be the means. The slope is the sum of the products (x − x̄)(y − ȳ), divided by the sum of the squares (x − x̄)², and the line passes through (x̄, ȳ).

Take the points (0, 1), (1, 3), (2, 4) and (3, 4). Here x̄ = 6 ÷ 4 = 1.5 and ȳ = 12 ÷ 4 = 3. The products are (−1.5)(−2) = 3, (−0.5)(0) = 0, (0.5)(1) = 0.5 and (1.5)(1) = 1.5, altogether 5. The squares are 2.25, 0.25, 0.25 and 2.25, altogether 5. Consequently m = 5 ÷ 5 = 1 and b = 3 − 1 × 1.5 = 1.5. The residuals −0.5, 0.5, 0.5 and −0.5 add up to zero, as they always do for this line, and their squares add up to 1.

## One bad reading

Suppose that somebody wrote 12 in place of the last 4. Then ȳ = 20 ÷ 4 = 5. The products become (−1.5)(−4) = 6, (−0.5)(−2) = 1, (0.5)(−1) = −0.5 and (1.5)(7) = 10.5, altogether 17, so that m = 17 ÷ 5 = 3.4. One number out of four has more than tripled the slope. Because errors are squared, a distant observation exerts leverage out of all proportion to its reliability. Minimizing the sum of absolute values instead is considerably more resistant, just as the median is more resistant than the mean, and Roger Boscovich had proposed something of the kind in 1757, half a century before the alternative prevailed because it was easier to calculate.

Whether such resistance is desirable is another question. The deviating observation may be a clerical error, and it may equally well be the discovery; Ceres itself first appeared as an anomaly in a catalog of fixed stars. A statistician who deletes whatever does not fit is therefore obliged to report the deletion and to justify it by something other than the result.

## A distance without a measure

> As far as the east is from the west, so far has He removed our transgressions from us.
> — Psalm 103:12

On a sphere, north and south are separated by a finite distance: whoever travels north long enough must eventually turn south. East and west possess no such point. The poet will hardly have intended the topology, but the image is happily chosen, for it names a separation that does not diminish however far one travels.

The story of David and Nathan makes clear what such removal does not mean. It is no average in which adultery and murder are offset by psalms.

> Then David said to Nathan, “I have sinned against the LORD.”
> — 2 Samuel 12:13

The confession leaves the datum where it is. Scripture has not deleted the outlier from David’s record, where it has in fact exerted great leverage; the genealogy at the beginning of Matthew still speaks of her who had been Uriah’s wife. Forgiveness, on this showing, is the opposite of fitting a smoother curve. The point is named, with its full distance, and someone else undertakes to remove it.`,
      difficulty: 'advanced',
      objectives: [
        'Compute a line of least squares for a few points.',
        'Use the residuals of a line to judge and to check it.',
      ],
      activities: [
        {
          title: 'Pull on the line',
          description:
            'Plot six points that lie nearly on a line and compute the fit. Move the last point up by ten units and compute again; then move the middle one instead. Compare the changes of slope and explain why the end of a lever matters.',
        },
        {
          title: 'To delete or not',
          description:
            'Collect a series of measurements with at least one strange value, for example reaction times caught with a falling ruler. Write two reports, one with and one without it, and a rule by which you would have decided beforehand. Exchange reports and judge which is the more honest.',
        },
      ],
      checks: [
        {
          question: 'What is the slope of the least squares line for (0, 2), (1, 2) and (2, 5)?',
          options: ['1', '1.5', '3', '0.5'],
          answer: 1,
          explanation:
            'The means are 1 and 3. The products add up to (−1)(−1) + 0 + (1)(2) = 3, the squares to 2, and 3 ÷ 2 = 1.5.',
          practises: [0],
        },
        {
          question: 'What is the sum of squared residuals of y = 2x for (1, 3), (2, 3) and (3, 7)?',
          options: ['3', '1', '9', '0'],
          answer: 0,
          explanation: 'The residuals are 1, −1 and 1, and their squares add up to 3.',
          practises: [1],
        },
        {
          question:
            'A least squares line has the residuals +2, −5 and +1 at three points. What is the fourth?',
          options: ['0', '−2', '+8', '+2'],
          answer: 3,
          explanation: 'They add up to zero: 2 − 5 + 1 + 2 = 0.',
          practises: [1],
        },
      ],
    },
  },
};
