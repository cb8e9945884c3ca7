import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay49: LessonSource = {
  category: 'ai',
  dayNumber: 49,
  pictures: ['label', 'potted-plant', 'megaphone'],
  references: ['Matthew 28:16-20', 'Acts 1:8', 'Acts 4:20', '2 Corinthians 4:2'],
  bands: {
    kindergarten: {
      title: 'A Card for the Wag Box',
      description: 'Mia made a box for her dog. Can everyone use it?',
      difficulty: 'beginner',
      content: `Mia made a Wag Box. Is the flag red? Rex needs his food. Is the flag green? Rex has eaten. Now nobody feeds him twice!

Today Mia shows her box to the camp. Everyone may try it. She draws a card to go with it.

First she draws a happy dog. That is who it helps. Next she draws a cat with a line through it. Cats need other food. The box does not know about cats. Last she draws a big heart. Grandpa cut the box. Thank you, Grandpa!

“Can it play with Rex?” asks Jo. “No,” says Mia. “Only we can.”

That card tells the truth. It does not say too much.

Jesus gave His friends a job. They had seen Him alive. Now they should tell it everywhere.

> you will be My witnesses
> — Acts 1:8

A witness tells what is true.`,
      objectives: ['Say whom a helper helps and what it cannot do.', 'Tell what a witness does.'],
      activities: [
        {
          title: 'Three pictures',
          description:
            'Choose a thing that helps you, like a spoon. Draw whom it helps. Draw what it cannot do. Draw a heart for who made it.',
        },
        {
          title: 'I saw it!',
          description:
            'Look around for one minute. Then tell a friend three things you saw. Say only what is true.',
        },
      ],
      checks: [
        {
          question: 'Why did Mia draw a cat with a line?',
          options: ['The box is not for cats', 'Mia is afraid of cats', 'Rex drew it with his paw'],
          answer: 0,
          explanation: 'Cats need other food. The card says so.',
          practises: [0],
        },
        {
          question: 'What can the Wag Box not do?',
          options: ['Show a red flag', 'Show a green flag', 'Play with Rex'],
          answer: 2,
          explanation: 'A box cannot play. Rex needs friends for that.',
          practises: [0],
        },
        {
          question: 'What does a witness do?',
          options: ['Makes up a story', 'Tells what is true', 'Keeps it all secret'],
          answer: 1,
          explanation: 'The friends of Jesus told what they had seen.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'The Sign That Was Too Big',
      description: 'Kofi’s plant helper was good. Then he wrote a sign for it.',
      difficulty: 'beginner',
      content: `## Knows all plants!

Kofi had built a plant helper called Sprout. You turned a paper wheel to show how the leaves and the soil looked, and Sprout told you if the plant was thirsty. He had tried it on 20 bean plants, and 17 times it was right.

For the fair he painted a sign: SPROUT KNOWS ALL PLANTS! People crowded around his table, and Mrs. Osei was so pleased that she used it for her old cactus at home. Sprout said water, and water, and more water. By Friday the cactus had turned into brown mush.

Kofi felt sick. He had not meant to trick anybody, but he had made his sign bigger than the truth.

## Five lines

He told her that he was sorry. Then he took the sign down and wrote an honest card.

- For: bean plants in pots.
- Not for: cactus, or plants that I have not tried.
- Tested: 20 times, and 17 were right.
- Thanks to: my sister, who watered, and the cook for the beans.
- Something wrong? Come and tell Kofi.

Do you think that people walked past the card? They did not, because they liked to know where they stood. One girl said, “I have tomatoes. Shall we test it on them together?” Now Sprout could learn to do more.

Each program has things that it can’t do, and AI has a lot of them. One is that it can’t answer for its own card. The people who built it know where it came from and how they tested it, so they have to.

## Tell what you saw

When Jesus sent His friends out, they did not have to make Him sound more wonderful than He is. Nobody could! They just had to tell the truth. Before long some powerful men ordered Peter and John to be quiet, and the two of them answered:

> For we cannot stop speaking about what we have seen and heard.
> — Acts 4:20

Seen and heard: that is a good rule for a sign, too.`,
      objectives: [
        'Explain what harm a sign can do that says too much.',
        'Write an honest card for something you made.',
        'Tell what Peter and John could not stop saying.',
      ],
      activities: [
        {
          title: 'Shrink the sign',
          description:
            'Find three big claims on packets or posters. Rewrite each so that it is really true and still friendly. Read both to a partner. Which one would you trust?',
        },
        {
          title: 'Fair with cards',
          description:
            'Set out things that you made this week. Each gets a card with five lines like Kofi’s. Walk around, try each thing, and put a pebble by the card that told you the most useful no.',
        },
      ],
      checks: [
        {
          question: 'Why did the cactus turn to mush?',
          options: [
            'Mrs. Osei forgot to put it in the sun',
            'Kofi’s sign promised more than he had tested',
            'Somebody at the fair turned the wheel for fun',
            'The bean plants took all of its good soil',
          ],
          answer: 1,
          explanation: 'Sprout had been tried on beans only. The sign said all plants.',
          practises: [0],
        },
        {
          question: 'Which line belongs on an honest card?',
          options: [
            'The best helper that the world has ever seen',
            'Everybody at the fair will love it at once',
            'Tried on 10 maps; it read 8 of them right',
            'It never makes a mistake if you believe in it',
          ],
          answer: 2,
          explanation: 'It says how it was tested and how often it was right.',
          practises: [1],
        },
        {
          question: 'What did Peter and John tell people?',
          options: [
            'Things they had seen and heard',
            'Stories that made themselves look brave',
            'Whatever the powerful men wanted to hear',
            'Secrets that nobody else was allowed to know',
          ],
          answer: 0,
          explanation: 'They were witnesses of Jesus, and they stuck to the truth.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'The Leaflet in the Box',
      description: 'Medicine comes with a list of limits. So should a machine that decides.',
      difficulty: 'intermediate',
      content: `## The chess player with a secret

In 1770 an inventor named Wolfgang von Kempelen presented a marvel at the court in Vienna: a wooden figure in robes that played chess against anyone who dared. Before each game he opened the cabinet doors, so that everybody could see gears and nothing else. For decades the machine toured Europe and America and won most of its games. It was a trick. A human chess player crouched inside on a sliding seat.

Today’s demonstrations are seldom that dishonest, but a demonstration always shows a chosen moment. You see the translated sentence that came out well. You do not see the forty that were thrown away.

## What a leaflet tells you

Open a packet of medicine and you find a folded sheet: what it is for, who must not take it, how it was tested, what may go wrong, whom to call. In 2019 a team led by Margaret Mitchell and including Timnit Gebru proposed something similar for AI, a short document called a model card. Many companies publish one now. A useful card answers six questions.

- Whom is it meant to help, and with what task?
- What should it not be used for?
- Which examples did it learn from, and did people agree to that?
- How was it tested, and how did it do for different groups?
- What harm could come from a mistake?
- Who looks after it, and how can you complain?

The second question is the hardest, because nobody likes to print a no in large letters. Yet a clear no protects people, and it protects your work from being blamed for a job it was never built to do.

## Numbers need a bottom half

“96 percent correct” looks impressive. Of how many? If it was 48 out of 50 pictures, then the 2 mistakes are a thin basis for any promise. The true rate of errors might be as low as 1 percent, and it might also be above 10. And suppose 4 percent is right. Used on 10,000 pictures, that means about 400 mistakes, and each one lands on somebody’s desk.

So write the fraction, say where and when the test was done, and give the date on which you will test again. The world moves on, and a card that is three years old describes a world that is gone.

## Sent as witnesses

After Easter Jesus sent eleven people out to every nation, and He chose a modest word for their task.

> and you will be My witnesses in Jerusalem, and in all Judea and Samaria, and to the ends of the earth.
> — Acts 1:8

In a courtroom, someone who adds a few attractive details has ruined the case, even with the best intentions. The same is true of a builder. If what you made is good, the plain truth about it is good news, and when you name its limits, people have a reason to believe the rest.

Then give credit. Behind nearly every invention stand helpers who lent their voices, their time or their criticism. Put their names on the card first, as far as they agree, and yours after them.`,
      objectives: [
        'List what an honest card for an AI system should tell.',
        'Judge a claim of accuracy by its denominator and its use.',
        'Explain how naming limits makes a claim more trustworthy.',
      ],
      activities: [
        {
          title: 'Write the leaflet',
          description:
            'Choose a harmless tool at camp, from a hole punch to a whistle or your own prototype. Write a leaflet that answers the six questions on one page. Hand the tool and the leaflet to somebody who has never used it. Whatever they have to ask belongs in the next version.',
        },
        {
          title: 'Behind the demonstration',
          description:
            'In secret, try ten times to throw a ring over a stick, and remember only your best throw. Present it to another group as proof of your skill. Then reveal all ten. Discuss what an audience may fairly ask before it believes a demonstration.',
        },
      ],
      checks: [
        {
          question: 'Which sentence belongs under “not to be used for”?',
          options: [
            'It was trained on 3,000 recordings made in the spring of 2025',
            'It recognizes the songs of twelve common garden birds',
            'Questions are answered every Monday by the nature club',
            'It has not been tested at sea, so do not count gulls with it',
          ],
          answer: 3,
          explanation:
            'It draws a clear line around what was tested. The others speak of purpose, data and contact.',
          practises: [0],
        },
        {
          question:
            'A program was right in 19 of 20 tests. About how many errors would that rate mean in 6,000 uses?',
          options: ['5', '60', '300', '1,000'],
          answer: 2,
          explanation:
            'One in twenty is 5 percent, and 5 percent of 6,000 is 300. With only 20 tests the true number may be far from it.',
          practises: [1],
        },
        {
          question: 'How can a clearly printed limit increase trust?',
          options: [
            'It makes readers feel that the product is rare and costly',
            'It shows that the maker also reports what is unwelcome',
            'It proves that no mistakes will happen within that limit',
            'It frees the maker of all responsibility for what follows',
          ],
          answer: 1,
          explanation:
            'Someone who says what counts against the thing is more believable on what speaks for it.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Release Is an Act',
      description:
        'A model that has been copied a million times cannot be called back. What do its makers owe?',
      difficulty: 'advanced',
      content: `## What cannot be recalled

A carpenter who discovers a weak joint can visit the customer. Software is duplicated without cost, and the consequence of a small fault grows with the number of copies. An assistant that gives dangerous advice in 0.5 percent of medical conversations will, in a pilot with 400 participants, be expected to do so twice. There is a probability of about 13 percent that the pilot shows no such case at all, since 0.995 to the power of 400 is approximately 0.13. Offered to 40 million people who each ask once, the same assistant produces 200,000.

Nor does discovery end the matter. Assume that a correction is offered at once and that every month 60 percent of the faulty copies still in use are replaced. Of 40 million there remain 16 million after one month, 6.4 million after two, and about 410,000 after five, many of them in the hands of people with old devices and slow connections. Where a model’s parameters have been downloaded freely, no notice reaches the copies at all. The exponential curve that carries an invention to the ends of the earth descends, on the way back, with a very long tail.

## Doors that open gradually

In February 2019 the laboratory OpenAI announced the language model GPT-2 and withheld its largest version for fear of abuse. Larger versions followed in stages, the complete one in November. Some observers praised the caution, others considered it theater, and a few of the expected harms did not arrive, at least not then and not from that model. The episode nevertheless introduced a question which earlier software had rarely faced: whether publication itself should be graduated.

The controversy continues over open weights, models that anybody may download. In their favor it is said that outsiders can examine them, that poorer countries and schools need not ask a corporation for access, and that power is distributed. Against them it is said that safeguards can be stripped away and that nothing can be withdrawn. Both parties appeal to justice. A thoughtful position will ask what precisely is being released, what becomes possible that was impossible before, who could be injured, and whether the injured had a voice.

Licenses and documents belong to the answer, though they do not exhaust it. A model card informs those who read it. The grandmother whose voice is imitated in a fraudulent call has read nothing and agreed to nothing. Obligations toward third parties cannot be discharged by a notice to users.

## The grammar of claims

An honest release therefore separates several speech acts that advertising likes to blend. To report is to state what was observed, under which conditions and how often. To predict is to extend it. To recommend is to take responsibility for a use. To promise is to bind oneself for the future, for example to maintain, to answer complaints, and eventually to retire the thing in good order. Each requires its own evidence, and skipping from the first to the last is the characteristic sin of the launch event.

## Open proclamation

Those who first carried the Christian message had to distinguish themselves from traveling speakers who lived by impressing their audiences. Paul put it thus.

> We do not practice deceit, nor do we distort the word of God. On the contrary, by open proclamation of the truth, we commend ourselves to every man’s conscience in the sight of God.
> — 2 Corinthians 4:2

Two features deserve attention. The appeal is directed to conscience, which presumes a hearer who is free to examine and decline. And the speaker places himself under observation, before a judge who cannot be impressed. Christian history contains grave departures from this standard, conversions by threat and by bribe, and believers ought to be the first to say so.

The commission to go into all the world begins with authority and ends with accompaniment: “And surely I am with you always, even to the end of the age” (Matthew 28:20). Between them stands a teaching that must be lived by its teachers. Products have no such companion. After their release they are on their own, among people whom their makers will never meet, and that is the reason to deliberate beforehand about whom they will serve, whom they may hurt, and who will be reachable when someone knocks.`,
      objectives: [
        'Estimate how copying multiplies a rare fault and how slowly it is withdrawn.',
        'Weigh arguments for and against releasing a model openly.',
        'Distinguish reporting, predicting, recommending and promising in a release.',
      ],
      activities: [
        {
          title: 'Parse the launch',
          description:
            'Compose an announcement of 150 words for an invented assistant, as a marketing department might. Exchange texts. Mark every clause as report, prediction, recommendation or promise, and note beside it what evidence it would need. Rewrite the text so that it survives your own marks.',
        },
        {
          title: 'Hearing on a release',
          description:
            'A school wants to publish a model that imitates the voices of its choir. Roles: developer, singer, blind listener, victim of a fraudulent call, teacher. Each speaks for two minutes. Decide jointly among full release, graduated release and none, and state what new evidence would change the decision.',
        },
      ],
      checks: [
        {
          question:
            'Each month half of the remaining faulty copies are replaced. How many of 10 million are left after three months?',
          options: ['Fewer than a thousand', 'About 3.3 million', '1.25 million', '5 million'],
          answer: 2,
          explanation:
            'Halving three times leaves one eighth. The number shrinks quickly, and yet more than a million people still rely on a faulty copy.',
          practises: [0],
        },
        {
          question: 'Which argument counts in favor of open weights?',
          options: [
            'Researchers and poorer schools can examine and use them without asking a company',
            'A faulty version can be recalled from all who downloaded it within a few days',
            'Safeguards built into them can be neither altered nor removed by anybody',
            'Third parties who may be harmed have agreed by reading the documentation',
          ],
          answer: 0,
          explanation:
            'Access and inspection speak for openness. The remaining statements describe advantages that open weights precisely do not have.',
          practises: [1],
        },
        {
          question:
            '“We will answer every complaint within a week until 2030.” Which speech act is this?',
          options: ['A report', 'A prediction', 'A recommendation', 'A promise'],
          answer: 3,
          explanation:
            'The speaker binds himself for the future. That requires the means to keep one’s word and not merely observations.',
          practises: [2],
        },
      ],
    },
  },
};
