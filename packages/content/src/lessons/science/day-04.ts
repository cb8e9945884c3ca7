import type { LessonSource } from '@lamplight/domain/lessons';

export const scienceDay04: LessonSource = {
  category: 'science',
  dayNumber: 4,
  pictures: ['eye', 'ear', 'brain'],
  references: ['Genesis 1:26-27', 'Psalm 139:13-14', 'Proverbs 20:12', 'Psalm 94:9'],
  bands: {
    kindergarten: {
      title: 'Five Helpers for You',
      description: 'Look, listen, smell, taste and touch!',
      content: `Close your eyes. Sit very still. What do you hear? A bird? A door? Your own breath?

Your ears did that. They are your helpers. You have five kinds of helpers.

- Eyes help you see a red apple.
- Ears help you hear it crunch.
- Your nose helps you smell it.
- Your tongue helps you taste it.
- Your skin helps you feel how smooth it is.

They all send news to your brain. It sits safe inside your head. The brain says: it is an apple!

## When one helper cannot work

Some people cannot see. Some cannot hear. They use other helpers. They read with their fingers. They talk with their hands. Everyone is made by God with love.

> Ears that hear and eyes that see—
> the LORD has made them both.
> — Proverbs 20:12

Thank You, God, for my nose and my toes!`,
      difficulty: 'beginner',
      objectives: [
        'Match each sense to a part of the body.',
        'Tell that the brain gets the news from the senses.',
      ],
      activities: [
        {
          title: 'Guess by touch',
          description:
            'A grown-up hides a thing under a cloth. Put your hand under it. Feel it. Is it soft or hard? Is it round? Now guess what it is!',
        },
        {
          title: 'Listening minute',
          description:
            'Lie on the grass and close your eyes. Put up a finger for each sound. How many did you hear? Which was the quietest?',
        },
      ],
      checks: [
        {
          question: 'What do you use to smell a flower?',
          options: ['Your ears', 'Your hand', 'Your nose'],
          answer: 2,
          explanation: 'The smell goes into your nose. Your nose sends the news on.',
          practises: [0],
        },
        {
          question: 'It is dark. You find your soft bear. Which sense helped?',
          options: ['Taste', 'Touch', 'Sight'],
          answer: 1,
          explanation: 'Your skin felt the soft fur. That is touch.',
          practises: [0],
        },
        {
          question: 'Where do your ears and eyes send their news?',
          options: ['To the brain', 'To the tummy', 'To the knees'],
          answer: 0,
          explanation: 'The brain gets all the news. Then it knows what is there.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'Express Mail from Toe to Head',
      description: 'A pebble in your shoe sends a message, and your brain writes back.',
      content: `## A pebble in the shoe

Ouch! You step on a sharp pebble, and before you can think about it, your foot jumps up. How did your foot know? Your skin is full of tiny feelers, and long thin threads run from them all the way up your leg. These threads are called nerves. They carry messages, a bit like wires, but they are alive.

The message runs up into your back, where a thick bundle of nerves is kept safe inside your backbone. It is called the spinal cord. For things that hurt, the spinal cord can give an order at once. “Lift the foot!” it tells the muscles in your leg. Such a quick move is called a reflex. A moment later the news gets to your brain, and only then do you say ouch.

## Your senses work as a team

Most of the time the brain puts many messages together. Think of biting into a slice of orange.

- Your eyes see that it is bright and round.
- Your nose catches the fresh smell.
- Your tongue finds out that it is sweet and a little sour.
- Your skin feels that it is cool and wet.

Out of all this your brain makes one thing: an orange! If you have a cold and your nose is blocked, food tastes dull, because much of what we call taste is really smell.

Your eyes are clever as well. The black dot in the middle is the pupil, a small hole that lets light in. In the dark it grows wide to catch more light, and in the sun it gets small.

## Wonderfully made

> I praise You, for I am fearfully and wonderfully made.
> Marvelous are Your works, and I know this very well.
> — Psalm 139:14

A king called David sang this, and he had never heard of nerves. You know more about the body than he did. You can sing along with even more reasons!`,
      difficulty: 'beginner',
      objectives: [
        'Tell how a message gets from the skin to the brain.',
        'Give an example of senses that work as a team.',
        'Describe what the pupil does in the dark and in bright light.',
      ],
      activities: [
        {
          title: 'Watch a pupil',
          description:
            'Sit near a window with a partner. One of you covers both eyes with the hands and counts to thirty. Then take the hands away. The partner looks closely at the pupils. What do they do? Draw them before and after. Do not look into the sun or a lamp.',
        },
        {
          title: 'The message chain',
          description:
            'Hold hands in a long row and close your eyes. The first one squeezes a hand, and each one passes the squeeze on. Count how many seconds it takes to reach the end. Try it three times. Does your living nerve get faster?',
        },
      ],
      checks: [
        {
          question: 'What carries the message from your toe to your brain?',
          options: ['Nerves', 'Bones', 'Muscles', 'Toenails'],
          answer: 0,
          explanation:
            'Nerves are long living threads. They carry the news up the leg and through the spinal cord to the brain.',
          practises: [0],
        },
        {
          question: 'Why does food taste dull when your nose is blocked?',
          options: [
            'The tongue falls asleep at night',
            'The food has lost all of its salt',
            'Nose and tongue work as a team',
            'A blocked nose makes food cold',
          ],
          answer: 2,
          explanation:
            'Much of what we call taste is smell. When the nose cannot help, the tongue has to work alone.',
          practises: [1],
        },
        {
          question: 'You walk into a dark room. What do your pupils do?',
          options: ['They turn blue', 'They close', 'They get small', 'They grow wide'],
          answer: 3,
          explanation:
            'A wide pupil is a bigger hole, so it lets in more of the little light there is.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'A Fifth of a Second',
      description: 'Catch a falling ruler and measure how fast your own nerves are.',
      content: `## From light to lightning

You see a ball coming and you catch it, and it feels as if both happened at the same time, although in reality a lot of work lies in between. Light from the ball enters your eye through the pupil, and the lens bends it so that a sharp picture falls on the retina at the back. This picture is small and upside down. The retina contains around a hundred million cells that react to light and turn it into electrical signals.

Those signals leave the eye through the optic nerve. Where the nerve passes through the retina there are no such cells, so each eye has a blind spot that you never notice, because the brain fills it in. The brain compares what it receives with what it knows, decides, and sends an order down the spinal cord to your arm. Along the fastest nerves a signal covers more than 100 meters in a second.

## The short cut

Sometimes even that would take too long. If you touch a hot pot, the signal reaches the spinal cord, and the order to pull back is sent from there. This is called a reflex. The brain is informed as well, but a moment later, and for this reason you feel the pain after your hand has already moved.

## Measuring with a ruler

Catching a ruler is not a reflex, because your brain has to see and decide. You can measure how long that takes. A partner holds a ruler upright, with the zero between your open fingers, and lets go without a warning. You close your fingers as fast as you can and read off how far it fell. All objects fall in the same way if air hardly slows them, so the distance tells you the time.

- A fall of 5 centimeters takes 0.10 seconds.
- A fall of 10 centimeters takes 0.14 seconds.
- A fall of 15 centimeters takes 0.17 seconds.
- A fall of 20 centimeters takes 0.20 seconds.
- A fall of 25 centimeters takes 0.23 seconds.
- A fall of 30 centimeters takes 0.25 seconds.

One catch proves little, since you may have been lucky. Repeat it five times and take the mean. Suppose you catch at 22, 17, 21, 18 and 22 centimeters. The sum is 100, and 100 ÷ 5 = 20 centimeters, so your reaction time is about a fifth of a second. Then change just one thing, such as the hand you use, and measure again. That is a fair test.

## More than a measurement

> He who affixed the ear, can He not hear?
> He who formed the eye, can He not see?
> — Psalm 94:9

The writer of this psalm looked at an ear and an eye and drew a conclusion: whoever gave us such gifts cannot be deaf or blind himself. Some people react quickly, some slowly, and some hear with their eyes by reading lips. A stopwatch can compare our hands, but it cannot say what a person is worth. According to Genesis, every human being is made in the image of God, and that is not something you catch between two fingers.`,
      difficulty: 'intermediate',
      objectives: [
        'Trace the way of a signal from the eye to the hand.',
        'Explain how a reflex differs from a reaction that the brain decides on.',
        'Measure a reaction time with repeated trials and a mean.',
      ],
      activities: [
        {
          title: 'The ruler test',
          description:
            'Do five catches with each hand as the lesson describes. Write down every distance, even the bad ones. Work out both means and turn them into times with the list. Before you begin, predict which hand is faster. Were you right, and is the difference larger than the spread of your catches?',
        },
        {
          title: 'Find your blind spot',
          description:
            'On a sheet, draw a small cross on the left and a thick dot 8 centimeters to its right. Close your left eye and look at the cross with your right eye. Move the sheet slowly from arm’s length toward your face. At some distance the dot disappears. What does your brain put in its place?',
        },
      ],
      checks: [
        {
          question: 'Which part of the eye turns light into electrical signals?',
          options: ['The lens', 'The retina', 'The pupil', 'The eyelid'],
          answer: 1,
          explanation:
            'The lens only bends the light. The cells of the retina react to it and send signals along the optic nerve.',
          practises: [0],
        },
        {
          question: 'Why does your hand leave a hot pot before you feel the pain?',
          options: [
            'The hand decides on its own what to do',
            'Pain is always felt a full minute late',
            'The eyes have already seen the heat',
            'The spinal cord gives the order',
          ],
          answer: 3,
          explanation:
            'In a reflex the order comes from the spinal cord. The brain gets the message as well, but a little later.',
          practises: [1],
        },
        {
          question:
            'Mia catches the ruler at 12, 16 and 17 centimeters. What is her reaction time, using the mean?',
          options: ['0.10 s', '0.14 s', '0.17 s', '0.45 s'],
          answer: 2,
          explanation:
            'The sum is 45, and 45 ÷ 3 = 15 centimeters. In the list, 15 centimeters belongs to 0.17 seconds.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Signals, Seconds and the Self',
      description:
        'Follow an impulse along a nerve, measure honestly, and ask what a measurement leaves out.',
      content: `## An impulse is born

The human brain contains roughly 86 billion nerve cells, according to a careful count published in 2009. Each of them maintains a small electrical tension across its membrane: at rest, the inside is about 70 millivolts more negative than the outside, because molecular pumps keep pushing charged particles across and only some of these can leak back. When a sufficient stimulus arrives, channels in the membrane open, sodium ions rush in, and within a thousandth of a second the inside becomes positive. Then other channels restore the original condition.

This brief reversal, the action potential, triggers the same event in the neighboring stretch of membrane, and so the impulse travels along the fiber. It follows an all-or-nothing rule, since a stronger stimulus does not produce a larger impulse but more impulses per second. In the early 1950s, Alan Hodgkin and Andrew Huxley described the process mathematically with the help of the giant nerve fiber of the squid.

## Fast lanes and slow lanes

Not all fibers conduct at the same speed. Many are wrapped in a fatty sheath called myelin, and in these the impulse leaps from gap to gap. You can notice the difference whenever you stub your toe. Suppose that a signal has to cover 1.6 meters.

- Fibers for touch conduct at approximately 50 meters per second, and 1.6 ÷ 50 = 0.032 seconds.
- The thin, unwrapped fibers that carry a dull, burning pain conduct at approximately 1 meter per second, and 1.6 ÷ 1 = 1.6 seconds.

For more than a second you know that you have hit something, and you wait for the ache that you know is coming.

## Measuring honestly

A reaction to a visible event is much slower than the conduction alone, because the retina must respond, the brain has to recognize and decide, and the muscle needs time to contract. To measure the total, let a partner drop a ruler between your fingers and read the distance d that it falls. From d = ½ × g × t² it follows that t = √(2d ÷ g). If you catch it after 0.180 meters, then 2 × 0.180 ÷ 9.8 = 0.0367, and the square root is about 0.19 seconds.

A single value means little. Imagine five catches at 0.16, 0.18, 0.18, 0.19 and 0.21 meters. Their sum is 0.92 and their mean 0.184 meters, which corresponds to 0.194 seconds, while the individual times range from 0.18 to 0.21 seconds. If after a cup of tea you obtain a mean of 0.19 seconds, the change is smaller than the ordinary spread, and you have not shown that tea makes you faster. A measurement without its uncertainty is only half a sentence.

## What a measurement leaves out

If thoughts depend on impulses, is a person nothing more than impulses? Science describes what can be observed, weighed and timed. That description is true and still not complete, just as the physics of vibrating strings is true and does not tell you why a melody makes you cry. Philosophers and believers continue to discuss how mind and body belong together, and Christians have given more than one answer. What they confess in common does not depend upon any measurement.

> So God created man in His own image; in the image of God He created him; male and female He created them.
> — Genesis 1:27

The image of God is not located in a particular organ and is not graded by speed. It belongs to the newborn child, to the sprinter, to someone who lives with dementia or with nerves that no longer obey. And when a psalm says “You knit me together in my mother’s womb” (Psalm 139:13), it does not compete with biology. It expresses gratitude for what biology studies.`,
      difficulty: 'advanced',
      objectives: [
        'Describe how an action potential arises and travels.',
        'Calculate conduction and reaction times from distances.',
        'Judge whether a difference between measurements exceeds their spread.',
      ],
      activities: [
        {
          title: 'A fair trial',
          description:
            'Form two teams that test one claim with the falling ruler, for example that music slows reactions. Agree beforehand on the number of trials, on what stays the same and on what result would convince you. Record everything. Report the mean, the smallest and the largest time, and your verdict.',
        },
        {
          title: 'Two-point map',
          description:
            'Bend a paper clip so that its rounded ends are 2 cm apart. With closed eyes, a partner tells you whether you touch one point or two on fingertip, palm, forearm and the back of the hand. Move the ends closer and find the smallest distance that is still felt as two. Explain the map with the density of nerve endings.',
        },
      ],
      checks: [
        {
          question:
            'A signal travels 1.2 m along a fiber that conducts at 60 m per second. How long does it take?',
          options: ['72 s', '50 s', '0.2 s', '0.02 s'],
          answer: 3,
          explanation: 'Time is distance divided by speed: 1.2 ÷ 60 = 0.02 s.',
          practises: [1],
        },
        {
          question: 'A stimulus becomes stronger. What changes in the nerve fiber?',
          options: [
            'Each impulse becomes larger',
            'More impulses follow per second',
            'The fiber conducts without a membrane',
            'The resting tension disappears for good',
          ],
          answer: 1,
          explanation:
            'Impulses obey an all-or-nothing rule, so their size stays the same. The strength of a stimulus is expressed in how often the fiber fires.',
          practises: [0],
        },
        {
          question:
            'Times with music: 0.19, 0.21 and 0.23 s. Times without: 0.18, 0.20 and 0.25 s. What do they show about music?',
          options: [
            'No clear effect',
            'It slows people down',
            'It makes people faster',
            'It halves the reaction time',
          ],
          answer: 0,
          explanation:
            'Both means are 0.63 ÷ 3 = 0.21 s, and the spread within each group is several hundredths of a second. Three trials each would be too few to find a small effect.',
          practises: [2],
        },
      ],
    },
  },
};
