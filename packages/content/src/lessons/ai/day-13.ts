import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay13: LessonSource = {
  category: 'ai',
  dayNumber: 13,
  pictures: ['fog', 'flashlight', 'ladder'],
  references: ['Genesis 28:16', '1 Kings 19:11-12', 'Psalm 139:12', '1 Corinthians 13:12'],
  bands: {
    kindergarten: {
      title: 'The Foggy Window',
      description: 'Is that a cow out there? Or is it a bush?',
      difficulty: 'beginner',
      content: `Breathe on a window. Haaa! It turns foggy. Now you see only gray shapes. Is that a cow? Is it a bush? It is hard to tell.

A camera can have a foggy eye too. It may be dark. There may be dust or rain. Then its picture is full of little dots. We call that noise. It is noise for the eyes!

A computer looks at the noise. It may say, “Cow!” But it was a bush. It did not see well, and it guessed.

You can do something clever. You wipe the window. You go closer. You ask a friend to look as well. Then you know.

Jacob slept on the hard ground. He thought he was alone. He had missed something! God was there.

> Surely the LORD is in this place, and I was unaware of it.
> — Genesis 28:16

We do not see everything. God sees in fog and in the dark.`,
      objectives: ['Tell what noise in a picture is.', 'Name a way to see better.'],
      activities: [
        {
          title: 'Foggy guess',
          description:
            'Hold a thin cloth before your eyes. A friend shows you a thing. What do you think it is? Take off the cloth and look. Were you right?',
        },
        {
          title: 'Find the whisper',
          description:
            'One friend whispers a word. All others hum. Can you hear it? Go closer. Ask the others to hum softly. Can you hear it now?',
        },
      ],
      checks: [
        {
          question: 'It is dark. The picture has many little dots. What are they called?',
          options: ['Stars', 'Cookies', 'Noise'],
          answer: 2,
          explanation: 'Dots that do not belong there are called noise.',
          practises: [0],
        },
        {
          question: 'You see a gray shape in the fog. What helps?',
          options: ['Go closer and look again', 'Shout that it is a big cow', 'Run away at once'],
          answer: 0,
          explanation: 'Up close you can see what it really is.',
          practises: [1],
        },
        {
          question: 'The computer called the bush a cow. Why?',
          options: ['It likes cows', 'It could not see well', 'The bush said moo'],
          answer: 1,
          explanation: 'The picture was full of noise. So it guessed wrong.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'The Raccoon in the Rain',
      description: 'A camera in the woods swears that it saw a wolf.',
      difficulty: 'beginner',
      content: `## Photo number 31

The rangers had strapped a camera to an oak, and every time something warm walked by at night, it took a picture. In the morning a program looked through the photos and wrote a name under each. Photo 31 said: wolf.

“A wolf!” cried Jonah. “Here!” But Ranger Pia held the picture up to the light. It was speckled with gray dots, and rain had drawn white stripes across it. “I see two ears and a lot of weather,” she said.

## Signal and noise

In every measurement there are two things mixed together. One is the signal, which is what you want to know. The other is noise, which is everything that gets in the way: darkness, rain, a dirty lens, a shaky hand. You can have noise in a picture, in a sound, or in a list of numbers.

When there is a lot of light, a sensor has plenty to count, and the signal is strong. At night it has next to nothing, so small mistakes look huge.

## How to turn down the noise

Ranger Pia knew three tricks.

- Look again. The camera had taken five pictures in a row. In four of them the animal had a ringed tail.
- Average. If you lay many noisy pictures on top of each other, the dots fade, because they are in a new place each time. The animal stays.
- Use another sense. There were paw prints in the mud, as small as a baby’s hand.

“Raccoon,” said Jonah, and he sounded a little sad.

What bothered Pia was something else. The program had not written “perhaps.” It never said that it was a bad photo. A wise helper tells you when it isn’t sure.

> When Jacob woke up, he said, “Surely the LORD is in this place, and I was unaware of it.”
> — Genesis 28:16

Jacob had looked around that evening and had seen only stones. Sometimes the most important thing is not in the picture at all.`,
      objectives: [
        'Tell signal and noise apart.',
        'Name ways to make noise smaller.',
        'Explain why it helps to say how sure you are.',
      ],
      activities: [
        {
          title: 'The average hand',
          description:
            'Ask ten people to guess the length of a stick in centimeters without touching it. Write down the guesses, add them up and divide by ten. Then measure. How close is the average, and how far off was the worst guess?',
        },
        {
          title: 'Message through the noise',
          description:
            'Stand ten steps apart while the others chatter. Send a secret of three words. Try shouting, repeating, spelling and hand signs. Which trick beats the noise best?',
        },
      ],
      checks: [
        {
          question: 'You record a bird, and a truck drives by. What is the noise?',
          options: ['The bird', 'The truck', 'The microphone', 'Your ear'],
          answer: 1,
          explanation: 'You wanted the bird, so that is the signal. The truck gets in the way.',
          practises: [0],
        },
        {
          question: 'Why do the dots fade when you average many pictures?',
          options: [
            'They are in a new place in each picture',
            'The rain washes them off',
            'The animal hides them',
            'Averaging makes all pictures darker',
          ],
          answer: 0,
          explanation:
            'The animal is in every picture at the same place. The dots jump around and fade.',
          practises: [1],
        },
        {
          question: 'What should a good helper say about a bad photo?',
          options: [
            'That it must be a wolf',
            'Nothing at all',
            'That photos are always right',
            'That it is not sure',
          ],
          answer: 3,
          explanation: 'Then people know that they have to look again.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'What the Sensor Did Not See',
      description:
        'Noise, blind spots, and the difference between no evidence and evidence of nothing.',
      difficulty: 'intermediate',
      content: `## Grains of light

Light arrives in packets called photons, and they do not come as regularly as drops from a tap. If a pixel catches a hundred photons on average, then in one shot it may be 92 and in the next 107. The size of this natural wobble is about the square root of the average. With 100 photons it is about 10, that is, ten percent. With 10,000 photons it is about 100, which is only one percent.

That is why photos taken at night look grainy. The camera is not broken. There is simply too little to count.

The same law gives us a tool. If you average four shots, the noise shrinks to a half; if you average a hundred, it shrinks to a tenth. Astronomers add up exposures of many hours and pull a galaxy out of what seemed to be plain darkness. Sailors measured a star several times for the same reason.

## Noise that does not average away

There is another sort of error that stays put. If your kitchen scale always shows fifty grams too much, you can weigh the flour a thousand times and it will still be wrong. Such errors are called systematic. You discover them only by comparing with something else: a known weight, a second instrument, a person who disagrees.

And then there are blind spots. The rain sensor of a car does not see fog. A smoke alarm in the hall knows nothing of the attic. Your own eye has a spot without any receptors where the optic nerve leaves it, and your brain paints over the gap so skillfully that you have never noticed it.

Learning programs have blind spots of their own. A system that has never met a kangaroo will not say that it doesn’t know what this is. Unless somebody has built in a way of expressing doubt, it picks the nearest thing that it does know. In 2017 engineers in Australia reported that the hopping of kangaroos confused a car’s estimate of distance, because the system judged it by where an animal touches the ground.

## Absence of evidence

A thermometer that shows nothing may be broken, or it may be in the wrong place. Before you conclude that something isn’t there, you have to ask whether you would have noticed it if it were.

Jacob made that mistake. He surveyed a hillside at dusk, saw stones, and drew the obvious conclusion. His judgment the next morning is a small masterpiece of honesty.

> Surely the LORD is in this place, and I was unaware of it.
> — Genesis 28:16

He does not say that God had just arrived. He says that his own detector had been the problem. Of course nobody can measure God with an instrument, and whoever claims to have proof or disproof from a sensor has misunderstood both. But the attitude is worth having in a laboratory as well as on a hillside: what I have noticed is not yet everything there is.`,
      objectives: [
        'Calculate how averaging reduces random noise.',
        'Distinguish random noise, systematic error and blind spots.',
        'Judge when missing evidence allows a conclusion.',
      ],
      activities: [
        {
          title: 'Find your blind spot',
          description:
            'Draw a cross and, eight centimeters to its right, a dot the size of a pea. Close your left eye, look at the cross with your right, and move the paper slowly toward you. At about an arm’s half length the dot disappears. Describe what you see in its place.',
        },
        {
          title: 'The lying ruler',
          description:
            'One group makes paper rulers, some of which are secretly stretched. Another measures the same table ten times with each. Write down for each ruler how much the results scatter and how far their average is off. Which fault could be found by repeating, and which only by comparing?',
        },
      ],
      checks: [
        {
          question:
            'A single photo has a noise of 12 units. What is it after averaging nine photos?',
          options: ['4 units', '12 units', '1 unit', '3 units'],
          answer: 0,
          explanation:
            'The noise shrinks with the square root of nine, which is three. And 12 ÷ 3 is 4.',
          practises: [0],
        },
        {
          question: 'A scale always shows fifty grams too much. What kind of error is it?',
          options: [
            'Random noise, which goes away if you repeat it often',
            'A blind spot of the person who weighs',
            'A systematic error, which shows up by comparing',
            'No error, since the result is always the same',
          ],
          answer: 2,
          explanation:
            'It has the same size each time. Repeating does not help, but a known weight reveals it.',
          practises: [1],
        },
        {
          question:
            'A trap camera took no photo of an owl in a month. When may we conclude that there is none?',
          options: [
            'Always, because a camera does not lie',
            'If it would very probably have caught an owl that was there',
            'As soon as another animal was photographed',
            'If nobody in the village has heard of owls',
          ],
          answer: 1,
          explanation:
            'Perhaps the camera reacts to animals on the ground only. First ask whether you would have noticed.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Detecting the Undetected',
      description:
        'How confident should we be in what an instrument reports, and in what it fails to report?',
      difficulty: 'advanced',
      content: `## The statistics of arrival

Photons reach a detector independently of one another, and the number that arrives in a given interval follows a distribution named after Siméon Poisson, whose peculiarity is that its variance equals its mean. If the mean is N, the standard deviation is the square root of N, and the ratio of signal to noise, N divided by that root, is again the square root of N. To double the clarity of an image you must therefore collect four times as much light. Every photographer’s compromise between exposure, aperture and motion blur is a negotiation with this square root.

Averaging k independent exposures improves the ratio by the square root of k, but solely for errors that are independent. Fixed-pattern noise, a smudge on the lens, an offset in the amplifier are identical in every frame, and they emerge from the averaging as crisp as the subject. It is characteristic of systematic error that it gains in apparent authority by repetition.

## Two ways to be wrong

Detection is a decision: above some threshold we announce a signal. Lower the threshold, and fewer true events escape, at the cost of more false alarms; raise it, and the reverse occurs. No setting abolishes both. Engineers who developed radar around the time of the Second World War drew the relation as a curve, and the receiver operating characteristic, as it is still called, has become the ordinary instrument for describing diagnostic tests and classifiers.

How much a positive result means depends moreover on how rare the condition is. Suppose that one animal in a hundred passing a camera is a lynx, that the program recognizes 90 percent of lynxes, and that it mistakes 5 percent of other animals for one. Among 10,000 passages there will be 100 lynxes, of which 90 are reported, and 9,900 other animals, of which 495 are reported. Only 90 of 585 alarms, about 15 percent, are genuine. A device can be right most of the time and wrong in most of its announcements.

## Silence as a finding

The complementary problem is to interpret silence. When an experiment sees nothing, physicists state an upper limit: had the effect exceeded such and such a size, we should have noticed it with a probability of 95 percent. The sentence combines a result with an admission about the instrument. In everyday reasoning we omit the second half.

Machine learning systems omit it as a rule. A program that was trained on a fixed list of kinds spreads its certainty over these kinds alone. Shown an object of a sort it has never met, it may assign 99 percent to one of them. Much research looks for ways to notice when an input is unlike anything in training. As of 2026 none of them is reliable enough to replace human review where lives are at stake.

## In a mirror, dimly

> Surely the LORD is in this place, and I was unaware of it.
> — Genesis 28:16

Jacob’s remark is often quoted as a pious sentence. It is also the correction of a measurement. He had taken what he noticed for a list of all there was, and the discovery of his error made him afraid before it comforted him.

Scripture does not lead us to expect that God will register on instruments. Elijah learned that the Lord was not in the wind, not in the earthquake and not in the fire, and Paul compares all our present knowledge to “a dim reflection as in a mirror” (1 Corinthians 13:12). What science and faith may share is a discipline: to know the limits of one’s detector, to report them candidly, and to remain correctable by what one had not been looking for.`,
      objectives: [
        'Apply the square-root law of counting statistics.',
        'Calculate the share of true alarms from base rate, sensitivity and false alarms.',
        'Formulate what an absence of detections does and does not show.',
      ],
      activities: [
        {
          title: 'A threshold for whispers',
          description:
            'One person behind a screen whispers or stays silent at ten moments that were drawn by lot, while the group hums. Listeners first report only if they are certain, then even if they merely suspect. Plot hits against false alarms for both rounds and sketch the curve that connects them.',
        },
        {
          title: 'Upper limits in daily life',
          description:
            'Write down three claims of the type there is no such thing here. For each, describe the search that was made, how likely it was to succeed if the thing existed, and rephrase the claim as a physicist would. Compare how the tone has changed.',
        },
      ],
      checks: [
        {
          question:
            'A pixel collects 400 photons on average. What is its ratio of signal to noise, and what is needed to double it?',
          options: [
            '20, and twice as many photons',
            '20, and four times as many photons',
            '400, and four times as many photons',
            '200, and twice as many photons',
          ],
          answer: 1,
          explanation:
            'The square root of 400 is 20. Since the ratio grows with the root, doubling it takes four times the light.',
          practises: [0],
        },
        {
          question:
            'Of 1,000 cases 10 are positive. A test finds 8 of them and falsely reports 72 others. What share of its alarms is true?',
          options: ['80 percent', '50 percent', '10 percent', '8 percent'],
          answer: 2,
          explanation: 'There are 80 alarms in all, and 8 of 80 is one in ten.',
          practises: [1],
        },
        {
          question: 'A careful search found nothing. Which report is best?',
          options: [
            'An effect larger than a stated size would very likely have been noticed',
            'The effect has been shown not to exist',
            'Nothing can be concluded from an empty result',
            'The instrument must have been faulty',
          ],
          answer: 0,
          explanation:
            'Silence is informative to the degree that the search would have succeeded. The report should state both.',
          practises: [2],
        },
      ],
    },
  },
};
