import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay03: LessonSource = {
  category: 'bible',
  dayNumber: 3,
  pictures: ['sun', 'spouting-whale', 'bird'],
  references: [
    'Genesis 1:14-25',
    'Psalm 104:24-31',
    'Isaiah 40:26',
    'Deuteronomy 4:19',
    'Matthew 10:29-31',
  ],
  bands: {
    kindergarten: {
      title: 'Who Am I?',
      description: 'Guess the riddles and meet new friends with fins.',
      difficulty: 'beginner',
      content: `
Let us play a guessing game. I am round and very bright. I wake up the roosters. Who am I? The sun! God put me up on the fourth day.

Now I glow when you go to bed. Sometimes I am shaped like a banana. Who am I? The moon! All around me twinkle the stars.

The next day God filled up the water. I have fins and a wiggly tail. Who am I? A fish! God filled the air, too. I flap, I hop and I sing. Who am I? A bird!

God blessed the fish and the birds. That means He spoke kind words over them. Fill the sea, He said. Fill the sky!

Then came animals for the land. Moo! Baa! Hiss! Even the beetle under the log was God’s idea.

> And God saw that it was good.
> — Genesis 1:25
`.trim(),
      objectives: [
        'Name the big light of the day.',
        'Match animals with water, air or land.',
        'Tell what God did for the fish and birds.',
      ],
      activities: [
        {
          title: 'Swim, fly, crawl',
          description:
            'A leader calls an animal name. Does it live in water? Then swim with your arms. Does it fly? Then flap. Does it walk or crawl? Get down on hands and knees. Take turns calling.',
        },
        {
          title: 'Small neighbor visit',
          description:
            'Your grown-up lifts a leaf or a log. Who lives there? Look, but do not touch. Count its legs if you can. Put its roof back very softly.',
        },
      ],
      checks: [
        {
          question: 'Which one has its home in the water?',
          options: ['The beetle', 'The rooster', 'The fish'],
          answer: 2,
          explanation: 'Fish swim in water with their fins. God filled the seas with them.',
          practises: [1],
        },
        {
          question: 'What did God do for fish and birds?',
          options: ['He blessed them', 'He hid them', 'He put them to bed'],
          answer: 0,
          explanation: 'God spoke kind words over them. He told them to fill the world.',
          practises: [2],
        },
        {
          question: 'Which is the big light for the day?',
          options: ['The moon', 'The sun', 'A star at bedtime'],
          answer: 1,
          explanation: 'The big light is the sun. The moon is smaller and helps at night.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'Three Pages in a Notebook',
      description: 'Tomas keeps a notebook of God’s good ideas. Read over his shoulder.',
      difficulty: 'beginner',
      content: `
## Page one: lamps

The grass is wet and I am up before the bell. Mrs. Adu says that on day four God put lights in the sky, and my job is to find out what they are for. So far my list looks like this:

- The sun is for the day.
- The moon is for the night.
- Both of them help us count days, seasons and years.

Long ago, when nobody had a clock or a phone, farmers watched the sky to know when to plant their wheat. Then I found the best line of all. After the sun and the moon the Bible adds: “He made the stars as well” (Genesis 1:16). I counted, and that is just six words for every star there is! It sounds as if it was no trouble.

## Page two: fins and feathers

On day five God filled the empty sea and the empty sky. Here is something that even my dad did not know. The first time God blesses anyone in the whole Bible, He is not talking to people, because He blesses the fish and the birds!

> Then God blessed them and said, “Be fruitful and multiply and fill the waters of the seas, and let birds multiply on the earth.”
> — Genesis 1:22

I told this to the ducks on the pond after breakfast, and I think they looked rather pleased.

## Page three: feet

Day six begins with cows, wild beasts and everything that crawls. That means ants too. An ant walked over this page while I was writing, so I waited until it had finished.

Does God still care about them all? Jesus said that sparrows were so cheap that you could buy two for a penny. Yet He told His friends, “not one of them will fall to the ground apart from the will of your Father” (Matthew 10:29). And He said that we are worth more than many sparrows.

Tomorrow I am going to need another page.
`.trim(),
      objectives: [
        'List two jobs that God gave to the sun and moon.',
        'Name the creatures that received the first blessing in the Bible.',
        'Tell what Jesus taught about sparrows and about you.',
      ],
      activities: [
        {
          title: 'Your own three pages',
          description:
            'Fold a sheet of paper to make a small notebook. Fill one page with a light in the sky, one with something that swims or flies, and one with something that walks or crawls. Watch each for five minutes and write one thing you never saw before.',
        },
        {
          title: 'Bless the birds',
          description:
            'Put out a shallow dish of clean water where birds can see it and cats cannot hide. Sit far away and wait quietly. Make a mark for every visitor. Wash your hands when you are done, and change the water each day.',
        },
      ],
      checks: [
        {
          question: 'Besides giving light, what job do the sun and moon have?',
          options: [
            'They keep the sea warm for whales',
            'They tell the animals their names',
            'They make people do good or bad things',
            'They mark the days and seasons',
          ],
          answer: 3,
          explanation:
            'Genesis says the lights mark seasons, days and years. They are lamps and a calendar. They do not rule over what we do.',
          practises: [0],
        },
        {
          question: 'To whom did God speak the first blessing in the Bible?',
          options: [
            'The sun and the moon',
            'The fish and the birds',
            'The cows and the ants',
            'The farmers with their wheat',
          ],
          answer: 1,
          explanation:
            'God blessed the creatures of sea and air on day five. People are blessed a little later, on day six.',
          practises: [1],
        },
        {
          question: 'Why did Jesus talk about cheap little sparrows?',
          options: [
            'To sell more of them',
            'To show that God forgets small things',
            'To show how closely God cares for us',
            'To teach us to count',
          ],
          answer: 2,
          explanation:
            'If God watches over a bird that costs half a penny, then we can be sure He watches over us.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'A Lamp Is Not a God',
      description: 'Why would a writer talk about the sun and moon and refuse to use their names?',
      difficulty: 'intermediate',
      content: `
## The names that are missing

If you had grown up in ancient Egypt, you might have thanked the sun god Ra every morning for beating the serpent of the night. In Babylon you might have prayed to Shamash in the sun and to Sin in the moon. Kings asked priests to read the sky before they went to war, for people believed that the lights overhead were watching, choosing and sometimes punishing.

Now read how Genesis describes the same two lights.

> God made two great lights: the greater light to rule the day and the lesser light to rule the night. And He made the stars as well.
> — Genesis 1:16

Hebrew has good words for sun and moon, but the writer does not use either of them here. Perhaps they sounded too much like the names of the neighbors’ gods. So the mighty sun becomes the greater light, a very large lamp with a daily shift. Nobody insults it, and nobody kneels to it either.

What are the lamps for? They light the earth and they mark the calendar, so that you can know when to sow, when to celebrate and how old your little sister is. Moses later told Israel that the lights of heaven were a gift shared by all the nations. A gift is for using and enjoying, but it cannot tell you who you are. Some of your friends may read horoscopes, and you do not need to mock them. You can simply know that no planet has decided what sort of person you will be.

## Crowded on purpose

On the fifth day the story gets noisy. The waters are told to teem, which means to swarm like a street at a festival. God does not order a few useful fish. He fills the place, and He adds the great sea creatures, which other peoples feared as monsters. A psalm says that God made one of them to play:

> There the ships pass, and Leviathan, which You formed to frolic there.
> — Psalm 104:26

Then comes a line that is easy to miss. God blesses the animals of sea and sky, although no human being exists yet to catch them, sell them or take their picture. Whatever a whale is worth, it is worth that already, alone in deep water, where nobody will ever see it.

## How to read the word kind

Ten times this chapter says that plants and animals were made according to their kinds. Christians disagree about how that phrase relates to what biologists say about the history of life, and some have changed their minds in both directions. You can take your questions to your parents, your pastor and your science teacher, and you do not have to settle them by supper. All sides can see what the chapter enjoys most, because it lingers over trees, birds and crawling things and sees that they are good.

So try looking at the world that way for an hour. A lamp is not a god and a beetle is not a toy. Each has been given its own place, and you have been given eyes.
`.trim(),
      objectives: [
        'Explain why Genesis may avoid the ordinary names of sun and moon.',
        'State the purposes that Genesis 1:14-18 gives to the lights.',
        'Support from the text the idea that animals matter apart from their use to people.',
      ],
      activities: [
        {
          title: 'Sky without names',
          description:
            'Describe five well-known things, such as a phone, money or a famous athlete, without using their usual names and only by their job, as Genesis does with the sun. Read your descriptions aloud and let others guess. Which of the five looks smaller when you describe it that way, and is that fair?',
        },
        {
          title: 'Sit spot',
          description:
            'Choose one square step of ground and watch it for twenty minutes without speaking. List every living thing, and give it a mark if it is any use to people. At the end, write two sentences to God about one creature that got no mark.',
        },
      ],
      checks: [
        {
          question: 'What is a likely reason for calling the sun just the greater light?',
          options: [
            'It treats the sun as made, not divine',
            'Hebrew had no word for the sun yet',
            'The writer thought that the sun was small',
            'The moon was meant to be more important',
          ],
          answer: 0,
          explanation:
            'Hebrew has an ordinary word for sun. By leaving it out, the writer presents the sun as a lamp that God made and not as one more god.',
          practises: [0],
        },
        {
          question: 'Which use of the lights fits Genesis 1:14-18?',
          options: [
            'Asking a planet for advice',
            'Learning your fate from your birth date',
            'Telling when planting season begins',
            'Praying to the moon on a journey',
          ],
          answer: 2,
          explanation:
            'The lights mark seasons, days and years and shine upon the earth. Advice, fate and prayer belong with God.',
          practises: [1],
        },
        {
          question: 'What best supports the idea that a whale has worth of its own?',
          options: [
            'Whales once gave oil for lamps',
            'God blessed it before people existed',
            'Sailors tell good stories about whales',
            'It is the largest animal in the sea',
          ],
          answer: 1,
          explanation:
            'On day five no people were there to use anything. God blessed and approved the creatures all the same.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Not One of Them Is Missing',
      description:
        'What a defeated people saw in the night sky of Babylon, and what the last pigeon of her kind can teach us.',
      difficulty: 'advanced',
      content: `
## Homework in Babylon

In the sixth century before Christ, thousands of Judeans lived in exile in Babylonia, where some of the best astronomers in the world were at work. Night after night its scholars recorded eclipses and planets with such patience that later scientists could still use their data. Their learning was also a theology, for they took the sky to be the writing of the gods, and since their gods had apparently defeated Israel’s, the stars themselves seemed to announce who had won.

To people who felt forgotten under that sky, the prophet offers no counterargument from astronomy. He tells them to go outside.

> Lift up your eyes on high: Who created all these? He leads forth the starry host by number; He calls each one by name. Because of His great power and mighty strength, not one of them is missing.
> — Isaiah 40:26

The picture seems to come from sheepfolds and army camps, where someone calls the roll each evening. In a single sentence the rulers of destiny have become a flock, and the exiles learn that the One who counts it is their own God. On a dark night you can see perhaps three thousand stars at once. Our galaxy alone, by current estimates, has more than a hundred billion.

## A demotion that sets us free

The fourth day of Genesis makes the same argument in quieter prose. It describes two great lamps without naming them, and it mentions the stars almost as an afterthought. The lights are said to rule day and night, but only in the way a clock rules a school, and they receive no authority over anybody’s character.

This demotion had consequences. If the sun is holy, studying it is risky, but if it is a creature, then curiosity becomes a form of respect. Historians argue about how much modern science owes to this conviction, since Greek, Indian, Chinese and Muslim scholars made indispensable contributions of their own. Still, the thought that the world is not divine and yet is worth the closest attention has encouraged many researchers, and believers among them have counted their work as praise.

## Martha

The following days fill sea, sky and land, and the language becomes exuberant: teem, multiply, fill. God blesses the swimmers and the flyers before there is a single human being to benefit. Their goodness is stated as a fact about them, without reference to food, feathers or transport.

Keep that in mind while you consider the passenger pigeon. Around 1800 there were probably several billion of them in North America, and one flock could darken the sky for hours. They were shot by the wagonload for a growing market while their forests were felled. On 1 September 1914 the last one known, a bird called Martha, died in a zoo in Cincinnati. No one had intended to erase a creature from the earth. Most had merely asked what a pigeon was good for, and they had stopped when they found an answer.

> How many are Your works, O LORD! In wisdom You have made them all; the earth is full of Your creatures.
> — Psalm 104:24

The psalmist asks a better question, because he begins from whose the creatures are. In his song there are animals that eat us, animals that ignore us, and a sea monster made to play. God seems to enjoy a great deal that was never addressed to humanity.

## How the living things came

Readers differ over how the phrase according to its kind bears on biology. Some Christians hold that God made the basic groups separately, and others are persuaded that He worked through a long evolutionary history. Both positions have careful defenders who love Scripture, and the disagreement deserves more patience than it usually receives. Discuss it with your parents and pastor. Whichever way you lean, the command to cherish what God calls good does not wait for the debate to finish.

Jesus joined the two halves of this lesson when He spoke about sparrows, some of the cheapest meat in the market. The God who calls the stars by name attends the fall of a bird worth half a coin. “So do not be afraid” (Matthew 10:31), He told friends who would soon have reason to feel forgotten.
`.trim(),
      objectives: [
        'Interpret Isaiah 40:26 against the background of exile in Babylon.',
        'Explain how treating the heavens as creatures could encourage scientific study.',
        'Critique a view of animals based on usefulness alone, using Genesis 1:20-25.',
      ],
      activities: [
        {
          title: 'Roll call',
          description:
            'On a clear night, with a leader’s permission, lie on your back with a partner away from lamps. Choose a patch of sky as large as your spread hand at arm’s length and count its stars, three times each. Compare your numbers, discuss why they differ, and then read Isaiah 40:26 aloud from memory or from paper.',
        },
        {
          title: 'A hearing for a creature',
          description:
            'Choose a local species that many people dislike. One person speaks for it for three minutes, one explains fairly the harm or cost it brings, and a third asks questions. As a group, write a ruling of four sentences that takes both the goodness of the animal and the needs of neighbors seriously.',
        },
      ],
      checks: [
        {
          question: 'Why was Isaiah 40:26 a bold thing to tell exiles in Babylon?',
          options: [
            'It urged them to give up watching the sky',
            'It praised the skill of Babylonian astronomers',
            'It promised that the stars would soon fall down',
            'It turned their captors’ gods into a counted flock',
          ],
          answer: 3,
          explanation:
            'Babylon read the stars as divine powers that had won. The prophet describes them as creatures that the God of the exiles calls by name.',
          practises: [0],
        },
        {
          question: 'How might seeing the sun as a creature have helped inquiry?',
          options: [
            'A thing that is not divine may be examined, and a thing God made deserves it',
            'A thing that is not divine is too ordinary to be worth a scholar’s years of attention',
            'Only those who shared Israel’s faith were able to observe the sky accurately',
            'It showed that the calendar had already been worked out completely',
          ],
          answer: 0,
          explanation:
            'The thought removes the fear of trespassing and gives a motive for care. It is one influence among several, since scholars of many cultures contributed to science.',
          practises: [1],
        },
        {
          question:
            'Which criticism of the pigeon hunters follows most directly from Genesis 1:20-25?',
          options: [
            'They should have raised the price so that fewer birds were sold',
            'They were wrong ever to use any animal for food',
            'They mistook a market price for a creature’s worth',
            'They failed because pigeons belong to a clean kind',
          ],
          answer: 2,
          explanation:
            'In Genesis the creatures are blessed and called good before any human use exists. Counting only what they can be sold for leaves out what God said about them.',
          practises: [2],
        },
      ],
    },
  },
};
