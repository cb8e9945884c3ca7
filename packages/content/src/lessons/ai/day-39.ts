import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay39: LessonSource = {
  category: 'ai',
  dayNumber: 39,
  pictures: ['seedling', 'mobile-phone', 'bird'],
  references: ['Mark 4:3-9', 'Mark 4:24', 'Mark 4:31-32', 'Proverbs 4:23'],
  bands: {
    kindergarten: {
      title: 'More, More, More!',
      description: 'A screen keeps offering more. What would you like to grow?',
      content: `A farmer walks out to sow. Some seed falls on hard ground. Peck, peck! Birds eat it up.

Some seed falls on good soil. It grows tall and strong.

Jesus told this story. Then He said:

> He who has ears to hear, let him hear.
> — Mark 4:9

## Ben and the ducks

Ben watches one funny duck on a screen. Then comes another duck. Then ten more ducks!

Who picks all those ducks? A machine does. It saw that Ben watched one duck. So it guesses: more ducks, please!

The machine does not know it is sunny. It cannot tell that Ben is hungry. It has no bedtime.

“Ben, come outside!” calls Grandma. Ben turns the screen off. They walk to the pond. A real duck shakes water on his nose!

Your eyes and ears are like a garden. Plant something good there today.`,
      difficulty: 'beginner',
      objectives: ['Tell where the seed grew well.', 'Say why the screen showed more ducks.'],
      activities: [
        {
          title: 'The duck machine',
          description:
            'One child is the machine. Say an animal you like. The machine makes only that sound. When you have enough, say stop. Then listen outside for three new sounds.',
        },
      ],
      checks: [
        {
          question: 'Where did the seed grow tall?',
          options: ['In good soil', 'On hard ground', 'In the pond'],
          answer: 0,
          explanation: 'Good soil let the seed grow strong.',
          practises: [0],
        },
        {
          question: 'Why did the machine show more ducks?',
          options: ['Ducks asked it to', 'Ben had watched one', 'Grandma liked ducks'],
          answer: 1,
          explanation: 'It guessed from what Ben had watched before.',
          practises: [1],
        },
        {
          question: 'What did the machine not know?',
          options: ['Which film came next', 'That Ben watched a duck', 'That Ben was hungry'],
          answer: 2,
          explanation: 'It only follows what you watch. Grandma knew Ben.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'Who Picks the Next One?',
      description: 'Meet the hidden guesser that chooses what comes up next on a screen.',
      content: `## A guess in a box

Mina looked for one video about how to draw a horse. When it was done, a new one began by itself, and after that came another. An hour went by before she looked up, and her paper was still blank!

A program called a recommender had picked those videos. It does not love horses, and it has no plan for Mina. It makes a guess with the help of two clues.

- What did Mina watch before, and how long did she stay?
- What did other people watch who like the same things?

If Leo and Mina both like horses, and Leo also likes trains, the program may try a train on her. Each time she stays, it counts that as a yes.

## What does it count?

Many apps earn money when you watch for a long time, because then you see more ads. So the people who build them may tell the program to make you stay. It does not ask if the hour was good for you, since that is hard to count.

A recommender can help when it leads you to a book that you would never have found. It can also fence you in, for if it shows you only horses, you may never find out that you like the stars.

## Good ground

Jesus told of a farmer whose seed fell in four places. Birds ate some of it, the sun burned some, and thorns choked some. The rest fell on good soil and grew a great crop.

> Pay attention to what you hear.
> — Mark 4:24

You have only so much time in a day, and what you give it to will grow in you. So make a plan before you turn on a screen, and choose when you will stop. If it is hard to stop, tell a grown-up, who may find it hard too.`,
      difficulty: 'beginner',
      objectives: [
        'Name two clues that a recommender uses.',
        'Explain why an app may want you to stay.',
        'Make a plan for using a screen.',
      ],
      activities: [
        {
          title: 'Human recommender',
          description:
            'Lay out twelve objects. A friend picks one. You offer two more that seem like it, and the friend picks again. After six rounds, look at what is left on the table. What did your friend never get to see?',
        },
        {
          title: 'First and last',
          description:
            'Fold a card in half. On the left, draw what you want to do on a screen this week. On the right, draw what you will do when it is over. Set the card beside the screen at home.',
        },
      ],
      checks: [
        {
          question: 'Which clue does the recommender use?',
          options: [
            'The color of your shirt',
            'Your kindest thought',
            'The weather at your school',
            'How long you watched',
          ],
          answer: 3,
          explanation: 'Staying with a video counts as a yes, so it offers more of the same.',
          practises: [0],
        },
        {
          question: 'Why do many apps want you to stay a long time?',
          options: [
            'They feel lonely at night',
            'They are afraid of horses',
            'You will see more ads',
            'The screen stays warm',
          ],
          answer: 2,
          explanation: 'Ads pay for the app, so more time means more money.',
          practises: [1],
        },
        {
          question: 'What would have helped Mina most?',
          options: [
            'Choosing her stop before she began',
            'Watching on a bigger screen',
            'Looking for trains, not horses',
            'Letting the next one start by itself',
          ],
          answer: 0,
          explanation: 'With a plan she could watch one video and then draw her horse.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'The Loop That Learns You',
      description: 'Every tap sows a seed in a system that is already planning your next hour.',
      content: `## Neighbors in a table

Picture a large table. Each row is a person, each column is a song, and a mark shows that somebody listened to the end. Most of the table is empty, because nobody can hear everything. A recommender tries to fill in the empty squares with guesses.

One method is called collaborative filtering. It searches for rows that resemble yours. If Ada and you agree on nine songs, and Ada loves a tenth that you have never heard, then the tenth is a promising guess. The program does not have to know anything about music, since agreement among listeners is enough. Another method compares the songs themselves, for example their speed and instruments. Large services combine both, and they add many other clues.

## The loop

Here is what makes such a system different from a thermometer. A thermometer does not heat the room. A recommender changes the thing that it measures.

1. It shows you something.
2. You react, partly because that was what you were shown.
3. It learns from your reaction.
4. It shows you more of the same.

After a hundred rounds, has it discovered your taste or manufactured it? Usually a bit of both. Researchers still argue about how strongly such loops narrow people’s views, and the answer seems to differ from one service to another. To keep the loop open, good designers mix in surprises. This is called exploration, while repeating what has worked is called exploitation.

## What is the goal?

A system improves whatever its builders decide to measure. Clicks are easy to count, and so are minutes. Whether you learned something, slept well or were kinder at dinner is much harder. So a measure that is easy often replaces the goal that matters. Anger and alarm also hold our eyes, which means that a system built for minutes can discover that upsetting you is effective, though nobody ever told it to be cruel.

You are not helpless. Try some of these.

- Search for what you came for rather than scrolling.
- Turn off automatic play and needless alerts.
- Clear your history, or look at the list of topics that an app has guessed about you.
- Leave the phone in another room while you read, eat or sleep.

## Four kinds of ground

Jesus once described what happens to words that fall into people. Some are snatched away at once, like seed from a footpath. Some shoot up quickly and wither, since there is no depth. Others are crowded out.

> Other seed fell among thorns, which grew up and choked the seedlings, and they yielded no crop.
> — Mark 4:7

Thorns do not attack the seedling. They simply take the light, the water and the room, a little at a time. An endless feed works quite like that, for most of what it offers is not evil, only plentiful.

Deep soil takes time. It may look like rereading one page, practicing one piece of music, or praying without hurrying to the end. Jesus compared God’s kingdom to a mustard seed, small enough to be missed by someone who is looking for the next exciting thing.`,
      difficulty: 'intermediate',
      objectives: [
        'Describe how collaborative filtering makes a guess.',
        'Explain the loop between a recommender and its user.',
        'Choose a habit that protects attention and give a reason.',
      ],
      activities: [
        {
          title: 'Fill the empty squares',
          description:
            'Draw a table with six people and eight foods. Everyone marks five foods as liked or disliked and leaves three blank. Find the row most like yours and predict your neighbor’s blanks. Check how many guesses were right.',
        },
        {
          title: 'A day of deep soil',
          description:
            'Pick one thing that deserves half an hour without interruption: a chapter, a tune, a drawing, a talk. Do it twice this week. Note when your mind wanted to jump, and what happened after you stayed.',
        },
      ],
      checks: [
        {
          question: 'Ada and you agree on nine songs. Why does the program offer you her tenth?',
          options: [
            'It has understood the words of the song',
            'People who agreed before often agree again',
            'Ada has paid for it to be sent to you',
            'Every tenth song is chosen by chance',
          ],
          answer: 1,
          explanation:
            'Collaborative filtering borrows from similar rows. It requires no knowledge of music.',
          practises: [0],
        },
        {
          question: 'How does a recommender differ from a thermometer?',
          options: [
            'It contains no numbers',
            'It never makes a mistake',
            'It measures only the temperature of phones',
            'It affects the behavior that it measures',
          ],
          answer: 3,
          explanation:
            'You react to what you are shown, and the system learns from that reaction, so the two shape each other.',
          practises: [1],
        },
        {
          question: 'Which habit gives the system the least power over your next hour?',
          options: [
            'Searching for one thing and then leaving',
            'Scrolling faster through every item',
            'Watching with automatic play turned on',
            'Tapping on whatever makes you angry',
          ],
          answer: 0,
          explanation: 'You set the goal and the end yourself instead of receiving the next offer.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'What the Metric Cannot See',
      description:
        'An optimizer takes its objective literally, and a scarce human attention pays for the difference.',
      difficulty: 'advanced',
      content: `## A poverty of attention

In 1971 the economist Herbert Simon observed that what information consumes is rather obvious: the attention of those who receive it. Plenty of the first therefore means scarcity of the second. Half a century later, entire industries compete for that scarce resource. The recommender is their principal instrument: a model which estimates, for each of thousands of candidates, the probability that you will click, finish, share or return, and then ranks them.

Behind the ranking stands a mathematical convenience. Suppose every user and every item is represented by a short list of numbers, and the predicted interest is the sum of the products of corresponding entries. If a user is (2, 1) and a film is (3, −1), the prediction is 2 × 3 + 1 × (−1) = 5. Training adjusts all the lists until predictions agree with recorded behavior. Nobody labels the entries; they acquire whatever meaning reduces error. This family of methods, called matrix factorization, became famous during a public contest which Netflix held from 2006 to 2009.

## Revealed, reported, reflective

Which behavior deserves to be recorded as preference? Economists speak of revealed preference: what people choose shows what they want. Yet a person may finish a bag of chips and regret it, or scroll until two in the morning and wish that she had not. Choices made under fatigue, in an environment engineered to prolong them, are poor testimony about what someone values on reflection.

Goodhart’s law says that a measure loses its value once it has been made into a target. Watch time correlates with satisfaction as long as nobody optimizes watch time. Apply sufficient pressure, and the system finds material for which the correlation breaks. Some services have responded by asking users afterward whether the time was well spent. Surveys are sparse and imperfect, but they move the objective closer to reflection.

## Exploration has a moral side

A system that always presents its best current guess learns nothing about alternatives. Algorithms for the so-called multi-armed bandit therefore reserve a portion of choices for exploration. A simple rule takes the favorite nine times out of ten and a random option otherwise. The cost is an occasional disappointment; the benefit is information.

The same tension appears for creators. An unknown singer receives no plays because she has no history, and has no history because she receives no plays. Small initial advantages multiply, sometimes with little relation to quality. In a well-known experiment published in 2006, Matthew Salganik, Peter Dodds and Duncan Watts allowed separate groups of listeners to see what others in their group had downloaded. Different songs became hits in different groups, and success was less predictable than where listeners chose independently.

One should be careful with larger claims. Evidence about polarization and mental health is contested; effects vary with age, with platform and with circumstances. Uncertainty is a reason for transparency and independent research. It is not evidence that nothing is happening.

## Hearing as an act

The parable of the sower is about reception. The same seed is scattered everywhere, and the decisive differences lie in the ground. Jesus adds a warning that reads almost like a principle of feedback.

> Pay attention to what you hear. With the measure you use, it will be measured to you, and even more will be added to you.
> — Mark 4:24

Christians have treated attention as something close to prayer: an active willingness to let another reality be present. Simone Weil, who stood at the threshold of the church, wrote memorably about this. A feed inverts the posture. It studies the listener in order that nothing unexpected be demanded of him.

The kingdom, by contrast, begins as a seed which no ranking would promote. It grows at night, while the farmer sleeps and measures nothing. To guard one’s heart, as Proverbs advises, is therefore more than avoiding what is harmful. It includes leaving room for what is slow, small and not chosen for us, including the neighbor whose interests do not resemble our own.`,
      objectives: [
        'Compute a predicted interest from two short lists of numbers.',
        'Apply Goodhart’s law to a metric of engagement.',
        'Explain why a recommender needs exploration.',
      ],
      activities: [
        {
          title: 'Ten pulls',
          description:
            'Prepare two bags of beans with different unknown shares of dark ones. Draw and replace twenty times, trying to collect dark beans, once by always using the bag that leads and once by exploring every fifth draw. Compare results over several players.',
        },
        {
          title: 'Rewrite the objective',
          description:
            'Choose a service that you know. State what it appears to maximize, propose a better measure, and then attack your own proposal: how could an optimizer satisfy it while defeating its purpose? Revise it once.',
        },
      ],
      checks: [
        {
          question: 'A user is (1, 4) and an item is (2, 3). What interest is predicted?',
          options: ['10', '11', '14', '24'],
          answer: 2,
          explanation: 'Multiply corresponding entries and add: 1 × 2 + 4 × 3 = 2 + 12 = 14.',
          practises: [0],
        },
        {
          question: 'Which case illustrates Goodhart’s law?',
          options: [
            'A library counts visitors and is surprised by how many come',
            'Two surveys of the same users disagree by chance',
            'A listener prefers old songs to new ones',
            'Minutes watched become the goal, and they stop indicating satisfaction',
          ],
          answer: 3,
          explanation:
            'The measure was informative until it was optimized. Under pressure it separated from what it once indicated.',
          practises: [1],
        },
        {
          question: 'What would a recommender lose by never exploring?',
          options: [
            'Its ability to repeat a favorite',
            'Information about options that it has not tried',
            'The record of earlier clicks',
            'The speed with which it sorts a list',
          ],
          answer: 1,
          explanation:
            'Data accumulate only for what is shown, so an untested option can never prove its worth.',
          practises: [2],
        },
      ],
    },
  },
};
