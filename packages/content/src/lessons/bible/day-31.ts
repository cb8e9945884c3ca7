import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay31: LessonSource = {
  category: 'bible',
  dayNumber: 31,
  pictures: ['candle', 'sunrise', 'eagle'],
  references: ['Isaiah 9:1-7', 'Isaiah 40:1-11', 'Isaiah 40:28-31', 'Matthew 4:13-16'],
  bands: {
    kindergarten: {
      title: 'A Light Is Coming',
      description: 'It is dark, and people are sad. Isaiah sees something bright.',
      difficulty: 'beginner',
      content: `
Cover your eyes with your hands. It is dark! Now peek out. Hello, light!

Long ago, God’s people were afraid. Soldiers had come to their land. It felt like a long night. Who would help them?

God gave Isaiah good news to tell.

> a light has dawned.
> — Isaiah 9:2

A baby will be born, said Isaiah. He will be a kind king. His name is Prince of Peace. He will make wrong things right.

The people had to wait a long time. Grandparents told children. Those children told their children. Keep hoping, they said. The light will come.

And then, one night, Jesus was born! Christians say, He is the promised light.

Are you ever sad in the dark? Jesus is near you there too. Hold on. Morning comes.
`.trim(),
      objectives: [
        'Tell what good news Isaiah gave.',
        'Name the light that Christians say came.',
        'Say what the people did while they waited.',
      ],
      activities: [
        {
          title: 'Peek like the sunrise',
          description:
            'Curl up small on the floor. Rise slowly, slowly. Spread your arms wide like the sun. Say, a light has dawned!',
        },
        {
          title: 'Prince of Peace walk',
          description:
            'Walk around with gentle feet. When you meet someone, shake hands. Say, peace to you. Meet as many friends as you can.',
        },
      ],
      checks: [
        {
          question: 'What did Isaiah say would come?',
          options: ['A long winter', 'A fast horse', 'A great light'],
          answer: 2,
          explanation: 'People felt as if they walked in the dark. Isaiah promised light.',
          practises: [0],
        },
        {
          question: 'Who is that light, do Christians say?',
          options: ['Jesus', 'A soldier', 'The moon'],
          answer: 0,
          explanation: 'Jesus was born many years later. He is called Prince of Peace.',
          practises: [1],
        },
        {
          question: 'What did people do as they waited?',
          options: ['They forgot all about it', 'They kept hoping', 'They moved to the sea'],
          answer: 1,
          explanation: 'Old people told young people. So the hope stayed alive.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'Four Names for a Child',
      description: 'A prophet speaks of morning while it is still the middle of the night.',
      difficulty: 'beginner',
      content: `
## Up in the dark north

Long ago, armies from Assyria marched into the north of Israel. They came to Galilee first. They burned towns and took people away. Those who were left felt as if the sun had gone out.

In those days God gave a prophet named Isaiah something to say. He didn’t say that the dark was not real. He said that it would not last.

> The people walking in darkness have seen a great light; on those living in the land of the shadow of death, a light has dawned.
> — Isaiah 9:2

## What is his name?

How would the light come? You might guess a great army. But Isaiah said that a child would be born. And the child would have four names:

- Wonderful Counselor: he knows what to do.
- Mighty God: he is strong enough to do it.
- Everlasting Father: he cares for his own and does not leave.
- Prince of Peace: he ends the fighting.

The soldiers’ boots will be burned, Isaiah said. Nobody will need them anymore.

## A long wait

Seven hundred years went by. That is a lot of grandmothers telling a lot of children! At last a boy grew up in Nazareth, in Galilee, the very land where the dark had been deepest. There He began to teach and heal. Matthew wrote about Jesus and thought of Isaiah’s words. This is the light!

Isaiah had more to say to tired people. In chapter 40 he calls out, Comfort, comfort My people. God is like a shepherd, he says, who picks up lambs and holds them close to His heart. And those who wait for Him will be made strong again.

> they will mount up with wings like eagles
> — Isaiah 40:31

Waiting with God is not doing nothing. It is looking toward the place where the sun will rise.
`.trim(),
      objectives: [
        'Tell why the people in the north felt that they lived in the dark.',
        'Explain what two of the four names of the child mean.',
        'Say why Matthew thought of Isaiah when he wrote about Jesus.',
      ],
      activities: [
        {
          title: 'A lantern for four names',
          description:
            'Cut a strip of paper and fold it into four parts. Put one name of the child on each part, with a small picture of what it means. Stand it up in a ring around a flashlight and turn off the lamp.',
        },
        {
          title: 'Grandmother chain',
          description:
            'Stand in a long row. The first person whispers one line from Isaiah and adds why it gives hope. Each hands it on in turn. See whether the hope gets to the end, even if some words change.',
        },
      ],
      checks: [
        {
          question: 'Why did Galilee feel like a dark land?',
          options: [
            'The lamps had run out of oil',
            'The sun was hidden by smoke for years',
            'An enemy army had marched in',
            'A flood had covered the towns',
          ],
          answer: 2,
          explanation:
            'Assyria came to the north first and took people away. Isaiah calls that sorrow darkness.',
          practises: [0],
        },
        {
          question: 'Which name says that he will bring an end to war?',
          options: ['Prince of Peace', 'Mighty God', 'Everlasting Father', 'Wonderful Counselor'],
          answer: 0,
          explanation:
            'Peace in the Bible means that all is well again. Even the boots of the soldiers are thrown away.',
          practises: [1],
        },
        {
          question: 'What made Matthew think of the words of Isaiah?',
          options: [
            'Jesus was a soldier like Isaiah',
            'Jesus lived and taught in Galilee',
            'Isaiah had written to him',
            'An eagle flew over the town of Nazareth',
          ],
          answer: 1,
          explanation:
            'Isaiah had said that light would shine on that very land. There Jesus began to teach.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Dawn over Galilee',
      description:
        'Isaiah writes about the future as though it had already happened, and people lived on it for centuries.',
      difficulty: 'intermediate',
      content: `
## Bad news from the border

Around 733 BC the Assyrian king Tiglath-Pileser III broke into the north of Israel. The lands of Zebulun and Naphtali lay closest to the road, so they suffered first. Towns fell, families were marched away, and the area became part of a foreign empire. Farther south, in Jerusalem, the frightened inhabitants were asking whether they would be next.

Isaiah had been a prophet in Jerusalem for several years. His eighth chapter ends in gloom: people look at the earth and find only distress. Then one word turns the page. Nevertheless.

> Nevertheless, there will be no more gloom for those in distress.
> — Isaiah 9:1

The very places that had been hurt first are named, and they are the first to be promised honor.

## Grammar of hope

Read Isaiah 9 slowly and you’ll notice something strange about the verbs. The people have seen a great light. The yoke has been shattered. A child is born. Although nothing of this had happened yet, Hebrew prophets sometimes spoke of a coming event as if it were done, because they were that sure of God. Hope, for Isaiah, isn’t a wish that things may turn out all right. It’s trust in someone who keeps His word.

And the rescue begins with a baby, which is about the weakest thing you can imagine. He gets four great titles, and a kingdom that grows by justice instead of cruelty. Some readers think that Isaiah’s first hearers looked for a good king in their own day, perhaps Hezekiah, and Jewish readers have often understood it so. Christians believe that the words reach further and found their full meaning in Jesus. Matthew says it plainly when Jesus settles in Capernaum, on the edge of that old wounded land.

## Comfort, comfort

Much later in the book, chapter 40 speaks to people whose worst fears have come true. Jerusalem has fallen, they are prisoners in Babylon, far from home, and they are tired of hoping. What does God tell His messenger to say?

> “Comfort, comfort My people,” says your God. “Speak tenderly to Jerusalem
> — Isaiah 40:1-2

A road will be built through the desert, with valleys raised and hills cut down. God Himself will travel on it, strong as a king and gentle as a shepherd with lambs in His arms. Then the chapter looks straight at human weakness. Even the young and fit run out of strength. Yet those who wait for the LORD will fly, and run, and walk.

Isn’t that an odd order? You might expect walking to come first and flying to be the grand finish. But perhaps the prophet knew that most of life is neither flying nor running. On most days, the miracle is to keep walking and not faint.
`.trim(),
      objectives: [
        'Describe the situation into which Isaiah spoke of light.',
        'Explain why a prophet may speak of the future as already done.',
        'Interpret the order of flying, running and walking in Isaiah 40:31.',
      ],
      activities: [
        {
          title: 'Write it in the past tense',
          description:
            'Choose something broken that you long to see mended, in your camp, your family or the world. Write six lines about its healing as if it had already happened. Read them to a partner and talk about how it feels to hope like that.',
        },
        {
          title: 'Road builders',
          description:
            'With sand, soil or blankets, build a rough land with hills and hollows. Then make a smooth road through it, as Isaiah 40:4 describes. While you work, name things that block people on their way to God, and think of one that you could help to clear.',
        },
      ],
      checks: [
        {
          question: 'Which lands does Isaiah name first for honor?',
          options: [
            'The rich quarter around the palace',
            'Those that the enemy had struck first',
            'The islands and coasts far across the sea',
            'The desert roads to the south',
          ],
          answer: 1,
          explanation:
            'Zebulun and Naphtali in the north were invaded first. Isaiah promises that the light will rise there.',
          practises: [0],
        },
        {
          question: 'Why does Isaiah say that people have seen a light that had not come yet?',
          options: [
            'He was certain that God would do it',
            'He was writing long after the events',
            'He had mixed up the verbs',
            'He meant the light of burning towns',
          ],
          answer: 0,
          explanation:
            'Prophets could describe God’s promise as a finished thing. It is a way of showing trust.',
          practises: [1],
        },
        {
          question: 'What might it mean that walking is named last?',
          options: [
            'Birds are of less value than people',
            'Old people cannot be given strength',
            'Flying was thought to be impossible',
            'Going on day after day may be the greatest gift',
          ],
          answer: 3,
          explanation:
            'Great moments are rare. Isaiah ends with the strength that is needed most often, to walk and not give up.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The Tense of Hope',
      description: 'How an oracle from a war in the eighth century came to be read at Christmas.',
      difficulty: 'advanced',
      content: `
## A map of humiliation

The oracle in Isaiah 9 opens like a military bulletin. Zebulun, Naphtali, the Way of the Sea, the land beyond the Jordan: these are the northern regions that Tiglath-Pileser III of Assyria overran in about 733 BC. His own inscriptions mention the campaign. For Judah, a small kingdom further south, the question was whether to buy safety by submitting to him, and King Ahaz did so.

Isaiah of Jerusalem had urged another policy, which was to trust. When he was not heeded, he sealed up his teaching among his disciples and declared that he would wait for the LORD, who seemed to be hiding His face. The promise of dawn comes from a man in the minority, during a night whose end he could not calculate.

> The people walking in darkness have seen a great light; on those living in the land of the shadow of death, a light has dawned.
> — Isaiah 9:2

The verbs are in a form that Hebrew generally uses for completed action. Grammarians sometimes speak of a prophetic perfect; the future is so firmly grounded in God’s intention that it can be narrated. Nothing in the visible situation supported such a tense.

## The burden and the child

Three reasons for joy follow, each introduced by the word for. The oppressor’s yoke is broken; the boots and bloody garments of war become fuel; a child is given. The sequence narrows from international politics to a cradle. The titles conferred on this child resemble the throne names of Egyptian kings, yet they exceed what was normally said of a ruler in Judah, above all Mighty God, which the following chapter uses for the LORD Himself.

Who was meant? Many Jewish commentators, Rashi among them, thought of Hezekiah, the son of Ahaz, who proved a far better king. Many modern scholars agree that an heir to the throne may have been the first horizon of the text. Christians have held from the beginning that no king in Jerusalem ever filled these names, and that the oracle was waiting for someone who could. Matthew applies it when Jesus moves to Capernaum, in the old territory of Naphtali. It is possible to respect the Jewish reading and its reasons while confessing, with the church, that in Jesus the light has risen.

## Tenderness after catastrophe

Between chapters 39 and 40 lies an abyss. The earlier chapter foretells deportation to Babylon; the later one addresses people who have endured it. Christians explain this in two ways. On the traditional view, Isaiah himself was shown the far future; on the view now common in universities, a disciple or a later prophet in his tradition spoke to the exiles in about 540 BC. Both acknowledge that the first word spoken after the silence is a plural imperative.

> “Comfort, comfort My people,” says your God.
> — Isaiah 40:1

The prophet doesn’t deny guilt; he announces that it has been pardoned. Nor does he flatter his audience. All flesh is grass, he says, and its constancy resembles the flowers of the field. Against this fragility stands a word that remains, and a God who combines what human power tends to separate: the arm that rules and the arm that carries lambs.

## Waiting as strength

The chapter closes by correcting a misunderstanding about energy. Youths grow tired and the vigorous stumble; exhaustion is no failure of faith but the condition of creatures. Renewed strength is promised to those who wait. The Hebrew verb is related to a noun that can mean a cord, and it suggests tension toward something, an expectation that pulls.

Such waiting differs from passivity and from optimism alike. The optimist reasons from favorable signs; Isaiah had none. He reasoned from the character of God, and then taught, warned, wrote things down and gathered pupils, so that something would be there when morning came. In 1947 a leather scroll of this book, more than two thousand years old, was found in a cave near the Dead Sea. Generations had copied out the promise by hand, most of them in the dark. Christians who read it by candlelight in December are joining that line of copyists. They believe that the child has been born and that the boots have not all been burned yet; they live between the two.
`.trim(),
      objectives: [
        'Relate Isaiah’s oracle of light to the political events of its time.',
        'Compare Jewish and Christian readings of the promised child with respect for both.',
        'Distinguish biblical waiting from optimism and from passivity.',
      ],
      activities: [
        {
          title: 'Between the cradle and the boots',
          description:
            'Make two lists from Isaiah 9:1-7: what Christians believe has already come, and what plainly has not. In pairs, discuss how a person can be honest about the second list without giving up the first. Write one sentence that says both.',
        },
        {
          title: 'Copyists by candlelight',
          description:
            'Copy Isaiah 40:28-31 by hand in your best writing, in silence and by a safe, dim light. Check it letter by letter against a partner’s. Afterward describe what you noticed that quick reading had hidden, and give the copy to someone who is weary.',
        },
      ],
      checks: [
        {
          question: 'In what situation did Isaiah speak of a great light?',
          options: [
            'During a festival after a victory of Judah',
            'On the return of the exiles from Babylon',
            'When the temple of Solomon was dedicated',
            'After Assyria had overrun the northern regions',
          ],
          answer: 3,
          explanation:
            'The places named at the start of the oracle were lost to Tiglath-Pileser III. Isaiah’s own counsel had been rejected.',
          practises: [0],
        },
        {
          question: 'On what point do Rashi and Christian interpreters differ?',
          options: [
            'Whether Isaiah was a prophet of Israel at all',
            'Whether darkness stands for distress',
            'Whether Hezekiah or a greater one fulfills the names',
            'Whether the book was first copied on leather or papyrus',
          ],
          answer: 2,
          explanation:
            'Rashi thought of King Hezekiah. Christians believe that the titles go beyond any king of Judah and belong to Jesus.',
          practises: [1],
        },
        {
          question: 'How does waiting in Isaiah differ from optimism?',
          options: [
            'It asks people to withdraw from work and from teaching',
            'It relies on who God is, even when the signs are bad',
            'It depends on the energy that the young possess',
            'It predicts the date on which trouble will be over',
          ],
          answer: 1,
          explanation:
            'An optimist points to encouraging signs. Isaiah had none, trusted God’s character, and went on teaching and writing.',
          practises: [2],
        },
      ],
    },
  },
};
