import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay17: LessonSource = {
  category: 'bible',
  dayNumber: 17,
  pictures: ['basket', 'baby', 'water-wave'],
  references: ['Exodus 1-2', 'Isaiah 43:1-3'],
  bands: {
    kindergarten: {
      title: 'Baby Moses in the Basket',
      description: 'Shh! A baby is hiding by the river. Who keeps watch?',
      difficulty: 'beginner',
      content: `
Rock your arms from side to side. Shh, shh, little one. Can you rock a baby?

Long ago a mean king ruled in Egypt. He wanted to hurt the baby boys. One mother loved her baby very much. She hid him for three months. Then he grew too loud to hide!

So she made a basket from reeds. She painted it with sticky tar. Now no water could get in. She laid the baby inside. It rocked by the river.

Big sister Miriam stood and watched. Splash! A princess came to wash. She opened the basket.

> the little boy was crying
> — Exodus 2:6

The princess felt sorry for him. Miriam ran up to her. She knew a woman who could feed the baby. She ran and got their own mother!

The princess named the baby Moses. God had big plans for him. God took care of Moses with brave, kind hands.
`.trim(),
      objectives: [
        'Tell where the mother put her baby.',
        'Say what Miriam did for her brother.',
        'Tell how God cared for Moses.',
      ],
      activities: [
        {
          title: 'Weave a tiny bed',
          description:
            'Pick long grass. Lay three pieces this way and three that way. Go over and under, over and under. Put an acorn baby in your bed.',
        },
        {
          title: 'I watch over you',
          description:
            'One friend pretends to sleep. You stand near and watch quietly. If a leaf falls, lift it away softly. Then trade places.',
        },
      ],
      checks: [
        {
          question: 'Where did the mother put her baby?',
          options: ['In a reed basket', 'Up in a tall tree', 'On a camel'],
          answer: 0,
          explanation: 'She made the basket safe with tar. It stood by the river.',
          practises: [0],
        },
        {
          question: 'What did Miriam do?',
          options: [
            'She swam all the way across the river',
            'She fell asleep',
            'She watched and fetched their mother',
          ],
          answer: 2,
          explanation: 'Miriam was brave. She spoke to the princess.',
          practises: [1],
        },
        {
          question: 'How did God care for Moses?',
          options: ['With a strong, high wall', 'Through kind people', 'With a loud noise'],
          answer: 1,
          explanation: 'God used a mother, a sister and a princess.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'Five Who Dared',
      description: 'A cruel king gives an order, and five women find five ways to say no.',
      difficulty: 'beginner',
      content: `
## A king who was afraid

Joseph’s family stayed in Egypt and grew and grew. A new king came who did not know about Joseph. He looked at all these people and was afraid of them. So he made them slaves, who had to haul mud and shape bricks all day in the hot sun.

Still the families grew. Then the king gave a terrible order. Baby boys of the Hebrews must not live.

## Two who said no

Shiphrah and Puah were midwives. They helped babies to be born. The king told them to hurt the boys. But they feared God more than the king, and they would not do it. The Bible does not tell us the name of this mighty king, but it keeps the names of these two women.

## Three at the river

One mother hid her son for three months. When she could not hide him any more, she took a papyrus basket and coated it with tar. She set it in the reeds with her baby inside. His sister stood a little way off to see what would happen.

Who came? The king’s own daughter! She saw the basket and sent a maid to get it. She knew the order of her father, but she also heard the baby cry.

> So she had compassion on him and said, “This is one of the Hebrew children.”
> — Exodus 2:6

Then the sister did a very brave thing. She came out of the reeds and asked if she should find a nurse for the baby. The princess said yes, so the girl ran home and got her mother. Now his mother was paid to feed her own son!

The princess called him Moses, because she drew him out of the water. One day God would use him to draw a whole people out.

None of the five could stop the king by herself. Each did the one good thing that was right in front of her.
`.trim(),
      objectives: [
        'Name the five brave women and what each one did.',
        'Explain why the midwives did not obey the king.',
        'Tell how one good act led to the next in this story.',
      ],
      activities: [
        {
          title: 'A chain of five',
          description:
            'Cut five strips of paper or pick five long leaves. Give each the name or a picture of one brave woman. Link them in a chain. Now take one out. Talk about what would have happened to Moses without her.',
        },
        {
          title: 'River walk of the sister',
          description:
            'One player puts down a basket and walks off. Another must keep it in sight from behind trees or chairs without being seen. After two minutes, she says what she saw. Then swap.',
        },
      ],
      checks: [
        {
          question: 'Who asked the princess if she should find a nurse?',
          options: ['Shiphrah', 'A maid of the palace', 'Puah', 'The baby’s sister'],
          answer: 3,
          explanation:
            'She had kept watch by the reeds. When the right moment came, she stepped out and spoke.',
          practises: [0],
        },
        {
          question: 'Why did the midwives disobey?',
          options: [
            'They wanted more pay',
            'They feared God more than the king',
            'They had not been told of the order',
            'The princess had sent them a note',
          ],
          answer: 1,
          explanation:
            'A king may give many orders. But no one has the right to order a cruel wrong.',
          practises: [1],
        },
        {
          question: 'What happened because the sister spoke up?',
          options: [
            'The king changed the law',
            'The midwives were let out of a deep prison',
            'The baby went home to his own mother',
            'The basket floated out to sea',
          ],
          answer: 2,
          explanation:
            'The princess let the mother nurse the boy and even paid her. One brave word made that happen.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'The King Without a Name',
      description:
        'Egypt’s ruler wanted to be remembered forever. The Bible remembers two midwives.',
      difficulty: 'intermediate',
      content: `
## Fear at the top

The book of Exodus opens with a ruler who is scared. Nobody has attacked him. He has simply counted the families of his Hebrew neighbors, and he tells his officials that there are too many of them and that they might join an enemy one day. It is a speech that has been given many times since, in many languages. First a group is called a danger, then its labor is taken, and then its children.

Kings of Egypt carved their names deep into granite so that nobody could ever forget them. Yet the story never tells us which Pharaoh this was, and scholars still argue about it. It does tell us the names of two women who earned their living at bedsides: Shiphrah and Puah. The writer has his own opinion about who is worth remembering.

> The midwives, however, feared God and did not do as the king of Egypt had instructed; they let the boys live.
> — Exodus 1:17

To fear God here does not mean to be frightened of Him. It means taking God so seriously that a palace no longer looks so big.

## A very small ark

Pharaoh then orders every Hebrew boy to be thrown into the Nile. One mother obeys the order in her own way. She does put her son in the river, but first she builds something around him. The Hebrew word for the basket occurs in only one other story of the Bible, where it is translated as ark. Like Noah’s, this one is sealed with pitch; like Noah’s, it carries the future over deadly water; and like Noah’s, it has neither rudder nor sail.

A girl stands guard, and a princess goes down to bathe. What follows is one of the finest pieces of quick thinking in Scripture. The princess sees the child, knows exactly whose he must be, and feels pity. Before she has time for second thoughts, there is a girl beside her with a helpful suggestion. Soon the baby is home again, protected by the royal household, and his mother is being paid by the very family that wanted him dead.

## Heard

Pharaoh had decided that daughters were harmless. Every one of the people who ruined his plan was a daughter.

None of them started a revolt, and most of them probably never met. Two refused an order, one built a basket, one kept watch, and one could not bear to hear a baby cry. They acted without seeing how their part would fit into anything larger. God is not mentioned once in the scene by the river, and still you can feel that somebody is weaving.

The chapter ends far from the palace. Moses has grown up, has tried to fight injustice with his fists, and has had to run for his life. The people are still slaves. But four short verbs announce that heaven has not been deaf: “So God heard their groaning, and He remembered His covenant with Abraham, Isaac, and Jacob. God saw the Israelites and took notice.” (Exodus 2:24-25)
`.trim(),
      objectives: [
        'Explain what the fear of God led the midwives to do.',
        'Compare the basket of Moses with the ark of Noah.',
        'Show how several small acts of courage worked together.',
      ],
      activities: [
        {
          title: 'Granite and reeds',
          description:
            'Press the name of someone who was quietly good to you into clay, sand or the bark of a fallen branch. Set it up where people pass. Be ready to tell anyone who asks what that person did.',
        },
        {
          title: 'The refusal workshop',
          description:
            'In pairs, invent three orders that a person should not follow, such as leaving somebody out or hiding a wrong. Practice refusing in one calm sentence each. Decide which adult you would tell afterward, because courage does not have to work alone.',
        },
      ],
      checks: [
        {
          question: 'What did it mean that the midwives feared God?',
          options: [
            'They took Him more seriously than the king',
            'They were too frightened to do any work',
            'They expected to become rich and famous for it',
            'They believed that Pharaoh was a god',
          ],
          answer: 0,
          explanation:
            'Fear of God is a deep respect that puts other powers in their place. It made them brave.',
          practises: [0],
        },
        {
          question: 'What do the basket and the ark have in common?',
          options: [
            'Each was steered by a sister',
            'Each was built in secret at night',
            'Each shares one Hebrew word and carries life over water',
            'Each had to be large enough for several pairs of animals',
          ],
          answer: 2,
          explanation:
            'The rare word appears only in these two stories. In each of them something sealed with pitch keeps the future safe.',
          practises: [1],
        },
        {
          question: 'How did the women defeat the order of Pharaoh?',
          options: [
            'They planned it together in the palace',
            'Each did her own part without seeing the whole',
            'They persuaded his soldiers to turn against him',
            'They moved the Hebrew families to another land',
          ],
          answer: 1,
          explanation:
            'There was no common plan. Separate acts of mercy joined into a rescue that no one of them could have designed.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Obedience and Its Limits',
      description:
        'The exodus begins when two midwives receive a lawful command and decline to carry it out.',
      difficulty: 'advanced',
      content: `
## The logic of Pharaoh

Exodus 1 is a study in the political use of fear. The new king, who did not know Joseph, has forgotten the debt that his country owes to a foreigner. He describes the Israelites as too numerous and too powerful, although the narrative has reported only births; he imagines a war that has not broken out and an alliance that nobody has proposed; and on this foundation he builds forced labor. When oppression fails to reduce them, he proceeds to secret killing through the midwives, and when secrecy fails, he commands all his people to participate. Each step is presented as prudence. The escalation will be familiar to students of the twentieth century, and of our own.

## Two civil servants

Against this apparatus stand Shiphrah and Puah. It is uncertain whether they were Hebrews themselves or Egyptians who attended the Hebrews, because the original wording allows either translation. If they were Egyptians, then the first persons in the book who fear God are foreigners. In any case, their refusal is among the earliest recorded examples of what would later be called civil disobedience, and its motive is expressly religious.

When they are summoned, they give an answer that is at best a selective truth: Hebrew women deliver before the midwife arrives. Was it a lie, and was it right? Augustine, who held that every lie is wrong, concluded that God rewarded their mercy and not their falsehood. Others have argued that a murderer at the door has forfeited his claim to information. The text does not adjudicate; it remarks that God was good to the midwives. Christians in Nazi-occupied Europe who hid Jewish families had to answer a similar question at the door, with no time to reflect.

> But the more they were oppressed, the more they multiplied and flourished
> — Exodus 1:12

The apostles later formulated the principle in a sentence, “We must obey God rather than men” (Acts 5:29), and the churches agree that governments deserve honor and that their authority has a limit. Where exactly the limit runs, and which means of resistance are legitimate, has been debated in every century.

## An old motif, newly used

A tale about an exposed infant who rises to greatness was told in Mesopotamia as well. Cuneiform tablets from the first millennium before Christ relate that Sargon of Akkad was placed by his mother in a basket of rushes sealed with bitumen, drawn out by a water carrier, and raised to become king. The comparison is instructive because of its differences. Sargon ascends from a basket to a throne; Moses begins at a court and abandons it, to identify himself with slaves. The Hebrew narrator also selects for the basket a term used elsewhere only for the vessel of Noah, as though to suggest that creation itself is being rescued again from the waters.

Even the name is ironic. In Egyptian it resembles an element meaning born of, which is found in names such as Thutmose; in Hebrew it sounds like the verb for drawing out. The princess believes that she is commemorating what she has done. Readers know that she has named what he will do.

## Failure before calling

The second half of the chapter resists every heroic expectation. Moses observes the hard labor of his people, looks this way and that, strikes down an Egyptian, and buries the evidence. The following day his authority is rejected with a question that will haunt him: who made you ruler and judge? His indignation was justified, but his method merely reproduced Egypt’s. Only at a well in Midian, where he defends shepherdesses without killing anybody and then waters their animals, do we see the deliverer that he might become.

Meanwhile nothing has improved for those who make bricks. They groan, and they do not even address their groaning to anyone in particular. The chapter concludes by revealing that it nevertheless arrived. God heard, remembered, saw and took notice: the sequence moves from sound to attention, as when somebody who has been listening in another room finally appears at the door.
`.trim(),
      objectives: [
        'Analyze the stages by which Pharaoh’s fear turns into persecution.',
        'Discuss the midwives’ refusal and their answer as a problem of conscience.',
        'Compare the birth story of Moses with the legend of Sargon.',
      ],
      activities: [
        {
          title: 'The sentence under pressure',
          description:
            'Hold a structured conversation on the midwives’ reply to Pharaoh. One side defends the view that no lie is ever permitted, the other that protecting life may come first. After ten minutes exchange sides. Conclude by writing the strongest argument you heard from your opponents.',
        },
        {
          title: 'Anatomy of a speech',
          description:
            'Copy Exodus 1:9-10 and label every claim as fact, guess or threat. Then rewrite the speech as an honest minister might have delivered it, including what Egypt owed to Joseph. Read both versions aloud and discuss which would win applause, and why.',
        },
      ],
      checks: [
        {
          question: 'What does Pharaoh’s speech in Exodus 1:9-10 rest on?',
          options: [
            'A treaty that the Israelites had broken',
            'An earlier attack on the store cities in the delta',
            'The advice of the midwives at his court',
            'An imagined war and an alliance nobody had proposed',
          ],
          answer: 3,
          explanation:
            'The narrative has reported only that families grew. The danger is constructed, and each harsher measure is then justified by it.',
          practises: [0],
        },
        {
          question: 'How did Augustine judge the midwives’ answer to the king?',
          options: [
            'God rewarded their mercy, not the falsehood',
            'It was a truthful report in each of its details',
            'It deserved punishment by the elders',
            'Lies are harmless if told to an unbeliever',
          ],
          answer: 0,
          explanation:
            'He considered every lie wrong and separated it from the compassion behind it. Others give the protection of life more weight.',
          practises: [1],
        },
        {
          question: 'In what way does Moses’ story reverse that of Sargon?',
          options: [
            'He is discovered by a poor man instead of a royal soldier',
            'His mother is unknown, whereas Sargon’s is the queen of Akkad',
            'He leaves a court for slaves instead of rising to a throne',
            'His basket sinks and he is saved by swimming',
          ],
          answer: 2,
          explanation:
            'The motif of the exposed child usually explains a king’s success. Here it introduces someone who gives up privilege.',
          practises: [2],
        },
      ],
    },
  },
};
