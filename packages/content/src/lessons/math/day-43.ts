import type { LessonSource } from '@lamplight/domain/lessons';

export const mathDay43: LessonSource = {
  category: 'math',
  dayNumber: 43,
  pictures: ['triangular-ruler', 'donkey', 'palm-tree'],
  references: ['Zechariah 9:9', 'Matthew 21:1-9', 'Acts 1:12'],
  bands: {
    kindergarten: {
      title: 'A Donkey on Squares',
      description: 'Make a big animal fit on a small sheet of paper.',
      content: `Noa wants to draw Pip. Pip is a donkey. He is far too big for the paper!

So Noa makes a rule. One hand on Pip is one square on paper. She puts her hands along his leg. One, two, three, four hands. She colors four squares. Pip stands still. His back is six hands long. She colors six squares. Each ear is two hands. That makes two squares.

Look, there is a tiny Pip! Long parts are still long. Short parts are still short. So he still looks like Pip.

## The King is coming

Kings liked to ride on big, strong horses. What did Jesus ask for? A young donkey! People laid their coats on the road. They waved green branches.

> See, your King comes to you
> — Zechariah 9:9

Nobody had to be afraid. This King was kind.`,
      difficulty: 'beginner',
      objectives: ['Use one square for one hand.', 'Compare lengths in a picture.'],
      activities: [
        {
          title: 'Me on squares',
          description:
            'Lie down. A friend measures you with sticks. Count the sticks. Draw one square for each stick.',
        },
        {
          title: 'The tiny garden',
          description:
            'Walk along a flower bed. Count your steps. Lay down one bean for each step. Your beans are a small map.',
        },
      ],
      checks: [
        {
          question: 'One hand is one square. The tail is three hands long. How many squares?',
          options: ['One', 'Two', 'Three'],
          answer: 2,
          explanation: 'Each hand gets its own square. Three hands get three.',
          practises: [0],
        },
        {
          question: 'In a picture the neck has four squares. The ear has two. Which is longer?',
          options: ['The neck', 'The ear', 'Both the same'],
          answer: 0,
          explanation: 'Four squares are more than two. So the neck is longer.',
          practises: [1],
        },
        {
          question: 'The dog’s leg has five squares. How many hands is the real leg?',
          options: ['Four', 'Five', 'Ten'],
          answer: 1,
          explanation: 'Every square stands for one hand. Five squares are five hands.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'Twenty Times Smaller',
      description: 'Draw a donkey that is right from the ears down to the hooves.',
      content: `## One for twenty

Ezra wants to draw Clover, the donkey next door, and every part of her should be right. The real Clover would need a sheet as big as a door, so Ezra uses a scale of one to twenty. One step of his ruler stands for 20 steps on the donkey. He feeds her a carrot to make her stand still.

- Her back is 120 centimeters high, and 120 ÷ 20 = 6 on paper.
- From nose to tail she is 180 long, and 180 ÷ 20 = 9 on paper.
- Her ears are 20 long, so each of them gets just 1.

To make the small donkey, you divide by 20. To get back to the big one, you do it the other way around and multiply. If her tail is 3 on paper, then the real tail is 3 × 20 = 60 long.

## What went wrong?

Mia drew Clover as well, but hers looked like a giraffe. She had made the legs 5 centimeters long, and 5 × 20 = 100, while the real legs are only 60! So Mia rubbed them out and drew 60 ÷ 20 = 3. Every part has to shrink by the same number, or the shape is lost.

A map is a drawing of this kind too. If 1 centimeter stands for 10 meters of ground, then a path of 80 meters is 8 centimeters long.

## A small ride for a great King

Long before Jesus was born, a prophet told what sort of king would come one day.

> righteous and victorious, humble and riding on a donkey, on a colt, the foal of a donkey.
> — Zechariah 9:9

A young donkey with a back 100 centimeters high would be only 5 high on our sheet. Jesus did not need to look tall, for He wanted to come near.`,
      difficulty: 'beginner',
      objectives: [
        'Find how long something is in a scale drawing.',
        'Use the scale to get back to the real length.',
      ],
      activities: [
        {
          title: 'Your own one to twenty',
          description:
            'Measure a friend with string and a ruler: height, arm, leg and head. Divide each number by 20 and draw the friend. Is the drawing as tall as your hand?',
        },
        {
          title: 'Map of the camp',
          description:
            'Pace out a path, a field or a big room. Let 1 centimeter stand for 10 steps and draw a map. Give it to another group with a cross on it. Can they find the spot?',
        },
      ],
      checks: [
        {
          question:
            'The scale is one to twenty. A door is 200 centimeters high. How high is it on paper?',
          options: ['20 centimeters', '10 centimeters', '40 centimeters', '180 centimeters'],
          answer: 1,
          explanation: 'The drawing is twenty times smaller, and 200 ÷ 20 = 10.',
          practises: [0],
        },
        {
          question:
            'The scale is one to twenty. A fence is 7 centimeters on paper. How long is it?',
          options: ['27 centimeters', '70 centimeters', '140 centimeters', '350 centimeters'],
          answer: 2,
          explanation: 'To get back to the real fence, multiply: 7 × 20 = 140.',
          practises: [1],
        },
        {
          question:
            'On a map 1 centimeter stands for 10 meters. How long is a path of 60 meters on it?',
          options: ['6 centimeters', '10 centimeters', '50 centimeters', '60 centimeters'],
          answer: 0,
          explanation: 'Every 10 meters need 1 centimeter, and 60 ÷ 10 = 6.',
          practises: [0],
        },
      ],
    },
    intermediate: {
      title: 'A Ramp for Mrs. Okoye',
      description:
        'Choose a scale, draw a plan, and discover why areas shrink faster than lengths.',
      content: `## First listen, then draw

Mrs. Okoye lives beside the camp and uses a wheelchair. When four campers asked what bothered her in everyday life, they secretly hoped to invent a flying chair. She laughed and pointed at her front door, which was 40 centimeters above the path. “I just want to get out and see the lake without waiting for my son,” she said.

Many building rules, for instance those of the United States, say that a ramp for wheelchairs may rise by at most 1 unit over 12 units of length. For a height of 40 centimeters the ramp therefore has to cover at least 40 × 12 = 480 centimeters of ground. Would it fit in front of her house? To find out, they needed a plan.

## Which scale fits?

A scale of 1 : 40 means that 1 centimeter on paper stands for 40 centimeters in reality. Divide real lengths by 40 in order to draw them: the ramp is 480 ÷ 40 = 12 centimeters long and just 1 centimeter high. Multiply in order to go back.

The useful part of their page was 20 centimeters wide, while the front yard measured 10 meters, or 1,000 centimeters. Since 1,000 ÷ 20 = 50, any scale with a number of at least 50 would show the entire yard. They chose 1 : 50 and drew the ramp again, this time 9.6 centimeters long. The bigger the second number, the smaller the picture.

## Areas shrink twice

A landing at the door measured 150 by 200 centimeters. On the new plan it was 3 by 4 centimeters, so it covered 12 square centimeters of paper. In reality it covers 150 × 200 = 30,000 square centimeters, and 30,000 ÷ 12 = 2,500. Why not 50? Because the length and the width both shrank by 50, and 50 × 50 = 2,500. Whoever forgets this orders far too little wood.

## Along the road of cloaks

Maps use the same idea with larger numbers. The Mount of Olives lies a Sabbath day’s journey from Jerusalem (Acts 1:12), which Jewish tradition counts as 2,000 cubits. With 45 centimeters to the cubit that makes 90,000 centimeters, or 900 meters. On a hiking map with a scale of 1 : 20,000 you could cover that road with your thumb, because it is only 4.5 centimeters long.

> See, your King comes to you, righteous and victorious, humble and riding on a donkey
> — Zechariah 9:9

The animal that carried Jesus along this short road belonged to somebody else. A king who borrows can still be refused, and he has to come down to the level of the people whose help he wants. The campers had felt a little of it when they put away the flying chair. Serving someone begins with the real size of that person’s need.`,
      difficulty: 'intermediate',
      objectives: [
        'Convert lengths between a scale drawing and reality.',
        'Choose a scale that fits a page.',
        'Explain how areas change under a scale.',
      ],
      activities: [
        {
          title: 'Plan of a real entrance',
          description:
            'Measure the steps, the door and the space in front of a building you know. Draw it at 1 : 50 or 1 : 100, add a ramp that rises 1 unit over 12, and judge with an adult whether it would fit.',
        },
        {
          title: 'The wood order',
          description:
            'Cut a floor plan of a tree house out of squared paper at 1 : 25. Work out how many square meters of boards it needs, first from the real lengths, then from the paper area. Both ways must agree.',
        },
      ],
      checks: [
        {
          question: 'A trail of 2.4 kilometers is drawn at 1 : 20,000. How long is it on the map?',
          options: ['48 centimeters', '1.2 centimeters', '8 centimeters', '12 centimeters'],
          answer: 3,
          explanation: 'The trail measures 240,000 centimeters, and 240,000 ÷ 20,000 = 12.',
          practises: [0],
        },
        {
          question:
            'A hall is 60 meters long, your page 25 centimeters. Which scale gives the largest drawing that still fits?',
          options: ['1 : 250', '1 : 200', '1 : 500', '1 : 1,000'],
          answer: 0,
          explanation:
            'Because 6,000 ÷ 25 = 240, 1 : 200 would be too large and 1 : 250 just fits.',
          practises: [1],
        },
        {
          question:
            'On a plan at 1 : 100 a room covers 30 square centimeters. How large is it really?',
          options: [
            '3 square meters',
            '3,000 square meters',
            '30 square meters',
            '300 square meters',
          ],
          answer: 2,
          explanation:
            'Areas grow by 100 × 100 = 10,000. So the room has 300,000 square centimeters, which are 30 square meters.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'What Survives When Size Is Given Up',
      description:
        'Dilations, paper that reproduces itself, and the impossibility of a perfect map.',
      content: `## A transformation with a center

Fix a point O and a positive number k. The dilation with center O and factor k sends each point P to the point P′ on the ray from O through P with OP′ = k × OP. In vectors, P′ = O + k(P − O). For two points the center cancels, since P′ − Q′ = k(P − Q). This single line contains the entire theory of scale drawing: every distance is multiplied by k, every segment remains parallel to its original, and consequently every angle is preserved.

Two dilations with the same center and the factors k and m combine to a dilation with the factor km. If the centers differ, the result is nevertheless a dilation with factor km, except when km = 1, in which case it is a translation. Enlarging and then reducing a drawing may leave it shifted, but never distorted.

## Self-reproducing paper

The standard sheets used in most countries rely on this property. A sheet with sides 1 and r is cut in half across its longer side, giving sides r/2 and 1. For the half to be similar to the whole, the ratios must agree: 1 ÷ (r/2) = r, hence r² = 2 and r = √2. Copying a page onto the next smaller format thus multiplies lengths by 1/√2, roughly 0.71, and halves the area. A drawing at 1 : 20 that has been reduced in this manner twice is a drawing at 1 : 40, because the two factors multiply to 1/2. An initial sheet of one square meter, called A0, yields after four cuts the familiar A4 with 1/16 of a square meter.

## Errors travel, and maps distort

Whoever measures a plan with an uncertainty of 0.5 millimeters also scales the uncertainty. At 1 : 20 it amounts to 10 millimeters in reality, which a carpenter may tolerate, whereas at 1 : 50,000 it amounts to 25 meters. Conversely, a road of 6 meters would be only 0.12 millimeters wide on such a map. Cartographers draw it much wider in order to make it visible, and push neighboring houses aside. A good map is not everywhere to scale; it exaggerates what the traveler needs.

A perfect map does not exist at all. In 1827 Gauss proved a theorem that he himself called remarkable: no part of a sphere can be flattened without changing distances. Every flat map of the Earth must therefore have a scale that varies. Mercator’s projection of 1569 preserves angles, which navigators required, and pays for it with size. At latitude φ it enlarges lengths, compared with the equator, by 1/cos φ. At 60 degrees the cosine is 1/2, so lengths are doubled and areas multiplied by 4. Greenland consequently looks about as large as Africa on many wall maps, although Africa is about 14 times as large. Nobody lied, but a choice in favor of sailors has shaped how generations imagined the importance of continents. When you meet a representation, ask what it keeps, what it gives up, and whose need decided.

## Form without magnitude

> Rejoice greatly, O Daughter of Zion!
> Shout in triumph, O Daughter of Jerusalem!
> See, your King comes to you,
> righteous and victorious,
> humble and riding on a donkey
> — Zechariah 9:9

The procession on the Mount of Olives retained the proportions of a royal entry: the mount, the carpet, the acclamation. What it gave up was the magnitude. There was no cavalry, and the animal had been borrowed for the afternoon. A dilation cannot alter the shape of a figure, however severely it reduces the size, and spectators who expected grandeur were confronted with the question of what kingship really consists of. Christians answer with the rest of the week: authority which serves does not become smaller by stooping. It becomes recognizable.`,
      difficulty: 'advanced',
      objectives: [
        'Derive how scales combine from the definition of a dilation.',
        'Determine how measuring errors grow with a scale.',
        'Explain why every flat map of the Earth distorts.',
      ],
      activities: [
        {
          title: 'Pantograph of string',
          description:
            'Fasten one end of an elastic band, tie a knot in the middle and put a pencil at the other end. Guide the knot along a leaf while the pencil draws. Determine the factor, check whether angles survive, and explain the result with vectors.',
        },
        {
          title: 'Peel and regret',
          description:
            'Draw three equal circles on an orange or an old ball, one of them near the pole. Peel or trace the surface and press it flat. Describe which distortions appear where, then argue for the projection you would choose for a school wall.',
        },
      ],
      checks: [
        {
          question: 'A plan at 1 : 30 is copied twice with the factor 1/√2. What is its scale now?',
          options: ['1 : 15', '1 : 60', '1 : 120', '1 : 42'],
          answer: 1,
          explanation: 'Both factors together make 1/2, so that 1/30 becomes 1/60.',
          practises: [0],
        },
        {
          question:
            'A length is read from a plan at 1 : 200 with an uncertainty of 0.5 millimeters. How uncertain is the real length?',
          options: ['0.4 centimeters', '1 centimeter', '100 centimeters', '10 centimeters'],
          answer: 3,
          explanation:
            'The uncertainty is scaled as well: 0.5 × 200 = 100 millimeters, or 10 centimeters.',
          practises: [1],
        },
        {
          question:
            'A Mercator map doubles lengths at a latitude of 60 degrees. By which factor does it enlarge areas there?',
          options: ['4', '2', '8', '16'],
          answer: 0,
          explanation:
            'Length and width are both doubled, and 2 × 2 = 4. No flat map can avoid every distortion of this kind.',
          practises: [2],
        },
      ],
    },
  },
};
