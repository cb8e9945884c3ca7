import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay22: LessonSource = {
  category: 'bible',
  dayNumber: 22,
  pictures: ['postal-horn', 'footprints', 'rock'],
  references: [
    'Joshua 1:1-9',
    'Joshua 2',
    'Joshua 3:7-17',
    'Joshua 4:1-9',
    'Joshua 5:13-15',
    'Joshua 6',
    'Deuteronomy 9:5',
    'Hebrews 11:31',
  ],
  bands: {
    kindergarten: {
      title: 'Walk, Walk, Shout!',
      description: 'Put on your marching feet. There is a big wall ahead.',
      difficulty: 'beginner',
      content: `
Pat your knees. Left, right, left, right. We are marching!

Moses had led God’s people for years. Now Moses had died. Joshua had to lead them. That is a big job! Was he afraid? I think so. God told him to be strong and brave. And God told him why he could be.

> the LORD your God is with you wherever you go
> — Joshua 1:9

First they came to a wide river. There was no bridge! The priests put their toes in. Look! The water stopped. Everyone crossed on dry ground.

Next they came to Jericho. What a tall, thick wall! God told them just to walk around it. They did it once a day. Nobody said one word. Only the horns went toot, toot!

On the last day they walked seven times. Then they shouted as loud as they could. Crash! The wall fell down.

Joshua did not push it. God did it. And kind Rahab and her family were safe.
`.trim(),
      objectives: [
        'Say why Joshua could be brave.',
        'Tell how the people crossed the river.',
        'Show how they walked around Jericho.',
      ],
      activities: [
        {
          title: 'Quiet feet, loud shout',
          description:
            'Walk around a tree with a friend. Tiptoe and do not speak. Go around six times. On the seventh, stop. Shout: God is with us!',
        },
        {
          title: 'Cross the river',
          description:
            'Lay two ropes on the grass. That is your river. One child dips a toe in. Now everyone runs across. Did you stay dry?',
        },
      ],
      checks: [
        {
          question: 'Why could Joshua be brave?',
          options: ['He was very tall', 'God was with him', 'He had a fast horse'],
          answer: 1,
          explanation: 'God goes with us too. That is why we can be brave.',
          practises: [0],
        },
        {
          question: 'What happened when the priests stepped in the river?',
          options: ['A boat took them over', 'The fish jumped', 'The water stopped'],
          answer: 2,
          explanation: 'The river stood still. All the people walked over.',
          practises: [1],
        },
        {
          question: 'How did the people go around the wall?',
          options: ['Without a word', 'With lots of chatter', 'On the backs of camels'],
          answer: 0,
          explanation: 'They were quiet until Joshua said to shout.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'Twelve Wet Stones',
      description: 'Why would anyone carry a heavy rock out of a riverbed?',
      difficulty: 'beginner',
      content: `
## Big sandals to fill

For forty years Moses had been in charge. When there was no water, people ran to Moses. When they had a quarrel, they ran to Moses. Now he was dead, and God gave the job to his helper, Joshua.

God must have seen how his knees shook. He did not tell him to pull himself together, and He did not say that it would be easy. He gave him something better.

> As I was with Moses, so will I be with you; I will never leave you nor forsake you.
> — Joshua 1:5

## Wet feet first

The Jordan was in flood and rushed along, brown and deep. The priests had to go in front with the ark, a chest covered with gold. It was the sign that God was there. They were told to step in while the water was still running. Only when their feet were wet did the river stop. Being brave can look like that. You take one step, and you find out that God is already there.

When the whole crowd was across, Joshua sent twelve men back. Each one picked up a stone and put it on his shoulder. They stacked them up on the far side. Some day a child would point and ask what these stones mean. Then a grandmother could tell the tale.

## The red cord

Across the plain stood Jericho. A woman named Rahab had a house in its wall. She had heard what God had done at the Red Sea, and she had begun to trust Him. When two men from Israel were in danger, she hid them on her roof under stalks of flax. So they made her a promise. She was to tie a red cord in her window, and everyone in that house would live.

You may know the rest. There were seven days of marching, a blast of horns, one giant shout. The wall came down. It was a day of war, and many died. But two young men ran to the window with the cord and kept their word.
`.trim(),
      objectives: [
        'Tell what God promised Joshua when Moses was gone.',
        'Explain what the twelve stones were for.',
        'Describe how Rahab helped and how she was kept safe.',
      ],
      activities: [
        {
          title: 'Ask me about this',
          description:
            'Choose a stone as big as your fist. Think of one time when somebody helped you through. Write a single word for it on the stone with mud or charcoal. Set it where others walk by. When someone asks, tell the story.',
        },
        {
          title: 'One step in',
          description:
            'Pick something small that makes you nervous, like talking to a new child. Write down only the first step. Take that step today. Tell a friend how it went.',
        },
      ],
      checks: [
        {
          question: 'What did God promise to Joshua?',
          options: [
            'A land without any enemies',
            'A river that is easy to cross',
            'To stay with him and never leave',
            'That he would soon be as famous as Moses',
          ],
          answer: 2,
          explanation:
            'God did not say the job was easy. He said that Joshua would not have to do it alone.',
          practises: [0],
        },
        {
          question: 'Why did twelve men carry stones from the river?',
          options: [
            'So that children would ask and hear the story',
            'So that they could build a bridge for the sheep',
            'To throw them at the wall of Jericho',
            'To show who was the strongest man',
          ],
          answer: 0,
          explanation: 'The stones were there to help people remember what God had done.',
          practises: [1],
        },
        {
          question: 'What was the red cord in the window for?',
          options: [
            'It was a line for drying flax',
            'It told the king where to look for spies',
            'Rahab was selling it at the market',
            'It marked the house that must be kept safe',
          ],
          answer: 3,
          explanation: 'Rahab had saved two lives. The cord showed where her family was waiting.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Neither',
      description:
        'A general asks a stranger whose side he is on and gets the last answer he expected.',
      difficulty: 'intermediate',
      content: `
## Told four times

If you have to tell somebody four times to be brave, there is probably a reason. In the first chapter of Joshua the words strong and courageous come three times from God and once from the people. Joshua had been a slave in Egypt and a scout in Canaan. For decades he had walked one step behind Moses. Now nobody walked in front of him any longer.

Notice what the command rests on, which is not his talent, his army or his mood but a promise of company. Notice too what he is given to hold. God hands this soldier a book and tells him to murmur its words by day and by night. His courage is supposed to be guided by what is right, because courage without a conscience is only dangerous.

## A believer in the wall

Before anyone crosses the river, the story turns to someone whom nobody would have chosen as a heroine. Rahab is a Canaanite and a prostitute, a woman whom men used for money and whom respectable people despised. Yet she is the first person in the book to say plainly what all Israel should have known.

> When we heard this, our hearts melted and everyone’s courage failed because of you, for the LORD your God is God in the heavens above and on the earth below.
> — Joshua 2:11

She hides two strangers, lies to the king’s police, and bargains not only for her own life but for her parents, brothers and sisters. Later Jewish and Christian readers honored her. The letter to the Hebrews lists her among the great examples of faith, and Matthew puts her name into the family tree of Jesus.

## The stranger with the sword

Shortly before the march on Jericho, Joshua sees a man with a drawn sword. He walks straight up to him, which takes some nerve, and asks the question that everyone asks in a war.

> “Are You for us or for our enemies?”
> — Joshua 5:13

The answer is a single word: Neither. The Commander of the Lord’s army has not come to join Joshua’s side. It is Joshua who has to find out whether he is on God’s side, and he begins by taking off his sandals.

Then follows the oddest battle plan in history, a week of walking in silence behind a chest and some ram’s horns. By the time the wall falls, no one can claim to have done it by strength. In the very next chapter Israel loses a fight, since one of its own men has stolen from the plunder. God does not have favorites who may do as they like.

The battle itself is terrible, and you may well ask how it fits with a God of love. Christians have wrestled with that for a long time and do not all answer alike. Bring it to your parents or your pastor. Nobody who asks is being faithless.
`.trim(),
      objectives: [
        'Explain what Joshua’s courage was supposed to rest on and be guided by.',
        'Describe why Rahab is an unexpected example of faith.',
        'Interpret the answer that the Commander gives to Joshua.',
      ],
      activities: [
        {
          title: 'For us or against us?',
          description:
            'In a small group, list three conflicts from school, sports or the news in which each side is sure of being right. For each, rewrite the question from whose side is God on to what would it mean for us to be on God’s side. Discuss what changes in how you would act.',
        },
        {
          title: 'Words to murmur',
          description:
            'Choose one sentence of Joshua 1:5-9 and write it on a strip of paper. Say it half aloud at four fixed times today: on waking, before a meal, before something difficult, and at lights-out. In the evening, note whether any of the four moments was different.',
        },
      ],
      checks: [
        {
          question: 'What kept Joshua’s courage from becoming mere aggression?',
          options: [
            'The advice of older generals',
            'The book that he was to keep in mind',
            'His memory of slavery in Egypt',
            'A treaty of peace with the king of Jericho',
          ],
          answer: 1,
          explanation:
            'God ties courage to a book about what is just. Bravery needs a direction, or it simply makes harm more likely.',
          practises: [0],
        },
        {
          question: 'Which fact makes Rahab a surprising heroine of faith?',
          options: [
            'She had served in the army of Israel',
            'She was a judge whom everybody in the city respected',
            'She had been taught by Moses as a girl',
            'She was an outsider whom others looked down on',
          ],
          answer: 3,
          explanation:
            'A despised Canaanite woman is the one who confesses that the Lord is God in heaven and on earth.',
          practises: [1],
        },
        {
          question: 'What does the answer Neither tell Joshua?',
          options: [
            'God cannot be recruited; Joshua must follow Him',
            'The battle of Jericho has been canceled for now',
            'The stranger is a spy from a third nation and must be arrested',
            'Both armies are equally guilty of theft',
          ],
          answer: 0,
          explanation:
            'The Commander is not an ally to be enlisted. Joshua takes off his sandals and asks for orders.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Reading Jericho Without Looking Away',
      description:
        'The children’s song stops when the wall falls. The chapter does not, and neither should a serious reader.',
      difficulty: 'advanced',
      content: `
## What the song leaves out

Generations have sung about the fall of Jericho without reading the sentence that comes after it, in which man and woman, young and old, are put to the sword. The Hebrew term for this is herem, devotion to destruction. It withdrew the spoils of war from the soldiers, since nothing might be kept for profit, and it handed everything over to the deity.

The practice was not peculiar to Israel. On a stone set up in the ninth century before Christ and found in 1868 at Dhiban in Jordan, King Mesha of Moab boasts, with the same verb, that he devoted the inhabitants of an Israelite town to his own god. Knowing this explains the vocabulary. It does not make the contents easier to bear, and a reader who feels horror has understood the chapter better than one who yawns.

## Four ways of reading

Christians have never agreed on a single account, and the main proposals deserve to be stated fairly.

- Some hold that God, who gives life, may also take it, and that this was a unique judgment on long-standing evil, limited in time and place. They point to the warning that Israel is not chosen for its virtue: “It is not because of your righteousness or uprightness of heart that you are going in to possess their land” (Deuteronomy 9:5).
- Some note that ancient reports of victory habitually exaggerate. The same book that claims total conquest goes on to mention Canaanites living next door, so that its sweeping phrases may be the conventional language of war.
- Some, beginning with Origen of Alexandria in the third century, read the battles chiefly as a picture of the struggle against evil in one’s own heart.
- Some believe that Israel understood God only in part, and that His character is fully seen when Jesus forgives those who are killing Him.

Archaeology complicates the picture further. Kathleen Kenyon, who dug at Jericho in the 1950s, dated the collapse of its great walls to about 1550 BC, earlier than most estimates for Joshua; others have challenged her dating, and erosion has removed much of the evidence. As of 2026 the question remains open.

On one conclusion there is broad agreement: this chapter gives nobody today a license to kill in God’s name. Where that has been attempted, by crusaders and by colonists, it was a misuse, and many Christians have confessed it with shame.

## How the book corrects its readers

The narrative itself resists being turned into propaganda. Its first convert is the very kind of person whom the conquest might seem to condemn, and her household survives because two Israelites honor an oath. Its first casualty of divine anger inside the camp is Achan, from the respected tribe of Judah, who has helped himself to forbidden plunder. Insider and outsider trade places within two chapters.

Between those two portraits comes the scene on which everything hinges. Joshua, reconnoitering by himself, meets an armed figure and demands to know whose side he is on.

> “Neither,” He replied. “I have now come as Commander of the LORD’s army.”
> — Joshua 5:14

Few sentences in Scripture are more inconvenient for people who want God as a mascot.

## Courage, then

It would be a pity if these difficulties obscured the gift at the start of the book. Joshua is commanded not to be afraid, and a command of that sort would be cruel if it depended on his temperament. Instead it is attached to a presence.

> Have I not commanded you to be strong and courageous? Do not be afraid; do not be discouraged, for the LORD your God is with you wherever you go.
> — Joshua 1:9

The strength in question is measured by loyalty to a written law, which protects strangers, debtors and the poor. For most of us such courage will never involve a wall. It will consist of telling the truth when that is costly, of beginning a task for which we feel too small, or of staying with a hard text long enough to be changed by it.
`.trim(),
      objectives: [
        'Explain what herem meant in its ancient setting.',
        'Compare at least two Christian approaches to the violence in Joshua.',
        'Analyze how the stories of Rahab, Achan and the Commander restrain a nationalistic reading.',
      ],
      activities: [
        {
          title: 'Four chairs',
          description:
            'Place four chairs, one for each way of reading. Everyone spends five minutes in each and must state that position so well that its supporters would be satisfied, including its greatest difficulty. At the end, stand by the chair you find most convincing and name one thing you learned from another.',
        },
        {
          title: 'A memorial worth asking about',
          description:
            'Joshua’s twelve stones existed to provoke a question from children. Sketch a memorial for your own town that would tell the truth about something painful as well as something good. Write the question that a child should ask in front of it, and the reply you hope for.',
        },
      ],
      checks: [
        {
          question: 'What does the inscription of King Mesha contribute to our understanding?',
          options: [
            'It names the general who built the walls',
            'It proves that the walls of Jericho fell in the ninth century',
            'It shows that Israel’s neighbors shared the practice',
            'It describes a treaty that outlawed such warfare',
          ],
          answer: 2,
          explanation:
            'Mesha claims to have devoted an Israelite town to his god. The term belongs to the language of war in that region.',
          practises: [0],
        },
        {
          question:
            'Canaanites are still mentioned as neighbors later in the book. Which approach relies on that?',
          options: [
            'The allegorical reading of Origen',
            'The view that war reports used conventional exaggeration',
            'The view that the judgment was deserved and unique',
            'The redating of the collapsed walls by later archaeologists',
          ],
          answer: 1,
          explanation:
            'If people described as wiped out are living next door, the sweeping phrases may not have been meant literally.',
          practises: [1],
        },
        {
          question: 'Why does the contrast of Rahab with Achan matter?',
          options: [
            'It shows that courage was limited to women',
            'It explains how the spies had entered the city unseen',
            'It gives the date at which Judah became a kingdom',
            'It shows that loyalty, not ancestry, decides who belongs',
          ],
          answer: 3,
          explanation:
            'A Canaanite is saved and a member of the leading tribe is condemned. The book does not let readers assume that God is automatically theirs.',
          practises: [2],
        },
      ],
    },
  },
};
