import type { LessonSource } from '@lamplight/domain/lessons';

export const scienceDay18: LessonSource = {
  category: 'science',
  dayNumber: 18,
  pictures: ['fire', 'candle', 'firefighter'],
  references: ['Exodus 3:2-3', 'Exodus 3:7', 'James 3:5'],
  bands: {
    kindergarten: {
      title: 'Warm, Bright and Not for Touching',
      description: 'Fire gives light and heat. Who keeps it safe?',
      content: `Rub your hands together fast. Now hold them to your cheeks. Warm! You made heat.

The sun gives heat. A cozy cat gives heat. A fire gives very much heat. It gives light, too.

A fire is always hungry. It eats wood. It needs air. When the wood is gone, it goes out. When grown-ups pour on water, it goes out. Hiss!

Fire can cook soup. It can also hurt. So a grown-up makes the fire. You stay three big steps away. Do you find matches? Do not touch. Tell a grown-up.

Moses saw a bush on fire. But the bush did not burn up! He came closer to look. God called him by name. God had heard His people cry. He wanted to help them.

> Moses saw the bush ablaze with fire, but it was not consumed.
> — Exodus 3:2

What warms you when you are cold?`,
      difficulty: 'beginner',
      objectives: ['Name two things that a fire needs.', 'Say how to stay safe near fire.'],
      activities: [
        {
          title: 'Warm stone hunt',
          description:
            'Touch stones in the sun. Touch stones in the shade. Which are warmer? Carry a warm one to the shade. Feel it again later.',
        },
        {
          title: 'Three big steps',
          description:
            'Lay red leaves in a ring. That is our pretend fire. Walk up to it, then stop in time. Count three big steps between you and it.',
        },
      ],
      checks: [
        {
          question: 'What does a fire eat?',
          options: ['Water', 'Stones', 'Wood'],
          answer: 2,
          explanation: 'Wood burns. When it is gone, the fire goes out.',
          practises: [0],
        },
        {
          question: 'You find matches on the floor. What do you do?',
          options: ['Tell a grown-up', 'Hide them in a box', 'Try to light one'],
          answer: 0,
          explanation: 'Matches are not toys. A grown-up puts them away.',
          practises: [1],
        },
        {
          question: 'A fire has wood. What else must it have?',
          options: ['A name', 'Air', 'Sand'],
          answer: 1,
          explanation: 'Fire cannot burn without air. Sand and water put it out.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'Three Friends That Make a Flame',
      description: 'Take one of them away, and the biggest fire has to stop.',
      content: `## A triangle with rules

Draw a triangle and write a word on each side: fuel, oxygen, heat. Fuel is what burns, such as wood or wax. Oxygen is a part of the air. Heat is needed to get things going, and then the fire makes its own. When all three meet, things burn. Take away just one, and the flame dies!

- A camp leader lets the wood burn down. No fuel is left.
- A cook puts a lid on a burning pan. No fresh oxygen can get in.
- A firefighter sprays water. The wood gets too cool to burn.

Do not try these yourself. If you see a fire where none should be, leave quickly and tell an adult. If your clothes ever catch fire, stop, drop to the ground and roll.

## How heat travels

Heat always moves from a warmer thing to a cooler one, and it has three ways to go.

- By touch: a spoon in hot soup gets warm up to the handle.
- By flow: warm air rises, and cool air slides in below it.
- By rays: you feel a campfire on your face, even across the cold air.

The sun’s heat comes to us by rays, because there is nothing in space to touch or to flow.

## A sight worth a detour

Moses knew fire well. He was a shepherd and must have sat beside many small fires at night. A dry bush burns up in a few minutes. This one did not.

> So Moses thought, “I must go over and see this marvelous sight. Why is the bush not burning up?”
> — Exodus 3:3

That is a real question, and good scientists ask such questions too. They notice what does not fit, and they go and look. Moses found more than an answer. God spoke to him and sent him to set a people free.`,
      difficulty: 'beginner',
      objectives: [
        'Name the three things that a fire needs.',
        'Tell how taking one of them away puts a fire out.',
        'Give an example for each way that heat travels.',
      ],
      activities: [
        {
          title: 'Sun race',
          description:
            'Lay a dark cloth and a light cloth of the same size in the sun. Put a pebble under each. Guess which pebble warms up more. Feel both after twenty minutes. No flame is needed, for the sun sends rays.',
        },
        {
          title: 'Fire triangle tag',
          description:
            'Three players hold hands and are fuel, oxygen and heat. The others call out what a firefighter does, such as closing the lid. The right player lets go, and all three sit down. Then trade places.',
        },
      ],
      checks: [
        {
          question: 'Which three things must come together to make a fire?',
          options: [
            'Wood, smoke and ash',
            'Fuel, oxygen and heat',
            'Wind, light and fuel',
            'Heat, water and air',
          ],
          answer: 1,
          explanation: 'These are the sides of the fire triangle. Smoke and ash come afterward.',
          practises: [0],
        },
        {
          question: 'Why does a lid put out a fire in a pan?',
          options: [
            'It makes the pan too heavy',
            'It turns the oil to water',
            'It takes the fuel away',
            'It keeps fresh oxygen out',
          ],
          answer: 3,
          explanation: 'The fire soon uses up the oxygen below the lid, and no more can enter.',
          practises: [1],
        },
        {
          question: 'How does heat get from the sun to your face?',
          options: ['By rays', 'By touch', 'By flow', 'By smoke'],
          answer: 0,
          explanation: 'Rays can cross empty space. Touch and flow need something in between.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'What a Flame Really Is',
      description:
        'Wood does not burn, at least not the way you think. Look closely at a candle that an adult has lit.',
      content: `## The gas inside the log

Put a log on glowing coals and watch. For a while nothing happens, because the heat is busy driving out water. Then whitish smoke appears. The wood is breaking apart into gases, and it is mainly these gases that burn. A flame is a zone where hot gas reacts with oxygen. What remains of the wood is charcoal, and it glows without much of a flame, since it reacts at its surface.

A candle works in the same way. The wick soaks up melted wax, the wax turns into vapor, and the vapor burns. Tiny specks of soot form inside the flame and glow yellow. At the top they burn as well, or else they escape as a thread of smoke. In his famous Christmas talks for young people, Michael Faraday showed how many laws of nature are at work in one candle.

## Atoms change partners

Burning is a chemical reaction called combustion. Wax consists of carbon and hydrogen. With oxygen, the carbon forms carbon dioxide and the hydrogen forms water. No atom is lost; they only change partners. New bonds form, and in forming they set free more energy than it took to break the old ones. That surplus is the warmth that you feel.

Why, then, doesn’t a candle in the drawer burst into flames? The first bonds must be broken before new ones can form. A match supplies this activation energy. Afterward the flame itself heats the next bit of wax.

## Heat is not temperature

A spark from a sparkler may be above 1,000 degrees Celsius, while a bathtub of water has only 38. Yet the tub holds far more heat, because there is so much of it. Temperature tells how violently the particles move on average. Heat is energy on its way from one body to another, and its amount depends on the mass and the material. To warm one kilogram of water by one degree takes about 4.2 kilojoules; for one kilogram of iron, 0.45 is enough. So 3 kilograms of water, warmed by 10 degrees, need 3 × 10 × 4.2 = 126 kilojoules.

## A fire that takes nothing

Every fire that we know uses up what it burns. The bush at Horeb did not behave like this, and that is exactly why a shepherd turned aside.

> I must go over and see this marvelous sight. Why is the bush not burning up?
> — Exodus 3:3

Some have pointed out that certain desert plants give off oils that catch fire for a second and leave the leaves unhurt. The story isn’t told as a lesson on botany, however. It speaks of a sign. Here is a fire that gives light and does not destroy, and the voice within it says of an enslaved people: I have seen, I have heard, I know. Science can tell what flames usually do. It was only because Moses knew the usual that he recognized the wonder.`,
      difficulty: 'intermediate',
      objectives: [
        'Explain what burns in a wood fire and in a candle.',
        'Describe combustion as a rearrangement of atoms that needs activation energy.',
        'Distinguish heat from temperature and calculate an amount of heat.',
      ],
      activities: [
        {
          title: 'Warm mix',
          description:
            'Pour one cup of cold tap water and one of warm tap water together and predict the temperature by touch. Then mix one cold with three warm. Which mixture is closer to the warm water, and why? Use only water that is comfortable for your hands.',
        },
        {
          title: 'Candle report',
          description:
            'An adult lights a candle in a safe holder and stays beside it. From an arm’s length away, draw the flame in five minutes with all its zones and colors. Note twelve observations. Mark which of them you can explain by now.',
        },
      ],
      checks: [
        {
          question: 'What mainly feeds the flames above a burning log?',
          options: [
            'The water that is driven out of it',
            'Oxygen that was stored in the bark',
            'Gases from the wood as it breaks apart',
            'Ash that is lifted by the wind',
          ],
          answer: 2,
          explanation:
            'Heat splits the wood into gases and charcoal. The gases burn in the flame, and the charcoal glows.',
          practises: [0],
        },
        {
          question: 'What is the task of a match when a candle is lit?',
          options: [
            'It supplies the activation energy',
            'It adds carbon to the wax',
            'It carries oxygen to the wick',
            'It keeps the flame upright',
          ],
          answer: 0,
          explanation:
            'Some bonds must be broken before new ones form. Later the flame does this by itself.',
          practises: [1],
        },
        {
          question:
            'How much heat warms 2 kilograms of water by 20 degrees, at 4.2 kilojoules for each kilogram and degree?',
          options: ['42 kJ', '84 kJ', '26.2 kJ', '168 kJ'],
          answer: 3,
          explanation:
            'Multiply mass, degrees and the value for water: 2 × 20 × 4.2 = 168 kilojoules.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The Ledger of Combustion',
      description:
        'Balance the energy of a flame bond by bond, and see why a forest may need what destroys it.',
      content: `## From phlogiston to oxygen

For most of the eighteenth century chemists believed that burning bodies gave off a substance called phlogiston. The theory explained a good deal, until it met the balance. Metals grow heavier when they are heated in air, and a thing that loses something should not. In the 1770s Antoine Lavoisier weighed everything in sealed vessels, gases included, and concluded that combustion takes something up from the air. His wife, Marie-Anne Paulze Lavoisier, translated the English literature for him, drew the apparatus and kept the records. The total mass never changed. A careful ledger had overturned a plausible idea.

## Counting bonds

The energy of a flame can be estimated by bookkeeping of another kind. Take methane: CH₄ + 2 O₂ → CO₂ + 2 H₂O. Average bond energies, in kilojoules per mole, are 413 for C–H, 498 for the bond in O₂, 799 for C=O in carbon dioxide and 463 for O–H.

- Bonds broken: 4 × 413 + 2 × 498 = 2,648.
- Bonds formed: 2 × 799 + 4 × 463 = 3,450.
- Surplus: 3,450 − 2,648 = 802 kilojoules for each mole, which is 16 grams.

A gram of methane thus releases about 802 ÷ 16 ≈ 50 kilojoules. Two kilograms of water, heated by 30 degrees, require 2 × 30 × 4.18 ≈ 251 kilojoules, so five grams would suffice if nothing escaped past the pot. In practice more than half may be lost.

The bookkeeping says nothing about speed. A mixture of methane and air can remain unchanged for years, because the reaction has to climb over a barrier, the activation energy. Once it is ignited, fragments with unpaired electrons attack molecule after molecule and create new fragments: a chain reaction. Many extinguishing agents interrupt this chain, and for that reason fire engineers have added a fourth face to the old triangle.

## Radiation and the fourth power

Every warm object radiates, and the power grows with the fourth power of the absolute temperature. If coals are at 1,200 kelvins and a stone beside them at 600, each square centimeter of coal emits 2⁴ = 16 times as much. That is why radiation dominates around large fires and why a firebreak has to be broad.

## Fire in the living world

Some ecosystems depend on burning. The cones of many lodgepole pines are sealed with resin and open only when heat has melted it, so the seeds drop onto cleared, fertilized ground. Indigenous peoples of Australia and North America have long burned small patches on purpose, in mild seasons, and thereby prevented catastrophic fires. Where every blaze was suppressed for a century, fuel has accumulated. Warmer and drier summers now make the result more dangerous.

> Consider how small a spark sets a great forest ablaze.
> — James 3:5

James was writing about the tongue. The comparison is chemically apt: the energy is already there, in the dry timber of resentment, and a remark merely supplies the activation.

At Horeb the relation is reversed. The bush blazes and “it was not consumed” (Exodus 3:2). Interpreters have sought natural causes, from volatile oils to the low sun behind red leaves, and the text shows little interest in any of them. It presents an appearance of God that has no need of fuel, does not live at the expense of what it touches, and speaks of people who are being used up in the brick pits of Egypt. Power usually consumes. Moses is shown another kind before he is sent to confront a king.`,
      difficulty: 'advanced',
      objectives: [
        'Calculate the energy of a combustion from bond energies.',
        'Distinguish the energy that a reaction releases from its rate.',
        'Apply the fourth-power law of radiation and discuss the role of fire in ecosystems.',
      ],
      activities: [
        {
          title: 'Efficiency of an oven without fire',
          description:
            'Build a solar cooker from a carton and any shiny wrapping that would be thrown away. Warm a cup of water in it for half an hour. Estimate the heat gained from the rise in temperature, compare it with about 1,000 watts of sunlight for each square meter of opening, and calculate the efficiency. Do not look into the reflection.',
        },
        {
          title: 'Spark and timber',
          description:
            'Recall a quarrel that began with a single remark. Write down separately what the fuel, the oxygen and the spark were, and at which point the chain could have been broken. Share it only if it is your story to tell, and formulate one firebreak for next time.',
        },
      ],
      checks: [
        {
          question:
            'In the reaction 2 H₂ + O₂ → 2 H₂O, with 436 for H–H, 498 for O₂ and 463 for O–H, how much energy is released?',
          options: ['1,852 kJ', '482 kJ', '35 kJ', '1,370 kJ'],
          answer: 1,
          explanation:
            'Broken: 2 × 436 + 498 = 1,370. Formed: 4 × 463 = 1,852. The surplus is 1,852 − 1,370 = 482 kJ.',
          practises: [0],
        },
        {
          question: 'Why can methane and air stay mixed for years without reacting?',
          options: [
            'The products contain more energy than the gases',
            'Cold methane holds no energy at all',
            'Too few molecules get over the activation barrier',
            'Nitrogen binds the methane firmly',
          ],
          answer: 2,
          explanation:
            'A large surplus does not imply a fast reaction. The barrier has to be crossed first, for instance with a spark.',
          practises: [1],
        },
        {
          question:
            'Embers cool from 900 to 300 kelvins. By which factor does their radiated power fall?',
          options: ['81', '3', '9', '12'],
          answer: 0,
          explanation: 'The temperature falls to a third, and 3⁴ = 81.',
          practises: [2],
        },
      ],
    },
  },
};
