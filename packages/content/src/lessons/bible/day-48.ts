import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay48: LessonSource = {
  category: 'bible',
  dayNumber: 48,
  pictures: ['footprints', 'bread', 'heart-on-fire'],
  references: ['Luke 24:13-49', 'Genesis 12:3', 'Isaiah 53:3-7'],
  bands: {
    kindergarten: {
      title: 'Someone Walks Along',
      description: 'Two sad friends take a long walk. Who comes to join them?',
      difficulty: 'beginner',
      content: `
Stand up and walk on the spot. Left, right, left, right. It is a long way to Emmaus!

Two friends of Jesus walked on that road. One was named Cleopas. They were sad, because Jesus had died. Some women had said that He was alive. Could it be true?

Somebody came up and walked beside them. It was Jesus! But they did not know Him. He asked what they were talking about. He listened to all their sad words. Then He told them about God’s promises. Their hearts felt warm, like a small fire.

Soon the sun was low.

> Stay with us, for it is nearly evening
> — Luke 24:29

Jesus went in with them. At the table He took the bread. He thanked God and broke it. Oh! Now they knew Him! It was Jesus! And then they could not see Him anymore.

They got up at once and hurried back. It was night, but they did not mind. They had to tell the others.
`.trim(),
      objectives: [
        'Tell who walked with the two sad friends.',
        'Say what Jesus did on the road.',
        'Tell when the friends knew Him.',
      ],
      activities: [
        {
          title: 'Walk with me',
          description:
            'Take a friend’s hand and walk slowly. Your friend tells about the day. You only listen. Then you tell and your friend listens.',
        },
        {
          title: 'Stay with us!',
          description:
            'Set a pretend table on a blanket. Ask someone new: will you stay with us? Share a snack that everybody may eat. Thank God together first.',
        },
      ],
      checks: [
        {
          question: 'Who came to walk with the friends?',
          options: ['Jesus', 'A soldier', 'Pilate'],
          answer: 0,
          explanation: 'It was Jesus. At first they did not know Him.',
          practises: [0],
        },
        {
          question: 'What did Jesus do first on the road?',
          options: ['He asked and listened', 'He ran far ahead', 'He sang them a song'],
          answer: 0,
          explanation: 'Jesus wanted to hear why they were sad.',
          practises: [1],
        },
        {
          question: 'When did they see that it was Jesus?',
          options: ['When He put on shoes', 'When He broke the bread', 'When the sun came up'],
          answer: 1,
          explanation: 'He broke bread at the table. Then they knew Him.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'Seven Miles with a Stranger',
      description:
        'They told Him the saddest news in the world. He already knew it better than they did.',
      difficulty: 'beginner',
      content: `
## The long way home

From Jerusalem to Emmaus it was about seven miles. On that Sunday Cleopas and a friend set out, and their feet were slow because their hearts were heavy. They talked about Jesus the whole time. They had hoped so much from Him, and now He was dead. Some women were saying that the tomb was empty and that He was alive, but who could believe that?

A man caught up with them and asked what they were talking about. They stopped and looked so sad. Was He the only one in the city who did not know?

It was Jesus. But something kept them from seeing who He was.

## He listened, and then He opened the book

He let them tell it all, from beginning to end, and He did not interrupt. Only then did He speak. He went through the old books, one after another, Moses and the prophets. There had been hints everywhere that God’s chosen One would suffer first and be lifted up after that. They had heard those words since they were small, and now the words began to glow.

## Bread in His hands

At the village He acted as if He would walk on. They begged Him to come in. It was almost night! So He sat down with them.

> He took bread, spoke a blessing and broke it, and gave it to them. Then their eyes were opened and they recognized Jesus—and He disappeared from their sight.
> — Luke 24:30-31

They stared at the empty place. Then both spoke at once about how their hearts had burned on the road.

## Seven miles again

They had just told Him how late it was, but now they jumped up and hurried the whole way back in the dark. The road was just as long. Their feet were not slow this time. They found the others, who had news as well: Peter had seen Him too!

Sometimes Jesus walks beside sad people, and they only notice it later.
`.trim(),
      objectives: [
        'Retell what happened on the road and at the table.',
        'Explain how Jesus helped the two to understand.',
        'Compare the walk to Emmaus with the walk back.',
      ],
      activities: [
        {
          title: 'Two walks',
          description:
            'Walk a short path as the friends walked out: slow, with heads low. At the end, stop and break a cracker that all may eat. Walk back as they did that night. Talk about what changed and what stayed the same.',
        },
        {
          title: 'Listen to the end',
          description:
            'In pairs, one tells about something that went wrong. The other may not speak until the story is over, and then may ask two questions. Trade. How could you tell that someone was really listening?',
        },
      ],
      checks: [
        {
          question: 'When did the friends see that the stranger was Jesus?',
          options: [
            'When He caught up with them on the road',
            'When He told them His name',
            'When He broke the bread',
            'When they got back to the city',
          ],
          answer: 2,
          explanation:
            'They had seen Him take bread, give thanks and break it. At that moment their eyes were opened.',
          practises: [0],
        },
        {
          question: 'How did Jesus help them to understand?',
          options: [
            'He listened and then opened the old books',
            'He told them to stop thinking about it all',
            'He showed them a map of the road to Emmaus',
            'He sent them to ask the women one more time',
          ],
          answer: 0,
          explanation:
            'First He heard their whole story. Then He showed how it fit into God’s long story.',
          practises: [1],
        },
        {
          question: 'What was different on the way back?',
          options: [
            'The road was much shorter than before',
            'Jesus carried their bags for them',
            'The sun was shining on them',
            'They were full of joy and in a hurry',
          ],
          answer: 3,
          explanation:
            'It was the same road, and it was dark. They were different, because they had met Him.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'How He Explained It',
      description:
        'The risen Jesus could have announced Himself in one sentence. He took a whole afternoon instead.',
      difficulty: 'intermediate',
      content: `
## Good questions first

Seven miles take between two and three hours on foot. For most of that time on the first Easter afternoon, Jesus was walking with two people who had no idea who He was. One was called Cleopas; Luke does not tell us the name of the other. They were on their way out of Jerusalem, away from the place where everything had fallen apart.

He opens with a question: what are they discussing so intently? When they answer that surely everybody has heard, He asks again. Of course He knew, but He wanted to hear it from them, with all their disappointment in it.

> But we were hoping He was the One who would redeem Israel.
> — Luke 24:21

It may be the saddest tense in any grammar. They possess all the facts, including the empty tomb and the report of the women, but they lack a way to put the facts together.

## A story with a shape

Then He begins to explain. He starts with texts that they have known from childhood and shows them a pattern they had overlooked, because they had expected the Christ to win without suffering. Luke does not record the lecture, which many readers regret. Still, you have met several of the passages that He may have used:

- Abraham, through whom all the families of the earth would be blessed
- the lamb at Passover, whose blood marked the doors
- the shepherd king who was overlooked by his own family
- the prophet’s servant, who carried the sorrows of others in silence

Each of them is a story in its own right, and Jewish readers find rich meaning there without thinking of Jesus. Christians believe that all of these lines run toward Him, and that He Himself taught them to read in this way.

Notice the marks of a good explanation. It begins with what the listener already knows, and it gives reasons that can be checked by anyone who opens the scroll. It takes time, and it never shows off. All the way to the village, He still has not told them His name.

## An invitation

At the edge of the village He walks on as if He had farther to go. He does not push His way in. Only when they urge Him to stay does He enter, and then the guest suddenly acts as the host, who takes the bread, gives thanks, breaks it and hands it around. Perhaps they saw His hands. At any rate their eyes were opened, and in the same instant He was gone.

Luke leaves open why He vanished just then, but they no longer needed to see Him in order to be sure. They had the Scriptures, the broken bread and each other, and that is how Christians have lived with the risen Jesus ever since.

## Back into the dark

They had warned the stranger that it was too late for traveling. Now they got up within the hour and walked the seven miles back, although night was falling and nobody had told them to. Understanding had reached their hearts, and from there it had gone to their feet.
`.trim(),
      objectives: [
        'Describe how Jesus led the two disciples toward understanding.',
        'Identify the marks of a good explanation in the story.',
        'Explain why the two returned to Jerusalem that night.',
      ],
      activities: [
        {
          title: 'Explain it on the road',
          description:
            'Walk in pairs for ten minutes. Explain something you know well to your partner, but begin with two questions and build only on the answers. At the halfway point the partner explains it back. Note which step helped most.',
        },
        {
          title: 'Threads of wool',
          description:
            'Write six stories from the past weeks on cards and lay them in a circle. Stretch a thread between any two that you can connect with a reason, and say the reason aloud. Which card collects the most threads? Where would you place the walk to Emmaus?',
        },
      ],
      checks: [
        {
          question: 'What did Jesus do before He explained anything?',
          options: [
            'He told the two that they should have known it',
            'He asked what had happened and let them talk',
            'He waited until they had arrived at the village',
            'He proved who He was by means of a miracle',
          ],
          answer: 1,
          explanation:
            'He knew the events better than anyone, and still He asked twice. He wanted to hear how it looked to them.',
          practises: [0],
        },
        {
          question: 'Which mark of a good explanation does the lesson name?',
          options: [
            'It sounds so difficult that nobody dares to ask',
            'It is finished before the listener becomes tired',
            'It mentions how clever the person explaining is',
            'It offers reasons that the listener can check',
          ],
          answer: 3,
          explanation:
            'He opened texts that they had known for years. They could follow every step and look it up afterward.',
          practises: [1],
        },
        {
          question: 'Why did the two walk back although it was night?',
          options: [
            'They feared that the stranger might be a robber',
            'They had been ordered to report to the Eleven',
            'What they had understood filled them with joy to share',
            'They had left something of value behind in the city',
          ],
          answer: 2,
          explanation: 'Nobody had sent them. Their burning hearts set their feet moving.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Recognition',
      description:
        'They had the correct data and the wrong conclusion. What does it take to see what is in front of you?',
      difficulty: 'advanced',
      content: `
## The problem is not information

The dialogue on the road to Emmaus contains a beautiful irony. Cleopas reproaches the stranger for being uninformed and then recites, almost in the manner of a creed, an accurate summary of the events: a prophet powerful in deed and word, condemned, crucified; the third day; an empty tomb; a vision of angels. Nothing essential is missing from the report except its meaning. The two travelers are not ignorant. They are interpreting with a scheme that has no place for a suffering redeemer, and a scheme of that kind can render the most decisive evidence invisible.

Luke says that their eyes were kept from recognizing Him. Whether this was an act of God, an effect of grief or simply the impossibility of the thing, he does not specify. Artists have liked the ambiguity. In the version by Caravaggio, painted in 1601 and now in London, the disciples have just understood; one of them flings out his arms, while a basket of fruit projects so far over the edge of the table that the viewer feels tempted to catch it. The innkeeper looks on attentively and sees nothing in particular.

## Reading backward

> And beginning with Moses and all the Prophets, He explained to them what was written in all the Scriptures about Himself.
> — Luke 24:27

Christians have derived from this verse their habit of reading the Old Testament as witness to Christ. Augustine put it in a formula: the New lies hidden in the Old, and the Old is opened in the New. The practice has its rules. A text had a sense for its first hearers, and that sense is not abolished; what Christians claim is that a larger pattern becomes visible in retrospect, as the ending of a novel discloses the significance of earlier chapters. Jewish tradition reads the same books toward a different horizon, with learning from which Christians have profited. It is possible to hold one’s own conviction firmly and to acknowledge that theirs is not produced by carelessness.

The question He asks them is whether it was not necessary for the Christ to suffer. The necessity is not fate. It belongs to the kind of God whom these Scriptures describe, who hears slaves, follows exiles, and repeatedly chooses to win by bearing rather than by crushing.

## Word and table

It has often been observed that the episode follows the order of Christian worship: people assemble with what is on their hearts, the Scriptures are opened, bread is blessed and broken, and they are dispatched with news. The four verbs at the table, took, blessed, broke and gave, recall the feeding of the five thousand and the last supper. Traditions differ on whether Luke intends an actual celebration of the Eucharist here or only an echo of it. In either case the two media are complementary. The explanation prepared them; by their own testimony their hearts burned. But they did not recognize Him until He did something with His hands.

There is an insight here about knowing persons. We can be supplied with a complete account of how a machine arrives at its output, and for machines that is what understanding means. A person has to be met. Reasons matter, for He gave them for hours; and yet at the decisive point He offered neither a further argument nor a proof, only Himself as a guest who became the host.

## The uses of disappointment

“But we were hoping” (Luke 24:21) is a sentence which many people could complete from their own experience. It deserves attention that Jesus does not begin by correcting it. He asks for it. Whoever accompanies the disillusioned, including those who are walking away from the church, may learn the sequence from Him: approach, ask, listen at length, interpret with patience, refrain from imposing, and accept hospitality.

He vanishes at the very moment of recognition. What is left is a table, a torn loaf and two people who find that they must not remain where they are. They had described the hour as too late. Within minutes it has become early enough for seven miles.
`.trim(),
      objectives: [
        'Analyze why the disciples had correct information but no understanding.',
        'Explain how Christians read the Old Testament in the light of Luke 24:27, with respect for Jewish reading.',
        'Derive from the narrative a way of accompanying people who are disappointed.',
      ],
      activities: [
        {
          title: 'Reread a chapter',
          description:
            'Choose a story from an earlier week, for instance Genesis 22, Exodus 12 or Ruth. Write first what it could have meant to its original hearers, then what it may suggest after Luke 24. Mark clearly where you move from the one to the other, and let a partner question the transition.',
        },
        {
          title: 'Forty minutes of company',
          description:
            'Walk with somebody whom you do not know well, within sight of a leader. For the first half only ask and listen. In the second half speak, but solely about what the other has raised. Afterward record which of the two halves was more difficult, and what you nearly said too early.',
        },
      ],
      checks: [
        {
          question: 'Why did the two fail to understand, although they were well informed?',
          options: [
            'The women had withheld the most important part of their report',
            'They had spent too little time in the company of the Twelve',
            'The crucifixion had not yet been publicly confirmed by Pilate',
            'Their expectations had no room for a redeemer who suffers',
          ],
          answer: 3,
          explanation:
            'They could recite every fact. The framework by which they interpreted those facts excluded the possibility that the facts pointed to.',
          practises: [0],
        },
        {
          question: 'Which principle governs a responsible Christian reading of the Old Testament?',
          options: [
            'The original sense is annulled as soon as a later one appears',
            'A larger pattern is seen in retrospect; the first sense remains',
            'Only passages that are quoted by name in the Gospels have value',
            'Jewish interpretation may be disregarded because it is careless',
          ],
          answer: 1,
          explanation:
            'Christians believe that the end of the story illuminates its beginning. That neither cancels what the text first said nor licenses contempt for other readers.',
          practises: [1],
        },
        {
          question:
            'A friend has left the church in disappointment. Which first step accords with Luke 24?',
          options: [
            'Ask what happened and hear it to the end',
            'Send a list of passages that disprove the complaint',
            'Assure the friend that such feelings will soon be over',
            'Keep a distance until the friend asks to come back',
          ],
          answer: 0,
          explanation:
            'Jesus joined them on the way out and asked before He explained. Interpretation came afterward, and He waited to be invited.',
          practises: [2],
        },
      ],
    },
  },
};
