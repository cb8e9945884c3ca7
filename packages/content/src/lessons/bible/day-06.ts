import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay06: LessonSource = {
  category: 'bible',
  dayNumber: 6,
  pictures: ['leafy-green', 'footprints', 'coat'],
  references: [
    'Genesis 3',
    'Genesis 2:16-17',
    'Luke 19:10',
    'Luke 15:20',
    'Romans 5:18-19',
    'Revelation 22:1-3',
  ],
  bands: {
    kindergarten: {
      title: 'God Comes Looking',
      description: 'Adam and Eve hide. Who will come and find them?',
      difficulty: 'beginner',
      content: `
Hide behind your hands. Now peek! Hiding is fun in a game. But one day two people hid, and nobody laughed.

Adam and Eve lived in God’s garden. They could eat from almost every tree. Only one tree was not for them. A sneaky snake told them a lie about God. They believed it. They ate from that tree.

Then their tummies felt funny and sad. They were afraid, so they hid. Soon they heard God walking in the garden.

> But the LORD God called out to the man, “Where are you?”
> — Genesis 3:9

God knew where they were. He called so they would come out. Out they came. Adam blamed Eve. Eve blamed the snake.

They had to leave the garden, and that was sad. But God still loved them. He made warm clothes for them. He promised that help would come. One day Jesus came to find us all.

Did something go wrong today? You can tell God. You can tell someone who loves you.
`.trim(),
      objectives: [
        'Tell why Adam and Eve hid.',
        'Say who came to look for them.',
        'Name someone you can tell when something goes wrong.',
      ],
      activities: [
        {
          title: 'Found you, hooray!',
          description:
            'One child hides close to a grown-up. The others walk and call the name. Where are you? When you find your friend, cheer and clap. Let everyone have a turn to be found.',
        },
        {
          title: 'The telling stone',
          description:
            'Find a smooth stone. Hold it and think of something you wish undone. Tell God, or tell your grown-up. Then set the stone down. How do your hands feel now?',
        },
      ],
      checks: [
        {
          question: 'Why did Adam and Eve hide?',
          options: ['They were afraid', 'They were playing', 'It began to rain'],
          answer: 0,
          explanation: 'They had done what God told them not to do. That made them afraid.',
          practises: [0],
        },
        {
          question: 'Who came looking for them?',
          options: ['Their friends', 'God', 'A big bear'],
          answer: 1,
          explanation: 'God came and called. He loved them even then.',
          practises: [1],
        },
        {
          question: 'You broke a cup. What is a good thing to do?',
          options: ['Hide the bits', 'Say that the cat did it', 'Tell a grown-up'],
          answer: 2,
          explanation:
            'Telling can feel hard. Then someone can help, and you can be friends again.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'Behind the Towels',
      description: 'Silas broke the big lantern. Now someone is walking down the path and calling.',
      difficulty: 'beginner',
      content: `
## Crash

There was only one rule about the big lantern: do not run near it. Silas ran anyway, and the glass broke with a sound like ice. He pushed the pieces under a bench and crawled behind the towels on the line. His ears were hot. Then he heard Mr. Bello’s boots on the path, and a calm voice asking where he was.

## The first hiding place

Silas was not the first to hide. In Eden God had given Adam and Eve a whole garden and one rule. From one tree they must not eat. A clever serpent came and hinted that God was keeping the best for Himself. The fruit looked lovely. Eve took some and ate it, and Adam, who was right beside her, ate it too. People often paint an apple, but the Bible only says fruit.

All at once they felt ashamed. They sewed leaves together, and when God came near, they hid among the trees.

> But the LORD God called out to the man, “Where are you?”
> — Genesis 3:9

God can see through leaves, so why did He ask? When you call a child who hides under the bed, you are giving that child a way to come out.

Adam said that Eve gave him the fruit. Eve said that the serpent had tricked her.

## What God did next

Doing wrong has a price. Work would now be hard, there would be pain and death, and they had to leave the garden. But look what God did before they went.

> And the LORD God made garments of skin for Adam and his wife, and He clothed them.
> — Genesis 3:21

He also promised that one day someone would be born who would crush the serpent. Christians believe that this is Jesus, who said that He came “to seek and to save the lost” (Luke 19:10).

Silas looked at the boots under the hem of the towel. His heart was thumping like a drum. Then he stepped out and said that he had done it. Mr. Bello knelt, checked his hands for cuts, and went to fetch the broom and two pairs of gloves.
`.trim(),
      objectives: [
        'Retell how Adam and Eve came to hide from God.',
        'Explain why God asked a question when He knew the answer.',
        'Describe two ways in which God still cared for them.',
      ],
      activities: [
        {
          title: 'The rest of the story',
          description:
            'In pairs, act out what happens after Silas steps out. What does he say? What does Mr. Bello say? How can Silas help to put it right? Swap roles and find a second ending that is also honest and kind.',
        },
        {
          title: 'Pointing and owning',
          description:
            'Point at somebody and look at your hand. How many of your fingers point back at you? Take turns reading these aloud and changing them into owning words: she made me late, the ball broke the pot, he started it.',
        },
      ],
      checks: [
        {
          question: 'What did the serpent get Eve to wonder about?',
          options: [
            'If the garden had enough water for it',
            'If God was really good to her',
            'If Adam had hidden from her',
            'If the animals had names',
          ],
          answer: 1,
          explanation:
            'The serpent hinted that God’s one rule was not kind. Then the fruit looked better than God’s word.',
          practises: [0],
        },
        {
          question: 'God knew where Adam was. Why did He ask?',
          options: [
            'To give him a way to come out',
            'To find out which tree was missing fruit',
            'To make the serpent speak first',
            'To see if Adam could hear Him from far away',
          ],
          answer: 0,
          explanation:
            'God’s question opened a door. He wanted Adam to come back and tell the truth.',
          practises: [1],
        },
        {
          question: 'What did God do for Adam and Eve before they left the garden?',
          options: [
            'He let them keep a bit of the fruit',
            'He made the hard work go away',
            'He told them that it did not matter',
            'He gave them clothes and a promise',
          ],
          answer: 3,
          explanation:
            'What they did had a sad price. Even so, God dressed them and promised that the serpent would be beaten one day.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Four Questions in a Garden',
      description: 'God asks, and asks, and asks again. None of it is because He lacks the answer.',
      difficulty: 'intermediate',
      content: `
## One question too many

The trouble begins with a question that does not come from God. The serpent, who is introduced as crafty, asks the woman: “Did God really say, ‘You must not eat from any tree in the garden?’” (Genesis 3:1). Check that against chapter two, where God had opened every tree to them except one. The serpent turns a huge yes with a single no into one great no. He never actually tells her to eat, because all he needs to do is make God look stingy.

You may have heard that trick before, in the thought that your parents never let you do anything or that everybody else is happier. It zooms in on the one closed gate until you can no longer see the orchard.

They both eat. Their eyes are opened, as promised, but what they see is their own nakedness, and for the first time human beings want to cover themselves and run.

## Where are you?

Now God begins to ask. Listen to how He does it.

- Where are you?
- Who told you that you were naked?
- Have you eaten from the tree?
- What is this you have done?

A judge who only wants to convict someone does not need to ask anything, but these questions are more like a hand held out into a dark cupboard. Each one offers a chance to come into the open, and each time the answer slips sideways. Adam even manages to accuse two others at once:

> And the man answered, “The woman whom You gave me, she gave me fruit from the tree, and I ate it.”
> — Genesis 3:12

Notice how quickly four friendships crack: with God, with each other, with the ground, and with themselves. The Bible calls this sin, which is a short word for turning away from the One who loves us and trying to be our own god instead. Every news report and every slammed door shows that the crack runs through all of us.

Guilt about something we did is not the only reason that people hide. If someone has hurt you or told you to keep a bad secret, that is not your sin, and you do not have to carry it alone. Tell an adult you trust, and if the first one does not listen, tell another.

## Clothes for the road

Consequences follow, including pain, thorns, sweat and in the end death, and the way back to the garden is closed. Yet grace is already in the story. God tells the serpent that a child of the woman will crush its head, a promise that Christians understand to be about Jesus. Then, before they leave the garden, He replaces their scratchy leaves with garments that will last.

Jesus once described His Father in a similar scene. A son comes home in rags, rehearsing an apology, and the old man does not wait on the porch.

> But while he was still in the distance, his father saw him and was filled with compassion. He ran to his son, embraced him, and kissed him.
> — Luke 15:20

The first question God asks in the Bible has not expired, and if He were to call it across the field to you this evening, what would your honest answer be?
`.trim(),
      objectives: [
        'Analyze how the serpent twists what God had said.',
        'Interpret the purpose of God’s four questions.',
        'Identify signs of grace in Genesis 3.',
      ],
      activities: [
        {
          title: 'Spot the twist',
          description:
            'In groups, write five true sentences about a generous rule or gift at home or camp. Trade papers. Rewrite each sentence in the serpent’s manner, so that the giver sounds mean without any plain lie. Trade back and explain exactly where the twist sits. Finish by restoring the true sentences.',
        },
        {
          title: 'An honest answer',
          description:
            'Take ten minutes alone with paper and pencil. Write the words Where are you? at the top and answer God below, as truthfully as you can. Keep the page, burn it safely with an adult at the campfire, or share it with someone you trust.',
        },
      ],
      checks: [
        {
          question: 'How does the serpent’s question misrepresent God?',
          options: [
            'It claims that God planted no trees at all',
            'It says that God was afraid of the animals',
            'It turns one forbidden tree into all of them',
            'It tells the woman to take the fruit at once',
          ],
          answer: 2,
          explanation:
            'God had given them every tree but one. The question reverses this and makes a generous God sound stingy, without giving any command.',
          practises: [0],
        },
        {
          question: 'What are God’s questions to Adam and Eve mainly for?',
          options: [
            'Collecting evidence that was still missing',
            'Giving the serpent time to escape',
            'Showing that He had not been watching',
            'Drawing them out of hiding into honesty',
          ],
          answer: 3,
          explanation:
            'God lacks no information. A question lets the guilty person step forward and speak, which is the start of coming back.',
          practises: [1],
        },
        {
          question: 'Which detail shows God’s kindness even while He judges?',
          options: [
            'He dresses them Himself before they leave',
            'He lets Adam off because Eve ate first',
            'He takes away the thorns after a while',
            'He moves the garden to where they are going',
          ],
          answer: 0,
          explanation:
            'The consequences stay, yet God makes lasting clothes for them and promises a child who will defeat the serpent.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The Pears and the Fig Leaves',
      description:
        'Why would anyone steal fruit he does not want? A young North African knew, and so did the oldest story of all.',
      difficulty: 'advanced',
      content: `
## Midnight in Thagaste

When he was about sixteen, Augustine and some friends shook a neighbor’s pear tree bare in the middle of the night. They were not hungry, he had better pears at home, and most of the loot was thrown to the pigs. Decades later, by then a bishop, he was still puzzling over it in his Confessions. He could have understood stealing from necessity, but it troubled him that he had enjoyed the wrong itself and that he would never have done it alone.

Augustine was reading his own life by the light of Genesis 3, where there is also a tree, a companion and fruit that nobody needed. The account is brief and unsparing, and whether Christians take it as a plain report or as history told in symbols, they agree that it describes the human condition with embarrassing accuracy.

## An anatomy

Observe the stages. First a command is exaggerated until the giver appears petty. Next the consequence is denied, “You will not surely die” (Genesis 3:4), and a motive is insinuated, that God is protecting His privilege. Only then does the woman look at the fruit again, and it has become irresistible. Adam, who has been with her, says nothing whatever, and his silence deserves as much attention as her decision.

The promise then comes true in the cruelest way, for their eyes are opened and the first thing they perceive is that they are exposed. What they feel is not only guilt. Guilt says that I have done something wrong and may lead me to repair it, while shame insists that I must not be seen. It produces fig leaves, excuses and, before long, accusations, until a man who had recently greeted his wife with a poem points her out as the culprit.

## Verdict and promise

What follows is often misremembered, because the serpent and the ground are cursed while the man and the woman are not. Even so, their lives will contain pain, exhausting labor and a struggle for mastery between the sexes. Christians disagree about how husbands and wives should share responsibility, yet this much seems clear: the sentence about one ruling over the other appears among the damages, as part of what has gone wrong, and it never excuses contempt or violence.

In the middle of the judgment stands a line that Christians have connected with Christ since the second century, and that many now call the first gospel.

> And I will put enmity between you and the woman, and between your seed and her seed. He will crush your head, and you will strike his heel.
> — Genesis 3:15

Taken alone, it might describe only the ancient hostility between people and snakes, but read backward from Easter it sounds like a Savior who conquers by being wounded. Paul sets the two representatives side by side:

> For just as through the disobedience of the one man the many were made sinners, so also through the obedience of the one man the many will be made righteous.
> — Romans 5:19

How the first sin affects all of us has been explained in several ways in the Eastern and Western churches, and your pastor can tell you more about your own tradition. None of these explanations imagines that we could return to the garden by our own effort.

## The guarded tree

The chapter ends east of Eden with a sword of flame in front of the tree of life. Even this may be a mercy, since to live forever in such a state would be no blessing. Beforehand God has done something quietly astonishing: the One who was betrayed has made clothes, and He dresses those who betrayed Him.

The tree then recedes from view until the final page of the Bible, where it is growing beside a river in a city whose gates stand open: “And the leaves of the tree are for the healing of the nations” (Revelation 22:2). Leaves that once served to hide people will serve to heal them. Between these two trees Christians see a third, outside the walls of Jerusalem, to which God came looking for us at His own expense.
`.trim(),
      objectives: [
        'Trace the stages of temptation in Genesis 3 and compare them with Augustine’s theft.',
        'Distinguish shame from guilt and describe what each tends to produce.',
        'Explain how Christians read Genesis 3:15 in the light of Romans 5:19.',
      ],
      activities: [
        {
          title: 'The silent partner',
          description:
            'In groups of four, read Genesis 3:1-7 aloud. Let each person write what Adam might have said at one particular moment and why he did not. Then discuss when silence in a group has helped something wrong to happen, and draft one sentence a bystander could realistically say.',
        },
        {
          title: 'Three trees',
          description:
            'Draw three trees in one picture: the tree in Eden, the cross, and the tree in Revelation 22. Use only line and shading, no words. Show it to a partner, who describes what is seen before you explain anything.',
        },
      ],
      checks: [
        {
          question: 'What links Augustine’s pears with the fruit in Eden most closely?',
          options: [
            'Neither theft met a need, and company made it easier',
            'In each case the owner of the tree had been unjust',
            'In each case the fruit was afterward found to be worthless',
            'Both were committed by people who had never been warned',
          ],
          answer: 0,
          explanation:
            'Augustine had better pears, and the first couple had an orchard. He says that he would not have done it alone, and Adam is standing beside Eve.',
          practises: [0],
        },
        {
          question: 'Which response to a wrong is driven by shame rather than by guilt?',
          options: [
            'Returning what was taken and asking what else is owed',
            'Admitting the deed to a friend in order to stop',
            'Deleting every trace and blaming a bystander',
            'Wondering how the injured person is feeling now',
          ],
          answer: 2,
          explanation:
            'Shame wants above all not to be seen, so it hides and accuses. Guilt can be painful too, but it can move us to repair the harm.',
          practises: [1],
        },
        {
          question: 'How do Christians connect Genesis 3:15 with Romans 5:19?',
          options: [
            'Human effort will gradually reopen the garden',
            'One obedient man, wounded Himself, undoes the harm',
            'The war between people and snakes will never end',
            'Adam’s sin concerned nobody except himself and Eve',
          ],
          answer: 1,
          explanation:
            'Genesis speaks of a wounded victor, and Paul contrasts the disobedience of one man with the obedience of another. Read together they point to Christ.',
          practises: [2],
        },
      ],
    },
  },
};
