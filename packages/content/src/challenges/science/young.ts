import type { ScienceItem } from '../items.ts';

/** Things to observe, predict or explain for those of seven to ten. */
export const youngScience: readonly ScienceItem[] = [
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
    title: 'Where did the puddle go?',
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
    description: 'Look at a stone, a worm, a tree and a toy car. Some move. Some grow.',
    question: 'How can you tell which ones are alive?',
    goodAnswer:
      'Living things grow, need food or light, and can make young ones like themselves. The worm and the tree do all that. The car moves, but it does not grow or have babies, and the stone does none of these things.',
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
      'Bones are hard and do not bend. At a joint two bones meet and can move. Without bending knees we must swing our legs out to the side, and walking is slow and bumpy.',
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
      'They come from the air. Air holds water as a gas that we cannot see. When the air touches the cold cup it cools, and some of that gas turns into drops, as dew does on cool grass.',
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
      'Your hands catch more sound and send it into your ears. It is as if your ears had grown. Rabbits and deer catch faint sounds with large ears in the same way.',
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
  {
    key: 'science-young-boat-foil',
    title: 'A ball sinks, a boat floats',
    difficulty: 'medium',
    week: 5,
    description:
      'Take two pieces of foil of the same size. Squeeze one into a tight ball. Shape the other one into a boat. Put both in water.',
    question: 'They weigh the same. Why does only one sink?',
    goodAnswer:
      'The boat is wide and full of air, so it pushes a lot of water aside. The water pushes back up on it and holds it. The tight ball pushes away only a little water, so the upward push is too small.',
    hints: ['Watch the water level.', 'Push an empty cup down into water. What do you feel?'],
  },
  {
    key: 'science-young-string-phone',
    title: 'Talking string',
    difficulty: 'easy',
    week: 5,
    description:
      'Tie a string between two paper cups. Keep it tight. One friend speaks into a cup while the other listens. Then let the string hang loose.',
    question: 'Why must the string be tight?',
    goodAnswer:
      'Your voice makes the cup shake. A tight string carries the shaking to the other cup, and that cup shakes the air at your friend’s ear. A loose string soaks up the shaking.',
    hints: ['Touch the string while someone talks.', 'What happens when you pinch it?'],
  },
  {
    key: 'science-young-mud-water',
    title: 'Muddy water',
    difficulty: 'medium',
    week: 5,
    description:
      'Stir some soil into a jar of water. Wait. Then pour it slowly through a cloth. Do not drink it.',
    question: 'What does the cloth keep back, and what can still get through?',
    goodAnswer:
      'The cloth keeps sand and larger bits, because they do not fit through its holes. Very fine clay gets through, and so does anything that is dissolved. Germs are tiny too, so clear water is not always safe water.',
    hints: [
      'What sank all by itself while you waited?',
      'Is the water that drips out really clean?',
    ],
  },
  {
    key: 'science-young-salt-where',
    title: 'The salt is gone',
    difficulty: 'easy',
    week: 5,
    description:
      'Stir a spoon of salt into a cup of warm water until you cannot see it. Leave a little of the water on a dark plate in the sun.',
    question: 'Is the salt gone? How can you show it?',
    goodAnswer:
      'The salt is still there. It has broken into bits too small to see, and we call that dissolving. When the water dries up, the salt stays on the plate as white crystals.',
    hints: [
      'What is left on your skin after a swim in the sea?',
      'Water can go into the air. Can salt?',
    ],
  },
  {
    key: 'science-young-static-hair',
    title: 'Hair that stands up',
    difficulty: 'easy',
    week: 5,
    description:
      'On a dry day, rub a balloon on a wool sweater or on your hair. Hold it near small bits of paper.',
    question: 'What makes the paper jump?',
    goodAnswer:
      'Rubbing moves tiny electric charges from one thing to the other. The balloon is then charged and pulls on the paper. It is called static electricity.',
    hints: ['Does it work if you do not rub?', 'You may have felt a tiny spark on a slide.'],
  },
  {
    key: 'science-young-grow-baby',
    title: 'Who grows fastest?',
    difficulty: 'easy',
    week: 6,
    description:
      'A bean plant can be taller than you after one summer. A foal can stand within a few hours. A human baby needs about a year to walk.',
    question: 'Why do you think people need so long to grow up?',
    goodAnswer:
      'People have a lot to learn: to talk, to think, to live with others. Our brain keeps growing and changing for many years. During that time grown-ups protect and teach us.',
    hints: [
      'What must a foal be able to do on its first day?',
      'What can you do that a foal never will?',
    ],
  },
  {
    key: 'science-young-fish-breathe',
    title: 'Breath under water',
    difficulty: 'easy',
    week: 6,
    description:
      'Watch a fish in a pond or in a picture. It opens and shuts its mouth, and a flap behind its head moves too.',
    question: 'How does a fish breathe?',
    goodAnswer:
      'Water flows in at the mouth and out past the gills, which lie under the flaps. The gills take up oxygen that is dissolved in the water. Our lungs cannot do that.',
    hints: [
      'Where does the water come out again?',
      'There is oxygen in water, though we cannot see it.',
    ],
  },
  {
    key: 'science-young-seed-travel',
    title: 'Seeds that travel',
    difficulty: 'easy',
    week: 6,
    description:
      'Collect seeds outdoors. Some have wings or fluff. Some have hooks. Some sit in sweet fruit.',
    question: 'Pick one of your seeds. How does it get to a new place?',
    goodAnswer:
      'Seeds with wings or fluff ride on the wind. Hooked ones cling to fur and socks. Seeds in fruit are eaten by animals and come out again somewhere else.',
    hints: ['Drop it from your hand. What does it do?', 'Rub it on a sock. Does it stick?'],
  },
  {
    key: 'science-young-scab',
    title: 'A scraped knee',
    difficulty: 'easy',
    week: 6,
    description:
      'Think of the last time you scraped your knee. First it bled. Then it had a crust. Later the crust fell off.',
    question: 'What is the crust for?',
    goodAnswer:
      'The crust is called a scab. It is made of dried blood and closes the wound like a lid, so that less dirt and fewer germs get in. Beneath it, new skin grows.',
    hints: ['What is under the crust when it falls off?', 'Why should you not pick at it?'],
  },
  {
    key: 'science-young-sun-bread',
    title: 'Sunshine for lunch',
    difficulty: 'medium',
    week: 6,
    description:
      'Draw the way of a slice of bread: field, mill, bakery, plate. Then ask where the wheat got its energy.',
    question: 'Why can we say that bread holds energy from the sun?',
    goodAnswer:
      'Wheat leaves catch sunlight and use it to make sugar from air and water. The plant stores this energy as starch in its grains. When you eat bread, your body uses that stored energy.',
    hints: [
      'What happens to a plant in a dark closet?',
      'Does the baker put energy into the grain, or was it there before?',
    ],
  },
  {
    key: 'science-young-dough-rise',
    title: 'Why bread has holes',
    difficulty: 'medium',
    week: 7,
    description: 'Look closely at a slice of bread and at a cracker or flatbread with no yeast.',
    question: 'What made the holes in the bread?',
    goodAnswer:
      'Yeast did. Yeast is a tiny living thing that feeds on sugar in the dough and gives off a gas. The gas makes bubbles, the dough rises, and the bubbles are still there after baking.',
    hints: ['Something in the dough must have blown it up.', 'Which gas do we breathe out?'],
  },
  {
    key: 'science-young-rock-layers',
    title: 'Layers in a jar',
    difficulty: 'easy',
    week: 7,
    description:
      'Put gravel, sand and soil into a jar of water. Close it, shake it well and let it stand for an hour.',
    question: 'In which order do they settle, and why?',
    goodAnswer:
      'The gravel lands first, then the sand, and the fine soil last. Big heavy grains fall quickly through water and tiny ones drift down slowly. Rivers and lakes lay down layers like that, and some of them turn into rock.',
    hints: [
      'Watch right after you stop shaking.',
      'Which falls faster in water, a pebble or dust?',
    ],
  },
  {
    key: 'science-young-breath-rest',
    title: 'Counting breaths',
    difficulty: 'beginner',
    week: 7,
    description:
      'Sit still and count your breaths for one minute. Walk quickly for two minutes and count once more.',
    question: 'What did walking change, and what does your body get from the extra air?',
    goodAnswer:
      'You breathe more often and more deeply after walking. Your lungs take in more oxygen, which the muscles need for their work. They also get rid of more carbon dioxide.',
    hints: ['Put a hand on your belly to count.', 'What do muscles need besides food?'],
  },
  {
    key: 'science-young-fold-mirror',
    title: 'Same on both sides',
    difficulty: 'beginner',
    week: 7,
    description:
      'Collect leaves. Fold each one along the middle. Do both halves match? Look at a butterfly picture and at your own face too.',
    question: 'Which things have two matching halves? How might that help an animal move?',
    goodAnswer:
      'Many leaves, butterflies and faces have two sides that nearly match. It is called symmetry. With equal wings, fins or legs on both sides an animal can move straight ahead in balance.',
    hints: [
      'Hold a mirror on the fold line.',
      'How would a bird fly with one long and one short wing?',
    ],
  },
  {
    key: 'science-young-debug-plant',
    title: 'The sad plant',
    difficulty: 'medium',
    week: 7,
    description:
      'Two bean plants stand on a sill. One droops. Your friend gives it water, moves it and changes its soil, all on one day. It gets better.',
    question: 'Do you know what helped? How would you find out?',
    goodAnswer:
      'No, because three things were changed at once. To find out, take several plants and change only one thing for each. A plant with no change shows what happens anyway.',
    hints: ['How many things did your friend change?', 'What is a fair test?'],
  },
  {
    key: 'science-young-warm-air',
    title: 'A spiral that turns',
    difficulty: 'medium',
    week: 8,
    description:
      'Cut a paper spiral and hang it from a thread. A grown-up holds it over a warm radiator or a sunny windowsill. Keep it away from flames.',
    question: 'Why does the spiral turn?',
    goodAnswer:
      'Warm air is lighter than cool air and rises. As it streams up, it pushes on the slanted paper and makes it spin. Wind outside also begins when warm air rises and cooler air flows in.',
    hints: ['Blow at it from below.', 'Where does the warm air go?'],
  },
  {
    key: 'science-young-drop-lens',
    title: 'A lens made of water',
    difficulty: 'easy',
    week: 8,
    description:
      'Lay clear plastic over some printed words. Put one drop of water on it and read through the drop.',
    question: 'Why do the letters look bigger?',
    goodAnswer:
      'The top of the drop is curved. It bends the light that passes through it, as a magnifying glass does. Your eye sees the letters spread out and larger.',
    hints: [
      'Look at the drop from the side. Which shape has it?',
      'Does a flat, wide puddle do the same?',
    ],
  },
  {
    key: 'science-young-test-again',
    title: 'Once is not enough',
    difficulty: 'easy',
    week: 8,
    description:
      'Drop a ball from the height of your chest and mark how high it bounces. Do it five times.',
    question: 'Why do scientists do a test more than once?',
    goodAnswer:
      'Each try comes out a little different, because we cannot do everything in exactly the same way. With many tries we see what usually happens. One odd result then fools us less easily.',
    hints: ['Were all five marks in the same place?', 'Which number would you tell a friend?'],
  },
  {
    key: 'science-young-rot-leaf',
    title: 'Leaf to soil',
    difficulty: 'easy',
    week: 8,
    description:
      'Look under a bush. Find a fresh leaf, a brown leaf and one with many holes. Feel the dark crumbs below them.',
    question: 'What happens to old leaves on the ground?',
    goodAnswer:
      'Worms, bugs, fungi and bacteria break them down. In time the leaves become crumbly soil. It holds food for new plants, so nothing is wasted.',
    hints: ['Who has nibbled the holes?', 'Why is the forest not buried in leaves?'],
  },
  {
    key: 'science-young-water-circle',
    title: 'Very old water',
    difficulty: 'medium',
    week: 8,
    description:
      'Draw a lake, a cloud, rain, a river and the sea. Add arrows to show how water moves.',
    question: 'How can the water you drink today be older than any person?',
    goodAnswer:
      'Water moves around and around. It rises from seas and lakes into the air, forms clouds, falls as rain and flows back. The same water has been going around since long before there were people.',
    hints: ['Where does a cloud get its water?', 'Do your arrows make a circle?'],
  },

  {
    key: 'science-young-ant-road',
    title: 'Ants in a line',
    difficulty: 'easy',
    description:
      'Find ants that walk in a line. Watch them for five minutes and do not disturb them.',
    question: 'How do the ants find the way?',
    goodAnswer:
      'Ants leave a smelly trail on the ground as they walk. Other ants follow the smell with their feelers. The more ants walk there, the stronger the trail gets.',
    hints: ['Do they look, or do they touch the ground?', 'What are the feelers doing?'],
  },
  {
    key: 'science-young-ramp-rough',
    title: 'The bumpy ramp',
    difficulty: 'easy',
    description:
      'Roll a toy car down a smooth board onto the floor. Then cover the board with a towel and let it roll again.',
    question: 'On which ramp does the car go farther, and why?',
    goodAnswer:
      'It goes farther from the smooth board. The towel is rough and soft and slows the wheels down. This slowing is called friction.',
    hints: ['Rub your hand over both.', 'Start from the same place each time.'],
  },
  {
    key: 'science-young-magnet-hunt',
    title: 'Magnet hunt',
    difficulty: 'beginner',
    description:
      'Test ten things with a magnet: a coin, a nail, foil, wood, a paper clip and others. Keep magnets away from phones.',
    question: 'What do the things that stick have in common?',
    goodAnswer:
      'Nearly all of them have iron or steel in them. Many other metals, such as aluminum foil, do not stick. So being shiny is not enough.',
    hints: ['Make two piles.', 'Is everything made of metal in the same pile?'],
  },
  {
    key: 'science-young-ice-blanket',
    title: 'A coat for an ice cube',
    difficulty: 'medium',
    description:
      'Wrap one ice cube in a wool sock. Leave the other on a plate. Guess which one melts first.',
    question: 'Does the sock warm the ice or keep it cold?',
    goodAnswer:
      'The sock keeps it cold for longer. Wool makes no heat of its own. It holds still air that slows the warmth from the room on its way to the ice.',
    hints: [
      'Why is a sock warm on your foot? What makes the heat there?',
      'Where does the heat come from in this test?',
    ],
  },
  {
    key: 'science-young-tree-age',
    title: 'Rings in a stump',
    difficulty: 'easy',
    description:
      'Find a tree stump or a cut log. Count the rings from the middle to the bark. Some are wide and some are thin.',
    question: 'What can the rings tell you?',
    goodAnswer:
      'In places with warm and cold seasons a tree usually adds one ring each year. So the number of rings tells about how old it was. A wide ring may mean a good year with enough rain.',
    hints: [
      'Where is the oldest wood: inside or outside?',
      'When does a plant grow more, in a dry or a wet year?',
    ],
  },
  {
    key: 'science-young-feather-paper',
    title: 'Sheet and ball',
    difficulty: 'easy',
    description:
      'Take two equal sheets of paper. Crumple one into a ball. Drop both at the same time from the same height.',
    question: 'Why does the flat sheet land later?',
    goodAnswer:
      'The flat sheet has to push a lot of air out of its way, and the air holds it back. The ball is small, so air slows it less. Both sheets weigh the same.',
    hints: ['Did crumpling change the weight?', 'What is between your hand and the floor?'],
  },
  {
    key: 'science-young-straw-level',
    title: 'Water finds its level',
    difficulty: 'medium',
    description:
      'Fill a clear bottle halfway and close it. Tilt it to one side. Watch the top of the water.',
    question: 'How does the top of the water lie when the bottle is tilted?',
    goodAnswer:
      'It stays flat and level, like the floor. The earth pulls on all the water, so it flows until no part is higher than another. Builders use this to check that a wall or shelf is straight.',
    hints: [
      'Hold a book behind it, flat as the table.',
      'Draw a line on the bottle before you tilt it.',
    ],
  },
  {
    key: 'science-young-moon-shapes',
    title: 'The moon’s faces',
    difficulty: 'medium',
    description:
      'In a dark room hold a ball at arm’s length. A friend shines a flashlight on it from one side. Turn slowly around and watch the lit part.',
    question: 'Why does the moon seem to change its shape?',
    goodAnswer:
      'The sun always lights one half of the moon. As the moon goes around the earth, we see more or less of that bright half. The moon itself stays round.',
    hints: [
      'Is the dark side of your ball still there?',
      'Who plays the earth in this test? You do.',
    ],
  },
  {
    key: 'science-young-taste-nose',
    title: 'Hold your nose',
    difficulty: 'easy',
    description:
      'Shut your eyes and hold your nose. A friend gives you a bit of apple or carrot to chew. Then let go of your nose. Use only food that you may eat.',
    question: 'Why is the taste weaker with a closed nose?',
    goodAnswer:
      'Much of what we call taste is really smell. Smells from the food go up from the mouth into the nose. The tongue alone can tell only a few tastes, such as sweet, salty, sour and bitter.',
    hints: [
      'How does food taste when you have a cold?',
      'There is a way from your mouth to your nose.',
    ],
  },
  {
    key: 'science-young-bird-beak',
    title: 'Tools for eating',
    difficulty: 'easy',
    description:
      'Try to pick up seeds, water and a rubber band with tweezers, a spoon and a clothespin. They are your beaks.',
    question: 'Why do birds have beaks of different shapes?',
    goodAnswer:
      'Each kind of beak suits a kind of food. A short strong one cracks seeds and a long thin one reaches into flowers or mud. A hooked one can tear meat.',
    hints: ['Which tool was best for which food?', 'Think of a duck, a sparrow and an owl.'],
  },
  {
    key: 'science-young-seesaw-lift',
    title: 'Lift a big book',
    difficulty: 'medium',
    description:
      'Lay a ruler across a pencil like a seesaw. Put a book on one end and press on the other. Then move the pencil closer to the book.',
    question: 'When is it easiest to lift the book?',
    goodAnswer:
      'It is easiest when the pencil is close to the book. Then your end is long and moves a long way, and a small push is enough. It is a lever.',
    hints: [
      'How far does your finger move each time?',
      'On a seesaw, where should the heavier child sit?',
    ],
  },
  {
    key: 'science-young-leaf-under',
    title: 'Two sides of a leaf',
    difficulty: 'easy',
    description: 'Look at both sides of some leaves with a magnifying glass. Feel them too.',
    question: 'How do the two sides differ, and what might be the reason?',
    goodAnswer:
      'The top is often darker, smoother and shinier, for it catches the light and sheds rain. The underside is often paler, and you see the veins there. Most leaves have more of their tiny breathing holes on the shady underside, so less water is lost.',
    hints: ['Which side faces the sun?', 'What do the veins carry?'],
  },
  {
    key: 'science-young-color-dark',
    title: 'A dark shirt in the sun',
    difficulty: 'easy',
    description:
      'Lay a black sheet of paper and a white one in the sun. After fifteen minutes put a hand on each.',
    question: 'Which one is warmer, and what should you wear on a hot day?',
    goodAnswer:
      'The black one is warmer. Dark things take in most of the light and turn it into heat. White things throw most of it back, so a light shirt keeps you cooler.',
    hints: [
      'Which sheet looks brighter to your eyes? Where does that light come from?',
      'What color are many roofs in hot lands?',
    ],
  },
  {
    key: 'science-young-cloud-kinds',
    title: 'Cloud diary',
    difficulty: 'easy',
    description:
      'Draw the clouds three times a day for two days. Write what the weather did a few hours later.',
    question: 'Which clouds came before rain?',
    goodAnswer:
      'Rain mostly comes from thick gray layers or from tall dark heaps. Small white puffs often mean fair weather. Your own diary may show what is true where you are.',
    hints: ['Look at color, height and shape.', 'Did the clouds grow taller during the day?'],
  },
  {
    key: 'science-young-worm-rain',
    title: 'What worms do',
    difficulty: 'easy',
    description:
      'Look at garden soil with worms in it. Keep your hands wet and gentle, and put the worms back soon.',
    question: 'How do earthworms help the plants?',
    goodAnswer:
      'They eat dead leaves and leave behind good soil. Their tunnels let air and water reach the roots. They also mix the ground.',
    hints: ['Follow a tunnel. What can flow in there?', 'What do worms pull down from above?'],
  },
  {
    key: 'science-young-balloon-bottle',
    title: 'The empty bottle',
    difficulty: 'medium',
    description:
      'Push a paper ball, loosely, just inside the neck of an empty bottle that lies on its side. Try to blow it in.',
    question: 'Why does the ball come out at you?',
    goodAnswer:
      'The bottle is not empty, for it is full of air. When you blow, you push even more air in around the ball. The crowded air streams out again and carries the ball with it.',
    hints: ['What is inside an empty bottle?', 'Where can the air you blew in go?'],
  },
  {
    key: 'science-young-capillary',
    title: 'Climbing water',
    difficulty: 'easy',
    description: 'Dip the end of a paper towel into colored water. Hold it still for five minutes.',
    question: 'Why does the water climb?',
    goodAnswer:
      'Paper is made of fibers with tiny gaps between them. Water clings to the fibers and to itself, so it pulls itself up through the gaps. Water moves up inside narrow tubes in plants partly in this way.',
    hints: ['Look at the torn edge of the towel.', 'Try plastic instead. What is missing?'],
  },
  {
    key: 'science-young-spin-tilt',
    title: 'Day and night on a ball',
    difficulty: 'medium',
    description:
      'Stick a small paper dot on a ball. In a dark room shine a flashlight on the ball and turn it slowly.',
    question: 'What makes day and night?',
    goodAnswer:
      'The earth spins around once each day. When our side faces the sun, we have day. When we have turned away from it, we have night.',
    hints: ['The flashlight does not move. What does?', 'Where is your dot when it is dark?'],
  },
  {
    key: 'science-young-fair-boats',
    title: 'A fair race',
    difficulty: 'medium',
    description:
      'Two children test which sail is best. One boat has a big sail and is blown hard. The other has a small sail and is blown gently.',
    question: 'Is the test fair? How would you change it?',
    goodAnswer:
      'It is not fair, because both the sail and the wind differ. Blow equally hard at both boats and use two boats of one kind. Then only the sail is different and we learn what it does.',
    hints: ['List all that differs between the two.', 'How could you make the same wind twice?'],
  },
  {
    key: 'science-young-snail-trail',
    title: 'One foot, no legs',
    difficulty: 'easy',
    description:
      'Let a snail crawl over a clear lid and look from below. Set it back afterward and wash your hands.',
    question: 'How does a snail move?',
    goodAnswer:
      'It glides on one broad muscle, called its foot. Small waves run through the muscle and push it along. Slime helps it to slide, to hold on and to cross rough ground.',
    hints: ['Look for stripes that wander.', 'What does it leave behind?'],
  },
  {
    key: 'science-young-egg-arch',
    title: 'Arches everywhere',
    difficulty: 'medium',
    description:
      'Bend a strip of card into an arch between two books. Lay a flat strip across two other books. Put small weights on both.',
    question: 'Which one bears more, and where does the push go?',
    goodAnswer:
      'The arch bears more. It leads the push down along its curve to both sides, where the books hold it. The flat strip simply bends in the middle.',
    hints: [
      'What happens when you take the books away from the arch?',
      'Which bridges or doors in your town are curved?',
    ],
  },
];
