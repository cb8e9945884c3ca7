import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay29: LessonSource = {
  category: 'ai',
  dayNumber: 29,
  pictures: ['studio-microphone', 'ear', 'wind-face'],
  references: ['1 Kings 19:11-13', 'Proverbs 18:13'],
  bands: {
    kindergarten: {
      title: 'Did You Say Pear or Bear?',
      description: 'Some words sound nearly the same. Can a computer tell?',
      difficulty: 'beginner',
      content: `Whisper: pear. Now whisper: bear. They sound almost the same! How do you know which one I mean? If I say, “I eat a…”, you know. Pear! You do not eat a bear.

A computer can write down what you say. It listens to the sounds. Puh or buh? Then it guesses the word. It looks at the other words too. That helps, just like for you.

Sometimes it gets it wrong. There may be a lot of noise. Or you speak very softly. Or you are small, and it has heard more grown-ups. It is not your fault! Say it again, slowly.

Once Elijah was tired and sad. There was a big wind. God was not in it. There was a fire. God was not in it.

> And after the fire came a still, small voice.
> — 1 Kings 19:12

Elijah listened. God speaks softly too.`,
      objectives: ['Tell how other words help to hear a word.', 'Say why a computer may mishear.'],
      activities: [
        {
          title: 'Whisper line',
          description:
            'Sit in a row. Whisper a short sentence into the next ear. Pass it on. What comes out at the end?',
        },
        {
          title: 'Still and small',
          description:
            'Everyone makes storm noise. Then stop. Be as quiet as a feather. What is the smallest sound you can hear?',
        },
      ],
      checks: [
        {
          question: 'I eat a juicy… Is it pear or bear?',
          options: ['Bear', 'Chair', 'Pear'],
          answer: 2,
          explanation: 'You eat a pear. The other words help you to hear it.',
          practises: [0],
        },
        {
          question: 'Why may a computer mishear you?',
          options: ['It is cross with you', 'There is much noise', 'It has a cold'],
          answer: 1,
          explanation: 'Noise hides the sounds. Then it guesses wrong.',
          practises: [1],
        },
        {
          question: 'The computer got your word wrong. What can you do?',
          options: ['Say it again slowly', 'Give up and walk away', 'Hit the screen'],
          answer: 0,
          explanation: 'It is not your fault. Try it once more.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'Recognize Speech or Wreck a Nice Beach',
      description: 'Say the title fast, and you will see why machines have a hard time.',
      difficulty: 'beginner',
      content: `## The note on the door

Grandpa liked to speak his notes into his telephone and let it do the writing. One morning there was a strange one on the door: “Please bye for kings for the pie.” Lotta giggled. “What kings?” Then she read it aloud, and fast. “Please buy four kings…” No. “Buy four things for the pie!”

The telephone had heard nearly the right sounds. But it had cut them into the wrong words.

## From sound to word

When you speak, there are no gaps between the words. Itallrunstogetherlikethis. A program that listens has three jobs.

- Which sounds are these? It compares them with thousands of hours of voices that it was trained on.
- Which words could they make? “Ate” and “eight” sound exactly alike.
- Which words fit together? “I ate a pie” makes more sense than “I eight a pie.”

You do all three without noticing. You use even more: you see lips, you know what was said before, and you know that Grandpa never bakes for kings.

## Whom does it understand?

Such programs work best for voices like those that they have heard most often. If they were trained on grown-ups from one country, then children, people from elsewhere and people who stutter are misheard more often. That isn’t fair, and it can be mended by letting them hear many kinds of voices, if the people agree to it.

Listening takes patience. The prophet Elijah sat in a cave. There was a storm, an earthquake and a fire, and all of that was loud.

> And after the fire came a still, small voice.
> — 1 Kings 19:12

Nobody who kept on shouting would have heard it. When somebody speaks softly or slowly or with an accent, you can be a better listener than any machine. Lotta bought flour, apples, butter and sugar. Four things.`,
      objectives: [
        'Name the jobs of a program that writes down speech.',
        'Explain why it mishears some people more than others.',
        'Describe what helps people to listen well.',
      ],
      activities: [
        {
          title: 'Same sound, other words',
          description:
            'Collect pairs that sound alike, such as see and sea. Make a sentence in which only one of them fits. Read it aloud and let others spell the word. Can you invent a sentence in which both fit?',
        },
        {
          title: 'Listening without interrupting',
          description:
            'For two minutes one child tells something. The partner says nothing and then repeats the most important things. Did anything get lost? Change over.',
        },
      ],
      checks: [
        {
          question: 'What makes it hard to find words in speech?',
          options: [
            'People speak with their hands',
            'There are no gaps between words',
            'Sounds are invisible',
            'Nearly all words are much too long',
          ],
          answer: 1,
          explanation: 'It all runs together, so the program has to find where one word ends.',
          practises: [0],
        },
        {
          question: 'A program has heard few children. What is likely?',
          options: [
            'It mishears children more often',
            'It likes children best',
            'It only hears grown-ups who sing',
            'It learns from one child at once',
          ],
          answer: 0,
          explanation: 'It works best for voices like those it was trained on.',
          practises: [1],
        },
        {
          question: 'What helps you to understand someone who speaks softly?',
          options: [
            'Finishing the sentences for them',
            'Speaking louder yourself',
            'Looking away and humming',
            'Being quiet and giving them time',
          ],
          answer: 3,
          explanation: 'Patience and quiet let a soft voice be heard.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'From Waves to Words',
      description:
        'A voice assistant solves a puzzle of a million pieces, and most of the puzzle is guessing.',
      difficulty: 'intermediate',
      content: `## The smallest pieces

English has roughly 44 sounds that distinguish one word from another, and they are called phonemes. Pat and bat differ in one of them. If each phoneme always sounded the same, recognizing speech would be a matter of looking things up. But the t in top, stop, butter and cat are four different noises, your t differs from mine, and each sound is colored by its neighbors.

Early systems in the 1950s could recognize ten digits spoken by one person. In the 1970s people gave up on listing all the rules and turned to probability. The question became: given this stretch of sound, which sequence of words is the most likely? Two sources of knowledge are multiplied. One says how well the sounds fit the words. The other says how likely the words are, whatever was heard.

Here is a small case. The sound fits “recognize speech” with 0.5 and “wreck a nice beach” with 0.6. The second fits slightly better! But people say the first phrase, let us suppose, 200 times as often. Then the products are 0.5 × 200 = 100 against 0.6 × 1 = 0.6, and there is no doubt.

Modern systems are neural networks which learn both at once, from recordings and transcripts by the hundred thousand hours. Yet the principle still shows. In a noisy place they lean on what is usual, and what is usual may not be what you said. They have been caught inserting whole sentences into silence.

## Who gets heard

In 2020 researchers compared five commercial systems on interviews with Black and white Americans. On average they got 35 of 100 words wrong for the first group and 19 for the second. The systems had simply heard less African American English in training. For children, for people who stutter and for many accents, gaps have been found as well.

Imagine that such a system decides whether your call is put through, or writes the minutes in court. Then a misheard word isn’t funny any more. The remedy is known: collect voices of all kinds, with permission, measure errors for each group, and keep a person within reach.

## The sound of a thin silence

The prophet Elijah had won a spectacular victory with fire from heaven, and one chapter later he was hiding in a cave and wished that he were dead. God gave him food and sleep first. Only then came the lesson in listening.

> After the earthquake there was a fire, but the LORD was not in the fire. And after the fire came a still, small voice.
> — 1 Kings 19:12

The Hebrew words are hard to translate; literally they say something like a sound of thin silence. Elijah was used to loud signs. What he needed was a question, asked quietly: what are you doing here? Good listeners do that. They don’t just convert your sound into words. They make room for what you haven’t been able to say. If you know someone who sits in a cave like Elijah, or if you do so yourself, bread, sleep and a person you can trust come first.`,
      objectives: [
        'Explain how sound and likelihood are combined in recognizing speech.',
        'Describe why errors differ between groups of speakers.',
        'Contrast transcribing with listening.',
      ],
      activities: [
        {
          title: 'Likelihood judges',
          description:
            'Write ten short phrases that can be heard in two ways. A speaker reads them behind a curtain; two judges note what they hear and how sure they are, without any context. Then give the context in one sentence and let them decide again. How often did the context overrule the ear?',
        },
        {
          title: 'The question in the cave',
          description:
            'Read 1 Kings 19:3-13 in turns. List what God gives Elijah before asking him anything. In pairs, discuss which of those gifts would help someone your age who is exhausted, who could give them, and which adult you would tell.',
        },
      ],
      checks: [
        {
          question: 'Sound fit: A 0.8, B 0.4. Usual frequency: A 1, B 5. Which reading wins?',
          options: ['A, with 0.8', 'B, with 2.0', 'A, with 4.0', 'Neither, since they tie'],
          answer: 1,
          explanation: 'A gets 0.8 × 1 = 0.8, and B gets 0.4 × 5 = 2.0.',
          practises: [0],
        },
        {
          question: 'What was the main cause of the different error rates in the study of 2020?',
          options: [
            'Poorer microphones in some cities',
            'The length of the interviews',
            'Too little training with one variety of English',
            'Rules that had been written by hand',
          ],
          answer: 2,
          explanation:
            'The systems had heard less African American English. They know best what they have met most.',
          practises: [1],
        },
        {
          question: 'What does a good listener do beyond writing words down?',
          options: [
            'Leaves room for what is hard to say',
            'Repeats each sentence louder',
            'Guesses the end of every sentence early',
            'Removes pauses from the recording',
          ],
          answer: 0,
          explanation:
            'Elijah was asked a quiet question after rest and food. Listening makes room for an answer.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The Noisy Channel and the Thin Silence',
      description:
        'Communication theory treats silence as the absence of a signal. Elijah might have disagreed.',
      difficulty: 'advanced',
      content: `## Bayes at the telephone

Around 1975 a group at IBM led by Frederick Jelinek reformulated the recognition of speech as decoding. A speaker intends a sequence of words W; it passes through a noisy channel, the vocal tract and the room; an acoustic signal A arrives. One seeks the W that maximizes P(W | A), and by the theorem of Bayes this is the W that maximizes P(A | W) × P(W). The first factor, the acoustic model, can be estimated from recordings. The second, the language model, requires nothing but text. It was to supply this second factor that computers were first set to predicting the next word, so that today’s chatbots descend from an auxiliary device for dictation.

Hidden Markov models provided the machinery for three decades. A word is regarded as a path through states that cannot be observed; each emits sounds with certain probabilities, and an algorithm due to Andrew Viterbi finds the likeliest path among exponentially many in a time proportional to the length of the signal. Neural networks took over the acoustic model about 2010 and have since absorbed the entire chain. An influential system released in 2022 was trained on 680,000 hours of audio gathered from the web with whatever transcripts happened to accompany them. It is robust and multilingual, and evaluations found that in about one percent of segments, more often where speakers paused at length, it supplied sentences that no one had uttered.

## Error is distributed

Averages conceal. If a system errs on 5 percent of the words of 90 percent of its users and on 35 percent for the remaining tenth, the overall figure is 0.9 × 5 + 0.1 × 35 = 8 percent, and it would be accurate and misleading to advertise it. In 2020 a study of five commercial recognizers reported average word error rates of 0.35 for Black and 0.19 for white speakers in the United States, traced chiefly to acoustic models. People with dysarthria, whose need for an alternative to typing may be greatest, have fared worst of all; projects that invite them to contribute recordings have improved matters substantially, which shows that the obstacle was attention and not physics.

Deaf communities add a reminder. Those who sign already have a language. Technologies that promise to give them a voice have frequently been developed without them, and have translated a fraction of the hands while ignoring the face, which in signed languages carries grammar.

## A sound of thin silence

The theophany at Horeb is built as a sequence of negations. Wind, earthquake and fire, the classical retinue of a storm god and of Sinai itself, are enumerated and emptied one after the other.

> After the earthquake there was a fire, but the LORD was not in the fire. And after the fire came a still, small voice.
> — 1 Kings 19:12

In the words qol demamah daqqah a sound, a stillness and a thinness stand side by side. Translations waver between voice, whisper and silence, and the wavering may be faithful. In terms of the channel, the signal here approaches zero. It is nonetheless what causes the prophet to cover his face.

The content of what follows is a repetition: he is asked for the second time what he is doing here, he answers in identical words, and he receives new work, a companion, and the correction that seven thousand others remain. Nothing has been argued. A man who wished to die has been fed, allowed to sleep, heard out twice, and relieved of the belief that everything depends on him. Counselors have seen in the chapter a small manual of care, and it bears adding that whoever recognizes himself or herself in Elijah ought to let another human being know it today.

Recognition, in the engineering sense, ends with the transcript. In the older sense of the word, to be recognized is to be met by someone for whom the silence between the words is part of what is said.`,
      objectives: [
        'Derive the noisy channel formulation from the theorem of Bayes.',
        'Compute how averages may conceal unequal error rates.',
        'Interpret 1 Kings 19:11-13 in contrast to a theory of signals.',
      ],
      activities: [
        {
          title: 'Viterbi on paper',
          description:
            'Invent a two-state weather model with probabilities for staying and changing, and for carrying an umbrella in each state. Given a week of umbrella sightings, find the most probable sequence of weather by keeping for each day and state only the best path so far. Compare with guessing each day by itself.',
        },
        {
          title: 'Fair report',
          description:
            'Choose a service with an advertised accuracy. Draft the table that ought to accompany the number: for whom, in what conditions, with what consequences of error. Show it to somebody who is likely to be in the least well served group, and include the person’s amendment.',
        },
      ],
      checks: [
        {
          question: 'Why did research on dictation lead to models that predict the next word?',
          options: [
            'Microphones were too expensive for large studies',
            'The factor P(W) had to be estimated, and text alone suffices for it',
            'Speakers were asked to finish incomplete sentences',
            'Acoustic models could be derived from printed books',
          ],
          answer: 1,
          explanation:
            'Bayes separates the fit of the sound from the probability of the words. The latter can be learned from text.',
          practises: [0],
        },
        {
          question:
            'A system errs on 4 percent of words for 80 percent of users and on 24 percent for the rest. What is its overall rate?',
          options: ['14 percent', '28 percent', '8 percent', '6 percent'],
          answer: 2,
          explanation: '0.8 × 4 is 3.2 and 0.2 × 24 is 4.8, together 8 percent.',
          practises: [1],
        },
        {
          question: 'What is remarkable about the sequence of signs at Horeb?',
          options: [
            'Where the signal is weakest, the prophet covers his face',
            'Each sign is louder than the one before',
            'The fire answers the question that Elijah asked',
            'The silence shows that nobody was there',
          ],
          answer: 0,
          explanation:
            'Storm, earthquake and fire are emptied one by one. At the thin silence he knows in whose presence he stands.',
          practises: [2],
        },
      ],
    },
  },
};
