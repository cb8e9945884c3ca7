import type { LessonSource } from '@lamplight/domain/lessons';

export const scienceDay20: LessonSource = {
  category: 'science',
  dayNumber: 20,
  pictures: ['bread', 'droplet', 'red-apple'],
  references: ['Exodus 16:13-21', 'Exodus 16:31', 'Deuteronomy 8:3', 'Psalm 104:14-15'],
  bands: {
    kindergarten: {
      title: 'Yum! Where Does It Go?',
      description: 'Bite, chew, swallow. What happens to your bread?',
      content: `Mmm, bread! Your teeth bite it. Your teeth chew it small. Your mouth makes it wet and soft. Gulp! Down it goes to your tummy. Your tummy mixes it like soup.

Then your body takes what it needs. Some food helps you run and play. Bread and rice do that. Some food helps you grow. Beans, eggs and milk do that. Some food helps you stay well. Fruits and greens do that. Water helps with it all!

God’s people were in the desert. They had no bread. In the morning there was dew. Dew is tiny drops of water. They sit on grass when the night was cool. When the dew was gone, food lay there! It was white. It was sweet like honey. They called it manna.

> It was white like coriander seed and tasted like wafers made with honey.
> — Exodus 16:31

There was enough for everyone. Thank You, God, for food!`,
      difficulty: 'beginner',
      objectives: ['Tell what teeth and tummy do with food.', 'Say what dew is.'],
      activities: [
        {
          title: 'Follow the bite',
          description:
            'Lie down on a big paper. A friend draws around you. Draw your mouth and your tummy. Now draw the way the bread goes.',
        },
        {
          title: 'Dew hunt',
          description:
            'Go out early in the morning. Touch the grass. Is it wet? Look at a leaf. Count the drops you see.',
        },
      ],
      checks: [
        {
          question: 'What do your teeth do with an apple?',
          options: ['Chew it small', 'Make it sweet', 'Paint it red'],
          answer: 0,
          explanation: 'Small bits are easy to swallow. So we chew well.',
          practises: [0],
        },
        {
          question: 'What is dew?',
          options: ['White sand', 'Morning milk', 'Tiny water drops'],
          answer: 2,
          explanation: 'The night is cool. Then drops sit on the grass.',
          practises: [1],
        },
        {
          question: 'You swallow your bread. Where does it go next?',
          options: ['To your nose', 'To your tummy', 'To your hair'],
          answer: 1,
          explanation: 'The tummy mixes it like soup. Then your body uses it.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'A Slice of Bread Takes a Trip',
      description:
        'The road is longer than a school bus is wide, and it lies folded up inside you.',
      content: `## Stop one: the mouth

Your front teeth cut, and your back teeth grind. Spit, which is also called saliva, makes the bread soft and starts to turn it into sugar. That is why bread tastes sweeter if you chew it for a long time.

## Stops two and three

You swallow, and muscles squeeze the food down a tube. It would even work upside down! Your stomach is a bag of muscle. It churns the food with sour juice for some hours, until it looks like thick soup.

Now comes a thin, folded tube, the small intestine. In a grown-up it is about six meters long. Its wall is covered with tiny fingers. Through them the useful parts of the food slip into the blood, and the blood carries them to every part of you. What is left goes on to the large intestine. It takes back some water, and the rest leaves the body.

## What food is for

- Some foods are fuel: bread, rice, potatoes and oil.
- Some foods build: beans, eggs, fish, milk and nuts.
- Some foods protect: fruits and vegetables of many colors.

Bodies come in many sizes, and they need many kinds of food. Some children cannot eat nuts, milk or wheat, so we always ask before we share.

## Drops in the night

Have you walked in wet grass when there was no rain? Air holds water that you cannot see. On a clear night the grass gets cold. The air that touches it cools down too, and it cannot keep all its water. Tiny drops form. That is dew.

> That evening quail came and covered the camp, and in the morning there was a layer of dew around the camp.
> — Exodus 16:13

When it dried, the people found manna. Some gathered more and some gathered less, yet nobody went hungry. God gave what was needed for one day, and then one more.`,
      difficulty: 'beginner',
      objectives: [
        'Describe the way of food through the body.',
        'Sort foods by fuel, build and protect.',
        'Explain how dew gets on the grass.',
      ],
      activities: [
        {
          title: 'Six meters of gut',
          description:
            'Measure six meters of string. Try to fold it so that it fits on a plate. Now you know how the small intestine finds room. Lay the string out again and walk the trip of the bread from end to end.',
        },
        {
          title: 'Make your own dew',
          description:
            'Put a cold bottle or jar in the shade on a warm day. Wipe it dry and watch it for ten minutes. Where do the drops come from? Mark how high they reach and compare with the water inside.',
        },
      ],
      checks: [
        {
          question: 'Where do the useful parts of food slip into the blood?',
          options: [
            'In the front teeth',
            'In the tube to the stomach',
            'In the small intestine',
            'In the mouth',
          ],
          answer: 2,
          explanation: 'Tiny fingers on its wall take them in. The blood carries them away.',
          practises: [0],
        },
        {
          question: 'Which of these foods mostly builds the body?',
          options: ['Beans', 'Rice', 'Oranges', 'Potatoes'],
          answer: 0,
          explanation: 'Beans, eggs, fish and milk help you grow. Rice and potatoes are fuel.',
          practises: [1],
        },
        {
          question: 'Why do drops form on grass in a clear, calm night?',
          options: [
            'Rain falls too softly to hear',
            'Worms bring up water',
            'Grass sweats when it is hot',
            'The cold grass cools the air',
          ],
          answer: 3,
          explanation: 'Cool air cannot keep so much water. Some of it turns into drops.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Daily Bread, Nightly Dew',
      description:
        'How your body opens its daily bread, and how the night squeezes water from air.',
      content: `## Scissors made of protein

Most food is made of molecules that are far too large to enter the blood. Starch is a chain of hundreds of sugar units, and a protein is a chain of hundreds of amino acids. Digestion cuts these chains. The cutting tools are enzymes, and each kind fits only one kind of bond, as a key fits a lock. Amylase in saliva works on starch. In the acid of the stomach, pepsin begins with protein. The pancreas adds more of them in the small intestine, where bile from the liver breaks fat into fine droplets.

The small intestine then absorbs the pieces. Its lining has folds, the folds carry millions of villi, and each cell on a villus has a brush of even smaller ones. Unfolded, the surface measures about thirty square meters, nearly the area of half a badminton court. A smooth tube of the same length would offer less than one.

## Fuel and building blocks

Carbohydrates and protein yield about 17 kilojoules for each gram, and fat yields about 37. A slice of bread with 15 grams of carbohydrate, 3 grams of protein and 1 gram of fat supplies 15 × 17 + 3 × 17 + 1 × 37 = 343 kilojoules. These numbers are useful for planning supplies on a long hike. They aren’t grades for foods or for people. A growing body knows hunger and fullness well, and anyone who is afraid of eating, or can’t stop thinking about it, deserves help from an adult and a doctor.

Energy is only half of the matter. Amino acids become muscle and skin, and vitamins and minerals are needed in tiny amounts to keep the chemistry going. No single food has them all.

## When air lets go of water

Warm air can contain more water vapor than cool air. At 20 degrees Celsius a cubic meter holds at most 17 grams, and at 10 degrees only 9. Suppose that a 20-degree evening has 9 grams in each cubic meter. As soon as a leaf has cooled to 10 degrees, the air beside it is full, and any further cooling makes drops. This temperature is called the dew point.

Leaves can become colder than the air because they radiate heat toward the sky. Clouds send some of it back, and wind mixes warmer air in. That is why dew is heaviest after clear, still nights, even in deserts.

## The bread that would not be hoarded

> Each one gathered as much as he needed to eat.
> — Exodus 16:18

Manna that was kept overnight went bad, except before the Sabbath. Was it a natural substance? Some have compared it to sweet drops that insects leave on desert bushes, while others point out how different it was; the Bible calls it bread from heaven and leaves the people asking what it is. Its lesson was daily. Our bodies, too, can hardly store oxygen for five minutes or water for a week. We live on gifts that must be renewed, and nobody is meant to grab a neighbor’s share.`,
      difficulty: 'intermediate',
      objectives: [
        'Explain what enzymes and villi do in digestion.',
        'Calculate the energy of a food from its nutrients.',
        'Predict dew with the help of the dew point.',
      ],
      activities: [
        {
          title: 'Fold a surface',
          description:
            'Line a cup with a paper towel laid smooth. Then find out how much towel can be pleated into a second cup so that every part still touches the inside space. Measure both areas and form the ratio. Compare your pleats with villi.',
        },
        {
          title: 'Find the dew point',
          description:
            'Fill a metal cup with tap water at air temperature. Add a little ice, stir, and repeat until a thin mist appears on the outside. Note the temperature of the water if you have a thermometer, or the number of ice cubes. Do it in the morning and at noon. When is the air closer to full?',
        },
      ],
      checks: [
        {
          question: 'Why can pepsin not digest starch?',
          options: [
            'Pepsin works only outside the body',
            'Each enzyme fits only one kind of bond',
            'Starch never gets into the stomach',
            'Bile has already removed all the starch',
          ],
          answer: 1,
          explanation: 'Pepsin fits the bonds of protein. Amylase is the tool for starch.',
          practises: [0],
        },
        {
          question:
            'A handful of nuts has 5 grams of carbohydrate, 5 grams of protein and 10 grams of fat. What is its energy?',
          options: ['340 kJ', '455 kJ', '910 kJ', '540 kJ'],
          answer: 3,
          explanation: '5 × 17 + 5 × 17 + 10 × 37 = 85 + 85 + 370 = 540 kilojoules.',
          practises: [1],
        },
        {
          question: 'On which night would you expect the most dew?',
          options: [
            'A clear and calm one',
            'A cloudy and calm one',
            'A clear and stormy one',
            'A cloudy and windy one',
          ],
          answer: 0,
          explanation:
            'Without clouds the leaves lose more heat, and without wind the cold air stays beside them.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Not on Bread Alone',
      description:
        'Six pairs of sick sailors, a hormone that keeps a balance, and the physics of a wet dawn.',
      content: `## Steady sugar

The blood of an adult holds only about five grams of glucose, scarcely more than a teaspoon, and the brain alone consumes that quantity in an hour. Nevertheless the level remains within narrow limits. After a meal it rises, cells in the pancreas release insulin, and muscle, fat and liver take glucose up; the liver links it into glycogen. Between meals glucagon makes the liver break glycogen down again. Each hormone corrects a deviation and is switched off by its own success, which is the definition of negative feedback. In type 1 diabetes the immune system destroys the cells that make insulin. Until Frederick Banting, Charles Best and their colleagues treated a boy of fourteen in January 1922, the diagnosis was fatal.

## A trial at sea

Food that fills the stomach may still fail the body. On long voyages scurvy killed more sailors than battles did. In 1747 the ship’s surgeon James Lind selected twelve patients, “as similar as I could have them,” gave them the same quarters and diet, and divided them into six pairs. Each pair received a different remedy: cider, diluted acid, vinegar, seawater, a spiced paste, or two oranges and a lemon daily. Within six days the pair that ate the fruit had practically recovered. The groups were tiny, and Lind himself misjudged what he had found, so that the Royal Navy introduced lemon juice only in 1795. Vitamin C was isolated around 1930. We lack the enzyme for the last step of making it, whereas most mammals have no need of fruit to keep their collagen intact.

## How much water can a night deliver?

Air at 20 °C is saturated when it contains 17.3 grams of vapor per cubic meter; at 10 °C the figure is 9.4. If air at 20 °C has a relative humidity of 54 percent, it holds 0.54 × 17.3 ≈ 9.3 grams and begins to release water just below 10 °C. Surfaces reach that temperature by radiating more than they receive.

The loss also limits the yield. A clear sky may draw some 60 watts net from a square meter, which amounts to 60 × 36,000 s ≈ 2.2 megajoules in ten hours. Condensation sets free about 2.5 megajoules for each kilogram, so that even if nothing else warmed the surface, no more than 2.2 ÷ 2.5 ≈ 0.9 kilograms could form, a film of 0.9 millimeters. Measured values seldom exceed half a millimeter. In deserts this modest income supports lichens, snails and crusts of microbes that would not survive on rain.

## The economy of manna

The account in Exodus is an economic experiment as well. Those who gathered much had no surplus, and those who gathered little had no lack; whatever was hoarded bred maggots. A people that had been building storage cities for Pharaoh had to unlearn the fear of tomorrow, one morning at a time.

> He humbled you, and in your hunger He gave you manna to eat … so that you might understand that man does not live on bread alone, but on every word that comes from the mouth of the LORD.
> — Deuteronomy 8:3

The sentence does not despise bread. According to the estimate of five United Nations agencies, about 670 million people, one in twelve, faced hunger in 2024, although the world’s fields yielded enough for everyone. Jesus quoted the verse while he was starving, and he later taught his friends to ask for bread in the plural: ours, not mine. A physiologist might add that in a healthy body every cell, however humble its task, is supplied from the same blood.`,
      difficulty: 'advanced',
      objectives: [
        'Explain the regulation of blood glucose as negative feedback.',
        'Evaluate the design of Lind’s trial.',
        'Calculate the dew point and an upper limit for dew from physical data.',
      ],
      activities: [
        {
          title: 'Human feedback loop',
          description:
            'Mark a normal line on the ground. One person is the glucose level and moves when a storyteller announces meals and races; two others are insulin and glucagon and may send the first one back a step at a time, after a count of three. Record the curve. Then lengthen the delay and explain the swings.',
        },
        {
          title: 'Lind again',
          description:
            'Design a trial that would convince the navy of 1747: number of sailors, choice of groups, what is kept the same, what is measured and who judges the outcome. List which weaknesses of the original you have removed, and which would still be ethical problems.',
        },
      ],
      checks: [
        {
          question: 'What makes the control of glucose a negative feedback?',
          options: [
            'Hormones harm the cells that produce them',
            'The level falls steadily throughout the day',
            'Each correction removes the reason for itself',
            'Insulin strengthens its own release',
          ],
          answer: 2,
          explanation:
            'Insulin lowers the level that called for insulin, so its release dies down. Glucagon works likewise in the other direction.',
          practises: [0],
        },
        {
          question: 'What was a real strength of Lind’s trial?',
          options: [
            'Similar patients were compared under like conditions',
            'Hundreds of sailors took part in each group',
            'Neither Lind nor the sailors knew who ate fruit',
            'It identified the vitamin chemically',
          ],
          answer: 0,
          explanation:
            'Because cases and conditions were alike, the remedy was the likely cause of the difference. The numbers were small, and nothing was hidden.',
          practises: [1],
        },
        {
          question:
            'A roof loses 50 watts per square meter for ten hours. At 2.5 MJ per kilogram, how much dew could form at most on one square meter?',
          options: ['0.2 kg', '0.72 kg', '1.39 kg', '4.5 kg'],
          answer: 1,
          explanation: '50 × 36,000 s = 1.8 MJ, and 1.8 ÷ 2.5 = 0.72 kg.',
          practises: [2],
        },
      ],
    },
  },
};
