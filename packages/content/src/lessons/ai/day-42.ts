import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay42: LessonSource = {
  category: 'ai',
  dayNumber: 42,
  pictures: ['electric-plug', 'bread', 'folded-hands'],
  references: ['Matthew 6:5-13', 'Luke 11:1', 'Psalm 24:1'],
  bands: {
    kindergarten: {
      title: 'What Does a Tablet Eat?',
      description: 'You eat bread. What does a machine need all day?',
      content: `Munch, munch. Nia eats bread and jam. Her tablet lies on the table. “Are you hungry too?” asks Nia.

A tablet has no tummy. But it does need power. Power comes through a cord. When the power is gone, the screen goes dark.

Some power comes from wind and sun. Some comes from burning coal. That makes smoke. So we use machines when they help. Then we switch them off. Click!

“Can it pray for me?” asks Nia.

Mama taps the screen. The tablet says nice words. “It can say prayer words,” says Mama. “But it does not know God. It does not love anyone. You do!”

Jesus taught us to pray. One line is about bread.

> Give us this day our daily bread.
> — Matthew 6:11

God hears you with no cord. He hears you in the dark. He hears a whisper. You can thank Him for bread. Thank Him for sun and wind too.`,
      difficulty: 'beginner',
      objectives: [
        'Say what a tablet needs to work.',
        'Tell what a tablet cannot do when we pray.',
      ],
      activities: [
        {
          title: 'Click!',
          description:
            'Walk through a room with a grown-up. Look for lights that nobody needs. Ask first, then switch them off. Say click each time. How many clicks did you make?',
        },
      ],
      checks: [
        {
          question: 'What does a tablet need?',
          options: ['Bread', 'A long nap', 'Power'],
          answer: 2,
          explanation: 'A tablet runs on power. Without it the screen goes dark.',
          practises: [0],
        },
        {
          question: 'What is missing when a tablet says prayer words?',
          options: ['A louder voice', 'A loving heart', 'A bigger screen'],
          answer: 1,
          explanation: 'It only says words. It does not know or love God.',
          practises: [1],
        },
        {
          question: 'When is a good time to switch a screen off?',
          options: ['When nobody needs it', 'When it shines at night', 'Only on your birthday'],
          answer: 0,
          explanation: 'A screen that is off needs hardly any power.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'The Cloud Has a Plug',
      description: 'Follow one little question to a huge, humming hall far away.',
      content: `## Where did the answer come from?

“It lives in the cloud,” said Ines. She had just asked a chatbot how bees make honey. Her cousin Rafa, who works with computers, began to laugh. “Then come along in your mind, and we will follow your question!”

It ran through a cable under the street, and then on, over hills or even under the sea. At last it came to a hall as long as a football field, where thousands of computers stand in rows like shelves of books. They hum and blink and get very hot, so big fans and pipes of water must cool them all day and all night.

“So that is the cloud,” said Ines. “It has a plug!”

## What it takes

One question takes only a bit of power, but millions of people ask, and many small bits make a big heap.

- Power. Some is made from wind and sun, but a lot is made from coal and gas, which warm the earth.
- Water. Many of these halls use it to keep cool.
- Metals. People dig them out of the ground, and that can be hard, risky work.
- Trash. Old machines should be taken apart with care, but most of them are not.

This does not mean that you should never ask. A good tool can be worth its cost. It means that you think first. Could I look it up in a book instead, or ask Grandpa, who kept bees for forty years?

## What no machine can give

Ines had one more idea. Could the chatbot say her evening prayer, so that she could go to sleep sooner? Rafa shook his head. “It can make up lines, but it is never thankful, since it never gets hungry, and it does not know God.”

> But when you pray, go into your inner room, shut your door, and pray to your Father, who is unseen.
> — Matthew 6:6

For that you need no cable. A prayer is not a page of fine words. It is you, talking with your Father, who made the bees.`,
      difficulty: 'beginner',
      objectives: [
        'Tell where the answer of a chatbot comes from.',
        'Name three things that big computers use up.',
        'Explain why a machine cannot pray for you.',
      ],
      activities: [
        {
          title: 'Question on a journey',
          description:
            'Stand in a line as phone, cable, hall and fan. Pass a paper question down the line and an answer back. Each stop takes one bean from a bowl for its power. Ask ten questions. Which ones could a friend have answered without a bean?',
        },
        {
          title: 'Dusk without a plug',
          description:
            'Plan half an hour this evening with no electric thing at all. Choose a game, a song and a quiet minute. Tell the next day what you heard that you do not hear at other times.',
        },
      ],
      checks: [
        {
          question: 'Where is a chatbot’s answer made?',
          options: [
            'In big halls full of computers',
            'In a real cloud up in the sky',
            'Inside the cable under the street',
            'In the glass at the front of a tablet',
          ],
          answer: 0,
          explanation: 'The cloud is a nice name for rows of hot computers that belong to someone.',
          practises: [0],
        },
        {
          question: 'Which list names things these halls use up?',
          options: [
            'Beans, bread and honey',
            'Windows, shelves and songs',
            'Power, water and metals',
            'Snow, sand and feathers',
          ],
          answer: 2,
          explanation: 'Power runs them, water may cool them and metals are inside them.',
          practises: [1],
        },
        {
          question: 'Why can the chatbot not do the praying for Ines?',
          options: [
            'Its words are too short for a prayer',
            'It has no heart that knows or thanks God',
            'It may be used only until it gets dark',
            'It can talk about bees but not about bread',
          ],
          answer: 1,
          explanation: 'Words are easy for a machine. To trust and thank someone is not.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'The Bill Behind the Answer',
      description:
        'A question to a chatbot feels weightless. Follow it to a power plant and a mine.',
      content: `## A quarter of a watt-hour

In August 2025 Google reported that a typical text question to its assistant needed 0.24 watt-hours of energy and about five drops of water. Take those figures with some care, since they come from the company itself and cover short texts only. Still, they allow a comparison. An LED lamp of 8 watts uses 8 watt-hours in one hour, so the answer costs as much as keeping that lamp on for less than two minutes.

That is little. Is the matter settled, then? Not quite, because three things are hidden behind the small number.

- Many: services like this receive billions of questions. According to the International Energy Agency, data centers used about 415 terawatt-hours in 2024, some 1.5 percent of the world’s electricity, and were growing fast. AI is one part of that.
- Heavy: a long piece of reasoning, a picture or above all a video can need many times as much as a short text.
- Local: a data center does not sit everywhere at once. Where one is built, neighbors may share their river and power lines with it.

## Before and after the question

The bill starts before anybody asks. Training a large model keeps thousands of chips busy for weeks. The chips and batteries contain metals such as copper, tantalum and cobalt. More than half of the world’s cobalt comes from one country, the Democratic Republic of the Congo, where large modern mines exist next to small ones in which people dig by hand, some of them children.

And the bill continues when the machine is old. In 2022 the world threw away about 62 million tonnes of electronic waste. Less than a quarter was recorded as collected and recycled properly.

None of this makes the technology wicked. Programs also help to plan wind power, find leaks and save heating. A fair judge puts both on the scale. What helps most is usually simple: keep a phone for a year longer, repair it, choose the smaller tool that is enough, and ask companies to publish honest figures.

## Cheap words

There is one more cost to consider, and it concerns prayer. A program can compose a moving prayer in three seconds and a hundred more before breakfast. It is worth hearing what Jesus said about quantity, long before such machines.

> And when you pray, do not babble on like pagans, for they think that by their many words they will be heard.
> — Matthew 6:7

He gave His friends a prayer that takes half a minute. It asks for bread for one day and speaks of debts that we ourselves must forgive. Somebody who has never been hungry, guilty or afraid could recite it, but could not mean it. Reading a prayer written by another person can be a great help, and Christians have done so for centuries. What makes it prayer is that you stand behind the words, before Someone who listens. Your Father, Jesus added, knows what you need before you ask, and yet He invites you to ask. He cannot be after information, then. He must want you.`,
      difficulty: 'intermediate',
      objectives: [
        'Compare the energy of a question with that of a lamp.',
        'List costs that arise before and after a model is used.',
        'Explain why producing prayer words is not the same as praying.',
      ],
      activities: [
        {
          title: 'A bill for everything',
          description:
            'Choose a device. Draw it in the middle of a sheet and trace four roads away from it: materials, making, using, throwing away. Mark along each road who works there and what is used up. End with two things your family could do to make the device last longer.',
        },
        {
          title: 'Slowly, in half a minute',
          description:
            'Copy the Lord’s Prayer by hand. Under each request write one real thing from today that belongs to it, or leave a line empty if you are not ready. Those who do not pray may write what a person would have to be in order to mean that line.',
        },
      ],
      checks: [
        {
          question: 'A device uses 6 watts. How long could it run on 0.24 watt-hours?',
          options: ['24 seconds', '6 minutes', '25 minutes', '2.4 minutes'],
          answer: 3,
          explanation: '0.24 divided by 6 is 0.04 hours, and 0.04 times 60 minutes is 2.4 minutes.',
          practises: [0],
        },
        {
          question: 'Which cost arises before the first question is asked?',
          options: [
            'Sorting old chips for recycling',
            'Mining copper and training the model',
            'Cooling the hall while it answers',
            'Charging the phone after a long chat',
          ],
          answer: 1,
          explanation:
            'Materials and training come first. The figure for a single question may leave them out.',
          practises: [1],
        },
        {
          question: 'According to the lesson, what turns words into prayer?',
          options: [
            'Being longer and more beautiful than daily speech',
            'Being composed by the person who says them',
            'A person who means them and Someone who listens',
            'Being spoken aloud in a church or in a quiet room',
          ],
          answer: 2,
          explanation:
            'Borrowed words can become my prayer when I stand behind them. A program has nobody behind its words.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Externalities and Attention',
      description:
        'The price of a prompt is almost nothing. Who pays the remainder, and what can never be outsourced?',
      difficulty: 'advanced',
      content: `## Per what?

How much energy does an answer from a language model require? The reply depends on what is divided by what. Training GPT-3 was estimated by researchers in 2021 at roughly 1,300 megawatt-hours. Spread over a billion questions, that adds 1.3 watt-hours to each; over ten billion, only 0.13. The physical expense is the same in both cases. A low figure per question can therefore signal an efficient machine or merely a popular one.

Boundaries matter as much as denominators. Does the account include idle reserve machines, cooling, the manufacture of chips, failed training runs, the network, the phone? In 2025 some firms began to publish numbers for a typical text prompt. These were welcome, and they were also selective: a typical value conceals the long requests at the upper end, and nobody outside could verify them. Meanwhile totals tell a soberer story. Google’s environmental report of 2024 put its greenhouse gas emissions at 48 percent above those of 2019, and named data centers among the causes. Improvement per unit and growth in total are entirely compatible.

## The cost that is not on the invoice

Economists call a burden an externality if it falls on people who are not party to the exchange. Smoke is the textbook case. With computing, some externalities are dispersed, as carbon dioxide is; others are intensely local. A town in a dry region may find that a new facility needs as much water as thousands of its households. Whether it should come there is a legitimate political question, and it can be settled fairly only if the figures are public.

Honesty demands the other column too. Models help to forecast wind, to shorten routes, to design materials. Such benefits are frequently asserted and seldom measured, and the same methods help to find oil. A serious accounting would resist both the prophets of doom, who multiply the worst case by the whole population, and the salesmen, who credit every machine with everything that it might someday save.

The Psalmist’s claim makes the matter more than economic: “The earth is the LORD’s, and the fullness thereof” (Psalm 24:1). Tenants may use a property, and they will be asked about its condition.

## What cannot be delegated

Suppose now that energy were free and clean. Would every task then be worth delegating? Some acts are defective unless I perform them. I can send flowers through a shop, but I cannot hire someone to be grateful on my behalf. Promising, repenting, forgiving and thanking are acts of this kind: whoever utters the words undertakes something. The philosopher J. L. Austin analyzed utterances that do what they say, and observed that they misfire if the speaker is not in a position to perform them. A program that prints “I promise” has undertaken nothing; it will bear no reproach tomorrow.

Prayer belongs to this family.

> Lord, teach us to pray, just as John taught his disciples.
> — Luke 11:1

They did not request a text. They had watched Him at prayer and desired to become people who could do that. The words He supplied are meagre by the standards of religious literature, and nearly every clause entangles the speaker: a will to be surrendered, a debt to be forgiven, a hunger that recurs daily and is shared, since the pronouns are all in the plural.

Simone Weil argued that attention at its highest is the same as prayer, and that studies of every sort, even a geometry problem which one fails to solve, can exercise it. If she was right, the deepest cost of delegation may not appear in kilowatt-hours. A person whose letters, essays and intercessions are all composed elsewhere has saved a good deal of time. The question is who will be there to spend it.

Christians differ about set prayers and free ones, and about silence. They agree that God is not impressed by output. A stammer that is meant outweighs a liturgy that is merely generated.`,
      objectives: [
        'Show how the choice of boundary and denominator changes a reported cost.',
        'Identify externalities of computing and who bears them.',
        'Defend or dispute the view that certain acts cannot be delegated.',
      ],
      activities: [
        {
          title: 'Audit a claim',
          description:
            'Take any environmental claim from a package or an advertisement. Identify the numerator, the denominator, the boundary and the source. Rewrite the claim twice, once so that it sounds far better and once far worse, without stating anything false. Then formulate the version that you would sign.',
        },
        {
          title: 'The delegation line',
          description:
            'List fifteen things that you did this week, from brushing teeth to comforting a friend. Rank them by how much would be lost if another agent had done them perfectly. Draw a line where delegation begins to hollow out the act, and compare your line with that of an older person.',
        },
      ],
      checks: [
        {
          question:
            'Training takes 2,600 MWh. By how much does the share per question fall if use rises from 1 to 4 billion questions?',
          options: [
            'From 2.6 to 0.65 watt-hours',
            'From 2.6 to 1.3 watt-hours',
            'From 26 to 6.5 watt-hours',
            'From 1.3 to 0.26 watt-hours',
          ],
          answer: 0,
          explanation:
            '2,600 MWh are 2.6 billion watt-hours: 2.6 for each of a billion questions, 0.65 for each of four billion. The total is unchanged.',
          practises: [0],
        },
        {
          question: 'Which of these is an externality?',
          options: [
            'The monthly fee a customer pays for a chatbot',
            'The salary of an engineer who trains a model',
            'The discount for buying a thousand chips at once',
            'The falling well of a farmer beside a data center',
          ],
          answer: 3,
          explanation:
            'The farmer is neither buyer nor seller, yet carries part of the burden. The other amounts are agreed between the parties.',
          practises: [1],
        },
        {
          question: 'Why, in the argument of the lesson, can thanking not be delegated?',
          options: [
            'Machines have difficulty in choosing courteous words',
            'The act consists in somebody’s own commitment, not in the text',
            'Letters of thanks take too much energy to be sent by a program',
            'Scripture forbids the use of words that others have written',
          ],
          answer: 1,
          explanation:
            'Utterances such as promising or thanking bind the one who speaks. Without a self who is bound, they misfire.',
          practises: [2],
        },
      ],
    },
  },
};
