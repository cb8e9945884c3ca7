import type { LessonSource } from '@lamplight/domain/lessons';

export const mathDay11: LessonSource = {
  category: 'math',
  dayNumber: 11,
  pictures: ['birthday-cake', 'old-man', 'calendar'],
  references: [
    'Genesis 12:4',
    'Genesis 16:16',
    'Genesis 17:17',
    'Genesis 18:10-15',
    'Genesis 21:1-6',
    'Genesis 21:33',
    'Psalm 90:12',
    'Romans 4:18-21',
  ],
  bands: {
    kindergarten: {
      title: 'Count the Candles',
      description: 'Who is older, and by how many birthdays?',
      content: `Blow! Hana is one today. One candle stands on her cake. Her brother Levi is four. He had four candles.

How much older is Levi? Start at one. Hop along to four. Two, three, four. You made three hops. Levi is three years older.

Next year Hana will be two. Levi will be five. Hop again from two. Three, four, five. Three hops! Both of them grew. But the hops stayed the same.

## A very old daddy

Abraham was one hundred years old. That is ten rows of ten candles! His wife Sarah was ninety. They had waited so long for a child. Then God kept His promise.

> Then Sarah said, “God has made me laugh, and everyone who hears of this will laugh with me.”
> — Genesis 21:6

They named the baby Isaac. His name means he laughs. How old was Isaac that day? Zero! Everybody starts at zero. Even Grandpa did.`,
      difficulty: 'beginner',
      objectives: ['Say which number comes next.', 'Hop along numbers to find how much older.'],
      activities: [
        {
          title: 'Birthday hops',
          description:
            'Draw the numbers from zero to ten on the ground. Stand on your own age. Now hop to the age of a friend. How many hops did you need?',
        },
        {
          title: 'Mud cake',
          description:
            'Make a cake of mud or sand. Put in twigs as candles. Count them. Add one for next year. Count again. How many will you have?',
        },
      ],
      checks: [
        {
          question: 'Noa is five today. How old will she be next year?',
          options: ['Four', 'Five', 'Six'],
          answer: 2,
          explanation: 'One more year comes after five. Five, six!',
          practises: [0],
        },
        {
          question: 'Ben is three. Ruth is seven. How many years older is Ruth?',
          options: ['Four', 'Ten', 'Three'],
          answer: 0,
          explanation: 'Hop from three: four, five, six, seven. Four hops.',
          practises: [1],
        },
        {
          question: 'Ben turns four. Ruth turns eight. How many hops now?',
          options: ['Five', 'Four', 'Eight'],
          answer: 1,
          explanation: 'Five, six, seven, eight. It is still four hops.',
          practises: [0, 1],
        },
      ],
    },
    elementary: {
      title: 'A Rope Full of Birthdays',
      description: 'Hang a whole long life on a line and see how long two people had to wait.',
      content: `## Knots on a rope

Take a long rope, and let one end be the day when Abraham was born. Now tie a knot for every important day of his life.

- At 75 he packs his tents and leaves home, because God has promised him a great family.
- At 86 he holds his first son, Ishmael.
- At 99 he hears that Sarah will have a baby, too.
- At 100 he holds that baby. His name is Isaac.

How long did Abraham and Sarah wait from the first promise to the day when Isaac came? You want the space between two knots, so you take 100 − 75.

## Walk up the rope

Here is a clever way to find it: start at 75 and walk up. From 75 to 80 it is 5, and from 80 to 100 it is 20. Together that makes 5 + 20 = 25, so they waited for 25 years! That is like waiting through all your birthdays, and then once more, and still not being done.

Try one more. Sarah was 90 when Isaac was born, and she lived to be 127. How old was Isaac when his mother died? From 90 to 100 it is 10, and from 100 to 127 it is 27. So Isaac was 10 + 27 = 37 years old.

## The gap that never grows

Abraham was 100 and Sarah was 90, so he was 10 years older than she was. When he was 110, she was 100, and that is still 10! When two people have a birthday in the same year, each gets one year older, so the gap stays just as wide. You will never catch up with your big sister, and she will never get away from you.

## Worth the wait

> Abraham was a hundred years old when his son Isaac was born to him.
> — Genesis 21:5

Waiting feels longer than any number. Some things that people wait for do not come at all, and that hurts. But Abraham found out that God does not forget, not even in 25 years.`,
      difficulty: 'beginner',
      objectives: [
        'Find the time between two ages on a number line.',
        'Subtract by counting up.',
        'Explain why the gap between two ages stays the same.',
      ],
      activities: [
        {
          title: 'The life rope',
          description:
            'Ask a grown-up about five big days in life and how old he or she was. Lay out a rope, one foot for every five years. Put a stone on each big day. Find the time between every two stones by counting up.',
        },
        {
          title: 'Walk the gap',
          description:
            'Chalk the numbers 0 to 30 in a row. Two players stand on two ages. When someone calls “Birthday!” both step on. Count the gap before and after. Can you ever make it change?',
        },
      ],
      checks: [
        {
          question:
            'Abraham was 86 when Ishmael was born. How old was Ishmael when Abraham was 100?',
          options: ['13 years', '14 years', '16 years', '24 years'],
          answer: 1,
          explanation: 'From 86 to 90 it is 4, and from 90 to 100 it is 10. That makes 14 years.',
          practises: [0],
        },
        {
          question: 'Grandma is 68 and Leo is 9. How many years older is Grandma?',
          options: ['61 years', '77 years', '57 years', '59 years'],
          answer: 3,
          explanation:
            'Count up: 9 to 10 is 1, 10 to 60 is 50, and 60 to 68 is 8. 1 + 50 + 8 = 59.',
          practises: [1],
        },
        {
          question: 'How many years older than Leo will Grandma be in 5 years?',
          options: ['59 years', '64 years', '54 years', '69 years'],
          answer: 0,
          explanation:
            'She will be 73 and he will be 14. Both got 5 years older, so the gap is still 59.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Start and Step',
      description:
        'A jar of pebbles, a young tree and two birthdays turn out to follow the same kind of rule.',
      content: `## A pebble for every month

Genesis says that Abraham was 75 years old when he left Haran with a promise, and 100 when Isaac was born. Imagine that Sarah had dropped a pebble into a jar at every new moon, one for each month of waiting. If we reckon with twelve months to a year, 25 years would have made 25 × 12 = 300 pebbles. After t years there are p = 12 × t pebbles in the jar.

Each year adds the same number of pebbles, and a rule that always adds the same amount is called linear. If you draw it on squared paper, with the years to the right and the pebbles upward, all the points lie on one straight line.

## The tree at Beersheba

Not every linear rule begins at zero. “And Abraham planted a tamarisk tree in Beersheba” (Genesis 21:33). Suppose that it measured 40 centimeters on that day and grew 30 centimeters in each following year. Two numbers are enough to describe everything that happens to it.

- The start is 40, the height when t is zero.
- The step is 30, the growth in a single year.
- The rule is h = 40 + 30 × t.

After 5 years the tree would measure 40 + 30 × 5 = 190 centimeters. You can also ask the question backward: when would it reach 400? Take away the start, 400 − 40 = 360, and divide by the step, 360 ÷ 30 = 12 years. Notice that you undo the last operation first, just as you take off your shoes before your socks.

## The father who seemed to get younger

Call Isaac’s age s and his father’s age f. Then f = s + 100 for as long as they both live. The difference between them never changes, but look at how many times as old the father is.

- When Isaac was 5, Abraham was 105, which is 21 times as old.
- When Isaac was 20, Abraham was 120, which is 6 times as old.
- When Isaac was 25, Abraham was 125, which is 5 times as old.
- When Isaac was 50, Abraham was 150, which is 3 times as old.

Comparing by subtracting gives the same answer every year, while comparing by dividing gives a smaller one each time. To find the moment when Abraham was exactly three times as old, write s + 100 = 3 × s. Take s away from both sides, and 100 = 2 × s remains. So s = 50.

## A jar that emptied

Rules like these are excellent at describing whatever has been steady, but they know nothing about surprises. When Sarah heard from behind the tent flap that she would have a son, she laughed, since every pebble in the jar was telling her the opposite. A prayer in the Psalms asks for something better than merely keeping count.

> So teach us to number our days,
> that we may present a heart of wisdom.
> — Psalm 90:12

Numbering your days could mean adding them up. It could also mean noticing that every single one is a gift. Perhaps, on the morning when Isaac was born, somebody turned the jar upside down and let the children of the camp play with three hundred pebbles.`,
      difficulty: 'intermediate',
      objectives: [
        'Write a linear rule from its start and its step.',
        'Find when a linear rule reaches a given value.',
        'Compare two ages by difference and by ratio.',
      ],
      activities: [
        {
          title: 'Burning line',
          description:
            'With an adult, mark a thin candle at every half centimeter before it is lit in a safe place. Note the time when each mark is reached. Plot height against minutes. Is it a straight line? Write the rule with start and step, and predict when the candle will go out. The adult puts it out at the end.',
        },
        {
          title: 'How many times as old?',
          description:
            'Choose someone at least 20 years older than you. Make a table of both ages for now, 5, 10, 20 and 40 years from now, with difference and ratio. At which of your ages is, or was, that person exactly twice as old? Show how you know.',
        },
      ],
      checks: [
        {
          question: 'A candle is 24 cm tall and burns down 2 cm each hour. Which rule fits?',
          options: ['h = 2 + 24 × t', 'h = 24 + 2 × t', 'h = 24 − 2 × t', 'h = 2 − 24 × t'],
          answer: 2,
          explanation:
            'The start is 24, and each hour takes 2 away. After 3 hours, for example, 24 − 6 = 18 cm are left.',
          practises: [0],
        },
        {
          question:
            'A sapling of 30 cm grows 20 cm a year. After how many years is it 170 cm tall?',
          options: ['7', '8', '10', '9'],
          answer: 0,
          explanation: 'First take away the start, 170 − 30 = 140. Then 140 ÷ 20 = 7.',
          practises: [1],
        },
        {
          question:
            'A mother is 28 years older than her daughter. How old is the daughter when her mother is five times as old?',
          options: ['5', '7', '14', '28'],
          answer: 1,
          explanation:
            'From d + 28 = 5 × d it follows that 28 = 4 × d, so d = 7. Check it: 35 is 5 × 7.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'What the Line Cannot See',
      description:
        'Build linear models from two points, find out where they meet, and learn when to stop trusting them.',
      content: `## Equal steps

A function of the form f(x) = mx + c has a characteristic property: equal steps in x always produce equal steps in f. Indeed, f(x + h) − f(x) = mh, whatever x may be. For whole numbers the converse holds as well. If f(n + 1) − f(n) equals the same number m for every n, then adding up the first n of these differences leaves f(n) − f(0) = mn, because all the intermediate values cancel in pairs. Constant differences and straight lines are therefore two descriptions of the same phenomenon.

Human ages provide the simplest example. According to Genesis, Abraham was a hundred years old at Isaac’s birth, so that A(x) = x + 100, where x denotes the age of the son. The slope is 1, the difference is permanent, and yet the quotient A(x)/x = 1 + 100/x keeps falling: it equals 5 when x = 25, then 3 when x = 50, and 7/3 at the end, when Abraham died at 175. It approaches 1 without ever arriving there.

## Two cisterns

Two points with different x-coordinates determine one line. Suppose that a cistern contained 9,400 liters on day 3 of a drought and 7,600 liters on day 15.

- Step 1: The slope is (7,600 − 9,400) ÷ (15 − 3) = −1,800 ÷ 12 = −150 liters per day.
- Step 2: Going back three days from 9,400, the initial value is 9,400 + 3 × 150 = 9,850 liters.
- Step 3: The model is V(t) = 9,850 − 150t, and V(15) = 7,600 confirms it.

A neighbor’s cistern began with 6,000 liters and loses 80 liters per day. When do they contain the same amount? From 9,850 − 150t = 6,000 − 80t we obtain 3,850 = 70t, hence t = 55, and both then hold 1,600 liters. From that day on, the cistern that started with the larger supply contains less than the other. Starting points impress us, but over long distances the slope decides.

## Beyond the last measurement

Between two measurements a line usually serves well; this is interpolation. Beyond them it becomes extrapolation, which silently claims that the future will resemble the past. A typical baby measures 50 centimeters at birth and 75 on the first birthday, a growth of 25 centimeters in one year. For an age of six months the line suggests 62.5 centimeters, while the typical value is about 67, which is still tolerable. For the third birthday it predicts 125 centimeters, although a typical child has reached only about 95. For the twentieth it predicts 550, the height of a large giraffe. The arithmetic is impeccable in all these cases; what fails is the assumption that the step remains constant, and no calculation inside the model can reveal this failure, because for that you need to know something about children.

## The laughter behind the tent

When Sarah overheard that she would have a son within a year, she did what a sensible forecaster would do. Decades without a child, a body past the age of childbearing: the line was flat, and she laughed at the suggestion that it might bend. The New Testament does not accuse Abraham of ignoring such evidence either.

> Without weakening in his faith, he acknowledged the decrepitness of his body (since he was about a hundred years old) and the lifelessness of Sarah’s womb.
> — Romans 4:19

Faith, in this description, reads the graph honestly and then trusts Someone who is not one of the points on it. That should never be turned into a technique. Many couples pray for a child and do not receive one, and it would be cruel to tell them that their line failed to bend because they trusted too little. Christians also understand the great ages in Genesis in different ways, which is a good question for your pastor or your parents. What they share is the conviction that hope is not an extrapolation but rests on a promise, and a promise has exactly the reliability of the one who gave it.`,
      difficulty: 'advanced',
      objectives: [
        'Determine a linear function from two points.',
        'Calculate when two linear models agree.',
        'Distinguish interpolation from extrapolation and judge its risk.',
      ],
      activities: [
        {
          title: 'The leaking bottle',
          description:
            'Make a small hole near the bottom of an old bottle, fill it and mark the water level every 20 seconds. Fit a line through the first two marks and predict the next six. Plot predictions and measurements. Where do they part company, and what physical reason could there be?',
        },
        {
          title: 'Forecast audit',
          description:
            'List four predictions that you have heard about population, sport records, temperature or your own future. For each, identify the data, the assumed step and the distance beyond the last measurement. Rank them by how much you would stake on them, and defend the order.',
        },
      ],
      checks: [
        {
          question: 'A linear function has f(2) = 11 and f(8) = 29. What is f(20)?',
          options: ['58', '59', '65', '71'],
          answer: 2,
          explanation: 'The slope is 18 ÷ 6 = 3, so f(0) = 11 − 6 = 5. Then f(20) = 5 + 60 = 65.',
          practises: [0],
        },
        {
          question:
            'One tank holds 900 liters and loses 12 per hour. Another holds 500 and loses 4. After how many hours are they equal?',
          options: ['50', '25', '100', '75'],
          answer: 0,
          explanation:
            'The difference of 400 liters shrinks by 8 in every hour, and 400 ÷ 8 = 50. Both tanks then contain 300 liters.',
          practises: [1],
        },
        {
          question:
            'A plant was measured on days 10, 14 and 22. For which day is a linear estimate an interpolation?',
          options: ['Day 4', 'Day 17', 'Day 26', 'Day 40'],
          answer: 1,
          explanation:
            'Only day 17 lies between measurements. For the others the model has to be trusted outside the range it was tested in.',
          practises: [2],
        },
      ],
    },
  },
};
