import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay32: LessonSource = {
  category: 'bible',
  dayNumber: 32,
  pictures: ['envelope', 'seedling', 'house'],
  references: ['Jeremiah 29:1-14', 'Jeremiah 31:31-34', 'Luke 22:20'],
  bands: {
    kindergarten: {
      title: 'A Letter from Home',
      description: 'God’s people live far away. Knock, knock! A letter comes.',
      difficulty: 'beginner',
      content: `
Make a letter with your hands. Open it up. Who wrote to you?

Soldiers took God’s people far away. They came to a big city, Babylon. Nothing was like home. They missed their own beds. They cried by the river.

Jeremiah was still at home. He wrote them a letter. It had a message from God.

> Plant gardens and eat their produce.
> — Jeremiah 29:5

Build houses too, it said. Be good to the city. Pray for the people there. It will be a long time. But I have not forgotten you. I will bring you home.

So they dug, and they planted. Green shoots came up in Babylon. And each shoot seemed to say, God is here.

Are you sad when you are away? God hears you in every place.
`.trim(),
      objectives: [
        'Tell where God’s people had to live.',
        'Say what the letter told them to do.',
        'Tell what God promised them.',
      ],
      activities: [
        {
          title: 'Picture letter',
          description:
            'Who is far from you right now? Draw a picture for that person. Fold it and ask a grown-up to send it.',
        },
        {
          title: 'Dig, drop, pat',
          description:
            'Make a small hole in the ground. Drop in a bean or seed. Pat the earth and give it water. Visit it each day.',
        },
      ],
      checks: [
        {
          question: 'Where did the people have to live?',
          options: ['In Babylon', 'On a big ship', 'In a cave'],
          answer: 0,
          explanation: 'Babylon was a big city, far from their home.',
          practises: [0],
        },
        {
          question: 'What did the letter tell them to plant?',
          options: ['Flags', 'Candles', 'Gardens'],
          answer: 2,
          explanation: 'God wanted them to grow food and live well there.',
          practises: [1],
        },
        {
          question: 'What did God promise?',
          options: ['To send them a king’s robe', 'To bring them home', 'To stop the river'],
          answer: 1,
          explanation: 'They had to wait a long time. But God did not forget.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'Plant Gardens in Babylon',
      description: 'What would you do first in a city where you never wanted to live?',
      difficulty: 'beginner',
      content: `
## Everything was strange

King Nebuchadnezzar of Babylon had marched into Jerusalem. He took the young king away, and with him the builders, the metal workers and many families. They had to walk for months to a land with flat fields and wide rivers. The food was new, and so were the words. Even the gods had names they did not know.

Should they unpack? Some men said no. We will be home in two years, they told people. It sounded lovely, but it was not true.

## The letter

Then two men came with a letter. It was from Jeremiah, the prophet back in Jerusalem. Build houses, it said. Plant gardens. Get married and have children. You will be here for seventy years!

And there was something harder still.

> Seek the prosperity of the city to which I have sent you as exiles. Pray to the LORD on its behalf, for if it prospers, you too will prosper.
> — Jeremiah 29:7

Pray for Babylon? These were the people who had hurt them! Yet God asked it. They were not to hate, and they were not to hide. They were to be good neighbors, right there.

## A future and a hope

Seventy years is a whole life. Most who heard the letter would never go back. But their grandchildren would. God told them that He knew where they were and what He would do.

> plans to prosper you and not to harm you, to give you a future and a hope.
> — Jeremiah 29:11

That promise was for a whole people, and it took time. It does not mean that nothing will ever go wrong for us. It shows us what God is like. He does not forget, and He keeps looking ahead for those He loves. So they planted trees whose fruit their grandchildren would eat.
`.trim(),
      objectives: [
        'Describe how life changed for the people who were taken to Babylon.',
        'Name three things that the letter told them to do.',
        'Explain what kind of promise God made to them.',
      ],
      activities: [
        {
          title: 'Good for this place',
          description:
            'With a partner, walk around where you are now. Find one thing that would make it better for all, such as a path to sweep or a plant to water. Do it before supper, and tell nobody who did it.',
        },
        {
          title: 'Seventy steps',
          description:
            'Walk seventy steps and let each one be a year. Stop at step ten and say how old you would be. Do the same at thirty and at seventy. What would you plant on the first step?',
        },
      ],
      checks: [
        {
          question: 'Which of these was true of the people in Babylon?',
          options: [
            'They had come to see the rivers',
            'They were rich guests of the king',
            'They had been led away from home',
            'They sailed there in big ships',
          ],
          answer: 2,
          explanation:
            'Nebuchadnezzar took them from Jerusalem. They walked for a long time to a land they did not know.',
          practises: [0],
        },
        {
          question: 'What did the letter ask them to do for Babylon?',
          options: [
            'Leave it within two years',
            'Pray for it',
            'Build a wall around it',
            'Change its name',
          ],
          answer: 1,
          explanation: 'God asked for something hard: to pray for the city and seek its good.',
          practises: [1],
        },
        {
          question: 'What was God’s promise about?',
          options: [
            'Bringing the people home after many years',
            'Making each person rich at once',
            'Keeping every garden free of weeds',
            'Giving Jeremiah a palace',
          ],
          answer: 0,
          explanation:
            'It was a promise to the whole people, and it took seventy years. God kept it.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Unpack Your Bags',
      description: 'One of the most loved verses in the Bible was once rather disappointing mail.',
      difficulty: 'intermediate',
      content: `
## Two kinds of prophet

In 597 BC the army of Babylon took King Jeconiah captive, and with him thousands of leaders and craftsmen. Jerusalem was still standing, but the people who knew how to run it were gone. In Babylon they lived among canals and brick towers and listened for news.

There was plenty of it, and it was cheerful. A prophet called Hananiah announced that everything would be over within two years. Don’t settle down, people told each other. It would have been easy to believe.

Then came a letter from Jeremiah, who had a habit of saying what nobody wished to hear. The men who promised a quick return were making it up, he wrote. God had not sent them. The exile would last seventy years.

## Instructions for a long stay

Do the sum: anyone old enough to read the letter would almost certainly die in Babylon. So it is surprising how full of life its orders are.

> Build houses and settle down. Plant gardens and eat their produce.
> — Jeremiah 29:5

Have weddings, it goes on. Have children and grandchildren. Above all, work for the good of the city and pray for it. The Hebrew word for that good is shalom, which means peace, health and wholeness, all at once. God asks the captives to want shalom for their captors.

Notice the two easy mistakes that this rules out. One is to hate the place, keep apart and wait for it to burn. The other is to melt into it until nobody remembers who you are. Jeremiah describes a third way: be fully present, be useful, and still belong to God. Daniel and his friends would live like that.

## The verse on the mug

Now comes the sentence that you may have seen on cards and cups, about plans for a future and a hope. It’s a true word, and it becomes stronger when we leave it where it stands. It was spoken to a whole people, not to one person before an exam. It promised a homecoming to the grandchildren of those who heard it first. It didn’t say that life would be painless; it said that pain wouldn’t be the end of the story.

Can Christians claim it too? Carefully, yes. We weren’t in Babylon, but we trust the same God, and the New Testament says that His promises find their yes in Jesus. What the verse doesn’t give us is a guarantee that our own plans will work out.

Two chapters later Jeremiah heard of something even greater than a journey home.

> I will put My law in their minds and inscribe it on their hearts. And I will be their God, and they will be My people.
> — Jeremiah 31:33

On the night before He died, Jesus lifted a cup and spoke of that new covenant. A letter to people far from home had turned into an invitation.
`.trim(),
      objectives: [
        'Contrast the message of Jeremiah with that of the prophets who promised a quick return.',
        'Explain the way of life that the letter recommends in a foreign city.',
        'Interpret Jeremiah 29:11 in its setting.',
      ],
      activities: [
        {
          title: 'Reply from the canal',
          description:
            'Write an answer to Jeremiah from somebody of your age in Babylon who has just heard the letter read. Begin with an honest first reaction and end with one thing you decide to plant, build or learn. Read some of the replies aloud by lamplight.',
        },
        {
          title: 'Shalom survey',
          description:
            'In pairs, ask three people who work in your camp or neighborhood what would make this place better for them. Choose the smallest item that you can do today without money, and do it together.',
        },
      ],
      checks: [
        {
          question: 'How did Jeremiah’s message differ from Hananiah’s?',
          options: [
            'He promised an earlier return than anybody else',
            'He refused to speak about Babylon at all',
            'He told the people to take up arms',
            'He said that the exile would last a lifetime',
          ],
          answer: 3,
          explanation:
            'Hananiah spoke of two years, Jeremiah of seventy. The hard message was the true one.',
          practises: [0],
        },
        {
          question: 'Who is living as the letter suggests?',
          options: [
            'A newcomer who helps her street and keeps her faith',
            'A family that never opens its suitcases',
            'A boy who hides where he comes from',
            'A man who hopes his new town will fail',
          ],
          answer: 0,
          explanation:
            'Jeremiah wants the exiles to seek the good of the place without losing who they are.',
          practises: [1],
        },
        {
          question: 'What did the promise in Jeremiah 29:11 mean for its first readers?',
          options: [
            'They would be home before the harvest',
            'Their personal plans would all succeed',
            'God would bring their people back in time',
            'They would never again be unhappy in Babylon',
          ],
          answer: 2,
          explanation:
            'The verse follows the one about seventy years. It is a promise for a people, and it reaches beyond one lifetime.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The Shalom of the Enemy’s City',
      description:
        'Jeremiah’s letter forbids both false comfort and despair, and invents a way to be at home in exile.',
      difficulty: 'advanced',
      content: `
## A dispute about time

The deportation of 597 BC removed King Jeconiah, his court and the skilled workers of Judah to Babylonia, and left a weakened state that would be destroyed ten years later. Between those two dates a bitter argument was conducted about how long the humiliation would last. The preceding chapter of Jeremiah reports a public scene: Hananiah takes the wooden yoke from Jeremiah’s neck, breaks it, and proclaims that within two years the exiles and the temple vessels will be home.

Nothing in Hananiah’s vocabulary would have alerted a hearer. He says thus says the LORD, as Jeremiah does, and he stands in the tradition of Isaiah, who had once announced the deliverance of Jerusalem. Jeremiah’s first response is a rather wistful Amen: may the LORD do so. Only afterward does he receive a word that exposes the oracle as false. Telling truth from consolation was no simpler then than it is now.

## Counsel of permanence

The letter was carried by two royal envoys, which is itself remarkable, and it replaces two years with seventy. The figure may be a round number for a human lifetime; counted from the first Babylonian victories to the decree of Cyrus in 538 BC, it is not far off. Its practical meaning was unmistakable. The addressees should stop living provisionally.

The verbs are those of ordinary life: build, plant, eat, marry, multiply. Several of them echo Genesis, as though the creation mandate could be fulfilled even in Mesopotamian mud. Then comes the most audacious line.

> Seek the prosperity of the city to which I have sent you as exiles. Pray to the LORD on its behalf, for if it prospers, you too will prosper.
> — Jeremiah 29:7

Where our version has prosperity and prosper, the Hebrew has shalom three times. Intercession for a pagan empire that had enslaved the petitioners was without precedent. It also separated the worship of God from possession of the land and temple: if prayer could be offered beside the canals of Babylon, then it could be offered anywhere. The synagogue, and in time the church scattered among the nations, would draw life from that discovery.

There are limits. To seek a city’s welfare is not to worship its idols, as the stories of Daniel show, and the same book of Jeremiah contains fierce oracles against Babylon’s cruelty. Exiles may be loyal without being silent. People who have been displaced in our time hear this chapter with an authority that settled readers lack, and it shouldn’t be used to tell them to be content with injustice.

## Rescuing a favorite verse

Few sentences are quoted more often than the eleventh verse, and few with less attention to those around it. Read in sequence, the future and hope are plural, delayed and unearned. The you is a people; the fulfillment lies beyond the lifespan of the recipients; and the ground of it is God’s intention, known to Him and not to them. As reassurance that a career will flourish, the text is misused. As disclosure of a God who remains committed to people in the middle of consequences they have brought upon themselves, it can bear great weight.

Its continuation is less often embroidered on cushions: “You will seek Me and find Me when you search for Me with all your heart” (Jeremiah 29:13). The homecoming is finally to a person.

## Written on hearts

Jeremiah’s hope reached its furthest point in the promise of a new covenant, the one place where the Hebrew Bible uses that expression. The old one had been inscribed on stone and broken; the coming one would be internal, universal among God’s people, and based upon pardon.

> For I will forgive their iniquities and will remember their sins no more.
> — Jeremiah 31:34

Jewish readers see here a renewal of Israel’s bond with God and His Torah. Christians hear the words that Jesus spoke over the cup at His last supper, and the letter to the Hebrews quotes the passage at length. On either reading, a prophet who lived to watch his city burn was the one who was given the most intimate of all promises.
`.trim(),
      objectives: [
        'Explain why it was difficult to tell Jeremiah’s prophecy from Hananiah’s.',
        'Analyze what it meant to seek the shalom of Babylon, and where its limits lie.',
        'Evaluate common uses of Jeremiah 29:11 in the light of its context.',
      ],
      activities: [
        {
          title: 'Comfort on trial',
          description:
            'One person plays Hananiah, one Jeremiah, and the others are exiles who must decide whom to believe before they know the outcome. Each prophet speaks for three minutes. Then discuss what criteria you used, and which of them would help when somebody comforts you today.',
        },
        {
          title: 'Annotated promise',
          description:
            'Write Jeremiah 29:10-14 in the middle of a large sheet. Around it, note who is addressed, when it will come true, what is asked of the hearers and what is promised. Finally add a few lines to a friend in trouble which use the passage honestly.',
        },
      ],
      checks: [
        {
          question: 'Why could Hananiah not be recognized at once as a false prophet?',
          options: [
            'He spoke as prophets do and drew on an older hope',
            'He had been appointed by Jeremiah himself',
            'He prophesied in a language that only a few understood',
            'He never mentioned how long the exile would last',
          ],
          answer: 0,
          explanation:
            'He used the same formula as Jeremiah, and Jerusalem had been delivered before. Even Jeremiah at first answered Amen.',
          practises: [0],
        },
        {
          question: 'Which conduct goes beyond what the letter asks?',
          options: [
            'Praying for the officials of Babylon',
            'Raising a family beside the canals',
            'Bowing to the city’s idols for the sake of peace',
            'Working in the service of the king',
          ],
          answer: 2,
          explanation:
            'Seeking a city’s good has its limit in the worship of God alone. Daniel served the state and refused to pray to its ruler.',
          practises: [1],
        },
        {
          question: 'Which use of the eleventh verse respects its setting?',
          options: [
            'As a pledge that an applicant will be accepted by the college of her choice',
            'As trust that God stays committed to a people through long trouble',
            'As proof that exiles ought never to complain',
            'As a rule for calculating the end of the world',
          ],
          answer: 1,
          explanation:
            'The promise is plural and long delayed, and it rests on God’s intention. It supports trust without guaranteeing private plans.',
          practises: [2],
        },
      ],
    },
  },
};
