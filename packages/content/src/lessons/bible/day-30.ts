import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay30: LessonSource = {
  category: 'bible',
  dayNumber: 30,
  pictures: ['spouting-whale', 'sailboat', 'potted-plant'],
  references: ['Jonah 1-4', 'Exodus 34:6', 'Matthew 12:40-41'],
  bands: {
    kindergarten: {
      title: 'Jonah Goes the Wrong Way',
      description: 'God says, go there. Jonah hops on a boat and goes away!',
      difficulty: 'beginner',
      content: `
Point one way. Now run the other way! Jonah did just that.

God told Jonah, go to Nineveh. The people there were cruel. Tell them to stop. But Jonah did not like those people. He got on a ship and sailed away.

Whoosh! A storm came. The waves were huge. It is my fault, said Jonah. Throw me in the sea. Splash! Then the sea was calm.

God sent a giant fish. Gulp! Jonah was inside for three days. It was dark. He prayed.

> You heard my voice.
> — Jonah 2:2

The fish spat him out on the beach. Now Jonah went to Nineveh. The people listened. They were sorry and stopped hurting others. God forgave them all.

Jonah was cross. But God loved that big city. He loved Jonah too.
`.trim(),
      objectives: [
        'Tell what Jonah did when God called him.',
        'Say what the people of Nineveh did.',
        'Tell whom God loves in this story.',
      ],
      activities: [
        {
          title: 'Turn around!',
          description:
            'Walk across the room in a line. When someone calls Jonah, turn around fast. Walk the other way. Play it five times.',
        },
        {
          title: 'Fish belly tent',
          description:
            'Crawl under a blanket. Make one hole for your face. Say thank You to God in the dark. Then tumble out like Jonah.',
        },
      ],
      checks: [
        {
          question: 'What did Jonah do first?',
          options: ['He ran away', 'He built a house', 'He fed some sheep'],
          answer: 0,
          explanation: 'God said, go to Nineveh. Jonah sailed the other way.',
          practises: [0],
        },
        {
          question: 'What did the people of Nineveh do?',
          options: ['They laughed at Jonah', 'They were sorry', 'They hid on a boat'],
          answer: 1,
          explanation: 'They heard Jonah and stopped doing cruel things.',
          practises: [1],
        },
        {
          question: 'Whom did God care about?',
          options: ['Only the big fish', 'Only the brave sailors', 'Jonah and the city'],
          answer: 2,
          explanation: 'God was kind to Jonah. He was kind to the whole city too.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'The Prophet Who Pouted',
      description: 'Everyone in this story does what God wants, except the man who works for God.',
      difficulty: 'beginner',
      content: `
## A ticket to Tarshish

Nineveh was a great city in the land of Assyria. Its soldiers had hurt many people, and Jonah did not like them one bit. So when God said to go and warn them, Jonah went down to the harbor and paid for a ship that sailed the other way.

God sent a storm so wild that the ship began to creak. The frightened sailors prayed to their gods and threw the cargo into the sea, while Jonah was fast asleep below. At last he owned up that it was his fault. Throw me into the water, he said, and the storm will stop.

The sailors did not want to do it, so they rowed as hard as they could. But in the end they had to, and the sea grew still.

## Three dark days

God had a great fish ready. It swallowed Jonah, and there in the dark he prayed and thanked God for saving him. After three days the fish spat him out on dry land. Then God sent him to Nineveh a second time, and this time Jonah went.

> When God saw their actions—that they had turned from their evil ways—He relented from the disaster He had threatened to bring upon them.
> — Jonah 3:10

The king and all his people, even the children, were sorry. God forgave them.

## A vine and a worm

You would think Jonah danced for joy. Instead he sat on a hill outside the city and sulked. I knew that You would forgive them, he said, and that is why I ran away.

God made a leafy vine grow to give him shade, and Jonah liked it. Next day a worm chewed it, and it dried up. Jonah was furious. You are sorry about a plant, God said. Should I not be sorry for a city full of people, and all those cows too?

And there the story stops. What do you think Jonah said?
`.trim(),
      objectives: [
        'Retell the story of Jonah in four steps.',
        'Explain why Jonah was angry when Nineveh was saved.',
        'Tell what God wanted to teach with the vine.',
      ],
      activities: [
        {
          title: 'The ending that is missing',
          description:
            'The book ends with a question from God. With a partner, play the next minute. One of you is Jonah and answers. Then swap and find a different answer.',
        },
        {
          title: 'Four corners',
          description:
            'Name the corners of the room ship, fish, city and hill. Someone calls a feeling such as scared, sorry, thankful or cross. Run to the corner where Jonah or others felt it, and say who.',
        },
      ],
      checks: [
        {
          question: 'What happened right after the fish let Jonah go?',
          options: [
            'He sailed off to Tarshish again',
            'He sat down under a vine',
            'The sailors rowed him to shore',
            'God called him a second time',
          ],
          answer: 3,
          explanation:
            'God gave Jonah a second chance with the same job. After that Jonah walked to Nineveh.',
          practises: [0],
        },
        {
          question: 'Why was Jonah so cross?',
          options: [
            'The king had laughed at him',
            'God was kind to people he disliked',
            'His ship had sunk in the storm',
            'Nobody in the city would listen to him',
          ],
          answer: 1,
          explanation:
            'The people listened, and God forgave them. Jonah had wanted them to be punished.',
          practises: [1],
        },
        {
          question: 'Why did God let the vine dry up?',
          options: [
            'To show how much more people matter',
            'To feed a hungry worm',
            'To make Jonah go home',
            'To warn the cows of the city',
          ],
          answer: 0,
          explanation:
            'Jonah felt sorry for a plant he had not grown. God felt much more for a city of people He had made.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Angry at Mercy',
      description:
        'A funny, sharp little book asks whether you can stand it when God is kind to your enemies.',
      difficulty: 'intermediate',
      content: `
## An upside-down story

The book of Jonah is only four chapters long, and almost everybody in it acts against type. Pagan sailors pray, while the prophet snores. The most feared city in the world repents after one short sermon. Even the cows wear sackcloth. The single person who resists God from beginning to end is the one who can recite the creed.

It helps to know who lived in Nineveh. It was one of the chief cities of Assyria, whose kings boasted on stone walls about the cruel things they did to those they conquered. In 722 BC Assyria wiped out the northern kingdom of Israel. Asking Jonah to preach there was like asking somebody to bring a message to the people who had wrecked his home.

## Down, down, down

Jonah goes down to Joppa, down into the ship, down to its lowest deck, and at last down into the sea. Running from God takes him lower with every step. Yet what meets him at the bottom isn’t death. It is a fish that God has sent, and in the dark he prays at last.

> In my distress I called to the LORD, and He answered me.
> — Jonah 2:2

Christians differ about what kind of writing this is. Many read it as a report of things that happened. Others read it as a story with a point, like a parable. It is a question for your parents or your pastor. All agree that the story mattered to Jesus, who spoke of Jonah’s three days in the fish as a sign of His own time in the grave.

## The complaint

Nineveh turns around, and God spares it. Then comes the shock: Jonah is furious, and finally he tells us why he ran. He was not afraid that his preaching would fail; he was afraid that it would succeed.

> I knew that You are a gracious and compassionate God, slow to anger, abounding in loving devotion—One who relents from sending disaster.
> — Jonah 4:2

Those words are an old confession from the days of Moses, which Israel loved because God’s mercy had rescued them more than once. Jonah was glad to live by mercy himself, but he could not bear to see it handed to people he hated.

## A question with no answer

God argues with Jonah by means of a plant, a worm and a hot wind. If Jonah grieves for a vine that lived a day, shouldn’t God grieve for more than 120,000 people, and for their animals? The book ends there, in mid-conversation, and we never hear what Jonah replied. Perhaps that’s because the question has been handed on to the reader.

Mercy isn’t the same as pretending that nothing happened. Nineveh had to stop its violence, and people who have been hurt may need protection and time. But the story warns us against something that can grow in a heart with good reasons for anger: the wish that someone will never change.
`.trim(),
      objectives: [
        'Explain why Jonah ran away, using what he says in chapter 4.',
        'Describe how the book turns the expectations of its readers around.',
        'Apply the closing question of the book to a situation of today.',
      ],
      activities: [
        {
          title: 'The news from Nineveh',
          description:
            'In groups, prepare two short news reports about the city that was spared: one for the people of Nineveh, one for a family in Israel that lost its home to Assyria. Read both aloud, and talk about how the same event can sound so different.',
        },
        {
          title: 'Letter with a blank',
          description:
            'Write the reply that Jonah might have sent to God a year later. Leave a blank where the name of the city stands. Then, silently, put in a group that you find hard to wish well, and see whether you could still sign the letter.',
        },
      ],
      checks: [
        {
          question: 'According to Jonah 4:2, why had Jonah fled?',
          options: [
            'He doubted that God could hear him so far away',
            'He feared that the sailors would find him out',
            'He expected that God would forgive the city',
            'He believed that prophets must stay in Israel',
          ],
          answer: 2,
          explanation:
            'Jonah knew how gracious God is. He ran because he did not want that grace to reach Nineveh.',
          practises: [0],
        },
        {
          question: 'Which detail shows the book turning things upside down?',
          options: [
            'Foreign sailors pray while the prophet sleeps',
            'The storm makes the sea rough',
            'Jonah pays the fare for his voyage',
            'A vine withers in a hot wind',
          ],
          answer: 0,
          explanation:
            'Readers would expect the man of God to pray first. Here outsiders are quicker to seek God than he is.',
          practises: [1],
        },
        {
          question: 'Who is acting most like Jonah on the hill?',
          options: [
            'A boy who is afraid of deep water',
            'A girl who warns a friend about danger',
            'A teacher who asks a bully to stop',
            'A player who is annoyed that a rival is forgiven',
          ],
          answer: 3,
          explanation:
            'Jonah had been forgiven himself, yet he begrudged others the same gift. God’s last question is meant for moments like that.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Should I Not Care?',
      description:
        'A book about a prophet closes with a question, and the last thing that it mentions is cattle.',
      difficulty: 'advanced',
      content: `
## A prophet against his message

Most prophetic books gather the speeches of a prophet and tell us little about his life. Jonah reverses the proportion. Its single oracle runs to five words in Hebrew, and all the rest is narrative about a messenger who hopes that the message will fail. Satire is too harsh a term, but the writer has a sharp eye. Storm, fish, plant, worm and wind obey at once; foreign sailors and a brutal king respond with exemplary seriousness; the Hebrew who worships the maker of sea and land tries to escape Him by ship.

Behind the comedy stands a grim reality. Assyria destroyed the kingdom of Israel in 722 BC and deported much of its population, and the palace reliefs excavated at Nineveh display executions with evident pride. Ancient hearers didn’t need to be told why a prophet might prefer Tarshish.

How the book should be classified is disputed among Christians. Its mention in 2 Kings of a historical Jonah, and Jesus’ reference to him, lead many to read it as history; others judge that its symmetry and exaggeration point to an inspired parable. The disagreement is old and can be conducted with charity, since the theological claim is the same on either view.

## The creed as an accusation

In the fourth chapter Jonah finally explains himself, and he does so by quoting Scripture at God.

> O LORD, is this not what I said while I was still in my own country? This is why I was so quick to flee toward Tarshish. I knew that You are a gracious and compassionate God, slow to anger
> — Jonah 4:2

The phrases come from Exodus 34, where God proclaims His own name to Moses after the disaster of the golden calf. Israel existed because that proclamation was true. What had been the ground of his people’s survival now becomes, in Jonah’s mouth, a charge of leniency. He has perfectly orthodox beliefs and resents every one of them.

It would be too easy to despise him. A God who pardons Nineveh seems to leave its victims unanswered, and the demand that wickedness be called by its name is a moral instinct. The story does not cancel it. God sends Jonah precisely because the city’s violence has come up before Him, and the king orders his subjects to abandon what their hands have been doing. Forgiveness here is no shrug; it meets people who have turned. Another prophet, Nahum, announces the fall of the same city after its violence had gone on, and both books stand in one Bible.

## The logic of the vine

God’s reply proceeds by experiment. A plant shelters Jonah and perishes; he is angry enough to die. Then comes an argument from the lesser to the greater.

> You cared about the plant, which you neither tended nor made grow. It sprang up in a night and perished in a night. So should I not care about the great city of Nineveh, which has more than 120,000 people who cannot tell their right hand from their left, and many cattle as well?
> — Jonah 4:10-11

The contrast is between what Jonah did not make and what God did. Nineveh’s inhabitants are creatures with a Maker, before they are enemies with a record. Those who cannot tell right from left are sometimes taken to be small children, sometimes a whole population without moral bearings. Either way the Creator’s pity extends as far as the livestock.

## The sign of Jonah

When people demanded a sign from Jesus, He offered them only this prophet: three days in the depths, and then a preacher whom foreigners heeded. The Gospel of Matthew sees in it a pattern of His own burial and resurrection. There is a further correspondence, and a contrast. One prophet sat outside a city and was angry that it lived; Jesus wept over a city that would not listen, and prayed for those who crucified Him.

Jewish communities read this book aloud on the afternoon of Yom Kippur, the Day of Atonement. It is a fitting choice, for its closing question does not permit anyone to ask for pardon as a private possession. Jonah’s answer is missing, and each reader supplies it.
`.trim(),
      objectives: [
        'Explain how Jonah turns a confession of faith into an accusation.',
        'Assess the tension between mercy for Nineveh and justice for its victims.',
        'Interpret the argument that God makes by means of the plant.',
      ],
      activities: [
        {
          title: 'Counsel for the survivors',
          description:
            'Hold a hearing in three roles: a refugee from Israel who opposes the pardon, a child of Nineveh, and a judge who may only ask questions. Allow each five minutes. Afterward write down which concern the book of Jonah leaves least resolved.',
        },
        {
          title: 'Reading it as a service',
          description:
            'Divide the four chapters among several voices and read the book aloud without comment, outdoors in the late afternoon. After the last question, keep silence for two minutes. Then let each person say a single word.',
        },
      ],
      checks: [
        {
          question: 'What is ironic about Jonah’s quotation from Exodus?',
          options: [
            'It had never before been spoken by a prophet of Israel to any king',
            'The mercy he complains of had saved his own people',
            'It is taken from a song of the Assyrians',
            'He leaves out the statement that God is gracious',
          ],
          answer: 1,
          explanation:
            'God proclaimed these words after the golden calf, when Israel deserved judgment. Jonah lives by the mercy that he protests against.',
          practises: [0],
        },
        {
          question: 'How does the book keep mercy from becoming indifference?',
          options: [
            'Jonah is allowed to choose who is punished',
            'The victims of Assyria receive land in Nineveh',
            'The sailors are made judges of the city',
            'The city is called to give up its violence',
          ],
          answer: 3,
          explanation:
            'The wickedness of Nineveh is the reason for the mission, and the king commands his people to turn from it. Pardon meets repentance.',
          practises: [1],
        },
        {
          question: 'What is the point of the argument about the plant?',
          options: [
            'A maker has more cause to care than a passer-by',
            'Plants have the same worth as people',
            'Shade is a reward for obedient prophets',
            'Anger is wrong whatever has caused it',
          ],
          answer: 0,
          explanation:
            'Jonah pitied something that he had not made. God pities those He did make, people and animals alike.',
          practises: [2],
        },
      ],
    },
  },
};
