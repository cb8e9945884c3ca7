import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay37: LessonSource = {
  category: 'bible',
  dayNumber: 37,
  pictures: ['dove', 'water-wave', 'red-heart'],
  references: ['Mark 1:9-13', 'Matthew 3:13-17', 'Psalm 2:7', 'Isaiah 42:1'],
  bands: {
    kindergarten: {
      title: 'Splash! A Voice Says: I Love You',
      description: 'Jesus steps into the river. Listen! Who is speaking?',
      difficulty: 'beginner',
      content: `
Wiggle your toes. Pretend they are in cool water. Brrr! Splash, splash!

John stood in the Jordan River. He told people to turn back to God. Then he dipped them in the water. It was like a big wash for the heart.

One day Jesus came too. He was all grown up now. Jesus had done nothing wrong. John was surprised! But Jesus wanted to stand with us. So John dipped Him in the river.

Up came Jesus, dripping wet. The sky opened wide! God’s Spirit came down, as a dove does. Then God the Father spoke from heaven.

> You are My beloved Son
> — Mark 1:11

Beloved means very much loved. Jesus had not done big wonders yet. His Father loved Him already.

Do you have to win so God loves you? No! Do you have to be big? No! God loved you before you could walk.

Hug yourself with both arms. Say it softly: God loves me.
`.trim(),
      objectives: [
        'Tell what happened to Jesus in the river.',
        'Say what God the Father told Jesus.',
        'Tell when God began to love us.',
      ],
      activities: [
        {
          title: 'Name and water',
          description:
            'Sit in a circle around a bowl of water. Dip one finger in. Draw a wet heart on a stone. Say your name, and all answer: God loves you!',
        },
        {
          title: 'Float like a dove',
          description:
            'Spread your arms like wings. Glide slowly down a small hill. Land as softly as you can. Fold your wings and listen to the quiet.',
        },
      ],
      checks: [
        {
          question: 'Where was Jesus when the sky opened?',
          options: ['In the river', 'On a mountain', 'In a boat'],
          answer: 0,
          explanation: 'John had just dipped Him in the Jordan.',
          practises: [0],
        },
        {
          question: 'What did God the Father say?',
          options: ['Go to sleep now', 'Run very fast', 'You are My beloved Son'],
          answer: 2,
          explanation: 'He told Jesus how much He loved Him.',
          practises: [1],
        },
        {
          question: 'When did God start to love you?',
          options: ['After I was good', 'Before I did anything', 'When I grow up'],
          answer: 1,
          explanation: 'God’s love comes first. We do not have to earn it.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'Loved Before the Work Began',
      description:
        'He had not told one story or healed one person yet. So why was His Father so pleased?',
      difficulty: 'beginner',
      content: `
## The man in the river

John lived in the desert, where he wore rough clothes of camel’s hair and ate locusts and wild honey. He had an important message: turn around, because God’s King is near! Crowds of people came to the river. They told God what they had done wrong, and John baptized them in the Jordan. The water was a sign of a clean start.

One day there stood a man from Nazareth in the line. It was Jesus.

## The wrong way around

John knew at once that this was odd. Jesus had nothing to be sorry for, so John said that Jesus should baptize him instead! But Jesus asked him to do it all the same. He wanted to do what was right, and He did not want to watch from the river bank. He stepped into the very same water as all the people who had messed up. He stood where we stand.

## A voice

When He came up, the sky was torn open. The Spirit of God came down on Him like a dove. And then He heard His Father.

> And a voice came from heaven: “You are My beloved Son; in You I am well pleased.”
> — Mark 1:11

Look at when this happened. Jesus had not preached yet. He had not walked on water or fed a crowd. He had grown up in a little village and worked with His hands. His Father loved Him before all of those wonderful things began.

Many of us think that love is a prize. We want to score the goal, get the good grade, and then be loved. God does it the other way. His love is the start, and good work grows from it.

Right after this, Jesus went into the desert for forty days, where it was lonely and He was tempted to do wrong. He did not give in, because He had His Father’s words to hold on to.
`.trim(),
      objectives: [
        'Tell why John was surprised when Jesus came.',
        'Explain why Jesus stepped into the water.',
        'Describe what comes first with God, love or work.',
      ],
      activities: [
        {
          title: 'Said before, not after',
          description:
            'Play a throwing game in pairs. Before each throw, your partner says one true, kind thing about you that has nothing to do with the game. Then throw. How does it feel when the kind word comes first, even if you miss?',
        },
        {
          title: 'Words for the desert',
          description:
            'Fold a strip of paper small enough for your shoe or pocket. Write one sentence on it that you would want with you on a hard day. You may use words from Mark 1:11. Keep it with you until tomorrow.',
        },
      ],
      checks: [
        {
          question: 'What made John wonder?',
          options: [
            'The river had run dry',
            'Jesus came with a large army',
            'The people would not go home',
            'Jesus had no wrong to wash away',
          ],
          answer: 3,
          explanation:
            'The others came because they were sorry. Jesus had never done wrong, so John thought it should be the other way around.',
          practises: [0],
        },
        {
          question: 'Why did Jesus get into the water?',
          options: [
            'He wanted to stand with people',
            'He wanted to learn to swim',
            'He was hot from the long walk',
            'He had lost something there',
          ],
          answer: 0,
          explanation:
            'He did what was right, and He stood in the same place as those who needed help.',
          practises: [1],
        },
        {
          question: 'When did Jesus hear that His Father was pleased?',
          options: [
            'After His first sermon',
            'Before He had begun His work',
            'When He left the desert',
            'On the day He was born',
          ],
          answer: 1,
          explanation: 'Love came first. The preaching and healing came afterward.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Who Gets to Say Who You Are?',
      description:
        'Grades, likes, nicknames, rumors: a hundred voices hand out labels. One voice spoke over the Jordan.',
      difficulty: 'intermediate',
      content: `
## The lowest river on Earth

The Jordan runs through a deep crack in the land. Where John was probably baptizing, the river lies hundreds of meters below the level of the sea. You could hardly find a lower place to begin. And that is where the Gospel of Mark begins, with no manger and no shepherds, but with a man of about thirty coming down to a muddy river.

People were streaming there to confess what they had done wrong. According to Matthew, John tried to stop Jesus from joining them.

> But John tried to prevent Him, saying, “I need to be baptized by You, and do You come to me?”
> — Matthew 3:14

It is a reasonable objection, since baptism was intended for those who needed to turn around. If Jesus had nothing to repent of, what was He doing in the line? His answer is short: it was the right thing to do. Christians have understood that He was identifying with us. He did not call instructions from the bank; He climbed down into the water that everybody else had used.

## Torn open

Mark uses a violent word for what followed. The heavens do not politely part; they are ripped, as a piece of cloth is ripped. He will use the same verb only once more, when the curtain of the temple is torn at the death of Jesus. Something that had separated heaven and earth is being broken through.

Then the Spirit descends like a dove, and the voice of the Father is heard. Here the church has always seen a glimpse of God as Father, Son and Holy Spirit, all present in one scene.

## The order of things

The timing is what matters most. At this point Jesus has no followers, no miracles and no sermons to show. He has spent most of His life in a village doing ordinary work. If somebody had asked for a list of His achievements, the page would have been almost blank, and yet He is called beloved.

Compare that with the way in which labels are usually given. A team loves you if you score, a class respects you if you are entertaining, and an app counts how many people approve of your photograph. All of these judge first and accept later, and they can change their opinion tomorrow. The voice over the Jordan speaks first, and the work grows from it.

The Bible is careful here: Jesus is the Son in a way that nobody else is. But it also says that everybody who belongs to Him is adopted into the family. What He is by nature, we are given as a gift, which no grade can earn and no rumor can cancel.

## Straight into the desert

You might expect a party. Instead the Spirit sends Him out to the wilderness for forty days of hunger and temptation. Matthew tells us that the tempter started with the very words that Jesus had just heard: if you are the Son of God, prove it. Temptation often works like that, because the attack is aimed at your identity.

Jesus did not prove anything. He trusted what He had been told. When other voices tell you who you are, it helps to remember which voice spoke first, and to ask which one has loved you.
`.trim(),
      objectives: [
        'Explain why John objected and how Jesus answered him.',
        'Describe what the torn heavens mean in the Gospel of Mark.',
        'Compare the Father’s word to Jesus with the labels that people give.',
      ],
      activities: [
        {
          title: 'Label stickers',
          description:
            'Write on scraps of paper ten labels that people your age receive, kind and unkind. Sort them into two piles: given for something you did, or given whatever you do. What is missing from the second pile? Write three sentences that you wish belonged there, and say one of them to someone.',
        },
        {
          title: 'Two cameras on one scene',
          description:
            'Read Mark 1:9-11 and Matthew 3:13-17 aloud in two groups. Note every detail that only one of them has, including who is spoken to by the voice. Then discuss why it can be useful to have two witnesses who do not copy each other.',
        },
      ],
      checks: [
        {
          question: 'What troubled John about baptizing Jesus?',
          options: [
            'He was afraid of the soldiers watching',
            'He thought their roles should be reversed',
            'He had run out of time that day',
            'He had never met anyone from Nazareth',
          ],
          answer: 1,
          explanation:
            'John felt that he himself was the one who needed it. Jesus insisted, because He had come to stand with sinners.',
          practises: [0],
        },
        {
          question: 'Where does Mark use the word for tearing a second time?',
          options: [
            'When the fishermen mend their nets',
            'When the roof in Capernaum is opened',
            'When the wild animals appear',
            'When the temple curtain is torn',
          ],
          answer: 3,
          explanation:
            'At the beginning and at the cross, a barrier between God and people is torn open. Mark ties the two scenes together.',
          practises: [1],
        },
        {
          question: 'How does the Father’s word differ from most labels?',
          options: [
            'It comes before any achievement',
            'It is given to whoever works hardest',
            'It can be taken back the next day',
            'It depends on how many people agree',
          ],
          answer: 0,
          explanation:
            'Usual labels follow a performance. Jesus was called beloved while His list of deeds was still empty.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'An Identity Received',
      description:
        'Modern people are told to create themselves. The Gospel begins with a man who lets Himself be addressed.',
      difficulty: 'advanced',
      content: `
## The voice and its sources

The sentence spoken above the Jordan is woven from older Scripture. Its first half echoes a royal psalm, in which a king of David’s line is enthroned: “You are My Son; today I have become Your Father” (Psalm 2:7). Its second half recalls the opening of Isaiah’s songs about a mysterious servant.

> Here is My Servant, whom I uphold, My Chosen One, in whom My soul delights. I will put My Spirit on Him, and He will bring justice to the nations.
> — Isaiah 42:1

Many interpreters detect a third echo as well, since the expression beloved son recalls the Greek version of the story in which Abraham is told to give up Isaac. If so, the greeting is at once a coronation, a commission and a foreboding. A king is proclaimed whose way of ruling will be service, and whose sonship will lead to a sacrifice. Nothing in the remaining chapters of Mark will go beyond what has been compressed into this line.

## An embarrassing baptism

Historians regard the baptism as among the best attested events of Jesus’ life, partly because it was awkward. A movement that considered its Lord sinless and superior to John would hardly have invented His submission to a rite of repentance. Matthew’s account shows the difficulty openly by reporting John’s protest. The reply, that it was fitting to fulfill all righteousness, has received various explanations: that Jesus consecrated the water for our use, that He acted as representative of Israel at the river it once had crossed, that He anticipated the cross by taking His place among the guilty. These do not exclude each other. What unites them is solidarity. He is numbered with the transgressors before He has been accused of anything.

Christians have also reflected on what the scene reveals about God. The Father speaks, the Son stands in the river, the Spirit descends. The Eastern churches celebrate the day as Theophany, a manifestation of the Trinity. At the same time the churches have rejected the notion, sometimes called adoptionism, that an ordinary man was promoted to sonship on this occasion. The voice does not make Him the Son; it declares Him so.

## Being and doing

The placement of the declaration has existential weight. It precedes every public accomplishment. The philosopher Charles Taylor has described how modern Western culture understands identity as a project: each of us is supposed to discover or design an original self and then to secure its recognition by others. The freedom in this is real, and many who were formerly assigned a lowly place by birth have reason to be thankful for it. Yet the project is exhausting. A self that must be produced must also be promoted, and whoever lives by applause is at the mercy of the audience.

The narrative presents an alternative. Identity is first of all received, from One who knows the person fully, and action follows as its expression. Jesus does not work in order to become beloved; He works as the beloved. Paul will claim that through adoption believers share in this, so that they too may address God as Abba. The claim is made about grace and not about temperament. It includes people who do not feel loved at all.

## The test

Mark permits no interval for enjoyment. At once, he writes, the Spirit drove Jesus into the wilderness, and his verb is the one he uses for the expulsion of demons. Among wild animals and angels, for forty days that recall Israel’s forty years, the word is put to the proof. In the fuller version of Matthew each of the first two temptations begins with a conditional clause, if You are the Son of God, and each invites Him to convert a relationship into a demonstration.

> He was with the wild animals, and the angels ministered to Him.
> — Mark 1:13

He declines to perform. It is worth asking which of our own exertions are attempts to prove what could only be given, and to whom the proof is being offered. The question is not an argument for idleness. The One who refused to turn stones into bread would soon be so busy with the hungry and the sick that He had scarcely time to eat. He had simply nothing left to prove by it.
`.trim(),
      objectives: [
        'Identify the Old Testament texts that sound in the voice at the Jordan.',
        'Explain why historians regard the baptism of Jesus as well attested.',
        'Compare identity as a project with identity as something received.',
      ],
      activities: [
        {
          title: 'Three strands',
          description:
            'Read Psalm 2, Isaiah 42:1-9 and Genesis 22:1-14 in three small groups. Each group writes down what its passage would lead a hearer to expect of the beloved Son. Bring the lists together and decide where in Mark each expectation is met, and where it is overturned.',
        },
        {
          title: 'An hour without proof',
          description:
            'For one hour do something worthwhile that no one will see, count or thank you for. Afterward write a paragraph on the moments when you wished for a witness. Share only as much of it as you like with one person whom you trust.',
        },
      ],
      checks: [
        {
          question: 'Which combination of texts lies behind the words from heaven?',
          options: [
            'A psalm for pilgrims and a law about washing',
            'A proverb about sons and a lament over Jerusalem',
            'A royal psalm and a song of the servant',
            'A prophecy of a flood and a blessing of Moses',
          ],
          answer: 2,
          explanation:
            'Psalm 2 speaks of the enthroned king, Isaiah 42 of the servant who brings justice. Together they describe a ruler who serves.',
          practises: [0],
        },
        {
          question: 'Why does the awkwardness of the baptism count in its favor historically?',
          options: [
            'The first Christians would have had little reason to invent it',
            'Ancient writers were forbidden to record embarrassing events',
            'It shows that the Gospels were written by disciples of John',
            'Awkward stories were popular and therefore widely copied',
          ],
          answer: 0,
          explanation:
            'To have their Lord undergo a rite of repentance raised hard questions. People rarely make up what they then have to explain.',
          practises: [1],
        },
        {
          question: 'What is the main risk of treating the self as a project?',
          options: [
            'It prevents anybody from leaving a place assigned by birth',
            'It makes a person dependent on the recognition of others',
            'It leads to idleness because nothing needs to be done',
            'It requires believing in a voice from heaven',
          ],
          answer: 1,
          explanation:
            'A self that is manufactured must be confirmed by an audience. A self that is received can act without having to prove its worth.',
          practises: [2],
        },
      ],
    },
  },
};
