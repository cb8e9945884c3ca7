import type { LessonSource } from '@lamplight/domain/lessons';

export const mathDay39: LessonSource = {
  category: 'math',
  dayNumber: 39,
  pictures: ['seedling', 'sheaf-of-rice', 'deciduous-tree'],
  references: ['Mark 4:3-8', 'Mark 4:26-32'],
  bands: {
    kindergarten: {
      title: 'One Seed, Many Seeds',
      description: 'Open a pod and count what one seed can become.',
      content: `Zuri has one bean. She pushes it into soft soil. She waters it every day.

Up comes a shoot! It gets leaves. It gets white flowers. Then two long pods hang down.

Zuri opens the first pod. One, two, three, four beans. She opens the other. Four more! Four and four make eight.

One bean went in. Eight came out! What if she plants them all? There will be so many beans.

## A story of seeds

Jesus told a story about a farmer. He threw seed on the ground. Some seed fell on good soil. It grew and grew.

> it sprouted, grew up, and produced a crop
> — Mark 4:8

Zuri can dig and water. But she cannot make a bean grow. God gives the growing. Small things can become big with Him.`,
      difficulty: 'beginner',
      objectives: ['Count equal groups.', 'Say which group has more.'],
      activities: [
        {
          title: 'Pods of pebbles',
          description:
            'Fold three big leaves like pods. Put two pebbles in each. Count them all. Now put in three each.',
        },
        {
          title: 'Grow like a bean',
          description:
            'Curl up small. Stretch one arm. Stretch the other. Stand tall. How many leaves do your fingers make?',
        },
      ],
      checks: [
        {
          question: 'Two pods have three beans each. How many beans?',
          options: ['Five', 'Six', 'Four'],
          answer: 1,
          explanation: 'Three beans and three beans make six.',
          practises: [0],
        },
        {
          question: 'Three pods have two beans each. How many beans?',
          options: ['Five', 'Three', 'Six'],
          answer: 2,
          explanation: 'Two, four, six. That is three times two.',
          practises: [0],
        },
        {
          question: 'One pod has five beans. Two small pods have two each. Which is more?',
          options: ['The big pod', 'Both small pods', 'They are the same'],
          answer: 0,
          explanation: 'Two and two make four. Five is one more than four.',
          practises: [0, 1],
        },
      ],
    },
    elementary: {
      title: 'Thirty, Sixty, a Hundred',
      description: 'Help a farmer work out what a handful of grain may bring.',
      content: `## A handful on good soil

Old Mr. Haddad put 7 grains of wheat into Leila’s hand, and she dropped them one by one into the dark soil. In summer the plants stood tall and yellow in the sun, and every plant bore 30 new grains. How many grains were there in all?

Leila did not want to count them one at a time. She had 7 groups with 30 in each, so she could multiply. She knew that 7 × 3 = 21, and 30 is ten times as much as 3. So 7 × 30 = 210 grains.

- If each plant bears 60 grains, that is twice as many: 7 × 60 = 420.
- If each plant bears 100 grains, then 7 × 100 = 700.

## And the next year?

“Keep some to eat,” said Mr. Haddad, “and sow the rest.” Leila kept 200 of her 210 grains for bread, and 210 − 200 = 10 grains were left to sow. The next year each of them brought 30 again. Now she had 10 × 30 = 300 grains, which was more than before!

## The story on the shore

Jesus sat in a boat and told people about a man who sowed. Birds ate some of the seed, the sun dried some of it up, and thorns choked some more, but the rest fell on good soil.

> produced a crop—one bearing thirtyfold, another sixtyfold, and another a hundredfold.
> — Mark 4:8

The seed is the word of God, He told His friends. It may look small and weak, but it can grow in a heart that takes it in.`,
      difficulty: 'beginner',
      objectives: ['Multiply by tens and by a hundred.', 'Solve a story problem in two steps.'],
      activities: [
        {
          title: 'Count a head of grass',
          description:
            'Find a ripe head of wild grass and count its seeds on a cloth. How many would ten such heads hold? How many would a hundred hold? Then scatter the seeds again.',
        },
        {
          title: 'Rows of a field',
          description:
            'Lay pebbles in rows to show 4 × 6. Turn your field around so that it shows 6 × 4. Did the number change? Find every other field with just as many pebbles.',
        },
      ],
      checks: [
        {
          question: 'Leila sows 8 grains, and each one brings 30. How many grains is that?',
          options: ['240', '38', '210', '2,400'],
          answer: 0,
          explanation: 'Since 8 × 3 = 24, we know that 8 × 30 = 240.',
          practises: [0],
        },
        {
          question: 'Five grains bring 60 each. Leila keeps 280 for bread. How many can she sow?',
          options: ['300', '10', '30', '20'],
          answer: 3,
          explanation: 'First 5 × 60 = 300, and then 300 − 280 = 20.',
          practises: [0, 1],
        },
        {
          question: 'Two plants bring 100 grains each and one brings 30. How many in all?',
          options: ['130', '230', '160', '203'],
          answer: 1,
          explanation: 'First 2 × 100 = 200, and then 200 + 30 = 230.',
          practises: [1],
        },
      ],
    },
    intermediate: {
      title: 'When Growth Feeds on Itself',
      description: 'Adding and multiplying start alike, and then one of them runs away.',
      content: `## Two ways to grow

Miriam saves her grain in a jar, and she adds 30 grains every year. Joel sows his grain, and each grain he sows brings him 30 new ones. Both begin with a single grain. After one year Miriam owns 1 + 30 = 31 grains, while Joel has harvested 30, so it seems as if there were hardly any difference between the two methods.

After the second year Miriam has 61 grains, but Joel, who planted his whole harvest, gathers 30 × 30 = 900. After the third year it is 91 against 27,000. Growth by adding the same amount is called linear, and growth by multiplying with the same factor is called exponential. The harvest of Joel after n years is the power 30ⁿ, because the factor 30 occurs n times.

## Why no field grows forever

If we calculate on, Joel should gather 810,000 grains after the fourth year. Suppose that a wheat plant needs 25 square centimeters of ground. One square meter has 10,000 square centimeters, which gives room for 10,000 ÷ 25 = 400 plants. Sowing 810,000 grains would therefore require 810,000 ÷ 400 = 2,025 square meters, and after another year it would be thirty times as much. Soon there would be neither land nor water nor hands enough, and so real growth always slows down in the end.

The calculation also ignored that not every seed succeeds. Imagine that out of 100 grains 40 land on a path, on rocks or among thorns and bring nothing at all. If the remaining 60 bring thirtyfold, the harvest is 60 × 30 = 1,800 grains, which is 18 for each grain that was sown. The average is far below thirty, and yet the field was worth sowing.

## Stories that multiply

In the parable of Jesus the good soil brings different crops, and none of them is called a failure.

> Still other seed fell on good soil, where it sprouted, grew up, and produced a crop—one bearing thirtyfold, another sixtyfold, and another a hundredfold.
> — Mark 4:8

Jesus explains that the seed is the word, which is heard by all kinds of people. A word can spread exactly like Joel’s grain, because everyone who receives it is able to pass it on. That is true of good news and of rumors, and it is the reason why we should be careful about what we let multiply. The parable does not ask us to compute our success; it invites us to listen.`,
      difficulty: 'intermediate',
      objectives: [
        'Tell linear growth from exponential growth.',
        'Use powers to calculate repeated multiplication.',
        'Find an average yield when some seeds fail.',
      ],
      activities: [
        {
          title: 'Fold and fold again',
          description:
            'Fold a large sheet of newspaper in half until it resists, and record the number of layers each time. Write the layers as powers of two. Explain why the folding stops so early.',
        },
        {
          title: 'A greeting that travels',
          description:
            'One camper greets two others, each of whom greets two new people, and so on. Predict how many rounds your camp needs, then try it and discuss why the last rounds go wrong.',
        },
      ],
      checks: [
        {
          question: 'A jar holds 5 grains and gains 20 every year. How many after 6 years?',
          options: ['120', '150', '125', '145'],
          answer: 2,
          explanation: 'This is linear growth: 5 + 6 × 20 = 125.',
          practises: [0],
        },
        {
          question: 'One seed brings 60, and all of them are sown and bring 60 again. How many?',
          options: ['120', '3,600', '360', '6,000'],
          answer: 1,
          explanation: 'The factor 60 occurs twice, and 60 × 60 = 3,600.',
          practises: [0, 1],
        },
        {
          question:
            'Of 50 grains 20 fail. The others bring 40 each. What is the average for a grain sown?',
          options: ['40', '20', '16', '24'],
          answer: 3,
          explanation: 'The harvest is 30 × 40 = 1,200, and 1,200 ÷ 50 = 24.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The Curve That Bends Back',
      description: 'Geometric series, doubling times, and growth that respects its limits.',
      content: `## Summing a multiplication

A population that is multiplied by a constant factor q in every period forms a geometric sequence: 1, q, q², q³ and so forth. How many individuals have existed in total after n periods? Let S denote the sum 1 + q + q² + … + qⁿ. Multiplying by q shifts every term by one position, so that qS − S leaves only the difference of the two extremes, qⁿ⁺¹ − 1. Hence S = (qⁿ⁺¹ − 1)/(q − 1) whenever q differs from 1.

For a seed with thirtyfold yield, three harvests produce a total of 1 + 30 + 900 + 27,000 = 27,931 grains, including the original one. The formula agrees: (30⁴ − 1)/29 = 809,999/29 = 27,931. It is remarkable that the final harvest alone contributes almost 97 percent of this sum. Whoever observes exponential growth is consequently inclined to underestimate it, because nearly everything happens at the end, when there is little opportunity left to prepare for the consequences.

## Doubling

A convenient measure of exponential growth, which you can work out in your head, is the doubling time. If an account, a population or an audience increases by p percent per period, the approximation 70/p indicates the number of periods until it has doubled, provided that p is small. The reason is that the natural logarithm of 2 is approximately 0.693, while the logarithm of 1 + p/100 is close to p/100. An increase of 2 percent thus requires about 35 periods, and 10 doublings already multiply the original quantity by 1,024.

Systems of recommendation can be understood in these terms. Suppose that every person who watches a short film causes, on average, r others to watch it. If r = 1/2, a thousand initial viewers generate 500, then 250 further ones, and the infinite series converges to 1,000/(1 − 1/2) = 2,000 viewers altogether. If r = 9/10, the limit is 10,000. As soon as r exceeds 1, the series diverges, and only the exhaustion of the audience terminates the process. A small change in how attention is directed may therefore have enormous consequences.

## A limit built into the law

In 1838 the Belgian mathematician Pierre-François Verhulst published a modified model. Let x be the proportion of the available space that is already occupied. Growth then depends both on what exists and on what remains free, and in a simple discrete version the increase per period is k·x·(1 − x). With k = 1/2 and x = 1/5 the increase is 1/2 × 1/5 × 4/5 = 2/25. It is greatest at x = 1/2, where it amounts to 1/8, and it vanishes as x approaches 1. The resulting curve resembles a stretched letter S, first practically exponential and finally almost horizontal. Yeast in a sugar solution follows it rather faithfully, whereas human populations and markets frequently deviate, because the available space itself can change.

> All by itself the earth produces a crop—first the stalk, then the head, then grain that ripens within.
> — Mark 4:28

In this parable the farmer sleeps and rises, and the seed sprouts without his understanding how. Mathematical models have since described a considerable part of that process, and they deserve admiration. They help farmers to plan a harvest, and they help doctors to see how fast an illness will spread. Describing growth is nevertheless different from causing it, and the parable directs our attention toward this difference without despising the knowledge that people have acquired. The kingdom of God, according to Jesus, resembles seed rather than machinery: it can be received, tended and awaited, but it is not manufactured.`,
      difficulty: 'advanced',
      objectives: [
        'Derive and apply the formula for a finite geometric sum.',
        'Estimate doubling times and limits of infinite series.',
        'Evaluate a logistic model of limited growth.',
      ],
      activities: [
        {
          title: 'Logistic peas',
          description:
            'Place 4 dried peas on a grid of 64 squares. In each round every pea throws a pebble at a random square, and an empty square that is hit receives a new pea. Plot the population per round and identify where the curve bends.',
        },
        {
          title: 'Audit of attention',
          description:
            'Trace one rumor or recommendation in your community: who told whom? Estimate how many people each hearer told, and discuss which customs could keep this number below one for falsehoods and above one for encouragement.',
        },
      ],
      checks: [
        {
          question: 'What is 1 + 3 + 9 + 27 + 81?',
          options: ['120', '243', '121', '242'],
          answer: 2,
          explanation: 'With q = 3 and n = 4 the formula gives (243 − 1)/2 = 121.',
          practises: [0],
        },
        {
          question:
            'A film has 300 initial viewers, and each viewer causes 2/3 of a viewer on average. What is the limit of the total?',
          options: ['900', '500', '450', '600'],
          answer: 0,
          explanation: 'The series converges to 300/(1 − 2/3) = 300 × 3 = 900.',
          practises: [1],
        },
        {
          question: 'With k = 1/2, how large is the increase k·x·(1 − x) at x = 1/4?',
          options: ['1/8', '3/32', '3/16', '1/32'],
          answer: 1,
          explanation: 'The product is 1/2 × 1/4 × 3/4 = 3/32.',
          practises: [2],
        },
      ],
    },
  },
};
