import type { ScienceItem } from '../../items.ts';

/** Creation to the kings: light, living things, stars, seeds, sound and structures. */
export const youngScienceOfWeeks1To4: readonly ScienceItem[] = [
  {
    key: 'science-young-shadow-length',
    title: 'My shadow shrinks',
    difficulty: 'easy',
    week: 1,
    description:
      'Stand on the same spot in the morning and at noon. Let a friend mark the end of your shadow each time. Do not look at the sun.',
    question: 'Why is your shadow shorter at noon?',
    goodAnswer:
      'At noon the sun stands higher in the sky. Light that comes from high up is blocked over a smaller stretch of ground, so the shadow is short. In the morning the light comes in low and the shadow is long.',
    hints: [
      'Where in the sky is the sun at each time?',
      'Shine a flashlight on a cup from the side, then from above.',
    ],
  },
  {
    key: 'science-young-puddle-gone',
    title: 'A puddle on a stone',
    difficulty: 'easy',
    week: 1,
    description:
      'Pour a little water on a sunny stone. Draw a chalk line around it. Look again every ten minutes.',
    question: 'What happens to the water?',
    goodAnswer:
      'The water evaporates. It turns into a gas called water vapor and mixes with the air. Warm sun and wind make this happen faster.',
    hints: ['Is there a hole in the stone?', 'Wet hair dries too. Where does that water go?'],
  },
  {
    key: 'science-young-land-water',
    title: 'Sand or water?',
    difficulty: 'medium',
    week: 1,
    description:
      'Fill one cup with dry sand and one with water. Put both in the sun for an hour. Then feel the top of each with a finger.',
    question: 'Which one feels warmer on top, and why?',
    goodAnswer:
      'The sand feels warmer. Water needs more heat than sand to warm up by the same amount, and it also mixes the heat downward. That is one reason why a beach can be hot while the sea stays cool.',
    hints: [
      'Think of a hot day at a lake.',
      'The sun gives the same light to both cups. Which one is slow to warm?',
    ],
  },
  {
    key: 'science-young-eyes-two',
    title: 'Why two eyes?',
    difficulty: 'easy',
    week: 1,
    description:
      'Hold a crayon in each hand, arms stretched. Try to touch the two tips together. First use both eyes, then shut one.',
    question: 'Why is it harder with one eye?',
    goodAnswer:
      'Each eye sees from a slightly different place. The brain puts the two pictures together and works out how far away things are. With one eye it has fewer clues, so you may miss.',
    hints: [
      'Look at a finger. Shut the left eye, then the right. What jumps?',
      'Which is harder to judge: left and right, or near and far?',
    ],
  },
  {
    key: 'science-young-living-not',
    title: 'Alive or not alive?',
    difficulty: 'easy',
    week: 1,
    description:
      'Look at a stone, a worm, a tree and a toy car. Some of them move, and some of them grow.',
    question: 'How can you tell which ones are alive?',
    goodAnswer:
      'Living things grow, need food or light, and can make young ones like themselves. The worm and the tree do all that, each in its own way. The toy car may move, but it never grows, eats or has babies, and a stone does none of these things.',
    hints: ['Moving alone is not enough. Why?', 'What does a seed do that a pebble cannot?'],
  },
  {
    key: 'science-young-rainbow-hose',
    title: 'Where to stand for a rainbow',
    difficulty: 'medium',
    week: 2,
    description:
      'On a sunny day a grown-up sprays a fine mist from a hose. You walk around until you see a rainbow in the drops.',
    question: 'Is the sun in front of you or behind you when you see it? Why?',
    goodAnswer:
      'The sun is behind you. Sunlight goes into each drop, bounces off the back of it and comes out toward you. On the way it is bent and spread into colors.',
    hints: ['Look where your shadow falls.', 'Light must come back to your eyes from the drops.'],
  },
  {
    key: 'science-young-stars-day',
    title: 'Where are the stars by day?',
    difficulty: 'easy',
    week: 2,
    description:
      'In a bright room, switch on a tiny flashlight at the far end. Now make the room dark and look again.',
    question: 'Why do we see so few stars in the daytime?',
    goodAnswer:
      'The stars are still there and still shining. In the day the sky is so bright with sunlight that their faint light does not stand out. At night the sky is dark and we can see them.',
    hints: ['Did the flashlight change, or the room?', 'What makes the day sky bright?'],
  },
  {
    key: 'science-young-camel-feet',
    title: 'Feet for sand',
    difficulty: 'easy',
    week: 2,
    description:
      'Press a pencil into loose sand with one finger, tip first. Now lay a wide jar lid on the sand and press the same way.',
    question: 'Why do wide feet help a camel in the desert?',
    goodAnswer:
      'The lid spreads the push over a large patch of sand, so it does not sink far. The pencil pushes on a tiny spot and sinks. A camel’s broad feet spread its weight in the same way.',
    hints: ['Which one made a deeper hole?', 'Think of snowshoes.'],
  },
  {
    key: 'science-young-clap-cloth',
    title: 'Quiet corner',
    difficulty: 'easy',
    week: 2,
    description:
      'Clap your hands in an empty room or hallway. Then clap in a place full of coats, blankets or cushions.',
    question: 'Why does the clap sound different?',
    goodAnswer:
      'Hard walls throw the sound back, so it rings a little longer. Soft cloth swallows much of it. Less sound bounces back to your ears.',
    hints: ['Sound can bounce like a ball.', 'Would a ball bounce off a pillow?'],
  },
  {
    key: 'science-young-knee-bend',
    title: 'A walk without knees',
    difficulty: 'beginner',
    week: 2,
    description: 'Walk ten steps with stiff knees. Then walk ten steps as you always do.',
    question: 'What are joints good for?',
    goodAnswer:
      'Bones are hard and cannot bend, but at a joint two bones meet in a way that lets them move. Without bending our knees we must swing each leg out to the side, and walking becomes slow and bumpy.',
    hints: ['Feel where your leg bends.', 'Could you sit down with no joints?'],
  },
  {
    key: 'science-young-seed-jar',
    title: 'Which way is up?',
    difficulty: 'medium',
    week: 3,
    description:
      'Put bean seeds between wet paper and the side of a glass. Place one lying down and one upside down. Keep the paper wet and watch for a week.',
    question: 'Which way will the roots grow, and how do they know?',
    goodAnswer:
      'The roots grow down, however the seed lies. Roots can feel the pull of the earth, called gravity. The shoot grows the other way, up toward the light.',
    hints: [
      'Does the seed have eyes? It needs another sign.',
      'What pulls on everything, even in the dark?',
    ],
  },
  {
    key: 'science-young-basket-float',
    title: 'A basket that stays dry',
    difficulty: 'easy',
    week: 3,
    description:
      'Moses’ mother coated his basket with tar and pitch. Fold two paper boats. Rub the whole outside of one with a wax crayon. Set both on water.',
    question: 'Which boat stays afloat longer, and why?',
    goodAnswer:
      'The boat with wax floats longer. Plain paper soaks up water, gets heavy and soft, and sinks. Wax does not let the water in, just as pitch sealed the basket.',
    hints: ['Drip water on waxed paper. What do the drops do?', 'Where does water sneak in?'],
  },
  {
    key: 'science-young-dew-cup',
    title: 'Drops on the outside',
    difficulty: 'medium',
    week: 3,
    description:
      'Fill a dry cup with ice water. Leave it in warm air for some minutes. Touch the outside.',
    question: 'The cup has no leak. Where do the drops come from?',
    goodAnswer:
      'They come from the air, which holds water as a gas that we cannot see. When the air touches the cold cup it cools, and some of that gas turns into drops. Dew gathers on cool grass in the same way.',
    hints: [
      'Would it happen with warm water in the cup? Try.',
      'Think of a bathroom mirror after a warm shower.',
    ],
  },
  {
    key: 'science-young-heat-spoon',
    title: 'Metal or wood?',
    difficulty: 'medium',
    week: 3,
    description:
      'Leave a metal spoon and a wooden spoon in the same shady room. Then hold one in each hand.',
    question: 'Both are as warm as the room. Why does the metal one feel colder?',
    goodAnswer:
      'Metal carries heat away from your hand quickly, so your skin cools and feels cold. Wood carries heat slowly. Your hand feels how fast it loses heat, and not how warm the spoon is.',
    hints: ['Is your hand warmer or cooler than the room?', 'Where does the heat of your hand go?'],
  },
  {
    key: 'science-young-food-jobs',
    title: 'What is on my plate?',
    difficulty: 'easy',
    week: 3,
    description:
      'Draw your lunch. Think what each food does for you: give energy, help you grow, or help you stay well.',
    question: 'Why is it good to eat different kinds of food?',
    goodAnswer:
      'No single food has all that the body needs. Bread, rice and potatoes give energy. Beans, eggs, fish and milk help the body grow and mend, and fruit and vegetables bring vitamins that help keep us well.',
    hints: ['What would a runner need?', 'What is in an orange that is not in bread?'],
  },
  {
    key: 'science-young-ruler-buzz',
    title: 'The buzzing ruler',
    difficulty: 'easy',
    week: 4,
    description:
      'Hold a ruler flat on a table so that part of it sticks out over the edge. Pluck the end. Then pull it in so that less sticks out, and pluck again.',
    question: 'How does the sound change, and why?',
    goodAnswer:
      'The sound gets higher when less of the ruler sticks out. A short piece swings back and forth faster than a long one. Fast shaking makes a high sound, slow shaking a low one.',
    hints: [
      'Watch how fast the end moves.',
      'Which harp strings are low, the long or the short ones?',
    ],
  },
  {
    key: 'science-young-outer-ear',
    title: 'Big ears',
    difficulty: 'beginner',
    week: 4,
    description: 'Listen to a soft sound. Now cup your hands behind your ears and listen again.',
    question: 'Why does it sound louder with your hands there?',
    goodAnswer:
      'Your hands catch more of the sound and send it into your ears, as if your ears had suddenly grown. Rabbits and deer catch faint sounds with large ears in the same way.',
    hints: [
      'Turn your hands to face backward. What do you hear now?',
      'Which animals have big ears?',
    ],
  },
  {
    key: 'science-young-grass-chain',
    title: 'Who eats the grass?',
    difficulty: 'easy',
    week: 4,
    description: 'Make a chain of paper links: sun, grass, grasshopper, frog, heron.',
    question: 'What would happen to the heron if there were no grass?',
    goodAnswer:
      'Grasshoppers would have no food and become few. Then frogs would go hungry, and so would the heron. Every animal in the chain needs the plants, even one that never eats them.',
    hints: ['Take out one link. What falls?', 'Ask of each animal: what does it eat?'],
  },
  {
    key: 'science-young-pulse-jump',
    title: 'Thump, thump',
    difficulty: 'easy',
    week: 4,
    description:
      'Feel the beat on the inside of your wrist. Count the beats for half a minute. Jump twenty times and count again.',
    question: 'Why does your heart beat faster after jumping?',
    goodAnswer:
      'Working muscles need more oxygen and food. The blood brings them both. The heart pumps faster to send more blood around.',
    hints: ['What else gets faster? Listen to your breath.', 'What does blood carry to your legs?'],
  },
  {
    key: 'science-young-column-paper',
    title: 'Strong paper legs',
    difficulty: 'medium',
    week: 4,
    description:
      'Make one sheet of paper into a round tube and one into a flat, folded strip that stands on edge. Lay thin books on top of each.',
    question: 'Which shape holds more, and why?',
    goodAnswer:
      'The round tube holds more. The weight is spread evenly around the whole ring, and there is no weak corner that bends first. Pillars in many old buildings are round too.',
    hints: [
      'Watch where the paper begins to buckle.',
      'Try a square tube. Where does it give way?',
    ],
  },
];
