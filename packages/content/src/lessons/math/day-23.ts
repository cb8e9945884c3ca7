import type { LessonSource } from '@lamplight/domain/lessons';

export const mathDay23: LessonSource = {
  category: 'math',
  dayNumber: 23,
  pictures: ['sheaf-of-rice', 'basket', 'balance-scale'],
  references: ['Ruth 1:16', 'Ruth 2:15-17', 'Ruth 4:15'],
  bands: {
    kindergarten: {
      title: 'Make the Piles Even',
      description: 'One pile is tall, one is small. Can you make them the same?',
      content: `Look, three piles of stones! One pile has three. One has two. One has just one. That is not even.

Take one stone off the tall pile. Put it on the tiny pile. Count again. Two, two and two! Now all the piles are even.

## Who is in the middle?

Five children stand in a row. The smallest is here. The tallest is over there. Who stands in the middle? Count from one end. One, two, three! Count from the other end. One, two, three! You meet at the very same child.

## Grain for Ruth

Ruth went out to pick up barley. She wanted food for Naomi too. Boaz owned the field. He told his men to help.

> pull out for her some stalks from the bundles and leave them
> — Ruth 2:16

Their bundles got smaller. Ruth’s bundle grew. Sharing can be a gift. And God was good to Ruth.`,
      difficulty: 'beginner',
      objectives: ['Make piles even.', 'Find the middle of a row.'],
      activities: [
        {
          title: 'Even cups',
          description:
            'Put beans into three cups, some more, some less. Now move beans one by one. Stop when all the cups are even. Is one bean left over? Tell a grown-up.',
        },
        {
          title: 'Middle of the row',
          description:
            'Line up from small to tall. Both ends sit down. Then the next two sit down. Go on until one child stands. That one is the middle!',
        },
      ],
      checks: [
        {
          question: 'Three piles have three, two and one. Make them even. How many in each?',
          options: ['Three', 'Two', 'One'],
          answer: 1,
          explanation: 'One stone moves from the tall pile. Then each has two.',
          practises: [0],
        },
        {
          question: 'Five children stand in a row. Which one is the middle?',
          options: ['The first', 'The fifth', 'The third'],
          answer: 2,
          explanation: 'Two stand on this side. Two stand on that side.',
          practises: [1],
        },
        {
          question: 'You have four figs. I have two. We make it even. How many each?',
          options: ['Three', 'Two', 'Four'],
          answer: 0,
          explanation: 'You give me one fig. Then we both have three.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'Seven Bundles of Barley',
      description: 'One number for seven bundles. But which number tells the truth?',
      content: `## Level them out

Seven friends pick up barley stalks behind the farmer’s cart. They tie small bundles and count the stalks: 6, 4, 8, 5, 7, 5, 7. Old Mr. Haddad asks, “How many do you have each?” That is hard to say, for the bundles are not the same.

So they put all the stalks on one heap. That makes 42. Then they deal them out into seven even bundles, and 42 ÷ 7 = 6. This number is called the mean. It is what each one gets if you level everything out.

## Look in the middle

Tova has another way. She puts the bundles in order from small to big: 4, 5, 5, 6, 7, 7, 8. Then she takes one away from each end, again and again. The last one left has 6 stalks. This middle number is called the median. Three bundles lie below it and three above it.

How far apart are they? Take the smallest from the biggest: 8 − 4 = 4. This is called the range.

## A surprise

Now the farmer comes by. He smiles and puts 7 more stalks on the biggest bundle, so that it has 15. What changes?

- All together there are 42 + 7 = 49 stalks, and the mean is 49 ÷ 7 = 7.
- The middle bundle still has 6, so the median has not moved.
- The range is now 15 − 4 = 11.

One big number can pull the mean up. But the median hardly feels it. Only one bundle holds more than 7 stalks! So ask which number someone is using, and why.

## More than her share

When Ruth came to Bethlehem, she picked up what others had left behind. Boaz told his men to drop some stalks on purpose.

> So Ruth gathered grain in the field until evening. And when she beat out what she had gleaned, it was about an ephah of barley.
> — Ruth 2:17

That was a lot for one day! Her big heap did not mean that she was better than the rest. It meant that somebody had been kind.`,
      difficulty: 'beginner',
      objectives: [
        'Find the mean by leveling out.',
        'Find the median by putting numbers in order.',
        'Find the range, and tell what one big number changes.',
      ],
      activities: [
        {
          title: 'Handfuls',
          description:
            'Seven people each grab a handful of small stones and count them. Write the numbers in order. Find the median. Then put all the stones on one heap and deal them out. What is the mean, and are any left over?',
        },
        {
          title: 'Pull it up',
          description:
            'Write five small numbers. Find the mean and the median. Now make the biggest number 10 larger. Find both again. Which one moved? Do the same with the smallest number.',
        },
      ],
      checks: [
        {
          question: 'Four baskets hold 3, 4, 5 and 8 figs. What is the mean?',
          options: ['8', '20', '5', '4'],
          answer: 2,
          explanation: 'There are 3 + 4 + 5 + 8 = 20 figs, and 20 ÷ 4 = 5.',
          practises: [0],
        },
        {
          question: 'What is the median of 9, 2, 7, 3 and 4?',
          options: ['7', '5', '9', '4'],
          answer: 3,
          explanation:
            'Put them in order first: 2, 3, 4, 7, 9. The middle one is 4. The mean would be 5.',
          practises: [1],
        },
        {
          question: 'Bundles have 12, 7, 15 and 10 stalks. What is the range?',
          options: ['3', '8', '15', '22'],
          answer: 1,
          explanation: 'Take the smallest from the biggest: 15 − 7 = 8.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'The Outlier in the Barley Field',
      description:
        'Two helpers have the same average, yet you would never confuse them. What does an average hide?',
      content: `## Same mean, different week

Amara and Ben collected fallen apples for five days and weighed what they carried home. Amara’s list, in kilograms, reads 4, 5, 5, 6, 5. Ben’s list reads 1, 9, 2, 8, 5. Both add up to 25 kilograms, so both have a mean of 25 ÷ 5 = 5. Both also have a median of 5, because 5 stands in the middle once the numbers are in order.

Still, Amara’s grandmother knows what to expect every evening, while Ben’s grandmother never does. What differs is the spread. To measure it, write down how far each day lies from the mean, and then find the mean of these distances.

- For Amara the distances are 1, 0, 0, 1 and 0, and 2 ÷ 5 = 0.4 kilograms.
- For Ben the distances are 4, 4, 3, 3 and 0, and 14 ÷ 5 = 2.8 kilograms.

This is called the mean absolute deviation. On a usual day Amara lies less than half a kilogram from her mean, but Ben lies nearly three kilograms from his.

## A seesaw for numbers

Now picture seven gleaners in a field near Bethlehem. We invent six of the amounts, 3, 3, 3, 4, 4 and 5 kilograms, and the seventh is 13. The total is 35, so the mean is 35 ÷ 7 = 5 kilograms. The median is only 4.

Imagine a plank with a child sitting at each number. Where must you put the support so that the plank stays level? The answer is the mean. The five children below 5 are 2, 2, 2, 1 and 1 away, which makes 8 on the left. The single child at 13 is 8 away on the right, and one more sits exactly on the support. The two sides balance, and they always do.

That is why one value far out can drag the mean toward itself. Six of the seven gleaners have 5 kilograms or less. If you want to know what a usual gleaner takes home, the median of 4 describes it better. If you want to know how much bread the whole group can bake, you need the mean, because 7 × 5 gives you the total again.

## Do not delete her

A value far from all the others is called an outlier. Some outliers are slips of the pen and ought to be corrected. Others are the most interesting thing in the list, so before you cross one out, ask what happened.

We did not invent the 13. The Bible says that Ruth gathered about an ephah of barley on her first day, and a note in our translation estimates that as roughly 13 kilograms, although nobody knows the exact measure. What had happened? Boaz, the owner, had spoken to his workers.

> Rather, pull out for her some stalks from the bundles and leave them for her to gather. Do not rebuke her.
> — Ruth 2:16

No formula could have told you that. The number was strange because someone had been generous to a foreigner, quietly, without shaming her. Behind an outlier there may be a mistake, a cheat, a hardship or a kindness. Go and ask.`,
      difficulty: 'intermediate',
      objectives: [
        'Calculate mean and median, and explain how an outlier affects them.',
        'Use the mean to recover a total or a missing value.',
        'Measure spread with the mean absolute deviation.',
      ],
      activities: [
        {
          title: 'Balance the ruler',
          description:
            'Lay a ruler across a pencil. Stick equal coins or buttons at 6, 8, 9 and 17 cm, and move the pencil until the ruler balances. Compare that place with the mean of the four numbers. Why can the weight of the ruler itself shift it a little?',
        },
        {
          title: 'One minute, five times',
          description:
            'Everyone closes their eyes and raises a hand when they think twenty seconds are over; one person notes the real times. Repeat five times. Find the mean and the mean absolute deviation for each person. Who is closest, and who is steadiest?',
        },
      ],
      checks: [
        {
          question: 'For the list 2, 3, 3, 4, 18, how much larger is the mean than the median?',
          options: ['3', '6', '15', '2'],
          answer: 0,
          explanation:
            'The mean is 30 ÷ 5 = 6 and the median is 3. The outlier 18 pulls the mean up by 3.',
          practises: [0],
        },
        {
          question:
            'Six numbers have a mean of 7. Five of them are 4, 6, 7, 8 and 9. What is the sixth?',
          options: ['7', '6', '8', '42'],
          answer: 2,
          explanation: 'The total must be 6 × 7 = 42. The five make 34, so 42 − 34 = 8 is missing.',
          practises: [1],
        },
        {
          question: 'What is the mean absolute deviation of 6, 8, 10, 12 and 14?',
          options: ['0', '12', '2', '2.4'],
          answer: 3,
          explanation:
            'The mean is 10, the distances are 4, 2, 0, 2 and 4, and 12 ÷ 5 = 2.4. With signs, the distances would cancel to 0.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'What Is an Average For?',
      description:
        'Mean and median each solve a different problem of least error, and you can prove which.',
      content: `## Two ways of missing

Five families have gathered 2, 4, 4, 5 and 10 measures of grain. You must describe all of them by a single number c while being wrong as little as possible, and which number is best depends on how you decide to count being wrong.

Suppose first that errors are squared, so that the cost is S(c) = Σ(x − c)². Let m be the mean. Writing each difference as (x − m) + (m − c) and expanding gives three parts: the sum of (x − m)², then 2(m − c) times the sum of all (x − m), and finally n(m − c)². Because deviations from the mean always add up to zero, the middle part vanishes entirely.

- Result: S(c) = S(m) + n(m − c)².
- The second term is never negative, and it disappears only for c = m.

Hence the mean is the unique number with the smallest possible sum of squares. In our example m = 25 ÷ 5 = 5, and the individual squares are 9, 1, 1, 0 and 25, which add up to 36. For c = 4 the formula predicts 36 + 5 × 1² = 41, and adding directly, 4 + 0 + 0 + 1 + 36, confirms it.

## The median has its own theorem

Now let the cost be the ordinary distance, namely the sum of |x − c|, and pair the smallest observation with the largest. Wherever c may be situated, its distances to 2 and to 10 together are at least 8, and exactly 8 if c lies between them. The next pair, 4 and 5 (the second and the fourth in order), costs at least 1. The value left over in the middle, 4, costs nothing only if c = 4. Consequently the total is at least 9, and the median attains it. The mean of 5 costs 3 + 1 + 1 + 0 + 5 = 10.

The same pairing explains why statisticians consider the median so resistant to individual errors. If the family with 10 measures had gathered 100, the mean would leap to 115 ÷ 5 = 23, whereas the median would remain 4. Among five observations, three would have to be corrupted before the median could be dragged to an arbitrary position, whereas a single one is sufficient for the mean.

## Spread, and the average of averages

Dividing the least sum of squares by n gives the variance, here 36 ÷ 5 = 7.2, and its square root, roughly 2.68, is the standard deviation, which is measured in the same unit as the original data. (For a sample that should represent something larger, statisticians divide by n − 1, since deviations from the sample’s own mean come out slightly too small.)

A frequent mistake concerns groups of unequal size. If 4 people gathered 6 measures on average and 12 others gathered 10, the mean of all is not 8. The totals are 24 and 120, so that 144 ÷ 16 = 9. Every group has to be weighted according to its membership, because otherwise a small group influences the overall result as strongly as a considerably larger one.

## Someone who did not fit

Ruth the Moabite was an exception in every column: a foreigner among citizens, a widow among families, a gleaner among owners. Any single number summarizing the population of Bethlehem would have concealed her entirely. After the birth of her son, the women of the town attempted a comparison of their own when they spoke to Naomi.

> For your daughter-in-law, who loves you and is better to you than seven sons, has given him birth.
> — Ruth 4:15

In a society that counted on sons for security, one Moabite woman outweighed seven of them. Their comparison was gratitude rather than statistics, and they certainly understood the difference. A summary genuinely serves those who are responsible for many people at once, for instance when they calculate how much bread a community requires, but it becomes an injustice as soon as we treat an individual person as though she were the average. Before you report a mean, consider who disappears in it.`,
      difficulty: 'advanced',
      objectives: [
        'Explain which cost the mean and which cost the median makes smallest.',
        'Calculate the variance of a small data set.',
        'Combine the means of groups that differ in size.',
      ],
      activities: [
        {
          title: 'Where should the well be?',
          description:
            'Mark five houses along a straight path at 0, 1, 2, 7 and 15 steps. Everyone fetches water once a day. Find the place for a well that makes the total walk shortest, first by trying, then by argument. Who would complain about that choice, and what cost would their complaint suggest?',
        },
        {
          title: 'A fair headline',
          description:
            'Invent incomes for nine villagers so that the mean is twice the median. Write one true headline that uses the mean and one that uses the median. Exchange them with a partner and ask what each leads a reader to believe.',
        },
      ],
      checks: [
        {
          question: 'For 1, 3, 3, 6 and 12, which c makes the sum of |x − c| smallest?',
          options: ['5', '3', '6.5', '6'],
          answer: 1,
          explanation:
            'The median 3 gives 2 + 0 + 0 + 3 + 9 = 14. The mean 5 gives 4 + 2 + 2 + 1 + 7 = 16; it is best for squares instead.',
          practises: [0],
        },
        {
          question: 'What is the variance of 7, 9, 11 and 13 (dividing by n)?',
          options: ['20', '2.5', '5', '10'],
          answer: 2,
          explanation: 'The mean is 10, the squares are 9, 1, 1 and 9, and 20 ÷ 4 = 5.',
          practises: [1],
        },
        {
          question:
            'Ten people have a mean of 4 and thirty others have a mean of 8. What is the mean of all forty?',
          options: ['7', '6', '6.5', '12'],
          answer: 0,
          explanation:
            'The totals are 40 and 240, and 280 ÷ 40 = 7. The larger group counts three times as much.',
          practises: [2],
        },
      ],
    },
  },
};
