import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay11: LessonSource = {
  category: 'bible',
  dayNumber: 11,
  pictures: ['baby', 'deciduous-tree', 'grinning-face-with-smiling-eyes'],
  references: ['Genesis 17:17', 'Genesis 18:1-15', 'Genesis 21:1-7', 'Hebrews 11:11', 'Luke 1:37'],
  bands: {
    kindergarten: {
      title: 'The Baby Named Laughter',
      description: 'Somebody giggles behind the tent. What is so funny?',
      difficulty: 'beginner',
      content: `
Ha, ha, ha! Can you laugh with a big belly laugh? Now try a tiny one behind your hand. Sarah laughed like that.

It was a hot day. Abraham sat under a shady tree. Three visitors came down the road. Abraham ran to meet them. He gave them water for their feet. He gave them bread and a good meal.

One visitor had amazing news. Next year Sarah would have a baby boy! Sarah heard it in the tent. She was as old as a great-grandma. So she laughed. A baby? Now?

The visitor was from God. He asked a question.

> Is anything too difficult for the LORD?
> — Genesis 18:14

A year went by. Guess what? Sarah held a soft little boy! They named him Isaac. That name means he laughs. Now Sarah laughed out loud. Everybody laughed with her.

God had made a promise. It took a long, long time. But God did not forget.
`.trim(),
      objectives: [
        'Tell how Abraham was kind to the visitors.',
        'Say why Sarah laughed the first time.',
        'Tell what Isaac’s name means.',
      ],
      activities: [
        {
          title: 'Pass the laugh',
          description:
            'Sit in a ring and look very serious. One child says ha. The next says ha, ha. Keep adding one. Who can stay serious the longest?',
        },
        {
          title: 'Welcome, guest',
          description:
            'Play that a visitor comes to your tent. Bring a cup of water. Fan them with a leaf. Ask if they are tired. Then trade places.',
        },
      ],
      checks: [
        {
          question: 'What did Abraham do for his visitors?',
          options: ['He gave them food', 'He sent them away', 'He hid in the tent'],
          answer: 0,
          explanation: 'He gave them water, bread and a good meal.',
          practises: [0],
        },
        {
          question: 'Why did Sarah laugh behind the tent?',
          options: [
            'She saw a silly little goat',
            'Somebody tickled her',
            'She was so old for a baby',
          ],
          answer: 2,
          explanation: 'She was very old. A baby sounded impossible.',
          practises: [1],
        },
        {
          question: 'What does the name Isaac mean?',
          options: ['He runs', 'He laughs', 'He sleeps'],
          answer: 1,
          explanation: 'God turned Sarah’s little laugh into a big, glad one.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'Two Kinds of Laughing',
      description:
        'You can laugh because you don’t believe it, and you can laugh because it’s true.',
      difficulty: 'beginner',
      content: `
## Three strangers at noon

The air over the road was shaking with heat, and every goat had found a patch of shade. Abraham was dozing at the door of his tent when he looked up and saw three men. He was ninety-nine years old, but he ran! He begged them to rest under the trees while he fetched a little water and a bit of bread.

A bit of bread? He told Sarah to bake from a huge heap of flour, and he picked out a fine calf himself. Then he stood beside his guests while they ate, just like a waiter.

## The laugh behind the curtain

One of them asked where Sarah was, and then he gave a message that only God could give. By this time next year, she would have a son.

Sarah was listening at the tent door. She looked at her wrinkled hands. She had waited for a baby for so many years that hoping had begun to hurt, so she laughed quietly to herself. It was not a happy laugh. It was the kind that keeps tears away.

> Is anything too difficult for the LORD? At the appointed time I will return to you—in about a year—and Sarah will have a son.
> — Genesis 18:14

Sarah was frightened and said that she had not laughed. But the Lord answered that she had. He did not shout at her, and He did not take the promise back. He simply would not let her pretend.

## The laugh out loud

Spring came and summer came, and under the oaks there was a thin, new cry. Sarah had a boy! They called him Isaac, which means he laughs.

> Then Sarah said, “God has made me laugh, and everyone who hears of this will laugh with me.”
> — Genesis 21:6

Some good things do take a very long time, and some prayers are answered in another way than we hoped. If you are waiting for something and it makes you sad, you may tell God so. He could hear a laugh behind a tent flap. He can hear you too.
`.trim(),
      objectives: [
        'Describe how Abraham welcomed strangers.',
        'Explain the difference between Sarah’s two laughs.',
        'Tell how God answered when Sarah pretended.',
      ],
      activities: [
        {
          title: 'A welcome in five minutes',
          description:
            'With your group, think of somebody who is new or who works hard at camp. Plan a welcome that needs nothing but five minutes: a seat in the shade, cool water, a song. Then do it.',
        },
        {
          title: 'Show me with no words',
          description:
            'Take turns acting out a laugh while the others guess its reason: a joke, shyness, relief, not believing, joy. Talk about how we can tell them apart and which one Sarah had at the door.',
        },
      ],
      checks: [
        {
          question: 'How did Abraham treat the three strangers?',
          options: [
            'He asked them to pay for lunch',
            'He offered a little and then gave a feast',
            'He told them to wait until evening',
            'He sent a servant out and went on dozing in the shade',
          ],
          answer: 1,
          explanation:
            'He spoke of a bit of bread. Then he had a calf cooked and served his guests himself.',
          practises: [0],
        },
        {
          question: 'How were Sarah’s two laughs different?',
          options: [
            'First she could not believe it, and later she was full of joy',
            'First she was rude to Abraham, and later she said sorry',
            'First she heard a joke, and later she told one',
            'First she was awake, and later she was dreaming',
          ],
          answer: 0,
          explanation:
            'Hoping had hurt her for years, so she did not dare to believe. When Isaac was born, she laughed for joy.',
          practises: [1],
        },
        {
          question: 'Sarah said that she had not laughed. What did God do?',
          options: [
            'He gave the promise to another family',
            'He acted as if nobody had said anything at all',
            'He made her leave the tent for a week',
            'He told her the truth and kept His promise',
          ],
          answer: 3,
          explanation: 'God would not let her pretend. But He did not take anything away from her.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Yes, You Did Laugh',
      description:
        'An old couple, a ridiculous promise, and a God who does not mind being laughed at as much as you would expect.',
      difficulty: 'intermediate',
      content: `
## Hospitality at full speed

Desert hospitality was a law that nobody had to write down, because in a land of heat and distances you might need it yourself tomorrow. Even so, Abraham overdoes it. In the hottest hour of the day a man of ninety-nine runs to his visitors, hurries to the tent, tells Sarah to be quick, and runs again to the herd. What he modestly calls a bit of bread turns out to be loaves made of about twenty liters of flour, together with curds, milk and a roasted calf.

The reader knows from the first line that the Lord has come to him, but it is not clear how much Abraham knows. He sees three travelers with dusty feet. Centuries later a Christian writer would draw the lesson that some people who welcomed strangers “have entertained angels without knowing it” (Hebrews 13:2).

## What is behind the laugh

Then comes the announcement: within a year Sarah will have a son. She is standing behind the tent flap, and she laughs to herself. It would be unfair to blame her alone, because one chapter earlier Abraham had fallen on his face and laughed at the same news. They had heard promises for twenty-five years. They had once tried to help the promise along by way of a servant named Hagar, and it had brought misery to everyone. By now a dry little laugh was the safest place to keep a hope.

The answer she receives is a question.

> Is anything too difficult for the LORD? At the appointed time I will return to you—in about a year—and Sarah will have a son.
> — Genesis 18:14

Sarah, suddenly afraid, denies that she laughed. The reply is short and has a touch of humor: no, but you did laugh. Notice what does not happen. No lightning strikes, and the promise is not withdrawn because she doubted it. God insists on honesty, but He does not insist on perfect faith before He acts.

## The name that stayed

When the child is born, he is given the name Yitzhak, he laughs. From then on, every time somebody called the boy in for supper, the whole family heard the story again: our disbelief, God’s patience, and the day on which it all turned to joy.

> God has made me laugh, and everyone who hears of this will laugh with me.
> — Genesis 21:6

Two things deserve to be said plainly. The first is that not everyone who prays for a child is given one, or for a healing, or for a family put back together. The Bible tells of good people whose prayers were not answered in the way they hoped, and it never says that they believed too little. The second is that God’s question to Sarah is not a trick for getting whatever we want. It says who He is, so that people who wait can bring Him even the laughter that is close to tears.

And Hagar’s boy, who had been there first? God heard him crying too, under a bush in the desert, and gave him water and a future. In this story nobody’s tears are too far from the tent.
`.trim(),
      objectives: [
        'Explain what Abraham’s welcome shows about ancient hospitality.',
        'Interpret the reasons behind the laughter of Abraham and Sarah.',
        'Distinguish trust in God from a method of getting one’s wishes.',
      ],
      activities: [
        {
          title: 'Behind the flap',
          description:
            'Write Sarah’s thoughts in the minute between hearing the promise and saying that she did not laugh. Use at least one memory from the twenty-five years before. Read it to a partner, who answers as a friend of hers, not as a judge.',
        },
        {
          title: 'Running to meet someone',
          description:
            'As a group list the strangers, newcomers or lonely people around you. For each, describe a welcome that costs effort and no money. Choose one, decide who will do what, and carry it out before the week is over.',
        },
      ],
      checks: [
        {
          question: 'What makes Abraham’s hospitality so remarkable?',
          options: [
            'He invites only guests who can repay him',
            'He offers little in words and gives far more in fact',
            'He follows a written law of his city',
            'He knows from the first moment exactly who has come to him',
          ],
          answer: 1,
          explanation:
            'At ninety-nine he runs in the heat, and the bit of bread becomes a banquet for strangers.',
          practises: [0],
        },
        {
          question: 'Why might laughing have been the safest place to keep a hope?',
          options: [
            'Because hopes spoken aloud were forbidden in the camp',
            'Because visitors expected to be entertained',
            'Because they had been disappointed for many years',
            'Because Hagar had told them a funny story',
          ],
          answer: 2,
          explanation:
            'They had waited for twenty-five years and had made things worse by forcing it. A dry laugh protects against more disappointment.',
          practises: [1],
        },
        {
          question: 'What does the question in Genesis 18:14 not mean?',
          options: [
            'That enough faith will get us anything we ask for',
            'That God can do what people cannot imagine',
            'That God’s promise rests on who He is',
            'That those who wait long may speak honestly to Him',
          ],
          answer: 0,
          explanation:
            'The Bible never blames people whose prayers were answered differently. The question is about God’s power and faithfulness, and it is no recipe.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The Comedy of the Promise',
      description:
        'Laughter runs through the story of Isaac from beginning to end, and it keeps changing its meaning.',
      difficulty: 'advanced',
      content: `
## A key word

Hebrew narrators like to let one root echo through a story until it becomes an argument. In the cycle of Abraham the root is tz-h-q, to laugh. Abraham falls on his face and laughs when he is told that a son will be born to a man of a hundred and a woman of ninety. Sarah laughs within herself at the entrance of the tent. Lot’s sons-in-law think that he is joking when he warns them of disaster, which is the same verb in another form. At the feast for the weaned child, Ishmael is seen laughing or mocking, and Sarah, who cannot bear it, has him driven away. And at the center stands the child who is called he laughs.

The word therefore covers incredulity, delight, derision and play, and the reader is obliged to ask each time which of them is meant. That ambiguity is the point. The promise is so disproportionate that whoever hears it must laugh in one way or another, and the story patiently sorts out the ways.

## Reading the visit

Genesis 18 opens with a famous oscillation. The Lord appears to Abraham; Abraham sees three men; he addresses them now in the singular and now in the plural. Jewish interpretation generally understood three angels, each with an errand of his own. Many early Christian writers perceived the pre-incarnate Word accompanied by two angels, and others saw a figure of the Trinity, a reading to which Andrei Rublev gave its loveliest expression in an icon painted in Russia in the early fifteenth century. It is wise to recognize the latter as contemplation inspired by the passage rather than as something its first readers would have understood.

What the passage states without ambiguity is that the divine comes in need of water and shade. Revelation is given at a table, after work in the kitchen.

## A question as an answer

> Is anything too difficult for the LORD? At the appointed time I will return to you—in about a year—and Sarah will have a son.
> — Genesis 18:14

The adjective rendered too difficult belongs to the vocabulary of wonders and can also be translated too marvelous. Mary of Nazareth, a young woman for whom a birth was impossible on different grounds, hears an allusion to it from Gabriel: “For no word from God will ever fail” (Luke 1:37). Each text resists two temptations at once. It will not shrink the promise to what experience can endorse, and it does not offer technique. Sarah contributes nothing by the strength of her conviction; if anything she contributes her denial, which is gently but firmly corrected.

The letter to the Hebrews nonetheless counts her among the models of faith.

> By faith Sarah, even though she was barren and beyond the proper age, was enabled to conceive a child, because she considered Him faithful who had promised.
> — Hebrews 11:11

Evidently the author considers her laughter not the last word about her. Between the tent flap and the birth lies an inner history that Genesis does not narrate, and charity fills the gap in her favor.

## The shadow on the feast

Honesty forbids us to end with the celebration. Sarah’s joy is complete only when the son of the slave woman is out of sight, and Hagar and Ishmael are sent into the wilderness with a skin of water. The narrator does not conceal that Abraham was distressed, nor that God, who permits the separation, follows the outcasts and hears the boy. Jews and Christians trace their ancestry in faith through Isaac, while Muslims honor Ishmael as a forefather and a prophet; any telling of this story in mixed company should remember that three communities are listening.

Perhaps that is why the name remained. Isaac is a man about whom little is told and who carries in his name the incredulity of his parents, the delight of his birth and an echo of the mockery that spoiled the feast. Every time he was summoned, somebody pronounced a sentence about God, who had turned a bitter laugh into a glad one, and who had not finished with those who were weeping elsewhere.
`.trim(),
      objectives: [
        'Trace how one Hebrew root gathers several meanings in the story of Isaac.',
        'Compare interpretations of the three visitors and judge what the text itself states.',
        'Assess how Hebrews 11:11 reads Sarah and what Genesis leaves untold.',
      ],
      activities: [
        {
          title: 'Five laughs',
          description:
            'Find the laughter in Genesis 17:17, 18:12, 19:14, 21:6 and 21:9. For each, write one line of stage direction that tells an actor exactly how to laugh. Perform the five without words and let the audience match them to the verses.',
        },
        {
          title: 'Two tents',
          description:
            'Write two letters from the day after the feast, one by Sarah and one by Hagar. Neither may call the other names. Read them next to each other and discuss what each woman knows of God that the other does not.',
        },
      ],
      checks: [
        {
          question: 'What does the repeated root tz-h-q accomplish in these chapters?',
          options: [
            'It proves that the story was meant to amuse children',
            'It makes readers ask which kind of response each laugh is',
            'It separates an older source of the story from a younger one',
            'It shows that only Sarah doubted the promise',
          ],
          answer: 1,
          explanation:
            'The same root can mean disbelief, joy, mockery or play. Readers have to decide each time, and the promise is what sorts them.',
          practises: [0],
        },
        {
          question: 'Which statement about the visitors does Genesis 18 itself make?',
          options: [
            'That they stand for the three persons of the Trinity',
            'That each of them had one errand and no more',
            'That the Lord appeared, and Abraham saw three men',
            'That Sarah recognized them before Abraham did',
          ],
          answer: 2,
          explanation:
            'The text moves between the Lord and three men without explaining it. The other claims are later interpretations or inventions.',
          practises: [1],
        },
        {
          question: 'What is surprising about Sarah’s place in Hebrews 11?',
          options: [
            'She is honored for faith although Genesis reports her doubt',
            'She is named as the one who welcomed the strangers',
            'She is blamed for what happened to Hagar',
            'She is praised for laughing louder than Abraham',
          ],
          answer: 0,
          explanation:
            'The author does not take her laugh for her final answer. Genesis leaves her inner change untold, and Hebrews reads it generously.',
          practises: [2],
        },
      ],
    },
  },
};
