import type { LessonSource } from '@lamplight/domain/lessons';

export const scienceDay42: LessonSource = {
  category: 'science',
  dayNumber: 42,
  pictures: ['sun', 'sheaf-of-rice', 'bread'],
  references: ['Matthew 6:11', 'Matthew 5:45', 'Psalm 104:14-15'],
  bands: {
    kindergarten: {
      title: 'Sunshine in Your Sandwich',
      description: 'Bite into your bread. You are eating sunshine!',
      content: `Hold out your hand in the sun. It gets warm. The sun sends light and warmth. Plants hold out their hands too. Their hands are leaves!

A leaf catches light. It drinks water. It takes in air. Then it makes sugar. It is like a tiny kitchen. The grass on a field makes grains. A farmer cuts them. A miller grinds them. A baker bakes the dough. Now it is bread!

You eat the bread. It gives you power. Now you can jump and think and sing. Where did the power come from? From the sun!

So many people helped too. Thank you, farmer. Thank you, baker. Thank You, God.

Jesus taught His friends to pray.

> Give us this day our daily bread.
> — Matthew 6:11

He said us. So we share our bread.`,
      difficulty: 'beginner',
      objectives: ['Tell the way from the sun to bread.', 'Name people who help to make bread.'],
      activities: [
        {
          title: 'Sun to sandwich',
          description:
            'Stand in a row: sun, leaf, grain, miller, baker, child. Pass a ball along. Each says what they do. At the end, everyone jumps!',
        },
        {
          title: 'Shade and sun',
          description:
            'Sow cress in two little pots. Cover one with a box. Water both. Look after five days. Which one is green?',
        },
      ],
      checks: [
        {
          question: 'What does a leaf need to make sugar?',
          options: ['Light, water and air', 'Milk and honey', 'Sand, salt and stones'],
          answer: 0,
          explanation: 'It catches light, drinks water and takes in air.',
          practises: [0],
        },
        {
          question: 'Who grinds the grains?',
          options: ['The sun', 'The old baker', 'The miller'],
          answer: 2,
          explanation: 'The miller makes flour. The baker makes bread.',
          practises: [1],
        },
        {
          question: 'Where does the power in bread come from?',
          options: ['From the moon', 'From the sun', 'From the oven'],
          answer: 1,
          explanation: 'The leaf caught it from the light of the sun.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'How Far Has Your Breakfast Traveled?',
      description: 'It began with a trip of 150 million kilometers.',
      content: `## Eight minutes

“How far has your bread traveled?” asked Grandma. “From the shop,” said Lio. “Farther.” “From the farm?” “Much farther. One hundred and fifty million kilometers, and it took eight minutes.” Lio stopped chewing.

## A kitchen in a leaf

Light from the sun fell on a field of wheat. Inside the leaves there is something green called chlorophyll, and it catches light. With the energy of light the plant takes water and a gas from the air, carbon dioxide, and builds sugar. It gives off oxygen, which you are breathing now. This is called photosynthesis. It means putting together with light.

The plant uses some of the sugar to live. The rest it packs into grains, for its babies. There we come and make bread out of it.

## Energy changes clothes

Energy can’t be made out of nothing, and it doesn’t vanish. It changes its clothes.

- The sun: light
- The wheat: energy packed in starch
- You: movement, warmth, and thoughts in your head

At each change a good part turns into warmth. If a field catches 100 portions of light, perhaps one portion ends up in the wheat. If a cow eats the wheat, only about a tenth of that goes into milk and meat. So bread feeds more people than beef from the same field.

An apple holds enough energy to lift Lio up a very high tower. That’s why he can climb.

## Daily bread

Jesus taught His friends a short prayer. In the middle of it, between God’s kingdom and forgiving, stands something quite ordinary.

> Give us this day our daily bread.
> — Matthew 6:11

It isn’t give me, but give us. And God seldom drops bread from the sky. He sends sun and rain, farmers, bakers and a Grandma who cuts slices. Every one of them is a part of the answer.

Lio looked at his last bite against the window. “Thank you, sun,” he said. “And thank You for the sun.”`,
      difficulty: 'beginner',
      objectives: [
        'Explain what a leaf does with light.',
        'Follow energy from the sun to a child.',
        'Tell why bread feeds more people than beef.',
      ],
      activities: [
        {
          title: 'Energy relay',
          description:
            'Fill a cup with 100 beans for the energy in a field of wheat. If each child needs one bean, how many can eat from the field? Now feed it all to a cow. She keeps 10 beans and spills the rest into a bowl named warmth. How many can eat from the cow?',
        },
        {
          title: 'Grace with everyone in it',
          description:
            'Look at one slice of bread. Name everything and everyone who was needed for it. Write or sing a thank-you that mentions at least seven.',
        },
      ],
      checks: [
        {
          question: 'What does a plant give off when it makes sugar?',
          options: ['Smoke', 'Oxygen', 'Salt', 'Carbon dioxide'],
          answer: 1,
          explanation: 'It takes in carbon dioxide and water, and gives off oxygen.',
          practises: [0],
        },
        {
          question: 'What becomes of the energy when Lio runs?',
          options: [
            'It turns into movement and warmth',
            'It vanishes for good',
            'It goes back to the sun',
            'It turns into bread',
          ],
          answer: 0,
          explanation: 'Energy only changes its clothes. It is never simply gone.',
          practises: [1],
        },
        {
          question: 'Why does a field feed more people with bread than with beef?',
          options: [
            'Beef is heavier than bread',
            'Cows drink all the water',
            'Wheat grows faster at night',
            'Most of the energy is lost on the way through the cow',
          ],
          answer: 3,
          explanation: 'Only about a tenth of what a cow eats ends up as food for us.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'The Long Way to a Slice of Bread',
      description:
        'Four hydrogen nuclei fuse in the sun, and perhaps a hundred thousand years later somebody spreads butter.',
      content: `## From the core

In the center of the sun, at fifteen million degrees, hydrogen is fused to helium. Each second about four million tons of matter are turned into energy. The light that is produced doesn’t get far. It is absorbed and sent out again so often that, by the usual estimates, the energy takes about a hundred thousand years to reach the surface. From there it needs eight minutes and twenty seconds.

Of what arrives at a wheat field, part is reflected, part evaporates water, part is of the wrong color. In the chloroplasts the rest splits water and builds sugar:

6 CO₂ + 6 H₂O + light → C₆H₁₂O₆ + 6 O₂

Count the atoms: 6 carbon on each side, 12 hydrogen, and 12 + 6 = 18 oxygen on the left, 6 + 12 = 18 on the right. Nothing is lost. Notice something odd about it. A tree of several tons consists mostly of air and water. In 1648 Jan van Helmont published an experiment in which a willow had gained 164 pounds in five years while the soil in its pot had lost only two ounces.

## Accounts

Over a season a good wheat field stores about one percent of the sunlight as plant material, of which less than half is grain. A slice of bread of 40 grams holds around 100 kilocalories, that is about 420 kilojoules. Your body works at roughly 100 watts, or 100 joules a second. One slice would thus keep you going for 4,200 seconds, an hour and ten minutes. Your brain alone takes a fifth.

In cells the sugar is taken apart again, step by step, and the same amounts of carbon dioxide and water come out as went in. What was light becomes a heartbeat and, in the end, warmth. Every transformation pays this toll. That’s the second law of thermodynamics, and it explains why food chains are short: from one level to the next about a tenth remains.

A machine has its metabolism too. As of 2026 data centers use some 1.5 to 2 percent of the world’s electricity, and it is rising. What a person does on a slice of bread, thinking for an hour and more, is still astonishingly economical.

## Us

In the Lord’s Prayer there is one request for something that you can touch.

> Give us this day our daily bread.
> — Matthew 6:11

The Greek word rendered daily is so rare that scholars are still discussing it: for today, for tomorrow, or what is needed. Certain is the little word us. Our planet grows enough grain to feed everyone. Nevertheless, more than 600 million people went hungry in 2024, because of war, prices and bad roads rather than lack of sun.

> He causes His sun to rise on the evil and the good, and sends rain on the righteous and the unrighteous.
> — Matthew 5:45

The sun doesn’t ask who has earned it. If bread is light that has been passed on from hand to hand, it would be strange to stop the passing on with oneself.`,
      difficulty: 'intermediate',
      objectives: [
        'Balance the equation of photosynthesis and explain it.',
        'Calculate with energy and power in food.',
        'Explain losses at each transformation and their consequences.',
      ],
      activities: [
        {
          title: 'Leaf in the light',
          description:
            'Cover half of a leaf on a living plant with foil for three days, then compare. In the same days press a leaf under water in a sunny glass and look for bubbles, in the sun and in the shade. Count them for five minutes each, and explain what you see.',
        },
        {
          title: 'Stairs on a slice',
          description:
            'Measure the height of a staircase. Work out how often you could climb it on one slice of bread (420 kilojoules), if a quarter of it becomes lifting: mass in kilograms × 10 × height in meters gives joules. Climb it five times, carefully, and discuss where the other three quarters go.',
        },
      ],
      checks: [
        {
          question: 'Where does most of the mass of a tree come from?',
          options: [
            'From minerals in the soil',
            'From air and water',
            'From sunlight itself',
            'From the seed',
          ],
          answer: 1,
          explanation:
            'Carbon dioxide and water are built into sugar. The soil of the willow lost almost nothing.',
          practises: [0],
        },
        {
          question:
            'A snack holds 360 kilojoules. How long does it supply a body that works at 100 watts?',
          options: ['36 minutes', '6 minutes', '3.6 hours', 'An hour'],
          answer: 3,
          explanation: '360,000 joules divided by 100 joules a second is 3,600 seconds.',
          practises: [1],
        },
        {
          question: 'Why are there so few eagles compared with mice?',
          options: [
            'At each level only about a tenth of the energy remains',
            'Eagles need more oxygen',
            'Mice store their energy better',
            'Photosynthesis is slower in the mountains',
          ],
          answer: 0,
          explanation:
            'From plant to mouse to eagle most of it becomes warmth. Little is left at the top.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Low Entropy, Daily',
      description:
        'Strictly speaking, we do not live on energy. We live on the difference between two temperatures.',
      content: `## What the sun provides

The earth radiates into space as much energy as it receives, apart from a small imbalance; otherwise it would have boiled away long ago. What it gains is order. Sunlight arrives as relatively few photons of high energy, characteristic of 5,800 kelvins. It departs as infrared at some 255 kelvins, about twenty photons for every one that came. Since the entropy carried by radiation rises with the number of photons, the planet exports far more entropy than it imports, and all that is intricate upon it, storms, forests, sonatas, is paid for out of the balance. Erwin Schrödinger put the idea in a phrase in 1944: what an organism feeds upon is negative entropy.

Carnot’s limit expresses the same fact for engines. Between a source of 5,800 and a sink of 300 kelvins the greatest possible efficiency is 1 − 300/5,800, about 95 percent. Photosynthesis falls far short. Of the light that strikes a leaf, roughly half is of usable wavelength; reflection, saturation, and the waste of an enzyme named rubisco, which confuses carbon dioxide with oxygen in one reaction of four or five, reduce the theoretical yield to about 4.6 percent for wheat and 6 for maize. Fields attain a third of it at best. Attempts to provide crops with a cheaper way of disposing of rubisco’s error raised the biomass of tobacco by up to 40 percent in trials published in 2019.

## The bread account

A hectare that yields 8 tonnes of wheat at 14 megajoules per kilogram stores 112,000 megajoules in grain. If it has received 5 gigajoules of light per square meter in a year, that is 50 million megajoules over 10,000 square meters, and the harvest represents 112,000 ÷ 50,000,000, about 0.22 percent. Behind it stands ammonia produced by the process of Haber and Bosch, which consumes about one percent of the world’s energy and without which nearly half of humanity could not be fed. Perhaps half of the nitrogen in your proteins has passed through a factory. Bread is sunlight and natural gas, at present.

Human metabolism runs at about 100 watts, of which the brain claims 20. Training one of the larger language models has been estimated at tens of gigawatt hours, equal to the brain power of several thousand people over a lifetime of waking hours; a single query costs little, and there are billions of them. Efficiency per operation has improved greatly and total consumption rises regardless, as William Stanley Jevons observed of coal in 1865. What machines are for is therefore also a question about bread.

## Epiousios

> Give us this day our daily bread.
> — Matthew 6:11

The adjective translated daily, epiousios, occurs hardly anywhere else in Greek. Origen, in the third century, suspected that the evangelists had coined it. For existence, for the coming day, supersubstantial, as Jerome rendered it in this place: each derivation has had its advocates, and the eucharistic overtones have been heard since antiquity. The petition stands between the hallowing of the Name and the forgiveness of debts, and it is the only one that a physiologist could monitor.

It is in the plural. Considered as thermodynamics, a meal is a loan of order from a star, transmitted by way of leaves, soils, trades and hands, which will be repaid as warmth within the day. The prayer acknowledges that the loan is renewed each morning, that no one is its first recipient, and that one can hardly say us while withholding.

> He causes His sun to rise on the evil and the good, and sends rain on the righteous and the unrighteous.
> — Matthew 5:45

Jesus uses the indiscriminate character of sunlight as an argument for loving one’s enemies. It is an unusual inference from meteorology. Those who know what sunlight does may find it compelling.`,
      difficulty: 'advanced',
      objectives: [
        'Explain in what sense life depends on low entropy and not merely on energy.',
        'Calculate the share of sunlight that ends up in grain.',
        'Relate the physics of food to the fourth petition of the Lord’s Prayer.',
      ],
      activities: [
        {
          title: 'Audit of a loaf',
          description:
            'Trace a loaf from field to table with a farmer, baker or label at hand. Estimate the energy of sunlight, fertilizer, machines, oven and transport in proportion, using ranges. Present it as a bar with error margins, and say which single change would matter most.',
        },
        {
          title: 'A week in the plural',
          description:
            'For seven days, pray or ponder the petition once before a meal, each time replacing us by a definite group of people whom you do not know: pickers, drivers, the hungry in one named place. Keep one line per day. In the end write what, if anything, has become more difficult to overlook.',
        },
      ],
      checks: [
        {
          question:
            'What does the earth chiefly gain from sunlight, given that it radiates as much energy as it receives?',
          options: [
            'Mass, by the conversion of light',
            'Order, since it sends out far more photons of lower energy',
            'Heat that is stored permanently in the rock',
            'Oxygen produced in the upper atmosphere',
          ],
          answer: 1,
          explanation:
            'About twenty infrared photons leave for each that arrives. The export of entropy pays for everything intricate.',
          practises: [0],
        },
        {
          question:
            'A field stores 60,000 megajoules in grain and receives 40 million megajoules of light. What percentage is that?',
          options: ['1.5 percent', '0.67 percent', '0.15 percent', '0.015 percent'],
          answer: 2,
          explanation: '60,000 ÷ 40,000,000 = 0.0015, which is 0.15 percent.',
          practises: [1],
        },
        {
          question: 'What does the plural of the petition imply in the argument of the lesson?',
          options: [
            'Whoever says us can hardly withhold what was passed on to all',
            'Only communities and never individuals may pray',
            'Bread was baked in large ovens at the time',
            'The Greek text is uncertain at this place',
          ],
          answer: 0,
          explanation:
            'Food is a loan handed on from star to field to hand. No one is its first recipient.',
          practises: [2],
        },
      ],
    },
  },
};
