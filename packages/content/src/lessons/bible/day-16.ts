import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay16: LessonSource = {
  category: 'bible',
  dayNumber: 16,
  pictures: ['people-hugging', 'bread', 'donkey'],
  references: ['Genesis 42-45', 'Genesis 50:15-26'],
  bands: {
    kindergarten: {
      title: 'Joseph Hugs His Brothers',
      description: 'Ten hungry brothers meet a great lord. Do they know his face?',
      difficulty: 'beginner',
      content: `
Pat your tummy. Is it empty or full? Joseph’s brothers were hungry. No grain grew at home. So they walked and walked, all the way to Egypt.

A great lord sold bread there. It was Joseph! He had grown up. His brothers did not know him. But Joseph knew them right away.

Would he be mean to them now? They had been so mean to him. Joseph watched them for a while. Were they still cruel? No. Now they cared for their little brother. Joseph’s heart got too full. He cried out loud. He told them who he was!

The brothers shook with fear. Joseph pulled them close. He kissed each one and he cried. He said that God sent him ahead to save lives.

> Therefore do not be afraid. I will provide for you and your little ones.
> — Genesis 50:21

The hurt was real. Joseph did not hit back. God made something good grow.
`.trim(),
      objectives: [
        'Tell why the brothers came to Egypt.',
        'Say what Joseph did when he saw his brothers.',
        'Say who makes good grow after a hurt.',
      ],
      activities: [
        {
          title: 'Fist and hand',
          description:
            'Make a tight fist. That is how mad feels. Breathe in slowly. Breathe out and open your hand. Now your hand can wave to someone.',
        },
        {
          title: 'Bread for you first',
          description:
            'At snack time, pass the bread. Give the first piece to your neighbor. Say: this is for you. Then your neighbor gives one to you.',
        },
      ],
      checks: [
        {
          question: 'Why did the brothers come to Egypt?',
          options: ['To see a big river', 'To look for camels', 'To get food'],
          answer: 2,
          explanation: 'No grain grew at home. Egypt had bread to sell.',
          practises: [0],
        },
        {
          question: 'What did Joseph do at the end?',
          options: [
            'He locked the door and hid',
            'He kissed them and cried',
            'He took their sandals',
          ],
          answer: 1,
          explanation: 'He was kind to the brothers who had hurt him.',
          practises: [1],
        },
        {
          question: 'Who made good grow after the hurt?',
          options: ['God did', 'The camels did', 'The rain did'],
          answer: 0,
          explanation: 'Joseph said that God meant to save many lives.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'The Cup in the Sack',
      description: 'Joseph has one question about his brothers, and a silver cup will answer it.',
      difficulty: 'beginner',
      content: `
## Strangers at the door

More than twenty years had passed. Then ten dusty men bowed to the ruler of Egypt and asked for grain. Joseph knew them at once. They had no idea who he was. He wore linen and spoke through a helper who put his words into their tongue.

Joseph acted stern and said that they were spies. They whispered to one another that this was happening because they had not listened when their brother begged. They thought that no one could understand. Joseph understood each word. He turned away and wept.

## A hard test

Had they changed? Joseph had to know. He sent them off with grain, but they had to come back with Benjamin, the youngest.

When they did, he gave them a feast. Then, by his order, a silver cup was slipped into Benjamin’s sack. His steward went after them and found it. Now the brothers could do it all again. They could go home free and leave their father’s dear boy behind as a slave.

Judah stepped up. Long ago, it was Judah who had said that they should sell Joseph. Now he begged to stay as a slave in place of the boy, so that Benjamin could go home.

That was the answer. Joseph sent all the servants out. He cried so loudly that the whole palace heard.

> I am Joseph! Is my father still alive?
> — Genesis 45:3

## What Joseph did not say

He did not say that it was nothing. He said it out loud: you sold me. But he also said that God had used it to keep many people alive. Then he hugged them, one by one.

Years later their father died, and they were scared once more. Would he pay them back now? Joseph cried again and spoke kindly to them.

> you intended against me for evil, God intended for good
> — Genesis 50:20

To forgive is not to say that a wrong was small. It is to let go of paying it back.
`.trim(),
      objectives: [
        'Retell how Joseph tested his brothers.',
        'Explain how Judah had changed.',
        'Tell what forgiving means and what it does not mean.',
      ],
      activities: [
        {
          title: 'Two Judahs',
          description:
            'With a partner, freeze like two statues. The first is young Judah, who sells a brother. The second is old Judah, who offers himself. Ask the others to guess which is which, and say what they see in your hands and eyes.',
        },
        {
          title: 'Stone in the shoe',
          description:
            'Put a pebble in one shoe and walk twenty steps. Staying mad can feel like that. Take it out and walk again. If someone goes on hurting you, do not just walk on: tell a grown-up you trust.',
        },
      ],
      checks: [
        {
          question: 'What did the hidden cup show Joseph?',
          options: [
            'If they would stand by Benjamin',
            'If they could carry any more grain',
            'If they liked silver or gold',
            'If their father was still well',
          ],
          answer: 0,
          explanation:
            'It was the old choice once more: save yourself or save your brother. This time they all came back.',
          practises: [0],
        },
        {
          question: 'How could you tell that Judah was a new man?',
          options: [
            'He brought a bag of nuts',
            'He bowed lower than the rest',
            'He learned to speak the tongue of Egypt',
            'He offered to be a slave for the boy',
          ],
          answer: 3,
          explanation:
            'Once he sold a brother to gain some coins. Now he would give up his own life for one.',
          practises: [1],
        },
        {
          question: 'What does it mean to forgive?',
          options: [
            'To act as if it was fine',
            'To give up paying someone back',
            'To keep an unsafe thing secret',
            'To forget by the next day',
          ],
          answer: 1,
          explanation:
            'Joseph named the wrong and still chose not to strike back. A wrong that goes on must be told to someone who can help.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Am I in the Place of God?',
      description:
        'Joseph holds every power over the brothers who sold him. What will he do with it?',
      difficulty: 'intermediate',
      content: `
## Eight times in tears

For a ruler, Joseph cries a great deal. He weeps when he overhears his brothers admit their guilt. He hurries out of a banquet to weep when he sees Benjamin, his mother’s other son. He weeps so loudly when he reveals himself that the Egyptians hear it through the walls. He weeps on Benjamin’s neck, over each of the others, over his father when they meet and again when he dies, and one last time because his brothers are still afraid of him. Forgiving his brothers was not a neat decision that he made in an afternoon. It came slowly, with a wet face.

At first it does not look like forgiveness at all. He speaks roughly, locks the brothers up for three days and keeps Simeon as a hostage. Readers have argued for centuries about whether he was testing them, teaching them or simply taking revenge. Perhaps he hardly knew himself. What the text shows us is that he kept leaving the room.

## The same choice again

Slowly he rebuilds the scene of the crime. Once more there is a favorite son of Rachel, once more there is silver in the bags, and once more ten brothers can walk away from a younger one. With the cup hidden in Benjamin’s sack, betrayal would even be legal.

Then Judah speaks, in the longest speech of Genesis. He was the one who had asked what profit there was in killing a brother when they could sell him. Now he describes his old father’s heart and ends with an offer.

> Now please let your servant stay here as my lord’s slave in place of the boy. Let him return with his brothers.
> — Genesis 44:33

To change your mind about something is one thing. To face the identical temptation and pay to do the opposite is another, and that is how you can tell that a heart has turned.

## Two intentions, one story

When their father dies, the old fear returns. Maybe Joseph had only been waiting. They send a message begging for mercy, and he breaks down. His reply begins with a question about himself: “Am I in the place of God?” (Genesis 50:19). Vengeance, in other words, is a chair that he refuses to sit in.

> As for you, what you intended against me for evil, God intended for good, in order to accomplish a day like this—to preserve the lives of many people.
> — Genesis 50:20

Read that slowly, because it is easy to bend. He does not say that the evil was good after all, or that God needed somebody to be cruel. The brothers meant harm, and harm it was. God meant something too, and His intention was larger, and it won. Joseph could see this only in looking back, with grain in the storehouse and a family alive. While you are still in the pit, nobody should tell you that it is fine.

Notice as well what he did before he embraced them: he made sure that it was safe. Forgiving a person and trusting that person again are not the same. Letting go of revenge can begin today. Trust is rebuilt, as it was here, when someone has truly changed.
`.trim(),
      objectives: [
        'Explain how Joseph recreates the old choice for his brothers.',
        'Distinguish between forgiving someone and trusting that person again.',
        'Interpret what Joseph means when he speaks of evil and good intentions.',
      ],
      activities: [
        {
          title: 'The speech in one breath',
          description:
            'Read Genesis 44:18-34 aloud in turns, one verse each, standing in a circle. Whenever the words father or boy are spoken, everyone takes one step inward. At the end, talk about why Judah repeats them so often.',
        },
        {
          title: 'Two ledgers',
          description:
            'Fold a page. On the left list what would help a person to let go of revenge; on the right what would have to happen before trust can return. Compare with two others. Which items are only on one side, and why?',
        },
      ],
      checks: [
        {
          question: 'Why is the cup in Benjamin’s sack such a sharp test?',
          options: [
            'The cup had belonged to their grandfather Isaac',
            'It proves that Benjamin was jealous too',
            'It lets the brothers abandon a favored son again',
            'A theft of silver could not be forgiven in Egypt',
          ],
          answer: 2,
          explanation:
            'Joseph arranges the old situation: a child of Rachel, an easy way out, and a father who will grieve. This time they refuse to leave.',
          practises: [0],
        },
        {
          question: 'Which sentence fits what Joseph does about forgiveness and trust?',
          options: [
            'He gives up revenge, and trust grows as change is shown',
            'He trusts at once and forgives only in old age',
            'He does neither until his old father commands him to do so',
            'He thinks that the two are one and the same',
          ],
          answer: 0,
          explanation:
            'He wanted to know whether they had changed before he opened his home to them. Forgiving does not require you to walk back into danger.',
          practises: [1],
        },
        {
          question: 'What does Genesis 50:20 say about the brothers’ deed?',
          options: [
            'It turned out to be a kindness',
            'It was cruel, but God was the one who did it',
            'It did no lasting harm to anyone',
            'It was evil, and God’s purpose was greater',
          ],
          answer: 3,
          explanation:
            'Both intentions are named, and neither is denied. The wrong stays wrong, and God brings life out of it all the same.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Providence Without Excuses',
      description:
        'One verb, two subjects: how can the same event be intended by guilty people and by a good God?',
      difficulty: 'advanced',
      content: `
## A sentence with two subjects

The Hebrew of Genesis 50:20 uses a single verb twice. You planned evil; God planned good. It is a verb for designing or weaving, and the translation preserves the repetition with intended. The brothers and God are not described as acting on different occasions, as though God had arrived later to repair the damage. They are said to have purposes in the same events. That is a bolder claim than the comfortable remark that things usually work out.

It is also a carefully limited one. The sentence refuses three easy explanations. It does not say that God merely permitted what happened and then improvised. It does not say that God authored the cruelty, because the evil intention is assigned to the brothers without any qualification. And it does not say that a good result transforms the deed into something harmless. Philosophers call the problem of holding these denials together the question of concurrence. Thomas Aquinas explained it by distinguishing the first cause from secondary causes, so that God works through creatures without replacing their responsibility; John Calvin appealed to Joseph’s words in defending a detailed providence; other Christians, among them John Wesley, laid greater stress on human freedom. The churches confess together that God is good, that people are answerable, and that He is able to bring life out of what was meant to destroy. How precisely these fit is a question on which they have differed, and one that your pastor will probably enjoy.

## Who is entitled to say it

It matters enormously that the speaker is the victim. The brothers do not tell Joseph that God must have had a reason for the pit. Such a statement in their mouths would have been obscene, a way of escaping guilt under the cover of piety. It would have been hardly better on the lips of a fellow prisoner in the second year of his sentence. Joseph says it himself, decades afterward, to people who are afraid of him, and he says it in order to release them. The doctrine of providence is here a gift that the wounded may give, and not a demand that the comfortable may impose.

> Do not be afraid. Am I in the place of God?
> — Genesis 50:19

The question is double-edged. He will not assume God’s office as judge, and he will not assume it as interpreter either, except to reassure. Then he converts the confession into logistics: he will provide for them and for their little ones.

## The education of Judah

Readers who admire Joseph may miss that the decisive transformation belongs to somebody else. In chapter 37 Judah calculates the profit of selling a brother. In chapter 38, having condemned his daughter-in-law Tamar, he is confronted with evidence of his own guilt and admits that she is more righteous than he is. In chapter 43 he pledges his own person as security for Benjamin, and in chapter 44 he keeps the pledge. The plea that he addresses to the Egyptian lord speaks of the father more than a dozen times. A man who once deceived that father with a bloodstained garment can no longer bear the thought of his grief.

Christian readers have noticed that the royal line, and eventually the genealogy of Jesus, descends from this brother rather than from the hero (Matthew 1:2-3). The one who offered himself in place of another became the ancestor of the One who did so for all.

## Bones for the journey

Genesis opened with a garden and closes with a coffin in Egypt. Joseph asks that his bones be carried home one day, convinced that “God will surely attend to you” (Genesis 50:25). Reconciliation has been achieved, yet the promise to Abraham is unfulfilled and the family is living in another nation’s granary. The final word of the book, in Hebrew as in English, is Egypt. The good that God intended is genuine, and it is not yet complete.
`.trim(),
      objectives: [
        'Explain what Genesis 50:20 affirms and what it refuses to say about evil.',
        'Argue why it matters who speaks about God’s purpose in suffering.',
        'Trace the development of Judah from chapter 37 to chapter 44.',
      ],
      activities: [
        {
          title: 'Permission to speak',
          description:
            'Write down six sentences that people say to those who suffer, for example that everything has a reason. In a small group, sort them by who could truthfully say each one: the sufferer, a friend, the offender, nobody. Then write one sentence that a friend could say in the pit itself.',
        },
        {
          title: 'Four portraits of Judah',
          description:
            'Divide Genesis 37:26-27, 38:24-26, 43:8-10 and 44:32-34 among four readers. Each prepares a first-person statement of one minute. Perform them in order without commentary, and let listeners name the moment at which they began to trust him.',
        },
      ],
      checks: [
        {
          question: 'Which reading does the wording of Genesis 50:20 rule out?',
          options: [
            'That the brothers are guilty of what they planned',
            'That a good outcome made the deed innocent',
            'That God had a purpose in the same events',
            'That Joseph recognized the purpose in retrospect',
          ],
          answer: 1,
          explanation:
            'The evil intention is stated plainly and assigned to the brothers. God’s purpose stands beside it and does not relabel it.',
          practises: [0],
        },
        {
          question: 'Why does it matter that Joseph is the one who says this?',
          options: [
            'Only an official of Egypt could grant a pardon',
            'The brothers had never heard the name of God before they came',
            'Spoken by the offenders it would have been an excuse',
            'He was the firstborn and spoke for the family',
          ],
          answer: 2,
          explanation:
            'The victim offers the words to free frightened people. In the mouth of the guilty the same sentence would shift the blame to heaven.',
          practises: [1],
        },
        {
          question: 'What shows most clearly that Judah has changed?',
          options: [
            'He offers his own freedom for the favored son',
            'He returns the silver found in the sacks of grain',
            'He forgives Joseph for the harsh imprisonment',
            'He persuades his father to move the household',
          ],
          answer: 0,
          explanation:
            'The man who had sold one son of Rachel volunteers to be enslaved for the other, and for the sake of the father whom he once deceived.',
          practises: [2],
        },
      ],
    },
  },
};
