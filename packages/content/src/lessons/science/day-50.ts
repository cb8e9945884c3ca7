import type { LessonSource } from '@lamplight/domain/lessons';

export const scienceDay50: LessonSource = {
  category: 'science',
  dayNumber: 50,
  pictures: ['wind-face', 'kite', 'cloud-with-lightning-and-rain'],
  references: ['Acts 2:2', 'John 3:8', 'Acts 27:13-15', 'Ecclesiastes 1:6', 'Ecclesiastes 11:4-6'],
  bands: {
    kindergarten: {
      title: 'What Is the Wind?',
      description: 'Nobody has seen it. But it can take your hat!',
      content: `Look out at a tree. Do the leaves wiggle? Who is shaking them? It is the wind!

Wind is air that moves. You cannot see air. But you can feel it. Blow on your hand. You made a tiny wind!

The sun makes the big wind. It warms the ground. The ground warms the air. Warm air floats up, up, up. Then cool air hurries in below. Whoosh! That is wind.

Wind does many jobs. It dries your socks. It carries seeds. It pushes boats and clouds. Some days it is too strong. Then we go inside. Is there thunder? Go in at once!

One day the friends of Jesus sat in a house. They heard a sound from heaven.

> a sound like a mighty rushing wind
> — Acts 2:2

It filled the whole house. God’s Spirit had come! We cannot see Him, as we cannot see the wind. But we see what He does. He made scared people brave and kind.`,
      difficulty: 'beginner',
      objectives: ['Tell what wind is.', 'Name things that wind can do.'],
      activities: [
        {
          title: 'Wind catcher',
          description:
            'Tie a strip of cloth to a stick. Hold it high. Where does it point? Walk around a house. Where is the wind hiding?',
        },
        {
          title: 'Feather race',
          description:
            'Put a leaf on the floor. Blow it to the wall. Now try a stone. What can your little wind push?',
        },
      ],
      checks: [
        {
          question: 'What is wind?',
          options: ['A kind of bird', 'Air that moves', 'Blue paint in the sky'],
          answer: 1,
          explanation: 'Wind is moving air. You feel it and see what it does.',
          practises: [0],
        },
        {
          question: 'What can the wind carry to a new place?',
          options: ['A mountain', 'A bathtub', 'Seeds'],
          answer: 2,
          explanation: 'Light seeds fly on the wind and grow somewhere new.',
          practises: [1],
        },
        {
          question: 'The sun warms the air. What does warm air do?',
          options: ['It floats up', 'It turns to stone', 'It hides in a well'],
          answer: 0,
          explanation: 'Warm air floats up. Cool air hurries in below.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'Why the Kite Changed Its Mind',
      description:
        'In the morning it flew toward the hills, and at night it would have flown out to sea.',
      content: `## At the beach

All afternoon Yusuf’s kite had pulled toward the land. The wind blew in from the sea, cool and steady. He stayed until the sun went down. Then the wind died down. When it came back, his kite began to pull the other way, out over the water. “Who turned the wind around?” he asked.

“The sun did,” said his big sister Leyla. “By leaving.”

## Land is quick, water is slow

The sun shines on sand and sea alike, but sand gets hot fast and water warms slowly. Warm sand warms the air above it. That air spreads out and gets lighter, so it rises. Cool air from the sea flows in to take its place. That is a sea breeze.

At night the sand cools quickly, while the water keeps its warmth. Now air rises over the sea, and the breeze blows from land to water.

The whole earth works a bit like this beach. The middle gets much more sun than the poles. Air is always on its way to even things out, and because the earth spins, the winds bend as they go.

## Reading the sky

- Smoke rises straight up: calm.
- Leaves rustle: a light breeze.
- Small branches wave and dust flies: a fair wind.
- Whole trees bend: a gale. Stay away from trees!
- Dark towers of cloud, and thunder: go inside a house or a car right now. Wait for half an hour after the last thunder.

## A wind that speaks

You can’t see wind, and you can’t put it in a box. One night Jesus told a teacher named Nicodemus that God’s Spirit is like that.

> The wind blows where it wishes. You hear its sound, but you do not know where it comes from or where it is going.
> — John 3:8

On the day of Pentecost the friends of Jesus heard a roar like a storm from heaven. Nobody could see the Spirit, but everybody could see how brave and joyful those people had become. Yusuf wound up his string. “So you know it by what it moves,” he said.`,
      difficulty: 'beginner',
      objectives: [
        'Explain how warm and cool air make a sea breeze.',
        'Judge how strong the wind is from signs.',
        'Know what to do when there is thunder.',
      ],
      activities: [
        {
          title: 'Sand and water',
          description:
            'Fill two equal bowls, the first with dry sand, the second with water. Let them stand in the sun. Touch them every fifteen minutes. Which one warms faster? Carry them into the shade. Which one cools faster? Which way would a tiny breeze blow?',
        },
        {
          title: 'Paper spiral',
          description:
            'Cut a circle of thin paper into a spiral. Hang it from a thread above sun-warmed stones or a warm wall. Does it turn? Try it above cool ground. What does that tell you about warm air?',
        },
      ],
      checks: [
        {
          question: 'Why does the breeze blow in from the sea on a sunny day?',
          options: [
            'The waves push the air along with them',
            'Warm air rises over the land and cool air flows in',
            'The sun pulls the air to the east',
            'Salt makes the sea air hot and light',
          ],
          answer: 1,
          explanation: 'Sand warms fast. The air over it rises, and cool sea air takes its place.',
          practises: [0],
        },
        {
          question: 'Whole trees are bending. What kind of wind is it?',
          options: ['A calm', 'A light breeze', 'A gale', 'A fair wind'],
          answer: 2,
          explanation: 'When whole trees bend, it is a gale. Keep away from trees.',
          practises: [1],
        },
        {
          question: 'You are on the field and hear thunder. What is the best thing to do?',
          options: [
            'Go into a house or a car right away',
            'Stand under the tallest tree',
            'Finish the game and then look at the sky',
            'Lie down in a puddle so that you are low',
          ],
          answer: 0,
          explanation:
            'If you can hear thunder, lightning can reach you. A house or a car keeps you safe.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'An Ocean with No Surface',
      description: 'You live at the bottom of it, and it weighs more than you think.',
      content: `## Ten tonnes of nothing

Over every square meter of ground at sea level stand about ten tonnes of air. You don’t notice, since it presses from all sides and from inside you too. Where air is warmed, it expands and rises, and the pressure below falls a little. Where it cools and sinks, the pressure grows. Air flows from high to low, and that’s wind. A difference of two percent between neighboring regions is enough for a storm.

It doesn’t flow straight, however. The ground under you at the equator moves east at about 1,670 kilometers an hour, and at 60 degrees north at only half of that. Air that travels north keeps its speed and so gets ahead of the ground: it’s deflected to the right. In the southern half of the world it’s deflected to the left. This is named for Gaspard Coriolis, and it’s why storms turn. The water in your bathtub, by the way, is much too small to care.

## Belts of wind

Near the equator hot air rises, and it rains a lot. At about 30 degrees the air sinks again, dry, and there lie many of the great deserts. Between these belts blow the trade winds, so reliable that sailing ships set their calendars by them. Farther toward the poles come westerlies, with highs and lows that follow each other.

Paul’s ship was caught by a wind that sailors knew by name.

> But it was not long before a cyclone called the Northeaster swept down across the island.
> — Acts 27:14

Mediterranean sailors still dread northeasterly storms in the cold season. They had set out late in the year, in a gentle south wind, against Paul’s advice. One pleasant hour had been taken for a forecast.

## How good is a forecast?

Weather stations, balloons and satellites deliver millions of readings a day. Computers divide the air into boxes and calculate how each acts on its neighbors. Because tiny errors grow, they repeat the calculation, fifty times for instance, with slightly different starts. If 35 of 50 runs bring rain, the forecast says 70 percent. As of 2025, programs that have learned from decades of past weather produce such runs as well, often better and much faster.

How would you know if it’s any good? It is not enough that it “was right.” Look at all the days on which it said 70 percent. On about seven in ten of them it should have rained. That’s called being well calibrated. Yet a program which says 30 percent every single day, in a place where it rains on three days out of ten, is perfectly calibrated and quite useless. So you need a second score for whether it dares to tell days apart. One mark is never enough, for forecasts or for translations.

## Like a wind

Hebrew and Greek have one word for wind, breath and spirit. Luke is careful all the same.

> Suddenly a sound like a mighty rushing wind came from heaven and filled the whole house where they were sitting.
> — Acts 2:2

A sound like wind, he writes. No barometer in Jerusalem would have moved. But he reaches for that comparison because nothing else is so strong, so free, and so plain in what it does while no one can see it. If you want to know whether it really blew, look at what moved: people who had locked themselves in were suddenly out on the street.`,
      difficulty: 'intermediate',
      objectives: [
        'Explain wind by pressure and the turning of the earth.',
        'Describe how ensembles give the chance of rain.',
        'Judge a forecast by more than one score.',
      ],
      activities: [
        {
          title: 'Forecasters’ league',
          description:
            'For five days, each evening, write down your chance of rain for tomorrow from 0 to 100 percent. The next evening, take the difference from 100 if it rained and from 0 if not, divided by 100, and square it. The lowest sum wins. Is it better always to say 0 or 100? Try it out.',
        },
        {
          title: 'Deflected',
          description:
            'Put a round sheet of paper on a plate or a turning stool. While a partner turns it slowly counterclockwise, draw a straight line from the middle to the edge against a fixed ruler. What does the line look like? And if it turns the other way?',
        },
      ],
      checks: [
        {
          question: 'In 40 of 50 runs of a forecast it rains. Which chance of rain is announced?',
          options: ['40 percent', '90 percent', '50 percent', '80 percent'],
          answer: 3,
          explanation: '40 out of 50 are 80 out of 100.',
          practises: [1],
        },
        {
          question: 'Why is wind in the northern half of the world deflected to the right?',
          options: [
            'The mountains of the north push it aside',
            'The earth turns beneath it',
            'The moon attracts the air',
            'Cold air always turns clockwise as it sinks',
          ],
          answer: 1,
          explanation:
            'Air keeps the eastward speed of the place it comes from, while the ground below moves at a different one.',
          practises: [0],
        },
        {
          question:
            'It rains on three days in ten. A program says 30 percent every day. What is true of it?',
          options: [
            'It is badly calibrated, for it never says 0 or 100',
            'It is the best possible program for this place',
            'It is well calibrated, but it cannot tell days apart',
            'It would be good if it said 50 percent every day',
          ],
          answer: 2,
          explanation:
            'Over many days 30 percent comes true. But nobody learns when to take an umbrella.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'On Knowing Where It Comes From',
      description:
        'Power, chaos, and the tornado forecaster who was right 96.6 percent of the time.',
      content: `## The cube

Moving air of density ρ carries the power ½ρv³ through each square meter. With 1.2 kilograms per cubic meter and a speed of 10 meters a second, that is 0.5 × 1.2 × 1,000 = 600 watts; at 20 meters a second it is 4,800. The doubling of speed multiplies power by eight, so that the difference between a breeze and a disaster is less than intuition suggests. No turbine can extract more than 16/27 of it, some 59 percent, since air deprived of all its motion would block what follows. Albert Betz published that limit in 1920.

Ultimately the sun pays. Differential heating creates differences in pressure, and at large scales the resulting acceleration is balanced by the deflection due to rotation, with the consequence that wind blows along the lines of equal pressure instead of across them. A person in the northern hemisphere with the wind at his back has low pressure on his left. Christoph Buys Ballot stated the rule in 1857, and captains have steered clear of hurricanes by it.

## The limit

In 1961 Edward Lorenz, wishing to examine part of a simulation again, typed in a number from a printout: 0.506 in place of 0.506127. Before long the new run had nothing in common with the old. The atmosphere is governed by laws and is nonetheless unpredictable beyond a horizon of about two weeks, because errors grow exponentially. If they double every two days, then reducing the initial error to a quarter prolongs a useful forecast by merely four days. Operational centers respond with ensembles. As of 2025, models trained on decades of observations, such as those from Google DeepMind and from the European forecasting service, match or surpass the physical simulations on many measures at a fraction of the cost. They derive their skill from archives which the physical models helped to create.

Forecasts have improved by about one day per decade: five days ahead is now as reliable as four were ten years before. It is among the least celebrated achievements of science, and it saves thousands of lives.

## Finley’s score

In 1884 John Finley of the United States Army Signal Corps reported on 2,803 forecasts of whether a tornado would occur. He had been right, he stated, in 96.6 percent. He had announced 100 tornadoes, of which 28 came; he had missed 23; in the remaining 2,680 cases nothing was announced and nothing happened. Indeed (28 + 2,680) ÷ 2,803 = 0.966. A critic pointed out that by never announcing any tornado at all he would have been correct in 2,752 cases, or 98.2 percent.

The response was not to stop warning people. It was to devise better measures. Of the tornadoes that occurred, Finley had caught 28 of 51, or 55 percent. Of his alarms, 28 percent were justified. Leave aside the easy cases, and 28 ÷ (28 + 72 + 23) = 28 ÷ 123, about 23 percent, remains. Each of these numbers answers a different question, and which one matters depends upon what a miss and a false alarm cost, and whom. Evaluators of translation, diagnosis and recidivism confront the identical problem; whoever publishes a single score has already made a choice on behalf of others.

## Pneuma

> The wind blows where it wishes. You hear its sound, but you do not know where it comes from or where it is going. So it is with everyone born of the Spirit.
> — John 3:8

The saying exploits an ambiguity that English cannot reproduce, since pneuma means both. One might object that meteorology has abolished its premise. We do know where the wind comes from. But the claim was hardly that wind is lawless. It concerned Nicodemus, an authority who had arrived with a classification already in hand. What Lorenz discovered would have served Jesus’ purpose even better: something may be entirely real, wholly lawful, and beyond anyone’s control.

> Suddenly a sound like a mighty rushing wind came from heaven and filled the whole house where they were sitting.
> — Acts 2:2

Luke employs in this place pnoē, a rarer word, and adds like. He reports an acoustic resemblance and leaves the physics alone. The verification he offers is of another order, and, fittingly for this week, it does not consist of one number: languages understood, fear overcome, property shared, the lonely received at table. Preachers have been known to measure Pentecost by its decibels. The chapter itself seems more interested in what had shifted when it was quiet again.

Ecclesiastes contributes a caution of practical use: “He who watches the wind will fail to sow” (Ecclesiastes 11:4). Forecasts serve decisions. They do not make them.`,
      difficulty: 'advanced',
      objectives: [
        'Compute wind power and the gain from better initial data.',
        'Evaluate a forecast by several scores.',
        'Interpret the comparison with wind in John 3:8 and Acts 2:2.',
      ],
      activities: [
        {
          title: 'Whose cost?',
          description:
            'A village of 500 can be evacuated at a cost of one day’s work for all. A flood that catches it unwarned would cost 200 such days. From what probability on should the alarm be raised? Calculate, then argue the case from the viewpoint of a farmer at harvest, a nurse, and someone who was evacuated in vain twice.',
        },
        {
          title: 'Sensitive pebbles',
          description:
            'On a slope, release a ball or round pebble ten times from as nearly the same spot as you can, and mark where each comes to rest. Measure the spread at the start and at the end. Repeat on a smooth slope. Where do small errors grow, and what would an ensemble forecast say?',
        },
      ],
      checks: [
        {
          question: 'By what factor does wind power grow when the speed is tripled?',
          options: ['27', '9', '6', '3'],
          answer: 0,
          explanation: 'Power varies with the cube of speed: 3³ = 27.',
          practises: [0],
        },
        {
          question:
            'A warning system raised 50 alarms, of which 20 were justified, and missed 30 events. What share of the events did it catch?',
          options: ['20 percent', '67 percent', '40 percent', '60 percent'],
          answer: 2,
          explanation: '20 events were caught of 20 + 30 = 50, which is 40 percent.',
          practises: [1],
        },
        {
          question: 'How does the lesson read the comparison with wind in Acts 2?',
          options: [
            'As a report of a violent storm over the city of Jerusalem',
            'As a resemblance of sound, verified by what it changed in people',
            'As a proof that the wind obeys no laws of nature at all',
            'As a poetic ornament that has no bearing on what took place',
          ],
          answer: 1,
          explanation:
            'Luke says that it sounded like wind. What followed, in several respects, shows what it was.',
          practises: [2],
        },
      ],
    },
  },
};
