import type { CreativeItem } from '../items.ts';

/** Things to make and do for those of seven to ten. */
export const youngCreative: readonly CreativeItem[] = [
  {
    key: 'creative-young-day-eight',
    title: 'If there were an eighth day',
    difficulty: 'easy',
    week: 1,
    description:
      'Genesis tells of seven days. Imagine one more page in the book of the world. Draw or write about a new plant or animal that would fit in without pushing any other out.',
    question: 'What did you add, and what does it eat?',
    hints: ['Think of where it lives: water, air or land.', 'Who is glad that it is there?'],
  },
  {
    key: 'creative-young-garden-map',
    title: 'Map of a garden',
    difficulty: 'easy',
    week: 1,
    description:
      'Draw a garden from above, as a bird would see it. Put in four rivers, a path and one corner that nobody has found yet.',
    question: 'Where would you go first in your garden?',
    hints: [
      'Trees seen from above look like round clouds.',
      'Add a small key that explains your signs.',
      'What hides in the secret corner?',
    ],
  },
  {
    key: 'creative-young-name-creatures',
    title: 'Naming day',
    difficulty: 'beginner',
    week: 1,
    description:
      'Adam gave names to the animals. Find five living things outdoors and give each one a name that nobody has used before.',
    question: 'Which name fits best, and why?',
    hints: [
      'Watch how it moves or what it sounds like.',
      'A good name can copy a sound or a color.',
    ],
  },
  {
    key: 'creative-young-not-robot',
    title: 'Person or machine?',
    difficulty: 'medium',
    week: 1,
    description:
      'Make up a short scene with a partner. One of you plays a robot that tries to comfort a sad child. The other plays a friend who does the same.',
    question: 'What could the friend do that the robot could not?',
    hints: [
      'Let the robot say helpful words in a flat voice.',
      'What does a friend notice without being told?',
    ],
  },
  {
    key: 'creative-young-dove-diary',
    title: 'The dove’s diary',
    difficulty: 'easy',
    week: 2,
    description:
      'The dove flew out of the ark three times. Write a few lines of its diary for each flight.',
    question: 'What did the dove write on its third day out?',
    hints: [
      'First flight: water everywhere.',
      'Second flight: something green in its beak.',
      'What could a bird feel when it does not need to come back?',
    ],
  },
  {
    key: 'creative-young-made-language',
    title: 'Babel words',
    difficulty: 'medium',
    week: 2,
    description:
      'Invent a tiny language with six words: yes, no, bread, friend, help and look. Teach it to someone without using English.',
    question: 'What are your six words, and which one was hardest to teach?',
    hints: ['Point and act it out.', 'Short words with clear sounds are easy to keep.'],
  },
  {
    key: 'creative-young-sky-picture',
    title: 'Dots in the dark',
    difficulty: 'beginner',
    week: 2,
    description:
      'Sprinkle twelve dots over a dark page. Join some of them until you see a picture, as people long ago did with the night sky.',
    question: 'What picture did you find, and what is its story?',
    hints: ['Turn the page around before you choose.', 'You may leave some dots alone.'],
  },
  {
    key: 'creative-young-stairway-dream',
    title: 'Jacob’s night stairs',
    difficulty: 'easy',
    week: 2,
    description:
      'Jacob slept on the ground with a stone under his head. Make his dream in paper: fold stairs that stand up from the page.',
    question: 'How did you make your stairs stand, and who is on them?',
    hints: ['Fold a strip back and forth like a fan.', 'Glue only the two ends down.'],
  },
  {
    key: 'creative-young-promise-knot',
    title: 'A promise you can wear',
    difficulty: 'easy',
    week: 2,
    description:
      'Braid or knot a band from grass, yarn or paper strips. Choose a small promise that you can keep this week and think of it at every knot.',
    question: 'Tell about the band. If you like, tell the promise too.',
    hints: ['Three strands make a braid.', 'Pick a promise that needs only you.'],
  },
  {
    key: 'creative-young-dream-comic',
    title: 'Pharaoh’s cows',
    difficulty: 'easy',
    week: 3,
    description:
      'Draw Pharaoh’s odd dream of seven fat cows and seven thin ones as a comic of four pictures. Give one cow something to say.',
    question: 'What does your cow say?',
    hints: [
      'Picture one: the river.',
      'Thin cows can be drawn with few lines.',
      'How does the king look when he wakes up?',
    ],
  },
  {
    key: 'creative-young-miriam-hide',
    title: 'What Miriam saw',
    difficulty: 'medium',
    week: 3,
    description:
      'Miriam stood among the reeds and watched over her baby brother. Tell the story in her voice, in a whisper.',
    question: 'What did Miriam hear, and what did she hope?',
    hints: ['Begin with her feet in the mud.', 'She must not be seen. What makes her heart jump?'],
  },
  {
    key: 'creative-young-manna-menu',
    title: 'Bread from the dew',
    difficulty: 'easy',
    week: 3,
    description:
      'For forty years Israel ate manna, which tasted like wafers with honey. Write a menu with six ways to serve it, so that nobody gets bored.',
    question: 'Which dish on your menu would you order?',
    hints: ['Boiled? Baked? With what on top?', 'Give each dish a grand name.'],
  },
  {
    key: 'creative-young-freedom-drum',
    title: 'March out of Egypt',
    difficulty: 'beginner',
    week: 3,
    description:
      'Make a drum from a box or bucket. Invent a beat for sneaking away at night and a second one for dancing on the far shore.',
    question: 'How are your two beats different?',
    hints: ['Fingertips are softer than palms.', 'Try a slow beat with a pause in it.'],
  },
  {
    key: 'creative-young-rule-poster',
    title: 'Three rules for a good day',
    difficulty: 'easy',
    week: 3,
    description:
      'Design a poster with three rules that would help your group live well together. Use pictures, so that someone who cannot read yet will understand.',
    question: 'What are your three rules?',
    hints: [
      'Say what to do, not only what to stop.',
      'Show it to a younger child and ask what it means.',
    ],
  },
  {
    key: 'creative-young-harvest-ruth',
    title: 'A field for Ruth',
    difficulty: 'easy',
    week: 4,
    description:
      'Boaz told his workers to leave some barley for Ruth. Build the field with sticks, grass and small figures, and show who leaves grain behind.',
    question: 'Which part of the story does your field show?',
    hints: ['Dry grass can be tied into bundles.', 'Where is Naomi waiting?'],
  },
  {
    key: 'creative-young-giant-size',
    title: 'As tall as Goliath',
    difficulty: 'medium',
    week: 4,
    description:
      'Work with friends to lay out a person nine feet long on the ground with rope, leaves or clothes. Then lay a shepherd boy next to it.',
    question: 'What was it like to stand beside them both?',
    hints: [
      'One long step of yours may be two feet. Measure it.',
      'Where would the head, the belt and the knees be?',
      'How tall was the boy? Use a friend as your pattern.',
    ],
  },
  {
    key: 'creative-young-psalm-place',
    title: 'My green pasture',
    difficulty: 'easy',
    week: 4,
    description:
      'Psalm 23 tells of green pastures and quiet waters. Write or draw your own restful place with four things you can see, hear, smell and touch.',
    question: 'Where is your restful place?',
    hints: ['Close your eyes and listen first.', 'It may be real or made up.'],
  },
  {
    key: 'creative-young-heart-portrait',
    title: 'Outside and inside',
    difficulty: 'easy',
    week: 4,
    description:
      'Fold a paper like a door. On the outside draw how a person looks. On the inside draw what they care about.',
    question: 'What did you put on the inside?',
    hints: ['It may be you, or someone from a story.', 'What makes that person glad or worried?'],
  },
  {
    key: 'creative-young-wise-saying',
    title: 'Write a wise saying',
    difficulty: 'medium',
    week: 4,
    description:
      'The book of Proverbs is full of short sayings. Make up one of your own that uses an animal or a tool.',
    question: 'What is your saying, and when is it useful?',
    hints: [
      'Watch ants, dogs or snails. What could they teach?',
      'Keep it shorter than twelve words.',
    ],
  },
  {
    key: 'creative-young-quiet-concert',
    title: 'The softest concert',
    difficulty: 'beginner',
    week: 5,
    description:
      'Elijah heard a still, small voice. Give a concert that is so soft that everyone must hold their breath to hear it.',
    question: 'Which sounds did you use?',
    hints: ['Try paper, fingertips, sand or grass.', 'Let one sound come at a time.'],
  },
  {
    key: 'creative-young-fish-interview',
    title: 'The fish speaks',
    difficulty: 'easy',
    week: 5,
    description:
      'A reporter meets the great fish that swallowed Jonah. Act out the talk or write it down.',
    question: 'What was the fish’s best answer?',
    hints: ['Did Jonah pray loudly?', 'How did the fish feel about having a guest?'],
  },
  {
    key: 'creative-young-letter-far',
    title: 'A letter to someone far away',
    difficulty: 'easy',
    week: 5,
    description:
      'Jeremiah wrote to people who had been taken far from home. Write or draw a cheerful letter to somebody who is away, sick or new here.',
    question: 'To whom is your letter, and what did you tell them?',
    hints: [
      'Tell one small thing that happened today.',
      'Ask them a question, so they can answer.',
    ],
  },
  {
    key: 'creative-young-secret-sign',
    title: 'Talk with no voice',
    difficulty: 'medium',
    week: 5,
    description:
      'Invent eight hand signs and tell a very short story with them. See whether a friend can translate it into words.',
    question: 'Which part did your friend get right, and which part wrong?',
    hints: ['Begin with signs for I, you, go and eat.', 'Faces help as much as hands.'],
  },
  {
    key: 'creative-young-gate-jerusalem',
    title: 'Nehemiah’s wall',
    difficulty: 'easy',
    week: 5,
    description:
      'Many families built the piece of wall in front of their own house. Let every friend make one piece from cardboard or stones, then join the pieces.',
    question: 'What does your piece look like, and what is next to it?',
    hints: ['Agree on one height before you start.', 'Leave room for a gate and a lookout.'],
  },
  {
    key: 'creative-young-shepherd-news',
    title: 'Shepherd news',
    difficulty: 'easy',
    week: 6,
    description:
      'You are a shepherd near Bethlehem and it is the morning after that night. Write a front page with a headline and a picture.',
    question: 'What is your headline?',
    hints: ['Who, where and when?', 'Add a small ad, perhaps for a lost lamb.'],
  },
  {
    key: 'creative-young-seed-story',
    title: 'Four kinds of ground',
    difficulty: 'medium',
    week: 6,
    description:
      'In a story of Jesus, seeds fall on a path, on rock, among thorns and on good soil. Make four small pictures that use real soil, stones and leaves.',
    question: 'Which of the four was the most fun to make?',
    hints: [
      'Rub damp earth on paper for a brown color.',
      'What happens to the seed in each place?',
    ],
  },
  {
    key: 'creative-young-neighbor-new',
    title: 'The helper nobody expected',
    difficulty: 'easy',
    week: 6,
    description:
      'Tell the story of the Good Samaritan so that it happens at a playground. The helper should be someone that nobody thought of.',
    question: 'Who helped in your story?',
    hints: ['Two children walk past. Why?', 'The helper loses something by helping. What?'],
  },
  {
    key: 'creative-young-roof-model',
    title: 'Down through the roof',
    difficulty: 'medium',
    week: 6,
    description:
      'Build a house from a box with a roof that opens. Lower a small figure on a mat with four strings, without tipping it.',
    question: 'How did you keep the mat level?',
    hints: ['Tie one string to each corner.', 'Four friends must let out string at one speed.'],
  },
  {
    key: 'creative-young-branch-parade',
    title: 'A king’s quiet parade',
    difficulty: 'beginner',
    week: 7,
    description:
      'Make up a parade for a king who comes in peace. There are no soldiers and no cannons. What is there?',
    question: 'Tell about three things in your parade.',
    hints: ['What do people wave?', 'Who walks in front: the strong ones or the small ones?'],
  },
  {
    key: 'creative-young-serve-hidden',
    title: 'Basin and towel',
    difficulty: 'easy',
    week: 7,
    description:
      'Jesus washed His friends’ feet, a job that nobody wanted. Find a job at camp that nobody likes and do it well.',
    question: 'What did you do, and how did you feel after it?',
    hints: ['Look for crumbs, mud or a messy shelf.', 'Ask a grown-up if you may.'],
  },
  {
    key: 'creative-young-night-day-card',
    title: 'From dark to morning',
    difficulty: 'easy',
    week: 7,
    description:
      'Make a card with two sides. One side shows a sad evening. The other shows the same place on Easter morning.',
    question: 'What changed between your two sides?',
    hints: ['Use the same hill and tree on both.', 'Which colors belong to the evening?'],
  },
  {
    key: 'creative-young-invent-need',
    title: 'An invention for one person',
    difficulty: 'medium',
    week: 7,
    description:
      'Ask somebody what is a bother in their day. Draw or build a thing that could help.',
    question: 'What was the bother, and how does your invention help?',
    hints: [
      'Listen first and write down their words.',
      'Show your first drawing and ask what to change.',
      'Boxes, string and clothespins make good models.',
    ],
  },
  {
    key: 'creative-young-peter-fire',
    title: 'Many tongues',
    difficulty: 'easy',
    week: 8,
    description:
      'At Pentecost people from many lands understood the good news. Make a “welcome” sign in as many languages as you can gather from people around you.',
    question: 'Which languages did you find, and who taught you?',
    hints: ['Ask cooks, helpers and parents too.', 'Copy each word as they write it.'],
  },
  {
    key: 'creative-young-jail-song',
    title: 'A song at midnight',
    difficulty: 'easy',
    week: 8,
    description:
      'Paul and Silas sang while their feet were locked. Write a song of four lines that would cheer someone in a dark room.',
    question: 'What are the words of your song?',
    hints: ['Borrow a tune you know.', 'Say one line of it again, as songs do.'],
  },
  {
    key: 'creative-young-love-is',
    title: 'Love is like',
    difficulty: 'beginner',
    week: 8,
    description:
      'First Corinthians 13 says that love is patient and kind. Write five lines of your own that begin with “Love is like.”',
    question: 'Which line do you like best?',
    hints: ['Compare it to things you can touch.', 'Weather, food and tools work well.'],
  },
  {
    key: 'creative-young-tree-healing',
    title: 'A tree in the new city',
    difficulty: 'easy',
    week: 8,
    description:
      'The last chapter of the Bible tells of a tree with twelve kinds of fruit. Draw it, and invent what each fruit tastes like.',
    question: 'Describe three of your fruits.',
    hints: ['One could taste like a happy day.', 'What shapes has nobody seen before?'],
  },

  {
    key: 'creative-young-story-dice',
    title: 'Three things, one story',
    difficulty: 'easy',
    description:
      'Pick a number of steps and walk that far. Write down what lies there. Do it three times. Now tell a story with all three things.',
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
      'Cut paper strips. Write or draw one thing you are glad about on each. Link them into a chain for the room.',
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
