import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay02: LessonSource = {
  category: 'ai',
  dayNumber: 2,
  pictures: ['door', 'thermometer', 'water-wave'],
  references: ['Proverbs 20:12', 'Genesis 1:10', 'Job 38:16', 'Psalm 94:9'],
  bands: {
    kindergarten: {
      title: 'The Door That Notices',
      description: 'Who opens a shop door when nobody pushes?',
      content: `You walk up to the shop. Swish! The door slides open. Nobody pushed it. How did it know?

Look up. A small box sits over the door. It is a sensor. A sensor notices one thing. This one notices moving.

There are many sensors. A microphone notices sound. A camera notices light. A thermometer notices hot and cold.

You notice things too. You see the blue sky. You hear the splashing sea. You smell wet grass. You taste a ripe plum. You feel sand between your toes.

Is the door as clever as you? No. It opens for the mayor. It opens for a puppy as well. It does not know who you are. It only noticed that something moved.

You notice, and you understand. You hear thunder and run inside. You see a sad friend and sit close. God gave you your senses.

> Ears that hear and eyes that see— the LORD has made them both.
> — Proverbs 20:12`,
      difficulty: 'beginner',
      objectives: ['Name what a sensor notices.', 'Show which part of you notices a thing.'],
      activities: [
        {
          title: 'I Am a Sliding Door',
          description:
            'Two children stand and make a door. Their eyes are shut. A third child walks up and hums. When the doors hear humming, they open. Now walk up without a sound. Does the door open?',
        },
        {
          title: 'The Noticing Walk',
          description:
            'Walk slowly outside in a line. Stop at a tree. Touch it, smell it, listen to it. Tell one thing you noticed. Thank God for that sense.',
        },
      ],
      checks: [
        {
          question: 'What does a microphone notice?',
          options: ['Smells', 'Colors', 'Sounds'],
          answer: 2,
          explanation: 'A microphone works with sound. A camera works with light.',
          practises: [0],
        },
        {
          question: 'Which part of you notices a smell?',
          options: ['My knee', 'My nose', 'My ear'],
          answer: 1,
          explanation: 'Your nose notices smells. God made it that way.',
          practises: [1],
        },
        {
          question: 'A puppy runs up to the sliding door. What happens?',
          options: ['The door opens', 'The door barks', 'The door asks its name'],
          answer: 0,
          explanation: 'The sensor notices moving. It cannot tell who is there.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'Sense, Decide, Act',
      description:
        'Step inside a greenhouse that opens its own window, and find out how it got fooled.',
      content: `## A window with a job

Amina’s aunt grows tomatoes in a house made of glass. When it gets too hot in there, the plants droop. So her aunt put in a small machine. First a sensor feels how warm the air is. Then a chip asks whether that is over 28 degrees Celsius. If it is, a motor pushes the window open.

Sense, decide, act: almost every smart machine works in these three steps. A night light senses that it is dark, decides, and glows. A phone senses your finger, decides, and plays a song.

## Sky, sea and land

People put sensors all over the world. High on a roof, a little cup catches the rain and shows how much fell. Out on the ocean, a buoy feels how high the waves are rising. In a field, two metal pins feel how damp the soil is. Each of these sensors turns what it feels into numbers, because a computer can work with nothing else.

> God called the dry land “earth,” and the gathering of waters He called “seas.” And God saw that it was good.
> — Genesis 1:10

A sensor can tell how salty the sea is, or how warm. It can never tell that it is good.

## The cold day

One cold morning the window stood wide open, and the tomatoes were shivering. What had happened? The sun shone through a gap, right onto the sensor, so it was hot in that one spot and nowhere else. The machine was not being silly. That one spot was all it knew.

Amina felt the cold air on her skin. She saw the bright spot and the drooping leaves, and she put it all together. Then she moved the sensor into the shade. A sensor picks up one small piece of the world, and it takes a person to ask if that piece tells the whole story.`,
      difficulty: 'beginner',
      objectives: [
        'Put the steps sense, decide and act in order for a machine.',
        'Match a sensor with the thing it measures.',
        'Explain how a sensor can be fooled.',
      ],
      activities: [
        {
          title: 'The Three-Person Machine',
          description:
            '1. Make teams of three: Sensor, Decider and Actor. They stand in a row. 2. The Sensor looks at a card that the leader holds up and whispers only the color. 3. The Decider has a rule, such as “red means hop”. 4. The Actor does it. 5. Now try to fool the machine: hold up a red drawing of a snowman.',
        },
        {
          title: 'Sensor Hunt',
          description:
            'Walk around the house or camp with a pencil. Look for things that notice something by themselves: a fridge light, a smoke alarm, a street lamp. For each one write what it senses and what it does then.',
        },
      ],
      checks: [
        {
          question: 'A street lamp turns on at dusk. What is the “sense” step?',
          options: [
            'The lamp shines on the road all night',
            'It measures how much light is left',
            'It picks “on” because it is dark',
            'A car drives by under it',
          ],
          answer: 1,
          explanation: 'First it measures the light. Then it decides, and then it acts by shining.',
          practises: [0],
        },
        {
          question: 'Why did the greenhouse window open on a cold day?',
          options: [
            'The tomatoes asked for cool air',
            'The chip forgot how to count',
            'The motor was too strong',
            'Sun fell right on the sensor',
          ],
          answer: 3,
          explanation:
            'The sensor sat in one hot spot. It reported that spot, and the chip had no way to know that the rest was cold.',
          practises: [2],
        },
        {
          question: 'Which sensor would help a farmer who asks, “Do my beans need water?”',
          options: [
            'Pins that feel damp soil',
            'A buoy that rides on the waves',
            'A microphone by the gate',
            'A lamp over the barn door',
          ],
          answer: 0,
          explanation:
            'Beans drink from the soil, so the farmer must measure the soil. You choose a sensor by the question you have.',
          practises: [1],
        },
      ],
    },
    intermediate: {
      title: 'Listening on the Sea Floor',
      description: 'Follow one number from the bottom of the ocean to a siren on the beach.',
      content: `## A wave nobody can see

In the open ocean a tsunami is surprisingly hard to notice. The water may rise only a few centimeters, spread over many kilometers, and a ship rides over it while the cook spills no soup. Near the coast the same wave slows down, piles up and becomes deadly. So how can anyone see it coming?

Engineers placed a sensor where no person could ever stand watch: on the sea floor, in some places nearly six kilometers down. By measuring pressure it weighs the water above it, because more water overhead means more pressure. These stations can detect a change in sea level of about one centimeter. After the terrible tsunami of 2004 in the Indian Ocean, many more of them were installed around the world.

> Have you journeyed to the vents of the sea or walked in the trenches of the deep?
> — Job 38:16

God asked Job that question to show him how small a human view is. Hardly anybody has been down there even today, but we have learned to listen.

## From a push to a number

A sensor turns something physical into an electric signal. A chip then reads this signal at fixed moments and writes down numbers, which is called sampling. Two choices matter:

- How often? A reading every fifteen seconds catches a slow tsunami. It would miss the quick slap of ordinary waves, which is fine for this purpose.
- How finely? If the scale had steps of one meter, a wave of five centimeters would simply vanish.

A microphone does the same with vibrating air, and music on a compact disc is stored as 44,100 readings for every second of sound. No single reading among them sounds like anything. Your ear has already gathered them into your brother’s laughter.

## Sensing is not yet perceiving

The raw numbers from the deep rise and fall all day because of the tides. A program predicts the tide, subtracts it, and examines what remains. If something unusual is left, the station sends sound signals up to a buoy, the buoy contacts a satellite, and the satellite alerts a warning center. There, people compare the message with other reports and decide whether to sound the sirens.

Scientists who teach AI call this whole path perception. Sensing collects numbers, while perception finds out what they mean. For that a machine needs knowledge which people put in or which it learned from examples, such as how tides behave. A camera that records every color of a stop sign has sensed it. Only a system that reports “stop sign” has perceived it.

## What slips through

Every sensor has a limited range. Human ears hear roughly from 20 to 20,000 vibrations per second; elephants rumble below that, and bats squeak above it. A machine can be built to catch both, yet it will be deaf to whatever its makers did not plan for. So when someone tells you that the computer saw it, ask two things. What exactly was measured, and who worked out what it meant?`,
      difficulty: 'intermediate',
      objectives: [
        'Trace how a physical change becomes numbers in a computer.',
        'Explain how the rate and the step size of sampling limit what is noticed.',
        'Tell sensing apart from perceiving with an example.',
      ],
      activities: [
        {
          title: 'Sampling the Swing',
          description:
            '1. Hang a stone on a string as long as your arm and let it swing. 2. One person claps a slow, steady beat. At every clap, a second person calls “left”, “right” or “middle”, and a third writes it down. 3. Repeat with claps twice as fast. 4. Compare: from which list could a stranger work out how the stone moved? 5. Find a clapping speed that makes the stone seem to stand still.',
        },
        {
          title: 'Rough and Fine Rulers',
          description:
            'Mark a stick only in whole hand-widths and another in finger-widths. Measure six objects with each. How many objects look the same length on the rough stick but differ on the fine one? Decide which stick you would use to choose a doorway and which to cut a picture frame.',
        },
      ],
      checks: [
        {
          question: 'Why do engineers measure pressure on the sea floor to find a tsunami?',
          options: [
            'More water overhead presses harder, so a rise shows up in the numbers',
            'The deep water is warmer than the water near the surface',
            'Fish grow quiet there before the wave arrives',
            'Ships throw their anchors onto the sensors and report back',
          ],
          answer: 0,
          explanation:
            'Pressure depends on how much water lies above. Even a small rise of the surface changes it, and the sensor turns that change into a signal.',
          practises: [0],
        },
        {
          question:
            'A thermometer rounds every reading to the nearest ten degrees Celsius. What would it most likely miss?',
          options: [
            'The change from frost to a very hot afternoon',
            'The difference between winter and summer',
            'A child’s fever rising from 37 to 39 degrees',
            'Water that heats from 20 to 90 degrees',
          ],
          answer: 2,
          explanation:
            'Both 37 and 39 round to 40, so the rise disappears. The other changes are many steps wide and would still be seen.',
          practises: [1],
        },
        {
          question: 'Which of these is perception and not only sensing?',
          options: [
            'A microphone turns air movements into an electric signal',
            'A camera stores the brightness of a million points',
            'A rain gauge sends the number 14 every hour',
            'A program reports that the recorded sound is a siren',
          ],
          answer: 3,
          explanation:
            'The first three deliver numbers. Only the last one says what the numbers mean.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'What the Instrument Leaves Out',
      description:
        'Wheels that seem to turn backward and a clip that misreads some fingers: the fine print of every sensor.',
      content: `## The wagon wheel that ran backward

In old films the wheels of a coach sometimes turn the wrong way. The camera recorded 24 frames each second. Imagine a wheel with a single white mark, spinning 23 times per second: between two frames it completes 23/24 of a revolution, which your eye interprets as 1/24 of a revolution in reverse, so that the wheel on the screen creeps backward once per second. Nothing in the recording is false, for each individual frame is accurate. What misleads us is everything that happened between the frames.

Engineers call this effect aliasing. The sampling theorem states the condition for avoiding it: take more than two samples for each cycle of the fastest oscillation present in the signal. Human hearing ends near 20,000 hertz, which explains why compact discs store 44,100 samples per second rather than, say, 30,000. A recording that is sampled too slowly, without a filter in front of it, does not merely lose its high notes but transforms them into lower ones that nobody ever played.

## Steps on a staircase

Sampling divides time; quantization divides strength. An 8-bit converter distinguishes 256 levels. If these are distributed over a range of 51 degrees, there are 255 steps of 0.2 degrees each, and a warming of 0.05 degrees may leave the reading unchanged. Add the random fluctuation called noise, and the number on the display turns out to be an estimate with a margin of uncertainty, however much it resembles a fact.

To compensate, designers combine instruments. A car that assists its driver may carry cameras, which can read signs but suffer in glare; radar, which measures distance and velocity even through fog but draws only a coarse outline; and ultrasonic sensors for the final meter of parking. Blending such sources is known as sensor fusion, and it is most valuable when their weaknesses differ. Three cameras blinded by the same low sun are not three independent witnesses.

## A clip on a finger

A pulse oximeter shines red and infrared light through a fingertip and estimates how much oxygen the blood is carrying. It is inexpensive and painless, and it has saved many lives. Pigment in the skin also absorbs light, however, and many devices had been tested predominantly on people with light skin. In 2020 a study of hospital patients reported that dangerously low oxygen went unnoticed roughly three times as often in Black patients as in White patients. The underlying physics was sound, but the selection of people for testing had been narrow.

Notice where the failure entered: long before any sophisticated algorithm, at the very moment when the world became a number. An AI trained on such readings inherits the gap and has no means of seeing it, since whatever was never measured leaves no trace in the data. Perception, the first of the big ideas by which AI is taught, therefore begins with humble questions. To which quantity does this sensor respond? How frequently, how finely, and across what range? On whom was it calibrated, and who was missing from the room?

## The One who formed the eye

A psalm addresses the matter of perception to powerful people who imagined that nobody noticed how they treated widows and foreigners:

> He who affixed the ear, can He not hear? He who formed the eye, can He not see?
> — Psalm 94:9

The argument runs from the instrument to its maker, since whoever invents hearing can hardly be deaf. For believers this is a comfort as well as a warning, because people whom our instruments overlook are not overlooked by God. It also confers a quiet dignity on engineering. To test a device on all kinds of hands, to publish its margin of error, to admit what it cannot register: these are technical virtues, and they are also ways of loving your neighbor with a soldering iron.`,
      difficulty: 'advanced',
      objectives: [
        'Calculate how a periodic motion appears when it is sampled too slowly.',
        'Relate sampling rate, quantization and noise to what a system can perceive.',
        'Identify how choices made in measuring can disadvantage a group of people.',
      ],
      activities: [
        {
          title: 'Strobe by Blinking',
          description:
            '1. Draw a clock face with a single hand on paper and turn it step by step: a helper advances it 11 hours at every beat while all others keep their eyes shut. 2. On each beat, open your eyes for an instant. 3. Describe the motion you perceive. 4. Repeat with steps of 6 and of 13 hours. 5. Derive a rule that predicts the apparent motion from the step, and test it with a step you have not tried.',
        },
        {
          title: 'Who Was in the Room?',
          description:
            'Choose an everyday object that was shaped by measurements: a school chair, scissors, a bicycle helmet, a door handle. Interview three people of different size, age or handedness about using it. Write a short calibration note for the maker: on whom was it probably tried out, whom does it fit badly, and what one measurement would have revealed this?',
        },
      ],
      checks: [
        {
          question:
            'A wheel with one mark turns 25 times per second and is filmed at 24 frames per second. How does it appear?',
          options: [
            'Turning backward once per second',
            'Standing completely still',
            'Turning forward 25 times per second as in reality',
            'Turning forward once per second',
          ],
          answer: 3,
          explanation:
            'Between frames it makes one full turn and 1/24 more. The full turn is invisible, so the mark seems to advance 1/24 of a turn per frame: once per second, forward.',
          practises: [0],
        },
        {
          question:
            'A converter has 16 levels (15 steps) across a range of 30 degrees. Which change might leave its reading the same?',
          options: [
            'A change of 1 degree',
            'A change of 5 degrees',
            'A change of 12 degrees',
            'A change from the lowest to the highest value of the range',
          ],
          answer: 0,
          explanation:
            'Thirty degrees over 15 steps gives 2 degrees for each step. A change of 1 degree can stay within one step, while the larger ones must cross several.',
          practises: [1],
        },
        {
          question: 'What lay at the root of the uneven results with pulse oximeters?',
          options: [
            'The patients held their fingers incorrectly',
            'An AI had been trained to prefer some patients',
            'Devices were tested on too narrow a range of skin tones',
            'Infrared light cannot pass through a human finger at all',
          ],
          answer: 2,
          explanation:
            'Pigment affects how light is absorbed. When calibration covers few skin tones, the error for the others stays hidden until somebody checks.',
          practises: [2],
        },
      ],
    },
  },
};
