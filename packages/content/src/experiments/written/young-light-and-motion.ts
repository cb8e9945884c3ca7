import type { WrittenExperiment } from './written.ts';

/** About motion, light and sound, for those from seven on, at the level of grades 2 to 4. */
export const youngLightAndMotion: readonly WrittenExperiment[] = [
  {
    id: 11,
    title: 'A rocket on a string',
    description: 'Air rushes out of a balloon and drives it along a string.',
    difficulty: 'Easy',
    duration: 20,
    category: 'Motion',
    materials: [
      'A long balloon',
      'A drinking straw',
      'Five meters of string',
      'Tape',
      'Two chairs',
    ],
    setup: ['Set the two chairs five meters apart.', 'Tie one end of the string to a chair.'],
    safety: [
      'Some people are allergic to latex balloons. Ask the whole group first.',
      'Keep burst pieces away from small children.',
      'Nobody stands near the string during the flight.',
    ],
    steps: [
      { title: 'Thread', text: 'Push the string through the straw. Tie it to the other chair.' },
      { title: 'Fill', text: 'Blow up the balloon and hold its neck shut. Do not tie it.' },
      {
        title: 'Fasten',
        text: 'A friend tapes the balloon under the straw.',
        tip: 'Use two strips of tape so that it hangs straight.',
      },
      { title: 'Guess', text: 'Slide it to one end. How far will it fly?' },
      { title: 'Let go', text: 'Open your fingers. See where it stops.' },
      { title: 'Change', text: 'Fly it once more with only half as much air.' },
    ],
    funFact: 'A squid swims the same way: it squirts water out behind it.',
    howItWorks:
      'The balloon squeezes the air inside. When you let go, the air shoots out at the back. The air pushes on the balloon as hard as the balloon pushes on the air. So the balloon goes forward. Real rockets work like that, and they even work in space.',
    question: 'How could you make the rocket carry a paper clip?',
    ages: [7, 12],
    picture: 'rocket',
    simulation: null,
  },
  {
    id: 12,
    title: 'What sets the time of a swing?',
    description: 'Build a pendulum and find out what makes it swing slower.',
    difficulty: 'Easy',
    duration: 25,
    category: 'Motion',
    materials: [
      'String',
      'Five metal washers',
      'A pencil',
      'Tape',
      'A ruler',
      'A timer',
      'Safety scissors',
    ],
    setup: ['Tape the pencil to a table so that it sticks out.', 'Cut a string of 50 centimeters.'],
    safety: ['A grown-up helps with the scissors.', 'Keep faces out of the swinging path.'],
    steps: [
      {
        title: 'Hang',
        text: 'Tie one washer to the string. Hang it from the pencil, about 20 centimeters down.',
      },
      {
        title: 'Count',
        text: 'Pull it a little to the side and let go. Count the swings in 15 seconds.',
      },
      {
        title: 'Heavier',
        text: 'Tie on the other washers at the same spot. Is the count the same?',
      },
      { title: 'Higher', text: 'Let it start from a bit farther to the side. Count once more.' },
      { title: 'Longer', text: 'Make the string twice as long. What does the count do now?' },
    ],
    funFact: 'For almost 300 years, from 1656 on, the best clocks kept time with a pendulum.',
    howItWorks:
      'A heavy weight is pulled down harder. But it is also harder to get moving. The two cancel out, so weight makes no difference. On a long string the weight has a longer way to go, so each swing takes more time. Only the length counts.',
    question: 'A friend on the next swing is heavier than you. Who swings faster?',
    ages: [7, 12],
    picture: 'mantelpiece-clock',
    simulation: 'pendulum',
  },
  {
    id: 13,
    title: 'A telephone made of cups',
    description: 'Send your voice along a string.',
    difficulty: 'Easy',
    duration: 20,
    category: 'Light and Sound',
    materials: ['Two paper cups', 'Two paper clips', 'Six meters of string', 'A sharp pencil'],
    setup: ['A grown-up pokes a small hole in the bottom of each cup with the pencil.'],
    safety: ['Never shout into the cup at an ear.', 'Look out for the string when you walk.'],
    steps: [
      {
        title: 'Thread',
        text: 'Put one end of the string through the hole of a cup, from outside.',
      },
      {
        title: 'Hold',
        text: 'Tie a paper clip to that end, so it cannot slip out. Do the other cup too.',
      },
      { title: 'Stretch', text: 'Walk apart until the string is tight. It must touch nothing.' },
      { title: 'Talk', text: 'One of you whispers into a cup. The other one listens.' },
      {
        title: 'Loosen',
        text: 'Now let the string hang down and whisper again. What is different?',
      },
    ],
    funFact: 'Sound runs more than ten times faster through steel than through air.',
    howItWorks:
      'Your voice makes the air shake. The air shakes the cup, and the cup shakes the string. The shaking runs along the tight string to the other cup. There it shakes the air again, and that reaches the ear. A loose string cannot pass it on.',
    question: 'What happens if a third person pinches the string?',
    ages: [7, 12],
    picture: 'telephone-receiver',
    simulation: 'sound',
  },
  {
    id: 14,
    title: 'The rice that dances to your song',
    description: 'Sing to a bowl and see what sound does.',
    difficulty: 'Easy',
    duration: 15,
    category: 'Light and Sound',
    materials: ['A bowl', 'Plastic wrap', 'A big rubber band', 'A spoonful of dry rice'],
    setup: [
      'Pull plastic wrap over the bowl until it is tight.',
      'Hold it in place with the rubber band.',
    ],
    safety: [
      'Do not eat the rice afterwards.',
      'Never pull plastic wrap over a face.',
      'Do not snap the rubber band at anybody.',
    ],
    steps: [
      { title: 'Sprinkle', text: 'Put the rice in the middle of the tight wrap.' },
      { title: 'Hum', text: 'Hum close to the bowl, but do not blow. Watch the rice.' },
      { title: 'Louder', text: 'Hum the same note louder. Do the grains jump higher?' },
      { title: 'Higher', text: 'Try low and high notes. Which one makes it dance best?' },
    ],
    funFact:
      'Your ear has a thin skin too. It is called the eardrum, and it shakes with each sound.',
    howItWorks:
      'Sound is air that shakes. When it hits the wrap, the wrap shakes as well and throws up the rice. Loud sounds shake it more. Some notes fit the size of the drum. Then it swings along with ease, and the rice dances wildly.',
    question: 'How could a person who is deaf feel music?',
    ages: [7, 12],
    picture: 'drum',
    simulation: 'sound',
  },
  {
    id: 15,
    title: 'Send light around a corner',
    description: 'Use mirrors to guide a beam of light to its goal.',
    difficulty: 'Easy',
    duration: 20,
    category: 'Light and Sound',
    materials: ['A flashlight', 'Two small plastic mirrors', 'A book', 'Paper', 'A pencil', 'Tape'],
    setup: [
      'Make the room dim.',
      'Draw a star on paper. Tape it to the book and stand the book up.',
    ],
    safety: ['Do not shine the beam into eyes.', 'Use mirrors only indoors, away from sunlight.'],
    steps: [
      {
        title: 'Aim',
        text: 'Lay the flashlight on a table. Turn it so that it does not point at the star.',
      },
      {
        title: 'Bounce',
        text: 'Hold one mirror in the beam. Turn it until the spot hits the star.',
      },
      {
        title: 'Draw',
        text: 'A friend draws the way of the light on paper. Look at the two angles.',
      },
      { title: 'Corner', text: 'Put the star behind a corner. Use both mirrors to reach it.' },
    ],
    funFact: 'Light needs only a bit more than one second from the Moon to your eye.',
    howItWorks:
      'Light travels in straight lines. A mirror throws it back like a wall throws back a ball. It leaves at the same slant at which it came in. When you turn the mirror a little, the beam turns twice as much.',
    question: 'How can a periscope see over a wall?',
    ages: [7, 12],
    picture: 'mirror',
    simulation: 'light',
  },
];
