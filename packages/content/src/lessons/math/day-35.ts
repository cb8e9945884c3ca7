import type { LessonSource } from '@lamplight/domain/lessons';

export const mathDay35: LessonSource = {
  category: 'math',
  dayNumber: 35,
  pictures: ['brick', 'hammer', 'hourglass-not-done'],
  references: ['Nehemiah 2:17-18', 'Nehemiah 3:1-32', 'Nehemiah 4:6-17', 'Nehemiah 6:15-16'],
  bands: {
    kindergarten: {
      title: 'Many Hands, Quick Wall',
      description: 'Carry stones with a friend and see how soon you finish.',
      content: `Micah builds a little wall. It needs six stones. The stones lie far away, by the gate.

Micah can carry one stone at a time. He walks one, two, three, four, five, six times. Phew!

The next day Tirzah comes to help. They need six stones again. Each trip brings two stones now. One trip, two trips, three trips. Done!

Two friends made fewer trips. Then they sat on the wall and ate grapes.

## A big, broken wall

The wall of Jerusalem lay in heaps. Nehemiah was very sad. He prayed. Then he asked everyone to help. Fathers came, and daughters, and men who made perfume. Each one built a little piece.

> for the people had a mind to work.
> — Nehemiah 4:6

Soon all the pieces met. God had helped them. Nobody could have done it alone.`,
      difficulty: 'beginner',
      objectives: ['Count how many trips a job takes.', 'Tell who finishes sooner.'],
      activities: [
        {
          title: 'Stone trips',
          description:
            'Put eight pine cones far away. Fetch them one by one. Count your trips. Now fetch them with a friend. How many trips do you make together?',
        },
        {
          title: 'A wall for an ant',
          description:
            'Each child builds one small piece of wall. Push the pieces together. Can your finger walk from end to end?',
        },
      ],
      checks: [
        {
          question: 'You need four stones. You carry two each trip. How many trips?',
          options: ['Four', 'Three', 'Two'],
          answer: 2,
          explanation: 'Two stones, and two more stones. That is two trips.',
          practises: [0],
        },
        {
          question: 'Five children carry one stone each. How many stones come?',
          options: ['Five', 'One', 'Six'],
          answer: 0,
          explanation: 'Every child brings one. Five children bring five.',
          practises: [0],
        },
        {
          question: 'Micah makes six trips. Tirzah makes three. Who is done sooner?',
          options: ['Micah', 'Tirzah', 'Both at once'],
          answer: 1,
          explanation: 'They walk just as fast. Three trips are fewer than six.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'How Fast Does a Wall Grow?',
      description: 'Two cousins, a pile of flat stones, and a way to know when they will be done.',
      content: `## Stones in a minute

Abel and Noor want to build a low wall around the herb bed, and they have 60 flat stones to put in place. Abel has done it before, so he can set 4 stones every minute. Noor is careful and slow, and she sets 2 stones every minute.

Numbers like these are called rates. A rate tells you how much gets done in one bit of time. If you know the rate, you can look ahead. In 10 minutes Abel sets 10 × 4 = 40 stones, and Noor sets 10 × 2 = 20 stones.

## Rates can be added

What happens if they build side by side? In each minute the wall gets 4 stones from Abel and 2 from Noor, and 4 + 2 = 6 stones. So they need 60 ÷ 6 = 10 minutes for the whole wall.

- Abel alone would need 60 ÷ 4 = 15 minutes.
- Noor alone would need 60 ÷ 2 = 30 minutes.

Noor was surprised. She was only half as fast as her cousin, but her help still saved him 15 − 10 = 5 minutes.

## Everyone had a piece

When Nehemiah came to Jerusalem, the wall was broken and the gates had been burned. He asked the families to build, and many took the piece that was close to home. Some were goldsmiths, and one man worked with his daughters beside him.

> So the wall was completed in fifty-two days
> — Nehemiah 6:15

Fifty-two days are 7 weeks and 3 days. The people who lived around them were amazed, because they saw that God had helped with this work.`,
      difficulty: 'beginner',
      objectives: [
        'Use a rate to tell how much gets done.',
        'Add two rates and find how long a shared job takes.',
      ],
      activities: [
        {
          title: 'Find your own rate',
          description:
            'Let a friend count slowly to sixty while you fold paper towels or pick up pine cones. How many did you do? Guess how many you would do in three minutes, then test it.',
        },
        {
          title: 'Fast and slow together',
          description:
            'Sort a big bag of mixed beans or pebbles alone, and write down the time. Mix them and sort them again with a younger child. Did the help save time? What else was good about it?',
        },
      ],
      checks: [
        {
          question: 'Hannah sets 5 stones every minute. How many does she set in 8 minutes?',
          options: ['13', '40', '45', '35'],
          answer: 1,
          explanation: 'There are 5 stones in each of the 8 minutes, and 8 × 5 = 40.',
          practises: [0],
        },
        {
          question: 'Omri sets 3 stones a minute and Jael sets 4. How many in 5 minutes together?',
          options: ['12', '20', '27', '35'],
          answer: 3,
          explanation: 'Add the rates first: 3 + 4 = 7 stones a minute. Then 5 × 7 = 35.',
          practises: [0, 1],
        },
        {
          question: 'They need 72 stones. One sets 5 a minute, the other 4. How long does it take?',
          options: ['8 minutes', '9 minutes', '18 minutes', '14 minutes'],
          answer: 0,
          explanation: 'Each minute brings 5 + 4 = 9 stones, and 72 ÷ 9 = 8.',
          practises: [1],
        },
      ],
    },
    intermediate: {
      title: 'Twelve Builders, Half the Days',
      description: 'When more workers mean less time, and why adding hours gives nonsense.',
      content: `## The size of a job

Six builders need eight days to repair a stretch of wall. How long would twelve builders need? It is tempting to double everything, although then more help would make the job slower. To avoid this trap, measure the job itself: six people working for eight days give 6 × 8 = 48 days of work, which planners call person-days, and that remains the size of the job no matter who does it.

- Twelve builders need 48 ÷ 12 = 4 days.
- Four builders need 48 ÷ 4 = 12 days.
- Sixteen builders need 48 ÷ 16 = 3 days.

In every line the product is 48. When two quantities have a constant product, they are called inversely proportional: if one is doubled, the other is halved.

## A robot and a person

In a warehouse, Esther can load a truck in 6 hours, while a robot could load the same truck in 3 hours. How long does it take if they share the task? Adding the times gives 9 hours, and that cannot be right, because together they must be quicker than the robot alone. Taking the average, 4.5 hours, is just as impossible.

What can be added is the part of the job done in one hour. Esther loads 1/6 of the truck, and the robot loads 1/3, which equals 2/6. Together they load 1/6 + 2/6 = 3/6, or one half. So after 2 hours the truck is completely full, and Esther has loaded 1/3 of it while the robot has loaded 2/3.

## What the model leaves out

Our calculation assumes that everyone keeps working at the same rate and that nobody gets in the way. Would 480 builders repair the wall in a tenth of a day? That is hardly possible, because they would be standing on each other’s toes, and some steps must also wait for others: a gate cannot be hung before its frame has been set. A good planner calculates first and then asks which of the assumptions will break.

Nehemiah knew about such limits. Because enemies were threatening an attack, only half of his servants could build while the rest stood guard with spears and shields, and with half the workers the same piece of wall takes twice as long. Others carried materials and protection at the same time.

> The laborers who carried materials worked with one hand and held a weapon with the other.
> — Nehemiah 4:17

In spite of that, the wall was finished in 52 days. Chapter 3 lists about forty groups of workers and reads like a plan for sharing, because several people built directly in front of their own houses, where they did not have to walk far and had an excellent reason to build well.

The last step of the story is not contained in the equations, for the neighboring nations understood that this work had been done with the help of God. Planning and prayer were never rivals for Nehemiah.`,
      difficulty: 'intermediate',
      objectives: [
        'Use person-days to solve problems with inverse proportion.',
        'Add rates in order to find the time of a shared task.',
        'Name an assumption behind a work problem.',
      ],
      activities: [
        {
          title: 'When helpers are too many',
          description:
            'Move thirty cups of water from one bucket to another with one, two, four and eight people. Time each round and calculate the person-seconds. At which number do they begin to rise, and why?',
        },
        {
          title: 'Plan a real job',
          description:
            'Choose a job at camp or at home, such as washing up. Measure how long one person takes for a small part, predict the time for your whole group, do it, and explain the difference.',
        },
      ],
      checks: [
        {
          question: 'Ten people can clear a field in 9 days. How long would 15 people need?',
          options: ['4 days', '13.5 days', '6 days', '7.5 days'],
          answer: 2,
          explanation: 'The field takes 10 × 9 = 90 person-days, and 90 ÷ 15 = 6.',
          practises: [0],
        },
        {
          question:
            'One pump fills a tank in 12 hours, another in 4 hours. How long do both need together?',
          options: ['3 hours', '8 hours', '16 hours', '2 hours'],
          answer: 0,
          explanation:
            'In one hour they fill 1/12 + 3/12 = 4/12, or one third of the tank, so three hours are needed.',
          practises: [1],
        },
        {
          question:
            'Four bakers need 6 hours for an order. Half of them are called away before they begin. If the rest keep their usual rate, how long do they need?',
          options: ['3 hours', '8 hours', '24 hours', '12 hours'],
          answer: 3,
          explanation:
            'The order takes 4 × 6 = 24 person-hours, and 24 ÷ 2 = 12. The constant rate is an assumption; tired bakers might need more.',
          practises: [0, 2],
        },
      ],
    },
    advanced: {
      title: 'The Part That Cannot Be Shared',
      description:
        'Harmonic sums, a famous limit on speed, and the cost of talking to one another.',
      content: `## Rates add, times do not

If one crew completes a section of wall in a days and another in b days, their rates are 1/a and 1/b sections per day. Working simultaneously without obstruction, they require t days, where 1/t = 1/a + 1/b, and therefore t = ab/(a + b). For a = 20 and b = 30 this gives 600/50 = 12 days. The same formula describes resistors in parallel and, with a different interpretation, the combination of two thin lenses. Twice t is the harmonic mean of the two times, here 24 days.

The harmonic mean also appears where one would not expect it. If a cart travels to the quarry at 6 kilometers per hour and returns, loaded with stone, at 3 kilometers per hour, its average speed for the round trip is not 4.5. Over a distance of 6 kilometers each way, the journey lasts 1 + 2 = 3 hours for 12 kilometers, which makes 4 kilometers per hour. The slower leg counts for more because it occupies more of the time.

## Amdahl’s limit

Suppose that some portion of a project cannot be divided at all. Mortar has to harden, for example, and an inspection can only take place after the final stone has been positioned. Let s be this serial fraction of the time that a single worker would need, and let n workers divide the remainder perfectly. The duration shrinks from 1 to s + (1 − s)/n, so the project accelerates by the factor

1 / (s + (1 − s)/n).

The computer architect Gene Amdahl discussed this constraint in 1967 with regard to processors, and it now carries his name. With s = 1/10 and n = 9 workers, the denominator is 1/10 + 1/10, and the factor is 5. With 18 workers the denominator is 1/10 + 1/20 = 3/20, and the factor increases merely to about 6.7. However many workers are added, the factor never reaches 1/s = 10. Whoever wants to progress further has to concentrate on the serial portion itself.

This explains a common disappointment with automation. If a machine performs half of a task and becomes a hundred times faster, the task as a whole takes 1/2 + 1/200 = 101/200 of the former time. It is not even twice as quick, because the human half remains.

## Conversations

A second limit arises from coordination. Among n people there are n(n − 1)/2 pairs: 6 pairs among 4 people, but 66 among 12. Tripling the group multiplies the potential conversations by 11. In 1975 the engineer Fred Brooks argued, in a famous book about software projects, that adding people to a late project makes it later still, partly for this reason. His remedy was a careful division, so that most pairs never need to confer.

The third chapter of Nehemiah, often skipped by readers, records such a division. Section after section is assigned to a family, a guild or a district, and the recurring phrase is that somebody worked next to somebody else, so that each group had essentially two neighbors with whom it had to agree. In a chain of n groups that makes n − 1 agreements: for 40 groups 39 instead of the 780 pairs that are conceivable.

> So we rebuilt the wall until all of it was joined together up to half its height, for the people had a mind to work.
> — Nehemiah 4:6

Mathematics describes what intelligent organization can accomplish and where its possibilities end, but it contains no variable for the mind to work. The neighboring nations, as Nehemiah reports, recognized in the completed wall an accomplishment that they could only attribute to God.`,
      difficulty: 'advanced',
      objectives: [
        'Calculate the duration of shared tasks by adding rates.',
        'Apply Amdahl’s law and determine its limit.',
        'Compare the number of pairs in a group with the links of a chain.',
      ],
      activities: [
        {
          title: 'Find the serial part',
          description:
            'Prepare a meal or a campfire as a team and record every step with its duration and the steps it had to wait for. Estimate the serial fraction, compute the limit of acceleration, and propose one change that would lower the fraction.',
        },
        {
          title: 'Whispered design',
          description:
            'Let six people build a symmetrical structure from natural material, first with everyone consulting everyone, then in a chain where only neighbors may speak. Compare the time, the quality, and how it felt to take part.',
        },
      ],
      checks: [
        {
          question:
            'One crew needs 15 days for a task and another needs 10. How long do they need together?',
          options: ['5 days', '6 days', '12.5 days', '7.5 days'],
          answer: 1,
          explanation: 'The formula gives 15 × 10/(15 + 10) = 150/25 = 6.',
          practises: [0],
        },
        {
          question: 'A quarter of a project is serial. By which factor do 3 workers accelerate it?',
          options: ['3', '4', '2', '2.25'],
          answer: 2,
          explanation:
            'The denominator is 1/4 + (3/4)/3 = 1/4 + 1/4 = 1/2, so the factor is 2. The limit for any number of workers would be 4.',
          practises: [1],
        },
        {
          question: 'How many pairs of people are there in a group of 20?',
          options: ['400', '19', '380', '190'],
          answer: 3,
          explanation:
            'The number is 20 × 19/2 = 190. A chain of 20 people would have only 19 links.',
          practises: [2],
        },
      ],
    },
  },
};
