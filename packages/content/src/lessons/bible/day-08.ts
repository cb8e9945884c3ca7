import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay08: LessonSource = {
  category: 'bible',
  dayNumber: 8,
  pictures: ['dove', 'rainbow', 'olive'],
  references: ['Genesis 6:5-22', 'Genesis 8', 'Genesis 9:8-17', 'Isaiah 54:9-10'],
  bands: {
    kindergarten: {
      title: 'Noah and the Bow of Colors',
      description: 'Rain drums on a big boat. Who remembers the people inside?',
      difficulty: 'beginner',
      content: `
Tap your fingers on the floor. Tap, tap, tap. That is rain. Now tap fast with both hands!

Long ago, people were mean to each other. It made God very sad. But Noah loved God and listened to Him. God told Noah to build an ark. An ark is a giant boat.

Noah built and built. Then the animals came, two by two. God shut the door behind them. It rained for forty days.

Was it scary? Maybe it was. But God did not forget them. A wind blew, and the water went down. Noah let a dove fly out. She came back with a green leaf!

At last everyone climbed out. Noah thanked God. Then something bright shone in the sky.

> I have set My rainbow in the clouds
> — Genesis 9:13

The rainbow is God’s promise sign. No flood will ever cover the whole earth again. God keeps His promises.
`.trim(),
      objectives: [
        'Tell who was safe in the ark.',
        'Say what the dove brought back.',
        'Tell what the rainbow reminds us of.',
      ],
      activities: [
        {
          title: 'Walk like two',
          description:
            'Find a partner. Choose one animal together. Walk that way across the grass. Two rabbits hop, two elephants stomp. At the end, climb into a blanket ark.',
        },
        {
          title: 'Promise string',
          description:
            'Tie a bit of string on your finger. Make a small promise you can keep today. Will you share, or help to tidy? Keep it, then take off the string.',
        },
      ],
      checks: [
        {
          question: 'Who was in the ark with the animals?',
          options: ['Noah and his family', 'A king and his army', 'Nobody at all'],
          answer: 0,
          explanation: 'God kept Noah and his family safe with the animals.',
          practises: [0],
        },
        {
          question: 'What did the dove bring to Noah?',
          options: ['A red berry', 'A small stone', 'A green leaf'],
          answer: 2,
          explanation: 'It was a fresh leaf. So Noah knew that trees were growing.',
          practises: [1],
        },
        {
          question: 'What does the rainbow remind us of?',
          options: ['A song of the dove', 'A promise of God', 'The end of summer'],
          answer: 1,
          explanation: 'God put it in the sky as His promise sign.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'One Hundred and Fifty Days',
      description: 'What do you do when you can only wait, and cannot see the shore?',
      difficulty: 'beginner',
      content: `
## A world gone wrong

By the time of Noah, people had filled God’s good world with hurting and hitting. God saw it all. The Bible says something surprising about how He felt: it does not say that He was only angry. It says that He was grieved in His heart. God was sad the way you are sad when someone you love does harm.

God decided to wash the earth and begin again. But He would not begin again with nothing. He asked Noah to build an ark longer than a soccer field, with three decks and one door. Noah did everything just as God had said.

## Waiting in the dark

Then the rain came. For forty days it fell, and the water covered even the hills. It is a sad story. Many people did not live, and it is all right to feel that.

Inside, eight people fed a great many hungry mouths. The rain stopped, but the water stayed. Week after week there was nothing to see but gray. Had God forgotten?

> But God remembered Noah and all the animals and livestock that were with him in the ark.
> — Genesis 8:1

## Raven, dove, leaf

Noah let a raven fly, then a dove. The dove found no dry place to stand, so he reached out his hand and took her in again. He waited seven more days. This time she came home at evening with an olive leaf, fresh and green. One leaf! But one leaf means a tree, and a tree means land.

When they stepped out at last, Noah built an altar to thank God. And God made a promise, not only to people, but to every sparrow and spider too.

> I have set My rainbow in the clouds, and it will be a sign of the covenant between Me and the earth.
> — Genesis 9:13

Covenant is a strong word for a promise that binds. Noah had not earned it. God hung it up there where no one can take it down.
`.trim(),
      objectives: [
        'Retell the story of the flood in order.',
        'Explain how Noah found out that the water was going down.',
        'Tell with whom God made His covenant and what its sign is.',
      ],
      activities: [
        {
          title: 'Pace out the ark',
          description:
            'The ark was about 140 meters long and 23 meters wide. One big step is close to a meter. Walk 140 steps along a path and mark the end with a stone. How many children, holding hands, would fit along it?',
        },
        {
          title: 'The long gray week',
          description:
            'Write or draw five short lines in the ship’s diary of one of the eight people on board. What do they hear, smell and eat? On the last line, a leaf arrives.',
        },
      ],
      checks: [
        {
          question: 'Which of these came last?',
          options: [
            'The dove carried a green leaf home',
            'Noah thanked God at an altar',
            'The rain began to fall',
            'The raven flew out',
          ],
          answer: 1,
          explanation:
            'First came the rain, then the birds. When everyone was out, Noah built an altar.',
          practises: [0],
        },
        {
          question: 'What did a single leaf tell Noah?',
          options: [
            'That trees stood above the water',
            'That the raven was lost',
            'That the dove was hungry',
            'That more rain was near',
          ],
          answer: 0,
          explanation:
            'A fresh leaf has to be picked somewhere. So somewhere a tree was dry enough to land on.',
          practises: [1],
        },
        {
          question: 'For whom was the promise of the rainbow?',
          options: [
            'Noah alone',
            'Only the people who never do wrong',
            'The birds that flew',
            'Everything alive on the earth',
          ],
          answer: 3,
          explanation: 'God named people, birds, livestock and every living creature.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'The Bow That Was Hung Up',
      description:
        'Most old flood stories tell of gods who lost their temper. This one tells of a God who grieves.',
      difficulty: 'intermediate',
      content: `
## A story that many peoples told

In 1872 a young engraver named George Smith was studying clay tablets in the British Museum when he realized that he was reading about a flood, a boat and a bird sent out to look for land. He is said to have been so excited that he ran around the room. The tablets came from Mesopotamia, and they told a tale much like Noah’s.

Put the stories side by side, and the differences start to shine. In the old Mesopotamian poem of Atrahasis, the gods send the flood because people have become too noisy and spoil their sleep. Afterward the gods are starving, since nobody is left to bring them food, and they crowd around the first sacrifice like flies.

Genesis gives another reason for the water: the earth was full of violence. And it dares to say what that did to God.

> And the LORD regretted that He had made man on the earth, and He was grieved in His heart.
> — Genesis 6:6

The God of this story is not annoyed by noise. He is heartbroken by cruelty.

## The hinge

The account in chapters 6 to 8 is built like a staircase that climbs and comes down again. The water rises for 150 days and falls for 150 days; the door is shut and then it is opened. In the very middle stand a few words on which everything turns: “But God remembered Noah” (Genesis 8:1). When the Bible says that God remembers, it does not mean that something had slipped His mind. It means that He acts for someone He has promised to care for.

Then the story slows down and watches birds. A raven flies back and forth. A dove finds no place for her foot, and Noah stretches out a hand to bring her in. Seven days later there is an olive leaf, and seven days after that, no dove at all, because she has found somewhere to live. If you have ever waited for news from a hospital, you know how small the signs can be that keep hope going.

## A weapon at rest

After the flood God says something honest: people have not changed. The human heart is still inclined to evil. Nevertheless He binds Himself by a covenant, and the word is repeated seven times in ten verses. It has an unusual shape, for only one side makes promises. Neither Noah nor the sparrows have to sign anything.

> Never again will all life be cut off by the waters of a flood; never again will there be a flood to destroy the earth.
> — Genesis 9:11

The Hebrew word for the sign in the clouds is simply bow, the same word that soldiers used for the weapon. Many readers have pictured a warrior who hangs his bow on the wall because the fighting is over. And if you look at the shape, an archer holding it so would be aiming away from the earth.

Christians do not all agree on how to picture the flood. Some understand it as covering the whole globe, others as covering the world that the writer knew. It is a good question to bring to your parents or your pastor. All agree on what it tells us about God: He takes violence seriously, He saves, and He has promised patience.
`.trim(),
      objectives: [
        'Compare the reason for the flood in Genesis with that of another ancient story.',
        'Explain what the Bible means when it says that God remembered.',
        'Interpret the rainbow as the sign of a promise made by one side.',
      ],
      activities: [
        {
          title: 'Two reporters',
          description:
            'In pairs, one of you interviews Noah and the other interviews the hero of the Mesopotamian story, using what you read above. Ask each why the water came and what God or the gods did afterward. Then present both interviews and let the class name the three biggest differences.',
        },
        {
          title: 'A promise with one side',
          description:
            'Write a promise that you could make to a younger child without asking for anything in return. Add a sign that will remind both of you, made from what lies around camp. Give it, and keep it for a week.',
        },
      ],
      checks: [
        {
          question: 'According to Genesis, why did the flood come?',
          options: [
            'Human beings had grown too loud for heaven',
            'The sea was angry about the ships',
            'The earth was filled with violence',
            'Noah’s neighbors had refused to help him build',
          ],
          answer: 2,
          explanation:
            'Noise is the reason in the poem of Atrahasis. Genesis speaks of violence, and of a God who grieves over it.',
          practises: [0],
        },
        {
          question: 'What does it mean that God remembered Noah?',
          options: [
            'He acted for someone in His care',
            'A thought came back to Him after months',
            'He read the names of those on board',
            'He learned where the ark had drifted',
          ],
          answer: 0,
          explanation:
            'In the Bible, God’s remembering is something He does. A wind begins to blow, and the waters sink.',
          practises: [1],
        },
        {
          question: 'What is unusual about the covenant in Genesis 9?',
          options: [
            'It ends when the rainbow fades',
            'It is a treaty between two armies',
            'It counts only for those who kept the law',
            'Only God commits Himself to anything',
          ],
          answer: 3,
          explanation:
            'God binds Himself although He knows that people have not changed. Creatures are asked for nothing in return.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'A Promise Made with Open Eyes',
      description:
        'The reason given for the flood and the reason given for never sending another are the same sentence.',
      difficulty: 'advanced',
      content: `
## The same diagnosis twice

Readers of Genesis sometimes overlook a puzzle in plain sight. Before the flood, the narrator reports that every inclination of the thoughts of the human heart was altogether evil all the time, and this is why judgment falls. After the flood, when the smoke of Noah’s offering is rising, God repeats the diagnosis almost word for word, and now it serves as the reason for mercy.

> Never again will I curse the ground because of man, even though every inclination of his heart is evil from his youth. And never again will I destroy all living creatures as I have done.
> — Genesis 8:21

The waters have altered the landscape without altering the heart. Noah himself will soon be found drunk and humiliated in his tent, and one of his sons will make sport of him. If the flood was an experiment in improving humanity by starting over with a decent family, then the text is candid about the outcome. What has changed is announced as a decision within God: He will go on with people as they actually are.

## The grief of God

Genesis 6:6 was embarrassing to some early interpreters, because it ascribes regret to the Almighty. The Jewish philosopher Philo of Alexandria argued that such language accommodates our weakness; many Christian theologians have followed him and insisted that God’s purposes do not waver. Others, especially in the last hundred years, have preferred to let the sentence stand in all its strangeness, hearing in it the vulnerability of a love that can be wounded. You need not settle that debate to notice what the verse excludes. It excludes a deity who looks upon cruelty unmoved, and it also excludes one who destroys with satisfaction.

The Hebrew underlines this with a play on sound that translations cannot reproduce. The verb for God’s pain in 6:6 belongs to the same family as the words for the painful labor of the woman and the man in chapter 3. The hurt that human beings brought into the world has reached its Maker.

## A treaty without a counterpart

Covenants in the ancient Near East were usually agreements with obligations on both sides, sealed by oaths and threatened penalties. Against that background the covenant with Noah is extraordinary. Its partners are not a nation or a king but every living creature, wild animals included; its duration is without limit; and no condition is attached. Even the sign functions oddly, for although human beings are glad to see it, its stated purpose is to remind God.

> And whenever the rainbow appears in the clouds, I will see it and remember the everlasting covenant between God and every living creature of every kind that is on the earth.
> — Genesis 9:16

The noun translated rainbow ordinarily denotes the bow of an archer. Jewish commentators such as Nachmanides observed in the thirteenth century that it hangs with its ends toward the ground, as a fighter lowers a weapon to show that hostilities have ceased.

## What remains hard

None of this removes the terror of the chapter. Children drown in this story, although children’s books tend to draw giraffes, and an honest reader may lament it. Jesus used the days of Noah as a warning about sudden judgment, and the first letter of Peter sees in the ark an image of baptism; neither treats the flood as quaint. Christians differ about its extent and about how its report relates to other ancient traditions and to geology, and a pastor or a thoughtful teacher can introduce you to the main positions.

Centuries later a prophet addressed exiles who felt that the waters had closed over their heads, and he reached back to this very oath. As surely as God had sworn about the days of Noah, so He swears that His anger is not the last word: “Though the mountains may be removed and the hills may be shaken, My loving devotion will not depart from you” (Isaiah 54:10). The bow in the cloud is not evidence that people have become safe. It is the signature of One who has decided to be patient with those who are not.
`.trim(),
      objectives: [
        'Explain how the same statement about the human heart leads first to judgment and then to mercy.',
        'Describe two ways in which interpreters have understood the regret of God.',
        'Evaluate what makes the covenant with Noah unlike other ancient treaties.',
      ],
      activities: [
        {
          title: 'The two drafts',
          description:
            'Copy Genesis 6:5-7 and 8:20-22 on two sheets and mark every word that they have in common. In groups of three, argue in turn that God has changed, that people have changed, and that neither has. Let a listener report which argument the text supports best.',
        },
        {
          title: 'Words for a hard page',
          description:
            'Write eight lines addressed to God from someone who has just read this chapter and is troubled by it. Psalms of lament often move from complaint to trust; decide honestly how far your lines can go. Keep them or read them to a friend.',
        },
      ],
      checks: [
        {
          question: 'What is striking about the reasons in Genesis 6:5 and 8:21?',
          options: [
            'The second blames the animals instead of people',
            'One verdict on the heart serves both for judgment and for mercy',
            'The first is given by Noah and the second by his sons',
            'Only the later passage mentions that God has feelings',
          ],
          answer: 1,
          explanation:
            'Before the flood the evil of the heart explains the judgment. Afterward the same evil is named, and God answers it with a promise.',
          practises: [0],
        },
        {
          question: 'How did Philo understand the statement that God regretted something?',
          options: [
            'As proof that the story came from Babylon',
            'As a scribe’s mistake for another verb',
            'As a way of speaking suited to human weakness',
            'As a sign that God did not foresee the great flood',
          ],
          answer: 2,
          explanation:
            'Philo held that Scripture speaks in our manner so that we can follow. Others let the expression of divine grief stand as it is.',
          practises: [1],
        },
        {
          question: 'Which feature sets the covenant with Noah apart from most ancient treaties?',
          options: [
            'It was sealed by a meal in front of witnesses',
            'It named a penalty for the weaker partner',
            'It concerned the borders between two peoples',
            'It obliges only the One who grants it, toward all creatures',
          ],
          answer: 3,
          explanation:
            'There is no condition, no end date and no human signature. Even the sign is given to remind God of what He has sworn.',
          practises: [2],
        },
      ],
    },
  },
};
