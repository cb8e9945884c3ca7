import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay14: LessonSource = {
  category: 'bible',
  dayNumber: 14,
  pictures: ['people-hugging', 'ewe', 'sunrise'],
  references: ['Genesis 32:3-32', 'Genesis 33:1-11', 'Matthew 5:23-24', 'Luke 15:20'],
  bands: {
    kindergarten: {
      title: 'Brothers Hug',
      description: 'Jacob must meet Esau again. His knees are shaking.',
      difficulty: 'beginner',
      content: `
Shake your knees. Shake your hands. Jacob felt like that. He was scared!

Long ago he had tricked his brother Esau. He had been away for many years. Now God told him to go home. But what if Esau was still angry? Then news came. Esau was coming, with four hundred men!

Jacob prayed to God for help. He sent gifts to Esau. Goats and sheep and camels walked ahead. That night he could not sleep. He held on to God and asked to be blessed. God did bless him.

The sun came up. There was Esau! Jacob bowed down low, seven times. Would Esau shout?

> Esau, however, ran to him and embraced him
> — Genesis 33:4

They hugged, and they both cried. They were brothers again.

Making up can feel scary. You can ask God to help you. Then take the first little step.
`.trim(),
      objectives: [
        'Tell why Jacob was afraid.',
        'Tell what Esau did.',
        'Name a first step to make up with someone.',
      ],
      activities: [
        {
          title: 'Seven bows',
          description:
            'Two children stand far apart. One walks slowly and bows seven times. The other runs and gives a high five. Then change places.',
        },
        {
          title: 'Peace path',
          description:
            'Lay stones in a line between two friends. At each end a friend says one kind thing. Take one step closer. Go on until you meet.',
        },
      ],
      checks: [
        {
          question: 'Why was Jacob afraid of Esau?',
          options: ['Jacob had tricked him', 'Esau had a lion', 'It was too dark'],
          answer: 0,
          explanation: 'He had done wrong to Esau. He feared that Esau was angry.',
          practises: [0],
        },
        {
          question: 'What did Esau do when he saw Jacob?',
          options: ['He turned around', 'He ran and hugged him', 'He took away his sheep'],
          answer: 1,
          explanation: 'Esau was not angry any more. They both cried.',
          practises: [1],
        },
        {
          question: 'You pushed a friend. What can be a first step?',
          options: ['Push again', 'Hide the ball', 'Say sorry'],
          answer: 2,
          explanation: 'Sorry is a small word. It opens the door.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'The Long Walk Back',
      description: 'Twenty years is a long time to be afraid of your own brother.',
      difficulty: 'beginner',
      content: `
## Four hundred men

Jacob had worked for his uncle Laban for twenty years. He had wives, children, servants and so many sheep that you could not count them. But there was one thing he had never mended. When God told him to go home, the road led straight past Esau.

He sent messengers ahead with polite words. They came back out of breath. Esau was on his way to meet him, and four hundred men were with him.

Jacob went cold. He split his people into two groups, so that one might escape. Then he did something better. He told God the truth: that he did not deserve all this kindness, that he was afraid, and that he needed help.

## The wrestler in the dark

He sent goats, sheep, camels, cows and donkeys ahead as presents, herd after herd with a space between. That night he stayed behind alone by a stream. And a man wrestled with him until the sky turned gray! The man touched Jacob’s hip and put it out of joint, but Jacob would not let go without a blessing. Slowly he understood who was holding him.

> Then the man said, “Your name will no longer be Jacob, but Israel, because you have struggled with God and with men, and you have prevailed.”
> — Genesis 32:28

Jacob had got his first blessing by pretending to be somebody else. This time, when he was asked for his name, he gave the true one.

## Limping toward Esau

In the morning he walked in front of his family. He limped, and he bowed to the ground seven times. Esau started to run. Jacob shut his eyes.

> Esau, however, ran to him and embraced him, threw his arms around his neck, and kissed him. And they both wept.
> — Genesis 33:4

Esau did not even want the presents. He said that he already had plenty. But Jacob begged him to take them. Once he had stolen a blessing, and now he wanted to give one back.

Sometimes the other person does not run to meet us. We cannot choose that. But we can take the honest steps that are ours. And if somebody keeps hurting you, you do not have to walk up to them alone: ask a grown-up to help you.
`.trim(),
      objectives: [
        'Describe what Jacob did before he met Esau.',
        'Explain why it mattered that Jacob said his true name.',
        'Tell which steps toward peace are ours to take.',
      ],
      activities: [
        {
          title: 'Gift with a space between',
          description:
            'Think of somebody whom you have annoyed. Plan three small kindnesses for three different days, without expecting anything. Write or draw them. Do the first one today.',
        },
        {
          title: 'Hold on and let go',
          description:
            'With a partner of your size, sit back to back, hook elbows and try to stand up together. Push against each other, then find a way to help each other. What changed?',
        },
      ],
      checks: [
        {
          question: 'What did Jacob do when he heard of the four hundred men?',
          options: [
            'He hid in a cave until they left',
            'He asked his uncle Laban to fight for him',
            'He went back by another road',
            'He prayed honestly and sent presents',
          ],
          answer: 3,
          explanation:
            'He told God that he was afraid. Then he sent gifts to show that he came in peace.',
          practises: [0],
        },
        {
          question: 'Why does it matter that he said his own name to the wrestler?',
          options: [
            'Long ago he had used his brother’s name to cheat',
            'Nobody in that land knew who he was',
            'The man had forgotten it in the night',
            'His name meant the one who runs fast',
          ],
          answer: 0,
          explanation:
            'With a lie he had said that he was Esau. Now he told the truth and was given a new name.',
          practises: [1],
        },
        {
          question: 'Which part of making peace was up to Jacob?',
          options: [
            'Making Esau forget everything',
            'Coming to meet him honestly and humbly',
            'Choosing how Esau would feel',
            'Deciding that nothing bad had happened',
          ],
          answer: 1,
          explanation: 'He could not choose what Esau would do. He could take his own steps.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Limping Toward Peace',
      description: 'Before he can face his brother, Jacob has to stop hiding from himself and God.',
      difficulty: 'intermediate',
      content: `
## An old debt

Some mistakes do not become smaller because we leave them behind. Jacob has been away for twenty years. He has become rich, he has been cheated himself, and he has learned how that feels. Now he is coming home, and between him and home stands the brother whose blessing he stole.

He plans as he has always planned. He sends messengers who call Esau my lord and Jacob your servant. When they report that Esau is approaching with four hundred men, he divides his camp in two, so that at least one half may get away. But something new is mixed in with the old cleverness. For the first time in the story he prays without bargaining.

> I am unworthy of all the kindness and faithfulness You have shown Your servant. Indeed, with only my staff I came across the Jordan, but now I have become two camps.
> — Genesis 32:10

Then he goes back to planning and sends a present of more than five hundred animals, in separate herds, so that wave after wave of generosity will meet his brother. It is not easy to say whether this is repentance or a bribe. Perhaps Jacob himself did not know.

## Who is the wrestler?

At night he is alone beside the Jabbok, and somebody wrestles with him until daybreak. The text calls him a man. Jacob will say that he has seen God face to face. The prophet Hosea speaks of an angel. It is one of the most mysterious scenes in the Bible, and it does not let us pin it down.

A touch dislocates Jacob’s hip, yet he clings on and will not let go unless he is blessed. The answer is a question: what is your name? The last time that he asked for a blessing, a blind father had wanted to know the same thing, and he had replied that he was Esau. Now he says Jacob, a name that sounds like heel-grabber or cheat. It is a confession in one word. Only after it does he hear his new name, Israel, because he has struggled with God and with men.

He gets his blessing, and he limps for it. People who have met God are not always stronger afterward in ways that anyone can see.

## Running

> Jacob himself went on ahead and bowed to the ground seven times as he approached his brother.
> — Genesis 33:3

He no longer hides behind his herds, his servants or his children. He goes first. And Esau, who has every reason to be bitter, does what nobody expected. He runs, he throws his arms around Jacob’s neck, and the two of them cry. When Jesus described a father who runs to embrace his lost son, His listeners may well have thought of this scene.

Jacob says to him that seeing his face is like seeing the face of God, and you can understand why. The night before he had feared both, and both had blessed him.

Reconciliation does not mean that everything is as it was. The brothers soon go separate ways, and that may have been wise. Nor does forgiving oblige anybody to stay where he or she is in danger; if someone is hurting you, the right step is to tell an adult you trust. But where harm can be named and mended, Jesus thinks it so urgent that He would have us interrupt a church service for it: “First go and be reconciled to your brother; then come and offer your gift” (Matthew 5:24).
`.trim(),
      objectives: [
        'Compare Jacob’s prayer in Genesis 32 with his earlier behavior.',
        'Explain why giving his name was a turning point.',
        'Describe what reconciliation requires and what it does not.',
      ],
      activities: [
        {
          title: 'The apology workshop',
          description:
            'In threes, collect bad apologies such as those that blame, shrink or excuse. Then write a good one with four parts: what I did, how it affected you, what I will do to repair it, and no pressure to answer. Practice saying it aloud. If you owe somebody such an apology, decide when you will offer it.',
        },
        {
          title: 'Night and morning',
          description:
            'Make two drawings on one sheet, using only lines: Jacob alone at the stream before the struggle and Jacob walking toward Esau after it. Think about how posture alone can show what has changed. Show it without a title and let others tell the story.',
        },
      ],
      checks: [
        {
          question: 'How does Jacob’s prayer differ from his vow at Bethel?',
          options: [
            'He demands a sign before he will go on',
            'He admits that he deserves nothing and makes no deal',
            'He asks that Esau be punished',
            'He promises a tenth of his herds',
          ],
          answer: 1,
          explanation:
            'At Bethel there was an if. Here he says that he is unworthy and afraid, and he simply asks for help.',
          practises: [0],
        },
        {
          question: 'Why is the answer Jacob such a turning point?',
          options: [
            'He had been ordered never to say it aloud',
            'The wrestler could then find out where he lived',
            'He finally owns the name that he once denied with a lie',
            'It was the name of his grandfather’s God',
          ],
          answer: 2,
          explanation:
            'Asked the same question by his father, he had claimed to be Esau. Now he tells the truth about who he is.',
          practises: [1],
        },
        {
          question: 'What does reconciliation not require?',
          options: [
            'Putting up with further harm from someone',
            'Naming the wrong that was done',
            'Being willing to go first',
            'Trying to repair what can still be repaired',
          ],
          answer: 0,
          explanation:
            'Jacob and Esau made peace and then lived apart. Nobody has to stay in danger in order to forgive.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Face to Face, Twice',
      description:
        'In one night and one morning Jacob meets the two he most dreads, and survives them both.',
      difficulty: 'advanced',
      content: `
## Strategy and supplication

The report that Esau is advancing with four hundred men could be read in two ways, since a company of that size was both an escort and a small army. Jacob assumes the worst, as those tend to do who know what they deserve. His response alternates between calculation and petition in a manner that many readers find recognizable: divide the camp; pray; arrange the gifts; rehearse the speeches. The prayer itself, among the longest in Genesis, contains neither bargaining nor self-justification. It quotes God’s promises back to Him, confesses unworthiness, and names fear without disguise.

The vocabulary that follows is deliberately double. Jacob hopes to appease Esau with a present, and the verb, literally to cover the face, is later the technical term for atonement. He says, in a Hebrew sentence that uses the word face four times, that he will cover his brother’s face with the gift going before his face, that afterward he may see his face, and perhaps he will lift up my face. The storyteller is preparing us for another face altogether.

## Until daybreak

> So Jacob was left all alone, and there a man wrestled with him until daybreak.
> — Genesis 32:24

Who attacks whom, and why, is withheld. The assailant must leave before dawn, he is strong enough to disable with a touch and yet does not prevail, he refuses his name and confers a blessing. Hosea identifies an angel. Rabbinic tradition suggested the guardian angel of Esau, so that the nocturnal struggle anticipates and resolves the encounter of the morning. Many Christian interpreters thought of the Son of God before His incarnation. Charles Wesley turned the episode into a hymn of fourteen stanzas, Wrestling Jacob, in which the stranger’s withheld name is at last discovered to be Love.

What is explicit is the exchange of names. Asked by his blind father who he was, Jacob had answered with his brother’s name. Asked now, he pronounces his own, which Esau had once interpreted as heel-catcher or deceiver. In biblical terms this is confession at its shortest: he agrees with the truth about himself. Only then is he renamed.

> Your name will no longer be Jacob, but Israel, because you have struggled with God and with men, and you have prevailed.
> — Genesis 32:28

It is a curious sort of victory from which the winner departs with a limp. A people would carry this name, and it is worth reflecting that the community of faith is named neither after submission nor after conquest, but after a struggle in which someone held on.

## The second face

At sunrise the heel-catcher, who used to come from behind, goes on ahead of everyone whom he loves. The sevenfold bow is known from the correspondence of vassals with the king of Egypt in the fourteenth century before Christ; with it Jacob symbolically returns the lordship over his brother that the stolen blessing had awarded him. He even calls his present by that word. The Hebrew of his plea, please accept my blessing, is generally translated gift, but Esau would have heard it.

Esau’s forgiveness is narrated entirely in verbs: he ran, embraced, fell upon, kissed; they wept. He had said that he would kill his brother, and no explanation is provided for his change of heart. Grace in this story arrives from the person who had been passed over, and readers who identify too readily with the chosen line may be chastened to notice who in the chapter most resembles God.

> For indeed, I have seen your face, and it is like seeing the face of God, since you have received me favorably.
> — Genesis 33:10

## What peace is not

The reconciliation is genuine and limited. Esau proposes that they travel together; Jacob makes excuses and turns another way. Trust is not restored by one embrace, and prudence sometimes keeps a distance that resentment would also have kept, for different reasons. Christians who counsel the injured must remember the difference between forgiveness, which can be one-sided, and reconciliation, which cannot, and must never press a person to return to where he or she is being harmed.

Within these limits the Sermon on the Mount makes the repair of relationships take precedence over worship itself, instructing us to leave the gift at the altar and go. The order is telling. Jacob could not look into his brother’s eyes until he had wrestled with God, and Jesus adds that we cannot long look toward God while we avoid our brother’s eyes. The two faces, it turns out, belong to one journey.
`.trim(),
      objectives: [
        'Examine the motif of the face in Genesis 32-33.',
        'Interpret the exchange of names as a confession.',
        'Differentiate forgiveness, reconciliation and restored trust.',
      ],
      activities: [
        {
          title: 'Chain of faces',
          description:
            'Mark every mention of face, eyes and seeing in Genesis 32:20-33:10. Draw the line that connects them across both chapters, and compose a single sentence that explains why the storyteller placed them so. Compare it with the sentences of three others.',
        },
        {
          title: 'Hold the distance',
          description:
            'Read three short invented cases: friends after a betrayed secret, siblings after a broken promise about money, a teenager and an adult who has threatened him. For each, discuss in a group what forgiving, reconciling and trusting would mean, which of them is possible now, and who else ought to be involved.',
        },
      ],
      checks: [
        {
          question: 'What does the recurring word face accomplish in these chapters?',
          options: [
            'It marks where later editors joined two sources',
            'It binds the meeting with God to the meeting with Esau',
            'It emphasizes that Jacob was recognized by his features',
            'It recalls the blindness of the aged Isaac',
          ],
          answer: 1,
          explanation:
            'Jacob fears the face of his brother and sees the face of God. In the end he compares the one with the other.',
          practises: [0],
        },
        {
          question: 'Why may the answer to the question about his name be called a confession?',
          options: [
            'He lists all that he has done to Laban',
            'He swears never to deceive anyone again',
            'He accepts aloud what his own name says about him',
            'He asks that the stranger forgive his brother as well',
          ],
          answer: 2,
          explanation:
            'Before Isaac he had used another’s name. Now he speaks the one that had been understood as deceiver.',
          practises: [1],
        },
        {
          question: 'Which of the three can one person do alone?',
          options: [
            'Forgiving someone',
            'Being reconciled with someone',
            'Restoring trust between two people',
            'None of them is possible without the other side',
          ],
          answer: 0,
          explanation:
            'Forgiveness may be one-sided. Reconciliation takes two, and trust needs time and evidence, which is why distance can be wise.',
          practises: [2],
        },
      ],
    },
  },
};
