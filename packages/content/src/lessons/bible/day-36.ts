import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay36: LessonSource = {
  category: 'bible',
  dayNumber: 36,
  pictures: ['baby', 'ewe', 'glowing-star'],
  references: ['Luke 1:26-55', 'Luke 2:1-20', 'Micah 5:2'],
  bands: {
    kindergarten: {
      title: 'A Bed of Straw',
      description: 'Shh! The sheep are asleep. Who is coming in the night?',
      difficulty: 'beginner',
      content: `
Can you rock a baby in your arms? Rock, rock, rock. Hum very softly.

Mary and Joseph walked a long way. They came to Bethlehem. So many people were there! The inn had no room left. That night, Mary’s baby was born. She wrapped Him up warm. She laid Him in a manger. A manger is a food box for animals. The baby’s name was Jesus.

Out in the dark, shepherds watched their sheep. Suddenly it was bright! An angel stood there. The shepherds shook with fear.

> Do not be afraid!
> — Luke 2:10

The angel had happy news. The Savior was born, for everybody! Then the sky was full of angels. They praised God together.

The shepherds ran to town. They looked and looked. There was the baby, in the manger! They told everyone they met.

God sent His own Son to us. He came so small. You can come close to Him too.
`.trim(),
      objectives: [
        'Tell where Mary laid baby Jesus.',
        'Say who heard the good news first.',
        'Tell for whom Jesus came.',
      ],
      activities: [
        {
          title: 'Run to Bethlehem',
          description:
            'Lie still like shepherds at night. One child calls: Good news! Jump up and run to the tree. Whisper there: Jesus is born!',
        },
        {
          title: 'Make a manger',
          description:
            'Find dry grass and soft leaves. Make a small bed with them. Lay a wrapped stone or doll inside. Sing it a quiet song.',
        },
      ],
      checks: [
        {
          question: 'Where did baby Jesus sleep?',
          options: ['In a boat', 'In a manger', 'In a palace'],
          answer: 1,
          explanation: 'He lay in a food box for animals.',
          practises: [0],
        },
        {
          question: 'Who heard the angel’s news that night?',
          options: ['Some kings', 'Some soldiers', 'Some shepherds'],
          answer: 2,
          explanation: 'They were awake to watch their sheep. God told them first.',
          practises: [1],
        },
        {
          question: 'For whom was the happy news?',
          options: ['For everybody', 'For Mary alone', 'For rich people'],
          answer: 0,
          explanation: 'Jesus came for all of us. He came for you.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'News on the Night Shift',
      description: 'The biggest news in the world needed someone to hear it. Guess who was awake?',
      difficulty: 'beginner',
      content: `
## A girl says yes

In the small town of Nazareth lived a young woman named Mary. She was promised to Joseph, a carpenter. One day the angel Gabriel came to her with a message. She would have a Son, and He would be the Son of God! Mary did not see how that could be. Still, she told the angel that she was God’s servant. Then she sang a song. It tells how God lifts up the humble and feeds the hungry.

## A long road, a full town

Far away in Rome, Caesar Augustus wanted to count his people. So everyone had to go and be written on a list. Joseph took Mary to Bethlehem, because King David’s family came from there. Caesar thought that he was running the world. He had no idea that his list was helping to keep an old promise. A prophet had said that God’s ruler would come from Bethlehem.

There was no room in the inn. So the King of all kings slept in a box for hay.

## Out in the field

Shepherds worked when others slept. Their coats smelled of sheep, and few people asked what they thought. To them God sent the news.

> Today in the city of David a Savior has been born to you. He is Christ the Lord!
> — Luke 2:11

Look at the words to you. The angel told them what to look for: a baby in strips of cloth, in a manger. They did not need to be washed or dressed up. They only had to go and see.

They hurried. They found Him. Then they told everybody, and went back to their sheep, singing. The work was the same as the day before. But the world was not.

Mary was quiet. She kept each thing in her heart and turned it over, like a smooth stone in a pocket.
`.trim(),
      objectives: [
        'Retell how Jesus came to be born in Bethlehem.',
        'Explain what is surprising about the first people to hear the news.',
        'Compare what Mary and the shepherds did with the news.',
      ],
      activities: [
        {
          title: 'Pass it on at a run',
          description:
            'Stand in a long line, twenty steps apart. The first child hears one true piece of good news and runs to tell the next, who runs on. Compare the last version with the first. What helped the news to stay true?',
        },
        {
          title: 'Heart pebble',
          description:
            'Find a smooth pebble. Think of one thing in this story that you want to keep. Say it softly while you hold the stone, then put it in your pocket. Tell a grown-up about it tonight.',
        },
      ],
      checks: [
        {
          question: 'Why did Mary and Joseph travel to Bethlehem?',
          options: [
            'An angel had sold them a house',
            'They were looking for lost sheep',
            'They had to be counted there',
            'They wanted to see a king',
          ],
          answer: 2,
          explanation:
            'Caesar’s count sent them to the town of David. That is where God’s promise was kept.',
          practises: [0],
        },
        {
          question: 'What is surprising about the shepherds?',
          options: [
            'Few people listened to them',
            'They owned all of Bethlehem',
            'They already knew Mary',
            'They had asked for a sign',
          ],
          answer: 0,
          explanation:
            'The greatest news came first to plain workers in a field. God does not begin with the famous.',
          practises: [1],
        },
        {
          question: 'The shepherds told everyone. What did Mary do?',
          options: [
            'She wrote a letter to Caesar',
            'She asked them to leave',
            'She forgot what they said',
            'She thought about it in her heart',
          ],
          answer: 3,
          explanation:
            'Some people shout for joy and some grow still. Both are ways to welcome good news.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Two Announcements',
      description:
        'An emperor and an angel both used the word Savior. They did not mean the same person.',
      difficulty: 'intermediate',
      content: `
## The man on the coins

When Jesus was born, the most powerful person in the Mediterranean world was called Augustus. He had ended a long civil war, and cities competed to thank him. In the year 9 BC the Roman province of Asia, in what is now Turkey, decided to begin its calendar on his birthday. The inscription survives. It calls him a savior and says that with the birthday of this god the good news for the world had begun.

Luke opens his famous chapter with that very name. Caesar Augustus gives an order, and a whole empire starts walking. Among the thousands on the road are a carpenter and a pregnant woman whom nobody in Rome has heard of. Then the scene shifts to a dark field, and an angel borrows the emperor’s vocabulary.

> I bring you good news of great joy that will be for all the people: Today in the city of David a Savior has been born to you. He is Christ the Lord!
> — Luke 2:10-11

Good news. A birthday. A Savior. Whoever heard those words in the first century knew that a choice was being offered. Which of the two really brings peace?

## How to recognize Him

The sign that the shepherds receive is almost comical. They are not to look for a crown, a guard or a palace. They are to look for a newborn lying where animals eat. Augustus brought peace with legions. This child will have no army, and He starts life among people who cannot even find a spare room.

Luke wants us to notice who is included. Mary is young, poor and from a village without importance. The shepherds spend their nights outdoors. Later in the chapter Simeon, who has long been waiting, and Anna, a widow of eighty-four, will be the ones who recognize the baby in the temple. The news is for all the people, and it travels from the edges toward the middle.

## Mary’s song

Months earlier, Mary had put this into words that kings have not always enjoyed: “He has brought down rulers from their thrones, but has exalted the humble” (Luke 1:52). Her song, known by its Latin name as the Magnificat, is still sung every evening in many churches. It is gentle and dangerous at once. It says that God measures greatness differently from us.

That does not mean that powerful people are shut out. Elsewhere in the New Testament, wise men arrive with gold, and Roman officers come to believe. But everybody has to come the same way, by bending down to look into a feeding trough.

## Back to the sheep

One detail is easy to miss. After the most astonishing night of their lives, the shepherds return to work. No one gives them a medal or a better job. What has changed is that they are praising God while they do it. Perhaps that is the first thing that happens when a person meets Jesus: the old field is still there, and it has become a different place.
`.trim(),
      objectives: [
        'Compare the announcement about Augustus with the announcement of the angel.',
        'Explain how the sign given to the shepherds shows what kind of Savior Jesus is.',
        'Describe how Luke includes people whom others overlook.',
      ],
      activities: [
        {
          title: 'Two heralds',
          description:
            'Two of you stand on benches at opposite ends of a field. One proclaims the birthday of Augustus, the other reads Luke 2:10-12. The rest walk between them and stop where they would rather listen. Talk about what each herald promised and how each lord would bring it about.',
        },
        {
          title: 'Edges first',
          description:
            'Think of a piece of good news in your camp, such as a special meal. Plan how to announce it so that the people who usually hear last hear it first. Carry the plan out and notice what you had to change.',
        },
      ],
      checks: [
        {
          question: 'What did the inscription of 9 BC and the angel have in common?',
          options: [
            'Both told people to travel to Judea',
            'Both spoke of a birth as good news and of a savior',
            'Both were carved in stone at Rome',
            'Both promised lower taxes for the poor',
          ],
          answer: 1,
          explanation:
            'The words match closely, which makes the contrast sharper: one was on a throne and the other lay in a manger.',
          practises: [0],
        },
        {
          question: 'What does the sign of the manger say about Jesus?',
          options: [
            'His family had once been shepherds',
            'He would rule by means of an army',
            'He came low enough for anyone to approach',
            'He was meant for the people of one village',
          ],
          answer: 2,
          explanation:
            'Nobody needs permission from a guard to look into a feeding trough. The sign fits the message that it is for all.',
          practises: [1],
        },
        {
          question: 'Which people recognize the child later in the temple?',
          options: [
            'Simeon and Anna',
            'Two messengers of the emperor',
            'The owner of the inn and his son',
            'The governor and his soldiers',
          ],
          answer: 0,
          explanation:
            'Luke keeps choosing those whom a newspaper would ignore. These two had no office, only a long and patient hope.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The Word in a Feeding Trough',
      description:
        'Augustus counts the world; in the margin of his ledger, Luke says, God has written Himself in.',
      difficulty: 'advanced',
      content: `
## Registered

A census is an instrument of control. Whoever is written down can be taxed, and whoever can be taxed has effectively been mastered. Luke lets his nativity begin with such a list, and he takes some trouble to place it among the rulers of the day. Historians have long debated the details. The census under Quirinius that Josephus describes took place in AD 6, about a decade after the death of Herod, in whose reign Luke and Matthew set the birth. Some scholars suggest an earlier registration or a different translation of Luke 2:2; others think that Luke has compressed events. Although the question is real and has not been closed, nobody doubts the point of the contrast. The ruler of the world reaches out to enroll everyone, and without knowing it he moves a family to the town in which a prophet had expected the true king.

> But you, Bethlehem Ephrathah, who are small among the clans of Judah, out of you will come forth for Me One to be ruler over Israel — One whose origins are of old, from the days of eternity.
> — Micah 5:2

## No room

The word that is usually rendered inn can also mean a guest room; Luke uses it again for the upper room of the Last Supper, and he has another word for the commercial inn of the good Samaritan. Many readers now imagine a crowded family house in which the only free corner was the space where animals were brought in at night. The picture loses a hard-hearted innkeeper, who is not mentioned in any case, and gains a truth about us. People can be quite hospitable and still have no place left for God.

Either way, Luke mentions the manger three times, evidently considering it significant. The eternal Son, through whom all things were made, as Christians confess with the Nicene Creed, is laid where the cattle feed. The church has a word for this, incarnation, and its daring is hard to recover once it has been printed on greeting cards. It does not claim that God sent advice or visited in disguise; it claims that He genuinely became what we are, with a skin that could be chilled and lungs that had to learn to breathe. Gregory of Nazianzus argued in the fourth century that what has not been assumed has not been healed. A Savior who merely seemed human would leave our actual humanity where it was.

## The audience

Later rabbinic texts regard herdsmen with suspicion, and sermons often repeat that shepherds were outcasts. The evidence for the first century is thin, and in Scripture the image is frequently honorable, for David himself had been taken from the flock. It is safer to say that they were ordinary laborers without influence, and that is remarkable enough. The glory of the Lord, which once had filled the temple, now shines on a pasture at night, and its first congregation is a work crew.

Mary’s song has prepared us for this reversal.

> He has filled the hungry with good things, but has sent the rich away empty.
> — Luke 1:53

Her verbs are in the past tense, although Herod is still secure on his throne. She speaks as one who is so certain of the outcome that she can describe it as done. Believers have drawn from her song both consolation and political courage, and have not always agreed about how the two belong together. It would be strange, however, to sing it regularly and remain indifferent to who is hungry.

## Pondering

The chapter offers two responses and commends both. The shepherds publish what they have seen. Mary, Luke writes, “treasured up all these things and pondered them in her heart” (Luke 2:19). The Greek participle suggests throwing things together, comparing one with another until they yield their sense. She does not yet possess an explanation; instead she has a child, a set of promises and the report of strangers. Faith, in her case, includes patience with what is not yet understood. A reader with doubts may find in her a companion, because she receives the news fully and goes on thinking.
`.trim(),
      objectives: [
        'Summarize the historical question about the census and what depends on it.',
        'Explain why the incarnation matters for salvation in the argument of Gregory of Nazianzus.',
        'Analyze how Mary’s song and her pondering shape Luke’s account.',
      ],
      activities: [
        {
          title: 'A ledger with a margin',
          description:
            'Draw a page of a Roman register with columns for name, town, trade and value to the empire. Enter Joseph, Mary, a shepherd and Augustus as an official would. In the margin, note what Luke 1-2 says of each. Discuss which lists count you today and what they leave out.',
        },
        {
          title: 'Thrown together',
          description:
            'Write on five slips what Mary has heard and seen by Luke 2:19. Lay them out in different orders and look for connections, as she did. Add a slip with a question that you yourself carry, and leave it among the others without forcing an answer.',
        },
      ],
      checks: [
        {
          question: 'What is the difficulty about the census in Luke 2:2?',
          options: [
            'The census described by Josephus falls years after Herod’s death',
            'No Roman emperor is known to have counted his subjects',
            'Bethlehem did not belong to the house of David',
            'Quirinius is unknown outside the New Testament',
          ],
          answer: 0,
          explanation:
            'Several solutions have been proposed, and honest readers can leave it open. The contrast between the emperor’s list and God’s promise does not depend on it.',
          practises: [0],
        },
        {
          question: 'What follows from the principle that the unassumed is unhealed?',
          options: [
            'Jesus only appeared to suffer as other people do',
            'Illness is a sign that faith has been lacking',
            'Salvation consists mainly in receiving good advice',
            'To save human beings, the Son had to become truly human',
          ],
          answer: 3,
          explanation:
            'Gregory reasoned that whatever part of us Christ had not taken on would remain untouched by what He did. Therefore He took on all of it.',
          practises: [1],
        },
        {
          question: 'What does Mary’s pondering suggest about faith?',
          options: [
            'It starts once every question has been settled',
            'It can trust and go on thinking at the same time',
            'It should be kept secret from strangers',
            'It is opposed to the shepherds’ way of speaking out',
          ],
          answer: 1,
          explanation:
            'Luke sets her beside the shepherds without preferring either. She holds what she has received and compares it patiently.',
          practises: [2],
        },
      ],
    },
  },
};
