import type { LessonSource } from '@lamplight/domain/lessons';

export const scienceDay22: LessonSource = {
  category: 'science',
  dayNumber: 22,
  pictures: ['postal-horn', 'drum', 'guitar'],
  references: ['Joshua 1:9', 'Joshua 6:5', 'Joshua 6:20', 'Psalm 150:3-6'],
  bands: {
    kindergarten: {
      title: 'Hum, Buzz, Boom',
      description: 'Sound is a wiggle. Can you feel it?',
      content: `Put your hand on your neck. Now hum. Mmmm! What do you feel? It tickles. Your neck wiggles very fast.

Every sound is a wiggle. Tap a drum. The skin wiggles. Pluck a string. The string wiggles. A bee goes buzz. Its wings wiggle.

Air takes the wiggle along. It tickles your ear. Then you hear it. When the wiggle stops, it is quiet.

Big wiggles make loud sounds. Small wiggles make soft sounds. Can you hum loud? Can you hum soft?

Joshua was a leader. He felt afraid of his big job. God said: I am with you. The people walked around a city. They blew horns. The horns were from rams. Toot! Blow with your lips. Brrr! Your lips wiggle too.

> the LORD your God is with you wherever you go.
> — Joshua 1:9

Sing it loud! Sing it soft!`,
      difficulty: 'beginner',
      objectives: ['Tell that a sound is a wiggle.', 'Make loud sounds and soft sounds.'],
      activities: [
        {
          title: 'Feel the hum',
          description:
            'Hum with a hand on your chest. Hum with a hand on your nose. Where can you feel it best? Feel a grown-up who hums low.',
        },
        {
          title: 'Quiet parade',
          description:
            'March in a ring and clap. First clap loud. Each time around, clap softer. At last make no sound at all. Then shout for joy!',
        },
      ],
      checks: [
        {
          question: 'You pluck a string. Why do you hear it?',
          options: ['It is long', 'It wiggles', 'It is clean'],
          answer: 1,
          explanation: 'The string wiggles fast. The air brings it to you.',
          practises: [0],
        },
        {
          question: 'How do you make a drum sound softer?',
          options: ['Tap it lightly', 'Hit it hard', 'Look at it'],
          answer: 0,
          explanation: 'A light tap makes a small wiggle. That sounds soft.',
          practises: [1],
        },
        {
          question: 'You hum. What do you feel on your neck?',
          options: ['It gets wet', 'It gets long', 'It tickles'],
          answer: 2,
          explanation: 'Your neck wiggles when you hum. You can feel the sound.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'The Horn Without Any Holes',
      description: 'A ram’s horn has no keys and no strings. How does it make such a big sound?',
      content: `## Everything that sounds is shaking

Lay a ruler on a table with half of it sticking out, and hold it down. Press the free end down a little and let go. Brrrm! You can see it shake up and down, and each quick shake is called a vibration. Wherever there is a sound, something vibrates: a string, a bell, the skin of a drum, or two folds in your throat.

The ruler bumps the air next to it, and that air bumps the air a bit farther on. So the push runs through the air, like a nudge that goes along a row of children. The air itself stays behind. Only the push travels.

## High, low, loud and soft

Slide the ruler back so that only a short end sticks out. It shakes faster now, and the sound is higher. Fast shaking makes a high sound, and slow shaking makes a low one.

Press harder, and the ruler swings wider. That makes it louder. So high is not the same as loud! A mouse squeaks high and soft, while a big ship hoots low and loud.

## Where sound can go

Sound can travel through water and through wood. It runs even better in them than it does in air, but it always needs something to shake. In empty space there is nothing to bump, so there is no sound at all.

## A long blast

The people of Israel blew horns from rams. Such a horn is called a shofar, and it has no holes or keys. The player presses the lips together and blows so that they buzz. The air inside the horn joins in and makes the sound strong.

> With trumpets and the blast of the ram’s horn shout for joy before the LORD, the King.
> — Psalm 98:6

Joshua’s people heard that sound at Jericho. It was not the noise that was so strong. It was God who was with them.`,
      difficulty: 'beginner',
      objectives: [
        'Explain how a vibration reaches an ear.',
        'Tell what makes a sound high and what makes it loud.',
        'Describe how a ram’s horn is played.',
      ],
      activities: [
        {
          title: 'Table telephone',
          description:
            'Lay your ear on one end of a wooden table. A friend scratches softly on the other end. Then lift your head and listen through the air. Which way was louder? Try a fence or a log.',
        },
        {
          title: 'Paper horn',
          description:
            'Roll a sheet of paper into a cone with a small hole at the tip. Press your lips together on the tip and buzz like a horse. Does the cone change the sound? Make a longer cone and compare.',
        },
      ],
      checks: [
        {
          question: 'How does the sound of a bell get to your ear?',
          options: [
            'Tiny bits of the bell fly off',
            'Light carries it along',
            'A push runs through the air',
            'The ear sucks it in',
          ],
          answer: 2,
          explanation: 'The bell bumps the air, and each bit of air bumps the next.',
          practises: [0],
        },
        {
          question: 'A string shakes faster than before. What happens to the sound?',
          options: ['It gets lower', 'It stops', 'It gets softer', 'It gets higher'],
          answer: 3,
          explanation: 'Fast shaking is high, slow shaking is low. Wide shaking is loud.',
          practises: [1],
        },
        {
          question: 'What vibrates first when someone plays a ram’s horn?',
          options: ['The lips', 'The keys', 'The strings', 'The drum skin'],
          answer: 0,
          explanation: 'The player’s lips buzz. Then the air in the horn joins in.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Could a Shout Break a Wall?',
      description: 'Frequency, speed and a careful look at what happened at Jericho.',
      content: `## A wave you cannot see

When a drum skin moves outward, it squeezes the air in front of it, and when it moves back, it leaves a thin place. Squeezed and thin places follow one another and race away in all directions. This is a sound wave. The particles of air only swing to and fro around their places, in the same direction in which the wave travels.

Three quantities describe it. The frequency is the number of swings per second and is measured in hertz. We hear it as pitch. The amplitude tells how strongly the air is squeezed, and we hear it as loudness. The wavelength is the distance from one squeezed place to the next.

## One simple equation

In air at 20 degrees Celsius, sound covers about 343 meters per second. In water it is more than four times as fast, and in steel about fifteen times, since particles that are tightly coupled pass on a push more quickly.

Speed equals frequency times wavelength. If a horn sounds at 343 hertz, its waves are 343 ÷ 343 = 1 meter long. At 686 hertz they are only half a meter. A player standing 686 meters away is heard 686 ÷ 343 = 2 seconds after he starts to blow.

## Why a horn is so strong

Buzzing lips alone make a weak, rude noise. Inside the horn the waves are reflected at the open end and run back, and at certain frequencies the returning waves arrive exactly in step with the lips. They support each other, just like small pushes at the right moment that make a swing go high. This is called resonance. A ram’s horn allows only a few such notes, and the player picks one by changing the tension of the lips.

## The question about the wall

> When they heard the blast of the horn, the people gave a great shout, and the wall collapsed.
> — Joshua 6:20

Some people have suggested that resonance brought down the wall. It is a fine idea to test! A wine glass can be broken by a loud, steady tone, because it rings for a long time at one exact pitch and is thin and brittle. A thick wall of stone and clay does not ring; it swallows vibrations at once. Even forty thousand people who shout with all their might produce around 500 watts of sound, which is less than a small heater draws.

So physics says that noise was not the cause, and the Bible does not claim that it was. It tells that God gave the city, and that the people were to walk, wait and trust. Whoever asks about the war in this story, and many do, should bring the question to parents or a pastor. For Joshua himself, the promise came before any trumpet: “Do not be afraid; do not be discouraged, for the LORD your God is with you wherever you go” (Joshua 1:9).`,
      difficulty: 'intermediate',
      objectives: [
        'Describe a sound wave with frequency, amplitude and wavelength.',
        'Calculate with the speed of sound.',
        'Use resonance to judge a claim.',
      ],
      activities: [
        {
          title: 'Seeing before hearing',
          description:
            'A partner stands far across a field and beats two sticks together with wide arm movements. Walk backward until you clearly hear each beat after you see it. Pace out the distance and calculate the delay with 343 meters per second.',
        },
        {
          title: 'Swing at the right moment',
          description:
            'Hang a stone on a string from a branch. Push it only with tiny breaths of air. First blow at random, then once in every swing. How far does it move after thirty breaths in each case? Explain the result with the word resonance.',
        },
      ],
      checks: [
        {
          question: 'Which quantity do we hear as pitch?',
          options: ['Frequency', 'Amplitude', 'Speed', 'Distance'],
          answer: 0,
          explanation: 'More swings per second sound higher. Amplitude is heard as loudness.',
          practises: [0],
        },
        {
          question: 'You see a drummer strike and hear it 3 seconds later. How far away is she?',
          options: [
            'About 114 meters',
            'About 343 meters',
            'About 686 meters',
            'About 1,029 meters',
          ],
          answer: 3,
          explanation: 'Sound covers 343 meters each second, and 3 × 343 = 1,029.',
          practises: [1],
        },
        {
          question: 'Why can a tone break a glass but not a city wall?',
          options: [
            'Clay reflects every sound completely',
            'A thick wall does not ring and swallows vibrations',
            'Sound cannot enter a solid',
            'A glass is much older than a wall',
          ],
          answer: 1,
          explanation:
            'Resonance builds up only in something that rings at one pitch for a long time.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Pressure, Power and Proportion',
      description:
        'Decibels compress a trillionfold range into three digits. Use them to examine an ancient shout.',
      content: `## What vibrates, and how much

A sound wave in air is a variation of pressure that is superimposed on the pressure of the atmosphere. For ordinary conversation the variation amounts to a few hundredths of a pascal, while the atmosphere itself exerts about 101,000 pascals. The faintest audible tone, at a few thousand hertz, moves the air by less than the diameter of an atom.

The medium carries energy without being carried along. Its speed depends on stiffness and density; for an ideal gas it rises with the square root of the absolute temperature, and at 20 °C it is 343 meters per second. Warm air therefore makes a flute sharp, because the wavelength is fixed by the tube and f = v ÷ λ.

## Logarithms for the ear

Between the threshold of hearing, 10⁻¹² watts per square meter, and the threshold of pain, about 1, lie twelve powers of ten. The decibel tames this range: L = 10 × log₁₀(I ÷ 10⁻¹²). Three consequences deserve to be memorized.

- Ten times the intensity adds 10 decibels, and a hundred times adds 20.
- Twice the intensity adds 3, since log₁₀ 2 ≈ 0.30.
- At twice the distance from a small source in the open, the intensity falls to a quarter, that is by 6 decibels.

Two equal violins consequently sound only 3 decibels louder than one, and listeners need approximately ten of them to judge the sound twice as loud.

## Standing waves in a horn

In a cavity, only those waves survive that reproduce themselves after reflection. A tube open at both ends, of length L, supports the frequencies f = n × v ÷ 2L; a cone that is closed at its tip supports the same series, and this is why a ram’s horn, roughly conical, yields a fundamental and a few overtones. Suppose that it measures 0.50 meters. Then the lowest note is close to 343 ÷ 1.00 = 343 hertz, and the next close to 686, an octave higher. Real horns deviate, for no two rams are alike.

## Auditing a legend

It is frequently said that acoustic resonance toppled the wall of Jericho. The claim can be audited. A powerful shout reaches 90 decibels at a distance of one meter, which corresponds to 10⁻³ watts per square meter. Spread over a sphere of area 4π × 1² ≈ 12.6 square meters, that is 0.0126 watts for each person. Joshua 4 mentions about forty thousand armed men. Together they would emit 40,000 × 0.0126 ≈ 500 watts, a quarter of what an electric kettle consumes, dispersed over a large area and over countless frequencies. Masonry of mud and stone is heavily damped, so that nothing can accumulate.

What happened at Jericho is debated among archaeologists too, who dispute the dating of its fallen walls. The narrative itself makes no acoustic claim. Its protagonists carry out a procession that is useless as a siege, led by priests, and the result is ascribed to God. The account also contains a war whose severity troubles believers and nonbelievers alike; Christians have understood it in different ways, and it is worth an unhurried conversation with a pastor or parents.

> Praise Him with the sound of the horn; praise Him with the harp and lyre.
> — Psalm 150:3

The same instrument later announced jubilees and festivals. A vibration is morally neutral; breath becomes an alarm, a threat or a song according to the one who breathes. The promise on which Joshua relied, “the LORD your God is with you wherever you go” (Joshua 1:9), was audible to one man only, and it outlasted every wall in the story.`,
      difficulty: 'advanced',
      objectives: [
        'Convert between intensity and decibels.',
        'Calculate the resonant frequencies of a horn.',
        'Examine a popular claim with an estimate of power.',
      ],
      activities: [
        {
          title: 'Six decibels by foot',
          description:
            'Let a small source sound steadily in an open field, for example a clock or a friend who hums. Walk away until you can barely hear it and pace the distance. Then let two equal sources sound. How far do you get now? Theory predicts a factor of √2. Discuss what disturbs the result.',
        },
        {
          title: 'Bottle organ',
          description:
            'Collect several empty bottles of one kind and blow across the openings while you vary the water level. Arrange five of them into a scale by ear and measure the air column in each. Plot pitch number against length and examine whether the relation is a straight line.',
        },
      ],
      checks: [
        {
          question:
            'The intensity of a sound increases 1,000-fold. By how much does its level rise?',
          options: ['By 3 decibels', 'By 10 decibels', 'By 30 decibels', 'By 100 decibels'],
          answer: 2,
          explanation: 'Each factor of ten adds 10 decibels, and 1,000 = 10³.',
          practises: [0],
        },
        {
          question:
            'A conical horn is 0.70 m long. What is its lowest resonance if v = 343 m per second?',
          options: ['490 Hz', '245 Hz', '240 Hz', '123 Hz'],
          answer: 1,
          explanation: 'f = v ÷ 2L = 343 ÷ 1.40 = 245 Hz.',
          practises: [1],
        },
        {
          question: 'What does the estimate of acoustic power at Jericho show?',
          options: [
            'That the account was invented by later writers',
            'That forty thousand people cannot shout at once',
            'That mud walls resonate at one frequency',
            'That sound energy alone cannot explain the collapse',
          ],
          answer: 3,
          explanation:
            'Some hundred watts in a damped wall achieve nothing. The estimate does not decide what else took place.',
          practises: [2],
        },
      ],
    },
  },
};
