import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay39: LessonSource = {
  category: 'bible',
  dayNumber: 39,
  pictures: ['seedling', 'sheaf-of-rice', 'bird'],
  references: ['Mark 4:1-34'],
  bands: {
    kindergarten: {
      title: 'A Tiny Seed Story',
      description: 'What can a seed do when nobody is watching?',
      difficulty: 'beginner',
      content: `
Curl up small, like a seed. Now push up one finger. Up, up, up! You are growing.

Jesus loved to tell stories. He told one about a man who planted seeds. The man threw seeds all around.

Some fell on the hard path. Peck, peck! Birds ate them up. Some fell on rocks. They came up fast, but dried out. Some fell in thorns. The thorns took all the room. But some fell in good, soft soil. Those grew tall and strong!

What is the seed? It is God’s word. Good soil is a heart that listens.

Jesus told of one very small seed too. It was a mustard seed. You could lose it in your hand. But it grows and grows!

> the birds of the air nest in its shade
> — Mark 4:32

God’s kingdom is like that. It starts small. One kind word is small. One short prayer is small. God can make small things grow.

Stretch your arms wide now. Let the birds come and rest.
`.trim(),
      objectives: [
        'Tell what the birds did with the seeds.',
        'Say what the seed in the story means.',
        'Tell what God can do with small things.',
      ],
      activities: [
        {
          title: 'Grow with me',
          description:
            'Crouch down like a seed. A friend pats rain on your back. Push up one arm, then the other. Spread your branches and let birds rest.',
        },
        {
          title: 'Soft or hard?',
          description:
            'Poke the ground with a stick. Find hard soil and soft soil. Where would you plant a seed? Show your friend the best spot.',
        },
      ],
      checks: [
        {
          question: 'What did the birds do on the path?',
          options: ['They ate the seeds', 'They built a nest', 'They sang to the man'],
          answer: 0,
          explanation: 'The ground was hard. The seeds could not get in.',
          practises: [0],
        },
        {
          question: 'What is the seed in the story?',
          options: ['A small bird', 'God’s word', 'A bag of corn'],
          answer: 1,
          explanation: 'When we listen, God’s word grows in us.',
          practises: [1],
        },
        {
          question: 'What can God do with small things?',
          options: ['Hide them away', 'Throw them out', 'Make them grow'],
          answer: 2,
          explanation: 'A tiny seed became a big plant. God loves to do that.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'Four Places to Land',
      description: 'Same farmer, same seed, same day. Why is there such a different harvest?',
      difficulty: 'beginner',
      content: `
## A boat for a school

So many people came to hear Jesus that He sat in a boat, and the crowd stood on the shore. He did not begin with a list of rules but with a farmer.

The farmer walks over his field with a heavy bag of seed. He scoops and throws, scoops and throws, until seed is flying everywhere.

## What the ground did

- Some fell on the path, where feet had pressed the earth as hard as a floor. The birds were quick.
- Some fell on rock with a thin skin of soil. Green shoots came up there first of all, but they had no roots, and the hot sun burned them.
- Some fell where thorn roots were hiding. The thorns grew faster and took the light and the water.
- And some fell on deep, good soil. There it grew tall, and one grain gave thirty, sixty, even a hundred more.

> Then Jesus said, “He who has ears to hear, let him hear.”
> — Mark 4:9

Then He stopped and let the people think about it.

## The secret

Later His friends asked what it meant. Jesus told them that the seed is God’s word, and the ground is people who hear it. Some people forget it at once. Some are excited for a day and give up when following gets hard. Others have so many worries and wishes that there is no room for anything else. And some hear it, remember it, and live by it every day.

Maybe you know all four from your own heart. The good news is that a farmer can work on soil. He breaks up what is hard, carries away the stones and pulls out the weeds. We can ask God to do that inside of us.

Jesus told another tale. A man scatters seed on the ground and goes to bed. Night and day it is growing, and he does not understand how. He cannot make a plant taller by pulling at its tip. God is the one who gives the growing.
`.trim(),
      objectives: [
        'Name the four kinds of ground and what happened on each.',
        'Explain what the seed and the soil stand for.',
        'Tell what a person can do and what God does.',
      ],
      activities: [
        {
          title: 'Soil test',
          description:
            'Take four spots: a path, gravel, weeds and a garden bed. Pour one cup of water on each and count how long it takes to sink in. Where would a root be able to drink? Draw what you found.',
        },
        {
          title: 'Weed and wonder',
          description:
            'Ask which garden bed needs weeding, and clear a piece as big as a towel. While you pull, name one thing that crowds your own day. Leave the bed better than it was.',
        },
      ],
      checks: [
        {
          question: 'Why did the plants on the rock dry out?',
          options: [
            'The birds ate the leaves',
            'They had no roots',
            'The farmer forgot them',
            'They were planted too late',
          ],
          answer: 1,
          explanation:
            'They came up fast, but under the thin soil was stone. Without roots they could not stand the heat.',
          practises: [0],
        },
        {
          question: 'What does the soil stand for?',
          options: [
            'The weather in Galilee',
            'The houses of rich people',
            'The boat Jesus sat in',
            'People who hear God’s word',
          ],
          answer: 3,
          explanation: 'The same word comes to all. What grows depends on how we take it in.',
          practises: [1],
        },
        {
          question: 'In the second tale, what can the man not do?',
          options: [
            'Make the seed grow',
            'Scatter the seed',
            'Sleep at night',
            'Cut the ripe grain',
          ],
          answer: 0,
          explanation:
            'He can plant and wait. The growing is God’s gift, and he does not know how.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Stories with a Door in Them',
      description:
        'Some people left with an answer, others with a riddle. Both had heard the same words.',
      difficulty: 'intermediate',
      content: `
## Why not just say it?

If you wanted to announce the most important message in history, you would probably make it as plain as possible. Instead, Jesus sat down in a boat and talked about dirt. Even His own students were puzzled, and when they were alone with Him, they asked what He had meant.

A parable is a short story from everyday life that is laid beside a truth so that the two can be compared. It has a door in it. You may stand outside and say that it is a pleasant tale about farming, or you can go in, but then you have to bring yourself along.

## The extravagant farmer

In the first parable a man throws seed on paths, on rocks and among thorns. Modern listeners sometimes think that he is careless. Perhaps that is the first surprise: he does not decide in advance which ground deserves the seed, so everybody gets some.

Three times the seed fails, and each failure is different. On the path nothing gets in at all. On the rock everything goes wonderfully until there is trouble. The third is the sneakiest.

> but the worries of this life, the deceitfulness of wealth, and the desire for other things come in and choke the word, and it becomes unfruitful.
> — Mark 4:19

Nobody in that group decides to reject anything; there is simply no room left. Thorns are not evil plants, but they want the same light and water. It is worth asking what is competing for your attention. Some programs on a phone are designed by clever people to hold it for as long as possible. You may never choose against God, a friend or a book. You might only notice one day that nothing else has been growing.

## A harvest beyond hope

The story does not end with failure. Scholars disagree about what a good harvest was in those days, but most agree that a hundredfold was astonishing. Jesus is not only giving a warning. He is also encouraging disciples who could see that many people walked away. They should keep sowing, because the crop will be larger than anybody dares to imagine.

## Paying attention

In the same chapter He gives a piece of advice that fits our time: “Pay attention to what you hear” (Mark 4:24). Attention is a sort of soil. Whatever you let sink in again and again sends down roots, whether it is a grudge, a joke, a song or a promise.

Two more parables follow. A farmer sleeps while the seed sprouts, though he has no idea how. A mustard seed, so small that people used it as a proverb, becomes a bush where birds find shade. Neither story contains any hurry, and nobody stands over the field shouting at it. God’s kingdom comes as living things do, quietly at first, and from something that looked too little to count.

Can soil change? The story does not discuss it, but every farmer knows the answer. Paths can be plowed up, and stones can be carried off, one at a time, usually with somebody’s help.
`.trim(),
      objectives: [
        'Define a parable and give a reason why Jesus taught with parables.',
        'Distinguish the three failures in the parable of the sower.',
        'Apply the picture of soil to the use of attention.',
      ],
      activities: [
        {
          title: 'A day’s seed map',
          description:
            'Draw a field with path, rock, thorns and deep soil. Go through yesterday from waking to sleeping and place in it everything that wanted your attention. Which area was fullest? Choose one thorn to pull for a day and agree with a partner when you will report.',
        },
        {
          title: 'Build one with a door',
          description:
            'In threes, invent a parable of at most eight sentences that takes place at camp and says something true about God or people. Tell it to another group without explaining. Let them work out at least two meanings before you reveal what you had in mind.',
        },
      ],
      checks: [
        {
          question: 'What does a parable ask of its listener?',
          options: [
            'To memorize the details of farming',
            'To compare the story with one’s own life',
            'To find a secret code in the numbers',
            'To agree with the teller before the end',
          ],
          answer: 1,
          explanation:
            'An ordinary scene is laid beside a truth. The meaning opens up when hearers bring themselves into it.',
          practises: [0],
        },
        {
          question: 'How is the failure among the thorns different from the others?',
          options: [
            'Birds carry the seed away before it can sprout',
            'A drought dries up the whole field',
            'The farmer sows too little seed in that place',
            'Other growth takes the space little by little',
          ],
          answer: 3,
          explanation:
            'Nothing is openly rejected there. Worries and wishes use up the light and water until no fruit can form.',
          practises: [1],
        },
        {
          question: 'Which example fits the advice in Mark 4:24?',
          options: [
            'Choosing with care what you listen to every day',
            'Hearing as many voices as possible at once',
            'Shouting so that others must listen to you',
            'Avoiding every story that needs thinking',
          ],
          answer: 0,
          explanation:
            'What we hear again and again takes root in us. So it matters what we let in and how carefully.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Seeing and Not Perceiving',
      description:
        'The hardest sentence in the chapter is not about the thorns. It is about why Jesus told stories at all.',
      difficulty: 'advanced',
      content: `
## A disturbing purpose clause

Popular accounts present parables as illustrations by which a skillful teacher makes difficult matters easy. Mark reports something less comfortable. When the disciples inquire, Jesus explains that to outsiders everything comes in parables, and He continues with words from Isaiah’s commission.

> so that, ‘they may be ever seeing but never perceiving, and ever hearing but never understanding; otherwise they might turn and be forgiven.’
> — Mark 4:12

Does God then intend that some should fail to understand? Interpreters have answered in several ways. Some take the conjunction to express result, so that incomprehension is what the parables in fact produce. Others emphasize that the quotation is prophetic irony: Isaiah was sent to a people who had already closed their ears, and his preaching exposed that condition. Augustine and Calvin saw in it the mystery of God’s sovereign choice; Christians in the tradition of Wesley stress the freedom of the hearers. The churches have not reached one mind on this, and your pastor can tell you how your own tradition reads it.

The context supplies a clue. A few verses afterward Jesus compares His message to a lamp, which nobody brings in to be hidden, and says that whatever is concealed is meant to be disclosed. The boundary between inside and outside, moreover, is remarkably permeable. The disciples are as baffled as the crowd, and are criticized for it. What distinguishes them is that they stay and ask.

## The narrative as a mirror

Parables therefore function less as windows than as mirrors. The story of the sower is a story about the hearing of stories, and while it is being told it is also taking place: seed is falling on whoever listens. In the explanation that follows, each type of soil is described by a history and not by an essence. One loses the word immediately, one receives it with joy and withers under pressure, one is strangled by anxieties, riches and desires. The list of thorns has aged surprisingly little.

Herbert Simon, an economist and a pioneer of artificial intelligence, observed in 1971 that a wealth of information creates a poverty of attention. Much of the digital economy has since been organized around that scarcity, and recommendation systems are commonly tuned to predict and prolong engagement. No conspiracy is required. A system that is rewarded for minutes will discover what holds us, and outrage and envy hold us rather well. Jesus’ counsel to be careful about what we hear has acquired a technical dimension, for by now what we attend to also instructs the machine about what to show us next.

## Growth without control

The two brief parables that close the series belong together. In the first, which Mark alone preserves, the sower sleeps and rises while the seed germinates.

> All by itself the earth produces a crop—first the stalk, then the head, then grain that ripens within.
> — Mark 4:28

The Greek expression for all by itself is automatē, the ancestor of our automatic. The irony is instructive, since an automaton in our sense is precisely what has been engineered, whereas here the word denotes what no human being has produced. There is labor at both ends of the process, sowing and harvest, yet the interval belongs to God. Anxious activists and anxious parents may find relief in this; the lazy will find no excuse, because the field does have to be sown.

In the second parable the contrast of scale prevails. The mustard plant was a sturdy annual that could grow taller than a person in a single season, although no one would have mistaken it for the mighty cedar under which, in the visions of Ezekiel, birds of every kind find refuge. Jesus seems to have chosen a garden herb for that image on purpose. The reign of God will give shelter indeed, but its beginning is unimpressive and its form is unexpected. Twelve people in a borrowed boat, listening to a riddle about dirt, were not an implausible example.
`.trim(),
      objectives: [
        'Outline different readings of the purpose of parables in Mark 4:10-12.',
        'Explain how the parable of the sower describes its own reception.',
        'Relate the parables of growth to human effort and to the economy of attention.',
      ],
      activities: [
        {
          title: 'Inside and outside',
          description:
            'Read Mark 4:1-34 and mark every change of audience: crowd, disciples, unspecified. Chart who understands what and when. Then write one paragraph on the question of whether anyone in the chapter is excluded against his or her will, citing at least two verses.',
        },
        {
          title: 'Ledger of attention',
          description:
            'For one day note in a pocket notebook every interruption and who or what profits from it. In the evening classify the entries by the soils of the parable. Discuss in a small group which of your thorns were designed by someone and which you planted yourself.',
        },
      ],
      checks: [
        {
          question: 'What separates the disciples from those outside in Mark 4?',
          options: [
            'They grasp the parable at the first hearing',
            'They have heard an easier version of the story',
            'They remain and ask for an explanation',
            'They are forbidden to tell others what it means',
          ],
          answer: 2,
          explanation:
            'The disciples are just as puzzled and are reproved for it. What sets them apart is that they do not leave.',
          practises: [0],
        },
        {
          question: 'In what sense is the sower a story about itself?',
          options: [
            'While it is told, its hearers are already responding as some kind of soil',
            'Its author appears in it under another name as one of the birds',
            'It was written down by a farmer who had heard Jesus',
            'Its numbers correspond to the chapters of Mark',
          ],
          answer: 0,
          explanation:
            'The telling is itself a sowing. Whoever listens is taking in the word, losing it or letting it be crowded out.',
          practises: [1],
        },
        {
          question: 'What do the sleeping farmer and his field suggest about effort?',
          options: [
            'Work is useless, since the crop grows in any case',
            'People act at the start and the end, but growth itself is not theirs to control',
            'Constant supervision is needed if anything is to ripen',
            'Machines ought to take over both sowing and harvest',
          ],
          answer: 1,
          explanation:
            'Sowing and reaping remain human tasks. Between them lies a growth that the farmer neither causes nor understands.',
          practises: [2],
        },
      ],
    },
  },
};
