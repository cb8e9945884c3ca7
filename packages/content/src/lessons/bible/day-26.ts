import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay26: LessonSource = {
  category: 'bible',
  dayNumber: 26,
  pictures: ['ewe', 'herb', 'musical-notes'],
  references: ['Psalm 23', 'Ezekiel 34:1-16', 'John 10:1-15', 'Revelation 7:17'],
  bands: {
    kindergarten: {
      title: 'My Shepherd Knows Me',
      description: 'A sheep goes for a walk. Who walks in front?',
      difficulty: 'beginner',
      content: `
Baa! Pretend you are a small, soft sheep. What do you need?

You need grass. You need water. You need a place to sleep. And you need a shepherd!

David had been a shepherd. He knew each sheep by name. He carried the tired ones. He looked for the lost ones. One day he thought: God is like that with me! So he made a song.

> The LORD is my shepherd
> — Psalm 23:1

A sheep does not like wild water. So the shepherd finds a calm pool. Sip, sip. Then the sheep lies down. It feels safe.

Sometimes the path is dark. Rocks hang over it. What does the sheep do? It stays close to the shepherd’s leg. He has a strong stick. He is not afraid.

> for You are with me
> — Psalm 23:4

You may be scared sometimes. Then you can say David’s words. God is close by, closer than the dark. And He knows your name.
`.trim(),
      objectives: [
        'Name things that a sheep needs.',
        'Tell who is like a shepherd.',
        'Say words for when you are scared.',
      ],
      activities: [
        {
          title: 'Follow the shepherd',
          description:
            'One child is the shepherd. The sheep walk behind in a line. Go to the green grass. Go to quiet water. Lie down and rest.',
        },
        {
          title: 'Five-finger psalm',
          description:
            'Hold up one hand. Touch a finger for each word. The. Lord. Is. My. Shepherd. Hold your fourth finger tight: my!',
        },
      ],
      checks: [
        {
          question: 'What does a sheep need?',
          options: ['Shoes and a hat', 'A bed with wheels', 'Grass and calm water'],
          answer: 2,
          explanation: 'A good shepherd finds food and drink for each sheep.',
          practises: [0],
        },
        {
          question: 'Who is like our shepherd?',
          options: ['God', 'A wolf', 'The moon'],
          answer: 0,
          explanation: 'David said so in his song. God cares for us.',
          practises: [1],
        },
        {
          question: 'You feel scared. What can you say to God?',
          options: ['Nobody sees me', 'You are with me', 'I am as big as a rock'],
          answer: 1,
          explanation: 'Those are David’s words. God hears you in the dark.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'The Song in the Dark Valley',
      description:
        'Halfway through his song, David stops talking about God. He starts talking to Him.',
      difficulty: 'beginner',
      content: `
## A song by one who knew

The hills near Bethlehem are dry and stony for much of the year. There are no fences. A sheep on its own will not last long, since it cannot fight, it cannot outrun a wolf, and it loses its way. David knew all of this. He had slept on the ground beside his flock.

So when he sings that God is his shepherd, he does not call himself a hero. He calls himself a sheep. It is a humble thing to say, and a happy one.

> He makes me lie down in green pastures; He leads me beside quiet waters.
> — Psalm 23:2

A sheep lies down only when it feels safe and is not hungry. That is what God wants for you: enough to eat, a rest, and no need to look over your shoulder.

## Then it gets dark

The song could have ended there in the sunshine. But David knew about other days. To get to new grass, a shepherd may lead his flock through a narrow gap between cliffs. Wild animals hide there, and the sun does not reach the ground.

Listen to what happens in the song at that point. Up to now David has said He: He leads me, He restores me. Now, in the darkest part, he turns around and says You.

> Even though I walk through the valley of the shadow of death, I will fear no evil, for You are with me; Your rod and Your staff, they comfort me.
> — Psalm 23:4

The rod was a club to drive off wolves. The staff was a long stick, to guide a sheep or pull it back from the edge. The valley did not go away. David did not say that he would never have to walk there. He said that he would not have to walk alone.

## Walking, not staying

Notice one small word: through. You go through a valley. You do not live in it. At the end of the song there is a table, a full cup and a house with room for David forever. Long after him, Jesus used the same picture. He said that He is the good shepherd, who gives His life for the sheep.
`.trim(),
      objectives: [
        'Explain why David compares himself to a sheep.',
        'Find the place where the psalm changes from He to You.',
        'Describe what the rod and the staff were for.',
      ],
      activities: [
        {
          title: 'Walk the psalm',
          description:
            'Lay out Psalm 23 on a path: a green place, water, a dark place between two bushes, and a table. Walk it slowly with your group. At each stop, one child says the line that belongs there.',
        },
        {
          title: 'From He to You',
          description:
            'Write two lines about God that begin with He. Then think of something that scares or worries you. Write two lines to God that begin with You. You need not show them to anyone.',
        },
      ],
      checks: [
        {
          question: 'What does David say about himself when he calls God his shepherd?',
          options: [
            'That he is a great hero',
            'That he would like to be rich',
            'That he needs somebody to care for him',
            'That he was better with sheep than with people',
          ],
          answer: 2,
          explanation: 'Sheep cannot manage by themselves. David says the same of himself.',
          practises: [0],
        },
        {
          question: 'Where in the song does David begin to say You to God?',
          options: [
            'In the green meadow',
            'Beside the calm water',
            'At the table with the cup',
            'In the dark valley',
          ],
          answer: 3,
          explanation: 'When it gets dark, he stops talking about God and talks to Him.',
          practises: [1],
        },
        {
          question: 'What did a shepherd use his rod for?',
          options: [
            'To stir the soup',
            'To drive wild animals away',
            'To measure the length of the grass',
            'To draw pictures in the sand',
          ],
          answer: 1,
          explanation: 'The rod kept the sheep safe, and the staff showed them the way.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Six Verses, Two Pictures, One Turn',
      description:
        'You may have heard Psalm 23 at a funeral. Read it as a poem, and it becomes stranger and stronger.',
      difficulty: 'intermediate',
      content: `
## A poem with a hinge

Hebrew poetry does not rhyme sounds so much as ideas. One line makes a statement, and the next one answers it or carries it a little further. Psalm 23 does this with very few words; in Hebrew the whole poem has only about fifty-five.

Count them, and you find something interesting. Leave out the heading, and exactly twenty-six words come before the phrase “for You are with me” (Psalm 23:4), and exactly twenty-six come after it. Nobody can prove that the poet planned it that way, but the sense fits. Those words are the center of the song in every respect. In front of them God is spoken about, as He, and from here on He is spoken to, as You. It happens in the worst place in the landscape, the ravine where there is no light.

Many of us suppose that faith works best on sunny afternoons and falls to pieces in trouble. David’s poem reports the opposite experience. In the meadow he could describe God. In the ravine he met Him.

## From sheep to guest

Then, without warning, the picture changes, and the sheep has turned into a dinner guest.

> You prepare a table before me in the presence of my enemies. You anoint my head with oil; my cup overflows.
> — Psalm 23:5

In the ancient East, a host who let you eat at his table made himself responsible for your life. The enemies are still in view, but they can only look on. It is important that the psalm does not pretend they have vanished. Trouble, danger and unkind people all appear in these six verses. What is missing is the sentence that one might expect at the end, the one in which all of it is over.

## Chased by something good

The last verse contains a surprise that most translations hide a little. “Surely goodness and mercy will follow me all the days of my life” (Psalm 23:6). The Hebrew verb is stronger than follow; it is the usual word for pursuing someone, as an army pursues its enemies. David knew that word well, for King Saul had hunted him through the desert for years. Now he looks over his shoulder and discovers that something else has been chasing him the whole time, and that it is kind.

## Borrowed words

This song has been prayed by kings and prisoners, in hospital beds and trenches, by Jews for some twenty-five centuries or more and by Christians for two thousand years. People reach for it when their own words give out, and that is what the Psalms are for. You don’t have to feel what they say before you may say it. You may put them on like a coat that is still too big, and see whether you grow into it.

If the valley you are in just now is a deep one, do not walk there with a psalm alone. God often sends His comfort by way of a person, so tell one.
`.trim(),
      objectives: [
        'Identify the turning point of Psalm 23 in wording and in place.',
        'Explain the two pictures of God in the psalm.',
        'Interpret the verb in the line about goodness and mercy.',
      ],
      activities: [
        {
          title: 'Rhyme with ideas',
          description:
            'Write a psalm of three pairs of lines in which the second line of each pair answers or deepens the first. Use a picture from your own life for God’s care: a coach, a lighthouse, a grandmother’s kitchen. Put the most important words exactly in the middle.',
        },
        {
          title: 'Watch the tables turn',
          description:
            'With a few friends, act out verse 5 without speaking. Some are the guest and the host, others the enemies who look on. Freeze, and let each actor say one thought aloud. Try it again with the enemies invited to sit down, and talk about which scene is harder.',
        },
      ],
      checks: [
        {
          question: 'What changes at the center of the psalm?',
          options: [
            'The poet begins to speak of the past',
            'God is addressed directly instead of described',
            'The sheep are exchanged for cattle',
            'The enemies give up and leave the valley for good',
          ],
          answer: 1,
          explanation:
            'In the ravine, He becomes You. The darkest place is where the speaker turns to God.',
          practises: [0],
        },
        {
          question: 'What did it mean in that culture to be given a place at someone’s table?',
          options: [
            'The guest had to pay for the meal later',
            'The guest became the servant of the house',
            'The host took responsibility for the guest’s safety',
            'The host declared war on his neighbors',
          ],
          answer: 2,
          explanation:
            'A host protected those who ate with him. So the enemies may watch, but they cannot touch the guest.',
          practises: [1],
        },
        {
          question: 'Why is pursue a striking word for goodness and mercy?',
          options: [
            'It is normally used of hunters and enemies',
            'It was invented by David for this poem',
            'It means to walk slowly behind a flock',
            'It is found only in the language of the court and in letters',
          ],
          answer: 0,
          explanation:
            'David had been hunted for years. Now it is kindness that will not let him escape.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'A Royal Title in a Sheepfold',
      description:
        'In the ancient world, shepherd was what kings called themselves. David gives the title away.',
      difficulty: 'advanced',
      content: `
## Politics in a pastoral

We tend to hear the opening of Psalm 23 as rural and private. Its first audience would have caught a different overtone. In the prologue to his laws, some eighteen centuries before Christ, Hammurabi of Babylon introduces himself as a shepherd; Assyrian rulers adopted the epithet, and Egyptian pharaohs carried a shepherd’s crook as an emblem of office. To declare that the Lord is my shepherd is consequently a statement about sovereignty. When the speaker is himself a king, it is something close to an abdication.

The declaration has a critical edge as well. If God is the shepherd of Israel, those who govern are at best hired hands and can be held to account. Ezekiel did so with great severity at a time when the leadership had fed itself instead of the flock.

> Behold, I Myself will search for My flock and seek them out.
> — Ezekiel 34:11

## A disputed valley

The most famous phrase of the poem rests on a word whose composition is uncertain. The consonants of tsalmavet were understood by ancient Greek and Jewish readers as a compound, shadow of death. Many modern linguists derive it instead from a root meaning to be dark and would translate total darkness. The Berean Standard Bible retains the traditional rendering, as most English versions do, and other translations print darkest valley. Not much depends on the choice, since in either case the line includes death without being confined to it. One may walk in such a valley during a depression, a divorce or a war.

What the verse claims about that region is limited and therefore credible. It does not say that there is no evil in it. It says that evil need not be feared, and it gives one reason, which is neither an explanation nor a rescue but a companion: “for You are with me” (Psalm 23:4). Philosophers have produced many justifications of suffering, and some have value. People in the valley seldom ask for them first.

## Next door to a scream

It matters where the poem has been placed. In the Psalter it follows immediately upon a lament that opens with a cry of abandonment, the very one that Jesus uttered on the cross. Whoever arranged the collection put desolation and confidence side by side and did not harmonize them. A community that prays the psalms in sequence therefore learns that trust is not a temperament. The person who finds nothing but silence today and the person whose cup overflows may be the same person in different weeks.

For that reason one should be careful about when one quotes this psalm to others. Offered too quickly, it can be a way of telling the grieving to be quiet. Prayed with them, after a decent interval of listening, it has sustained perhaps more people than any other poem in the world.

## The shepherd who became a lamb

The New Testament takes up the image and does two unexpected things with it. In the Gospel of John, Jesus claims it for Himself and attaches to it a cost that no ancient monarch had included in the job description.

> I am the good shepherd. The good shepherd lays down His life for the sheep.
> — John 10:11

The last book of the Bible goes a step further and lets the metaphor collide with its opposite: “For the Lamb in the center of the throne will be their shepherd” (Revelation 7:17). The one who guides has been where sheep are taken. Christian hope leans on this exchange, because a guide through the shadow of death is worth listening to if He has come out on the other side.

Jewish readers, whose psalm it was first, do not share that conclusion, and they have their own long tradition of singing it, often at the third meal of the Sabbath as the light fades. There is no need to blur the difference in order to be grateful for what is held in common, a Presence to whom mortals may say You.
`.trim(),
      objectives: [
        'Explain the political overtones of the title shepherd.',
        'Discuss the translation of the phrase about the valley and what the verse does and does not promise.',
        'Analyze how the New Testament transforms the image of the shepherd.',
      ],
      activities: [
        {
          title: 'Two psalms in one breath',
          description:
            'Have two readers alternate Psalms 22 and 23, a verse or two at a time, without comment. Sit in silence for two minutes. Then write which lines answered one another and which did not, and compare your notes in pairs.',
        },
        {
          title: 'An audit for shepherds',
          description:
            'From Ezekiel 34:1-16, extract a list of what bad shepherds do and what the good one does. Turn it into eight questions with which the leaders of a club, congregation or country could be examined. Answer them first for a responsibility that you hold yourself.',
        },
      ],
      checks: [
        {
          question: 'Why might the first line have sounded political to ancient listeners?',
          options: [
            'Shepherds formed the largest party at court',
            'It was composed for the coronation of Solomon in Jerusalem',
            'It announces a war against Babylon',
            'Rulers commonly styled themselves shepherds',
          ],
          answer: 3,
          explanation:
            'From Hammurabi to the pharaohs the image belonged to kings. A king who yields it to God limits his own authority.',
          practises: [0],
        },
        {
          question: 'According to the lesson, what does verse 4 promise?',
          options: [
            'An explanation of why suffering occurs',
            'Company in the valley, which makes fear unnecessary',
            'That believers will be led safely around dark places',
            'That evil is an illusion of the frightened mind',
          ],
          answer: 1,
          explanation:
            'The verse neither denies evil nor explains it. Its single reason for courage is that God is there.',
          practises: [1],
        },
        {
          question: 'What is paradoxical about the image in Revelation 7:17?',
          options: [
            'The flock is larger than the pasture',
            'The shepherd is unknown to his sheep',
            'The one who leads the flock is Himself a lamb',
            'The throne stands beside quiet waters',
          ],
          answer: 2,
          explanation:
            'The guide has shared the fate of the guided. For Christians this is what qualifies Him to lead through death.',
          practises: [2],
        },
      ],
    },
  },
};
