import type { LessonSource } from '@lamplight/domain/lessons';

export const scienceDay24: LessonSource = {
  category: 'science',
  dayNumber: 24,
  pictures: ['ear', 'ear-with-hearing-aid', 'bell'],
  references: ['1 Samuel 3:4-10', 'Proverbs 18:13', 'James 1:19'],
  bands: {
    kindergarten: {
      title: 'Two Ears and One Little Drum',
      description: 'Shh! What is that? Your ears know.',
      content: `Cup your hands behind your ears. Does it sound louder? Your ears catch sound. They are like little bowls.

Each ear has a hole. Deep inside is a tiny drum. Sound makes the drum shake. Then three tiny bones shake. Then the news goes to your brain. You hear a bird!

Ears are soft inside. Never poke things in them. Very loud noise can hurt them. Cover them with your hands. Then walk away.

Some children do not hear. They can talk with their hands. Some wear a small helper in the ear. You can learn a sign for hello!

Samuel was a boy. One night a voice said his name. He ran to old Eli. It was God who had called. Then Samuel said this:

> Speak, for Your servant is listening.
> — 1 Samuel 3:10

Sit still and listen. What do you hear now?`,
      difficulty: 'beginner',
      objectives: ['Tell what is deep inside the ear.', 'Say how to take care of ears.'],
      activities: [
        {
          title: 'Who called me?',
          description:
            'One child sits with closed eyes. A friend softly says the name. Point to where the voice is. Who was it? Then trade places.',
        },
        {
          title: 'Elephant ears',
          description:
            'Hold your hands behind your ears. Listen to a quiet sound. Now take them away. When did you hear it better?',
        },
      ],
      checks: [
        {
          question: 'What shakes deep inside your ear?',
          options: ['A feather', 'A little fish', 'A tiny drum'],
          answer: 2,
          explanation: 'Sound makes the tiny drum shake. Then small bones shake too.',
          practises: [0],
        },
        {
          question: 'The noise is much too loud. What can you do?',
          options: ['Scream louder', 'Cover your ears', 'Stay very close'],
          answer: 1,
          explanation: 'Loud noise can hurt ears. Cover them and walk away.',
          practises: [1],
        },
        {
          question: 'May you poke a stick in your ear?',
          options: ['No, never', 'Yes, at night', 'Yes, if it is thin'],
          answer: 0,
          explanation: 'The tiny drum can tear. Nothing goes into an ear.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'A Drum, a Hammer and a Snail',
      description: 'Follow a whisper on its way through three rooms to your brain.',
      content: `## The outer room

The part of the ear that you can see is a funnel. It gathers sound and leads it into a short tunnel. At the end a thin skin is stretched, no wider than a fingernail. This is the eardrum. When sound arrives, the eardrum shakes.

The wax in the tunnel is useful. It catches dust, and it moves out by itself, so nobody should poke around in there.

## The middle room

Behind the eardrum sit the three smallest bones you own. They are called hammer, anvil and stirrup. Each one pushes the next, and together they make the push stronger. A narrow tube leads from this room to your throat. When your ears pop on a mountain road, that tube has opened to let air through.

## The inner room

The stirrup knocks on a small coiled shell that is filled with liquid. It looks like a snail. Inside are thousands of tiny hair cells. As the liquid moves, their hairs bend, and they send a message along a nerve. Your brain reads it and says: that is Grandpa!

Hair cells do not grow back. Music that is too loud can break them, so turn it down if your ears ring.

Why do you have two of these? A sound from the left gets to your left ear a tiny bit sooner. Your brain notices, and you turn your head the right way.

Some people are deaf or hear only a little. Many of them speak with their hands, in a language that has its own words and jokes.

## Hearing and listening

Samuel heard a voice three times and ran to the wrong person three times. His ears were fine! Old Eli helped him to understand who was calling.

> Then Eli realized that it was the LORD who was calling the boy.
> — 1 Samuel 3:8

You hear with your ears. To listen you need your heart as well.`,
      difficulty: 'beginner',
      objectives: [
        'Name the parts of the ear in the right order.',
        'Explain how to protect hair cells.',
        'Tell why two ears are better than one.',
      ],
      activities: [
        {
          title: 'Sound clock',
          description:
            'One player sits in the middle with closed eyes. The others stand around like the numbers of a clock. One claps softly, and the listener points. Try again with one ear covered. Count the hits each time.',
        },
        {
          title: 'Words without voice',
          description:
            'Ask someone who knows a sign language, or look in a library book, for the signs for hello, thank you and friend. Teach them to three others and use them all day.',
        },
      ],
      checks: [
        {
          question: 'In which order does a sound meet these parts?',
          options: [
            'Eardrum, small bones, snail',
            'Snail, eardrum, small bones',
            'Small bones, snail, eardrum',
            'Snail, small bones, eardrum',
          ],
          answer: 0,
          explanation: 'Outer, middle, inner room: skin first, then bones, then the coiled shell.',
          practises: [0],
        },
        {
          question: 'Why is very loud music bad for ears?',
          options: [
            'It makes the wax too dry',
            'It pushes the ears flat',
            'It turns the bones around',
            'It breaks hairs that cannot regrow',
          ],
          answer: 3,
          explanation: 'Broken hair cells stay broken. Turn the sound down or move away.',
          practises: [1],
        },
        {
          question: 'How do you know that a bird sings on your left?',
          options: [
            'Birds like the left side',
            'The left ear hears it first',
            'The right ear is asleep',
            'The song is higher there',
          ],
          answer: 1,
          explanation: 'The brain notices which ear got the sound sooner.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'From Air to Meaning',
      description: 'Your ear solves a problem that would stop most microphones in a river.',
      content: `## The problem of the wall of water

If you dive and a friend calls from the shore, you hear almost nothing. When sound in air meets water, about 99.9 percent of its energy bounces back. Now the sense cells of your ear lie in liquid. How can anything get in?

The answer is the middle ear. The eardrum has an area of about 55 square millimeters, while the footplate of the stirrup has only about 3.2. The same force on a smaller area gives a higher pressure, just as a heel sinks into a lawn and a flat sole doesn’t: 55 ÷ 3.2 ≈ 17 times as high. The hammer and anvil work as a lever and add a factor of about 1.3. Altogether the pressure grows 17 × 1.3 ≈ 22 times. That is enough to make the liquid move.

## A piano rolled up

The cochlea is a coiled tube about 35 millimeters long. Along it runs a membrane which is narrow and stiff at the entrance and wide and floppy at the tip. High tones shake it near the entrance, low tones near the tip. Thus each place stands for a pitch, as on a keyboard.

On the membrane sit around 15,000 hair cells in each ear. When their fine bundles bend, tiny channels open and an electrical signal is born. Young people hear from about 20 to 20,000 hertz. With age the upper limit falls, since the cells near the entrance have to take every sound that enters.

## How loud is too loud?

In humans, hair cells that have died do not grow back. Experts on health at work recommend no more than eight hours a day at 85 decibels, which is about the noise of heavy traffic. With every 3 decibels more, the safe time is cut in half. At 88 decibels it is four hours, at 91 two hours, and at 100 decibels just fifteen minutes. If you have to shout to be understood at arm’s length, or if your ears ring afterward, it was too much.

Around the world more than 400 million people live with a hearing loss that needs support, according to the World Health Organization. Hearing aids make sounds louder, and cochlear implants pass signals straight to the nerve. Many deaf people use a sign language, with a grammar as rich as that of any spoken one. They don’t think of themselves as broken.

## The last step

You are in a noisy tent, and across the room somebody says your name. You notice it at once, although you weren’t following. Your brain filters all the time, and it can be trained.

Samuel had sharp ears, but the voice made no sense to him until Eli told him what to say.

> Speak, LORD, for Your servant is listening.
> — 1 Samuel 3:9

Hearing is done by bones, liquid and cells. Listening is a decision. It is the gift that you give when you put down what you were doing and turn your face to another.`,
      difficulty: 'intermediate',
      objectives: [
        'Calculate how the middle ear increases pressure.',
        'Explain how the cochlea sorts sounds by pitch.',
        'Work out safe listening times at different levels.',
      ],
      activities: [
        {
          title: 'Heel and sole',
          description:
            'Press a coin into clay or wet sand with its flat side and then, with the same push, on its edge. Compare the depth. Sketch the eardrum and the stirrup next to your drawing and mark where the same force acts on a smaller area.',
        },
        {
          title: 'Noise map of the camp',
          description:
            'Walk to ten places with a partner. At each place, stand at arm’s length and test whether you can talk in a normal voice, a raised voice or only by shouting. Draw a map in three colors. Suggest one change that would help a person with weak hearing.',
        },
      ],
      checks: [
        {
          question:
            'An animal has an eardrum of 40 square millimeters and a footplate of 2. By which factor does the area alone raise the pressure?',
          options: ['20', '38', '42', '80'],
          answer: 0,
          explanation: 'The force stays the same, so the pressure grows by 40 ÷ 2 = 20.',
          practises: [0],
        },
        {
          question: 'Where in the cochlea do low tones cause the strongest movement?',
          options: [
            'In the middle, where it bends',
            'At the stirrup',
            'Near the stiff entrance',
            'Near the floppy tip',
          ],
          answer: 3,
          explanation: 'The wide, soft end answers to slow vibrations, the stiff one to fast.',
          practises: [1],
        },
        {
          question: 'Eight hours are allowed at 85 decibels. How long is safe at 94 decibels?',
          options: ['Four hours', 'Two hours', 'One hour', 'Half an hour'],
          answer: 2,
          explanation: 'From 85 to 94 are three steps of 3 decibels: 8, 4, 2, 1.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The Ear That Answers Back',
      description:
        'A healthy ear emits sound of its own, and the brain repairs what it never received.',
      content: `## Matching two worlds

Where two media differ strongly in acoustic impedance, nearly everything is reflected. At a boundary of air and water only about 0.1 percent of the energy passes, a loss of 10 × log₁₀ 1,000 = 30 decibels. The middle ear recovers most of it. Its areas stand in a ratio of roughly 55 to 3.2, and its lever contributes another factor of 1.3, so that the pressure increases some 22-fold. Expressed in decibels this is 20 × log₁₀ 22 ≈ 27.

## A tone has an address

In the cochlea a wave travels along the basilar membrane, grows, peaks at a position that depends on the frequency, and dies away. Georg von Békésy observed this in ears from cadavers and was awarded the Nobel Prize in 1961. His peaks, however, were far too broad to account for the precision of human hearing. The discrepancy pointed to something that dead tissue lacks.

It was found in the three rows of outer hair cells. They contain a motor protein, prestin, which lets them lengthen and shorten thousands of times per second, in step with the incoming wave. They feed energy into it precisely where it peaks. As a byproduct the ear radiates faint tones outward. David Kemp detected these otoacoustic emissions in 1978, and today a tiny microphone listens for them in newborns: an ear that answers is, in all likelihood, an ear that hears. Babies whose deafness is recognized early can be given a language early, signed or spoken, and that makes the decisive difference.

## Replacing the irreplaceable

In mammals dead hair cells are not replaced; birds regrow theirs, and researchers would love to know how to imitate them. A cochlear implant bypasses the cells by stimulating the nerve with about twenty electrodes, each at the address of a band of frequencies. As of 2022, roughly a million devices had been implanted worldwide. They are a remarkable success and not a cure. Within deaf communities, whose sign languages and culture are older than the technology, opinions differ on implanting small children, and families do well to hear from deaf adults as well as from surgeons.

Prevention is less glamorous. Recommended exposure is halved for every additional 3 decibels, because 3 decibels double the energy. Doses add up: two hours at 91 decibels, where two are allowed, and half an hour at 97, where half an hour is allowed, amount to 200 percent of a day’s dose.

## Hearing what was not there

In 1970 Richard Warren removed a speech sound from a recorded sentence and put a cough in its place. Listeners heard the sentence complete and could not say where the cough had occurred. The brain had predicted the missing sound from context and supplied it. Perception, in this view, is a hypothesis that is constantly tested against the data. Usually the guess is excellent. But whoever expects a reproach will hear one in a neutral remark.

> He who answers a matter before he hears it— this is folly and disgrace to him.
> — Proverbs 18:13

Samuel’s error was of that kind. The voice was clear enough. The boy interpreted it through the only model he possessed, in which a voice at night meant that old Eli needed something. It required three failures and an experienced teacher before he considered another hypothesis. His answer is brief: “Speak, for Your servant is listening” (1 Samuel 3:10). What he then heard was a hard message concerning the very man who had taught him, and in the morning Eli wanted to hear it all the same. Good listeners make it possible for others to tell the truth.`,
      difficulty: 'advanced',
      objectives: [
        'Express the gain of the middle ear in decibels.',
        'Explain what outer hair cells contribute to hearing.',
        'Interpret perception as prediction and calculate a noise dose.',
      ],
      activities: [
        {
          title: 'The missing syllable',
          description:
            'Prepare ten sentences and read them aloud while a partner coughs over one syllable in each. Listeners write down what they heard and where the cough was. Compare sentences with a strong context and random lists of words. Which results support the idea that the brain predicts?',
        },
        {
          title: 'Listening audit',
          description:
            'In groups of three, one person speaks for three minutes on a matter that is important to him or her, one listens, and one records every interruption, glance and early answer. The listener sums up until the speaker says: exactly. Change roles, and discuss what was hardest.',
        },
      ],
      checks: [
        {
          question: 'A pressure is raised 100-fold. How many decibels is that?',
          options: ['10', '20', '100', '40'],
          answer: 3,
          explanation: 'For pressures the rule is 20 × log₁₀ 100 = 20 × 2 = 40.',
          practises: [0],
        },
        {
          question: 'Why were Békésy’s measured peaks broader than human hearing suggests?',
          options: [
            'His microscopes could not resolve the membrane',
            'Outer hair cells amplify only in living ears',
            'Cadavers have a shorter cochlea',
            'He used tones that were too faint',
          ],
          answer: 1,
          explanation:
            'The active amplification by motile cells ends with life, and without it the peaks are low and broad.',
          practises: [1],
        },
        {
          question:
            'One hour is allowed at 94 decibels and four hours at 88. Someone spends half an hour at 94 and one hour at 88. What is the dose?',
          options: ['50 percent', '150 percent', '75 percent', '100 percent'],
          answer: 2,
          explanation:
            'Half of one hour is 50 percent, one of four hours is 25 percent: 75 percent.',
          practises: [2],
        },
      ],
    },
  },
};
