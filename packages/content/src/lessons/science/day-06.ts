import type { LessonSource } from '@lamplight/domain/lessons';

export const scienceDay06: LessonSource = {
  category: 'science',
  dayNumber: 6,
  pictures: ['flashlight', 'rabbit', 'sun'],
  references: ['Genesis 3:8-9', 'Psalm 139:12', 'Psalm 121:5', 'James 1:17', 'Psalm 36:9'],
  bands: {
    kindergarten: {
      title: 'My Friend on the Wall',
      description: 'Make a rabbit out of light and fingers.',
      content: `Stand in the sun. Look down at the ground. Who is that dark friend? It waves when you wave!

It is your shadow. Light comes from the sun. Your body is in the way. The light cannot go through you. So behind you it stays dark.

## Make a rabbit

Shine a flashlight at a wall. Hold your hand in the light. Put up two fingers for the ears. Hop, hop! A rabbit!

Now move your hand near the light. The rabbit grows big. Move it near the wall. The rabbit gets small.

## Nobody is hidden from God

Adam and Eve once hid among the trees. They were afraid. God called for them because He loved them. You may be scared in the dark too. God sees you there.

> even the darkness is not dark to You
> — Psalm 139:12

He is with you in the night.`,
      difficulty: 'beginner',
      objectives: ['Say what you need to make a shadow.', 'Make a shadow bigger and smaller.'],
      activities: [
        {
          title: 'Shadow zoo',
          description:
            'Hang up a sheet and shine a flashlight on it. Make a bird with two hands. Make a dog with one. Let the others guess. Do not shine it into eyes.',
        },
        {
          title: 'Shadow tag',
          description:
            'Play outside when the sun shines. One child tries to step on a shadow. If your shadow is caught, you chase. Never look right at the sun.',
        },
      ],
      checks: [
        {
          question: 'What must shine so that you have a shadow?',
          options: ['A light', 'A shoe', 'A drum'],
          answer: 0,
          explanation: 'Light must come from somewhere. Your body gets in its way.',
          practises: [0],
        },
        {
          question: 'Your hand moves near the flashlight. What does its shadow do?',
          options: ['It turns red', 'It goes away', 'It grows big'],
          answer: 2,
          explanation: 'There your hand blocks more of the light. The shadow is big.',
          practises: [1],
        },
        {
          question: 'Which one makes the darkest shadow?',
          options: ['A clear window', 'Your hand', 'The air'],
          answer: 1,
          explanation: 'Light goes through clear glass and air. It cannot go through your hand.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'The Stick That Tells Time',
      description: 'Plant a stick in the ground and let its shadow be the hand of a clock.',
      content: `## Straight as an arrow

When a sunbeam falls through a gap in a dusty barn, you can see that it is straight like a ruler. Light travels in straight lines and does not bend around things. So when something stands in its way, there is a dark place behind it, and that is a shadow.

Not everything stops the light. You can sort things into three kinds.

- Clear glass lets nearly all the light through, and we call it transparent.
- Wax paper lets some light through but blurs it, and we call it translucent.
- Wood lets no light through at all, and we call it opaque.

Opaque things make the darkest shadows. Your own body is opaque, and so is a brick wall.

## A long shadow and a short one

Kofi put a stick into the sand of the play yard and marked the tip of its shadow with a pebble. He did it every hour. In the morning the sun stood low in the east, and the shadow was long and pointed to the west. Around noon the sun was high, and the shadow was at its shortest. In the afternoon it grew long again, and now it pointed to the east.

Why? The Earth turns, so for us the sun seems to wander across the sky. A low sun shines from the side and makes long shadows. A high sun shines from above and makes short ones. The shadow always lies on the side away from the sun. Kofi had made a sundial, one of the oldest clocks in the world.

## A cool place to rest

In hot lands, shade can save your life. So people who loved God used a word for Him that makes you want to sit down and rest.

> The LORD is your keeper; the LORD is the shade on your right hand.
> — Psalm 121:5

Good shade asks nothing of you, and it needs no words. The singer of this psalm knew that God is near in the same quiet way.`,
      difficulty: 'beginner',
      objectives: [
        'Explain how a shadow is made.',
        'Sort things into transparent, translucent and opaque.',
        'Predict how long a shadow is and where it points when the sun moves.',
      ],
      activities: [
        {
          title: 'Build Kofi’s clock',
          description:
            'Push a straight stick into the ground in a sunny place. Mark the tip of the shadow each hour with a pebble, and write the hour on it with chalk. Tomorrow, use your pebbles to tell the time. Never look straight at the sun.',
        },
        {
          title: 'Light test',
          description:
            'Collect ten small things, such as a leaf, a cup, cloth and paper. Hold each one in front of a white wall in the sun or by a flashlight. Guess first, then sort them into three heaps. Which one surprised you?',
        },
      ],
      checks: [
        {
          question: 'It is a sunny day. When is the shadow of a stick shortest?',
          options: ['At sunrise', 'In the early evening', 'Around noon', 'At sunset'],
          answer: 2,
          explanation: 'Around noon the sun is highest, and light from above makes a short shadow.',
          practises: [2],
        },
        {
          question:
            'Light comes through a sheet, but you see only blurred shapes. What is the sheet?',
          options: ['Opaque', 'Translucent', 'Transparent', 'A mirror'],
          answer: 1,
          explanation:
            'It lets some light through and blurs it, so it is translucent. Through a transparent sheet you would see clearly.',
          practises: [1],
        },
        {
          question: 'In the morning the sun stands in the east. Where does your shadow point?',
          options: ['To the east', 'To the sun', 'Straight up', 'To the west'],
          answer: 3,
          explanation:
            'Your body stops the light, and it is dark on the side away from the sun. That side is the west.',
          practises: [0, 2],
        },
      ],
    },
    intermediate: {
      title: 'Drawing with Rays',
      description:
        'With a pencil and a ruler you can predict any shadow before you switch on the lamp.',
      content: `## A model made of lines

Light from a small lamp spreads in all directions. To think about it, physicists draw a few straight lines with arrows and call them rays. A ray is not a thing that you could hold. It is a model, a simple picture that leaves out nearly everything and still gives the right answers. With rays you can predict shadows, mirrors and cameras.

Suppose you are planning a puppet theater. The lamp is small, the puppet is 10 centimeters tall and stands 50 centimeters away from the lamp, and the wall is 200 centimeters away from the lamp. How tall will the shadow be?

- Step 1: Draw a ray from the lamp that just touches the top of the puppet, and another that just touches its feet.
- Step 2: Extend both rays to the wall, since the shadow reaches from one to the other.
- Step 3: Notice that the wall is 200 ÷ 50 = 4 times as far from the lamp as the puppet is, so that the rays have spread 4 times as far apart.
- Step 4: Multiply, and you find that the shadow is 4 × 10 = 40 centimeters tall.

The rule is simple enough to keep: shadow height equals puppet height times the distance of the wall, divided by the distance of the puppet, when both distances are measured from the lamp. If the puppet moves closer to the lamp, you divide by a smaller number, and the shadow becomes a giant. If it touches the wall, the shadow is exactly as tall as the puppet.

## A picture through a hole

Now take a dark box with a tiny hole in one side and thin paper on the opposite side. Point the hole at a bright window, and a picture of the window appears on the paper, upside down. Rays explain this too. Light from the top of the window passes straight through the hole and lands at the bottom of the paper, and light from the bottom lands at the top. In the hole the rays cross. Around the year 1020 the scholar Ibn al-Haytham, who worked in Cairo, studied such dark chambers with great care. He insisted that ideas about light have to be tested by experiment, and scientists in many lands learned from his Book of Optics.

## Soft edges

Perhaps you have noticed that real shadows rarely have sharp edges. A lamp is not a point, so there is a border region which some parts of the lamp can still reach while others are blocked. The larger the lamp, the softer the edge. On a cloudy day the whole sky is the lamp, and your shadow almost disappears.

## No shifting shadow

> Every good and perfect gift is from above, coming down from the Father of the heavenly lights, with whom there is no change or shifting shadow.
> — James 1:17

All the lights we know wander, flicker or go out, and therefore every shadow shifts. James had watched this as closely as you have, and he used it to say what God is not like. In the garden, the man and the woman hid among the trees because they were afraid, as if God’s kindness had gone out like a lamp. He came and called for them all the same.`,
      difficulty: 'intermediate',
      objectives: [
        'Use straight rays to calculate the size of a shadow.',
        'Explain why a pinhole picture is upside down.',
        'Predict how a shadow changes when lamp, object or wall moves.',
      ],
      activities: [
        {
          title: 'Prediction theater',
          description:
            'Cut a figure out of card and measure it. Choose three distances between flashlight and figure, keep the wall fixed, and calculate each shadow before you switch on the light. Then measure. Are your results within one centimeter? Find two reasons for any difference.',
        },
        {
          title: 'A camera without glass',
          description:
            'Make a pinhole in the bottom of a box and tape thin paper over the open end. Throw a jacket over your head and the paper end, and point the hole at a bright window or tree, never at the sun. Describe what is upside down, and what changes when the hole is made a little larger.',
        },
      ],
      checks: [
        {
          question:
            'A puppet 8 cm tall stands 40 cm from a small lamp. The wall is 200 cm from the lamp. How tall is the shadow?',
          options: ['16 cm', '32 cm', '48 cm', '40 cm'],
          answer: 3,
          explanation:
            'The wall is 200 ÷ 40 = 5 times as far from the lamp as the puppet. So the shadow is 5 × 8 = 40 cm tall.',
          practises: [0],
        },
        {
          question: 'Why is the picture in a pinhole box upside down?',
          options: [
            'Straight rays cross in the hole',
            'The paper turns the picture over',
            'Light falls down like a stone',
            'The box bends each ray in a circle',
          ],
          answer: 0,
          explanation:
            'A ray from the top goes on straight through the hole to the bottom, and a ray from the bottom to the top. Nothing has to bend.',
          practises: [1],
        },
        {
          question: 'Lamp and wall stay in place. How can you make the shadow of a puppet smaller?',
          options: [
            'Move it toward the lamp',
            'Move it toward the wall',
            'Make the lamp brighter',
            'Paint the puppet white',
          ],
          answer: 1,
          explanation:
            'Near the wall the rays have little room to spread behind the puppet, so the shadow comes close to its real size. Brightness and paint do not change the straight lines.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The Narrow Cone of Night',
      description:
        'From similar triangles to eclipses: calculate where a shadow ends and where it only begins to fade.',
      content: `## Measuring without climbing

In the third century before Christ, Eratosthenes, the librarian of Alexandria, estimated the circumference of the Earth with a shadow. He had learned that at noon on the longest day the sun stood directly above the city of Syene, while in Alexandria, farther north, it stood about 7.2 degrees away from the vertical. Since 360 ÷ 7.2 = 50, the distance between the cities had to be one fiftieth of the circumference. He assumed a distance of 5,000 stadia and obtained 250,000, which was remarkably close, although historians still discuss the exact length of his unit.

The principle beneath such measurements is similarity. Triangles with equal angles have sides in the same ratio, and because the sun is so distant that its rays arrive almost parallel, every vertical object and its shadow form similar triangles at a given moment. If a stick of 1.5 meters casts a shadow of 2 meters and a tree casts one of 16 meters, the height of the tree is 16 × 1.5 ÷ 2 = 12 meters.

## Two kinds of darkness

A source with a noticeable width produces two regions behind an obstacle. In the umbra, no part of the source is visible. In the penumbra, the obstacle covers only a part of it, so that the darkness fades gradually toward the edge. Let a glowing disc have the diameter S, let a smaller ball of diameter B stand at the distance d in front of it, and ask how far the umbra extends.

- Step 1: Draw the two outer lines that touch the source and the ball on the same side. They meet behind the ball at the tip of the umbra, at a distance L from the ball.
- Step 2: From the tip, source and ball appear equally large, so that the triangles are similar and S ÷ (d + L) = B ÷ L.
- Step 3: Solve for L. From S × L = B × d + B × L it follows that L = B × d ÷ (S − B).

For a disc of 12 centimeters, a ball of 4 centimeters and a distance of 100 centimeters, this gives L = 400 ÷ 8 = 50 centimeters. A screen placed beyond 50 centimeters receives no umbra at all, but only a pale penumbra.

## The reach of the Moon

Now let the Sun be the source, with a diameter of about 1,391,000 kilometers, and the Moon the ball, with a diameter of about 3,475 kilometers, at a distance of about 149,200,000 kilometers from the Sun during a solar eclipse. The formula yields

L = 3,475 × 149,200,000 ÷ 1,387,525, which is approximately 373,700 kilometers.

The center of the Moon is between roughly 357,000 and 407,000 kilometers away from the center of the Earth, since its orbit is not a perfect circle. When it is near, the tip of the umbra touches the surface, and along a narrow path day turns to night. When it is far away, the tip ends in empty space, and a bright ring of sunlight remains around the Moon: an annular eclipse. People in the wide penumbra beside the path see a bitten Sun. Never look at it without filters certified for solar viewing, because even a thin crescent can damage the eye without causing pain.

## To be found in the light

> For with You is the fountain of life; in Your light we see light.
> — Psalm 36:9

Every shadow is evidence of a light. In Genesis 3 two people step behind trees, because they cannot bear to be seen, and the question that reaches them is “Where are you?” (Genesis 3:9). It is spoken by someone who is looking for them. Most of us know the penumbra of such moments, in which we show one side of ourselves and keep the other covered. Geometry has nothing to say about guilt or forgiveness. Yet it offers an image that you may keep: the umbra of anything smaller than its source comes to an end.`,
      difficulty: 'advanced',
      objectives: [
        'Apply similar triangles to heights and shadows.',
        'Derive and use the formula for the length of an umbra.',
        'Distinguish umbra and penumbra and relate them to solar eclipses.',
      ],
      activities: [
        {
          title: 'Heights from shadows',
          description:
            'Measure a stick and its shadow, then the shadows of three objects too tall to climb, all within ten minutes. Calculate the heights. Repeat with a second stick of another length and use the difference to estimate your uncertainty. Why must you hurry?',
        },
        {
          title: 'Find the tip',
          description:
            'Tape white paper over a flashlight so that its whole front glows, measure the width of this disc, and hold a coin that is smaller than the disc 50 cm in front of it. Predict where the umbra ends. Move a sheet of paper away from the coin until the dark core vanishes, and compare with your prediction.',
        },
      ],
      checks: [
        {
          question:
            'A stick of 1.5 m casts a shadow of 2 m. At the same moment a tower casts one of 24 m. How tall is the tower?',
          options: ['12 m', '16 m', '18 m', '32 m'],
          answer: 2,
          explanation:
            'Height and shadow have the same ratio: 24 × 1.5 ÷ 2 = 18 m. The value 32 m results if the ratio is turned upside down.',
          practises: [0],
        },
        {
          question:
            'A glowing disc is 15 cm wide, and a ball 5 cm wide stands 80 cm in front of it. How long is the umbra of the ball?',
          options: ['40 cm', '20 cm', '120 cm', '240 cm'],
          answer: 0,
          explanation:
            'L = B × d ÷ (S − B) = 5 × 80 ÷ 10 = 40 cm. Check: seen from the tip, 15 cm at a distance of 120 cm and 5 cm at 40 cm appear equally large.',
          practises: [1],
        },
        {
          question:
            'Someone stands in the penumbra during a solar eclipse. What is visible through a safe filter?',
          options: [
            'A dark Sun with a bright ring',
            'A Sun that is partly covered',
            'A Sun that is covered completely',
            'A Moon that turns red and dim',
          ],
          answer: 1,
          explanation:
            'In the penumbra the Moon hides only a part of the Sun. Complete covering occurs in the umbra, and the ring is seen beyond its tip.',
          practises: [2],
        },
      ],
    },
  },
};
