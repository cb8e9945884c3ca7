import type { LessonSource } from '@lamplight/domain/lessons';

export const mathDay29: LessonSource = {
  category: 'math',
  dayNumber: 29,
  pictures: ['ear', 'bar-chart', 'mountain'],
  references: ['1 Kings 19:3-13'],
  bands: {
    kindergarten: {
      title: 'A Row of Sounds',
      description: 'Listen well, and let pebbles remember what you hear.',
      content: `Hush! Close your eyes. What do you hear?

Tweet! Nia hears a bird. She puts down one pebble. Tweet! One more pebble. Soon there are five bird pebbles in a row.

Woof! That was a dog. Dogs get their own row. Woof! Woof! Now the dog row has three.

Ding! A bell rings far away. It gets one pebble.

Open your eyes and look. Which row is longest? The birds! Which is shortest? The bell! You can see it without counting. The rows tell you.

Start every row at the same line. Leave the same gap each time. Then the rows are fair.

## A very soft voice

Elijah was tired and sad. He stood on a mountain. First came a strong wind. Rocks broke! Then came a fire.

> And after the fire came a still, small voice.
> — 1 Kings 19:12

God spoke softly, and Elijah heard. A quiet sound can matter most.`,
      difficulty: 'beginner',
      objectives: [
        'Show what you count as a row of things.',
        'Tell which row has more, and how many more.',
      ],
      activities: [
        {
          title: 'Sound rows',
          description:
            'Sit outside with a grown-up. Choose three sounds. Put down one pebble for each one. Which row grows longest?',
        },
        {
          title: 'Loud, soft, softer',
          description:
            'Clap loud. Now clap soft. Now use just one finger. Who can still hear it? Take one step back and try again.',
        },
      ],
      checks: [
        {
          question:
            'Birds have five pebbles. Dogs have three. Bells have one. Which row is longest?',
          options: ['Birds', 'Dogs', 'Bells'],
          answer: 0,
          explanation: 'Five is more than three or one. So the birds win.',
          practises: [1],
        },
        {
          question: 'Five bird pebbles, three dog pebbles. How many more birds?',
          options: ['Five', 'Eight', 'Two'],
          answer: 2,
          explanation: 'Match three with three. Two bird pebbles are left over.',
          practises: [1],
        },
        {
          question: 'The bell had one pebble. It rings three more times. How many now?',
          options: ['Three', 'Four', 'Two'],
          answer: 1,
          explanation: 'One and three more make four. Each ring gets a pebble.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'The Loud and Quiet Hours',
      description: 'Tall bars, short bars, and one silence that was worth a walk of forty days.',
      content: `## Five minutes with a pencil

Tomas has a very important job at camp. Several times a day he sits on a mossy stump for five minutes, and whenever he hears a sound, he makes a mark in his notebook. By the end of the day he has collected this list.

- Dawn: 30 sounds
- Breakfast: 45 sounds
- Rest time: 10 sounds
- Campfire: 35 sounds
- Midnight: 5 sounds, and one of them was an owl

## From a list to a picture

Tomas wants to draw a bar for every time of day, but 45 boxes will never fit on his paper! So he decides that one little box shall stand for 5 sounds. Breakfast gets 45 ÷ 5 = 9 boxes, and dawn gets 30 ÷ 5 = 6 boxes. Midnight gets only a single box.

His sister Emily makes another picture, in which every box stands for 10 sounds. Now her dawn bar has 3 boxes. Breakfast is harder, because it needs 4 boxes for 40 sounds and half a box for the other 5. Both pictures are correct, but you always have to ask what one box is worth.

A picture can answer many questions. How many more sounds were there at breakfast than at rest time? There were 45 − 10 = 35 sounds more. And how many did Tomas hear altogether? He heard 30 + 45 + 10 + 35 + 5 = 125 sounds.

## Forty days to a whisper

Elijah was so worn out that he could not go on. So God gave him rest and something to eat, and after that he traveled for forty days. That makes 5 weeks and 5 days, because 5 × 7 = 35 and 35 + 5 = 40. On the mountain there was a terrible wind, then an earthquake, and then a fire.

> And after the fire came a still, small voice.
> — 1 Kings 19:12

In a picture of that day, the last bar would be the shortest of all. It was the very one that Elijah had traveled so far to hear.`,
      difficulty: 'beginner',
      objectives: [
        'Read a bar graph in which one box stands for more than one thing.',
        'Compare two bars by subtracting.',
      ],
      activities: [
        {
          title: 'Your own listening stump',
          description:
            'Listen for five minutes at three times today. Make a mark for each sound. Draw a bar graph. First choose what one box means, and write it beside the graph.',
        },
        {
          title: 'The same day, drawn twice',
          description:
            'Take your graph and draw it once more with a new value for one box. Show both to a friend. Can your friend tell that they are the same day?',
        },
      ],
      checks: [
        {
          question: 'One box stands for 5 sounds. A bar is 8 boxes tall. How many sounds is that?',
          options: ['13', '35', '45', '40'],
          answer: 3,
          explanation: 'Each of the 8 boxes holds 5 sounds, so 8 × 5 = 40.',
          practises: [0],
        },
        {
          question:
            'One box stands for 10 songs. A bar has three boxes and a half. How many songs?',
          options: ['30', '35', '40', '13'],
          answer: 1,
          explanation: 'Three boxes are 30. Half a box is 5 more, and 30 + 5 = 35.',
          practises: [0],
        },
        {
          question: 'There were 52 sounds at lunch and 18 at rest time. How many more at lunch?',
          options: ['34', '44', '36', '70'],
          answer: 0,
          explanation: 'Take 18 away from 52. You can go 52 − 20 = 32, then give 2 back: 34.',
          practises: [1],
        },
      ],
    },
    intermediate: {
      title: 'When a Graph Shouts',
      description:
        'The same two numbers can look like a whisper or like thunder. Learn to see how.',
      content: `## The contest of silence

Every evening before the campfire, two cabins compete to see who can stay completely silent for longer. On Thursday the Falcons lasted 60 seconds and the Otters lasted 66. The next morning, a huge poster hung beside the kitchen door. On it, the Otters’ bar was exactly twice as tall as the Falcons’. “Twice as quiet!” somebody had written underneath.

Amara looked at the poster for a while, and then she looked at the numbers along its edge. They did not begin with zero. They began with 54. The Falcons’ bar therefore showed only 60 − 54 = 6 seconds, and the Otters’ bar showed 66 − 54 = 12 seconds. The drawing was twice as tall because the lower part of both bars had been cut away.

## What the numbers really say

To compare the results fairly, she divided the difference by the smaller number. The Otters were 6 seconds ahead, and 6 ÷ 60 = 0.1, which means that they lasted 10 percent longer. On a poster whose scale began at zero, one bar would be just a little taller than the other.

A scale that does not begin at zero is not always wrong. A nurse who draws a fever curve would learn nothing from an axis that started there, because all of her points would lie in one narrow band. With bars, however, our eyes compare whole lengths, so a bar must keep its foot on the ground.

## How sure is a stopwatch?

Then Amara asked a second question: how accurate were the times? Three people had measured each cabin. For the Falcons, the watches showed 58, 61 and 61 seconds. Their sum is 180, so the mean is 180 ÷ 3 = 60 seconds. For the Otters they showed 65, 66 and 67, and the mean is 198 ÷ 3 = 66 seconds. The watches within one group differ by as much as 61 − 58 = 3 seconds.

The Otters are 6 seconds ahead, which is more than the watches disagree, so their victory looks real. Had the lead been only one second, nobody could have been certain. A careful report gives the result and also says how far the measurements are spread.

## Big is not the same as important

Elijah once stood on a mountain while a storm broke rocks apart, and any measuring instrument would have jumped to the end of its scale.

> After the earthquake there was a fire, but the LORD was not in the fire. And after the fire came a still, small voice.
> — 1 Kings 19:12

The smallest value of that day carried the message. Amara drew a new poster with a scale that began at zero, and she wrote both means and all six times below it. It was less exciting, but the Falcons shook the Otters’ hands in front of it.`,
      difficulty: 'intermediate',
      objectives: [
        'Explain how a shortened axis changes the look of a bar graph.',
        'Compare two measurements by a percentage.',
        'Use repeated measurements to find a mean and a spread.',
      ],
      activities: [
        {
          title: 'Honest and loud',
          description:
            'Measure how far two people can jump. Draw the results twice: once with bars that start at zero, and once with bars that start just below the shorter jump. Show each drawing to three people for two seconds and ask how many times farther the winner jumped.',
        },
        {
          title: 'Five clocks',
          description:
            'Let five people count the seconds silently while one person with a watch waits for exactly one minute. Write down all five counts, find the mean, and find the difference between the largest and the smallest. Which of the two tells you more about the group?',
        },
      ],
      checks: [
        {
          question:
            'Two bars stand for 44 and 48 points, but the scale begins at 40. How many times as tall does the second bar look?',
          options: ['12 times', '8 times', '2 times', '4 times'],
          answer: 2,
          explanation:
            'Only 44 − 40 = 4 and 48 − 40 = 8 are drawn, and 8 ÷ 4 = 2. The true difference is less than a tenth.',
          practises: [0],
        },
        {
          question:
            'One cabin is silent for 40 seconds and another for 48. How much longer is that?',
          options: ['8%', '48%', '12%', '20%'],
          answer: 3,
          explanation: 'The lead is 8 seconds, and 8 ÷ 40 = 0.2, so it is 20 percent longer.',
          practises: [1],
        },
        {
          question: 'Three watches show 29, 30 and 34 seconds. What is the mean?',
          options: ['30 seconds', '31 seconds', '33 seconds', '93 seconds'],
          answer: 1,
          explanation:
            'The sum is 93, and 93 ÷ 3 = 31. The middle value is 30, but one high reading pulls the mean upward. The spread is 5 seconds.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'A Ladder from Whisper to Thunder',
      description: 'Logarithmic scales make the range of hearing fit on a sheet of paper.',
      content: `## A graph that leaves the building

Suppose you want to draw three bars for the intensity of sound, that is, for the power that arrives on each square meter: a whisper, a conversation, and a power mower. Their typical levels are about 30, 60 and 90 decibels. If the bar of the whisper is one millimeter tall, the bar of the conversation has to be 1,000 millimeters tall, a full meter. The bar of the mower needs 1,000,000 millimeters, which is one kilometer. No linear axis can show all three, since either the whisper becomes invisible or the paper does not suffice.

The solution is to let equal steps on the axis mean equal factors instead of equal differences. On such a logarithmic scale the three bars may be drawn 3, 6 and 9 centimeters tall. Every centimeter upward multiplies the intensity by ten.

## The decibel as an exponent

The level L of a sound with intensity I is defined as L = 10 · log₁₀(I/I₀), where I₀ = 10⁻¹² watts per square meter lies near the threshold of human hearing. The formula has consequences that surprise almost everyone.

- Adding 10 decibels means ten times the intensity, and adding 30 decibels means a thousand times.
- Doubling the intensity adds 10 · log₁₀ 2, approximately 3 decibels. Two equal singers are therefore not twice as many decibels as one.
- Levels cannot be averaged like lengths. One minute at 60 and one at 90 decibels have the mean intensity (10⁶ + 10⁹)/2 = 500,500,000 in units of I₀, and this corresponds to about 87 decibels, not to 75.

The last point matters whenever a graph has a logarithmic axis. Distances on it represent ratios, so a curve that appears gentle may conceal explosive growth, and the reader is obliged to look at the labels first.

## Distance and duration

In the open air, without reflections, sound from a small source spreads over a sphere, whose area grows with the square of its radius. At twice the distance the intensity falls to one quarter, a loss of about 6 decibels; at ten times the distance it falls to one hundredth, which is exactly 20 decibels. Whoever wants to be understood across a valley would gain far more by walking closer than by shouting.

For the ear, duration counts as well. The American institute for occupational safety, NIOSH, recommends no more than 8 hours a day at 85 decibels, and for every additional 3 decibels only half of that time. At 88 decibels 4 hours remain, at 91 it is 2 hours, and at 100 decibels, after five halvings, merely 15 minutes. This rule is nothing but the doubling of intensity in another form: half the time with double the intensity delivers the same energy.

## What no instrument records

The narrative of Elijah at Horeb is arranged like a descending graph. A wind that shatters rocks, an earthquake and a fire precede the decisive moment.

> And after the fire came a still, small voice.
> — 1 Kings 19:12

The Hebrew expression is difficult, and translators have also written a gentle whisper or a sound of thin silence. In every version, significance and intensity part company. Physicists would agree that a level says how much energy arrives, and nothing at all about what is being said. The exhausted prophet had been given sleep, bread and water before he was asked a question. He had to come close in order to hear it, and by the law of the inverse square, that was also good physics.`,
      difficulty: 'advanced',
      objectives: [
        'Convert between ratios of intensity and differences in decibels.',
        'Apply the inverse square law to changes of distance.',
        'Interpret a rule of repeated halving on a logarithmic scale.',
      ],
      activities: [
        {
          title: 'Two axes for one list',
          description:
            'Choose eight lengths between a grain of sand and the distance to the nearest city. Draw them on a linear axis and on a logarithmic one with a step for every power of ten. Note which comparisons each drawing makes easy and which it hides.',
        },
        {
          title: 'The vanishing voice',
          description:
            'Outdoors, let one person read quietly at constant strength while a partner walks away. Mark where the words cease to be understandable. Double the number of readers and repeat. Compare the two distances with the factor √2 that the inverse square law predicts, and explain any difference.',
        },
      ],
      checks: [
        {
          question:
            'A sound level rises from 40 dB to 80 dB. By what factor does the intensity grow?',
          options: ['2 times', '40 times', '1,000 times', '10,000 times'],
          answer: 3,
          explanation:
            'The difference of 40 dB contains four steps of 10 dB, and each multiplies by ten: 10⁴ = 10,000. Doubling the number of decibels is not doubling the sound.',
          practises: [0],
        },
        {
          question:
            'In the open air you move from 2 m to 20 m from a small loudspeaker. How much lower is the level?',
          options: ['20 dB', '10 dB', '18 dB', '100 dB'],
          answer: 0,
          explanation:
            'Ten times the distance means a hundredth of the intensity. The factor 100 is 10², so the level falls by 2 × 10 = 20 dB.',
          practises: [0, 1],
        },
        {
          question:
            'With 8 hours allowed at 85 dB, and half the time for each further 3 dB, how long may one stay at 94 dB?',
          options: ['4 hours', '2 hours', '1 hour', '3 hours'],
          answer: 2,
          explanation:
            'From 85 to 94 there are 9 dB, or three steps of 3 dB. Three halvings lead from 8 to 4, to 2, and to 1 hour.',
          practises: [2],
        },
      ],
    },
  },
};
