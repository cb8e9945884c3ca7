import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay55: LessonSource = {
  category: 'bible',
  dayNumber: 55,
  pictures: ['people-hugging', 'anchor', 'mountain'],
  references: ['Romans 8:14-39', 'Romans 16:1-2', 'Romans 16:22', 'Psalm 44:22-26'],
  bands: {
    kindergarten: {
      title: 'Too Far for Love?',
      description: 'Up high, down low, far away. Is God’s love there, too?',
      difficulty: 'beginner',
      content: `
Stretch up high! Now crouch down low. Reach one arm as far as it goes.

Is anything too high for God’s love? No! Is anything too low? No! What about far, far away? Not even that!

Paul wrote a letter to friends in Rome. Some of them were afraid. So he made a long list. What could take God’s love away? Trouble? Danger? Angels? The things of tomorrow? He thought of each one. Then he said that nothing can.

> neither height nor depth, nor anything else in all creation, will be able to separate us from the love of God
> — Romans 8:39

Somebody big holds your hand on the road. Sometimes a small hand slips. God’s hand does not slip. Jesus died for us, and He lives. He prays for us right now.

Are you scared at night? Are you sad? Has someone you love died? God’s love is there as well. You can tell Him so. And you may tell a grown-up, too.
`.trim(),
      objectives: [
        'Show that God’s love reaches high, low and far.',
        'Tell what can take God’s love away.',
        'Say whom you can tell when you are scared.',
      ],
      activities: [
        {
          title: 'High, low, far',
          description:
            'A leader calls high, low or far. Everyone jumps, crouches or runs to a tree. Each time shout: God loves me here! End in one big hug.',
        },
        {
          title: 'Hold on tight',
          description:
            'Link arms in a row with your friends. Walk under, over and around things. Try not to let go. Talk about who holds you.',
        },
      ],
      checks: [
        {
          question: 'Where does God’s love reach?',
          options: ['As far as the gate', 'Only up in the sky', 'High, low and far'],
          answer: 2,
          explanation: 'There is no place that is too far for it.',
          practises: [0],
        },
        {
          question: 'What can take God’s love away?',
          options: ['Nothing at all', 'One bad day', 'A very big storm'],
          answer: 0,
          explanation: 'Paul made a long list. He said no to each thing.',
          practises: [1],
        },
        {
          question: 'You are scared. Whom can you tell?',
          options: ['You must not tell', 'God and a grown-up', 'Only your teddy bear'],
          answer: 1,
          explanation: 'God is listening. And a grown-up can give you a hug.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'Paul’s List of Scary Things',
      description: 'He wrote down everything that might win, and then he weighed it.',
      difficulty: 'beginner',
      content: `
## A letter by ship

Paul had never been to Rome when he wrote to the Christians there. He spoke the words aloud, and a man named Tertius wrote them down. A woman named Phoebe probably carried the long roll across the sea. Paul calls her a great helper to many.

The people who would read it had reason to worry. Some were slaves. Some were mocked by their neighbors. A few years later an emperor would have many of them killed. Would God forget them then?

## Does trouble mean that God is gone?

We can think so, too. When something goes badly wrong, a small voice may say that God must be angry or asleep. Paul knew such times. He had been beaten, shipwrecked, hungry and cold. But he had found out something. In every one of those places God’s love had been there first.

How could he be so sure? He looked at Jesus. God gave us His own Son, and death itself could not hold Him. Would a God like that stop loving us on a bad day?

## The list

So Paul makes a list of everything that he can think of, and most of it comes in pairs.

> neither death nor life, neither angels nor principalities, neither the present nor the future, nor any powers, neither height nor depth, nor anything else in all creation, will be able to separate us from the love of God that is in Christ Jesus our Lord.
> — Romans 8:38-39

Principalities are powers that nobody can see. In case he has left something out, he adds anything else in all creation. So your own worry is on the list. It may be a test, a fight at home, an illness, or the dark.

Paul does not say that such things will not hurt. He says that they cannot pull you out of God’s hand. And God often sends His love by way of people. If you feel all alone, let a grown-up know. That might be the very arm that God wants to put around you.
`.trim(),
      objectives: [
        'Tell who helped Paul’s letter on its way to Rome.',
        'Explain why Paul was so sure of God’s love.',
        'Find your own worry in Paul’s list.',
      ],
      activities: [
        {
          title: 'Pairs for the list',
          description:
            'Paul uses pairs such as height and depth. With a friend, find six new pairs from your own life, such as first day and last day. Put them in one long sentence that begins with neither and ends with Paul’s words. Read it out loud.',
        },
        {
          title: 'The knot that holds',
          description:
            'Ask someone to show you a strong knot, such as a bowline. Tie it around a log and pull with three friends. While you pull, talk about what you can hold on to when a day goes wrong, and who holds on to you.',
        },
      ],
      checks: [
        {
          question: 'Who wrote down the words that Paul spoke?',
          options: [
            'Phoebe',
            'Tertius',
            'The emperor of Rome',
            'A sailor whose name we do not know',
          ],
          answer: 1,
          explanation:
            'Tertius even says hello near the end of the letter. Phoebe is named as well, and most likely she carried it.',
          practises: [0],
        },
        {
          question: 'Why was Paul so sure that God loved him?',
          options: [
            'He looked at what God did in Jesus',
            'He had never been in any danger',
            'He was a very strong and lucky man',
            'He could see into the future',
          ],
          answer: 0,
          explanation:
            'God gave His Son for us, and Jesus rose from the dead. So Paul knew that a bad day is not stronger.',
          practises: [1],
        },
        {
          question: 'Your own worry is not named by Paul. Is it still covered?',
          options: [
            'No, he thought of people in Rome and no one else',
            'No, for some things are just too big',
            'Yes, but only if you never cry about it',
            'Yes, he added anything else in all creation',
          ],
          answer: 3,
          explanation:
            'Those last words leave nothing out. You can put your own worry right there.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Weighed and Found Lighter',
      description:
        'Paul puts death, the future and every power there is on one side of the scale. What is on the other?',
      difficulty: 'intermediate',
      content: `
## What he does not promise

Some people expect religion to work like an umbrella: believe correctly and you will not get wet. If that is what faith is, then Paul is a poor advertisement. When he lists trouble, distress, persecution, hunger, danger and sword, he is not inventing examples. He had already been through most of it, and the last item, according to an old tradition, was waiting for him in Rome.

He even quotes an angry psalm in which Israel complains that God seems to be asleep while His people are led away like sheep. So being convinced of God’s love does not mean keeping a smile in place. There is room in this chapter for groaning. Creation groans, Paul says, and so do we, and when we have no words left the Spirit of God prays in us without any.

## What he does not say about suffering

> And we know that God works all things together for the good of those who love Him, who are called according to His purpose.
> — Romans 8:28

This verse has comforted millions, and it has also been used badly. It does not say that all things are good. Cancer is not good, and neither is cruelty. It does not ask you to thank God for what breaks His heart. It says that no event, however dark, is able to stop Him from working. If you ever want to quote this line to somebody who is crying, it may be wiser to sit down first and cry, too.

## The argument

Paul’s confidence is not a mood. He gives reasons, as if in a courtroom. Who could accuse us, if the judge has already declared us free? Who could condemn us, if Jesus, who died and was raised, is speaking for us? And then comes the question of what might pull us away. He calls up one suspect after another.

> neither death nor life, neither angels nor principalities, neither the present nor the future, nor any powers, neither height nor depth, nor anything else in all creation, will be able to separate us from the love of God
> — Romans 8:38-39

Look at the pairs. Death frightens us, but so can life. The present can be too much, and the future keeps us awake. The last words close every gap. Anything that is not God is part of creation, so it is already on the list.

Can a person walk away from God on purpose? Here Christians answer differently. Some are sure that He will never let one of His own be finally lost. Others believe that a person remains free to turn away from Him. They agree that no force from outside can do it, and that whoever comes back is welcome.

## Deeper still

In 1944 two Dutch sisters, Corrie and Betsie ten Boom, were arrested because their family had hidden Jewish people from the Nazis. In the camp of Ravensbrück, where Betsie died, she told her sister what they would have to tell others: that there is no pit so deep that God’s love is not deeper still. Corrie survived, and for more than thirty years she passed that sentence on, to prisoners, to refugees, and once even to a former guard.

Words like these cannot be produced by a machine, although a machine could print them. They are worth something because of where the person was standing who said them.
`.trim(),
      objectives: [
        'Explain what Paul does and does not promise about suffering.',
        'Summarize the reasons for his confidence.',
        'Describe a question about this passage that Christians answer differently.',
      ],
      activities: [
        {
          title: 'Courtroom',
          description:
            'Stage Romans 8:31-39 as a trial. Let five people play accusers, such as death, the future or an old mistake, and state why they should be able to separate someone from God. A defender may answer only with facts from the passage. Afterwards say which accuser was the strongest.',
        },
        {
          title: 'What helped, what did not',
          description:
            'Ask an adult who has been through a hard time which words and acts of others helped, and which were meant well but hurt. Thank him or her. With your group, make a short guide for visiting a friend who is grieving.',
        },
      ],
      checks: [
        {
          question: 'What does Romans 8:28 claim?',
          options: [
            'That everything which happens is good in itself',
            'That believers ought to thank God for every cruelty they meet',
            'That nothing is able to stop God from working for good',
            'That suffering will pass by those who love Him enough',
          ],
          answer: 2,
          explanation:
            'The verse does not rename evil. It trusts that God can bring good even out of what He did not want.',
          practises: [0],
        },
        {
          question: 'On what does Paul rest his confidence?',
          options: [
            'On a cheerful feeling that seldom left him on his travels',
            'On his strength to stand up to any trouble',
            'On the hope that Rome would soon have a better emperor',
            'On what God has done in the death and rising of Jesus',
          ],
          answer: 3,
          explanation:
            'He argues from facts as before a court. The one who might condemn us is the very one who died for us and speaks up for us.',
          practises: [1],
        },
        {
          question: 'About which question do Christians give different answers?',
          options: [
            'Whether a person can in the end choose to turn away',
            'Whether a force from outside is stronger than the love of God',
            'Whether someone who returns to God will find the door shut',
            'Whether Jesus was raised from the dead at all',
          ],
          answer: 0,
          explanation:
            'Some trust that God keeps every one of His own, while others stress that we stay free. They share the belief that nothing else can tear us away.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Nor Anything Else in All Creation',
      description:
        'The most confident paragraph in the New Testament grows out of a chapter full of groans. How are the two related?',
      difficulty: 'advanced',
      content: `
## Three groans and a conviction

The triumphant close of Romans 8 is quoted so often that its preparation goes unnoticed. In the preceding verses Paul has spoken of groaning three times. Creation groans, subjected to futility and awaiting release. Believers groan, in possession of firstfruits and in want of the harvest. And the Spirit intercedes with groans too deep for words. Only a text that has descended so far is entitled to ascend. Confidence that has never heard the groaning is merely temperament.

> For in this hope we were saved; but hope that is seen is no hope at all. Who hopes for what he can already see?
> — Romans 8:24

Hope, in this sense, is neither optimism, which extrapolates from favorable trends, nor resignation. It rests upon an event, and it therefore does not need to minimize the evidence against itself.

## The golden chain and its interpreters

Verses 29 and 30 link five verbs: foreknew, predestined, called, justified, glorified. The last of them is in a past tense, although it describes what has yet to come. Few sentences have occasioned more controversy. Augustine, and later Calvin, understood them as God’s free election, which precedes and produces faith. Arminius and Wesley stressed foreknowledge and regarded grace as enabling a response that it does not compel. Catholic and Orthodox teaching maintains both the priority of grace and the cooperation of human freedom. Each position is conscious of a danger it wishes to avoid: that salvation should become an achievement, or that persons should become puppets. It is perhaps telling that Paul employs the doctrine here for consolation, and immediately proceeds to ask questions that no adversary can answer.

## A tribunal without a prosecutor

From verse 31 the language is forensic. Who will bring a charge? Who is there to condemn? The courtroom has a judge who acquits and an advocate who has died for the accused. Paul next calls the hardships by name and quotes Psalm 44, a lament in which Israel protests that it suffers although it has been faithful. That choice excludes the conclusion, drawn by Job’s friends and by every prosperity preacher since, that affliction proves guilt or insufficient faith. Verse 28 must be read in the same light. It does not declare evils to be disguised goods; it asserts that God is at work in circumstances that He need not have intended. Used as a reply to fresh grief, even a true sentence can be a form of haste.

> For I am convinced that neither death nor life, neither angels nor principalities, neither the present nor the future, nor any powers, neither height nor depth, nor anything else in all creation, will be able to separate us from the love of God that is in Christ Jesus our Lord.
> — Romans 8:38-39

The catalog is organized by polarity, a device that signifies totality, and is then secured by a universal clause. Logically it resembles a proof by exhaustion. Whatever exists is either the Creator or creature; the Creator is the one who loves; hence no separating agent remains. Mathematicians will recognize the elegance of covering an infinite set with a single definition.

## Love that can suffer, and what can be delegated

As programs grow fluent in consolation, it becomes instructive to ask why these sentences carry weight. Their author had been flogged and shipwrecked, and within about a decade, if the tradition is reliable, he was executed in the city to which he was writing. Betsie ten Boom, imprisoned with her sister Corrie for sheltering Jews, maintained before her death in Ravensbrück in December 1944 that divine love reaches below the deepest pit. A text generator can arrange equivalent words. It has been in no pit, and it risks nothing by the assertion. Testimony is not information about consolation; it is a person who vouches for it.

The same consideration applies on God’s side. Paul does not assert that a benevolent principle pervades the cosmos. He speaks of One who did not spare His own Son. According to the Christian confession, divine love did not transmit a message from beyond the range of suffering but entered it. Some tasks cannot be carried out by a substitute, and keeping watch beside someone who is dying is among them. What we assign to machines should leave us more available for that, and never less. If you yourself are at the bottom of something, do not try to argue your way out alone. Find a human being, and let the groan be heard.
`.trim(),
      objectives: [
        'Relate the groaning in Romans 8 to the confidence of its conclusion.',
        'Compare traditional interpretations of Romans 8:29-30 fairly.',
        'Explain why testimony differs from generated consolation.',
      ],
      activities: [
        {
          title: 'Lament and list',
          description:
            'Write a lament of eight lines in your own words, addressed to God and without any resolution. Let it rest for an hour. Then compose your own version of the list in Romans 8:38-39, naming what frightens your generation. Decide whether the two should be read in public in this order or in the opposite one, and why.',
        },
        {
          title: 'Four voices on freedom',
          description:
            'Divide into a Reformed, a Wesleyan, a Catholic and an Orthodox voice. With the help of any books or adults at hand, each presents what it wants to protect and what it fears. The others restate the concern before responding. Close by listing what all four could pray together.',
        },
      ],
      checks: [
        {
          question: 'How are groaning and confidence connected in this chapter?',
          options: [
            'The confidence shows that the earlier groaning was a lapse of faith',
            'The confidence rests on an event and so can admit the groaning',
            'The groaning describes unbelievers, while the confidence describes the church',
            'The groaning was inserted by editors to balance an overly bright ending',
          ],
          answer: 1,
          explanation:
            'Creation, believers and the Spirit all groan. Hope that is founded on what God has done has no need to conceal that.',
          practises: [0],
        },
        {
          question: 'Which summary of the debate on Romans 8:29-30 is fair?',
          options: [
            'Reformed interpreters alone regard salvation as a matter of grace',
            'Wesleyans hold that faith is an achievement which God rewards',
            'Each tradition guards a concern, whether for grace or for freedom',
            'Catholic and Orthodox teachers consider the passage to be of no importance',
          ],
          answer: 2,
          explanation:
            'One side fears that salvation might be earned, the other that persons might be puppets. All of them confess that grace comes first.',
          practises: [1],
        },
        {
          question: 'What distinguishes testimony from generated consolation?',
          options: [
            'It is expressed in a more elegant and memorable style',
            'It contains information that could not be stored elsewhere',
            'It has been approved by an official of the church',
            'It is vouched for by a person who has something at stake',
          ],
          answer: 3,
          explanation:
            'Equivalent sentences can be arranged by software. Their weight comes from someone who has suffered and stands behind them.',
          practises: [2],
        },
      ],
    },
  },
};
