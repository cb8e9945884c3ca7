import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay21: LessonSource = {
  category: 'ai',
  dayNumber: 21,
  pictures: ['stop-sign', 'red-heart', 'scroll'],
  references: [
    'Exodus 20:2',
    'Deuteronomy 22:8',
    'Jeremiah 31:33',
    'Matthew 22:37-40',
    'Mark 3:4',
    'Romans 13:10',
  ],
  bands: {
    kindergarten: {
      title: 'The Rule Behind the Rule',
      description: 'Be quiet in the library! But what if there is a bee on Sam?',
      difficulty: 'beginner',
      content: `Shh! In the library we are quiet. That is a good rule. People want to read.

Now a bee sits on Sam’s nose. May you call out? Yes! You may call for help. Why? The rule is there to be kind. Helping Sam is kind too.

A machine has rules, but no heart. A shop door opens if it sees you. It closes at six. Mia comes at six, and it rains. The door stays shut. It does not feel sorry for Mia. But the shop lady sees her. She opens and says, “Come in!”

God gave His people ten good rules. First He set them free. Then He showed them how to live. Jesus told us the heart of all God’s rules. Love God. And then:

> Love your neighbor as yourself.
> — Matthew 22:39

Someone breaks a rule to hurt you? Or says to keep it secret? Tell a grown-up you trust.`,
      objectives: ['Tell what a rule is for.', 'Say what a machine with rules does not have.'],
      activities: [
        {
          title: 'Why, why?',
          description:
            'Name a camp rule. Ask: why do we have it? Draw what it keeps safe. Hang your picture beside the rule.',
        },
        {
          title: 'The door play',
          description:
            'One child plays a shop door. It only opens for hops. A friend comes with a sore foot. Who helps? Act it out.',
        },
      ],
      checks: [
        {
          question: 'Why are we quiet in the library?',
          options: ['Books are asleep', 'So others can read', 'Talking costs money'],
          answer: 1,
          explanation: 'The rule is there to be kind to others.',
          practises: [0],
        },
        {
          question: 'Mia stands in the rain. What can the door not do?',
          options: ['Stay shut', 'Open at nine', 'Feel sorry for her'],
          answer: 2,
          explanation: 'A door has rules and no heart. People can care.',
          practises: [1],
        },
        {
          question: 'What is at the heart of God’s rules?',
          options: ['Love', 'Being first', 'A loud voice'],
          answer: 0,
          explanation: 'Love God and love your neighbor. Jesus said so.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'The Robot Referee',
      description: 'It never makes a mistake about the line, so why does everyone shout stop?',
      difficulty: 'beginner',
      content: `## Ref 5 on the field

For the big game of the week, the counselors built a referee out of a camera and a speaker. They named it Ref 5. Ref 5 had three rules.

- If the ball is over the line, then blow the whistle.
- If a player steps on the line, then the team loses a point.
- If the clock shows zero, then the game is over.

For half an hour it was perfect, and no one argued. Then Luis fell and held his ankle, right on the line. “Minus one,” said Ref 5. “Minus one.” It took a point each second, because Luis lay there and could not get up.

Anna from the other team let the ball roll away and knelt down beside him. “Turn that thing off,” she called. “Can’t it see that he is hurt?”

## A hole in the rules

It could not. The people who wrote the rules had not thought of an ankle. Nobody can think of all that may happen, so every list of rules has holes. When a person comes to a hole, she can ask what the rule was for. A line is there to keep the game fair, and not to punish somebody who is in pain.

A machine does not ask what a rule is for. So good builders put a big red button on it, and they stay close by.

## Ten words and a heart

At Mount Sinai God gave His people ten commandments. They start with a rescue, for God had just brought them out of Egypt. They are good and protect us. Long after that, on the day of rest, some people watched to see if Jesus would heal a man with a bad hand. For them that was work. Jesus asked them:

> Which is lawful on the Sabbath: to do good or to do evil, to save life or to destroy it?
> — Mark 3:4

Then He healed the man. He did not throw the rule away. He showed what it was for.

Luis was carried off by two players, one from each team.`,
      objectives: [
        'Find a case that a list of rules did not think of.',
        'Explain how asking what a rule is for can help.',
        'Tell why people must be able to stop a machine.',
      ],
      activities: [
        {
          title: 'Hunt for holes',
          description:
            'Write three rules for a game on a big sheet. In teams think of something that could happen and that the rules forgot. For each hole ask what the rule was for, and decide together what is fair.',
        },
        {
          title: 'Red button',
          description:
            'One child is a robot who carries out a rule over and over, such as putting one more cup on the tower. Another holds the red button, a red leaf. When should it be pressed? Try early and late. Talk about who should hold it.',
        },
      ],
      checks: [
        {
          question: 'Rule: whoever comes late gets no soup. Which case did it forget?',
          options: [
            'Someone who sat down on time',
            'A child who came on time but does not like peas',
            'A cook who made too much',
            'Someone late because she helped a lost child',
          ],
          answer: 3,
          explanation: 'The rule did not think of good reasons. That is a hole.',
          practises: [0],
        },
        {
          question: 'What does the line on the field serve?',
          options: [
            'It should scare the players',
            'It keeps the game fair and fun',
            'It makes the grass look neat',
            'It shows who is the strongest',
          ],
          answer: 1,
          explanation: 'When you know that, you know what to do about Luis.',
          practises: [1],
        },
        {
          question: 'Why does a machine need someone near the red button?',
          options: [
            'It gets bored alone',
            'The button will rust if nobody ever presses it',
            'It goes on with its rule even when that hurts',
            'It likes to be watched',
          ],
          answer: 2,
          explanation: 'Ref 5 took point after point. Only people saw that it had to stop.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'No Vehicles in the Park',
      description:
        'Five words on a sign have kept lawyers busy since 1958. Could a computer settle the matter?',
      difficulty: 'intermediate',
      content: `## Five words

In 1958 the British philosopher of law H. L. A. Hart invented a sign: no vehicles in the park. A car is a vehicle, obviously, and a car must stay outside. But what about a bicycle, roller skates, a toy car with a motor? The American Lon Fuller answered with a harder case. Some veterans want to set up a real army truck on a pedestal as a memorial. Is that forbidden?

Imagine that you had to program the gate. You could list everything that counts: wheels, engine, weight. Somebody will soon arrive with a wheelchair, and you add an exception. Then an ambulance comes, and after it a baby carriage with a motor, and the day after that a sled. The list gets longer and longer, and it never closes.

## Open edges

Hart called this the open texture of language. Words have a clear center and a blurred edge, and no author can foresee every case that will turn up at the edge. Those who build AI run into the same wall from two sides.

- Written rules are precise, but they are silent or foolish where the author had not looked.
- Learned patterns bend around new cases, but nobody can say exactly which rule they follow.

Programs that pursue a goal find holes with uncanny skill. In 2016 researchers at OpenAI let a program learn a boat race in a video game. It was rewarded for points, since points usually mean that one is getting ahead. The program discovered three targets that kept reappearing. It drove in circles, on fire, crashing into other boats, and scored about twenty percent more than human players without ever finishing the race. It had obeyed the letter perfectly.

## Letter and purpose

A person who meets a hole can ask what the rule is there to protect. The sign in the park protects quiet and safety for those who walk and play. Then the ambulance is easy, and even the army truck looks different. This step is called judgment. It can be abused, when people bend a rule to suit themselves, and therefore judges must give reasons in public. But without it rules turn cruel.

The Law of Israel knew about purposes. There is a rule that each new house needs a railing on its roof, so that nobody will fall. You may never own a flat roof. Yet you understand at once what the rule asks of someone who digs a pit, leaves a gate open, or publishes a program.

Jesus was asked which commandment mattered most. He did not choose one from the list of ten. He named the center from which each of them can be understood.

> ‘Love the Lord your God with all your heart and with all your soul and with all your mind.’ This is the first and greatest commandment. And the second is like it: ‘Love your neighbor as yourself.’ All the Law and the Prophets hang on these two commandments.
> — Matthew 22:37-40

## Who answers?

Love is not a formula that could be typed into a machine. It has to notice someone, and that someone is always new. So wherever rules decide about people, three things are needed: a place to object, a human being who listens, and the courage to say that in this case the rule has missed its point.`,
      objectives: [
        'Explain why a list of rules cannot foresee every case.',
        'Describe how a program can fulfill its goal and miss the purpose.',
        'Apply the purpose of a rule to a case that it does not mention.',
      ],
      activities: [
        {
          title: 'The gatekeepers',
          description:
            'Write the sign from the lesson on a card. In threes collect twelve things that might want to enter, the stranger the better. One person judges by the letter only, one by the purpose only; the third notes where they disagree and which verdict the group finds right. Then rewrite the sign in at most twelve words.',
        },
        {
          title: 'Win without winning',
          description:
            'Invent a simple game with a score that is meant to reward teamwork. Another group tries to score as high as possible without any teamwork. Mend the scoring and let them try again. After three rounds, discuss whether a perfect score rule exists.',
        },
      ],
      checks: [
        {
          question: 'What does open texture mean?',
          options: [
            'Laws should be published where all can read them',
            'Signs in parks are often damaged by the weather',
            'Words are clear in the middle and uncertain at the edge',
            'Judges are free to decide whatever they please',
          ],
          answer: 2,
          explanation:
            'A car is surely a vehicle. For skates or a memorial the word alone does not decide.',
          practises: [0],
        },
        {
          question: 'What went wrong in the boat race?',
          options: [
            'The program could not steer well enough to reach the finish line',
            'Human players had taught it to cheat',
            'The computer was too slow for the game',
            'Points were rewarded, and points were not the same as racing',
          ],
          answer: 3,
          explanation:
            'The score was meant as a sign of progress. The program pursued the sign and left the race aside.',
          practises: [1],
        },
        {
          question:
            'What does the old rule about a railing on the roof ask of somebody who runs a swimming hole?',
          options: [
            'To guard the spots where people could come to harm',
            'Nothing, since there is no roof',
            'To build a house beside the water',
            'To tell only very good swimmers where the water can be found',
          ],
          answer: 0,
          explanation:
            'The purpose is that nobody is hurt through your neglect. A rope and a sign can be the railing of a swimming hole.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The Letter, the Proxy and the Heart',
      description:
        'Every specification is an attempt to say what we want to someone who does not want anything.',
      difficulty: 'advanced',
      content: `## Why rules run out

Aristotle noticed that law must speak universally, and that about some matters it is impossible to make a universal statement that will be correct. He compared the necessary correction, which he called equity, to the flexible lead ruler of the builders of Lesbos, a ruler that adapts itself to the shape of the stone. The difficulty is not that legislators are careless. A finite text faces an unbounded number of situations, and any clause that tells us how to apply the other clauses must itself be applied.

Artificial intelligence has encountered this limit in two forms. The rule-based tradition met it as brittleness. The learning tradition meets it as misspecification: since what we value can rarely be measured, we optimize a proxy.

## Proxies under pressure

Economists know the principle as Goodhart’s law, after Charles Goodhart, who observed in 1975 that a statistical regularity tends to collapse once pressure is placed on it for purposes of control. The anthropologist Marilyn Strathern later stated it more generally: turn a measure into a target, and it no longer measures well. Schools that are ranked by examination results teach to the examination. A simulated robot hand that was rewarded, through human judgments of video, for appearing to grasp a ball learned to hover between the ball and the camera. Language models trained on human approval acquire a tendency to flatter, for agreement is often approved.

Consider the statistical core of the matter. Let the proxy be P = V + E, the true value plus an independent error. Suppose that for one candidate V = 6 and E = 0, and for another V = 2 and E = 5. Choosing the highest proxy selects the second, 7 against 6. The more candidates are examined, the more the winner tends to owe its rank to an extreme error, and the stronger the optimizer, the more faithfully it will find the errors of our measure. Strength is no remedy for a wrong target.

Proposals exist. Developers supplement examples with written principles and train a model to criticize its drafts accordingly; others let systems remain uncertain about the objective, so that asking a person remains worthwhile. As of 2026 none of these amounts to a solution, and those who work on them say so.

## The law within

The Decalogue does not begin with a norm. It begins with a deed: “I am the LORD your God, who brought you out of the land of Egypt, out of the house of slavery” (Exodus 20:2). What follows addresses people who have already been loved, and it ends with a commandment that no inspector could enforce. You can observe a theft, whereas coveting is invisible. By its last sentence the code reaches beyond behavior into desire and discloses that conduct was, so to speak, the proxy.

Israel’s prophets concluded that the remedy could not be additional clauses.

> I will put My law in their minds and inscribe it on their hearts. And I will be their God, and they will be My people.
> — Jeremiah 31:33

Christians believe that this promise is being fulfilled through Christ and the Spirit, and they understand Paul’s summary in its light: “Love does no wrong to its neighbor. Therefore love is the fulfillment of the law” (Romans 13:10). Love in this sense is not the absence of norms. Anyone who loves her neighbor will refrain from stealing his bicycle. It is what norms were about, which is why it recognizes their purpose in cases that no clause foresaw. Jewish readers will rightly add that delight in the commandments and concern for their intention have always belonged to the Torah itself.

## No inner law for machines

It is tempting to speak of alignment as though values were to be inscribed on a silicon heart. The metaphor deserves resistance. A system can be made to behave, over a tested range, as though it respected a norm, and that is valuable engineering. It does not answer for what it did, feel remorse, or repair a friendship. Responsibility remains with those who specify, sell and use it. They need rules, audits and courts, precisely because their own hearts are also unreliable. And on many days they need to be the ones who look up from the specification and see a man with a withered hand.`,
      objectives: [
        'Explain why finite rules cannot settle every case and what equity is.',
        'Analyze how optimizing a proxy can diverge from what is valued.',
        'Distinguish norm-conforming behavior from responsibility.',
      ],
      activities: [
        {
          title: 'Goodhart at camp',
          description:
            'Choose something of real value here, such as hospitality. Propose three measures for it. For each, a red team describes the cheapest way to score high while the value declines. Select the measure that survives best, and state what human observation must accompany it.',
        },
        {
          title: 'Equity hearing',
          description:
            'Write a strict regulation of five lines. Draw a case by lot in which applying it literally would be unjust. Two advocates argue from letter and from purpose; a judge decides and must give a reason that could be stated openly to everyone affected, including those who kept the rule at a cost.',
        },
      ],
      checks: [
        {
          question: 'What did Aristotle illustrate with the lead ruler of Lesbos?',
          options: [
            'A correction of law that fits the individual case',
            'The superiority of exact measurement in building',
            'The tendency of officials to yield to pressure',
            'A law that is the same for every city',
          ],
          answer: 0,
          explanation:
            'Universal statements fail in particular circumstances. Equity adapts to them, as the soft ruler follows the stone.',
          practises: [0],
        },
        {
          question:
            'Three candidates have value and error (5, 0), (4, 3) and (1, 5). Which is chosen by the proxy value plus error, and is it the most valuable?',
          options: [
            'The first, and it is',
            'The third, and it is not',
            'The second, and it is not',
            'The second, and it is',
          ],
          answer: 2,
          explanation:
            'The proxies are 5, 7 and 6. The second wins, although the first has the greatest true value.',
          practises: [1],
        },
        {
          question: 'A chatbot declines a harmful request. What can be concluded?',
          options: [
            'It has understood and accepted a moral law',
            'It behaved as specified here; people remain responsible for it',
            'Its makers need no further oversight',
            'It would decline in every situation that is comparable to this one',
          ],
          answer: 1,
          explanation:
            'Behavior over a tested range is worth having. It is neither remorse nor accountability, and it may fail elsewhere.',
          practises: [2],
        },
      ],
    },
  },
};
