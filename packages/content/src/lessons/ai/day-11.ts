import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay11: LessonSource = {
  category: 'ai',
  dayNumber: 11,
  pictures: ['ear', 'musical-notes', 'water-wave'],
  references: ['Genesis 18:10', 'Genesis 21:6', 'Psalm 94:9', 'James 1:19'],
  bands: {
    kindergarten: {
      title: 'Ears, Drums and Wiggles',
      description: 'Hum! Can you feel your sound with one finger?',
      difficulty: 'beginner',
      content: `Put a finger on your throat. Hum a song. Mmmm! Do you feel it tickle? Something is shaking in there. Every sound is a shake.

The shake runs through the air. It comes to your ear. In your ear is a tiny drum. The drum shakes too. Then you hear!

A computer has no ears. It has a microphone. In there is a thin little skin. It shakes when you sing. The computer writes down each wiggle. Up a lot. Down a bit. Up a bit. It makes a long list of numbers.

A loud sound wiggles big. A soft sound wiggles small. A high sound wiggles fast. A low sound wiggles slowly.

But a list cannot be glad. Sarah heard good news in her tent. She laughed! You can hear a laugh and feel happy.

> God has made me laugh
> — Genesis 21:6`,
      objectives: ['Tell what makes a sound.', 'Show how loud and soft sounds wiggle.'],
      activities: [
        {
          title: 'Dancing rice',
          description:
            'Stretch thin foil over a bowl. Put rice on top. Sing close to it, first softly, then loudly. When does the rice dance most?',
        },
        {
          title: 'Wiggle with your arm',
          description:
            'A friend sings loud or soft. You wave your arm big or small. A friend sings high or low. You wave fast or slow. Then trade.',
        },
      ],
      checks: [
        {
          question: 'What is every sound?',
          options: ['A color', 'A shake', 'A smell'],
          answer: 1,
          explanation: 'Something shakes, and the air carries it to your ear.',
          practises: [0],
        },
        {
          question: 'You shout very loudly. How is the wiggle?',
          options: ['Very big', 'Very small', 'All gone'],
          answer: 0,
          explanation: 'Loud sounds make big wiggles.',
          practises: [1],
        },
        {
          question: 'What does a computer make out of your song?',
          options: ['A real bird', 'A warm hug', 'A list of numbers'],
          answer: 2,
          explanation: 'It writes down each wiggle as a number.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'Catching a Laugh in a List',
      description: 'You can’t hold a sound in your hand. Or can you?',
      difficulty: 'beginner',
      content: `## Salt that jumps

Rosa stretched a balloon across a jar and sprinkled salt on it. When she shouted “Hello!” beside the jar without touching it, the salt jumped. “My voice did that,” she whispered. And when she whispered, the salt barely trembled.

Sound is air that shakes back and forth. Your voice pushes the air, that air pushes the air beside it, and so the shake travels until it reaches the skin of a balloon, an eardrum or a microphone.

## Dots along a wave

If you could watch one bit of air, you would see it go forward and back, again and again. Drawn on paper, this makes a wave. A computer cannot store a wave, but it can store dots along it. So it asks many times a second: where is the skin of the microphone now? Each answer is a number.

For music it asks 44,100 times in one second! When the numbers are sent to a speaker, the speaker moves in the same way, and out comes Rosa’s voice again.

- Tall waves are loud, and flat waves are soft.
- Waves close together are high, and waves far apart are low.

If the computer asked only ten times a second, it would miss almost everything. It would be like watching a soccer game with your eyes shut and peeking once a minute.

## Who is laughing?

With many recordings a program can learn which patterns go with which word. But “Sarah laughed” can mean two things. When she first heard that she would have a baby, it was a sad little laugh behind a curtain. When Isaac was born, it was pure joy. On paper the waves may look much alike.

> Then Sarah said, “God has made me laugh, and everyone who hears of this will laugh with me.”
> — Genesis 21:6

To know what a laugh means, you need to know the person. Good listening takes ears, and it takes a heart as well.`,
      objectives: [
        'Explain how a sound travels.',
        'Tell how a computer turns a wave into numbers.',
        'Match loud, soft, high and low with their waves.',
      ],
      activities: [
        {
          title: 'Cup telephone',
          description:
            'Poke a small hole in the bottom of two paper cups, thread a long string through and knot the ends. Pull it tight and talk. Then let it hang loose. Touch it in the middle. What do you notice each time?',
        },
        {
          title: 'Dots of a hill',
          description:
            'Draw a wavy line on squared paper. Write down its height at every tenth square and give only the numbers to a partner, who draws the line again. Repeat with every second square. Which copy is better?',
        },
      ],
      checks: [
        {
          question: 'How did Rosa’s voice make the salt jump?',
          options: [
            'Her breath blew it away',
            'The jar grew warm',
            'The salt could hear her words',
            'Shaking air made the balloon shake',
          ],
          answer: 3,
          explanation: 'The shake went from her voice through the air to the balloon.',
          practises: [0],
        },
        {
          question: 'How does a computer keep a sound?',
          options: [
            'As air in a tiny box',
            'As many numbers for each second',
            'As a photo of the singer',
            'As one big number for a whole song',
          ],
          answer: 1,
          explanation: 'It notes the place of the wave again and again. Those dots are numbers.',
          practises: [1],
        },
        {
          question: 'A wave is flat, and its bumps are close together. How does it sound?',
          options: ['Soft and high', 'Loud and high', 'Soft and low', 'Loud and low'],
          answer: 0,
          explanation: 'Flat means soft. Close together means high.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Forty-Four Thousand Questions a Second',
      description:
        'How a microphone, a clock and some arithmetic turn your voice into something a program can search.',
      difficulty: 'intermediate',
      content: `## From pressure to numbers

When you say a word, your vocal folds open and close a hundred to three hundred times a second, and the air pressure in the room goes up and down in step with them. A microphone turns this into a tiny electric voltage. Up to this point everything is smooth, without any steps.

Then a clock takes over. At fixed intervals the voltage is measured and rounded to a whole number. Two choices matter here.

- The sampling rate says how often one measures. Telephones used 8,000 times a second for a long time, and music on a disc uses 44,100.
- The resolution says how finely one rounds. With 16 bits there are 65,536 steps.

How often is often enough? A rule that goes back to Harry Nyquist and Claude Shannon states that you must measure more than twice for each cycle of the highest tone that you want to keep. Young ears hear up to about 20,000 cycles a second, so more than 40,000 measurements are needed, and that explains the strange number 44,100. If you measure too rarely, a high tone disguises itself as a low one. You can see the same effect in films in which wheels seem to turn backward.

## A picture of a voice

A list of 44,100 numbers a second is honest but hard to read. Therefore programs slice the recording into pieces of about a fortieth of a second and calculate for each piece how strong every pitch is. Laid side by side, those columns make a picture called a spectrogram. Vowels show up as stacked bars, an s as a gray cloud at the top, a p as a gap followed by a thin line.

Reading speech thus becomes a bit like reading pictures. A network is given thousands of hours of recordings with their transcripts and adjusts itself until it can predict letters from the image. As of 2026 such programs write down clear speech in English with only a few errors in a hundred words. With a strong accent, in a noisy kitchen, or when a small child is speaking, they make considerably more, largely because they have met fewer examples of that kind.

## Hearing is not yet listening

> He who affixed the ear, can He not hear? He who formed the eye, can He not see?
> — Psalm 94:9

In the story of this day Sarah laughs twice. A microphone behind the tent would have recorded two bursts of shaking air. What separates disbelief from delight is a history of ninety years, and that was not in the air.

A machine that detects a trembling voice may be useful, for instance to call for help. But if it announces what you feel, be careful. People who know you ask, wait, and let you correct them. The letter of James says that everyone should be “quick to listen, slow to speak” (James 1:19). Listening in that sense is something we do with our whole attention, and nobody can do it for us at any sampling rate.`,
      objectives: [
        'Explain sampling rate and resolution.',
        'Use the rule of two measurements per cycle.',
        'Describe what a spectrogram shows and what it cannot.',
      ],
      activities: [
        {
          title: 'Stroboscope eyes',
          description:
            'One person slowly turns an arm like a clock hand, one turn in four seconds. The others close their eyes and open them for a moment when a leader claps: first every second, then every three seconds, then every four. Describe how the arm seems to move each time, and explain it.',
        },
        {
          title: 'Listening pairs',
          description:
            'For three minutes one partner tells about something that matters to him or her, and the other only listens. Then the listener says what was heard in facts and in feelings, and the speaker corrects it. Trade places. Talk about which of those two parts a recorder could have done.',
        },
      ],
      checks: [
        {
          question: 'What does a higher resolution change in a recording?',
          options: [
            'The wave is measured more often in a second',
            'Each measurement is rounded in finer steps',
            'Only tones above 20,000 cycles are kept',
            'The microphone moves closer to the singer',
          ],
          answer: 1,
          explanation:
            'Resolution is about the steps of rounding. How often one measures is the sampling rate.',
          practises: [0],
        },
        {
          question:
            'A bat calls at 50,000 cycles a second. Which rate is high enough to record it?',
          options: [
            '44,100 measurements a second',
            '50,000 measurements a second',
            '90,000 measurements a second',
            '120,000 measurements a second',
          ],
          answer: 3,
          explanation:
            'One needs more than two measurements per cycle, so more than 100,000 a second.',
          practises: [1],
        },
        {
          question: 'What can a spectrogram of a laugh not tell us?',
          options: [
            'What the laugh meant to the person',
            'Which pitches were strong in it',
            'How long it lasted',
            'At what moment the laugh was loudest',
          ],
          answer: 0,
          explanation:
            'Pitch, duration and loudness are in the picture. The story behind a laugh is not in the air.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The Theorem Behind Every Recording',
      description:
        'Under certain conditions nothing at all is lost between the measurements. The conditions are the interesting part.',
      difficulty: 'advanced',
      content: `## A surprising promise

It seems obvious that a list of separate measurements must omit whatever happens between them. The sampling theorem, implicit in work by Edmund Whittaker and Vladimir Kotelnikov and made famous by Claude Shannon in 1949, states that under one condition it does not. If a signal contains no frequency of B or above, then samples taken at a rate of 2B determine it completely, and the values between them can be calculated exactly.

The proviso carries the whole weight. Should a higher frequency be present, it does not simply disappear. It reappears under a false name. A tone of frequency f, sampled at a rate of r, cannot be distinguished from one of frequency r − f, as you may verify with a cosine: at the instants n/r, the values cos(2πfn/r) and cos(2π(r − f)n/r) coincide for every whole number n. This impersonation is known as aliasing, and once it has happened no processing can undo it. For that reason a filter is placed before the converter, which removes everything above the limit while it is still recognizable. The disc standard of 44,100 samples per second leaves a little room above the range of human hearing for that filter to do its work.

Rounding introduces a second loss. Each additional bit halves the step and improves the ratio of signal to noise by about six decibels, so that sixteen bits yield roughly ninety-six.

## From samples to words

Classical systems described a short frame of sound by a dozen coefficients designed with human hearing in mind. Their successors learn representations directly. The Fourier transform nevertheless remains the usual gateway: a recording is cut into overlapping windows, the energy at each frequency is computed, and the frequencies are grouped on the mel scale, which spaces them as listeners judge pitch. A network then maps the resulting image to a sequence of characters.

Performance is measured by the word error rate, the number of substitutions, deletions and insertions divided by the number of words in the reference. Should a system transcribe is anything too hard for the Lord as is any thing too hard for the lord, capitals aside, one word has been replaced and one inserted, and the rate is two in seven, although every listener would be content. The metric, like most metrics, is blind to what matters. Studies published since 2020 found that several commercial recognizers produced nearly twice as many errors for Black American speakers as for white ones; the main cause lay in the composition of the training data and of the language models behind them.

## Interpretation and its hazards

Some vendors claim to infer emotion from the voice. The acoustics of arousal are measurable indeed: we speak faster, louder and higher when agitated. Which emotion has agitated us is another matter, for fury and delight share many features. The European Union’s regulation on artificial intelligence, adopted in 2024, accordingly prohibits systems that infer emotions at workplaces and in schools, with exceptions for medical and safety purposes.

Sarah’s story could serve as the preamble. Her laughter at the tent door was inaudible to those outside, and the visitor interpreted it correctly nonetheless. When she denied it, she was contradicted; but the one who contradicted her knew her history, intended her good, and a year later gave her cause to laugh differently.

> He who affixed the ear, can He not hear? He who formed the eye, can He not see?
> — Psalm 94:9

The psalmist argues from the gift to the giver. Whoever makes it possible for creatures to hear must Himself be able to hear in the fullest sense. We who now build ears out of circuits may take the argument as a standard and a warning. What we have constructed registers; whether anyone is listening depends on those of us who decide what is done with the record.`,
      objectives: [
        'State the sampling theorem and explain aliasing with an example.',
        'Calculate a word error rate and criticize it as a measure.',
        'Evaluate claims that emotion can be inferred from the voice.',
      ],
      activities: [
        {
          title: 'Draw the impostor',
          description:
            'On graph paper draw one second of a cosine with seven cycles and mark its value at eight equally spaced instants, beginning at zero. Now draw a cosine with a single cycle through the same points. Explain with r − f why this had to work, and find another pair.',
        },
        {
          title: 'The commission',
          description:
            'Form a commission that must decide whether a camp may use a device that claims to detect sadness in children’s voices. Assign the roles of vendor, parent, counselor, child and data protection officer. Hear each one, then write a decision with reasons and conditions.',
        },
      ],
      checks: [
        {
          question:
            'A tone of 30 kHz is sampled at 44 kHz without a filter. Which tone will appear in its place?',
          options: ['30 kHz', '14 kHz', '22 kHz', '74 kHz'],
          answer: 1,
          explanation: 'It is indistinguishable from r − f, and 44 − 30 is 14.',
          practises: [0],
        },
        {
          question:
            'A reference has 20 words. A transcript replaces 2, omits 1 and adds 1. What is its word error rate?',
          options: ['10 percent', '15 percent', '20 percent', '25 percent'],
          answer: 2,
          explanation: 'Two, one and one make four errors, and four of twenty are 20 percent.',
          practises: [1],
        },
        {
          question: 'Why is it doubtful to read particular emotions from acoustic features?',
          options: [
            'Different emotions can produce the same signs of arousal',
            'Voices do not change at all when people are upset',
            'Microphones cannot register fast or loud speech',
            'Laws forbid the measurement of pitch',
          ],
          answer: 0,
          explanation:
            'Arousal can be measured. Whether it is anger, fear or joy depends on context that the sound does not contain.',
          practises: [2],
        },
      ],
    },
  },
};
