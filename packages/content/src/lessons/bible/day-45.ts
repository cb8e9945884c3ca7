import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay45: LessonSource = {
  category: 'bible',
  dayNumber: 45,
  pictures: ['olive', 'full-moon', 'folded-hands'],
  references: ['Matthew 26:36-56', 'Mark 14:32-42', 'Luke 22:39-51', 'Hebrews 5:7-8'],
  bands: {
    kindergarten: {
      title: 'When Jesus Was Very Sad',
      description: 'It is dark, and Jesus has a heavy heart. What will He do?',
      difficulty: 'beginner',
      content: `
Put your hand on your heart. Can a heart feel heavy? Yes, it can.

It was night in a garden of olive trees. The garden’s name was Gethsemane. Jesus knew that a very hard day was coming. He was sad, so sad. He did not pretend to be happy. He told His friends about it. Stay awake with Me, He said.

Then Jesus went a little farther. He lay down on the ground. He talked to God, His Father. He told Him what He wished. Could this hard thing go away? But then He said:

> Yet not as I will, but as You will.
> — Matthew 26:39

That means: Father, I trust You.

Jesus came back to His friends. Oh no, they were asleep! He woke them, and they fell asleep again. Three times Jesus prayed. Then He stood up. He was ready.

Are you sad sometimes? Tell Jesus. He knows how it feels. Tell a grown-up, too.
`.trim(),
      objectives: [
        'Say how Jesus felt in the garden.',
        'Tell what Jesus did when He was sad.',
        'Name someone to talk to when you are sad.',
      ],
      activities: [
        {
          title: 'Stay with me',
          description:
            'One child sits with a sad face. Another sits down close by. Do not talk, just stay. Breathe slowly together, in and out.',
        },
        {
          title: 'Open hands',
          description:
            'Close your fists as tight as you can. Think of something hard. Now open your hands like a bowl. Whisper: Father, I trust You.',
        },
      ],
      checks: [
        {
          question: 'How did Jesus feel in the garden?',
          options: ['Very sad', 'Very silly', 'Very hungry'],
          answer: 0,
          explanation: 'Jesus was deeply sad. Being sad is not wrong.',
          practises: [0],
        },
        {
          question: 'What did Jesus do then?',
          options: ['He went fishing', 'He talked to His Father', 'He hid from His friends'],
          answer: 1,
          explanation: 'He prayed three times. He told God everything.',
          practises: [1],
        },
        {
          question: 'You feel sad. What can you do?',
          options: [
            'Always keep it secret',
            'Tell Jesus and a grown-up',
            'Tell a machine and nobody else',
          ],
          answer: 1,
          explanation: 'Jesus hears you. A grown-up can hold you and help.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'Awake in the Garden',
      description:
        'Jesus asked His friends for one small thing that night. It was harder than they thought.',
      difficulty: 'beginner',
      content: `
## The oil press

After supper Jesus led His friends out of the city, across a valley, to a place called Gethsemane. The name means oil press. Olives were crushed there, until every drop of oil ran out.

He often went there to pray. But this night was different. He took Peter, James and John along, and they saw how troubled He was. He told them plainly that He was very, very sad. Then He asked for something that any friend can give: stay here and keep awake with Me.

## A very honest prayer

Jesus went on a few steps, about as far as you can throw a stone. He fell with His face to the ground.

> My Father, if it is possible, let this cup pass from Me. Yet not as I will, but as You will.
> — Matthew 26:39

The cup means all the pain that was coming. Jesus did not want to suffer. He said so! Then He added that He wanted what His Father wanted even more. Both of these things were true at once. In Luke we read that an angel came and gave Him strength.

## Sleepy friends

Three times He went to pray, and three times He found His friends asleep. They loved Him, but their eyes would not stay open. Jesus was let down. He did not send them away. He even found a kind word for them and said that the spirit is willing, but the body is weak.

Then torches came through the trees. Judas stepped up and kissed Him, and that was the sign for the men with swords. One of the disciples drew a sword too and cut off a man’s ear. No more of this, said Jesus. He touched the ear and healed it. Soon after, His own hands were tied.

Everybody ran off. But Jesus did not run. He had already said yes in the dark.
`.trim(),
      objectives: [
        'Retell what Jesus asked of His friends and what they did.',
        'Explain what is honest and what is trusting in His prayer.',
        'Describe how Jesus treated the man with the hurt ear.',
      ],
      activities: [
        {
          title: 'One quiet minute, then five',
          description:
            'Sit around a lamp after dark with a leader. Try to stay still and awake for one minute, then for five. Notice what your mind does. Talk about why staying with a sad person is a real gift.',
        },
        {
          title: 'Two-part prayer',
          description:
            'Take two leaves. Hold the first and tell God honestly what you wish. Hold the second and tell Him that you trust Him. You can say it in your heart, or only think about it if you do not pray.',
        },
      ],
      checks: [
        {
          question: 'What did Jesus ask His three friends to do?',
          options: [
            'Bring more swords from the city',
            'Go and look for Judas',
            'Pick the olives from the trees',
            'Keep awake with Him',
          ],
          answer: 3,
          explanation:
            'He wanted them near Him. They were too tired to do it, and that made the night more lonely.',
          practises: [0],
        },
        {
          question: 'What was trusting in the prayer of Jesus?',
          options: [
            'He hid how sad He was from His Father',
            'He wanted what His Father wanted most of all',
            'He prayed so loud that everyone could hear',
            'He was sure that nothing would hurt Him',
          ],
          answer: 1,
          explanation:
            'First He told His own wish. Then He put it in His Father’s hands. Trust can be honest.',
          practises: [1],
        },
        {
          question: 'A friend of Jesus hurt a man’s ear. What did Jesus do?',
          options: [
            'He ran off while the men were busy',
            'He picked up the sword and used it',
            'He healed the ear',
            'He laughed at the man',
          ],
          answer: 2,
          explanation:
            'The man had come to catch Him, and Jesus still made him well. He stopped the fight.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Courage That Trembles',
      description:
        'Heroes in films are seldom afraid. The Gospels show Jesus on the ground, asking for another way.',
      difficulty: 'intermediate',
      content: `
## Not the hero we would invent

If the first Christians had wanted to make up an impressive leader, they would have written this scene differently. In ancient books great teachers face death calmly, and the philosopher Socrates even comforts his friends while he drinks the poison. Jesus falls on His face. Mark, who is usually brief, calls Him deeply troubled and distressed. He says aloud that the sorrow is almost killing Him, and He asks three fishermen not to leave Him alone.

Why would anyone tell this, unless it had happened? The churches read it aloud again and again, perhaps because many of their members were going through dark nights of their own and needed a Savior who had been there first.

> During the days of Jesus’ earthly life, He offered up prayers and petitions with loud cries and tears to the One who could save Him from death, and He was heard because of His reverence.
> — Hebrews 5:7

## What was in the cup

In the prophets a cup can stand for what a person must go through, and above all for God’s judgment on evil. Jesus saw more coming than pain, because He was about to carry what human beings have done to one another and to God. Nobody else could have looked into that cup and known everything that was in it.

His prayer has two halves. In the first He begs to be spared. In the second He hands the decision over: “Yet not what I will, but what You will” (Mark 14:36). It would be a mistake to call the first half weakness and only the second half faith. He begins with Abba, the family word for a father, and it is to this Father that He says exactly what He wants. Obedience, in this garden, does not mean feeling nothing; it means that love is stronger than fear while the fear is still there.

## Heard, yet not spared

The letter to the Hebrews says that He was heard, and yet the cup did not pass. How can both be right? Jesus was given strength to go through with it, and on the third day He was given back from death itself. God’s answer was neither silence nor what had been asked for. People who have prayed for a sick relative may know how much that hurts. This story does not explain their pain away, but it tells them who has knelt beside them.

When the arrest begins, one of the disciples strikes out with a sword. Jesus stops him at once and says that His Father would send more than twelve legions of angels if He asked. Since a Roman legion had around five thousand men, that would have been an army of more than sixty thousand. He goes because He has chosen to, not because He is outnumbered.

## When it is your night

There are nights when you are afraid of what tomorrow will bring. Then you can do what Jesus did, and say how you feel to God and to somebody you trust. Ask a person to stay with you, since a chat program cannot keep watch. If the sadness lasts for weeks, or if you ever think of hurting yourself, tell an adult right away. You do not have to be strong first, for even Jesus was not ashamed to ask.
`.trim(),
      objectives: [
        'Explain why the scene in Gethsemane is unlikely to have been invented.',
        'Analyze the two halves of the prayer that Jesus prayed.',
        'Name steps that a person can take in a time of fear or deep sadness.',
      ],
      activities: [
        {
          title: 'Write the unspoken psalm',
          description:
            'Compose eight lines that say honestly what someone your age may be afraid of. In the last two, move toward trust, but only as far as you can mean it. Keep it, share it with one person, or lay it folded under a stone.',
        },
        {
          title: 'A watch list',
          description:
            'On a card, list three people whom you could wake in the night if you needed to, and how to reach them. Then write the names of two people for whom you would get up. Tell one of them so today.',
        },
      ],
      checks: [
        {
          question: 'Why is it unlikely that this scene was made up?',
          options: [
            'It differs from the calm heroes whom people admired',
            'It was written down by the soldiers who arrested Jesus',
            'It contains the names of all of the disciples who slept',
            'It is told only in books that were hidden for centuries',
          ],
          answer: 0,
          explanation:
            'Readers of that time respected those who met death without fear. The Gospels show grief and trembling, and they do not apologize for it.',
          practises: [0],
        },
        {
          question: 'How do the two halves of the prayer belong together?',
          options: [
            'The second takes back the first because it was a sin',
            'The first is meant for the disciples and the second for God',
            'An honest wish is spoken and then entrusted to the Father',
            'Both say that Jesus no longer felt any fear at all',
          ],
          answer: 2,
          explanation:
            'He says what He wants and leaves the decision with Abba. Faith does not begin only in the second half.',
          practises: [1],
        },
        {
          question: 'Your friend has been very sad for weeks. Which advice fits this lesson?',
          options: [
            'Wait until it is over, because strong people say nothing',
            'Keep it between the two of you so that nobody worries',
            'Ask a chat program to stay awake in place of people',
            'Tell an adult you trust, and let others stay with you',
          ],
          answer: 3,
          explanation:
            'Even Jesus asked for company. Long sadness needs people who can really help, and a promise of silence would leave your friend alone.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Two Wills, One Yes',
      description:
        'A seventh-century monk went into exile over the question of what exactly happened in this garden.',
      difficulty: 'advanced',
      content: `
## An embarrassing text

Celsus, a critic of Christianity in the second century, considered Gethsemane a disgrace: why would a god lament and pray to escape? His mockery indicates how poorly the narrative would have served as religious propaganda. Some early scribes may have felt uneasy as well. The verses in which an angel strengthens Jesus and His sweat falls like drops of blood are absent from several of the oldest manuscripts of Luke, and scholars still dispute whether they were omitted or added. They are, at any rate, very ancient, and Christian writers were quoting them before AD 200.

> “Abba, Father,” He said, “all things are possible for You. Take this cup from Me. Yet not what I will, but what You will.”
> — Mark 14:36

The sentence distinguishes between what Jesus wills and what the Father wills, and it does so without dividing them. How can the Son of God have a will that needs to be yielded?

## The argument of Maximus

In the seventh century the Byzantine emperors were eager for religious peace and promoted a formula: Christ has two natures but only one will. It sounded reverent, and it promised unity. Maximus the Confessor, a monk who by most accounts had once served at court, regarded it as a catastrophe. If Christ has no human will, he reasoned, then the faculty by which Adam fell was never taken up and therefore never healed. The prayer in the garden would be a performance.

Maximus maintained that Jesus truly shrank from death, as every healthy creature does, and that this natural reluctance was no sin. He then freely moved His human will into agreement with the divine will, which is also His own. In this way what had come apart in one garden was joined in another. Maximus was tried, exiled and, according to the accounts, mutilated so that he could neither speak nor write; he died in 662. Less than twenty years later the council of Constantinople vindicated him. Its teaching is received by Orthodox, Catholics and most Protestants. The Coptic, Armenian and other Oriental churches, whose history took a different path after 451, use other terms, and dialogue in recent decades has uncovered a great deal of common ground.

The controversy may sound remote, but the doctrine protects a very practical claim: Jesus does not save us by overriding human freedom, but by exercising it on our behalf, and under pressure. Grace does not replace a will. It restores one.

## Testing and being tested

Jesus warns the sleepers to pray so that they will not enter into temptation, a word which also signifies a trial or test. Engineers stress a component in order to learn at what load it breaks. The disciples break almost immediately, and Peter, who a few hours earlier had guaranteed his own reliability, will break most conspicuously. Confidence which has never been examined is not yet strength. The risen Jesus will rebuild precisely that man, which suggests that failing a test need not be the conclusion.

He Himself is tested to the limit. “Although He was a Son, He learned obedience from what He suffered” (Hebrews 5:8). The expression does not imply that He had previously been disobedient. Obedience became an experience for Him, from within, at a cost.

## Prayer that is refused

Petitionary prayer raises an ancient difficulty: if God knows best, what purpose can asking serve? Gethsemane declines both of the simple solutions. Jesus asks, three times, for something specific, so resignation cannot be the whole of piety. And He does not receive it, so the absence of what we requested is no proof of insufficient faith; anyone who tells a sufferer so has not read this chapter. Nor does He receive an explanation. What He receives is strength, and what He gives is Himself.

For people in anguish that may be more helpful than a theory. They are allowed to plead, to be frightened, and to want their friends. Such candor is not a defect in their devotion. It was part of His.
`.trim(),
      objectives: [
        'Explain why Maximus held that Christ must have a human will.',
        'Relate the testing of the disciples to the testing of Jesus.',
        'Evaluate common claims about unanswered prayer in the light of Gethsemane.',
      ],
      activities: [
        {
          title: 'A letter to Celsus',
          description:
            'Answer the critic’s objection in one page. Begin by stating it so fairly that he would agree with your summary. Then argue why a Savior who trembles might deserve more confidence than one who does not. Swap letters and let a partner play Celsus.',
        },
        {
          title: 'What not to say, and what to do',
          description:
            'In small groups collect sentences that people say to someone whose prayer was not answered as they had hoped. Sort them into helpful and harmful, with a reason from Mark 14. Then list three things that can be done without any words.',
        },
      ],
      checks: [
        {
          question: 'What did Maximus fear if Christ had no human will?',
          options: [
            'The emperor would lose his authority over the monasteries',
            'Christians would stop praying for the needs of others',
            'The human will, through which Adam fell, would stay unhealed',
            'The divine nature would appear to be capable of change',
          ],
          answer: 2,
          explanation:
            'He reasoned that only what Christ took on can be restored. Without a human will, the prayer in the garden would merely have been acted.',
          practises: [0],
        },
        {
          question: 'What does the lesson conclude from the failure of the disciples?',
          options: [
            'Confidence that has not been tested is not yet strength',
            'Human beings should avoid promises of any kind',
            'Temptation affects only those whose love is insincere',
            'A person who has failed once cannot be entrusted with a task',
          ],
          answer: 0,
          explanation:
            'Peter guaranteed his loyalty and broke within hours. The same man was later restored, so a failed test is not the end.',
          practises: [1],
        },
        {
          question: 'Which claim about prayer contradicts Gethsemane?',
          options: [
            'A person who trusts God may still ask for something specific',
            'Whoever is not given what was asked must have believed too little',
            'Strength may be given where an explanation is not',
            'Someone may plead in fear and be faithful in doing so',
          ],
          answer: 1,
          explanation:
            'Jesus asked in perfect trust, and the cup did not pass. To blame a sufferer’s faith ignores this chapter.',
          practises: [2],
        },
      ],
    },
  },
};
