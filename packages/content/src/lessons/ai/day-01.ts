import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay01: LessonSource = {
  category: 'ai',
  dayNumber: 1,
  pictures: ['cat-face', 'puzzle-piece', 'hammer-and-wrench'],
  references: ['Psalm 104:24', 'Genesis 1:3', 'Exodus 35:31', 'Psalm 115:4-5'],
  bands: {
    kindergarten: {
      title: 'The Helper That Learned Cats',
      description: 'Can a computer learn what a cat looks like?',
      content: `People make tools. A spoon helps us eat soup. A broom helps us sweep the floor. A computer is a tool too.

People can show a computer many cat pictures. Big cats, tiny cats, sleepy cats. It finds what the pictures share. Pointy ears! Whiskers! A long tail! Things that come again make a pattern.

Then someone shows it a new picture. The computer makes a guess. “Cat,” it says. A tool like this is called AI.

AI is good at spotting patterns. But it never stroked a warm cat. It never felt one purr on its lap. It does not love cats at all. You can!

Who made the real cats? God did. He made light, so you can see them. He gave people clever minds too. People use their minds to make tools. So people made AI. And God made people.

> How many are Your works, O LORD!
> — Psalm 104:24`,
      difficulty: 'beginner',
      objectives: ['Say that people make AI.', 'Find a pattern and say what comes next.'],
      activities: [
        {
          title: 'Clap, Stamp, Clap',
          description:
            'Stand in a ring. The leader claps, stamps, then claps. Everyone listens and copies. Stop in the middle. Who can guess the next move? Now a child leads.',
        },
        {
          title: 'What Do They Share?',
          description:
            'Put three leaves on the ground. Look at them closely. What is the same on every leaf? Find a fourth leaf that fits. Then find something that does not fit.',
        },
      ],
      checks: [
        {
          question: 'Who makes AI?',
          options: ['Cats make it', 'People make it', 'It grows on trees'],
          answer: 1,
          explanation: 'AI is a tool. People think of it and build it.',
          practises: [0],
        },
        {
          question: 'Clap, stamp, clap, stamp. What comes next?',
          options: ['A clap', 'A jump', 'A song'],
          answer: 0,
          explanation: 'Clap and stamp take turns. After a stamp comes a clap.',
          practises: [1],
        },
        {
          question: 'How did the AI learn about cats?',
          options: ['It had a pet cat', 'It asked its mother', 'People showed it many pictures'],
          answer: 2,
          explanation: 'People gave it cat pictures. It found what they share.',
          practises: [0, 1],
        },
      ],
    },
    elementary: {
      title: 'Seventy Thousand Scribbled Numbers',
      description: 'See how a machine learned to read messy sevens, and who really did the work.',
      content: `## A seven is tricky

Write a seven, and then ask a friend to write one. Do they match? Some sevens wear a hat, some have a belt across the middle, and some lean over like trees in the wind. You can read every one of them. How could a machine do that?

## Showing, not telling

At first people tried to write rules. “A seven has a flat top and a slanted leg,” said the rule. But what if the top is bent? Then the rule breaks.

So people tried a new way. In 1998 some scientists shared 70,000 small pictures of numbers. Office workers and high school students had written them by hand, and the right answer stood next to each picture.

A computer program looked for what all the sevens share. Each time it got one wrong, it changed itself a tiny bit. In the end it could read numbers that it had never met before. That is one kind of AI, which is short for artificial intelligence. Artificial means made by people.

## Many hands

Think how many people hide inside that tool. Some wrote the numbers, some checked the answers, and others built the program. The AI did not wake up one morning and wish to read. It knows nothing about seven days of summer camp or seven candles on a birthday cake. It finds patterns, and it does that very fast.

Only God can make things from nothing at all.

> And God said, “Let there be light,” and there was light.
> — Genesis 1:3

We make new things from what He has given us, such as sand, metal and ideas. That is good work. And when people make a tool, people must answer for what it does.`,
      difficulty: 'beginner',
      objectives: [
        'Explain that people make AI and must answer for it.',
        'Tell how a program can learn a pattern from examples.',
        'Name something that an AI does not know or wish for.',
      ],
      activities: [
        {
          title: 'The Secret Rule',
          description:
            '1. One child is the sorter and thinks of a secret rule, like “things with holes”. 2. Friends bring small things from the room. 3. The sorter only says “in” or “out”. 4. After ten things, guess the rule. 5. Talk: which example helped you the most?',
        },
        {
          title: 'A Wall of Sevens',
          description:
            '1. Each child writes a 7 on a scrap of paper. 2. Lay them all in a row. 3. Find two that look the least alike. 4. As a group, try to write one rule that fits every 7 and no 1. Is it hard?',
        },
      ],
      checks: [
        {
          question: 'How did the program get good at reading numbers?',
          options: [
            'A teacher gave it one perfect rule about every number',
            'It could read on the day it was made',
            'It studied many examples with their answers',
            'It called the writers and asked them',
          ],
          answer: 2,
          explanation:
            'Rules broke when a number was messy. Thousands of examples, each with its answer, let the program find the pattern.',
          practises: [1],
        },
        {
          question: 'An AI tool makes a bad mistake. Who must answer for it?',
          options: [
            'The people who made it and use it',
            'The wires inside the machine',
            'Nobody, since it made itself',
            'The number that was hard to read',
          ],
          answer: 0,
          explanation:
            'A tool has makers and users. They chose how to build it and where to use it, so they must set things right.',
          practises: [0],
        },
        {
          question: 'The AI reads the 7 on your birthday card. What does it not do?',
          options: [
            'Look at the shape of the ink',
            'Make a guess',
            'Use a pattern it found',
            'Look forward to the party',
          ],
          answer: 3,
          explanation:
            'It can match a shape to a pattern. It has no party to look forward to and no joy about your day.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'By Rule or by Example',
      description:
        'Find out what separates a traffic light from a chatbot, and why neither of them is magic.',
      content: `## Two ways to build a machine that decides

A simple traffic light follows a recipe: green for thirty seconds, yellow for four, then red. Somebody decided on each step and wrote it down, and when the light fails, an engineer can point at the faulty line.

Now try to write a recipe for knowing your grandmother’s voice on the telephone. You recognize it after a single hello, yet how do you do that? Is it the pitch, the little pause, or the way she says your name? Most people cannot put it into rules, so they cannot program it with rules either.

Machine learning takes another road. People collect examples, such as thousands of recordings, each marked with the speaker’s name. They build a program with a large number of adjustable values inside, called parameters. The program makes a guess, compares it with the correct answer and shifts its parameters slightly, millions of times over. That stage is called training. What comes out at the end is a model, and most of what people call AI today works this way.

## What happens inside a chatbot

A chatbot is built around a language model, and the basic exercise of a language model sounds simple: guess the next piece of text. Take the words “The lighthouse keeper lit the”. You would expect lamp, possibly fire, and hardly ever potato. The model learned such probabilities from an enormous amount of human writing. Afterward people rated its answers, and it was adjusted again to sound helpful.

As of 2026, such models write letters, explain fractions and create pictures, and they can be truly useful. They also state wrong things in the same calm tone as right ones, because a likely sentence is not always a true one.

## Three things AI is not

- It is not alive. It does not get hungry, hope for anything, or miss you when you close the lid.
- It is not neutral. People chose the examples, the goal and the price.
- It is not magic. It runs on chips, on electricity and on an immense amount of human work.

The name itself is older than most people imagine. In 1955 four scientists asked for money to hold a summer workshop about “artificial intelligence”. They hoped that ten people working together for one summer could make a significant advance. It took rather longer.

## Makers who were made

The Bible speaks warmly of people who build things well. When Israel needed a tent for worship, God chose an artist named Bezalel for the work.

> And He has filled him with the Spirit of God, with skill, ability, and knowledge in all kinds of craftsmanship
> — Exodus 35:31

Skill is a gift, and every gift comes with a question: what will you use it for? You can ask the same about every AI you meet. Who made this, what was it trained on, and whom does it really help? Such a tool is no reason to panic, and nothing to look up to either.`,
      difficulty: 'intermediate',
      objectives: [
        'Distinguish a program written as rules from a model trained on examples.',
        'Describe in your own words what a language model is trained to do.',
        'List three questions worth asking about any AI tool.',
      ],
      activities: [
        {
          title: 'A Paper Word-Guesser',
          description:
            '1. Choose one page of a printed book. 2. Pick a common word such as “the” and list every word that follows it, with a tally for repeats. 3. Do the same for the words on your list. 4. Start with “the” and build a ten-word sentence, each time taking the follower with the most marks. 5. Read it aloud. Where does it sound right, and where does it lose the meaning?',
        },
        {
          title: 'Recipe Duel',
          description:
            'In pairs, write a rule that tells a chair from a table using no more than three sentences. Swap with another pair. They hunt for an object in the room that breaks your rule. Mend it and swap again. Count how many rounds your rule survives.',
        },
      ],
      checks: [
        {
          question:
            'Sara makes a program that sorts photos of birds. She gives it 5,000 labeled photos and it adjusts its own numbers. What has she used?',
          options: [
            'A recipe of fixed steps, like a simple traffic light has',
            'A timer that repeats the same action',
            'A dictionary of bird names',
            'Machine learning from examples',
          ],
          answer: 3,
          explanation:
            'Nobody wrote a rule for each bird. The labeled photos and the adjusting of parameters are what make it machine learning.',
          practises: [0],
        },
        {
          question: 'Why can a language model state something false in a confident tone?',
          options: [
            'It wants to find out if you are paying attention',
            'It produces likely text, and likely is not the same as true',
            'It was told to keep the truth secret',
            'Its chips grow tired late in the day',
          ],
          answer: 1,
          explanation:
            'Training rewarded good guesses about text. A sentence can fit the pattern of human writing perfectly and still be wrong.',
          practises: [1],
        },
        {
          question: 'Which question helps you most to judge a new AI app?',
          options: [
            'What was it trained on, and by whom?',
            'Does its icon have a friendly face and bright colors?',
            'Is its name shorter than the others?',
            'Does it answer within one second?',
          ],
          answer: 0,
          explanation:
            'Looks and speed tell you little. The makers, the training examples and the purpose tell you what the tool can and cannot do well.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'A Curve Through the Dots',
      description:
        'Start with a burning candle and end with a language model: what fitting, training and predicting really mean.',
      content: `## A candle you can compute

Imagine a burning candle and a ruler beside it. After one hour it stands 18 centimeters high, after two hours 16, after three hours 14, and you would confidently bet on 12 after four. Without noticing, you have done in miniature what machine learning does. You assumed a form (the height falls steadily), chose two numbers that fit the measurements (a start of 20 and a loss of 2 per hour), and applied the result to a situation you had not observed. In symbols, h = 20 − 2t.

Now ask the formula about the eleventh hour, and it reports a candle of minus two centimeters. Nothing warns you that the answer is absurd, because the formula knows nothing of wax. It is only a curve laid through dots, dependable in the neighborhood of the data and unreliable at a distance from it. Keep that picture in mind, for it scales.

## From two numbers to billions

A neural network is also a formula, only with an immense supply of adjustable numbers, its parameters; a large language model possesses billions of them. During training the model reads a stretch of text with the continuation covered, assigns a probability to every possible next token (a word or a fragment of one), and receives a penalty according to how little it expected the real one. That penalty is called the loss. Calculus then indicates in which direction each parameter should move to make the loss slightly smaller. Repeated across an enormous library, this procedure settles the numbers into something that can continue a sonnet or a shopping list.

Two misunderstandings lie close at hand. The first is to shrug that it only predicts words. Predicting the last line of a proof accurately demands that the network capture a considerable part of the structure of proofs, and as of 2026 researchers are still discovering what these networks contain. The second is to treat fluency as a witness. The model has never burned a finger on a candle, it makes no promises it could keep or break, and it has nothing to lose if you believe it wrongly.

## Seventy years of weather

The phrase artificial intelligence comes from a proposal of 1955, whose authors expected a significant advance within one summer. Brilliant forecasts were followed by disappointments and lost funding, periods that the field itself remembers as AI winters. In 2012 a deep network won a large competition in image recognition by a startling margin; in 2017 a design called the transformer appeared; and in late 2022 a chatbot built on it reached the general public. Anyone who claims to know precisely what will follow has not read this history. Sober curiosity fits the evidence better than either panic or advertising.

## What hands have made

Ancient Israel lived among nations that carved statues and then asked them for guidance. One of the psalms answers with dry precision:

> Their idols are silver and gold, made by the hands of men. They have mouths, but cannot speak; they have eyes, but cannot see;
> — Psalm 115:4-5

The psalm does not object to sculpture as such. The trouble begins when makers forget that they are the makers, and kneel. A model trained on human writing can hand back our knowledge, and with equal composure it can hand back our errors; in either case it returns what was given to it. Genesis opens quite differently, with a God who speaks when there is nothing yet to echo, and light exists. Christians evaluate the promises and dangers of AI in different ways, and such conversations deserve patience. What they hold in common is the order of things: God above, people made by Him, tools made by people. Wherever that order is respected, you are free to admire an ingenious machine and equally free to switch it off.`,
      difficulty: 'advanced',
      objectives: [
        'Explain training as adjusting parameters to reduce a loss.',
        'Predict where a fitted model becomes unreliable and say why.',
        'Argue against both belittling and idolizing AI, using evidence from its history.',
      ],
      activities: [
        {
          title: 'Fit It by Eye',
          description:
            '1. Measure hand span and height of at least eight people with string and a ruler. 2. Plot the pairs on paper. 3. Stretch a thread over the dots until it seems to fit best and read off two numbers: where it starts and how steeply it climbs. 4. Predict the height of a ninth person, then measure. 5. Predict the height of someone with a hand span of 60 centimeters and discuss what went wrong.',
        },
        {
          title: 'Headline Court',
          description:
            'Write down five claims about AI that you have heard. For each, one person speaks as the advertiser, one as the pessimist, one as the historian. The group then rewrites the claim so that all three could sign it. Compare the length of the rewritten claims with the originals.',
        },
      ],
      checks: [
        {
          question: 'What does training do to a neural network?',
          options: [
            'It changes parameters step by step so that the loss gets smaller',
            'It stores each document word for word and looks up the nearest one when it is asked',
            'It adds rules that engineers type in after every mistake',
            'It removes parameters until only two are left',
          ],
          answer: 0,
          explanation:
            'The loss measures how badly the network predicted. Training repeatedly moves the parameters in the direction that reduces it; nobody types the knowledge in.',
          practises: [0],
        },
        {
          question:
            'The formula h = 20 − 2t was fitted to hours one to three. Which prediction deserves the least trust?',
          options: [
            'The height after two and a half hours',
            'The height after four hours',
            'The height after fifteen hours',
            'The height after one and a half hours',
          ],
          answer: 2,
          explanation:
            'Fifteen hours lies far outside the data: the formula gives minus ten centimeters. Interpolation between measurements is safer than extrapolation beyond them.',
          practises: [1],
        },
        {
          question: 'Which statement fits the history of AI best?',
          options: [
            'Progress has been steady since 1955, so its future is easy to forecast',
            'High hopes, winters and sudden advances have taken turns',
            'Nothing important happened before 2022',
            'Every forecast made in the 1950s came true within one summer',
          ],
          answer: 1,
          explanation:
            'The record shows both overpromising and real breakthroughs. It supports careful attention rather than mockery or awe.',
          practises: [2],
        },
      ],
    },
  },
};
