import type { LessonSource } from '@lamplight/domain/lessons';

export const mathDay25: LessonSource = {
  category: 'math',
  dayNumber: 25,
  pictures: ['straight-ruler', 'rock', 'crown'],
  references: ['1 Samuel 16:7', '1 Samuel 17:4', '1 Samuel 17:40'],
  bands: {
    kindergarten: {
      title: 'Big and Small, Same Shape',
      description: 'Can a tiny house and a big house look the same?',
      content: `Look at your hand. Draw it very small. It has five fingers. The real one has five too. The shape is the same. Only the size is different.

Build a tower of three blocks. Now build one that is twice as tall. Three and three more. That is six! Twice means two times as many.

A map is small. The camp is big. On the map the lake is your thumb’s size. In the real camp it is a long walk.

## Who is tall?

Goliath was very, very tall. David was small. David took five smooth stones. He trusted God.

> man sees the outward appearance, but the LORD sees the heart
> — 1 Samuel 16:7

You can measure how tall someone is. You cannot measure love with a string. God sees it anyway.`,
      difficulty: 'beginner',
      objectives: [
        'Make something twice as long.',
        'Tell what stays the same when you draw small.',
      ],
      activities: [
        {
          title: 'Twice the train',
          description:
            'Lay a train of four stones. Your friend makes one that is twice as long. Count both. Who is the engine?',
        },
        {
          title: 'Shadow big and small',
          description:
            'Hold a leaf in the sun. Look at its shadow. Lift it up and down. Does the shape change, or only the size?',
        },
      ],
      checks: [
        {
          question: 'A tower has 2 blocks. Yours is twice as tall. How many blocks?',
          options: ['Three', 'Four', 'Two'],
          answer: 1,
          explanation: 'Two and two more are four.',
          practises: [0],
        },
        {
          question: 'A row has 5 stones. Yours is twice as long. How many stones?',
          options: ['Six', 'Seven', 'Ten'],
          answer: 2,
          explanation: 'Five and five more are ten.',
          practises: [0],
        },
        {
          question: 'You draw a dog with 4 legs very small. How many legs does it have?',
          options: ['Four', 'One', 'Eight'],
          answer: 0,
          explanation: 'The drawing is small, but the shape stays the same.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'How Tall Is a Cubit?',
      description: 'Before there were rulers, you carried one at the end of your arm.',
      content: `## A ruler made of you

Hold up your arm and bend it. From your elbow to the tip of your longest finger, that is a cubit. Now spread your hand. From thumb to little finger is a span. On most people two spans are about as long as one cubit. Try it!

Everyone’s arm is different. So builders agreed on one arm for all. A common cubit in the lands of the Bible was about 45 centimeters.

## Goliath in spans

The Bible says that Goliath was six cubits and a span tall. Let us count that in spans. Six cubits are 6 × 2 = 12 spans, and one more makes 13 spans. In centimeters, six cubits are 6 × 45 = 270, and the extra span adds some 22 more.

Some very old copies say four cubits and a span. That is 4 × 2 = 8 spans, and one more makes 9 spans. Which number was written first? People who study old books are still talking about it. Either way, he was much taller than David.

## Drawing him on paper

How could you draw him on squared paper? Let one square stand for one span. Then your Goliath is 13 squares tall, and a man of 8 spans is 8 squares tall. Each real span became one square, so the drawing has the same shape as the real thing. That is called drawing to scale. If one square stands for two spans, everything is half as tall.

Saul and his soldiers had measured Goliath with their eyes, and they were afraid. God had told Samuel about another way of looking.

> For man sees the outward appearance, but the LORD sees the heart.
> — 1 Samuel 16:7

David took his sling and five stones. Nobody had measured how much he trusted God.`,
      difficulty: 'beginner',
      objectives: ['Change cubits into spans and centimeters.', 'Use a scale on squared paper.'],
      activities: [
        {
          title: 'Chalk giant',
          description:
            'Measure with your own cubit. Draw a line on the ground that is six cubits and a span long, and another of four cubits and a span. Lie down beside them. How many of you would fit along each?',
        },
        {
          title: 'My room in squares',
          description:
            'Measure a room or a tent in steps. Draw it on squared paper, one square for each step. Add a bed and a door to scale. Could a friend find the way with your map?',
        },
      ],
      checks: [
        {
          question: 'One cubit is 2 spans. How many spans are 5 cubits and 1 span?',
          options: ['10', '6', '11', '12'],
          answer: 2,
          explanation: 'Five cubits are 10 spans, and one more makes 11.',
          practises: [0],
        },
        {
          question: 'A child’s cubit is 30 cm long. How many centimeters are 4 of them?',
          options: ['120', '34', '100', '140'],
          answer: 0,
          explanation: '4 × 30 = 120.',
          practises: [0],
        },
        {
          question:
            'One square stands for 2 spans. How many squares tall is a drawing of 12 spans?',
          options: ['24', '6', '10', '14'],
          answer: 1,
          explanation: 'Every 2 spans become one square, and 12 ÷ 2 = 6.',
          practises: [1],
        },
      ],
    },
    intermediate: {
      title: 'The Giant and the Ratio',
      description:
        'How heavy was the armor, how long is a shadow, and what does a scale model leave out?',
      content: `## Ratios compare by division

If you say that one tree is 8 meters and another 4 meters tall, you can compare them in two ways. The difference is 4 meters. The ratio is 8 : 4 = 2, so that one is twice as tall. A ratio has no unit, which makes it useful: it is the same in meters, feet and cubits.

Quantities are proportional if their ratio always stays the same. Three loaves cost 6 coins, five loaves cost 10, and every time it is 2 coins a loaf.

## Reading the report

The first book of Samuel describes Goliath like an inventory. Most Hebrew manuscripts give his height as six cubits and a span, that is 6.5 cubits. With 45 centimeters to the cubit it comes to 6.5 × 45 = 292.5 centimeters. The Greek translation, a scroll from the Dead Sea and the historian Josephus have four cubits and a span, and 4.5 × 45 = 202.5 centimeters. It is good to know that the copies differ, and the story doesn’t depend on it. His coat of mail weighed 5,000 shekels. A shekel was about 11.4 grams, so it weighed 5,000 × 11.4 = 57,000 grams, or 57 kilograms.

## Shadows and models

At the same moment all shadows on level ground are proportional to the heights of what casts them. A stick of 1 meter has a shadow of 1.5 meters. If a tree’s shadow is 12 meters long, the tree is 12 ÷ 1.5 = 8 meters tall. Thales is said to have measured the pyramids that way.

A model on a scale of 1 : 15 makes every length a fifteenth. The taller Goliath would measure 292.5 ÷ 15 = 19.5 centimeters. You could put him on a shelf, and his proportions would be right.

What would not be right? A number on a scale tells you how long, how heavy, how many. It cannot tell you what you most want to know about somebody who stands opposite you.

> Do not consider his appearance or height, for I have rejected him; the LORD does not see as man does. For man sees the outward appearance, but the LORD sees the heart.
> — 1 Samuel 16:7

That was said about a tall candidate for king, one chapter before the giant. Israel’s army seems not to have heard it. They looked at the ratio of heights and stayed in their tents for forty days. David looked as well. He tried on Saul’s armor, found that it was out of proportion, took it off, and chose five stones that fitted his hand.`,
      difficulty: 'intermediate',
      objectives: [
        'Convert ancient units by multiplication.',
        'Find unknown heights with proportional shadows.',
        'Calculate lengths in a scale model.',
      ],
      activities: [
        {
          title: 'Measure a tree with a stick',
          description:
            'Stand a stick of known length upright in the sun and measure its shadow and the shadow of a tree within the same five minutes. Calculate the height of the tree. Repeat an hour later. Did the result stay the same although all the shadows changed?',
        },
        {
          title: 'Body ratios',
          description:
            'Measure height, arm span, cubit and head length of six people of different ages. Calculate the ratios of each to height. Which ratio is almost the same for everyone, and which one changes as people grow up? Draw a baby and an adult at the same height to check.',
        },
      ],
      checks: [
        {
          question: 'A jug weighs 250 shekels of 11.4 grams each. How many grams is that?',
          options: ['2,850', '2,500', '285', '28,500'],
          answer: 0,
          explanation: '250 × 11.4 = 2,850 grams, a little under three kilograms.',
          practises: [0],
        },
        {
          question:
            'A pole of 80 cm casts a shadow of 120 cm. How tall, in centimeters, is a hut with a shadow of 540 cm?',
          options: ['810', '500', '450', '360'],
          answer: 3,
          explanation:
            'The ratio of height to shadow is 80 : 120, or 2 : 3. Two thirds of 540 are 360.',
          practises: [1],
        },
        {
          question:
            'A tent is 7 meters long. How many centimeters long is it in a model of 1 : 20?',
          options: ['14', '35', '140', '70'],
          answer: 1,
          explanation: '7 meters are 700 centimeters, and 700 ÷ 20 = 35.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Length, Area, Volume: Why Giants Limp',
      description:
        'Multiply every length by k, and you multiply everything else by something different.',
      content: `## Three exponents

Two bodies are similar in the geometrical sense if every length of the one is k times the corresponding length of the other. Areas, being products of two lengths, then stand in the ratio k², and volumes in the ratio k³. If masses are proportional to volumes, weight grows as k³, whereas the strength of a bone or a rope, which depends on its cross section, grows as k² alone. The pressure on the soles, weight divided by area, is consequently multiplied by k³ ÷ k² = k. Galileo drew attention to this in 1638 and concluded that nature cannot produce a giant of ordinary proportions. Either his bones would have to be made of harder material, or they would have to be thickened out of all resemblance.

Take a soldier of 195 centimeters and compare him with a man of 292.5 centimeters, the height that results from six cubits and a span at 45 centimeters to the cubit. Here k = 292.5 ÷ 195 = 1.5. The cross section of his bones is 1.5² = 2.25 times as large, and his weight 1.5³ = 3.375 times as large. The load on each square centimeter has increased by half. With the reading of the Septuagint, of a scroll from Qumran and of Josephus, four cubits and a span, he measures 202.5 centimeters and does not pose a problem to anybody’s skeleton. Textual scholars discuss the variant on other grounds; it is fair to observe that the mathematics has an opinion.

## Errors are scaled too

The same exponents govern uncertainty. Suppose that a cubit was in truth 4 percent longer than we assume, so that lengths are to be multiplied by 1.04. Areas are then multiplied by 1.04² = 1.0816 and volumes by 1.04³ = 1.124864, an error of about 12 percent. For small relative errors the rule of thumb is that the percentage is multiplied by the exponent, because (1 + x)³ = 1 + 3x + 3x² + x³, and for small x the last two terms hardly matter. With x = 0.04 they contribute 0.0048 + 0.000064 = 0.004864.

Estimates of Solomon’s bronze sea, of Noah’s ark and of temple vessels should be read with this in mind. A volume to four digits that rests on a cubit known to within a few percent conveys a precision that nobody possesses, and a careful author will therefore round it or print a range.

## Incommensurable

It belongs to the wit of the first book of Samuel that it places a shepherd between two tall men: Saul, taller by a head than any other Israelite, and Goliath, whose specifications occupy four verses. Height, helmet, mail, greaves, javelin, shaft and iron point are inventoried with the care of a quartermaster. Each number is correct in its way, and the sum of them decides nothing.

> For man sees the outward appearance, but the LORD sees the heart.
> — 1 Samuel 16:7

Quantities can be compared if there is a unit which measures both. Greek mathematicians discovered to their dismay that the side and the diagonal of a square possess none, and called such magnitudes incommensurable. The verse extends the thought beyond geometry. Between stature and heart there is no common measure, so that no amount of the one is worth any amount of the other. David declines Saul’s armor after a trial, which is just what a sense of proportion is for. He does not, on account of it, decline to go down into the valley.`,
      difficulty: 'advanced',
      objectives: [
        'Use the factors k, k² and k³ for lengths, areas and volumes.',
        'Explain why weight outgrows strength.',
        'Estimate how an error in length affects area and volume.',
      ],
      activities: [
        {
          title: 'Paper pillars',
          description:
            'Roll similar pillars of paper with all measures doubled, including the number of layers. Load them with books until they buckle. Compare the loads with the factor k², and the pillars’ own weights with k³. Where would a pillar collapse under itself?',
        },
        {
          title: 'How sure is the sea?',
          description:
            'Read 1 Kings 7:23-26 and compute the volume of the bronze sea as a cylinder and as a hemisphere, with a cubit of 44, 45 and 52 centimeters. State your result as a range and decide how many digits you are entitled to print.',
        },
      ],
      checks: [
        {
          question:
            'All lengths of a figure are multiplied by 2.5. By what factor does its area grow?',
          options: ['2.5', '5', '6.25', '15.625'],
          answer: 2,
          explanation: 'Area grows with the square of the factor, and 2.5² = 6.25.',
          practises: [0],
        },
        {
          question:
            'All lengths of a body are tripled. By what factor does the pressure on its soles grow?',
          options: ['9', '27', '1', '3'],
          answer: 3,
          explanation: 'Weight grows by 27 and area by 9, and 27 ÷ 9 = 3.',
          practises: [1],
        },
        {
          question:
            'Every length was taken 2 percent too short. About how many percent too small is the volume, to the nearest whole number?',
          options: ['2', '6', '8', '4'],
          answer: 1,
          explanation: 'For small errors the percentage is multiplied by the exponent: 3 × 2 = 6.',
          practises: [2],
        },
      ],
    },
  },
};
