import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay01: LessonSource = {
  category: 'bible',
  dayNumber: 1,
  pictures: ['milky-way', 'sunrise', 'candle'],
  references: [
    'Genesis 1:1-5',
    'John 1:1-5',
    'Psalm 139:11-12',
    '2 Corinthians 4:6',
    'Deuteronomy 32:11',
    'Hebrews 11:3',
  ],
  bands: {
    kindergarten: {
      title: 'Hello, Light!',
      description: 'It was dark, dark, dark. Then God spoke.',
      difficulty: 'beginner',
      content: `
Close your eyes. Now put your hands over them. What can you see? Not the grass. Not your friends. Not even your own toes.

Long, long ago, everything was dark like that. There were no lamps and no stars. Nobody had been born yet. But God was there. The dark did not scare Him.

Then God spoke.

> And God said, “Let there be light,” and there was light.
> — Genesis 1:3

Open your eyes! Look, the light jumped right in. It sits on your hand. It found your nose, too.

God looked at the light. He saw that it was good. He named the bright time day. He named the dark time night.

Day is for digging, running and singing. Night is for stars and soft pillows. Both of them belong to God.

Tonight, peek out of a window. Is it black outside? You can whisper to God. He is right there with you.
`.trim(),
      objectives: [
        'Tell what God made with His words.',
        'Name the two times God named.',
        'Say who is with us in the dark.',
      ],
      activities: [
        {
          title: 'Curl up and pop up',
          description:
            'Curl up small like a stone. A helper says dark, dark, dark, very softly. Wait and listen. When you hear light, jump up and stretch! Then take turns being the helper.',
        },
        {
          title: 'Light hunters',
          description:
            'Walk slowly with a grown-up. Find places where light sneaks in. Peek under doors and between leaves. Touch each bright patch with one finger. Say thank You to God for each one.',
        },
      ],
      checks: [
        {
          question: 'God spoke. What came?',
          options: ['Trees', 'Light', 'Fish'],
          answer: 1,
          explanation: 'God spoke, and the light was there. Trees and fish came on later days.',
          practises: [0],
        },
        {
          question: 'What did God name the bright time?',
          options: ['Night', 'Summer', 'Day'],
          answer: 2,
          explanation: 'The bright time is day. The dark time is night.',
          practises: [1],
        },
        {
          question: 'It is dark in your room. Who is there?',
          options: ['God is there', 'Nobody is there', 'Only the moon'],
          answer: 0,
          explanation: 'God was there before any light. He stays with you at night.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'The First Words in the Dark',
      description: 'What was there before the first morning, and whose voice broke the silence?',
      difficulty: 'beginner',
      content: `
## Before there was a morning

Think of a place with no sun, no moon and no lamp. No birds are singing there, because no bird has been made. The Bible says that the world had no shape yet. It was empty, and deep, dark water lay over everything.

But that world was never lonely, because Someone was already there.

> And the Spirit of God was hovering over the surface of the waters.
> — Genesis 1:2

In another place the Bible uses the same word, hover, for an eagle above her chicks. She spreads her wide wings and stays close to the nest. That is how close God was to the cold, dark water.

## Four small words

Now, for the first time in the Bible, God speaks. He has no matches and no wood for a campfire, so He simply talks.

> And God said, “Let there be light,” and there was light.
> — Genesis 1:3

You could walk into a dark shed and shout the word light as loudly as you like. The shed would stay dark! Our words can ask a friend to bring a lantern, but God’s words make the thing itself.

## A name for the night

Next God looked at what He had made. “God saw that the light was good” (Genesis 1:4). He did not hurry on to the next job. He stopped to enjoy it, the way you step back from a finished sand castle.

Then He put the light on one side and the darkness on the other. Did He throw the darkness away? No, He gave it a place and named it night. Because there is night, stars can glitter, owls can hunt and your tired legs can rest.

Maybe you feel very small when the tent goes black. Long after that first day, someone sang these words to God: “the night shines like the day” (Psalm 139:12). You may not be able to see your own hand, but God can see all of you, from your messy hair down to your socks.

Evening came, and then morning came. The world had finished its very first day.
`.trim(),
      objectives: [
        'Tell where God was before there was light.',
        'Explain how God made light.',
        'Describe what God did with the darkness.',
      ],
      activities: [
        {
          title: 'Which color goes to sleep first?',
          description:
            'Bring five things of different colors outside just before dark. Sit still with a grown-up and watch for fifteen minutes. Call out when a color turns gray. Which one faded first, and which one last? Look again at the same things in the morning.',
        },
        {
          title: 'Follow the voice',
          description:
            'Work in pairs on flat, safe ground. One partner shuts both eyes. The other walks beside, with no touching, and gives kind directions to a tree and back. Swap places. Then talk: what made the voice easy to trust?',
        },
      ],
      checks: [
        {
          question: 'There was no light yet. Where was God?',
          options: [
            'Far away, behind the stars',
            'Asleep until the morning came',
            'Near, over the dark water',
            'Up on a high mountain',
          ],
          answer: 2,
          explanation:
            'Genesis says the Spirit of God was hovering over the waters. He was close to the dark world, like an eagle over her chicks.',
          practises: [0],
        },
        {
          question: 'How did God make the light?',
          options: [
            'He spoke, and there it was',
            'He struck two stones together',
            'He borrowed it from the sun',
            'He sent angels to bring lamps',
          ],
          answer: 0,
          explanation:
            'God used no tools. He said the words, and light was there. The sun is not made until day four.',
          practises: [1],
        },
        {
          question: 'What happened to the darkness on day one?',
          options: [
            'God pushed it down under the sea',
            'It was gone after that day',
            'It was never given any name',
            'God gave it a place and a name',
          ],
          answer: 3,
          explanation:
            'God did not get rid of the dark. He gave it a place and a name, so night belongs to Him as much as day.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Before the Sun, a Voice',
      description: 'Three men near the Moon read one old page aloud. What did they find on it?',
      difficulty: 'intermediate',
      content: `
## A reading from far away

On Christmas Eve 1968, three men were circling the Moon in a cabin about as roomy as a large car. That day they had watched the Earth, small and blue, come up over a dead gray horizon, a sight no human being had ever seen before. Millions of people were following them by radio and television, and now they were expected to say something. William Anders began to read aloud, then James Lovell, then Frank Borman. They had picked the first ten verses of the Bible.

> In the beginning God created the heavens and the earth.
> — Genesis 1:1

Notice what this sentence leaves out. It does not argue that God exists, and it does not tell you where He came from. The book opens and He is already there. Everything else, from the highest star to the ground under your tent, has a beginning, but God does not.

## Three things missing

Verse two describes a world where nobody could live, because it has no form, no life and no light. Keep that list in mind, since the rest of the chapter answers it point by point. God will shape the world and then fill it, but before anything else He gives it light.

> And God said, “Let there be light,” and there was light.
> — Genesis 1:3

In Hebrew the command is only two words long, yehi or, short enough to say in a single breath. Nothing fights back, and nothing has to be forced.

Careful readers soon discover a puzzle. The sun is not mentioned until verse 16, so what was shining on the first day? People have been asking that question for about two thousand years. Some Christians think that God made a special light before the sun. Others think the writer arranged the days like rooms in a house, to show us order rather than dates. They also differ about how long each day lasted, so ask your parents or your pastor how they understand it. On the main point they agree: light does not start with the sun, because it starts with God.

That was a daring thing to write. Many of Israel’s neighbors bowed down to the sun as a god, and Genesis quietly puts a whole day full of light in front of it.

## A light with a face

God could have destroyed the darkness. Instead He drew a line, gave a name to each side, and called the light good. From then on the dark had an edge.

Centuries later a friend of Jesus borrowed the opening words, In the beginning, to start his own book. A few lines later he wrote this about Jesus:

> The Light shines in the darkness, and the darkness has not overcome it.
> — John 1:5

You can test half of that sentence tonight. Carry a small flashlight into a black room and the whole room changes, but nobody has ever carried a cupful of darkness into a bright room and changed anything. During some weeks your own life may seem shapeless and empty too. If so, remember that this is exactly the kind of place where God began His work.
`.trim(),
      objectives: [
        'Explain what Genesis 1:1 claims about God and what it leaves unsaid.',
        'List the three things the world lacked and say which God gave first.',
        'Name one question about day one on which Christians differ and one point they share.',
        'Connect Genesis 1:3 with what John says about Jesus.',
      ],
      activities: [
        {
          title: 'One flame, forty steps',
          description:
            'After dark, an adult holds one candle or lantern in an open place. Walk away from it slowly with a partner, counting your steps, and turn around every ten. Stop when you can no longer see the flame, or when you run out of safe ground. Share how far one small light reached and what that does to the words of John 1:5.',
        },
        {
          title: 'Name it',
          description:
            'God names the light and the dark. On paper, draw a line down the middle. On one side write things in your life right now that feel bright, on the other things that feel dark. Give each one its honest name. Show the page to nobody unless you want to, and end with a one-sentence prayer.',
        },
      ],
      checks: [
        {
          question: 'Which claim does the first verse of the Bible make?',
          options: [
            'God came out of an earlier world',
            'All things but God had a beginning',
            'The heavens are older than God',
            'God can be proved by studying the sky',
          ],
          answer: 1,
          explanation:
            'The verse offers no proof and no story of where God came from. It simply says that He created everything there is, so all else has a starting point in Him.',
          practises: [0],
        },
        {
          question:
            'Verse 2 describes a world with no form, no life and no light. What does God provide first?',
          options: ['Dry land', 'Plants', 'Living creatures', 'Light'],
          answer: 3,
          explanation:
            'Light comes on day one. Shaping sky, sea and land follows, and after that God fills the world with living things.',
          practises: [1],
        },
        {
          question:
            'Two Christians disagree about how long the days were. What can both still say with John?',
          options: [
            'All light has its source in God, and Jesus is the Light',
            'The sun was the very first thing that was ever made by God',
            'Darkness and light are equally strong in the end',
            'Questions like this should not be asked aloud',
          ],
          answer: 0,
          explanation:
            'Faithful readers differ about the days and ask honest questions. They share the center: light comes from God, and John says the darkness has not overcome the Light, who is Jesus.',
          practises: [2, 3],
        },
      ],
    },
    advanced: {
      title: 'Creation by a Word',
      description:
        'An ancient battle poem, a priest who studied galaxies, and five verses that changed how people see the world.',
      difficulty: 'advanced',
      content: `
## Told against other stories

Imagine hearing Genesis as a young exile in Babylon, where your captors celebrate their own account of the beginning every spring. In their poem the god Marduk kills the sea goddess Tiamat, splits her body in two, and builds the sky from one half. Later the gods, tired of their chores, have people made from the blood of a defeated rebel so that somebody else will do the work. In that world violence comes first, and you exist because the gods wanted servants.

Now listen to the scroll that your own people read.

> Now the earth was formless and void, and darkness was over the surface of the deep. And the Spirit of God was hovering over the surface of the waters.
> — Genesis 1:2

The Hebrew word for the deep, tehom, sounds something like Tiamat, and many scholars hear an echo. If they are right, the echo is also a correction, because here the deep is no goddess and offers no resistance. God does not win a war in order to make the world. He speaks, and the first thing He says is generous.

> And God said, “Let there be light,” and there was light.
> — Genesis 1:3

It follows that violence is not the oldest fact about reality. Goodness is older, since God looks at the light and judges it good before any creature has found a use for it.

## Out of nothing

Wherever the verb of the first verse, bara, means to create, its subject in the Hebrew Bible is God alone. People build, shape and plan, but they do not do this. The grammar of these sentences is still debated, and Genesis by itself does not say whether God used some material that already existed. The church drew its answer from Scripture as a whole, including a letter written to discouraged believers:

> By faith we understand that the universe was formed at God’s command, so that what is seen was not made out of what was visible.
> — Hebrews 11:3

Creation out of nothing has a practical side. If nothing forced God to make you, then your existence is neither an accident nor a debt to be repaid. It is a gift, which means that it can be received with thanks and never has to be earned.

## The priest and the galaxies

In 1927 Georges Lemaître, a Belgian physicist and Catholic priest, showed from Einstein’s equations that the universe is probably expanding. Four years later he proposed that it had unfolded from an immensely dense beginning, an idea from which the Big Bang theory grew. Some colleagues suspected him of smuggling Genesis into physics. Yet after Pope Pius XII spoke in 1951 as though the theory confirmed creation, it was Lemaître who urged caution. He held that a scientific theory must stand or fall by evidence, and he liked to recall that Isaiah speaks of a hidden God, who is not the last line of any equation.

He was not dividing his mind in two, because he saw two kinds of question. Physics can trace how light traveled and how matter gathered, but it does not say why there is anything to trace at all, or whether that is good. Christians still differ about the age of the earth and the meaning of the days, which some read as ordinary days, others as long ages, and others as a literary frame. Ask your parents and your pastor what they hold and why, and listen until you could fairly explain the view you do not share.

## The second time

Paul knew what it was like to be stopped on a road by sudden brightness. When he searched for words to describe how people come to faith, he reached back to the first day:

> For God, who said, “Let light shine out of darkness,” made His light shine in our hearts to give us the light of the knowledge of the glory of God in the face of Jesus Christ.
> — 2 Corinthians 4:6

Paul is claiming that faith is an act of the Creator, repeated on a smaller stage, although he does not say that believers generate this light or that they always feel it. Anyone who struggles with doubt may find comfort in the second verse of Genesis, because the Spirit was already hovering there while the darkness was still complete.
`.trim(),
      objectives: [
        'Contrast the opening of Genesis with the Babylonian account of the beginning.',
        'Explain what the church means by creation out of nothing and one difference it makes.',
        'Evaluate Lemaître’s reasons for keeping a theory and a confession of faith distinct.',
        'Interpret Paul’s use of Genesis 1:3 in 2 Corinthians 4:6.',
      ],
      activities: [
        {
          title: 'State the other side',
          description:
            'In groups of three, each person takes one reading of the days: ordinary days, long ages, or literary frame. Prepare for five minutes, then explain that reading as fairly as you can. The group’s only task is to say whether someone who holds it would recognize the description. Afterward name one question you want to take to a parent or pastor.',
        },
        {
          title: 'Vigil',
          description:
            'With an adult’s agreement, sit outdoors in silence for the last twenty minutes before sunrise, facing east. Carry no lamp, and turn your eyes away before the sun itself appears. Afterward write one paragraph: at what point did you know that light had come, and what had already changed before you noticed?',
        },
      ],
      checks: [
        {
          question:
            'In the Babylonian poem the world is built from a slain enemy. What does Genesis put in the place of that battle?',
          options: [
            'A council of gods who vote',
            'A long struggle with the sea',
            'A word, met by no resistance',
            'A bargain between light and dark',
          ],
          answer: 2,
          explanation:
            'Genesis keeps the deep and the dark but takes away the fight. God speaks and it is so, which means that violence is not the origin of the world.',
          practises: [0],
        },
        {
          question: 'Which conclusion follows from confessing that God created out of nothing?',
          options: [
            'The world had to exist, since God lacked something without it',
            'Existence is a gift God was free not to give',
            'Matter has always stood beside God',
            'People owe God payment for being made',
          ],
          answer: 1,
          explanation:
            'If there was no material and no need that bound Him, then the world is free generosity. It is received with gratitude, not repaid as a loan.',
          practises: [1],
        },
        {
          question:
            'Lemaître warned against using physics to prove creation, while Paul traces faith back to God’s creating word. What do the two have in common?',
          options: [
            'Each treats faith as a guess that later evidence will settle',
            'Each thinks scientific theories are a danger to belief',
            'Each says that clever people find God more easily',
            'Neither makes faith in God the product of human calculation',
          ],
          answer: 3,
          explanation:
            'Lemaître let a theory stand or fall by evidence and did not rest his faith on it. Paul says God Himself made light shine in our hearts. For both, faith is not the last line of an equation.',
          practises: [2, 3],
        },
      ],
    },
  },
};
