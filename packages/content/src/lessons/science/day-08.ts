import type { LessonSource } from '@lamplight/domain/lessons';

export const scienceDay08: LessonSource = {
  category: 'science',
  dayNumber: 8,
  pictures: ['rainbow', 'sun-behind-rain-cloud', 'droplet'],
  references: ['Genesis 9:13', 'Genesis 9:14', 'Ezekiel 1:28'],
  bands: {
    kindergarten: {
      title: 'Make a Rainbow',
      description: 'Where do the colors hide when there is no rain?',
      content: `Sun and rain at once! Run to the door. Look up. There it is, a rainbow! Red, orange, yellow, green, blue and purple.

Where do the colors come from? They hide in the light of the sun. Sunlight looks white. But it is many colors mixed together.

A raindrop is a tiny ball of water. Light goes in. The drop bends the light. Red bends a little. Purple bends more. So the colors come apart. They fly out side by side. A million drops do it all at once. That is a rainbow!

You always find it across from the sun. The sun shines on your back. The rain falls in front of you.

> Whenever I form clouds over the earth and the rainbow appears in the clouds
> — Genesis 9:14

Can you walk up to it? No. It moves along with you. Never look right at the sun. It can hurt your eyes.`,
      difficulty: 'beginner',
      objectives: [
        'Tell where the colors of a rainbow come from.',
        'Say where to look for a rainbow.',
      ],
      activities: [
        {
          title: 'Rainbow from a cup',
          description:
            'Put a clear glass of water in the sunshine. Set it on the edge of white paper. Tilt the paper a little. Can you find the colors? A grown-up helps.',
        },
        {
          title: 'Where is the sun?',
          description:
            'Stand in the sun. Feel it on your back. Your shadow lies in front of you. A rainbow would be there too. Point to the place.',
        },
      ],
      checks: [
        {
          question: 'Where do the colors hide?',
          options: ['In the mud', 'In the light of the sun', 'In the wind'],
          answer: 1,
          explanation: 'Sunlight is many colors mixed together.',
          practises: [0],
        },
        {
          question: 'What pulls the colors apart?',
          options: ['Clouds of dust', 'Green leaves', 'Drops of rain'],
          answer: 2,
          explanation: 'A drop bends each color a bit differently.',
          practises: [0],
        },
        {
          question: 'You look for a rainbow. Where is the sun?',
          options: ['Behind you', 'In front of you', 'Under you'],
          answer: 0,
          explanation: 'The sun shines on your back. The rainbow is in front.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'The Drop That Unpacks Light',
      description: 'A rainbow is never in a place. It is in a direction.',
      content: `## Chasing it

Marta wanted to find the foot of the rainbow. It seemed to stand behind the barn, so she ran to the barn. Now it stood behind the mill. When she got to the mill, out of breath, it was over the hill. “It’s running away from me!” she called.

It was not running. A rainbow is not a thing that stands somewhere. It is light that comes to your eyes from a certain direction, and the person next to you sees light from other drops. In a way everybody has a rainbow of their own.

## Inside a raindrop

Sunlight looks white, but it is a mix of all colors. When light slips from air into water, it bends. This is called refraction. Violet bends a bit more than red, so the colors begin to spread. At the back of the drop some of the light bounces like a ball from a wall. On the way out it bends again, and the colors spread even more.

So each drop sends out a small fan of colors. From drops that are a little higher in the sky, the red part hits your eye. From drops that are a bit lower, you get the violet. That is why red is on the outside.

- Turn your back to the sun.
- Look where it is raining.
- The sun must be low, so try in the morning or late in the day.

Sometimes there is a second bow above the first. Its light bounced twice inside the drops, and its colors are the other way around.

## A sign

Knowing how it works does not make it smaller. God uses light and water, and He gave them a meaning as well.

> I have set My rainbow in the clouds, and it will be a sign of the covenant between Me and the earth.
> — Genesis 9:13

Marta sat down on the wet hill and stopped chasing. The bow stood over the whole valley, and she was right where she needed to be to see it.`,
      difficulty: 'beginner',
      objectives: [
        'Describe what happens to light in a raindrop.',
        'Tell where and when to look for a rainbow.',
        'Explain why nobody can reach the foot of a rainbow.',
      ],
      activities: [
        {
          title: 'Hose rainbow',
          description:
            'On a sunny morning or late afternoon stand with your back to the sun. Let a grown-up spray a fine mist of water in front of you. Move your head up and down. Where do you see the colors, and where does your friend see them?',
        },
        {
          title: 'Bent spoon',
          description:
            'Put a spoon into a clear glass of water and look from the side. Where does it seem to break? Slide it slowly and draw three views. You are seeing light bend between water and air.',
        },
      ],
      checks: [
        {
          question: 'What happens when light goes from air into water?',
          options: [
            'It bends, and violet bends more than red',
            'It stops and turns into heat',
            'It gets louder',
            'It bends, and all the colors bend the same',
          ],
          answer: 0,
          explanation: 'Each color bends a bit differently, so they spread out.',
          practises: [0],
        },
        {
          question: 'It is raining in the east, and the sun is low in the west. Where do you look?',
          options: ['West', 'Straight up', 'East', 'At the sun'],
          answer: 2,
          explanation: 'Turn your back to the sun. The rain with the rainbow is in the east.',
          practises: [1],
        },
        {
          question: 'Why could Marta never reach the foot of the rainbow?',
          options: [
            'She ran too slowly',
            'It is only seen from where you stand',
            'The wind blew it over the hill',
            'Other children had got there before her',
          ],
          answer: 1,
          explanation:
            'A rainbow is a direction. When you move, other drops send you their colors.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Forty-Two Degrees',
      description: 'Every rainbow ever seen had the same size. There is a reason for it.',
      content: `## The shadow of your head

Next time you see a rainbow, find the shadow of your own head. From there hold your arm out toward the top of the bow. The angle between the two directions is about 42 degrees. It will be 42 degrees tomorrow, and it was 42 degrees for everyone who has ever stood with the sun at the back and rain ahead.

That number is a clue. It tells us that the rainbow is made by geometry and not by some special cloud.

## The path of a ray

Follow a ray of sunlight into a single drop.

- At the surface it slows down and bends. This is refraction, and it happens because light travels about a quarter slower in water than in air.
- At the back a part of it is reflected.
- On leaving it bends once more.

Rays that hit the drop in different places are turned by different amounts. If you trace many of them, you discover something odd: around one particular direction they crowd together, and there the light is brightest. For red this direction lies 42 degrees from the point opposite the sun. For violet, which bends more strongly, it is about 40 degrees. So each color forms a circle of its own, and those circles nest inside each other with red on the outside.

It is a full circle, by the way. The ground cuts off the lower part. From an airplane you can see the whole ring.

Because the center lies exactly opposite the sun, the bow gets lower as the sun climbs. When the sun is more than 42 degrees above the horizon, there is no rainbow to be seen from level ground, and that is why you don’t find them at noon in summer.

## How we found out

Around the year 1300, two people who never met worked on this puzzle at nearly the same time: Theodoric of Freiberg, a German friar, and Kamal al-Din al-Farisi, a scholar in Persia. Both had the same splendid idea. A raindrop is too small to study, so they filled a large glass globe with water and moved their eyes around it. Both of them saw the two bends and the reflection. In 1637 René Descartes calculated the angle, and thirty years later Isaac Newton explained the colors with his prism.

Theodoric did not think that he was spoiling a miracle. For him, finding out how God’s sign works was a way of admiring it.

> I have set My rainbow in the clouds, and it will be a sign of the covenant between Me and the earth.
> — Genesis 9:13

How a thing comes about and what it means are two questions. A letter is made of ink, and you still want to know what it says.`,
      difficulty: 'intermediate',
      objectives: [
        'Trace the path of a light ray through a raindrop.',
        'Explain where a rainbow can appear and why not at noon in summer.',
        'Describe how a model helped scholars to study raindrops.',
      ],
      activities: [
        {
          title: 'A bow of string',
          description:
            'Tie a string two meters long to a stick at the shadow of your head. Stretch it out. With a paper angle of 42 degrees at your eye, find points on the ground ahead at that angle from the shadow and mark them with stones. What curve do they make?',
        },
        {
          title: 'Globe of water',
          description:
            'Fill a round, clear jar with water and set it in low sunlight in front of a white sheet with a hole as large as the jar. Let the light come through the hole from behind you, and look for colors thrown back on the sheet. Never look toward the sun itself.',
        },
      ],
      checks: [
        {
          question: 'What happens to a ray on its way through a drop in the main rainbow?',
          options: [
            'It is reflected twice and never bent',
            'It bends, is reflected once, and bends again',
            'It is swallowed and sent out later',
            'It bends once and leaves on the far side of the drop',
          ],
          answer: 1,
          explanation:
            'Entering and leaving bend the ray, and the back of the drop reflects it in between.',
          practises: [0],
        },
        {
          question:
            'The sun stands 30 degrees above the horizon. How high does the top of the rainbow reach?',
          options: ['72 degrees', '30 degrees', '42 degrees', '12 degrees'],
          answer: 3,
          explanation:
            'The center is 30 degrees below the horizon, opposite the sun. The bow reaches 42 degrees from there, and 42 − 30 is 12.',
          practises: [1],
        },
        {
          question: 'Why did two scholars fill glass globes with water?',
          options: [
            'A large model of a drop can be observed at leisure',
            'Glass is a better mirror than rain',
            'They wanted to measure the weight of light',
            'It had not rained in either of their countries for years',
          ],
          answer: 0,
          explanation:
            'A drop is tiny and it falls. The globe let them follow the light with their own eyes.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The Caustic in the Clouds',
      description:
        'Descartes traced ten thousand rays by hand, and the sky turned out to contain a minimum.',
      content: `## Deviation as a function

Consider a spherical drop and a ray that strikes it at an angle of incidence i. Snell’s law gives the angle of refraction r by sin i = n sin r, where n, the refractive index of water, is close to 1.333 for yellow light. The ray is deflected by i − r on entering, by 180° − 2r at the internal reflection, and by i − r again as it leaves. The total deviation is therefore

D = 180° + 2i − 4r.

A central ray, with i = 0, is sent straight back, so that D = 180°. As i increases, D at first decreases and later grows again. Between lies a minimum, and a minimum is a place at which a function hardly changes: rays that enter over a considerable range of angles leave in almost the same direction. Descartes discovered this concentration in 1637 by patient computation, and with the calculus that was invented a generation later it takes no more than two lines. Setting the derivative to zero leads to cos² i = (n² − 1)/3.

For n = 1.333 the right side is about 0.259, so cos i is about 0.509 and i about 59.4°. Then r is about 40.2°, and D comes to roughly 137.9°. Seen from the ground, the light arrives at 180° − 137.9°, or about 42°, from the antisolar point, where the shadow of the observer’s head would fall. Violet, whose index is nearer 1.343, appears at some 40.6°. Since the sun is a disk half a degree wide, each color is smeared, and the band measures about two degrees.

A direction in which rays accumulate is known as a caustic. You have seen one in the bright curve at the bottom of a cup. The rainbow is a caustic that has been sorted by wavelength.

## Dark band and extra bows

No light that was reflected once can appear outside this limit, and none that was reflected twice can appear inside about 51°. Between the primary and the secondary bow the sky is consequently darker. Alexander of Aphrodisias described that band around the year 200, and it bears his name.

Geometrical optics leaves something over. Beneath a vivid bow one sometimes notices faint pink and green arcs, which it cannot account for. Thomas Young recognized in 1804 that they are due to interference: two rays on either side of the minimum emerge in the same direction having traveled paths of different length. The supernumerary arcs, as they are called, were among the evidence that light behaves as a wave. George Airy completed the theory in 1838. A child’s emblem of hope thus contributed to one of the great decisions in physics.

## Personal and shared

Strictly speaking, no two observers see the same rainbow, nor do your two eyes. Each perceives those drops which lie on a cone around an axis that runs from the sun through the eye. The phenomenon is lawful, measurable and reproducible, and nevertheless it has no location. Philosophers have long appreciated it as a counterexample to the assumption that whatever is real must be somewhere. Something similar could be said of a melody, which is heard in a concert hall without occupying a seat in it.

> The appearance of the brilliant light all around Him was like that of a rainbow in a cloud on a rainy day.
> — Ezekiel 1:28

The prophet, groping for language, compared what surrounded the divine presence to just this: a radiance that can be seen and not possessed, and which is given to each beholder from where he or she happens to stand. Physics can neither support nor weaken such a comparison. It can, however, make us more competent to appreciate how carefully the image was chosen.`,
      difficulty: 'advanced',
      objectives: [
        'Derive the deviation of a ray in a drop and explain the role of the minimum.',
        'Account for the dark band and the supernumerary arcs.',
        'Discuss in what sense a rainbow is real although it has no place.',
      ],
      activities: [
        {
          title: 'Descartes by hand',
          description:
            'Share out the angles of incidence 0°, 20°, 40°, 50°, 60°, 70° and 80° among your group. Compute r from sin r = sin i ÷ 1.333 and then D. Plot the points, join them smoothly and read off the minimum. How many degrees of i fall within one degree of it?',
        },
        {
          title: 'Is it there?',
          description:
            'Hold a debate on the sentence that the rainbow over the valley exists. One side maintains that only drops and light exist, the other that patterns are real. After ten minutes exchange sides. Finish with a formulation that distinguishes existing from being located.',
        },
      ],
      checks: [
        {
          question: 'Why is the sky bright just at the minimum of the deviation?',
          options: [
            'Water absorbs least at that angle',
            'Many neighboring rays leave in nearly one direction',
            'All colors coincide in this direction',
            'The sun is exactly behind the observer',
          ],
          answer: 1,
          explanation:
            'Near a minimum the deviation hardly changes with the angle of incidence. Rays crowd together there.',
          practises: [0],
        },
        {
          question: 'What do supernumerary arcs reveal about light?',
          options: [
            'That it consists of seven colors',
            'That it slows down in denser media',
            'That it shows interference, as waves do',
            'That it is reflected by the clouds themselves',
          ],
          answer: 2,
          explanation:
            'Two rays on either side of the minimum overlap after paths of different length. Their interference makes the arcs.',
          practises: [1],
        },
        {
          question:
            'In which respect does a rainbow resist the idea that real things have a place?',
          options: [
            'It can be measured by everyone, but it lies at no point in space',
            'It is visible only to people who expect it',
            'It exists only as long as it is photographed',
            'It is produced inside the eye without any drops',
          ],
          answer: 0,
          explanation:
            'Laws fix its angle for each observer. Yet there is no spot where it stands, since it is a set of directions.',
          practises: [2],
        },
      ],
    },
  },
};
