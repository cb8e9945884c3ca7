import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay23: LessonSource = {
  category: 'bible',
  dayNumber: 23,
  pictures: ['sheaf-of-rice', 'people-hugging', 'house'],
  references: [
    'Ruth 1',
    'Ruth 2',
    'Ruth 3',
    'Ruth 4',
    'Leviticus 19:9-10',
    'Deuteronomy 23:3-6',
    'Matthew 1:5',
  ],
  bands: {
    kindergarten: {
      title: 'Ruth Holds Naomi’s Hand',
      description: 'It is a long way home. Who will walk with Naomi?',
      difficulty: 'beginner',
      content: `
Give somebody your hand. Now walk ten steps together. Does it feel nice?

Naomi was old and very sad. Her husband had died. Her two boys had died as well. She wanted to go home to Bethlehem. It was far, far away.

Ruth was from another land. She loved Naomi. Naomi told her to stay with her own mother. But Ruth would not let go.

> wherever you go, I will go
> — Ruth 1:16

So they walked, side by side. They came to Bethlehem at last. They had no food and no money. In the fields the barley was gold and ripe.

Ruth worked all day in the sun. She picked up what the workers left. Boaz saw how hard she worked. He gave her bread, water and a place to rest.

Later Boaz and Ruth got married. They had a baby boy. Who got to rock him? Naomi did! God had given her a family again.
`.trim(),
      objectives: [
        'Tell why Naomi was sad.',
        'Say what Ruth did for Naomi.',
        'Tell how the story ends.',
      ],
      activities: [
        {
          title: 'Hand-in-hand walk',
          description:
            'Hold hands with a partner. Walk around the camp together. Step over logs. Go slow if one is slow. Do not let go!',
        },
        {
          title: 'Pick and share',
          description:
            'Drop small sticks in the grass. Bend down and pick them up. Then give half to somebody else. Ruth did that with her grain.',
        },
      ],
      checks: [
        {
          question: 'Why was Naomi so sad?',
          options: ['Her family had died', 'Her house was too big', 'She had lost her shoes'],
          answer: 0,
          explanation: 'Her husband and her sons were gone. She missed them.',
          practises: [0],
        },
        {
          question: 'What did Ruth do?',
          options: ['She ran away', 'She stayed with Naomi', 'She went to sleep'],
          answer: 1,
          explanation: 'Ruth went along, all the way to Bethlehem.',
          practises: [1],
        },
        {
          question: 'Who came at the end of the story?',
          options: ['A white horse', 'A mean king', 'A little baby'],
          answer: 2,
          explanation: 'Ruth had a boy. Naomi helped to care for him.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'The Corners of the Field',
      description: 'A farmer leaves some grain behind, and it is not because he is lazy.',
      difficulty: 'beginner',
      content: `
## The new girl

Do you remember being new somewhere? You do not know where to sit. You hear people whisper. That was Ruth in Bethlehem. She came from Moab, and Moab and Israel had been enemies for a long time. She talked a little differently. She had no money, and she had lost her husband. The only person she knew was Naomi, the mother of the man she had married.

Ruth could have stayed in Moab with her own parents. Naomi had even begged her to. Ruth’s answer has been remembered for three thousand years.

> For wherever you go, I will go, and wherever you live, I will live; your people will be my people, and your God will be my God.
> — Ruth 1:16

## A law with a heart

How do you eat when you own nothing? God had thought of that. Long before, He had given Israel a rule about harvest time.

> When you reap the harvest of your land, you are not to reap to the very edges of your field or gather the gleanings of your harvest.
> — Leviticus 19:9

Gleanings are the stalks that drop on the ground. They belonged to the poor and to people from other lands. So nobody had to beg. You could work with your own two hands and carry supper home with your head up high.

## More than the rule

Ruth ended up in the field of a man called Boaz. He kept the rule, and then he did more. He asked his men who she was. He said a kind word to her in front of everyone. At lunch he passed her the bread. When she went back to work, he told his men to pull some stalks out of their own bundles and let them fall.

In the evening she had a load of barley as heavy as a child of three. Naomi stared. For the first time in a long while, she felt that God might not have forgotten her. And He had not! He had been looking after her the whole time, by means of a girl who stayed and a man who noticed.
`.trim(),
      objectives: [
        'Describe what made life hard for Ruth in Bethlehem.',
        'Explain the harvest rule that God gave.',
        'Give an example of how Boaz did more than the rule asked.',
      ],
      activities: [
        {
          title: 'More than the rule',
          description:
            'Write down three rules of your camp or home. Beside each, write one way to do more than it asks. Pick one of them and do it before supper. Do not tell anyone why.',
        },
        {
          title: 'New here',
          description:
            'Act out lunch with one new child and four others. First play it so that the new child feels left out. Then play it the way Boaz would. Change places so that everyone is new once.',
        },
      ],
      checks: [
        {
          question: 'Why was it hard for Ruth in Bethlehem?',
          options: [
            'She was afraid of sheep',
            'She was poor and a stranger',
            'Naomi had locked her out of the house',
            'She had to teach the children to read',
          ],
          answer: 1,
          explanation:
            'Ruth was a stranger with no money. Many in the town may have looked at her sideways.',
          practises: [0],
        },
        {
          question: 'What did the harvest rule tell the farmers to do?',
          options: [
            'Cut each stalk twice',
            'Sell the grain only to their friends',
            'Work at night when it is cool',
            'Leave some grain for people in need',
          ],
          answer: 3,
          explanation: 'The edges and the fallen stalks were for the poor and for strangers.',
          practises: [1],
        },
        {
          question: 'What did Boaz do that no rule asked of him?',
          options: [
            'He counted the bundles every night',
            'He let poor people walk on his land',
            'He had stalks dropped for her on purpose',
            'He said hello to his workers',
          ],
          answer: 2,
          explanation: 'The rule spoke of what falls by itself. Boaz made sure that plenty fell.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'A Law Against Moabites',
      description:
        'By the rules, Ruth should have been kept out. Watch what a few decent people do with the rules.',
      difficulty: 'intermediate',
      content: `
## The label

In a book of only four chapters the narrator calls her Ruth the Moabite five times, as if her passport were stapled to her name. It was not a neutral label. When Israel had been tired and thirsty on the way out of Egypt, Moab had refused to help and had paid a man to curse them. The law had drawn a hard conclusion from that: “No Ammonite or Moabite or any of their descendants may enter the assembly of the LORD, even to the tenth generation” (Deuteronomy 23:3).

So when Ruth promises that Naomi’s God will be her God, it isn’t clear that His people will have her. She says it anyway. She asks for no guarantee, and Naomi in her grief does not offer one. In fact, Naomi stops arguing, and in Bethlehem she tells the neighbors that she has come home with nothing.

## Someone who has reason to look twice

Into this story comes Boaz, a man with land, workers and a good name. He could have pointed to the sentence in the law. He could have let her glean, since another law allowed it, and looked the other way when his men made remarks. Harvest was a dangerous time for a woman on her own, and he knew it.

Instead he asks about her, and what he has found out is not her nationality. He has heard what she did.

> May the LORD repay your work, and may you receive a rich reward from the LORD, the God of Israel, under whose wings you have taken refuge.
> — Ruth 2:12

There may be a reason why Boaz had sharper eyes than others. Matthew, in the first chapter of the New Testament, says that Boaz came from Rahab, the Canaanite who had sheltered the spies in Jericho. If Matthew means that she was his mother, Boaz had grown up with a woman whom people had called worse names than Moabite. Children who have seen how an outsider is treated can become adults who keep a door open.

## What rules are for

Was Boaz breaking the law? It is more interesting than that. The ban on Moab was there to protect Israel from enemies who would lead it to cruel gods. Ruth was no enemy, and she had come to shelter under the wings of the true God. Boaz understood what the rule was meant to guard, and so he could see that it did not fit the woman in front of him. At the same time he kept other laws more fully than anyone could force him to keep them, such as those about gleaning and about family land.

It turned out well for more people than he could guess. The son of Ruth and Boaz became the grandfather of King David, so that the royal house of Israel had a Moabite great-grandmother. When you read David’s psalms this week, remember that we would not have them without one stubborn foreigner and a few neighbors who looked past a label.
`.trim(),
      objectives: [
        'Explain why Ruth’s nationality could have shut her out.',
        'Describe what Boaz pays attention to and why he may have noticed it.',
        'Distinguish between breaking a rule and understanding its purpose.',
      ],
      activities: [
        {
          title: 'What is this rule guarding?',
          description:
            'List five rules you live with. For each, write what it is meant to protect. Then invent a case in which following the letter would hurt the very thing it guards, and discuss who should decide what to do and how.',
        },
        {
          title: 'Peel the label',
          description:
            'On slips of paper write labels that people at your school get stuck with, without naming anyone. Draw one and write three things that somebody wearing it might have done this week that nobody asked about. Read them aloud, then tear up the label.',
        },
      ],
      checks: [
        {
          question: 'Why did it matter that Ruth was from Moab?',
          options: [
            'The law kept Moabites out because of an old wrong',
            'Moabites were not permitted to own sheep',
            'Nobody in Bethlehem could understand her language',
            'Her family owed Naomi a large sum of money',
          ],
          answer: 0,
          explanation:
            'Moab had refused bread and water and hired a curse. Deuteronomy answered with a ban that lasted for generations.',
          practises: [0],
        },
        {
          question: 'What had Boaz taken the trouble to find out about Ruth?',
          options: [
            'How much grain she could carry',
            'Which gods her parents prayed to',
            'What she had done for her mother-in-law',
            'Whether she planned to go back to Moab after the harvest',
          ],
          answer: 2,
          explanation:
            'He speaks of her loyalty to Naomi. If Rahab was his mother, he had learned early to look past a bad name.',
          practises: [1],
        },
        {
          question: 'How does the lesson describe the way Boaz handled the ban?',
          options: [
            'He argued that God had changed His mind about Moab',
            'He looked for what it was meant to guard',
            'He paid the elders to overlook it',
            'He had never heard of it',
          ],
          answer: 1,
          explanation:
            'The ban protected Israel from hostile peoples and their gods. Someone who takes refuge with the Lord is not what it was aimed at.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Under Whose Wings',
      description: 'A pun on a single Hebrew noun carries the whole theology of this quiet book.',
      difficulty: 'advanced',
      content: `
## A prayer that returns to its sender

At their first meeting Boaz blesses Ruth handsomely. She has come for refuge, he says, beneath the wings of the God of Israel, and he hopes that she will be richly repaid. It is the sort of thing devout people say, and it costs nothing.

Some weeks later, in the dark on the threshing floor, she makes him a proposal.

> “I am your servant Ruth,” she replied. “Spread the corner of your garment over me, for you are a kinsman-redeemer.”
> — Ruth 3:9

English cannot show what she has done. The Hebrew word for the corner of a garment, kanaph, is the word that Boaz had used for a wing. He had commended her to the wing of God, and she asks him to supply it. Without impertinence she informs a praying man that he is the answer to his own prayer. He is intelligent enough to be delighted.

Here lies the book’s understanding of providence. The Lord is named often in blessings and complaints, yet the narrator reports only two direct actions of His, the gift of bread at the beginning and of conception at the end. Everything between the two is carried by human beings who do somewhat more than duty demands. Nobody should infer that God is absent. The suggestion is that much of what we request from heaven has been delegated.

## What a redeemer does

The legal institution in the background was practical. A go’el, usually translated kinsman-redeemer, was a relative with a duty to buy back land that the family had been forced to sell, and in some circumstances to buy back a relative from slavery. Marriage to a widow belonged to a separate custom, and the book joins the two in a manner that the surviving laws do not quite prescribe. Scholars debate whether this reflects local practice or a generous combination by Boaz.

The anonymous relative who stands first in line illuminates the choice by declining it. He is willing to acquire the field. When he learns that a Moabite widow comes with it, and that a son of hers would eventually inherit what he had paid for, he withdraws, for fear of damaging his own estate. Nothing in this is illegal or even unkind. The narrator merely omits his name, so that the man who was anxious to preserve his inheritance is remembered by no one, whereas the man who risked his is listed among the ancestors of kings.

Christians have long heard in this word an anticipation. The New Testament speaks of redemption to describe what Christ has done, at a cost, for people who were in no position to demand it, and it adds the element of kinship: He became our relative in order to have the right.

## An inconvenient great-grandmother

Whoever wrote the last verses, with their genealogy from Perez to David, knew that other parts of Scripture exclude Moabites from the congregation. Some interpreters date the book to the fifth century before Christ and take it as a gentle objection to the reforms of Ezra, who required men to send away foreign wives. Others place it much earlier and see it as a defense of David’s family. The evidence permits either view. In both cases the effect is comparable: the canon contains a severe rule and, beside it, a story about a woman whom the rule would not have admitted and without whom the royal line would not exist. Israel’s Scriptures were collected by people who did not smooth out such tensions, and they trusted readers to grow wise by living with them.

One should not romanticize. Ruth and Naomi were vulnerable women in an economy that gave them few options, and the plan on the threshing floor was hazardous. The story was not composed to recommend that plan to anyone. It commends something else, a community in which foremen, neighbors, elders and a landowner make it a little safer for the vulnerable to ask.

> Blessed be the LORD, who has not left you this day without a kinsman-redeemer.
> — Ruth 4:14
`.trim(),
      objectives: [
        'Explain the wordplay that links the blessing in chapter 2 with the request in chapter 3.',
        'Contrast the decision of the nearer relative with that of Boaz.',
        'Discuss what the book implies about how God acts in ordinary life.',
      ],
      activities: [
        {
          title: 'Return to sender',
          description:
            'Write down three things that you or your community regularly pray for on behalf of others. For each, draft one sentence in which the person concerned might say, as Ruth does, that you could supply it. Decide which of the three you will act on, and by when.',
        },
        {
          title: 'The case at the gate',
          description:
            'Stage the hearing of Ruth 4 with the two relatives, ten elders and an advocate for the widow, giving the nearer relative his best possible arguments. Let the elders deliberate aloud on where prudence ends and fear begins. Record the point on which they disagreed most.',
        },
      ],
      checks: [
        {
          question: 'What does Ruth’s request do with the earlier words of Boaz?',
          options: [
            'It reminds him that he had promised her wages',
            'It corrects his mistaken idea about her homeland',
            'It quotes a law that he had forgotten to keep',
            'It asks him to provide the shelter he had wished for her',
          ],
          answer: 3,
          explanation:
            'Wing and garment corner are one word in Hebrew. The blessing comes back to the man who spoke it, as a task.',
          practises: [0],
        },
        {
          question: 'Why did the nearer relative withdraw?',
          options: [
            'He feared for his own inheritance',
            'He believed that Boaz had cheated him',
            'The elders ruled that he had no claim',
            'He had discovered that the field was barren',
          ],
          answer: 0,
          explanation:
            'He would gladly have had the land alone. Boaz accepted the cost that the other man avoided.',
          practises: [1],
        },
        {
          question: 'What picture of providence does the lesson draw from the book?',
          options: [
            'God intervenes through a series of public miracles',
            'God leaves the history of families to chance until the birth of David',
            'God commonly cares for people through the generosity of others',
            'God rewards those who have planned carefully',
          ],
          answer: 2,
          explanation:
            'Only two acts of the Lord are narrated directly. Between them, people who exceed their duty become the means of His care.',
          practises: [2],
        },
      ],
    },
  },
};
