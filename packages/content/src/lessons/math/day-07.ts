import type { LessonSource } from '@lamplight/domain/lessons';

export const mathDay07: LessonSource = {
  category: 'math',
  dayNumber: 7,
  pictures: ['balance-scale', 'bread', 'handshake'],
  references: ['Genesis 4:9', 'Exodus 16:16-18', 'John 6:9-13', 'Proverbs 11:1'],
  bands: {
    kindergarten: {
      title: 'One for You, One for Me',
      description: 'Share so that nobody gets less.',
      content: `Ada and Sol find eight plums. How can they share? Ada has an idea.

One for you. One for me. One for you. One for me. They go on until no plums are left. Now count! Ada has four. Sol has four. Four and four make eight. That is fair.

## Two halves

Next they get one bun. One bun and two children! Ada breaks it in the middle. Is one part bigger? Then try again. Both parts must be the same size. Now each part is a half. Two halves make one whole bun.

## A big question

Long ago, a man named Cain was angry. He did not care for his brother. God asked where his brother was. Cain asked back: “Am I my brother’s keeper?” (Genesis 4:9).

God wants us to say yes. Yes, I care if you are hungry. Yes, half of my bun is for you.`,
      difficulty: 'beginner',
      objectives: ['Share a small group of things fairly between two.', 'Tell what a half is.'],
      activities: [
        {
          title: 'Deal the leaves',
          description:
            'Pick up ten leaves and find a friend. Deal them out: one for you, one for me. Count both heaps. Are they the same? Try it with eight. What happens with seven?',
        },
        {
          title: 'Fold in half',
          description:
            'Take a big leaf or a sheet of paper. Fold it so that the edges meet. Open it up. Show both halves with your finger. Can you find a second way?',
        },
      ],
      checks: [
        {
          question: 'Two children share six crayons fairly. How many for each?',
          options: ['Two', 'Three', 'Six'],
          answer: 1,
          explanation: 'Deal them out one by one. Three and three make six.',
          practises: [0],
        },
        {
          question: 'You break one bun in half. How many halves are there?',
          options: ['Two', 'One', 'Five'],
          answer: 0,
          explanation: 'A whole has two halves. Both are the same size.',
          practises: [1],
        },
        {
          question: 'Sam has four pears. He gives Eve half. How many for Eve?',
          options: ['Four', 'One', 'Two'],
          answer: 2,
          explanation: 'Half of four is two. Then each child has two pears.',
          practises: [0, 1],
        },
      ],
    },
    elementary: {
      title: 'Three Loaves, Four Friends',
      description: 'There is not enough bread for one each, and still everybody gets a fair share.',
      content: `## Bread on the boat

Four friends row out to a small island, and when they open the basket they find just three loaves of bread. “That is one too few,” says Jonas. “Then three of us eat, and one looks on.” Nobody laughs at that. “Wait,” says Rut, “we can cut!”

She cuts each loaf into four equal parts. One part out of four is called a quarter, and you write it 1/4. The number below the line tells how many equal parts make a whole, and the number on top tells how many of them you have.

- Three loaves with four quarters each make 3 × 4 = 12 quarters.
- Twelve quarters for four friends make 12 ÷ 4 = 3 quarters each.
- So everyone gets 3/4 of a loaf, and not a crumb is left over.

## Fewer cuts

Now Jonas has an idea as well. “Cut two loaves in half,” he says, “and you have four halves, one for each of us. Then cut the last loaf into quarters, and each of us gets one more piece.” A half and a quarter, is that the same as before? Two quarters are as much as one half, so 1/2 + 1/4 is the same as 2/4 + 1/4, and that makes 3/4. Both ways are fair!

Be careful with one thing. Parts are only quarters when all four are the same size. If somebody cuts one big piece and three thin ones, there are four pieces but no quarters, and there will be tears.

## A boy who gave his lunch

A boy once came to Jesus with five loaves and two small fish. There were thousands of hungry people, so there was not even a bite for each of them. Jesus gave thanks and shared the food, and all of them ate until they were full.

> So they collected them and filled twelve baskets with the pieces of the five barley loaves left over by those who had eaten.
> — John 6:13

No sum can explain that day. But it began with a child who did not keep his bread to himself.`,
      difficulty: 'beginner',
      objectives: [
        'Say what the two numbers in a fraction mean.',
        'Share whole things fairly and name each share as a fraction.',
        'Show that two fractions, such as 2/4 and 1/2, are the same amount.',
      ],
      activities: [
        {
          title: 'Paper loaves',
          description:
            'Cut out three paper strips of the same length. They are your loaves. Share them fairly among four people, first by Rut’s way and then by Jonas’s way. Lay the shares side by side. Are they the same length? Now share two strips among three people.',
        },
        {
          title: 'You cut, I choose',
          description:
            'Do this with a friend and something to share, like a lump of clay or a slice of bread you both may eat. One of you cuts it into two parts, and the other may choose first. Why does the one who cuts take such care? Talk about how to do it with three friends.',
        },
      ],
      checks: [
        {
          question: 'Two loaves are shared fairly by four children. How much does each child get?',
          options: ['1/4 of a loaf', '3/4 of a loaf', '2/3 of a loaf', '1/2 of a loaf'],
          answer: 3,
          explanation:
            'Cut both loaves in half, and you get four halves, one for each child. Or cut quarters: 8 ÷ 4 = 2, and 2/4 is the same as 1/2.',
          practises: [1, 2],
        },
        {
          question: 'Four friends share five pancakes fairly. How many does each friend get?',
          options: ['4/5', '1 and 1/4', '1 and 1/5', '1 and 1/2'],
          answer: 1,
          explanation:
            'Each friend gets one whole pancake. The last one is cut into four quarters, so each gets 1/4 more.',
          practises: [1],
        },
        {
          question: 'A cake is cut into 8 equal pieces, and 6 are eaten. How much cake is left?',
          options: ['1/8', '1/2', '1/4', '3/4'],
          answer: 2,
          explanation: 'Two of the eight pieces are left. That is 2/8, and two eighths make 1/4.',
          practises: [0, 2],
        },
      ],
    },
    intermediate: {
      title: 'Three Ways to Be Fair',
      description:
        'Sixty kilograms of potatoes, three families, and more than one right way to share.',
      content: `## The potato question

Three neighboring households dig up a field together and harvest 60 kilograms of potatoes. The Okoro family worked for 10 hours, the Lindt family for 20 hours and old Mr. Haddad for 30 hours. Six people live in the Okoro house, three live with the Lindts, and Mr. Haddad has nobody to feed except himself. How should they divide the potatoes?

“In equal parts,” says the first. “By the hours we worked,” says the second, and “by the mouths we feed,” says the third. Mathematics can help with every one of these answers, and the tool for it is the ratio.

## Dividing in a ratio

A ratio compares amounts, and you may simplify it like a fraction. The hours were 10 to 20 to 30, and if you divide all three numbers by 10, you see that this is the same as 1 : 2 : 3. To share 60 kilograms in that ratio, go step by step.

- Step 1: Add the parts, 1 + 2 + 3 = 6.
- Step 2: Find the value of one part, 60 ÷ 6 = 10 kilograms.
- Step 3: Multiply each number of the ratio by the value of one part, which gives 10, 20 and 30 kilograms.
- Step 4: Check that nothing was lost or invented, since 10 + 20 + 30 = 60.

Now divide by need. The numbers of people are 6 : 3 : 1, which makes ten parts of 6 kilograms each. The Okoros receive 36 kilograms, the Lindts 18 and Mr. Haddad 6. With equal shares, finally, every household would get 20 kilograms.

## Which one is fair?

Look at the Okoro family: 10 kilograms by work, 20 by equal shares, 36 by need. All three results are correct, and the calculation cannot decide between them, because each one answers a different question. Paying by work respects effort, equal shares respect that nobody counts more than anyone else, and sharing by need makes sure that no child goes to bed hungry. When people quarrel over what is fair, they have often calculated correctly and simply chosen different ratios without telling one another. It helps to say it out loud.

When the people of Israel were hungry in the desert, food lay on the ground in the morning, and they were told how to measure it.

> When they measured it by the omer, he who gathered much had no excess, and he who gathered little had no shortfall. Each one gathered as much as he needed to eat.
> — Exodus 16:18

In that story, need was the measure. In other places the Bible also insists that workers must receive their pay, so both thoughts belong to justice. Behind each of them stands the question that Cain tried to push away: “Am I my brother’s keeper?” (Genesis 4:9).

In the end Mr. Haddad settled the matter. “If we go by work, 30 kilograms belong to me,” he said, “so I shall keep 6 of them, and the children next door may have the rest.” Fairness had given him the right to decide, and what he did with it was something greater than fairness.`,
      difficulty: 'intermediate',
      objectives: [
        'Simplify a ratio.',
        'Divide an amount in a given ratio, step by step.',
        'Compare what sharing equally, by work and by need would give.',
      ],
      activities: [
        {
          title: 'The council of three',
          description:
            'Form groups of three. Each group has 48 pebbles to share. One member worked 1 hour, one 3 hours and one 4 hours; they have 5, 2 and 1 people at home. Calculate three ways of sharing. Then agree on one, and give your reasons to the whole class.',
        },
        {
          title: 'Ratios in the camp',
          description:
            'Count two things you can see, such as windows and doors, or girls and boys, or cups and plates. Write each pair as a ratio and simplify it. Find a pair whose ratio is close to 3 : 2 and another close to 1 : 1.',
        },
      ],
      checks: [
        {
          question:
            'Two teams share 56 apples in the ratio 3 : 5. How many does the smaller share hold?',
          options: ['14', '21', '24', '35'],
          answer: 1,
          explanation:
            'There are 3 + 5 = 8 parts, and one part is 56 ÷ 8 = 7 apples. The smaller share is 3 × 7 = 21, and the larger one is 35.',
          practises: [1],
        },
        {
          question: 'What is 18 : 24 in simplest form?',
          options: ['2 : 3', '4 : 3', '6 : 4', '3 : 4'],
          answer: 3,
          explanation:
            'The greatest number that divides both is 6. So 18 ÷ 6 = 3 and 24 ÷ 6 = 4, and the order must stay the same.',
          practises: [0],
        },
        {
          question:
            'Families of 2, 3 and 4 people share 45 kg of tomatoes by need. How much more does the largest family get than with equal shares?',
          options: ['5 kg', '20 kg', '15 kg', '10 kg'],
          answer: 0,
          explanation:
            'There are nine people, so each counts for 5 kg, and the family of four gets 20 kg. Equal shares would be 15 kg for each family. The difference is 5 kg.',
          practises: [1, 2],
        },
      ],
    },
    advanced: {
      title: 'What an Average Hides',
      description:
        'See how honest numbers can mislead, and why a fair calculation has to keep each person in view.',
      content: `## The average nobody earns

Five people work in a small bakery. Their hourly wages are 10, 11, 12, 13 and 64 dollars, where the last amount belongs to the owner. The advertisement promises average wages of 22 dollars, and the arithmetic is flawless: 10 + 11 + 12 + 13 + 64 = 110, and 110 ÷ 5 = 22. Nevertheless, four of the five earn much less than the advertised amount, and nobody earns anything close to it.

The median, the middle value after sorting, is 12 dollars, and it describes the typical employee far better. If the owner doubled his own income to 128, the mean would climb to 34.80, while the median would not move at all. Neither number is wrong. The mean answers how much each person would receive if everything were pooled and divided equally; the median answers what the person in the middle receives. Someone who reports only one of them has already made a decision on your behalf.

## Averages have weights

Suppose that one camp group of 10 swimmers needs 40 seconds on average for a distance, and another group of 30 swimmers needs 60 seconds. The common average is not 50, because the second group contributes three times as many people.

- Step 1: Multiply each average by its group size, 10 × 40 = 400 and 30 × 60 = 1,800.
- Step 2: Add the results and the group sizes separately, which yields 2,200 seconds and 40 swimmers.
- Step 3: Divide, and the weighted average is 2,200 ÷ 40 = 55 seconds.

The same thought, read backwards, is proportional division. If three villages of 120, 180 and 300 people share 4,500 liters of water according to population, each of the 600 inhabitants is entitled to 4,500 ÷ 600 = 7.5 liters, and the villages receive 900, 1,350 and 2,250 liters. With things that cannot be divided, a further decision becomes necessary. Seven water pumps for the same villages would be 1.4, 2.1 and 3.5 pumps, and somebody must choose a rule for rounding. One traditional method gives every village its whole number first, here 1, 2 and 3, and awards the remaining pump to the largest remainder, so that the result is 1, 2 and 4.

## When the total contradicts its parts

Here is a case in which weights turn a comparison upside down. Two workshops select participants from two neighborhoods, North and South. The easy workshop accepts 80 of 100 applicants from North and 18 of 20 from South, which means 80 and 90 percent. The demanding workshop accepts 4 of 20 from North and 30 of 100 from South, which means 20 and 30 percent. In both workshops South does better.

Now combine the figures. North was accepted in 84 of 120 cases, or 70 percent, and South in 48 of 120, or only 40 percent. Within every part South leads, yet in total it appears to be far behind, because most of its young people applied where almost everyone is rejected. Statisticians call this Simpson’s paradox. It appears in medicine, in employment and in automated decisions, and no formula announces which comparison is the just one. You have to ask how the numbers came into being.

## Honest scales

> Dishonest scales are an abomination to the LORD, but an accurate weight is His delight.
> — Proverbs 11:1

A merchant’s false scale was dangerous precisely because it looked like measurement. A carefully selected average can do the same work today, and it harms most those who are already overlooked. When Cain asked, “Am I my brother’s keeper?” (Genesis 4:9), he wished to be responsible for nobody in particular. An average also speaks of nobody in particular. It is a splendid instrument for seeing many people at once, provided that afterwards we look again, this time at the faces.`,
      difficulty: 'advanced',
      objectives: [
        'Choose between mean and median and defend the choice.',
        'Calculate weighted averages and explain how weights can reverse a comparison.',
        'Divide an amount in proportion to given numbers.',
      ],
      activities: [
        {
          title: 'Two honest headlines',
          description:
            'Ask ten people how many minutes they needed to get here this morning. Calculate mean and median. Write two truthful headlines which leave opposite impressions. Then write a third that you would be willing to sign, and explain your choice.',
        },
        {
          title: 'Build a paradox',
          description:
            'Invent two teams and two games, one easy and one hard, so that the second team has the higher rate of success in each game and the lower rate in total. Start with 10 easy and 90 hard attempts for one team and the reverse for the other. Test it on a partner.',
        },
      ],
      checks: [
        {
          question: 'For the data 4, 5, 5, 6, 30, by how much does the mean exceed the median?',
          options: ['0', '4', '5', '10'],
          answer: 2,
          explanation:
            'The sum is 50, so the mean is 10, and the middle value is 5. The difference of 5 comes from a single large value, which pulls the mean but not the median.',
          practises: [0],
        },
        {
          question:
            'A class of 20 averages 60 points, and a class of 30 averages 80 points. What is the average of all 50 pupils?',
          options: ['70', '72', '75', '74'],
          answer: 1,
          explanation:
            'The weighted sum is 20 × 60 + 30 × 80 = 1,200 + 2,400 = 3,600, and 3,600 ÷ 50 = 72. The value 70 would be right only for classes of equal size.',
          practises: [1],
        },
        {
          question:
            'Villages of 50, 70 and 120 people share 720 kg of grain in proportion to population. How much does the largest receive?',
          options: ['240 kg', '300 kg', '360 kg', '420 kg'],
          answer: 2,
          explanation:
            'There are 240 people, so each one stands for 720 ÷ 240 = 3 kg, and 120 × 3 = 360 kg. Dividing by three villages, 240 kg, would ignore how many people live in each.',
          practises: [2],
        },
      ],
    },
  },
};
