import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay52: LessonSource = {
  category: 'bible',
  dayNumber: 52,
  pictures: ['eye', 'sun', 'footprints'],
  references: [
    'Acts 9:1-27',
    'Acts 22:3-16',
    'Galatians 1:13-24',
    '1 Corinthians 15:8-10',
    '2 Corinthians 5:17',
  ],
  bands: {
    kindergarten: {
      title: 'Brother Saul',
      description: 'A bright light, three dark days, and a kind hand.',
      difficulty: 'beginner',
      content: `
Close your eyes. Now open them. What do you see first?

Saul was a man who hurt people. He did not like the friends of Jesus. He walked a long road to catch more of them.

Flash! A light from heaven shone all around him. Saul fell down. A voice called his name, two times. It was Jesus! Why did Saul hurt Him? Saul stood up and blinked. He could not see a thing. His helpers took his hand and led him.

In that city lived Ananias. God told him to go to Saul. Ananias was afraid. Saul was mean! But God said that He had chosen Saul. So Ananias went. He put his hands on Saul gently. What did he call him?

> Brother Saul
> — Acts 9:17

Then Saul could see again! He was baptized. He had some food. After that he told everyone about Jesus.

Jesus can change a heart. He can make someone new.
`.trim(),
      objectives: [
        'Tell what happened to Saul on the road.',
        'Say how Ananias helped Saul.',
        'Tell what Saul did when he could see again.',
      ],
      activities: [
        {
          title: 'Lead me softly',
          description:
            'One child shuts both eyes. A friend takes a hand and leads slowly. Stop at a tree, a stone and a flower. Touch each one. Then trade places.',
        },
        {
          title: 'A new start',
          description:
            'Take a sheet of paper. Draw a face with an angry mouth. Turn it over. Draw the same face with a happy mouth. Tell your friend who changed Saul.',
        },
      ],
      checks: [
        {
          question: 'What did Saul see on the road?',
          options: ['A lost sheep', 'A boat full of fish', 'A bright light'],
          answer: 2,
          explanation: 'Light from heaven shone on him, and Jesus spoke.',
          practises: [0],
        },
        {
          question: 'How did Ananias help?',
          options: [
            'He sold him a very warm coat',
            'He came and called him brother',
            'He sent him far away to his home',
          ],
          answer: 1,
          explanation: 'He was afraid, but he went. He was gentle with Saul.',
          practises: [1],
        },
        {
          question: 'What did Saul do after that?',
          options: ['He told about Jesus', 'He went back to sleep', 'He hid his food in a cave'],
          answer: 0,
          explanation: 'Now he wanted everyone to know Jesus.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'Would You Knock on That Door?',
      description: 'Someone had to go in and meet the most dangerous man in town.',
      difficulty: 'beginner',
      content: `
## A man who was sure

Saul of Tarsus was clever, and he was sure. He was sure that Jesus was dead. He was sure that the friends of Jesus told lies about God. So he went from house to house in Jerusalem and had them put in prison. When that was not enough, he set out for Damascus to hunt for more. It was a walk of about a week.

Near the city, at noon, a light brighter than the sun stopped him. He heard a voice.

> “Who are You, Lord?” Saul asked. “I am Jesus, whom you are persecuting,” He replied.
> — Acts 9:5

If Jesus was alive, then Saul had been wrong about nearly all of it. He had not been fighting for God. He had been hurting God’s own Son. He got up, and he was blind.

## A man who was scared

Now comes a hero whom many people forget. Ananias was a plain follower of Jesus in Damascus. The Lord told him to go to a house on Straight Street and to lay his hands on Saul.

Ananias did not say yes at once. He told God just what he had heard about this man. That was all right. You may tell God that you are afraid. God answered that He had picked Saul to carry His name to far lands and to kings.

So Ananias knocked. He went up to the blind man. He could have shouted at him. His first word was brother. What felt like scales dropped from Saul’s eyes, and the first thing that he saw was a face that had forgiven him.

## What about people who hurt us?

Jesus can make a cruel person new. But it is His work, not yours alone. If someone hurts you or scares you, you do not have to go near that person to prove that you forgive. Tell a grown-up whom you trust. One brave friend was enough to let a new life begin.
`.trim(),
      objectives: [
        'Explain what Saul had been wrong about.',
        'Describe how Ananias showed courage and kindness.',
        'Say what to do when a person hurts or scares you.',
      ],
      activities: [
        {
          title: 'The first word',
          description:
            'Write down five words that you could say first to somebody who comes back after doing wrong. Try each one with a partner. Which is true and kind at the same time? Vote for the best one in your group.',
        },
        {
          title: 'What changed my mind',
          description:
            'Tell a friend about something that you were once sure of and do not believe any more, such as monsters under the bed. What did you find out? Who helped you? Then swap.',
        },
      ],
      checks: [
        {
          question: 'What did Saul find out on the road?',
          options: [
            'That he had taken the wrong road to the city',
            'That Jesus was alive after all',
            'That his letters had been stolen',
            'That Damascus was empty',
          ],
          answer: 1,
          explanation:
            'He had been sure that Jesus was dead. Now that same Jesus spoke to him by name.',
          practises: [0],
        },
        {
          question: 'What was brave and kind about Ananias?',
          options: [
            'He gave his own house to the men from Jerusalem',
            'He led an army down Straight Street',
            'He wrote a letter to complain to the king',
            'He went though he was afraid and said brother',
          ],
          answer: 3,
          explanation:
            'He told God how scared he was. Then he went and treated an enemy like family.',
          practises: [1],
        },
        {
          question: 'Somebody scares or hurts you. What should you do?',
          options: [
            'Go and visit that person all alone',
            'Keep it as a secret',
            'Tell a grown-up you trust',
            'Wait until the person says sorry for it',
          ],
          answer: 2,
          explanation: 'To forgive does not mean to stay in danger. A safe adult can help you.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'How Do You Change Such a Mind?',
      description:
        'Saul was as certain as a person can be. Ananias had good evidence, too. Both of them had to think again.',
      difficulty: 'intermediate',
      content: `
## Certain, sincere and wrong

Saul was no gangster. He had been educated in Jerusalem by Gamaliel, one of the most respected teachers of his time. He prayed, he studied and he lived by what he believed. When a man named Stephen was killed for his faith in Jesus, Saul stood by and approved. He was convinced that he was serving God, and that made him more dangerous than a thief. A thief may eventually get tired, but a person who considers cruelty holy goes on to the next town.

This has happened again and again, also with Christians as the ones who hurt others. Being sincere does not make anybody right. Neither does being sure.

## The question on the road

Paintings often show Saul tumbling from a horse. The Bible mentions no horse. It tells of light at noon, a fall to the ground, and a question: “Saul, Saul, why do you persecute Me?” (Acts 9:4). Notice the last word. Saul believed that he was after a group of heretics. Jesus speaks as though every blow had struck Him personally.

No argument is offered, and no threat. The proud expert, who knew exactly where everyone belonged, has to be led into the city by the hand like a small child. For three days he neither eats nor drinks, because there is a great deal to reconsider.

## A second mind that had to change

Meanwhile Ananias receives a message that contradicts all the facts he knows.

> Lord, many people have told me about this man and all the harm he has done to Your saints in Jerusalem.
> — Acts 9:13

His doubt is reasonable. Many witnesses agreed, and the letters of arrest were real. It would have been foolish to trust such a dangerous person simply because he suddenly seemed religious. Ananias moves because someone who knows more than he does has spoken, and God gives him something that he can check: a street, a house, a name, and a man who is praying there and expecting him.

The Christians in Jerusalem were careful as well. They would not let Saul in until Barnabas, who was respected by everyone, had looked into his story and vouched for him. Forgiveness may be given in an instant, while trust usually grows with evidence. No one who has been hurt is obliged to be alone with the person who did it. If that concerns you, talk to an adult whom you trust.

## What would count?

How could anyone tell if the change was real? The believers watched what Saul did next. He was baptized, publicly preached the opposite of what he used to believe, gave up a promising career, and was soon hunted himself. Hardly anyone would pretend for thirty years at such a price. Later, under his Roman name Paul, he wrote a line that could stand over his own life.

> Therefore if anyone is in Christ, he is a new creation. The old has passed away. Behold, the new has come!
> — 2 Corinthians 5:17

He never concealed what he had been. He wrote that he was shown mercy for exactly that reason, so that other people would not consider themselves hopeless.
`.trim(),
      objectives: [
        'Explain why sincerity alone did not make Saul right.',
        'Compare how Saul and Ananias each came to think again.',
        'Distinguish between forgiving a person and trusting him or her.',
      ],
      activities: [
        {
          title: 'Certainty line',
          description:
            'Mark a line on the ground from quite sure it is false to quite sure it is true. Read out statements that can be checked, such as the kitchen is closer than the lake. Everybody stands somewhere, then hears one new fact and may move. Discuss what made people move, and what should have.',
        },
        {
          title: 'The report of Barnabas',
          description:
            'You are Barnabas, and the church in Jerusalem is afraid. Write down five questions for Saul and for people in Damascus whose answers could show whether he has really changed. Swap lists and cross out any question that a clever pretender could pass.',
        },
      ],
      checks: [
        {
          question: 'What does Saul’s early life show about sincerity?',
          options: [
            'A person may mean well and still do great wrong',
            'Those who are well taught are seldom mistaken about matters of faith',
            'Whoever acts out of conviction should not be criticized',
            'Only people without any religion become cruel',
          ],
          answer: 0,
          explanation:
            'Saul acted from conviction and with a good education. He was nevertheless mistaken, and others suffered because of it.',
          practises: [0],
        },
        {
          question: 'What was different for Ananias, compared with Saul?',
          options: [
            'He was blinded, too, before he would go to the house',
            'He had never heard anything about Saul until then',
            'He was given an address and details that he could check',
            'He was persuaded by a letter which Barnabas had written',
          ],
          answer: 2,
          explanation:
            'Saul was stopped by a light and a voice. Ananias, whose caution made sense, received a name and a place that could be confirmed.',
          practises: [1],
        },
        {
          question: 'How did the church handle forgiveness and trust?',
          options: [
            'It trusted Saul with everything on the first day',
            'It forgave him only after he had paid for the damage he caused',
            'It refused to have anything to do with him for the rest of his life',
            'It welcomed him, while trust came after someone had checked',
          ],
          answer: 3,
          explanation:
            'Ananias called him brother at once. In Jerusalem, Barnabas first looked into the story, and what Saul did afterwards confirmed it.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'An Enemy’s Testimony',
      description:
        'Few events in antiquity are described by the person to whom they happened. This one is, and by a hostile witness.',
      difficulty: 'advanced',
      content: `
## What we have

The turn in Paul’s life can be examined in two kinds of source. The Acts of the Apostles relates it three times, once by the narrator and twice in speeches. Beyond that there are letters by the man himself. Historians of all persuasions, including those without religious belief, generally accept at least seven of them as authentic, among them Galatians and First Corinthians, in which he refers to the event.

> For you have heard of my former way of life in Judaism, how severely I persecuted the church of God and tried to destroy it.
> — Galatians 1:13

This is testimony against interest: no founder of communities invents a past as their persecutor. The letters were composed some two decades after the crucifixion or slightly later, and the experience itself lies within a few years of it. Legend had had little time to form when Paul joined a movement whose central claim he had tried to suppress.

## Reading the differences

The accounts in Acts do not coincide in every detail. In chapter 9 the companions hear the voice and see no one; in chapter 22 they see the light but, in the Berean Standard Bible, “could not understand the voice” (Acts 22:9). Older translations put the tension more sharply, since the verb may signify either hearing or understanding. Grammarians have proposed that its construction with different cases marks the distinction, though that rule is not followed consistently. Someone inclined to harmonize will appeal to it; another reader will answer that Luke evidently saw no difficulty in placing both versions in one book. Either way the variation concerns bystanders. Independent or retold memories of a shock commonly agree on the center and scatter at the edges.

Naturalistic explanations have been suggested as well: sunstroke, an epileptic seizure, suppressed guilt. These deserve a fair hearing, and none can be excluded by a text alone. It is nevertheless striking that Paul, who is candid about his weaknesses, shows no trace of a tormented conscience before the event; by his own account he had thought himself faultless under the law. A seizure would explain a fall and a light. It would explain less well a coherent, lifelong and costly reorientation which other people’s reported experiences matched. For Christians the simplest account is Paul’s own: that he saw the risen Lord. Someone who is not persuaded of that still has to account for the data, and the conversation can remain courteous.

## Conversion or call?

Krister Stendahl, a Swedish scholar who later became a bishop, protested against the custom of describing the episode as a change of religion. Paul did not leave Judaism for Christianity, a separation that did not yet exist. He speaks of it in the language with which Jeremiah and Isaiah described their vocations: set apart from his mother’s womb and sent to the nations. His God remained the God of Abraham. What altered was his answer to the question of who Jesus is, and from that point everything else had to be rearranged.

Later ages misused the story by casting Jews as the persecutors and Christians as the victims, and then reversed the roles with greater violence. Whoever reads Acts 9 in a church that has possessed power ought to ask on which side of the letters of arrest he or she would be found. The voice on the road identifies Jesus with those who are hunted.

## The neglected ministry of Ananias

> Brother Saul
> — Acts 9:17

Divine intervention stops Saul, yet it does not restore him. For that a human being is sent, reluctantly, to touch the very man who may have carried a warrant for his arrest. Ananias speaks the word that makes Saul a member of a family before he has done anything to deserve it. Shortly afterwards Barnabas takes on a complementary task, and verifies the report before a justifiably frightened community.

Grace and verification do not compete here. To receive someone is not to abolish every safeguard, and a victim is never required to supply the proof of an offender’s repentance by being exposed to him again. Courts, leaders and trustworthy adults have their own duties. What the narrative excludes is the verdict that a human being is finished. Paul drew that conclusion about himself in the plainest possible terms: “But by the grace of God I am what I am” (1 Corinthians 15:10).
`.trim(),
      objectives: [
        'Assess the sources for Paul’s encounter and their evidential value.',
        'Discuss discrepancies and natural explanations fairly.',
        'Explain how acceptance and verification worked together in Acts 9.',
      ],
      activities: [
        {
          title: 'Update in writing',
          description:
            'Select a claim about which you are moderately confident and record a percentage. Consult someone who disagrees, ask for the best reason he or she has, and write down a new figure with one sentence of justification. Repeat with a second person. Finally describe which piece of evidence should have counted most.',
        },
        {
          title: 'Three columns',
          description:
            'Read Acts 9:1-19, Acts 22:6-16 and Galatians 1:11-24. Make three columns, and enter every statement about light, voice, companions, blindness and commission. Mark what is common, what is peculiar to one source and what conflicts, and formulate the minimum on which all agree.',
        },
      ],
      checks: [
        {
          question: 'Why do historians attach weight to Paul’s letters in this matter?',
          options: [
            'They were dictated on the evening after his arrival in Damascus',
            'They are early, widely accepted as genuine, and embarrassing to himself',
            'They contain detailed descriptions of what all the other travelers had experienced',
            'They were confirmed by the Roman authorities of the province',
          ],
          answer: 1,
          explanation:
            'A leader has no motive to invent a past as persecutor. The authenticity of the letters in question is acknowledged by scholars with very different beliefs.',
          practises: [0],
        },
        {
          question: 'Which way of dealing with the differences in Acts does the lesson take?',
          options: [
            'It sets out several options and notes that the core is constant',
            'It decides that one of the three accounts must be a later forgery',
            'It denies that there are any variations worth mentioning',
            'It claims that a rule of Greek grammar has finally settled the question',
          ],
          answer: 0,
          explanation:
            'The grammatical proposal is mentioned along with its limits. The differences touch the companions, while the center is told alike.',
          practises: [1],
        },
        {
          question: 'How did acceptance and verification work together?',
          options: [
            'Ananias verified the story first, so that Barnabas could welcome Saul afterwards',
            'Neither was needed once the light had appeared to everyone',
            'Ananias received him as a brother, and Barnabas confirmed his story',
            'Both were postponed until Saul had served his sentence',
          ],
          answer: 2,
          explanation:
            'Saul was embraced before he had earned it, and the wider community was given reasons for confidence. Each act protected something that matters.',
          practises: [2],
        },
      ],
    },
  },
};
