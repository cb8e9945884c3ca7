import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay24: LessonSource = {
  category: 'bible',
  dayNumber: 24,
  pictures: ['ear', 'bed', 'candle'],
  references: [
    '1 Samuel 1:9-28',
    '1 Samuel 3',
    'Proverbs 18:13',
    '1 Thessalonians 5:19-21',
    '1 John 4:1',
  ],
  bands: {
    kindergarten: {
      title: 'Samuel! Samuel!',
      description: 'Shh! It is night, and a voice is calling.',
      difficulty: 'beginner',
      content: `
Close your eyes. What can you hear? A bird? A foot? Your own breath?

Samuel was a boy. He lived where people came to pray. He was a helper for Eli. Eli was old and could not see well.

One night Samuel was in bed. A little lamp gave some light. Then a voice said his name.

He jumped up and ran to Eli. But it was not Eli! Samuel went back to bed. Then it came again. Up he got, and back he went. And then it came a third time!

Now Eli knew. It was God who called! He told Samuel what to say.

> Speak, for Your servant is listening.
> — 1 Samuel 3:10

So Samuel said it, and God talked with him.

God knows your name too. You can talk to Him in bed. You can be still and listen. And if something seems strange, do as Samuel did. Go and tell a grown-up you trust.
`.trim(),
      objectives: [
        'Tell who was calling Samuel.',
        'Say the words that Samuel said.',
        'Name someone you can go to at night.',
      ],
      activities: [
        {
          title: 'Five sounds',
          description:
            'Lie on your back in the grass. Hold up a hand. Put up one finger for each sound. Stop at five. Which was the softest?',
        },
        {
          title: 'Whose voice?',
          description:
            'One child turns around. Somebody behind says: Samuel! Guess who it was. Then trade places.',
        },
      ],
      checks: [
        {
          question: 'Who was calling Samuel?',
          options: ['Old Eli', 'His mother', 'God'],
          answer: 2,
          explanation: 'Samuel thought it was Eli. But it was God.',
          practises: [0],
        },
        {
          question: 'What did Samuel say to God?',
          options: ['Please go away', 'I am listening', 'I want a drink'],
          answer: 1,
          explanation: 'He told God to speak, and he listened.',
          practises: [1],
        },
        {
          question: 'You hear something odd at night. What can you do?',
          options: ['Tell a grown-up you trust', 'Hide under the bed alone', 'Never sleep again'],
          answer: 0,
          explanation: 'Samuel went to Eli each time. You may go too.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'Learning to Listen',
      description: 'Three times he got it wrong, and nobody was cross with him.',
      difficulty: 'beginner',
      content: `
## A prayer with no sound

The story starts before Samuel was born. His mother Hannah wanted a child so badly that she went to God’s house and cried. She moved her lips, but no sound came out. Eli the priest watched her and got it wrong. He thought that she had drunk too much wine!

Hannah told him the truth, and Eli believed her. He blessed her. God had heard every word that Eli could not hear. When her son came, she named him Samuel, which sounds like the Hebrew for heard by God.

## Wrong, wrong, wrong, right

Now Samuel was a boy, and he worked with Eli. One night he heard his name. He was sure that he knew the voice. He ran to Eli three times, and three times he was mistaken.

Do you see something nice here? No one was angry. God did not say that Samuel should have known better. He called again. Eli did not yell at a boy who kept waking him up. He thought about it, until he saw what was going on. Even Eli needed three tries!

> And Samuel answered, “Speak, for Your servant is listening.”
> — 1 Samuel 3:10

Good listeners are not born that way. They get it wrong, they ask, and they try again.

## Ears first, mouth second

Look at what Samuel said. He did not begin with a wish list. He said that he was ready to hear. There is a proverb about people who do it the other way around.

> He who answers a matter before he hears it— this is folly and disgrace to him.
> — Proverbs 18:13

God may never call you out loud in the night. Most people who love Him have not heard Him that way. They hear Him when they read the Bible, when they pray in a quiet place, or when somebody wise gives them good advice. And here is a good test. God will never tell you to hurt someone or to hide something bad. If you are not sure, do what Samuel did. Get up and ask.
`.trim(),
      objectives: [
        'Tell how Eli misunderstood Hannah and what God heard.',
        'Explain how Samuel and Eli learned to know God’s voice.',
        'Name ways in which people listen to God.',
      ],
      activities: [
        {
          title: 'Say it back',
          description:
            'Sit with a partner. One of you tells about the best part of the week for one minute. The other may only nod. Then the listener says it back in three sentences. Ask: what did I miss? Trade roles.',
        },
        {
          title: 'The sound map',
          description:
            'Take paper and a pencil outside. Put an X in the middle for yourself. Be still for five minutes and draw a sign for each sound in the place it comes from. Compare maps with a friend.',
        },
      ],
      checks: [
        {
          question: 'What did Eli think when he saw Hannah pray?',
          options: [
            'That she was drunk',
            'That she was singing a song',
            'That she had lost her way',
            'That she was angry with him',
          ],
          answer: 0,
          explanation: 'He only saw her lips. God heard the words in her heart.',
          practises: [0],
        },
        {
          question: 'How did Samuel find out that it was God who called?',
          options: [
            'He saw a bright star',
            'He knew it the first time',
            'Eli helped him to understand',
            'A letter told him in the morning',
          ],
          answer: 2,
          explanation: 'Samuel needed a wise person, and Eli needed some time to think.',
          practises: [1],
        },
        {
          question: 'How do most people who love God hear from Him?',
          options: [
            'By a loud voice that calls them at midnight',
            'By the Bible, prayer and good advice',
            'By waiting until they are old',
            'By talking faster than others',
          ],
          answer: 1,
          explanation: 'Few have heard a voice as Samuel did. God has many quiet ways.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'How Do You Know Who Is Speaking?',
      description:
        'Plenty of voices would like to run your life. A boy at Shiloh had to learn to tell them apart.',
      difficulty: 'intermediate',
      content: `
## Too familiar to notice

Samuel’s mistake makes sense. He heard a voice call his name, and the only person in the building who ever called him was an old man with bad eyes who often needed help. So he filled in what he expected, as all of us do. A great deal of what we think we hear is guessed from experience, and that is why a word you misheard can seem perfectly clear.

The narrator gives a second reason, and it sounds strange for a boy who slept beside the ark.

> Now Samuel did not yet know the LORD, because the word of the LORD had not yet been revealed to him.
> — 1 Samuel 3:7

You can live in a house full of religious conversation and still not know God personally. That is no disgrace, for it only means that something is still to come.

## Voices that compete

You have more voices around you than Samuel ever had. Friends tell you who you must be in order to belong, and advertisements explain what is wrong with your skin. A voice in your own head may say, at two in the morning, that you are worthless. Some people even claim that God has told them what you have to do. How could anybody sort all of that out?

The Bible never claims that every inner voice is holy, and in fact it recommends examining them carefully.

> Do not treat prophecies with contempt, but test all things. Hold fast to what is good.
> — 1 Thessalonians 5:20-21

## Four tests

Over the centuries Christians have used questions such as these.

- Does it fit with what the Bible shows of God, above all in Jesus? God does not contradict His own character.
- What does it lead to? If a thought makes you crueler, falser or more hopeless, it is not from Him, however religious it sounds.
- Can it bear the daylight? Samuel took the voice to somebody else. Be suspicious of any message that supposedly has to be kept secret from everyone who cares about you.
- Does it last? He was called again and again. A real calling usually still makes sense after a week, while a panic rarely does.

The third test deserves a word more. If anyone ever says that God wants you to put up with being hurt, or to keep quiet about it, that person is using His name for a lie. And if a voice in your mind tells you to harm yourself or others, that is not a call from heaven but a reason to get help. Tell a grown-up the same day.

## Hearing is not the end

Samuel’s answer has two halves. He says speak, and he says servant. Anybody enjoys listening to compliments, but a servant listens in order to act, even when the message is unwelcome, and the message that night was very unwelcome indeed. Samuel lay awake with it until dawn. Then he got up, opened the doors and told the truth, and it is for that reason, more than for what he heard in the dark, that people later called him a prophet.
`.trim(),
      objectives: [
        'Explain why Samuel mistook the voice.',
        'Apply tests by which Christians examine what claims to come from God.',
        'Recognize warning signs that call for help from an adult.',
      ],
      activities: [
        {
          title: 'Voice inventory',
          description:
            'Sketch a small figure of yourself. All around it, write the voices that told you something about yourself this week: people, ads, songs, your own thoughts. Put each through the four tests and mark it keep, question or let go. Talk about one of them with a person you trust.',
        },
        {
          title: 'Misheard',
          description:
            'Stand back to back with a partner, ten steps apart. Whisper a sentence of eight words, and let the other write down what arrived. Do this five times, twice with very unexpected sentences. Compare: where did the brain fill in what it expected?',
        },
      ],
      checks: [
        {
          question: 'Why did Samuel run to Eli?',
          options: [
            'He wanted to be praised for being quick',
            'He was hoping that Eli would send him home',
            'He had been told to report every dream',
            'He assumed it was the voice he was used to',
          ],
          answer: 3,
          explanation:
            'Eli was the one who usually called. We tend to hear what we expect to hear.',
          practises: [0],
        },
        {
          question:
            'A boy feels sure that God wants him to humiliate somebody who insulted him. Which test does this fail most clearly?',
          options: [
            'Whether other people are awake',
            'Whether it fits with what Jesus is like',
            'Whether it was heard at least three times in the same night',
            'Whether it came to him at night',
          ],
          answer: 1,
          explanation:
            'Jesus forgave those who insulted Him. A message that makes us cruel does not come from Him.',
          practises: [1],
        },
        {
          question:
            'Someone says God wants you to keep a hurtful thing secret. What is the right response?',
          options: [
            'Obey, because the person is older',
            'Wait a year to see if it lasts',
            'Tell a trustworthy adult right away',
            'Pray about it and speak to nobody',
          ],
          answer: 2,
          explanation:
            'God’s name must not be used to hide harm. Speaking up is not disobedience; it is what Samuel did.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'When the Word Was Rare',
      description:
        'Revelation, in this chapter, bypasses an institution and then speaks about it through its most junior member.',
      difficulty: 'advanced',
      content: `
## Dim eyes, dim lamp

The opening of 1 Samuel 3 works by means of light. The old priest can no longer see, visions are scarce, and the lamp of God is near the end of its oil. A reader who remembers the previous chapter will not take Eli’s blindness for a merely medical detail. He has refused to see what his sons have been doing to worshipers and to the women at the entrance. When the narrator adds that the lamp had not yet gone out, the little phrase becomes a statement of hope: it is late, but not too late.

> Now in those days the word of the LORD was rare, and visions were scarce.
> — 1 Samuel 3:1

Why rare? The text offers no theory, although the arrangement of the scenes suggests one. Where those in charge have stopped their ears, speech dries up. And when it resumes, it does not resume with them.

## An education in attention

There are few accounts of spiritual formation as economical as this. The pupil is willing and uninformed. The teacher is compromised and experienced. Neither of them could have accomplished anything without the other, for Samuel would have gone on running to the wrong bed all night, and Eli would never again have been addressed at all. His instruction amounts to a posture and a sentence, and then he lets the boy go back alone.

Compare the sentence as Eli supplied it with the sentence as Samuel spoke it.

> “Go and lie down,” he said to Samuel, “and if He calls you, say, ‘Speak, LORD, for Your servant is listening.’”
> — 1 Samuel 3:9

In the dark, Samuel leaves out the divine name. Commentators have wondered whether he was shy, or uncertain to the last whom he was talking to. If it is the latter, then his faith began as ours frequently does, with an answer given before all doubts were settled.

## Discernment in three traditions

Because sincere people have mistaken their wishes for God’s will, sometimes with catastrophic results, the churches have developed disciplines of discernment. “Beloved, do not believe every spirit, but test the spirits to see whether they are from God” (1 John 4:1).

- Ignatius of Loyola, in the sixteenth century, taught people to observe over a period what leaves them with lasting consolation and what leaves them dry, and to make no major change in a time of desolation.
- Members of the Society of Friends, the Quakers, sit with a person who faces a decision in what they call a clearness committee. Those present offer no advice and ask only honest questions, in the conviction that the light is given to the group and not just to the individual.
- Many Protestants have stressed the written Word as the measure of every impression, read with the help of the whole church, past and present.

The methods differ, and they concur in two respects. None of them regards intensity of feeling as proof, and none of them lets a person be the sole judge in his own case.

## Speaking to power

The content of the oracle disappoints anyone who expects a private comfort. God announces that the house of Eli will be judged, since the father “did not restrain them” (1 Samuel 3:13). Abuse in a sanctuary had been everybody’s knowledge and nobody’s business. Its exposure is entrusted to a child who owes the accused man his home.

Two features of the morning after deserve attention. Samuel is afraid, and fear does not disqualify him. Eli, for his part, insists on hearing all of it. For one hour he is what he should have been for decades, a leader who prefers truth to reputation, and the hour is recorded to his credit even though it does not cancel the sentence.

Modern readers know of religious institutions that silenced those who reported harm and protected those who caused it. This chapter stands in judgment on every such arrangement. According to 1 Samuel, the God who is worshiped in the building takes the side of the person who opens the doors in the morning and says what happened during the night. Those who have authority might ask whether anyone below them would dare to do so; those who have none may be assured that the message does not become less true because the messenger is young.
`.trim(),
      objectives: [
        'Analyze how imagery of sight and light shapes 1 Samuel 3.',
        'Compare how three Christian traditions practice discernment.',
        'Evaluate what the chapter implies for institutions that conceal wrongdoing.',
      ],
      activities: [
        {
          title: 'A clearness committee',
          description:
            'In a group of four, one volunteer describes a real but not intimate decision in three minutes. For fifteen minutes the others may only ask open, honest questions, with no advice hidden in them, and leave silences between. The volunteer then says what became clearer. What is said stays in the circle unless someone is in danger.',
        },
        {
          title: 'Doors that open in the morning',
          description:
            'Take an organization you know: a team, school, church or camp. Write a one-page plan of how its youngest member could report serious harm, to whom, what would happen next, and how retaliation would be prevented. Show it to a leader and ask what is already in place.',
        },
      ],
      checks: [
        {
          question: 'How does the narrator use Eli’s failing eyesight?',
          options: [
            'It mirrors his refusal to face what his sons do',
            'It explains why the lamp in the temple had to burn all night',
            'It proves that he was too old to be a priest',
            'It is a punishment for having doubted Hannah',
          ],
          answer: 0,
          explanation:
            'Seeing and not seeing run through the chapter. Bodily and moral blindness are placed beside each other.',
          practises: [0],
        },
        {
          question: 'On what do the three described traditions of discernment agree?',
          options: [
            'Decisions should be made by majority vote',
            'Silence is a sign that God is displeased',
            'A written creed makes further testing unnecessary',
            'Strong feeling alone is not evidence of God’s voice',
          ],
          answer: 3,
          explanation:
            'They use different means, but none trusts intensity as such, and none leaves a person to judge alone.',
          practises: [1],
        },
        {
          question: 'Which conclusion about institutions follows best from the chapter?',
          options: [
            'They ought to be led by the young instead of the old',
            'They must let the least powerful report harm',
            'They should settle accusations inside the family',
            'They lose nothing when they wait until matters quiet down',
          ],
          answer: 1,
          explanation:
            'God makes the junior member of the house the bearer of the truth, and Eli’s best moment is that he demands to hear it.',
          practises: [2],
        },
      ],
    },
  },
};
