import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay28: LessonSource = {
  category: 'bible',
  dayNumber: 28,
  pictures: ['crown', 'evergreen-tree', 'classical-building'],
  references: [
    '1 Kings 3:3-28',
    '1 Kings 5:1-18',
    '1 Kings 6:1-7',
    '1 Kings 8:10-43',
    '1 Kings 9:15-23',
    '1 Kings 11:1-13',
    '1 Kings 12:1-16',
    'Proverbs 18:17',
    'Matthew 12:42',
  ],
  bands: {
    kindergarten: {
      title: 'Solomon’s Best Wish',
      description: 'A king may ask for anything. What will he choose?',
      difficulty: 'beginner',
      content: `
What would you wish for? A pony? A mountain of cake?

Solomon was David’s son. Now he was king. He felt too little for such a big job. One night he had a dream. In it, God said to ask for anything.

Solomon did not wish for gold. He did not wish for a long life. He wanted to know what is right and wrong. Then he could be fair to his people.

> give Your servant an understanding heart
> — 1 Kings 3:9

God was happy with that wish. He made Solomon very wise. And He gave him the other things too!

Then Solomon built a house for God. Men cut tall trees far away. Others cut big stones. They did it all back at the hills. So no hammer went bang at God’s house.

The house was lovely. Solomon knelt and prayed there. Even the sky is too small for God, he said. And still God hears each one of us.
`.trim(),
      objectives: [
        'Tell what Solomon asked God for.',
        'Say why he wanted it.',
        'Name things that were used for God’s house.',
      ],
      activities: [
        {
          title: 'Quiet builders',
          description:
            'Build a little house from sticks and stones. Do not make a sound! Point if you need help. Then sit around it and sing softly.',
        },
        {
          title: 'Fair shares',
          description:
            'Take eight pebbles and share them with a friend. Is it fair? Now a third friend comes along. What can you do?',
        },
      ],
      checks: [
        {
          question: 'What did Solomon ask God for?',
          options: [
            'A mountain of gold',
            'A heart that understands',
            'A house with a hundred rooms',
          ],
          answer: 1,
          explanation: 'He wanted to know what is right. God liked that.',
          practises: [0],
        },
        {
          question: 'Why did he want to be wise?',
          options: ['To win at games', 'To scare his enemies', 'To be fair to people'],
          answer: 2,
          explanation: 'A king must help people who fight. He needs to be fair.',
          practises: [1],
        },
        {
          question: 'What was God’s house made of?',
          options: ['Wood and stone', 'Snow and ice and sand', 'Wool and feathers'],
          answer: 0,
          explanation: 'Men cut tall trees and big stones for it.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'A House Without a Hammer',
      description: 'The wisest king of all began by saying that he did not know how.',
      difficulty: 'beginner',
      content: `
## A listening heart

After David, his son Solomon sat on the throne. He was young, and everybody came to him with their fights. Who stole my goat? Whose field is this? He knew that he was not clever enough for all of that.

Then God spoke to him in a dream and told him to ask for a gift. Solomon was honest. He said that he felt like a small child who cannot find the door.

> Therefore give Your servant an understanding heart to judge Your people and to discern between good and evil.
> — 1 Kings 3:9

In Hebrew he asks for a heart that hears. That makes sense. If two friends run to you in tears, you have to hear both before you can help. A proverb says it well.

> The first to state his case seems right until another comes and cross-examines him.
> — Proverbs 18:17

God loved this wish, and He gave Solomon a heart like that.

## Cedar trees at sea

David had dreamed of building a house for God. Now Solomon could do it. He sent a message to Hiram, the king of Tyre, who had huge forests. Hiram’s men cut cedars, tied them into rafts and floated them down along the coast! Solomon paid with wheat and oil.

The stones were cut to fit at the quarry. So when the walls went up, there was not one bang. Nobody heard a hammer or a chisel there. Just think of the quiet!

## Too small, and still enough

When it was done, it gleamed with gold. But Solomon was wise enough to know that God does not fit into a building.

> The heavens, even the highest heavens, cannot contain You, much less this temple I have built.
> — 1 Kings 8:27

Still he asked God to listen when anyone prays there. He named people who are sorry, people who are sick or hungry, and strangers from a land far away. God’s house was to have room for them all.

You are a good way through this summer’s story now, right in the middle. What gift would you ask for?
`.trim(),
      objectives: [
        'Explain what a listening heart is and why a king needs one.',
        'Describe how the temple was built.',
        'Tell for whom Solomon prayed.',
      ],
      activities: [
        {
          title: 'Both sides first',
          description:
            'Play a small quarrel in threes. Two children both want the same ball. The third is Solomon. Solomon must let each one speak, and say back what each one said, before making a plan. Then trade places.',
        },
        {
          title: 'Cut it at the quarry',
          description:
            'Two teams build the same tower from sticks. One team measures and sorts all the pieces first, ten steps away. The other builds at once. Which site is quieter? Which tower fits better?',
        },
      ],
      checks: [
        {
          question: 'Why does a good judge need a heart that hears?',
          options: [
            'There are two sides to hear first',
            'So that he can sing in the temple choir',
            'So that no one will dare to disagree with him',
            'Because people in a court speak very softly',
          ],
          answer: 0,
          explanation:
            'The first story often sounds right. It may change when the other one is told.',
          practises: [0],
        },
        {
          question: 'Why was it so quiet where the temple was built?',
          options: [
            'The workers came only at night, when it was cool',
            'The walls were made of cloth and rope',
            'The stones had been cut at another place',
            'Nobody was there except for Solomon and Hiram',
          ],
          answer: 2,
          explanation: 'Each stone was cut to fit at the quarry, so no hammer was needed later.',
          practises: [1],
        },
        {
          question: 'Which people did Solomon ask God to hear?',
          options: [
            'Only kings and their families',
            'Only people who lived close to the temple',
            'Only those who had never done wrong',
            'Anyone who prays, even from far away',
          ],
          answer: 3,
          explanation: 'He prayed for his own people and for strangers from distant lands.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'The Case of the Two Mothers',
      description: 'No witnesses, no evidence, and two women who tell exactly opposite stories.',
      difficulty: 'intermediate',
      content: `
## An unusual request

When you are asked to name one wish, your answer reveals what you think your life is for. Solomon was new on the throne, surrounded by rivals and expected to be as great as his father David. He might have asked for security, and nobody would have blamed him. Instead he described himself as a child who does not know how to go out or come in, and asked for the one thing that would be useful mainly to others.

> Therefore give Your servant an understanding heart to judge Your people and to discern between good and evil. For who is able to govern this great people of Yours?
> — 1 Kings 3:9

The Hebrew says a listening heart. The verb is the same one that Israel repeats every day in its most important prayer, the Shema: Hear, O Israel. Solomon evidently believed that wisdom enters through the ears.

## The sword

The first example the Bible gives is a dreadful case. Two women lived in the same house and gave birth within three days of each other. One night one of the babies died. Each woman now claimed that the living child was hers. Both were women whom respectable people avoided, and usually they would never have gotten as far as the king. It is part of Solomon’s wisdom that he heard them at all.

He listened to both until he could repeat their statements. Then he called for a sword and ordered that the child be cut in two, so that each should have half.

He had no intention of doing that. He was arranging an experiment. A law book could not tell him who the mother was, but he understood what love does under pressure. One woman cried out that her rival should have the baby, if only he might live. The other said that neither of them should have him. Solomon gave the child to the woman who was willing to lose him.

It is a test of true love that has not gone out of date. When somebody would rather see a thing destroyed than see another person have it, you are not looking at love.

## Knowing how, knowing what for

Solomon knew a great deal besides. He could talk about trees and birds, he wrote songs by the hundred, and he built a temple so carefully planned that no iron tool was heard on the site. Yet information was not the gift that he had requested. You can store facts in a book, or today in a machine that produces them faster than any king. To see what is at stake for two frightened people in front of you is something else.

At the dedication of that temple he showed that he still understood this. He admitted that no building could hold God, and he prayed that foreigners who came there should be heard as readily as his own people.

Sadly, that isn’t the end of the story. In later years the listening heart stopped listening, and Solomon drifted to other gods and loaded his people with heavy work. Wisdom is apparently not a thing that you own. It has to be asked for again, and four weeks into this journey would be a good moment to ask.
`.trim(),
      objectives: [
        'Explain what Solomon asked for and what it shows about him.',
        'Describe how Solomon’s test brought the truth to light.',
        'Distinguish between having information and being wise.',
      ],
      activities: [
        {
          title: 'Court of listeners',
          description:
            'Form a court of three judges. Two others present a quarrel in which both have a point, such as a broken promise with a good reason. Before ruling, each judge must restate both sides so well that the speakers agree. Then announce a decision that neither side had suggested.',
        },
        {
          title: 'The wish and its reason',
          description:
            'Write the three gifts you would most like to be given, and after each the people who would benefit. Cross out the one that serves only you. Turn one of the others into a prayer or a resolution, and tell one friend.',
        },
      ],
      checks: [
        {
          question: 'What does Solomon’s wish reveal about him?',
          options: [
            'He thought that he already knew enough about ruling',
            'He was afraid that he would be poorer than Hiram',
            'He saw his position as a task for the good of others',
            'He wanted to become more famous than his father David',
          ],
          answer: 2,
          explanation:
            'He asks for what the people need from a judge, and he admits that he does not have it by himself.',
          practises: [0],
        },
        {
          question: 'How did Solomon discover who the mother was?',
          options: [
            'He noticed that one of the women had contradicted herself',
            'He set up a situation in which love would show itself',
            'He found a neighbor who had seen the exchange of the babies',
            'He compared the child’s face with the faces of both women',
          ],
          answer: 1,
          explanation:
            'There was no evidence to weigh. The true mother preferred to lose her son rather than see him die.',
          practises: [1],
        },
        {
          question: 'Which of these is an example of wisdom and not merely of information?',
          options: [
            'Noticing what an upset friend really needs',
            'Reciting the names of all the kings of Israel in order',
            'Calculating how many cedars a roof requires',
            'Knowing which plants grow on the walls of the city',
          ],
          answer: 0,
          explanation:
            'Facts are useful, and Solomon had many of them. Wisdom sees what matters for the people involved.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'A Hearing Heart and What Became of It',
      description:
        'Solomon’s story begins with a request to listen and ends with a population that nobody listens to.',
      difficulty: 'advanced',
      content: `
## Lev shomea

The gift requested at Gibeon is commonly rendered an understanding heart or a discerning mind. The Hebrew is more concrete: lev shomea, a heart that hears. In the anthropology of the Old Testament the heart is the organ of deliberation, and hearing shades over into heeding, so that the phrase describes a capacity to let oneself be instructed by God and by the people whose cases one must decide. Its opposite, a hardened heart, had belonged to Pharaoh. The comparison will become relevant.

> I will give you a wise and discerning heart, so that there will never have been another like you, nor will there ever be.
> — 1 Kings 3:12

The next scene demonstrates the gift. Two prostitutes, women at the lowest end of the social order, obtain an audience, and the most powerful man in the country attends to them in sufficient detail to repeat their testimony. His celebrated stratagem with the sword presupposes an insight that no statute could have supplied, namely that possessiveness and love diverge at the point where something must be given up.

## A temple that confesses its limits

At the center of the narrative stands the temple, sixty cubits long and seven years in the making. Ancient kings built sanctuaries in order to house a deity and thereby secure its favors. Solomon’s prayer of dedication contains a sentence that nearly dismantles the enterprise while he is inaugurating it.

> But will God indeed dwell upon the earth? The heavens, even the highest heavens, cannot contain You, much less this temple I have built.
> — 1 Kings 8:27

What the building can offer is not a residence but a direction: a place toward which prayers may be addressed, including those of “the foreigner who is not of Your people Israel” (1 Kings 8:41), whom Solomon asks God to answer without qualification. The recurrent petition of the prayer is that God should hear. The king who asked for a hearing heart grounds the whole life of his nation in a God who has one.

## The sound of forced labor

The same chapters preserve another record, with little commentary. To obtain the timber Solomon conscripted thirty thousand men, who spent one month out of three in Lebanon, together with tens of thousands of porters and stonecutters in the hills. A silent building site may be a sign of reverence. It also means that the hammering, and whatever else there was to be heard, went on somewhere else.

Readers who remember Exodus will recognize the vocabulary, since labor gangs and store cities were Pharaoh’s arrangements. When Solomon died, the tribes petitioned his son to lighten the yoke. The old counselors recommended that he serve the people and answer kindly; he preferred the advice of his friends and promised them something worse than his father’s whips. The narrator’s verdict is a single clause, that the king did not listen to the people. Within a generation the hearing heart had been succeeded by a hard one, and the kingdom was torn apart.

Nor had Solomon himself remained what he was. His alliances brought him wives and their cults, and in his old age he built shrines for gods in whose service, according to other passages of Scripture, children were killed. The God who had appeared to him twice declared that his heart had turned away.

## Wisdom as a relation

How could the wisest of men end as a fool? The answer suggested by the text is that wisdom was never his in the sense in which a skill or a store of knowledge belongs to its owner. It consisted in an attentiveness to Someone, and when the attention lapsed, competence continued for some time on its own momentum. He could presumably still compose a proverb. Institutions, scholars and, in our own century, designers of intelligent systems are well acquainted with that gap between performance and orientation, in which results remain impressive long after one has ceased to ask what they are for.

Jesus mentions Solomon with respect and then adds an astonishing comparison: “now One greater than Solomon is here” (Matthew 12:42). Christians see in Him a king whose heart went on hearing to the end, at His own expense. Those who follow Him stand where the young ruler stood at Gibeon, halfway through a task for which they are too small. The prayer remains available, and it is evidently meant to be repeated.
`.trim(),
      objectives: [
        'Interpret the expression hearing heart in its biblical context.',
        'Explain how the prayer of dedication qualifies the purpose of the temple.',
        'Assess how the narrative connects forced labor and refusal to listen with the division of the kingdom.',
      ],
      activities: [
        {
          title: 'Where is the hammering?',
          description:
            'Choose something beautiful or convenient that you use every day. List the work behind it that you never hear: who does it, where, and under what conditions as far as you know. Decide on one question you would need to ask in order to know more, and one small thing you could change.',
        },
        {
          title: 'Advice to Rehoboam',
          description:
            'Read 1 Kings 12:1-16. Divide into elders, young friends and delegates of the tribes, and prepare each group’s case with its interests and fears. Hold the council, let one person decide, and then reflect on which voice it was hardest to hear and why.',
        },
      ],
      checks: [
        {
          question: 'What does the Hebrew wording of Solomon’s request emphasize?',
          options: [
            'Skill in solving riddles that puzzle foreign visitors',
            'Authority to silence disputes before they reach the court',
            'Memory for the laws and precedents of earlier generations',
            'Readiness to be addressed by God and by people',
          ],
          answer: 3,
          explanation:
            'A heart that hears deliberates by listening and heeding. Pharaoh’s hardened heart is its counterpart.',
          practises: [0],
        },
        {
          question: 'How does Solomon’s prayer define what the temple is for?',
          options: [
            'It is a focus for prayer to a God whom nothing contains',
            'It is a dwelling that obliges God to defend the royal city',
            'It is a monument to the victories of his father David',
            'It is a sanctuary from which foreigners are to be excluded',
          ],
          answer: 0,
          explanation:
            'He denies that heaven itself could hold God and asks that prayers directed there be heard, those of foreigners included.',
          practises: [1],
        },
        {
          question: 'What irony does the account of Rehoboam complete?',
          options: [
            'A son inherits more gold than his father was able to spend',
            'The heir of the hearing heart refuses to hear his people',
            'The temple is abandoned by the men who had built it',
            'The elders regret the counsel that they gave to Solomon',
          ],
          answer: 1,
          explanation:
            'The reign opened with a request to listen. It issued in burdens, and in a successor who answered complaints with threats.',
          practises: [2],
        },
      ],
    },
  },
};
