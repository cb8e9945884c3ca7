import type { LessonSource } from '@lamplight/domain/lessons';

export const scienceDay52: LessonSource = {
  category: 'science',
  dayNumber: 52,
  pictures: ['eye', 'glasses', 'magnifying-glass-tilted-left'],
  references: ['Acts 9:3-18', 'Acts 22:11', 'Matthew 6:22', 'John 9:1-7'],
  bands: {
    kindergarten: {
      title: 'The Window in Your Eye',
      description: 'There is a little black dot in your eye. What is it for?',
      content: `Look into a friend’s eyes. What color are they? In the middle is a black dot. It is not a dot. It is a hole! It is called a pupil. Light goes in there.

In the dark the hole gets big. It wants more light. In the sun it gets small. That is enough light!

Behind the hole is a tiny lens. It is clear, like a drop of water. It makes the picture sharp. Then your brain sees it.

Some eyes need help. They get glasses. Some eyes cannot see at all. Then fingers and ears help a lot. And friends, too.

Never look right at the sun. It hurts your eyes.

Once a very bright light shone on a man. His name was Saul. After that he could not see.

> they led him by the hand into Damascus
> — Acts 9:8

God sent a kind man to him. Then Saul could see again. He saw with new eyes!`,
      difficulty: 'beginner',
      objectives: ['Tell what the black dot in the eye does.', 'Say how to keep eyes safe.'],
      activities: [
        {
          title: 'Big dot, small dot',
          description:
            'Sit face to face in a dim room. Look at the black dot. Is it big? Now look toward a bright window. Look again! What did it do?',
        },
        {
          title: 'Water drop lens',
          description:
            'Lay a clear bag on a leaf. Put one drop of water on it. Look down through the drop. What got bigger?',
        },
      ],
      checks: [
        {
          question: 'What is the black dot in your eye?',
          options: ['A speck of dirt', 'A tiny stone', 'A hole for light'],
          answer: 2,
          explanation: 'It is a hole called a pupil. Light goes in.',
          practises: [0],
        },
        {
          question: 'What does the black dot do in the dark?',
          options: ['It gets big', 'It turns green', 'It falls asleep'],
          answer: 0,
          explanation: 'It opens wide to let in more light.',
          practises: [0],
        },
        {
          question: 'What must you never look right at?',
          options: ['A tree', 'The sun', 'A friend'],
          answer: 1,
          explanation: 'The sun is too bright. It can hurt your eyes.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'The World Is Upside Down in There',
      description: 'A spoon can show you what happens at the back of your eye.',
      content: `## Grandma’s glasses

Lin put on her grandmother’s reading glasses, and the whole room went soft and wobbly. Then she stood them on the fence post and stepped back. In each glass, the trees stood on their heads!

“That’s nothing,” said Grandma. “They stand on their heads in your eye all day long.”

## How a lens does it

Light goes straight until something bends it. When it passes from air into glass or water, it bends. A lens is fat in the middle and thin at the edge. So it bends the outer rays more than the inner ones, and they meet on the other side. Where they meet, there is a sharp little picture, upside down.

In your eye the clear front and the soft lens bend the light together. It falls on the back wall, called the retina, which holds more than a hundred million tiny light catchers. A thick nerve carries the news to your brain, and the brain knows which way is up.

To look at something close, a small muscle makes the lens rounder. In old age the lens gets stiff. That’s why Grandma needs help with her book.

If an eyeball is a little too long, far things look blurry. If it is too short, near things do. Glasses bend the light just enough to put it right.

## Led by the hand

Some people see little, and some see nothing at all. They learn with their ears and fingertips, and do their work and play their games. Being blind is nobody’s fault. Jesus said so.

Saul was blind for three days after he met Jesus in a light brighter than the sun. The man who had been so sure now needed a hand to hold. Then Ananias came and prayed.

> At that instant, something like scales fell from Saul’s eyes, and his sight was restored.
> — Acts 9:18

The first thing he saw was somebody he had planned to put in jail. And that man had called him brother.`,
      difficulty: 'beginner',
      objectives: [
        'Explain how a lens makes a sharp, upside-down picture.',
        'Name the parts of the eye that light passes and where it ends.',
        'Tell why some people need glasses.',
      ],
      activities: [
        {
          title: 'Spoon and glass',
          description:
            'Look into the inside of a shiny spoon and then at its back. When are you upside down? Draw an arrow on paper and move it behind a round glass of water. At which distance does it flip?',
        },
        {
          title: 'Picture on a wall',
          description:
            'In a dark room, hold a magnifying glass between a bright window and a white wall. Move it until a tiny window appears on the wall. Which way up is it? Never aim the lens at the sun!',
        },
      ],
      checks: [
        {
          question: 'What does a lens do with light?',
          options: [
            'It bends the rays so that they meet',
            'It stops all rays that are too bright',
            'It paints the rays in new colors',
            'It pulls the rays back to the sun',
          ],
          answer: 0,
          explanation: 'The outer rays are bent more. Where all meet, the picture is sharp.',
          practises: [0],
        },
        {
          question: 'Where does the picture in your eye fall?',
          options: ['On the pupil', 'On the lens', 'On the eyelid', 'On the retina'],
          answer: 3,
          explanation: 'The retina is at the back and full of tiny light catchers.',
          practises: [1],
        },
        {
          question: 'Why do far things look blurry to some people?',
          options: [
            'Their eyes are the wrong color',
            'They blink too often',
            'Their eyeballs are a little too long',
            'Their brain sees it upside down',
          ],
          answer: 2,
          explanation: 'Then the rays meet too early. Glasses can put it right.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Learning to See',
      description:
        'Light only gets as far as the back of your eye. What you see is made of something else.',
      content: `## Bending, by the numbers

Hold a lens so that a distant window appears sharp on paper. The gap between lens and paper is the focal length. If it’s 20 centimeters, or 0.2 meters, then the power of the lens is 1 ÷ 0.2 = 5 diopters, and the shorter the gap, the stronger the lens.

The relaxed eye has about 60 diopters. Two thirds come from the cornea, the clear window in front, because that’s where light passes from air into something denser. The lens behind it does the fine tuning. At ten years old you can add some 12 diopters or more; at fifty it’s barely 2, since the lens stiffens. Nearsighted eyes bend too strongly for their length, so a lens with minus diopters is placed in front.

Why can’t you see well under water? Cornea and water are almost equally dense for light, and most of the bending is lost. Goggles bring the air back.

## A strange camera

An engineer would be puzzled by the retina. Its wiring runs in front of the light catchers, and where the cable goes out through the wall there’s a gap, the blind spot. You don’t notice a hole there, because the brain fills it in with whatever surrounds it.

That isn’t an exception. Really sharp vision exists only in an area as wide as your thumbnail at arm’s length. Your eyes jump about three times a second, and during each jump you see next to nothing. The calm, complete, sharp world in front of you is a careful guess that is continually being improved.

## When eyes are given sight

A surgeon can exchange a clouded lens for a clear one in twenty minutes. This clouding is called cataract, and as of the early 2020s it’s still the most common cause of blindness in the world, above all where there aren’t enough doctors. In India, a project has operated on children and teenagers who had been blind from birth. Within two days, five of them were shown blocks of which they had just felt one with their hands, and they could hardly do better than guess which one it was. When some of them were tested again, as early as five days later, they did far better. The light had been mended at once, while seeing had to be learned.

Blind people, by the way, aren’t waiting all day to be repaired. They read, cook, climb and run companies. Jesus rejected the idea that blindness is a punishment: “Neither this man nor his parents sinned” (John 9:3).

## Two kinds of darkness

Luke describes what happened to Saul at Damascus in exact words and gives no diagnosis. Neither will we.

> Saul got up from the ground, but when he opened his eyes he could not see a thing. So they led him by the hand into Damascus.
> — Acts 9:8

Saul knew some facts about the Christians, and he had filled in the rest as the brain fills in the blind spot, with what he expected. Everyone does that about other people. Nobody discovers such a gap by staring harder. You need someone at a different angle who says, come, look from over here. For Saul it was a voice, three days in the dark, and a man who was brave enough to call him brother.`,
      difficulty: 'intermediate',
      objectives: [
        'Calculate the power of a lens from its focal length.',
        'Describe how the eye bends light and where it is blind.',
        'Explain that seeing is partly a guess of the brain and has to be learned.',
      ],
      activities: [
        {
          title: 'Map your blind spot',
          description:
            'Fix a sheet on the wall with a cross at the left. Close your left eye, stay 30 centimeters away and look at the cross. A partner moves a pencil with a bright tip and marks where it vanishes and returns, in eight directions. Connect the marks. How large is it? Now do the other eye.',
        },
        {
          title: 'Guess, look, look again',
          description:
            'One of you uncovers a picture bit by bit, a thumb’s width at a time. After each bit everybody writes what it is and how sure they are, in percent. When did you change your mind? Who was very sure and wrong, and what had misled them?',
        },
      ],
      checks: [
        {
          question: 'A lens has a focal length of 25 centimeters. How strong is it?',
          options: ['25 diopters', '4 diopters', '2.5 diopters', '0.25 diopters'],
          answer: 1,
          explanation: '25 centimeters are 0.25 meters, and 1 ÷ 0.25 = 4.',
          practises: [0],
        },
        {
          question: 'Why is there a blind spot in each eye?',
          options: [
            'The nerve leaves through the retina there',
            'The pupil casts a shadow on the middle of the retina',
            'The cornea is too thick in that place',
            'The lens has a tiny scar there from birth',
          ],
          answer: 0,
          explanation: 'Where the nerve passes through, there are no light catchers.',
          practises: [1],
        },
        {
          question: 'What did the children in India show after their operations?',
          options: [
            'Light harms eyes that have been dark for years',
            'Touch and sight are linked from birth on',
            'Operations help only babies',
            'Matching what is seen with what was felt takes some days of learning',
          ],
          answer: 3,
          explanation:
            'At first they had to guess. When they were tested again, they did far better.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Inference at the Speed of Light',
      description:
        'An eye is an instrument near the limit of physics, attached to an organ that jumps to conclusions.',
      content: `## At the limit

A wave that passes through an opening of diameter D cannot be focused to a point; two sources are resolved only if they are separated by an angle of about 1.22 λ ÷ D. For green light of 550 nanometers and a pupil of 3 millimeters, this gives 1.22 × 550 × 10⁻⁹ ÷ 0.003 ≈ 2.2 × 10⁻⁴ radians, three quarters of a minute of arc. The cones in the center of the retina are spaced about half a minute apart, and good human acuity is about one minute. Optics and sensor are matched to each other. A finer mosaic would record nothing but blur.

At the lower end, experiments published in 2016 indicated that a person in complete darkness can detect a single photon slightly better than chance. Between the faintest glow we can perceive and a sunlit snowfield lie some ten orders of magnitude. The pupil accounts for little of this range. If it widens from 2 to 8 millimeters, it admits 4² = 16 times as much light; the remainder is managed by chemistry and by switching between rods and cones.

The power required of spectacles can be calculated. An eye that is sharp only up to 0.5 meters is corrected for distance by a lens of −1 ÷ 0.5 = −2 diopters. A billion people, by an estimate of the World Health Organization from 2019, live with an impairment that could have been prevented or has not yet been treated, most frequently for want of nothing more than a pair of glasses or an operation on a cataract.

## Rays inward

Euclid and Ptolemy supposed that rays issue from the eye and feel the object. Around 1020 in Cairo Ibn al-Haytham, known in the West as Alhazen, argued that light enters instead: very bright objects injure the eye, afterimages remain, and a dark chamber with a small hole displays the scene outside. He went on to insist that perception is completed by judgment, which infers from what is familiar. In the nineteenth century Hermann von Helmholtz called it unconscious inference.

The flat retinal image is compatible with infinitely many scenes, and the visual system prefers those which experience has made probable. Consequently it can be deceived. A hollow mask, viewed from a moderate distance, appears to be an ordinary convex face, so overwhelming is our prior expectation that faces protrude. Interestingly, the illusion persists in viewers who know about it. Knowledge does not necessarily reach the level at which seeing takes place.

## Molyneux’s question

In 1688 William Molyneux inquired of John Locke whether a man born blind, who can distinguish a cube from a sphere by touch, would recognize them by sight if sight were given to him. For three centuries it remained a matter of philosophy. In 2011 researchers working with Pawan Sinha’s project in India reported on five patients of between 8 and 17 years. Within two days of surgery, matching by sight alone or by touch alone was nearly perfect; transferring from touch to sight succeeded at about the level of chance. Those who could be tested again, the earliest after five days, had improved considerably. The answer appears to be no, and then, remarkably soon, yes. One might add that five is a small number.

## Priors on the road

How strong must evidence be in order to move a firm conviction? In the form of odds, the new odds are the old odds multiplied by the likelihood ratio. Somebody who holds a claim to be a thousand to one improbable, and encounters an observation 500 times as likely if it is true, should regard it as 500 to 1,000, or one to two. He ought to remain doubtful, and he ought no longer to be certain. If he is at zero, nothing whatever will move him.

> “Who are You, Lord?” Saul asked. “I am Jesus, whom you are persecuting,” He replied.
> — Acts 9:5

Neurological explanations of the episode have been proposed, epilepsy or migraine among them. At this distance no diagnosis can be substantiated, and a diagnosis would in any case describe a channel without deciding whether anyone was transmitting. Historical inquiry can establish that a persecutor became, at considerable cost, an apostle, and that he consistently gave the same reason.

> At that instant, something like scales fell from Saul’s eyes, and his sight was restored.
> — Acts 9:18

The detail worthy of attention is the interval. For three days he neither saw nor ate. Like the patients in India, he had received a signal that he was not yet able to interpret; the Scriptures that he had known from childhood by touch, as it were, had to be matched with a face. He was not left to accomplish this alone, but required an Ananias, whose own prior was equally unfavorable and who went regardless. To be corrected one needs evidence, time, and somebody who says brother before the result is in.`,
      difficulty: 'advanced',
      objectives: [
        'Apply diffraction, aperture and diopters to the eye.',
        'Explain perception as inference with the help of an illusion or of Molyneux’s question.',
        'Update odds with a likelihood ratio and relate this to a change of conviction.',
      ],
      activities: [
        {
          title: 'Hollow face',
          description:
            'Press a face into clay or shape one from foil over a doll, and light the hollow side from below. View it with one eye from three meters while walking to and fro. At which distance does it turn convex and seem to follow you? Record whether knowing helps.',
        },
        {
          title: 'What would move me',
          description:
            'Write down a conviction about a person or group, and the odds you would give it. Name an observation that would be ten times as likely if you were wrong, and compute your new odds. Then ask: have I been where such an observation could reach me?',
        },
      ],
      checks: [
        {
          question: 'A pupil widens from 2 to 6 millimeters. How much more light does it admit?',
          options: [
            'Three times as much',
            'Four times as much',
            'Nine times as much',
            'Twenty-seven times as much',
          ],
          answer: 2,
          explanation: 'The area grows with the square of the diameter: 3² = 9.',
          practises: [0],
        },
        {
          question: 'Why does the hollow mask look convex even to those who know about it?',
          options: [
            'Its inside reflects more light than its outside does',
            'From a distance both eyes receive the same ray',
            'The mask turns in the direction of the viewer’s steps',
            'The expectation that faces protrude works below conscious knowledge',
          ],
          answer: 3,
          explanation:
            'Vision picks the scene that experience makes likely, and knowing better does not reach that level.',
          practises: [1],
        },
        {
          question:
            'The odds of a claim are 1 to 100. An observation is 50 times as likely if it is true. What are the new odds?',
          options: ['1 to 2', '1 to 50', '50 to 1', '1 to 5,000'],
          answer: 0,
          explanation: '1 × 50 to 100 is 50 to 100, or 1 to 2.',
          practises: [2],
        },
      ],
    },
  },
};
