import type { LessonSource } from '@lamplight/domain/lessons';

export const scienceDay02: LessonSource = {
  category: 'science',
  dayNumber: 2,
  pictures: ['droplet', 'cloud-with-rain', 'ice'],
  references: ['Genesis 1:6-10', 'Ecclesiastes 1:7', 'Job 36:27-28', 'Isaiah 55:10-11'],
  bands: {
    kindergarten: {
      title: 'Where Did the Puddle Go?',
      description: 'Meet water that is hard, wet or hidden.',
      content: `Splash! Noa jumps into a puddle. The sun comes out. After lunch the puddle is gone. Who took it?

Nobody took it! The sun made it warm. Tiny bits of water floated up. They were too small to see. They went into the air.

## Three ways to be water

Water can be wet. It drips and runs. You can pour it.

Water can be hard. When it gets very cold, it freezes. Then we call it ice.

Water can hide in the air. You cannot see it there. High up it cools and makes clouds. Then it falls as rain. Hello again, puddle!

## God made the seas

> God called the dry land “earth,” and the gathering of waters He called “seas.”
> — Genesis 1:10

God gives rain to thirsty plants. He gives it to birds and to you. Drink a cup of water. Say thank You to God!`,
      difficulty: 'beginner',
      objectives: ['Name water that is wet and water that is hard.', 'Tell where a puddle goes.'],
      activities: [
        {
          title: 'Paint with water',
          description:
            'Dip a brush or finger in water. Paint a picture on a warm stone. Watch it. Which part dries first? Where did your picture go?',
        },
        {
          title: 'Be the water',
          description:
            'Stand close together and do not move. You are ice! Now move slowly past each other. You are wet water. Now skip far apart. You are water in the air.',
        },
      ],
      checks: [
        {
          question: 'What is ice?',
          options: ['White sand', 'Frozen water', 'A kind of glass'],
          answer: 1,
          explanation: 'Water gets hard when it is very cold. That is ice.',
          practises: [0],
        },
        {
          question: 'A puddle on a stone dries in the sun. Where did the water go?',
          options: ['Into the air', 'Into the sun', 'To the moon'],
          answer: 0,
          explanation: 'Tiny bits of water went up into the air. You could not see them.',
          practises: [1],
        },
        {
          question: 'Which water can you pour into a cup?',
          options: ['Water hidden in the air', 'Hard ice', 'Wet water'],
          answer: 2,
          explanation: 'Wet water runs and drips. So you can pour it.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'The Long Trip of a Drop',
      description: 'Follow one drop from the sea to your cup and back again.',
      content: `## Up it goes

A drop of water rocks on top of a wave, and the sun shines on it all morning. It gets warmer and warmer until at last it lets go of the sea and rises into the air. Now it is a gas that nobody can see. It is called water vapor, and the change has a name too: we say that the water evaporates. The salt cannot come along, so it stays in the sea.

High up in the sky the air is cold. There the vapor turns back into tiny drops of water, and this is called condensing. Millions of them float together, and you see them as a cloud. When they join and grow heavy, they fall as rain. If it is cold enough up there, they fall as snow.

Our drop lands on a hill. It trickles down to a stream, the stream joins a river, and the river runs back to the sea. This trip has no end, and we call it the water cycle.

## Three states

Water is the same stuff all the way, but it can be in three states.

- Ice is a solid, so it keeps its shape when you put it on a plate.
- Water is a liquid, so it flows and takes the shape of its cup.
- Water vapor is a gas, so it spreads out into all the air around it.

Look at a cold glass on a hot day. The drops on the outside did not leak through the glass! They are vapor from the air that cooled down and turned back into water.

## What a wise man saw

> All the rivers flow into the sea, yet the sea is never full; to the place from which the streams come, there again they flow.
> — Ecclesiastes 1:7

These words are more than two thousand years old. Whoever wrote them had looked at rivers for a long time and thought about them. Good science begins in the same way, and so does saying thank You to the One who made the waters.`,
      difficulty: 'beginner',
      objectives: [
        'Name the three states of water and say how each one behaves.',
        'Use the words evaporate and condense in the right place.',
        'Test what makes water dry up faster.',
      ],
      activities: [
        {
          title: 'Cup or plate?',
          description:
            'Pour three spoons of water on a plate and three spoons into a narrow cup. Put both in the same sunny place. Guess which one will dry up first, and write down why. Look every hour and draw what you see.',
        },
        {
          title: 'A cycle in a jar',
          description:
            'Put a little warm tap water in a clear jar and lay a plate with cold water on top. Wait ten minutes. What do you find under the plate? Tell the story of this drop with the words evaporate and condense.',
        },
      ],
      checks: [
        {
          question: 'Drops form on the outside of a cold glass. Where do they come from?',
          options: [
            'They leak through tiny holes in the glass',
            'They jump over the rim',
            'They come out of the ice',
            'From vapor in the air',
          ],
          answer: 3,
          explanation:
            'The air around us holds water vapor. It cools on the glass and turns back into liquid drops.',
          practises: [1],
        },
        {
          question: 'What does ice do that liquid water does not do?',
          options: ['It flows', 'It keeps its shape', 'It fills the room', 'It makes things wet'],
          answer: 1,
          explanation:
            'Ice is a solid, so it keeps its shape. A liquid flows, and a gas spreads out into all the space it finds.',
          practises: [0],
        },
        {
          question: 'The same amount of water stands in four things in the sun. Which dries first?',
          options: ['A wide plate', 'A narrow cup', 'A closed bottle', 'A tall jar'],
          answer: 0,
          explanation:
            'On a wide plate much more water meets the air, so more of it can evaporate at once.',
          practises: [1, 2],
        },
      ],
    },
    intermediate: {
      title: 'Particles That Never Sit Still',
      description: 'Find out why ice floats, why sweat cools and why rain is not salty.',
      content: `## A crowd you cannot see

Put a glass of water on the table and wait until it stands perfectly calm. Nothing seems to move, and yet it is full of hurry. Water consists of particles called molecules, so small that a single drop holds more than a thousand billion billion of them, and each of them is always moving. The warmer the water, the faster they move.

With this picture you can explain the three states.

- In ice the molecules hold on to their neighbors in a fixed pattern, and they can only shake in their places.
- In liquid water they still touch, but they slide past one another, so the water flows.
- In water vapor they race through the air on their own, far away from each other.

Even in cool water some molecules are faster than others. When a fast one reaches the surface, it can break away into the air, and this is evaporation. The slower ones stay behind, so the rest of the water becomes cooler. That is why you shiver when you climb out of a lake, and why sweat keeps you from overheating.

## The stubborn thermometer

Heat a pot of ice and watch the thermometer. It climbs to 0 °C, and then, although the stove is still on, it stops. As long as you stir and ice is left, it stays close to 0. Where does the heat go? It is used to loosen the molecules from their pattern. Only when the last piece has melted does the temperature rise again, until at about 100 °C the water boils and the thermometer pauses a second time.

Ice has another surprise. The pattern of its molecules has wide gaps, so the same mass takes up about nine percent more room than liquid water does. That makes ice less dense, and therefore it floats. If it sank, lakes could freeze from the bottom up, and fish would have a hard time in winter.

## Why rain is not salty

About 97 percent of the water on Earth is salty. When the sun warms the ocean, only the water molecules escape, while the salt stays behind. The vapor rises, cools and condenses on tiny specks of dust, and so a cloud is born. Later it falls as fresh water on fields and forests. The sun drives the largest cleaning machine in the world, and it runs day and night.

In the book of Job, one of the great poems of the Bible, a young man looks up into a gathering storm and wonders at it.

> For He draws up drops of water which distill the rain from the mist, which the clouds pour out and shower abundantly on mankind.
> — Job 36:27-28

## One water for all

A molecule that evaporates today stays in the air for about nine days on average before it comes down somewhere else. No border stops it. The water in your cup may have rained on another continent long ago, and someone will drink it after you. Genesis tells how God gave the waters their place and called it good. To keep a stream clean is one of the simplest ways of agreeing with Him.`,
      difficulty: 'intermediate',
      objectives: [
        'Explain solid, liquid and gas with moving particles.',
        'Explain why the temperature pauses while ice melts and why ice floats.',
        'Describe how the water cycle turns salt water into fresh water.',
      ],
      activities: [
        {
          title: 'The wet-finger thermometer',
          description:
            'Wet one finger and leave another dry. Hold both in moving air for a minute. Which feels cooler? Then do it in a closed hand, where the damp air cannot leave. Write an explanation with the word molecule, and compare it with a partner.',
        },
        {
          title: 'A still for salt water',
          description:
            'Stir a spoon of salt into a clean bowl of warm drinking water. Stand a small empty cup in the middle. Cover the bowl with clear foil or a lid turned upside down, with a pebble on it so that the lowest point is above the cup. Leave it in the sun for an afternoon. If everything was clean and a leader agrees, taste what has dripped into the cup. What remained in the bowl?',
        },
      ],
      checks: [
        {
          question:
            'Ice and water are stirred together in a pot on a stove. What does the temperature do while ice is left?',
          options: [
            'It rises steadily to 100 °C',
            'It sinks far below 0 °C',
            'It stays close to 0 °C',
            'It jumps up and down',
          ],
          answer: 2,
          explanation:
            'The heat loosens molecules from the pattern of the ice instead of making them faster. So the temperature waits until the ice is gone.',
          practises: [1],
        },
        {
          question: 'Why does a wet swimmer feel cold in the wind?',
          options: [
            'The fastest molecules leave',
            'Wind turns the water to ice',
            'Water is always colder than air',
            'The skin drinks up the cold water',
          ],
          answer: 0,
          explanation:
            'The fastest molecules break away into the air. The slow ones stay, and a crowd of slow molecules is cooler.',
          practises: [0],
        },
        {
          question: 'Sea water is salty. Why is rain fresh?',
          options: [
            'Cold clouds destroy the salt',
            'Salt does not evaporate with water',
            'Rain only rises from rivers',
            'The wind blows the salt away',
          ],
          answer: 1,
          explanation:
            'When water evaporates from the sea, only its molecules escape into the air. The salt stays in the ocean.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The Molecule That Carries Summer',
      description:
        'Calculate what it costs to melt, warm and boil water, and why that price keeps our planet alive.',
      content: `## A slightly crooked molecule

A water molecule consists of one oxygen atom and two hydrogen atoms, and it is bent at an angle of about 104.5 degrees. The oxygen attracts the shared electrons more strongly, so that its side of the molecule is slightly negative, while the hydrogen side is slightly positive. Neighboring molecules therefore attract each other, plus to minus, in what chemists call hydrogen bonds. One such bond is weak. Enormous numbers of them, constantly broken and formed again, explain nearly everything that is unusual about water.

Methane, whose molecules are nearly as heavy but form no such bonds, is a gas at room temperature and boils far below −100 °C. Without hydrogen bonds, oceans would not exist, and neither would we.

## The price of change

In order to melt ice, to warm water or to make it boil, you have to pay in energy.

- Melting one kilogram of ice at 0 °C requires about 334 kilojoules.
- Warming one kilogram of liquid water by one degree requires about 4.18 kilojoules.
- Turning one kilogram of water at 100 °C into vapor requires about 2,260 kilojoules.

Suppose you want to turn one kilogram of ice at 0 °C completely into steam.

- Step 1: Melt the ice, for which you need 334 kilojoules.
- Step 2: Warm the water from 0 °C to 100 °C, for which you need 100 × 4.18 = 418 kilojoules.
- Step 3: Vaporize it, for which you need 2,260 kilojoules.
- Step 4: Add the three contributions, 334 + 418 + 2,260 = 3,012 kilojoules.

Three quarters of the total is spent in the third step, during which the thermometer does not move at all. This energy does not disappear. It travels with the vapor as latent heat, and it is released wherever the vapor condenses. Evaporation cools the tropical oceans, and condensation heats the clouds far away, so that the water cycle transports heat as well as water. Thunderstorms and hurricanes obtain their power from this hidden account.

## Frozen roofs and waiting times

Most substances contract steadily while they cool. Fresh water does so only down to about 4 °C; below this temperature it begins to expand, because more and more molecules arrange themselves in the open pattern that becomes ice. In autumn, cold surface water sinks until the whole lake is at 4 °C. After that, colder water remains on top and freezes there. The ice, floating on the lake, insulates the water below it, in which fish survive the winter.

A different calculation tells us how long water stays in one place. Scientists estimate that the atmosphere contains about 13,000 cubic kilometers of water at any moment, and that about 500,000 cubic kilometers fall as rain and snow in a year. If the amount in the air remains roughly constant, the average time that water spends there equals the content divided by the flow: 13,000 ÷ 500,000 = 0.026 years, or between nine and ten days. The same method can be applied to a lake, to the blood in your body, or to the money in a household.

## Between waters and waters

Genesis describes how God separated the waters beneath the expanse from the waters above it. Christians read this chapter differently: some as a precise report, others as an ordered song about the Creator, using the picture of the sky that its first hearers had. Your parents or your pastor can tell you how your church understands it. On one point they agree, namely that the rain is no accident of an indifferent world.

> For just as rain and snow fall from heaven and do not return without watering the earth, making it bud and sprout, and providing seed to sow and food to eat, so My word that proceeds from My mouth will not return to Me empty, but it will accomplish what I please, and it will prosper where I send it.
> — Isaiah 55:10-11

The prophet needed the whole journey of the water for his comparison: the coming down, the fruit in between, and the return. He had observed well, and because he had observed well, he had something to say.`,
      difficulty: 'advanced',
      objectives: [
        'Calculate the energy needed to melt, warm and vaporize water.',
        'Estimate a residence time from content and flow.',
        'Explain unusual properties of water from hydrogen bonds.',
      ],
      activities: [
        {
          title: 'Your own residence time',
          description:
            'For one day, note how much you drink, and estimate the water in your food as another liter. Estimate the water in your body as 60 percent of your mass. Divide content by daily flow. How many days does a molecule stay with you on average? Keep your numbers private if you like, and list two weaknesses of your estimate.',
        },
        {
          title: 'Drops on a coin',
          description:
            'Lay a coin flat and add water drop by drop from a straw. Predict the number of drops before the water spills, then count. Repeat with a trace of soap on the coin. Explain the dome and its collapse with hydrogen bonds.',
        },
      ],
      checks: [
        {
          question: 'How much energy does it take to melt 2 kg of ice at 0 °C?',
          options: ['668 kJ', '334 kJ', '836 kJ', '4,520 kJ'],
          answer: 0,
          explanation:
            'Each kilogram requires 334 kJ, and 2 × 334 = 668 kJ. The value 836 kJ would warm two kilograms of liquid water by 100 degrees.',
          practises: [0],
        },
        {
          question:
            'A lake holds 600 km³ of water, and 50 km³ flow through it each year. What is the average residence time?',
          options: ['1 month', '6 years', '12 years', '550 years'],
          answer: 2,
          explanation: 'Divide content by flow: 600 ÷ 50 = 12 years.',
          practises: [1],
        },
        {
          question: 'Why does ice float on liquid water?',
          options: [
            'Air bubbles are locked inside every piece of ice',
            'Cold substances are always lighter than warm ones',
            'Its molecules lose mass while they are freezing',
            'Its bonds hold an open pattern',
          ],
          answer: 3,
          explanation:
            'In ice the hydrogen bonds fix the molecules in a pattern with wide gaps. The same mass fills more space, so ice is less dense. The mass itself does not change.',
          practises: [2],
        },
      ],
    },
  },
};
