import type { CreativeItem } from '../../items.ts';

/** Making, acting, inventing and kindness that fit every week. */
export const youngCreativeForAnyWeek: readonly CreativeItem[] = [
  {
    key: 'creative-young-story-dice',
    title: 'Three things, one story',
    difficulty: 'easy',
    description:
      'Pick a number of steps, walk that far and write down what lies there. Do it three times. Now tell a story in which all three things matter.',
    question: 'What happens in your story?',
    hints: ['Let the first thing cause trouble.', 'Let the last thing save the day.'],
  },
  {
    key: 'creative-young-bridge-paper',
    title: 'A paper bridge',
    difficulty: 'medium',
    description:
      'Build a bridge from one sheet of paper between two books. It has to carry as many pebbles as it can.',
    question: 'How did you shape the paper, and how many pebbles did it hold?',
    hints: ['A flat sheet bends. What does a fold do?', 'Try a fan, a tube or walls at the sides.'],
  },
  {
    key: 'creative-young-six-word',
    title: 'Six-word story',
    difficulty: 'medium',
    description: 'Tell a whole story in exactly six words. Then draw one picture for it.',
    question: 'What are your six words?',
    hints: ['Someone, something, a surprise.', 'Cut out every word you do not need.'],
  },
  {
    key: 'creative-young-band-kitchen',
    title: 'Kitchen band',
    difficulty: 'beginner',
    description:
      'Find four things that make different sounds, such as a spoon, a box, a bottle of water and a comb. Play a tune or a beat with friends.',
    question: 'What did your band play?',
    hints: ['Blow across a bottle, softly.', 'Choose one player to keep the beat.'],
  },
  {
    key: 'creative-young-tiny-museum',
    title: 'Museum of tiny things',
    difficulty: 'easy',
    description:
      'Collect ten things smaller than your thumbnail. Lay them out like a museum and write a card for each of the three best.',
    question: 'What does your favorite card say?',
    hints: ['Where was it found, and how old might it be?', 'Put back living things.'],
  },
  {
    key: 'creative-young-backward-day',
    title: 'The backward day',
    difficulty: 'easy',
    description: 'Write about a day that runs backward, from going to bed until waking up.',
    question: 'What was the funniest part?',
    hints: ['Food comes off the plate. Where does it go?', 'Do people say goodbye when they meet?'],
  },
  {
    key: 'creative-young-weather-dance',
    title: 'Weather report in dance',
    difficulty: 'beginner',
    description: 'Show tomorrow’s weather with your whole body. No talking! Let the others guess.',
    question: 'How did you show the weather?',
    hints: ['Use your fingers for rain or snow.', 'Wind can move across the room.'],
  },
  {
    key: 'creative-young-compliment-mail',
    title: 'Kind mail',
    difficulty: 'beginner',
    description:
      'Write three notes that say something true and kind. Give them to three people, also to one you do not know well.',
    question: 'What did you write in one of your notes?',
    hints: ['Tell what the person did, not what they wear.', 'Watch for a day before you write.'],
  },
  {
    key: 'creative-young-blind-drawing',
    title: 'Eyes on the leaf',
    difficulty: 'beginner',
    description:
      'Draw a leaf while you look only at the leaf and never at your paper. Then draw it once more, looking at both.',
    question: 'What do you notice when you compare your two drawings?',
    hints: ['Move your eyes slowly along the edge.', 'Let your pencil creep at the same speed.'],
  },
  {
    key: 'creative-young-marble-run',
    title: 'Roll, little ball',
    difficulty: 'medium',
    description:
      'Use tubes, folded paper and blocks to build a track. A small ball should roll for at least five seconds.',
    question: 'How long did it roll, and what slowed it down?',
    hints: [
      'Too steep is too fast.',
      'Zigzags make a long way in a small space.',
      'What could catch the ball at the end?',
    ],
  },
  {
    key: 'creative-young-talking-tree',
    title: 'The oldest tree',
    difficulty: 'easy',
    description:
      'Sit beside the oldest tree you can find. Write what it might tell about three people who passed by.',
    question: 'Who passed by your tree?',
    hints: [
      'One may have come before there were cars.',
      'What does a tree notice: feet, voices, seasons?',
    ],
  },
  {
    key: 'creative-young-flag-group',
    title: 'A flag for us',
    difficulty: 'easy',
    description:
      'Design a flag for your group. Every color and shape should stand for something you share.',
    question: 'What do the colors and shapes mean?',
    hints: [
      'Good flags are simple enough to draw from memory.',
      'Ask everyone for one word about the group.',
    ],
  },
  {
    key: 'creative-young-silent-movie',
    title: 'Silent movie',
    difficulty: 'easy',
    description:
      'Act a scene with no words: someone tries to open a jar, and at last it opens. Add a big surprise.',
    question: 'What was in the jar?',
    hints: ['Show how heavy or slippery it is.', 'Look at the audience when you are puzzled.'],
  },
  {
    key: 'creative-young-recipe-friend',
    title: 'Recipe for a friend',
    difficulty: 'easy',
    description: 'Write a recipe for friendship, with cups and spoons and what to do step by step.',
    question: 'Which two things does your recipe need most?',
    hints: ['How much honesty? How much fun?', 'How long must it cook?'],
  },
  {
    key: 'creative-young-pattern-border',
    title: 'Patterns without end',
    difficulty: 'beginner',
    description:
      'Make a pattern from natural things in a long row. Let it repeat at least four times.',
    question: 'What is the part that repeats?',
    hints: ['Start with two things, then add a third.', 'Can a friend carry your pattern on?'],
  },
  {
    key: 'creative-young-animal-mix',
    title: 'Half this, half that',
    difficulty: 'easy',
    description:
      'Join two animals into one new animal. Draw it and write where it sleeps and what it is afraid of.',
    question: 'What is your animal called?',
    hints: ['Choose animals from very different places.', 'Which half decides what it eats?'],
  },
  {
    key: 'creative-young-radio-play',
    title: 'Theater for the ears',
    difficulty: 'medium',
    description:
      'Make a one-minute play that people only hear. Use objects for the sounds of rain, steps and a door.',
    question: 'How did you make your best sound?',
    hints: ['Crinkle paper near your ear. What is it like?', 'Let the listeners shut their eyes.'],
  },
  {
    key: 'creative-young-thank-chain',
    title: 'Chain of thanks',
    difficulty: 'beginner',
    description:
      'On each of many paper strips, write or draw one thing you are glad about. Link the strips into a chain that goes around the room.',
    question: 'What is on three of your links?',
    hints: ['Think of something for each hour of the day.', 'Ask others to add a link.'],
  },
  {
    key: 'creative-young-boat-leaf',
    title: 'Leaf fleet',
    difficulty: 'easy',
    description:
      'Build a boat from leaves, bark and sticks. Float it in a basin with a pebble as its passenger.',
    question: 'Did your passenger stay dry? Tell how.',
    hints: ['Wide boats tip less.', 'Put the weight in the middle.'],
  },
  {
    key: 'creative-young-memory-object',
    title: 'If my shoe could talk',
    difficulty: 'easy',
    description: 'Let your left shoe tell the story of its day, from morning until now.',
    question: 'What did your shoe complain about, and what did it love?',
    hints: ['A shoe sees the world from below.', 'Does it get along with the right one?'],
  },
  {
    key: 'creative-young-chalk-hop',
    title: 'New hopping game',
    difficulty: 'easy',
    description:
      'Invent a hopping game on the ground with chalk, sticks or string. Write three rules and teach it to someone.',
    question: 'How do you play your game?',
    hints: [
      'Test it yourself before you teach.',
      'Is there something for children who cannot hop?',
    ],
  },
  {
    key: 'creative-young-window-frame',
    title: 'A frame on the world',
    difficulty: 'beginner',
    description:
      'Cut a window into a card and hold it up in different places. Find the view you like best, and draw it.',
    question: 'What did your frame show that others might miss?',
    hints: ['Try very near and very far.', 'Hold the card low, like a cat’s eyes.'],
  },
  {
    key: 'creative-young-riddle-me',
    title: 'What am I?',
    difficulty: 'easy',
    description:
      'Choose something in the room. Write a riddle of four lines in which it speaks about itself.',
    question: 'Write your riddle here, and the answer too.',
    hints: ['Start with “I have” or “I never.”', 'Keep the easiest clue for the last line.'],
  },
  {
    key: 'creative-young-alphabet-walk',
    title: 'Letters in hiding',
    difficulty: 'beginner',
    description:
      'Walk around and look for letters that nobody wrote: a forked twig may be a Y. Sketch at least six.',
    question: 'Which letters did you find, and where?',
    hints: ['Tilt your head.', 'Fences, shadows and chairs are full of letters.'],
  },
  {
    key: 'creative-young-bookmark-hero',
    title: 'A small brave person',
    difficulty: 'easy',
    description:
      'Think of somebody who did a brave thing, in a book or in your life. Make a bookmark that tells it in one picture and one line.',
    question: 'Who is it, and what line did you write?',
    hints: ['Brave can also be quiet.', 'Leave a blank edge so that the picture stands out.'],
  },
];
