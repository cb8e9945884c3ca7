import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay03: LessonSource = {
  category: 'ai',
  dayNumber: 3,
  pictures: ['framed-picture', 'crescent-moon', 'magnifying-glass-tilted-left'],
  references: ['Genesis 1:16', 'Psalm 8:3-4', '1 Samuel 16:7'],
  bands: {
    kindergarten: {
      title: 'Squares Like Little Tiles',
      description: 'What hides inside a picture on a screen?',
      content: `Have you seen a floor made of tiles? Small squares lie side by side. Together they make a flower or a fish. Step back, and the squares seem to melt.

A screen is made that way too. Its squares are tinier than sand. Their name is pixels.

Every pixel has a number. Zero means black, like a dark night. A big number means bright, like noon. A computer keeps all those numbers in rows. For the computer, a picture is a list.

Show it the moon. It stores number after number. It never whispers, “Oh, how lovely!”

You can whisper it. Look up tonight with someone you love. See the soft moon. Find the first twinkling light. God made that real sky for us to enjoy.

> And He made the stars as well.
> — Genesis 1:16`,
      difficulty: 'beginner',
      objectives: ['Tell what pixels are.', 'Build a picture from squares.'],
      activities: [
        {
          title: 'Stone Pixels',
          description:
            'Scratch nine squares in the sand. Put a stone in some of them. Can you make a plus sign? Let a friend copy it next door. Do both pictures match?',
        },
        {
          title: 'We Are the Picture',
          description:
            'Stand in three rows of three. Everyone is one pixel. The leader taps some children. Tapped children raise their hands high. The others crouch down. Which shape do you see?',
        },
      ],
      checks: [
        {
          question: 'What are pixels?',
          options: ['Tiny squares in a picture', 'Fish in a pond', 'Little birds'],
          answer: 0,
          explanation: 'A picture on a screen is made of tiny squares.',
          practises: [0],
        },
        {
          question: 'Zero means black. What does a big number mean?',
          options: ['Wet', 'Loud', 'Bright'],
          answer: 2,
          explanation: 'The bigger the number, the brighter the square.',
          practises: [0],
        },
        {
          question: 'You make a plus sign from nine squares. Which square is in the middle?',
          options: ['An empty one', 'A filled one', 'A lost one'],
          answer: 1,
          explanation: 'Both lines of the plus cross there. So it is filled.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'The Moon That Came by Phone',
      description: 'Can you send a drawing with nothing but your voice? Jonas found a way.',
      content: `## Reading a picture aloud

Lea was in bed with a fever. Her brother Jonas was far away at camp, and he had drawn the moon for her on squared paper. The camp had just one old telephone with a cord and no camera. But Jonas had an idea. “Take a pencil,” he told her, “and draw five rows of five squares. Zero means leave it empty, and one means color it in.” Then he began to read:

- 0 1 1 0 0
- 1 1 0 0 0
- 1 1 0 0 0
- 1 1 0 0 0
- 0 1 1 0 0

Lea colored very carefully, and suddenly she laughed. There on her own paper was a thin, curving moon!

## Smaller squares, softer moons

Their moon had corners like a staircase. With smaller squares, and many more of them, the edge would look round. The squares in a picture are called pixels, and a photo from a telephone can have twelve million of them.

Zero and one give you only white and black. For gray, most computers count from 0 to 255, where 0 is black, 255 is white, and all the grays are in between. For a color picture, every pixel needs three numbers: one for red, another for green, and another for blue.

## Who saw the moon?

Numbers traveled through the wire, and a picture came out at the other end. But did the telephone enjoy the moon? To a computer, a photo of your puppy and a photo of a puddle are both just long lists of numbers.

> God made two great lights: the greater light to rule the day and the lesser light to rule the night.
> — Genesis 1:16

Lea hung her paper moon beside the window. That evening she pulled the curtain back and looked at the real one. Far away, Jonas was looking at it too.`,
      difficulty: 'beginner',
      objectives: [
        'Turn a grid of numbers into a picture.',
        'Tell what a small and a large pixel number mean.',
        'Explain why more pixels make a smoother picture.',
      ],
      activities: [
        {
          title: 'Picture Phone',
          description:
            '1. Each child draws a grid of six by six and fills some squares to make a secret shape. 2. Write a 0 or a 1 for every square, row by row. 3. Sit back to back with a partner. 4. Read the numbers aloud while your partner colors. 5. Turn around and compare. If one square is wrong, find out where the message broke.',
        },
        {
          title: 'Guess from Far Away',
          description:
            'Place beans, buttons or pebbles on a grid to make a face. Walk twenty steps away and look again. Then make the same face with twice as many rows and columns. Which one looks more real from far off?',
        },
      ],
      checks: [
        {
          question: 'In a gray picture, one pixel has the number 250. How does it look?',
          options: ['Nearly white', 'Nearly black', 'Bright red', 'It cannot be seen'],
          answer: 0,
          explanation:
            'The numbers climb from 0 for black to 255 for white, and 250 is close to the top.',
          practises: [1],
        },
        {
          question: 'Jonas reads the row 1 1 0 0 1. Which squares stay blank?',
          options: [
            'The first and the second',
            'Only the last one',
            'The third and the fourth',
            'All five of them',
          ],
          answer: 2,
          explanation: 'Zero means leave it blank. The zeros stand in places three and four.',
          practises: [0],
        },
        {
          question: 'Why does a photo with more pixels look smoother?',
          options: [
            'The camera adds a drop of water',
            'The steps at the edges get too small to notice',
            'Each pixel has a rounder shape than before',
            'The phone has learned to love the moon',
          ],
          answer: 1,
          explanation:
            'The squares are still squares. They are only so small that your eye no longer sees the corners.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Three Numbers for a Sunset',
      description: 'Put a photo under the magnifying glass and find out where a mountain ends.',
      content: `## Under the magnifying glass

Look at the white part of a bright screen through a strong magnifying glass. It falls apart into tiny red, green and blue lights. Every pixel on that screen is controlled by three numbers from 0 to 255, one for each of these lights. Engineers call this coding RGB. The triple (0, 0, 0) is black because all three lights are off, and (255, 255, 255) is white because all of them are shining fully. A warm orange for the evening sky might be (255, 140, 0).

Each light has 256 steps, so there are 256 × 256 × 256 possible mixtures. That makes 16,777,216 colors, more than anybody could name in a lifetime.

Why exactly three? Most people’s eyes contain three kinds of cone cells for color, and a screen only has to tickle those three. A bee sees ultraviolet patterns on petals that no ordinary photo keeps. The screen was built for human eyes, and for nobody else’s.

## Counting a photo

Take a rather small photo, 1,000 pixels wide and 800 pixels high. It has 800,000 pixels, and each one needs three numbers. A computer that receives this picture therefore receives 2,400,000 numbers in a row. There is no label in that list that says mountain, and nothing that says sky.

## Finding an edge by subtracting

How could a machine begin to make sense of it? Follow one line of a gray picture from left to right and read its brightness:

- 12, 14, 13, 201, 203, 202

Now subtract each number from the one that follows it. You get 2, −1, 188, 2 and −1. Most differences are close to zero, since neighboring pixels usually resemble each other. The 188 sticks out like a church tower. At that place dark rock turns into bright sky, so the computer has found an edge.

Edges can be joined into lines, lines into corners and curves, and these into the outline of a mountain or a face. In modern image recognition nobody programs all these steps by hand. The network learns from many examples which differences are worth noticing. It still starts where you just did, by comparing numbers that lie next to each other.

## A grid is not a sky

Long before screens existed, a shepherd who became a king looked upward and found himself asking a question.

> When I behold Your heavens, the work of Your fingers, the moon and the stars, which You have set in place— what is man that You are mindful of him, or the son of man that You care for him?
> — Psalm 8:3-4

A camera can store the brightness of thousands of stars. It cannot feel small beneath them, and it cannot wonder who put them there. The arithmetic of pixels is beautiful and worth learning. Learn it well, and then go outside while it is dark and let the sky ask you its old question.`,
      difficulty: 'intermediate',
      objectives: [
        'Read and write colors as RGB triples.',
        'Calculate how many numbers describe a color picture.',
        'Locate an edge in a row of brightness values by subtraction.',
      ],
      activities: [
        {
          title: 'Edge Hunters',
          description:
            '1. Draw a strip of twelve squares and shade it in pencil so that it has one or two sudden jumps and some slow changes. 2. Give every square a number from 0 (black) to 9 (white). 3. Swap only the numbers with a partner, not the strip. 4. Write down all the differences between neighbors and mark where you suspect an edge. 5. Uncover the strips and check. What did a slow change look like in the differences?',
        },
        {
          title: 'Color Recipes from the Garden',
          description:
            'Collect five natural objects of different colors. For each, estimate an RGB triple by asking: how much red, how much green, how much blue? Read out a triple and let the others guess which object you mean. Discuss why brown and gray are hard.',
        },
      ],
      checks: [
        {
          question: 'Which triple makes a pixel shine in pure, bright green?',
          options: ['(255, 0, 0)', '(0, 255, 0)', '(0, 0, 0)', '(255, 255, 255)'],
          answer: 1,
          explanation:
            'The order is red, green, blue. Only the second light is on, and it shines at full strength.',
          practises: [0],
        },
        {
          question:
            'A color picture is 200 pixels wide and 100 high. How many numbers describe it?',
          options: ['300', '20,000', '30,000', '60,000'],
          answer: 3,
          explanation: '200 × 100 gives 20,000 pixels, and three numbers for each make 60,000.',
          practises: [1],
        },
        {
          question: 'A row reads 40, 42, 41, 180, 182. Where is the edge?',
          options: [
            'Between the first and the second number',
            'Between the second and the third number',
            'Between the third and the fourth number',
            'Between the fourth and the fifth number',
          ],
          answer: 2,
          explanation:
            'The differences are 2, −1, 139 and 2. The jump of 139 lies between the third value and the fourth.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The Arithmetic of Looking',
      description:
        'Compute an edge by hand, meet a panda that was taken for a gibbon, and ask what a face can reveal.',
      content: `## Multiply, add, slide

Image recognition rests on an operation modest enough for the back of an envelope. Take a row of brightness values, 10, 10, 10, 200, 200, 200, and a short list of weights, called a kernel: −1, 0, 1. Lay the kernel over the first three values, multiply each pair and add the products; the result is 0. Slide one place to the right and calculate again. You obtain 190, then 190 once more, then 0. Wherever the surface is uniform the kernel stays silent, and where darkness meets light it answers loudly. You have just detected an edge by convolution, which in two dimensions works the same way with a small square of weights.

Engineers once designed such kernels by hand. In a convolutional neural network the weights are parameters, so that training itself discovers which patterns deserve attention. When researchers inspect trained networks they typically find detectors for edges and color contrasts in the early layers, textures and motifs in the middle, and combinations that respond to wheels, beaks or faces further up. Each layer builds its vocabulary from the words of the one below.

## A panda called gibbon

In 2014 researchers took a photograph that a good network had classified as a panda with moderate confidence. They added a faint pattern, computed specifically to mislead that network and far too weak for a human being to notice. The verdict changed to gibbon, with a confidence of more than 99 percent. Such images are known as adversarial examples, and defending against them has remained an active field of research.

The episode deserves more than a chuckle, because it reveals that the network had not been relying on what we rely on. For us a panda is a heavy animal with a body, an appetite and a place in a forest. For the network it was a region in a space with many thousands of dimensions, and the border of that region ran closer to the photograph than anyone had suspected. The distance between raw pixel values and the meaning they carry for people is sometimes called the semantic gap. Better models have narrowed it considerably; as of 2026 nobody can promise that it is closed.

## Reading faces

Consider what happens when this technology is pointed at human beings. Recognizing whose passport photograph matches a traveler is one task. Announcing what that traveler feels is quite another, although companies have sold systems claiming to do it. In 2019 a team of scientists examined the evidence and concluded that facial movements alone are not a reliable guide to emotion: people scowl when they concentrate and smile when they are embarrassed. Since 2025 the law of the European Union has prohibited most systems that infer emotions in schools and workplaces.

Scripture made a related observation in the house of Jesse. The prophet Samuel was sent to find a king, saw a tall and impressive young man, and drew the obvious conclusion. He was interrupted.

> But the LORD said to Samuel, “Do not consider his appearance or height, for I have rejected him; the LORD does not see as man does. For man sees the outward appearance, but the LORD sees the heart.”
> — 1 Samuel 16:7

Even a prophet misjudged what stood in front of him. That is no argument against cameras, which guide surgeons and help farmers to find diseased leaves. It is an argument for modesty about how much a surface can tell. A pixel measures reflected light, and from that some truths can be inferred with astonishing accuracy. A person’s sorrow, courage or faith is learned in another way: by asking, by listening, and by being trusted with the answer.`,
      difficulty: 'advanced',
      objectives: [
        'Carry out a one-dimensional convolution and interpret the result.',
        'Explain what adversarial examples reveal about learned features.',
        'Evaluate claims that a system can read inner states from a face.',
      ],
      activities: [
        {
          title: 'Human Convolution',
          description:
            '1. Ten people stand in a row, each holding a number from 0 to 9. 2. Three walkers in step form the kernel −1, 0, 1. They pass along the row and call out a result at each stop, which a scribe records. 3. Change the kernel to 1, 1, 1 and divide by three. What happens to sudden jumps? 4. Invent a kernel that reacts only to a single bright value between two dark ones, and test it.',
        },
        {
          title: 'The Face Without the Story',
          description:
            'Cut eight faces out of an old newspaper and remove the captions. Everyone privately writes down the feeling that each face shows. Compare the answers, then read the captions. Calculate how often the group agreed and how often it was right, and discuss why those two numbers differ.',
        },
      ],
      checks: [
        {
          question: 'The kernel −1, 0, 1 lies over the values 50, 80, 200. What is the result?',
          options: ['−150', '80', '150', '330'],
          answer: 2,
          explanation:
            '(−1) × 50 + 0 × 80 + 1 × 200 = 150. A large value means that brightness rises strongly from left to right.',
          practises: [0],
        },
        {
          question: 'What did the panda experiment reveal?',
          options: [
            'The camera that took the photograph had been damaged by hackers',
            'The network depended on features other than those people rely on',
            'Networks are unable to tell any animals apart',
            'People overlook pandas more often than machines do',
          ],
          answer: 1,
          explanation:
            'A change that was invisible to us crossed the border in the network’s own feature space. Its success on ordinary photos had hidden how differently it decides.',
          practises: [1],
        },
        {
          question:
            'A firm offers a camera that scores how honest job applicants are. Which objection goes deepest?',
          options: [
            'Cameras of that kind use rather a lot of electricity during long interviews',
            'Applicants might not like the color of the device',
            'The resolution is lower than that of a passport photo',
            'Facial movements are no dependable evidence of what goes on inside',
          ],
          answer: 3,
          explanation:
            'A sharper camera would only measure the surface more precisely. The inference from surface to character is what lacks support.',
          practises: [2],
        },
      ],
    },
  },
};
