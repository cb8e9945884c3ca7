import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay54: LessonSource = {
  category: 'bible',
  dayNumber: 54,
  pictures: ['growing-heart', 'drum', 'mirror'],
  references: [
    '1 Corinthians 13:1-13',
    '1 Corinthians 1:10-12',
    'Ephesians 4:15',
    'Ephesians 4:25',
    '2 Timothy 4:10',
  ],
  bands: {
    kindergarten: {
      title: 'Bang Goes the Gong',
      description: 'What is a big noise with no love in it?',
      difficulty: 'beginner',
      content: `
Bang! Clang! Bong! Cover your ears!

Paul wrote a letter to some friends. They had begun to fight. I am smarter, said one. I am better, said another. Paul was sad about it. He said: You can talk and talk. But with no love, it is only noise. Clang, clang, clang!

Then Paul told them what love is like.

> Love is patient, love is kind.
> — 1 Corinthians 13:4

Patient means that love can wait. Your friend ties her shoe slowly. You wait for her. That is love. Kind means that love helps. A boy drops his cup. You bring a cloth. That is love, too.

Love does not push to be first. Love does not keep a list of old wrongs. Love tells the truth. And love never stops.

Where does love like that come from? It comes from God. Jesus loved us first. Some days love is hard for us. Then we ask Him to help.
`.trim(),
      objectives: [
        'Say what talk without love sounds like.',
        'Show one way to be patient or kind.',
        'Tell where love comes from.',
      ],
      activities: [
        {
          title: 'Clang or kind',
          description:
            'Take two pot lids. A grown-up says something people might do. If it is unkind, bang the lids. If it is kind, put a hand on your heart.',
        },
        {
          title: 'The waiting walk',
          description:
            'Hold hands in a long row. Walk only as fast as the slowest child. Nobody pulls! At the end, thank each other for waiting.',
        },
      ],
      checks: [
        {
          question: 'What is talking without love like?',
          options: ['A noisy gong', 'A warm bed', 'A quiet little mouse'],
          answer: 0,
          explanation: 'It is loud, but nobody is helped by it.',
          practises: [0],
        },
        {
          question: 'Your friend is slow. What would love do?',
          options: ['Run off and laugh', 'Wait for your friend', 'Shout at her to hurry up'],
          answer: 1,
          explanation: 'Love is patient. Patient people can wait.',
          practises: [1],
        },
        {
          question: 'Where does real love come from?',
          options: ['From a big shop', 'Only from us', 'From God above'],
          answer: 2,
          explanation: 'God loved us first, and He helps us to love.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'The Best Gift in a Loud Room',
      description: 'They were clever, gifted and busy. So what was missing?',
      difficulty: 'beginner',
      content: `
## Trouble in Corinth

Corinth was a rich town between two seas. A young church met there. Some could teach or heal, and some prayed in languages that nobody knew. But they had turned their gifts into a contest. People formed teams around their favorite leader. At supper some had plenty while others had nothing.

Paul wrote them a long letter. In the middle of it he stops and tells them about something better than any gift.

## Nothing, nothing, nothing

Suppose that I speak like an angel, Paul says. Suppose that I know every secret, have faith that can move a mountain, and give away everything I own. If there is no love in it, what is left? Nothing but the noise of a gong.

Then he tells what love does, and most of it is very small. Love waits. It is kind and is glad when somebody else wins. It does not brag, and it does not get angry at every little thing. It never keeps a secret list of what you did wrong last year.

> Love takes no pleasure in evil, but rejoices in the truth.
> — 1 Corinthians 13:6

Look at that last part. Love and truth belong together. A lie told to be nice is not quite love. A true word meant to hurt is not love at all.

## What will last

Mirrors in those days were made of polished metal. You saw yourself, but not very well. That is how much we know now, says Paul. One day we will see God face to face and know Him as well as He knows us.

Many great things will be over then, but not love. So a cup of water for a tired friend is part of something that will last longer than the stars.

Can anybody love like this all the time? If you put your own name where it says love, you will soon stop. Put in the name of Jesus, and it fits to the end. He is the one who teaches us.
`.trim(),
      objectives: [
        'Explain why Paul wrote about love to the church in Corinth.',
        'Name three things that love does or does not do.',
        'Describe how love and truth belong together.',
      ],
      activities: [
        {
          title: 'Small and secret',
          description:
            'Choose one of the things that love does in the chapter. Do it today for somebody without saying why. In the evening, sit in a circle and tell what you saw others do. Do not tell what you did yourself.',
        },
        {
          title: 'True and kind',
          description:
            'Your friend’s drawing has gone wrong, and she asks if you like it. With a partner, find an answer that is true and also kind. Act it out. Then try again with bad breath, a lost game and a burnt pancake.',
        },
      ],
      checks: [
        {
          question: 'Why did the church in Corinth need to hear about love?',
          options: [
            'They had no leader at all',
            'They were about to lose their ships in a storm',
            'They had made their gifts into a contest',
            'They wanted to move to another town',
          ],
          answer: 2,
          explanation:
            'Each wanted to be the best. Paul showed them that gifts without love come to nothing.',
          practises: [0],
        },
        {
          question: 'Which of these does love do?',
          options: [
            'It brags about its gifts',
            'It keeps a list of wrongs',
            'It wants to be noticed by everybody',
            'It waits and is kind',
          ],
          answer: 3,
          explanation:
            'Patient and kind are the first two words in the list. The others are what love leaves out.',
          practises: [1],
        },
        {
          question: 'How do love and truth go together?',
          options: [
            'Love is glad about what is true and says it kindly',
            'Love tells a lie so that nobody is ever sad',
            'Love says true things in order to hurt a rude person',
            'Love does not care if a thing is true or not',
          ],
          answer: 0,
          explanation:
            'The chapter says that love rejoices in the truth. It never uses it as a stone to throw.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Love Is Not Blind',
      description:
        'This chapter is read at weddings. It was written for people who could hardly sit in one room.',
      difficulty: 'intermediate',
      content: `
## Not written for a wedding

You may have heard these lines spoken over flowers and a white dress. The first people who listened to them were in the middle of a fight. The church in Corinth had split into rival fan clubs, members took each other to court, and the most gifted ones looked down on everybody else. To them Paul writes thirteen verses in which nearly every line is a diagnosis. When he says that love does not boast, a few people must have looked at the floor.

He begins with the greatest achievements he can think of: heavenly languages, total knowledge, faith that moves mountains, giving up your property and even your life. Then he does the arithmetic. Everything minus love equals nothing.

## Fifteen verbs

In English, patient and kind are adjectives. In the original Greek they are verbs, and altogether there are fifteen of them in a row. Love waits, love acts kindly, love does not puff itself up. That is useful, because nobody can order a feeling to appear, but anybody can decide to wait.

One of these verbs comes from bookkeeping. Love “keeps no account of wrongs” (1 Corinthians 13:5). Many of us have such an account book in our heads, with exact dates. A computer can store an insult for decades without any effort. Forgiving one is something only a person can do.

## Two sentences that are easy to misuse

Love “bears all things” (1 Corinthians 13:7). This sentence has sometimes been used to silence people who were being hurt, and that is a terrible misuse. Love also takes no pleasure in evil, so it does not help evil to remain hidden. If somebody harms you, telling an adult is not a failure of love. It may protect the next person, and it is even the only way for the one who does the harm to be stopped.

And love “believes all things” (1 Corinthians 13:7). Does that mean that Christians should fall for every faked picture? Paul had just said that love rejoices in the truth. To believe in a person’s future is one thing, and to forward an unchecked rumor about someone is another. In fact love has a special reason to check: behind every fake there is a real human being whose face, voice or good name has been used.

> Instead, speaking the truth in love, we will in all things grow up into Christ Himself, who is the head.
> — Ephesians 4:15

Truth without love becomes a weapon. Love without truth turns into flattery, and sooner or later flattery will disappoint you. Helping anyone to grow up requires both, and the combination is harder than either of them.

## In the metal mirror

Corinth was famous for its bronze, and mirrors were made of it. They gave back a face, but dimly. Our knowledge is like that, Paul says, partial and a little bent. He includes his own. One day we shall see face to face.

> And now these three remain: faith, hope, and love; but the greatest of these is love.
> — 1 Corinthians 13:13

Why the greatest? Many Christians have answered like this: eventually faith will see, and hope will have arrived, but love will only be getting started.
`.trim(),
      objectives: [
        'Explain how the situation in Corinth shapes the meaning of the chapter.',
        'Correct two common misuses of the verses about love.',
        'Describe why truth and love need each other.',
      ],
      activities: [
        {
          title: 'Verbs for one day',
          description:
            'Write each of the actions from 1 Corinthians 13:4-7 on a slip of paper. Everyone draws one in the morning and looks for a chance to practice it, or to leave it undone if it is one of the negative ones. Report in the evening what got in the way.',
        },
        {
          title: 'The picture that is not true',
          description:
            'Imagine a faked photograph that shows a boy from your camp stealing. In threes, play the boy, a friend who has already passed it on, and one who refuses to. Find out what each needs to say next. Then write three sentences that would help to put things right.',
        },
      ],
      checks: [
        {
          question: 'How does it help to know what was going on in Corinth?',
          options: [
            'It proves that Paul was at a wedding',
            'It shows that the lines were an answer to real pride and quarrels',
            'It tells us which member of the church had the most gifts',
            'It explains why the letter does not mention any leaders by name',
          ],
          answer: 1,
          explanation:
            'The people were divided and boastful. Nearly every statement about love touches something that had gone wrong among them.',
          practises: [0],
        },
        {
          question: 'What is a right use of the words about bearing and believing all things?',
          options: [
            'To hope for a person and still speak up about harm',
            'To keep silent about violence in order to protect the peace',
            'To accept every message as true if it comes from a friend or a relative',
            'To forget reality because feelings matter',
          ],
          answer: 0,
          explanation:
            'Love does not rejoice in evil, so it does not hide it. Reporting harm and checking a rumor are both loving acts.',
          practises: [1],
        },
        {
          question: 'What happens when truth and love are pulled apart?',
          options: [
            'Both get stronger, since each can work in its own area',
            'Truth becomes dull, while love turns into a form of science',
            'Nothing changes as long as people mean well with each other',
            'Truth wounds like a weapon, and love sinks into flattery',
          ],
          answer: 3,
          explanation:
            'Ephesians joins them because people grow only where both are present. Each one spoils without the other.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The Most Excellent Way',
      description:
        'A poem about love placed between two chapters on conflict: what is it doing there, and what does it claim to know?',
      difficulty: 'advanced',
      content: `
## An argument in the form of a hymn

First Corinthians 13 is so finished that it could stand by itself, and at countless weddings it does. Its position, however, is part of its meaning. Chapter 12 treats the rivalry over spiritual gifts; chapter 14 gives regulations for an assembly in which everyone talks at once. Between them Paul introduces not a further gift but the way in which any gift is to be exercised.

> If I have the gift of prophecy and can fathom all mysteries and all knowledge, and if I have absolute faith so as to move mountains, but have not love, I am nothing.
> — 1 Corinthians 13:2

He speaks in the first person. The celebrated apostle places his own accomplishments under the condition. The structure is that of a ledger in which each column closes with zero: a noise, nothing, no gain.

## What the word does and does not prove

It is frequently taught that the Greek noun agape denotes a superior, divine love, as distinct from the affection of friends or lovers. The usage does not bear this out. The related verb can describe quite ordinary attachments; it is used, for instance, of a companion called Demas, who had deserted Paul out of love for the present world. The word did not bring its content along. Paul provides it, by means of fifteen verbs, and for him all of them are ultimately illustrated by one life. Interpreters have long noted that the passage becomes a portrait if the name of Christ is inserted, and an examination of conscience if one’s own is.

Several of the verbs are negative. Love is described to a considerable extent by what it refrains from: displaying itself, insisting, keeping accounts. Simone Weil, the French philosopher, wrote that attention is the rarest and purest form of generosity. Her remark sheds light on the opening verb, since patience is attention that has been extended in time.

## Boundaries of endurance

The fourfold crescendo of verse 7, with its bearing, believing, hoping and enduring of all things, has been quoted in order to retain people in violent homes and to silence those who reported misconduct in churches. Such an application contradicts the preceding verse, according to which love finds no pleasure in evil and rejoices with the truth. To expose a wrong may be the most loving act available, both for the person injured and for the perpetrator, whom impunity makes worse. Whoever is in that position owes nobody silence and should turn to a reliable adult or to the authorities.

Similarly, to believe all things is not an epistemic rule. The same letter instructs the congregation to weigh what prophets say. What is meant is a disposition toward persons: a refusal to declare the case closed. Fabricated images and voices have made the distinction practical. They spread chiefly because they confirm what a group would like to believe of its opponents, and the pleasure of passing them on is exactly the pleasure in evil that verse 6 excludes.

## Knowing in part

> Now we see but a dim reflection as in a mirror; then we shall see face to face. Now I know in part; then I shall know fully, even as I am fully known.
> — 1 Corinthians 13:12

It would be mistaken to read this as contempt for knowledge. Partial knowledge is knowledge, and the sciences have flourished by treating their own results in precisely this manner, as approximations that others should attempt to repeat and are permitted to refute. What Paul rejects is the inference from being well informed to being important. His sentence furthermore closes with a surprising passive. The fulfillment of knowledge is not that I finally master the object, but that I know as one who has all along been known. Understanding, at its summit, is mutual.

Christians disagree about the point at which prophecies and tongues are to cease. Some hold that the perfect refers to the completed canon of Scripture or the maturity of the church; the majority of interpreters think of the return of Christ. On either reading the hierarchy is unaffected. Faith and hope belong to those who are still under way. Love is what the way was for, and for that reason it can be begun at once, in a kitchen or a tent, without waiting until one has understood the rest.
`.trim(),
      objectives: [
        'Explain the function of chapter 13 between chapters 12 and 14.',
        'Evaluate popular claims about agape and about enduring all things.',
        'Relate partial knowledge to intellectual humility and to love.',
      ],
      activities: [
        {
          title: 'Repeat, then respond',
          description:
            'Select a question on which you and a partner sincerely disagree. Before replying, each has to state the other’s position until the other agrees that it has been understood. Keep count of the attempts. Afterwards discuss which of the fifteen verbs this exercise required.',
        },
        {
          title: 'An answer to a forgery',
          description:
            'Draft a statement of one hundred words from a youth group whose leader appears in a fabricated recording. It should establish what is known, leave open what is not, protect everyone’s dignity and decline to humiliate the forger. Compare drafts and retain the best sentence of each.',
        },
      ],
      checks: [
        {
          question: 'Why is the position of chapter 13 significant?',
          options: [
            'It separates two letters that had been combined by an early copyist',
            'It marks the point at which Paul turns from Corinth to a wider audience',
            'It governs how the gifts that are debated around it should be used',
            'It adds love to the list as the tenth of the spiritual gifts',
          ],
          answer: 2,
          explanation:
            'Rivalry precedes it and rules for worship follow. Love is presented as the way in which every gift must be exercised.',
          practises: [0],
        },
        {
          question: 'Which evaluation does the lesson support?',
          options: [
            'The noun agape was coined by Christians to name a purely divine love',
            'Enduring all things obliges those who have been injured to remain silent',
            'Believing all things means that prophets may not be questioned in the assembly',
            'The content of love comes from the verbs, and these rule out hiding evil',
          ],
          answer: 3,
          explanation:
            'Ordinary usage shows that the word alone proves little. Verse 6 forbids turning endurance into complicity.',
          practises: [1],
        },
        {
          question: 'What follows for Paul from the fact that we know in part?',
          options: [
            'That learning is a distraction from which believers should keep away',
            'That knowledge is real but gives no ground for self-importance',
            'That only what can be repeated by experiment deserves to be called knowledge',
            'That faith and hope will outlast love at the end of time',
          ],
          answer: 1,
          explanation:
            'He neither despises knowledge nor absolutizes it. Its completion is described as mutual, to know as one is known.',
          practises: [2],
        },
      ],
    },
  },
};
