import type { LessonSource } from '@lamplight/domain/lessons';

export const scienceDay30: LessonSource = {
  category: 'science',
  dayNumber: 30,
  pictures: ['ship', 'coin', 'spouting-whale'],
  references: ['Jonah 1:4-5', 'Psalm 104:25-26', 'Psalm 107:23-30'],
  bands: {
    kindergarten: {
      title: 'Sink or Swim?',
      description: 'A tiny stone sinks. A huge ship floats. How can that be?',
      difficulty: 'beginner',
      content: `Fill a bowl with water. Drop in a stone. Plop! It sinks. Lay a leaf on top. It floats! Try a spoon. Try a cork. Guess first, then look.

Big things can float. Small things can sink. A coin is small, and it sinks. A ship is huge, and it floats!

Make a ball of clay. Plop! Down it goes. Now press the same clay flat. Bend up the sides. It is a little boat. Put it on the water. It floats!

Why? Your boat pushes water away. The water pushes back, up and up. A wide boat pushes a lot of water away. So it gets a big push up.

Jonah was on a ship in a storm. The sailors threw out their heavy boxes.

> they threw the ship’s cargo into the sea to lighten the load
> — Jonah 1:5

A light ship swims higher. God was with them on the sea.`,
      objectives: ['Guess and test if something floats.', 'Tell what can make clay float.'],
      activities: [
        {
          title: 'Guess, then look',
          description:
            'Find five small things. Say sink or float. Put each in water. A grown-up stays with you. How many did you guess?',
        },
        {
          title: 'Clay boat',
          description:
            'Make a boat from clay or foil. Put in small pebbles, one by one. How many can it carry?',
        },
      ],
      checks: [
        {
          question: 'What happens to a coin in water?',
          options: ['It flies', 'It sinks', 'It melts'],
          answer: 1,
          explanation: 'A coin is small. But it is heavy for its size.',
          practises: [0],
        },
        {
          question: 'A ball of clay sinks. How can the clay float?',
          options: ['Shape it like a boat', 'Paint it blue all over', 'Make it cold'],
          answer: 0,
          explanation: 'A boat shape pushes more water away. So it gets a bigger push up.',
          practises: [1],
        },
        {
          question: 'Why did the sailors throw out the boxes?',
          options: ['They wanted to fish', 'The boxes were all empty', 'To make the ship lighter'],
          answer: 2,
          explanation: 'A lighter ship lies higher in the water.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'The Ship and the Coin',
      description: 'A penny sinks, and a ship made of steel does not. What is the secret?',
      difficulty: 'beginner',
      content: `## Jo in the bathtub

Jo lay in the bathtub and pushed a bowl down into the water. It pushed back! The deeper she pressed it, the stronger was the push. When she let go, the bowl jumped up. “The water doesn’t like to be pushed away,” she said.

She had found the secret. Whatever goes into water has to push some water aside. And the water pushes up with just as much force as the weight of the water that had to move. A clever man named Archimedes found this out more than two thousand years ago, and the story says that he was in a bathtub too.

## Which push wins?

There are two pushes. The weight of a thing pulls it down, and the water pushes it up.

- A coin pushes aside only a thimbleful of water. That thimbleful weighs less than the coin. So it sinks.
- A ship is like a huge bowl. It is mostly filled with air! It pushes aside as much water as it weighs itself, and then it stops sinking. It floats.

If you load a ship, it sinks in a little deeper, pushes more water aside, and gets a bigger push. If you load too much, water runs over the edge, and that is the end of floating.

An egg sinks in fresh water. Stir in plenty of salt, and it rises, because salty water is heavier and pushes more.

## A ship in trouble

Jonah’s sailors knew all this without a book. When the storm came, they did what would help most.

> And they threw the ship’s cargo into the sea to lighten the load.
> — Jonah 1:5

A lighter ship rides higher, and fewer waves come in. It cost them everything they had wanted to sell. Sometimes you have to throw things overboard to save what matters.

Jo pulled the plug. Slowly the water went away, and she felt how heavy she became.`,
      objectives: [
        'Explain the two pushes on a thing in water.',
        'Tell why a steel ship floats.',
        'Predict what happens when a boat is loaded or unloaded.',
      ],
      activities: [
        {
          title: 'Best boat',
          description:
            'Each team gets a square of foil of the same size. Fold a boat and load it with pebbles, one at a time, until it sinks. Count them. Change the shape and try once more. Which shape carries most?',
        },
        {
          title: 'The rising egg',
          description:
            'Put a raw egg into a glass of water. Stir in salt, spoon by spoon, and count. When does it lift off? Wash your hands afterward, and do not drink the water.',
        },
      ],
      checks: [
        {
          question: 'How strong is the push of the water?',
          options: [
            'As strong as the wind above it',
            'As much as the pushed-aside water weighs',
            'Always the same for everything',
            'As strong as the ground at the bottom of the sea',
          ],
          answer: 1,
          explanation: 'The more water has to move aside, the stronger the push upward.',
          practises: [0],
        },
        {
          question: 'Why does a steel ship float?',
          options: [
            'It is hollow and pushes aside a lot of water',
            'Steel is lighter than water',
            'It moves too fast to sink',
            'The paint keeps it up',
          ],
          answer: 0,
          explanation:
            'It is like a huge bowl full of air. The water it pushes aside weighs as much as the ship.',
          practises: [1],
        },
        {
          question: 'A boat is unloaded in the harbor. What happens?',
          options: [
            'It sinks deeper',
            'It tips over',
            'It stays just the same',
            'It rises a little',
          ],
          answer: 3,
          explanation: 'It weighs less now, so it needs to push aside less water.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Archimedes, Icebergs and a Paint Line',
      description:
        'One sentence from antiquity tells you how deep a ship will lie and how much ice you cannot see.',
      difficulty: 'intermediate',
      content: `## The principle

Put a body into a liquid, and it is pushed up by a force equal to the weight of the liquid that it displaces. Archimedes of Syracuse wrote this down in the third century before Christ, and it holds for submarines and hot-air balloons as well.

Why is there a push at all? Pressure grows with depth. The bottom of a submerged box is deeper than its top, so the water presses harder from below than from above. What remains is a force upward.

## Density decides

Divide the mass of something by its volume, and you get its density. Water has 1 gram per cubic centimeter. Iron has 7.9, oak about 0.7, ice 0.92, and cork 0.2. If a solid body’s density is below that of the liquid, it floats. If it is above, it sinks.

A ship contains steel, but also a great deal of air, and what counts is the average. Suppose that a boat has a mass of 600 kilograms and encloses a volume of 2,000 liters below its rim. On average that is 0.3 kilograms per liter, far below water. It sinks in until it displaces 600 liters. Load it with another 900 kilograms, and it displaces 1,500 liters. There are 500 left before the water reaches the rim, and no wise skipper would use them up.

When something floats, the submerged part tells you the density. Ice has 0.92 of the density of fresh water. Hence 92 percent of a block of ice floating on a lake is hidden below the surface. In seawater, which is a bit denser, it is roughly 90 percent. That is the tip of the iceberg.

## The line that saved lives

In the 1800s ships were often overloaded, since their owners were insured and their sailors were not. A member of the British parliament, Samuel Plimsoll, fought for years against these “coffin ships.” From 1876 each ship had to carry a line on its hull that must not go under. It is still there today, with marks for summer and winter, fresh water and salt, because the same ship lies deeper where the water is less dense.

## Throwing it overboard

The sailors in the book of Jonah acted by the principle without knowing its name.

> Then the LORD hurled a great wind upon the sea, and such a violent storm arose that the ship was in danger of breaking apart.
> — Jonah 1:4

They threw the cargo into the sea, and with every jar the ship rose by a hair. Notice who behaves decently in that chapter. The prophet is asleep below deck. The foreign sailors pray, work, sacrifice their income, and when they learn that Jonah is the reason for the storm, they row with all their might in order not to let him drown. Good seamanship begins with knowing what a life is worth. Plimsoll would have liked them.`,
      objectives: [
        'State Archimedes’ principle and explain the push by pressure.',
        'Calculate displacement and the hidden share of floating bodies.',
        'Explain the purpose of the load line.',
      ],
      activities: [
        {
          title: 'Measure a density',
          description:
            'Float a straight piece of wood upright in a tall jar of water, guiding it with a finger, and mark the waterline. Measure the length below and the total length, and divide. Compare two kinds of wood. What would the mark be in salt water?',
        },
        {
          title: 'Load line',
          description:
            'Build a boat from a milk carton. Draw a line one finger below the rim. Load it with stones of known number until the line is reached, once in fresh and once in very salty water. Make small waves and decide whether your line is safe.',
        },
      ],
      checks: [
        {
          question:
            'A raft has a mass of 300 kilograms. How much water does it displace while floating?',
          options: ['30 liters', '300 liters', '600 liters', 'It depends on its shape'],
          answer: 1,
          explanation:
            'It has to displace 300 kilograms of water, and a liter has a mass of one kilogram.',
          practises: [1],
        },
        {
          question: 'Why is there an upward force on a submerged box?',
          options: [
            'Air inside pulls it to the surface',
            'Water is always moving upward',
            'Gravity is weaker under water',
            'The pressure at its bottom is greater than at its top',
          ],
          answer: 3,
          explanation:
            'Pressure increases with depth. The difference between below and above is the push.',
          practises: [0],
        },
        {
          question: 'Why does a ship lie deeper in a river than at sea?',
          options: [
            'Fresh water is less dense, so more of it must be displaced',
            'Rivers are not as deep as the sea',
            'The current pulls the ship down',
            'Salt makes the ship heavier',
          ],
          answer: 0,
          explanation:
            'For the same weight a larger volume of lighter water is needed. The load marks take it into account.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Buoyancy, Stability and the Weight of Cargo',
      description:
        'That a vessel floats is one question. That it floats upright is another, and more have drowned of the second.',
      difficulty: 'advanced',
      content: `## From pressure to principle

In a fluid at rest the pressure at depth h is p = ρgh above that of the surface, where ρ is the density of the fluid. For a vertical cylinder of cross section A with its ends at depths h₁ and h₂, the net force upward is ρgA(h₂ − h₁), which is ρg times the volume, and so exactly the weight of fluid that would fill the space. The result holds for bodies of any shape. Imagine the body replaced by the fluid itself: that portion would be in equilibrium, supported by the pressure around it, and the surroundings cannot know what they surround. Archimedes’ own proof, in On Floating Bodies, proceeds in a similar spirit.

A floating body of average density ρ₁ in a fluid of density ρ₂ is immersed by the fraction ρ₁/ρ₂ of its volume. For ice, with 917 kilograms per cubic meter, in seawater of 1,025, this is about 0.895. When floating ice melts in fresh water, its meltwater occupies just the volume that it had displaced, so the level does not alter; sea level rises because of ice that had been resting on land and because water expands as it warms.

## Upright

Weight acts at the center of gravity G, and buoyancy at the center of buoyancy B, the centroid of the immersed volume. When a ship heels by a small angle, B shifts toward the lower side, and the line of buoyancy then intersects the ship’s middle plane at a point M, which Pierre Bouguer called the metacenter in 1746. If M lies above G, the two forces right the ship; if it lies below, they capsize it. The distance BM equals I/V, the second moment of the waterline area divided by the displaced volume. For a rectangular barge of length L, breadth b and draft d, I = Lb³/12 and V = Lbd, so that BM = b²/(12d). A barge 6 meters broad drawing 1.5 meters has BM = 36/18 = 2 meters. Breadth enters squared, and it is for this reason that ferries are broad and canoes are nervous.

Cargo on deck raises G, and liquid that can slosh in a half-full tank behaves as though it raised G still further. In 1628 the Swedish warship Vasa, overburdened with guns on two decks, heeled before a light gust some 1,300 meters into her first voyage and sank. Thirty men had earlier been made to run from side to side in order to test her, and the test was stopped because she rolled so alarmingly. The admiral who was present said nothing further. He had been told that the king was impatient.

## Decks and prophets

> The sailors were afraid, and each cried out to his own god. And they threw the ship’s cargo into the sea to lighten the load. But Jonah had gone down to the lowest part of the vessel, where he lay down and fell into a deep sleep.
> — Jonah 1:5

Lightening a vessel raises its freeboard; jettisoning what is stowed on deck lowers the center of gravity besides. Phoenician crews needed no calculus for either. The narrator, for his part, is interested in another vertical. His prophet descends to the harbor, into the vessel and into its hold, and will later describe himself as having descended to the roots of the mountains, the same verb accompanying him throughout. Those who do not know the Lord perform meanwhile what seafaring requires: they pray, they sacrifice property for persons, they inquire into causes before they accuse, and, knowing the answer, they try to row back at the risk of their lives.

Engineering disasters have seldom been due to ignorance of the principle. They were due to tests that were interrupted, to cargo that somebody would not part with, and to a man below who was asleep. The book takes for granted that physics will do what it does. It is concerned with what we will throw overboard, and when.`,
      objectives: [
        'Derive Archimedes’ principle and apply it to floating ice.',
        'Calculate the metacentric radius of a barge and explain stability.',
        'Discuss human causes of failure with the examples of Vasa and Jonah 1.',
      ],
      activities: [
        {
          title: 'Barge trials',
          description:
            'Build two open boxes of equal volume, one twice as broad as the other. Load both with the same stones, low and then stacked high on a platform. Push the rim down by a fingertip and observe which rights itself. Compare your observations with b²/(12d).',
        },
        {
          title: 'The interrupted test',
          description:
            'Write the minutes of the meeting after the trial of the Vasa, with five persons who each know something: shipwright, captain, admiral, bookkeeper, sailor. Let the meeting end first as it did and then as it should have. What made the difference?',
        },
      ],
      checks: [
        {
          question:
            'A block of density 600 floats in oil of density 800 kilograms per cubic meter. What fraction is immersed?',
          options: ['0.60', '0.75', '0.25', '0.80'],
          answer: 1,
          explanation: 'The fraction is the ratio of the densities, 600 ÷ 800 = 0.75.',
          practises: [0],
        },
        {
          question: 'A barge is 4 meters broad and draws 2 meters. What is BM?',
          options: ['8 meters', '2 meters', 'About 0.67 meters', 'About 0.33 meters'],
          answer: 2,
          explanation: 'BM = b²/(12d) = 16 ÷ 24, which is about 0.67 meters.',
          practises: [1],
        },
        {
          question: 'What do the Vasa and the first chapter of Jonah have in common in the lesson?',
          options: [
            'Both turn on what people were willing to stop, say or give up',
            'In both, the crew did not understand buoyancy',
            'Both ships were lost because of a storm',
            'In both, the passengers were to blame',
          ],
          answer: 0,
          explanation:
            'The physics was known well enough. A silenced test and a sleeper below are human matters.',
          practises: [2],
        },
      ],
    },
  },
};
