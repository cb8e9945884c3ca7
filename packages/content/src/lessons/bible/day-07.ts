import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay07: LessonSource = {
  category: 'bible',
  dayNumber: 7,
  pictures: ['ewe', 'sheaf-of-rice', 'heart-hands'],
  references: [
    'Genesis 4:1-16',
    'Genesis 4:23-24',
    'Hebrews 11:4',
    'Matthew 5:21-24',
    '1 John 3:11-18',
    'Matthew 18:21-22',
    'Hebrews 12:24',
  ],
  bands: {
    kindergarten: {
      title: 'Helping Hands for a Hot Heart',
      description: 'Cain is mad. What can we do with mad feelings?',
      difficulty: 'beginner',
      content: `
Cain and Abel were brothers. Cain dug the soil and grew food. Abel took care of woolly sheep.

Both boys grew up. Both brought a gift to God. Abel brought his very best. God was glad about it. He was not glad about Cain’s gift.

Cain’s face got hot. His mouth turned down. God saw that he was mad. God came and talked with him. Be careful, Cain! That mad feeling wants to be your boss.

But Cain did not listen. He hurt Abel so badly that Abel died. It was a very sad day. God loved Abel, and He asked about him.

> And the LORD said to Cain, “Where is your brother Abel?”
> — Genesis 4:9

Cain said that was not his job. But it was! God wants us to look after each other.

You will feel mad some days. Everyone does. Stop your feet. Blow out slowly. Go and get help. Hands are for helping.
`.trim(),
      objectives: [
        'Tell why Cain’s face turned down.',
        'Show what to do with a mad feeling.',
        'Name someone you can look after.',
      ],
      activities: [
        {
          title: 'Cool the soup',
          description:
            'Hold your hands like a bowl of hot soup. Smell it slowly through your nose. Blow on it softly. Do it five times. Try it again when you are mad!',
        },
        {
          title: 'Secret keeper',
          description:
            'Your grown-up whispers the name of a child. Look after that child today. Share, wait and smile. At bedtime, guess who looked after you.',
        },
      ],
      checks: [
        {
          question: 'Why did Cain’s face turn down?',
          options: ['He lost a sheep', 'He was mad', 'He was hungry'],
          answer: 1,
          explanation: 'God was glad about Abel’s gift. That made Cain mad.',
          practises: [0],
        },
        {
          question: 'You feel very mad. What can you do?',
          options: ['Push someone', 'Throw a stone', 'Stop and blow out slowly'],
          answer: 2,
          explanation: 'A slow breath cools a hot heart. Then get someone to help you.',
          practises: [1],
        },
        {
          question: 'A little boy fell down. Whose job is it to help?',
          options: ['It is my job', 'It is no one’s job', 'It is only his job'],
          answer: 0,
          explanation: 'God wants us to look after each other. You can give him a hand.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'The Animal by the Door',
      description: 'Something is crouching at Cain’s door. God sees it before Cain does.',
      difficulty: 'beginner',
      content: `
## Before the jump

Have you watched a cat when it sees a bird? It goes flat. Its tail twitches. Nothing has happened yet, but everything is about to happen. If you clap your hands right now, the bird gets away.

God once told a man that something like this was lying outside his own door.

## Two brothers

Cain was a farmer, and his younger brother Abel kept sheep. One day each of them brought a gift to the LORD. Abel chose the best from the firstborn of his flock. Cain brought some of what he had grown. God was pleased with Abel and his gift, but not with Cain and his. A letter in the New Testament says it was because Abel trusted God.

Cain could have asked God how to do better. He could have been glad for Abel. Instead his face fell, and something dark in him got ready to jump. So God came, kindly and just in time, to warn him.

> But if you refuse to do what is right, sin is crouching at your door; it desires you, but you must master it.
> — Genesis 4:7

Look at that last part. God did not say that Cain was bad because he felt angry. He said that Cain could still shut the door.

Cain opened it. He led his brother out to a field, where he attacked him and killed him.

## The question that is ours

God asked where Abel was. Cain gave a cold answer: “Am I my brother’s keeper?” (Genesis 4:9). God’s answer is yes. A keeper is someone who watches over another, and brothers, sisters and friends are given to us to keep.

God had seen what nobody else saw, and He sent Cain away to wander. But when Cain was afraid that people would kill him too, God put a mark on him to keep him safe. Even then, God did not want one more person to be hurt.

When you feel the crouching thing, clap your hands, so to speak. Walk away, count, pray, tell someone. The bird can still fly.
`.trim(),
      objectives: [
        'Retell the warning God gave to Cain.',
        'Explain what it means to be someone’s keeper.',
        'Tell how God still showed mercy to Cain.',
      ],
      activities: [
        {
          title: 'My door plan',
          description:
            'Draw a door. Outside it, draw the animal that your anger is like. On the door write three bolts that keep it shut, such as walking to the big tree, counting to twenty or talking to Mom. Practice one of them now while you are calm, so that you know how it goes.',
        },
        {
          title: 'Keepers’ chain',
          description:
            'Stand in a circle on grass with a leader and hold a long, strong rope. Say one thing you will do this week to look after the person on your left. When all have spoken, lean back gently together. Feel how each one holds the others up.',
        },
      ],
      checks: [
        {
          question: 'What did God tell Cain about his anger?',
          options: [
            'It was fine to let it out on Abel',
            'It proved that he was already bad',
            'It would go away if he slept',
            'He could still master it',
          ],
          answer: 3,
          explanation:
            'Feeling angry was not yet the wrong deed. God warned Cain in time and told him that he could choose what is right.',
          practises: [0],
        },
        {
          question: 'Who is being a keeper to a brother or sister?',
          options: [
            'Finn, who says it is not his turn to look',
            'Sara, who follows her brother to win a race',
            'Kofi, who waits for his sister by the stream',
            'Mia, who keeps all of the berries for herself',
          ],
          answer: 2,
          explanation:
            'A keeper watches over someone. Kofi makes sure his sister is safe before he goes on.',
          practises: [1],
        },
        {
          question: 'Why did God put a mark on Cain?',
          options: [
            'So that everybody would laugh at him',
            'So that nobody would kill him',
            'So that he could find his way home',
            'So that he would look like Abel',
          ],
          answer: 1,
          explanation:
            'Cain had to leave, but God still protected his life. The mark meant that no one should hurt him.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Seven Times the Word Brother',
      description:
        'Cain asks God a question and hopes the answer is no. Count how the story replies.',
      difficulty: 'intermediate',
      content: `
## The look on his face

Nobody has to teach you how Cain felt. You hand in something you made, someone else hands in theirs, and the teacher’s eyes light up at theirs. You tell yourself that it does not matter, while your face tells everybody that it does.

Cain is a farmer and Abel is a shepherd, and both bring an offering. The text says only that Abel brought the best portions of the firstborn, while Cain brought some of his crop. God looks with favor on one and not on the other. We are not told how the brothers could see this, nor is every reason spelled out. The New Testament adds that Abel gave in faith. What we are shown at length is what Cain does next with his disappointment.

God notices him first. He speaks to the brother who is sulking, asks why he is angry, and tells him that he can still be accepted. Then He gives him a picture of the danger:

> But if you refuse to do what is right, sin is crouching at your door; it desires you, but you must master it.
> — Genesis 4:7

This is the first time that the Bible uses the word sin, and it appears as a predator at a doorway. Anger itself is more like a smoke alarm, which warns you that something needs attention. It becomes deadly when you invite the predator in and begin to feed it by going over the insult again and again.

## The field

The murder takes half a sentence. Afterward God asks where Abel is, just as He once asked Adam. Adam at least came out of the bushes, but Cain lies and then asks something back.

> “I do not know!” he answered. “Am I my brother’s keeper?”
> — Genesis 4:9

Keeper is the very word that described the human task in Eden, where the man was placed to cultivate and keep. Cain worked the soil well enough, yet he would not keep his brother. The storyteller answers him without raising his voice. If you count, the word brother stands seven times between the second verse and the eleventh.

God says that Abel’s blood is crying out from the ground. In the whole story Abel never speaks a single word, but he is not forgotten. Anyone who is hurt where nobody sees it has a witness in God.

## The mark

Cain is sent away, and he fears that the first stranger will kill him. God then does something unexpected and places a mark on Cain, which is there to protect him. The murderer’s life still belongs to God, and the revenge is to stop right here.

Jesus brought this story into ordinary days. If you remember at the altar that someone has something against you, He said, go and make peace first, and then come back with your gift. He moved the test from the field to the moment when the face falls, while there is still time. So whose face fell today at your table, and did you see it?
`.trim(),
      objectives: [
        'Distinguish between feeling angry and letting anger rule.',
        'Explain how the word keeper ties this story to the garden of Eden.',
        'Describe what the mark of Cain was for.',
      ],
      activities: [
        {
          title: 'Slow motion',
          description:
            'In small groups, choose an everyday quarrel and act it out frozen in five pictures, from the first hurt to the explosion. Replay it. This time the audience claps at the earliest picture where somebody could choose differently, and the actors show that choice. Talk about why that moment is easy to miss.',
        },
        {
          title: 'First go and make peace',
          description:
            'Think of one person who may have something against you. Alone, write what you did in one plain sentence without the word but. Decide with an adult whether it is wise and safe to speak to that person, and if it is, do it before the day ends. If someone has been hurting you, talk to the adult instead.',
        },
      ],
      checks: [
        {
          question: 'Which person is angry without being ruled by anger?',
          options: [
            'Leah feels hot, takes a walk and then says what hurt her',
            'Sam smiles at his rival and plans how to embarrass him',
            'Zoe goes through the insult again and again all night',
            'Ian says that he is calm and stops speaking to his friend',
          ],
          answer: 0,
          explanation:
            'Anger can be an alarm that points to a problem. Leah lets it do that and stays in charge, while the others feed it in quieter ways.',
          practises: [0],
        },
        {
          question: 'Why is it striking that Cain uses the word keeper?',
          options: [
            'Keepers were known to be poor shepherds',
            'Keeping was part of the task in Eden',
            'It was a title that belonged only to Abel',
            'It was a word that nobody had used before',
          ],
          answer: 1,
          explanation:
            'God placed the man in the garden to cultivate and keep it. Cain tills the ground but refuses the second half of the human calling.',
          practises: [1],
        },
        {
          question: 'What was the purpose of the mark that God gave Cain?',
          options: [
            'To shame him in front of his family',
            'To show which people come from him',
            'To guard his life from revenge',
            'To take away the memory of his deed',
          ],
          answer: 2,
          explanation:
            'Cain feared that anyone who met him would kill him. The mark protected him, so that one killing would not lead to another.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The Voice from the Ground',
      description:
        'One village was asked for a list of names. Its answer belongs beside the oldest question about neighbors.',
      difficulty: 'advanced',
      content: `
## A list of names

In August 1942 officials came to Le Chambon-sur-Lignon, a Protestant village on a high plateau in southern France, and demanded from its pastor, André Trocmé, the names of the Jews who were hidden there. He refused, and he is reported to have said that he did not know what a Jew was, since he knew only human beings. By the end of the war the village and its neighbors had sheltered several thousand refugees, among them many Jewish children, in farmhouses, schools and attics. When interviewers asked the farmers about it decades later, they were often embarrassed. Somebody had knocked at the door, they said, so what else could one do?

Set that reply next to the other one.

> And the LORD said to Cain, “Where is your brother Abel?” “I do not know!” he answered. “Am I my brother’s keeper?”
> — Genesis 4:9

## How it came to this

Why God regarded one offering and not the other has occupied interpreters for centuries. Some point to the quality of the gifts, since Abel selected the best of the firstborn while Cain merely brought some produce. The Letter to the Hebrews points to the faith of the giver. Others think the silence is deliberate, because life distributes favor in ways we cannot explain and the moral question begins only afterward. What is beyond dispute is that God takes the trouble to reason with the resentful brother. He asks why his face has fallen, assures him that acceptance remains possible, and describes sin as an animal lying in wait which Cain has both the ability and the duty to master.

Resentment, however, has stopped listening. It compares, it rehearses, and it gradually turns a brother into an obstacle. John, looking back at this murder, would not let his readers regard it as a rare monstrosity: “Everyone who hates his brother is a murderer” (1 John 3:15). He means that the deed and the disposition belong to the same family, and that love is recognized by its willingness to lose something.

## Testimony

Abel, whose name in Hebrew means breath or vapor, speaks no line in the entire chapter. His blood does.

> “What have you done?” replied the LORD. “The voice of your brother’s blood cries out to Me from the ground.
> — Genesis 4:10

Victims may be buried without a record, and perpetrators may deny everything, but the ground itself turns out to be a witness and God to be its listener. Courts, historians and truth commissions do holy work, whether they know it or not, when they give a voice back to the silenced.

## A mark much abused

God banishes Cain and then protects him by a mark, so that vengeance will not multiply. Few verses have been so grotesquely misread. For generations some Christians claimed that the mark was dark skin, and they used that invention to defend slavery and segregation. Nothing in the text supports it. The sign says nothing about descendants or color, and its meaning is the reverse of contempt, for it declares that even a murderer may not be hunted down.

Where the sign is ignored, violence grows. A few verses later Lamech boasts that he will be avenged seventy-sevenfold. It can hardly be an accident that Jesus, when Peter asked Him how often one must forgive, picked that number up and reversed it: “not just seven times, but seventy-seven times” (Matthew 18:22). Forgiveness in this sense does not mean staying within reach of someone who harms you, and it never cancels the duty to protect others.

The New Testament finally hears two voices. Abel’s blood demands justice, and rightly. The blood of Jesus, says Hebrews, “speaks a better word than the blood of Abel” (Hebrews 12:24), because in Him the murdered brother intercedes for his killers and the keeper lays down His life. Whoever has heard that word can no longer ask Cain’s question as a way of leaving. It has become a way of arriving: where is my brother, my sister, and what do they need?
`.trim(),
      objectives: [
        'Compare Cain’s reply with the response of Le Chambon.',
        'Evaluate explanations for the rejection of Cain’s offering.',
        'Refute the racist misuse of the mark of Cain from the text itself.',
        'Interpret the contrast that Hebrews 12:24 draws between two voices.',
      ],
      activities: [
        {
          title: 'The knock',
          description:
            'In groups, write the dialogue of a farm family during the two minutes after a stranger knocks in 1942. Give each member a real fear and a real reason. Read it aloud without acting. Then name, in silence and on paper, someone who is knocking today where you live, and one thing that you could open.',
        },
        {
          title: 'Giving a voice back',
          description:
            'Ask older people, or read plaques and gravestones near camp with an adult, to learn about one person whose story is seldom told. Write a truthful account of about a hundred words. Read it at the evening gathering, and keep a moment of silence afterward.',
        },
      ],
      checks: [
        {
          question: 'What separates the villagers’ answer from Cain’s most clearly?',
          options: [
            'They were ordered by their government to help',
            'They knew every refugee personally beforehand',
            'They expected to be honored for it later on',
            'They thought of strangers as theirs to keep',
          ],
          answer: 3,
          explanation:
            'Cain disowns a brother. The villagers treated strangers as theirs to keep, against official demands, and hardly thought it needed explaining.',
          practises: [0],
        },
        {
          question:
            'A friend says that Cain was rejected for no reason and so had no choice. Which reply fits the chapter?',
          options: [
            'Whatever the reason, God told him he could still do right',
            'God chose at random, so nobody in the story is to blame',
            'The chapter says that shepherds are worth more than farmers',
            'Cain was never told that anything was at stake',
          ],
          answer: 0,
          explanation:
            'Interpreters explain the rejection differently, through the gift, the giver’s faith, or a silence in the text. In every case God reasons with Cain, offers acceptance and says that he must master sin.',
          practises: [1],
        },
        {
          question:
            'Which statement rightly combines the mark of Cain with the better word of Hebrews 12:24?',
          options: [
            'The mark points out a guilty people, and Hebrews confirms it',
            'The mark restrains revenge, and the blood of Jesus speaks grace',
            'The mark cancels the guilt, so that Abel’s blood falls silent',
            'The mark concerns justice, and Hebrews says justice is over',
          ],
          answer: 1,
          explanation:
            'The sign guards a life and says nothing about descendants or skin. Abel’s blood rightly cries for justice, and Jesus brings forgiveness without denying that cry.',
          practises: [2, 3],
        },
      ],
    },
  },
};
