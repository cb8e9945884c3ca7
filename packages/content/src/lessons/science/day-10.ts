import type { LessonSource } from '@lamplight/domain/lessons';

export const scienceDay10: LessonSource = {
  category: 'science',
  dayNumber: 10,
  pictures: ['milky-way', 'telescope', 'star'],
  references: ['Genesis 15:5', 'Psalm 147:4', 'Isaiah 40:26', 'Psalm 8:3-4'],
  bands: {
    kindergarten: {
      title: 'Stars Are Far-Away Suns',
      description: 'What are those tiny lights up there?',
      content: `Pull a blanket over your head. It is dark. Now poke one finger up. That is a star! Poke all ten. Ten stars!

The real sky has many more. They look tiny. But stars are not tiny. They are huge balls of hot, glowing gas. Our sun is a star too! It looks big since it is near. The others are far, far away. So they look like dots.

Where do stars go in the day? They stay right there. The sky is just too bright to see them.

Do stars move? Watch a star next to a treetop. Soon it slides along. But it is we who turn! The earth spins like a top.

God showed Abram the stars. God knows each one.

> He calls them each by name.
> — Psalm 147:4

He knows your name as well.`,
      difficulty: 'beginner',
      objectives: ['Tell what a star is.', 'Say why stars look small.'],
      activities: [
        {
          title: 'Near and far',
          description:
            'Hold a ball close to your eyes. It looks big! A friend walks away with it. Now it looks small. Did the ball shrink?',
        },
        {
          title: 'Draw with star dots',
          description:
            'Make dots on paper. Join them with lines. What do you see? A boat? A dog? Give your star picture a name.',
        },
      ],
      checks: [
        {
          question: 'What is a star?',
          options: ['A tiny hole in the sky', 'A huge, glowing ball', 'A little lamp'],
          answer: 1,
          explanation: 'A star is a huge, shining ball of hot gas.',
          practises: [0],
        },
        {
          question: 'Why do stars look so small?',
          options: ['They are very far away', 'They are made of fine sand', 'They are asleep'],
          answer: 0,
          explanation: 'Big things look small from far away.',
          practises: [1],
        },
        {
          question: 'Which star is close to us?',
          options: ['The moon', 'A firefly', 'The sun'],
          answer: 2,
          explanation: 'The sun is a star. The moon and a firefly are not.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'The Sky Is Turning, or Are You?',
      description: 'Lie on your back after dark, and you can feel the earth spin. Almost.',
      content: `## A star beside the chimney

Dad and Ines lay on a blanket behind the house. “Pick a star and keep an eye on it,” he said. Ines chose a bright one beside the chimney. They talked about school and about owls, and when she looked back, the star was gone! It had slid behind the bricks.

“Did it move?” she asked. Dad got up and made her turn slowly on her heels, once around. “Now the trees were moving too,” he said. “Or was it you?”

The earth spins once in a day, and we all ride along. So the sun, the moon and the stars seem to rise in the east and set in the west. One star in the north hardly moves at all, because the axis of the earth points toward it. People call it the North Star, and sailors used it to find their way.

## How far is far?

Stars are suns. Light is the fastest thing there is, and from our own sun it takes eight minutes to get here. From the next nearest star it takes more than four years! When you look up, you see old light. Some of it set out before you were born, and some before your grandparents were.

Stars have colors, if you look carefully. Blue-white ones are the hottest. Red ones are cooler, although you still would not want to touch them.

## How many?

On a clear night far from town you might see two or three thousand at one time. With a telescope you would soon lose count, because our galaxy, the Milky Way, has at least a hundred billion.

> Lift up your eyes on high: Who created all these? He leads forth the starry host by number; He calls each one by name.
> — Isaiah 40:26

Abram could not finish counting, and neither can we. Ines reached for Dad’s hand. It was a very big sky, and a very good night.`,
      difficulty: 'beginner',
      objectives: [
        'Explain why stars seem to move across the sky.',
        'Tell what it means that we see old light.',
        'Compare the number of stars we see with the number there are.',
      ],
      activities: [
        {
          title: 'Chimney clock',
          description:
            'Choose a bright star near a roof or treetop and stand so that it just touches the edge. Mark your spot with a stone. Come back after half an hour. Where is the star now? Which way did it go?',
        },
        {
          title: 'Slow light',
          description:
            'Let twenty children stand in a long line. A squeeze of hands runs from one end to the other while somebody counts seconds. The last child raises a hand. What news would be old by the time it arrived?',
        },
      ],
      checks: [
        {
          question: 'Why did the star slip behind the chimney?',
          options: [
            'A cloud pushed it along',
            'The chimney leaned over',
            'The star went out',
            'The earth turned, and the chimney with it',
          ],
          answer: 3,
          explanation: 'We ride on the spinning earth. That makes the whole sky seem to turn.',
          practises: [0],
        },
        {
          question: 'A star’s light takes 100 years to reach us. What do we see tonight?',
          options: [
            'The star as it was 100 years ago',
            'The star as it will be',
            'The star just as it is this minute',
            'A picture painted by sailors',
          ],
          answer: 0,
          explanation: 'The light left the star 100 years ago. It tells us about that time.',
          practises: [1],
        },
        {
          question: 'Which is true about the stars of our galaxy?',
          options: [
            'We see nearly all of them',
            'We see only a very few of them',
            'There are exactly three thousand',
            'They are all the same color',
          ],
          answer: 1,
          explanation: 'Our eyes find a few thousand. The galaxy has at least a hundred billion.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Reading Starlight',
      description: 'Nobody has ever touched a star. So how do we know what one is made of?',
      content: `## A philosopher’s mistake

In 1835 the French philosopher Auguste Comte looked for an example of something that human beings would never know, and he chose the chemical composition of the stars. Nobody could go there and bring back a sample. He was wrong within a generation, because the sample comes to us. It arrives every night at the speed of light.

## The code in the rainbow

Send sunlight through a good prism, and you see a band of colors that is crossed by hundreds of thin dark lines. Joseph Fraunhofer, an orphan who became a master of glass, mapped more than five hundred of them around 1814 without knowing what they were. In 1859 Gustav Kirchhoff and Robert Bunsen found the key. Each element, when it is heated, glows in a few exact colors, like a fingerprint. In the outer layers of a star the same atoms swallow just those colors. So the dark lines tell us which elements are there. In this manner helium was found in the sun before anybody had found it on earth, and it was named after the Greek word for sun.

The color of a star tells its temperature. Reddish Betelgeuse has a surface of about 3,500 degrees Celsius, our yellow-white sun about 5,500, and bluish Rigel about 12,000.

## How far?

Hold your thumb out and look at it with one eye and then with the other. It jumps against the background, and the nearer it is, the more it jumps. Astronomers do the same with the whole orbit of the earth: they measure a nearby star in January and again in July. In 1838 Friedrich Bessel succeeded with a star called 61 Cygni. It shifted by less than the width of a coin seen from several kilometers away.

Distances are given in light-years, that is, the way light travels in a year, about 9.5 trillion kilometers. The nearest star beyond the sun is a bit more than 4 light-years off. If the sun were a grapefruit here at camp, the earth would be a large grain of salt some fifteen meters away, and the next star would be another grapefruit about as far away as the width of a continent.

## The right size

> When I behold Your heavens, the work of Your fingers, the moon and the stars, which You have set in place— what is man that You are mindful of him, or the son of man that You care for him?
> — Psalm 8:3-4

The singer of that psalm knew nothing of light-years, and he felt just what you may feel on learning them. It is all so large, and we are so small. But he does not conclude that people don’t matter. He is amazed that they do. The carbon in your body, as far as astronomers can tell, was formed inside ancient stars. And you, a handful of star stuff, can lie in the grass and wonder about it.`,
      difficulty: 'intermediate',
      objectives: [
        'Explain how dark lines reveal what a star is made of.',
        'Describe how the distance to a nearby star is measured.',
        'Relate the color of a star to its temperature.',
      ],
      activities: [
        {
          title: 'Thumb parallax',
          description:
            'Stretch out your arm and line up your thumb with a distant tree using one eye. Switch eyes and estimate how many tree widths it jumps. Repeat with the thumb at half the distance. Write a rule for distance and jump, and use it to find which of two fence posts is nearer.',
        },
        {
          title: 'Fingerprint puzzle',
          description:
            'Draw a strip with ten numbered positions for each of four imaginary elements and give each three dark lines. Secretly combine two of them into one strip. Partners have to find out which elements your star contains. Then add a line that belongs to none of them: what could it mean?',
        },
      ],
      checks: [
        {
          question: 'Why are there dark lines in the spectrum of a star?',
          options: [
            'Atoms in its outer layers swallow exact colors',
            'Dust on the telescope blocks some light',
            'The star is switched off for short moments',
            'Our eyes cannot make out certain colors at night',
          ],
          answer: 0,
          explanation:
            'Each element takes out its own set of colors. The pattern is a fingerprint.',
          practises: [0],
        },
        {
          question:
            'Seen from opposite sides of the earth’s orbit, star A shifts more than star B. What follows?',
          options: [
            'Star A is hotter than star B',
            'Star A is brighter than star B',
            'Star A is nearer than star B',
            'Star A moves faster than star B',
          ],
          answer: 2,
          explanation: 'As with your thumb, the nearer object jumps more.',
          practises: [1],
        },
        {
          question: 'Which order goes from the coolest to the hottest star?',
          options: [
            'Blue, yellow, red',
            'Red, yellow, blue',
            'Yellow, red, blue',
            'Red, blue, yellow',
          ],
          answer: 1,
          explanation:
            'Betelgeuse is red and cool for a star, the sun lies between, and Rigel is blue and hot.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The Ladder to the Galaxies',
      description:
        'Each rung of cosmic distance stands upon the one below, and all of them upon a triangle.',
      content: `## Geometry first

The distance of a star can be obtained by pure geometry if it is not too far. Observed from opposite points of the earth’s orbit, a nearby star shifts against the remote background; half of that angle is its parallax. By definition a star whose parallax is one second of arc is at a distance of one parsec, about 3.26 light-years, and since the angle is tiny, distance in parsecs is simply the reciprocal of the parallax in seconds of arc. Proxima Centauri, with a parallax of 0.768 seconds, is therefore at 1 ÷ 0.768 = 1.30 parsecs, or 4.24 light-years. The European satellite Gaia, which observed from 2014 until January 2025, determined parallaxes for well over a billion stars, the best of them to some hundred-thousandths of a second.

## Candles

Beyond the range of parallax one needs objects whose true luminosity is known. The flux received falls off with the square of distance; if two identical lamps differ in apparent brightness by a factor of 100, the fainter is ten times as far away. Henrietta Swan Leavitt, who was hired at Harvard to measure photographic plates for a small hourly wage, noticed in 1908 and demonstrated in 1912 that certain pulsating stars, the Cepheids, possess such a hallmark: the longer the period, the greater the luminosity. All of those she used lay in the Small Magellanic Cloud and hence at nearly the same distance from us, which is what made the regularity visible.

With her relation Edwin Hubble calculated in 1924 that the nebula in Andromeda lies far outside the Milky Way, and the known universe grew by several orders of magnitude in an afternoon. Leavitt had died in 1921. A mathematician in Stockholm who intended to propose her for a Nobel Prize learned of it too late.

Cepheids calibrate exploding white dwarfs, which can be recognized across billions of light-years, and these in turn revealed in 1998 that the expansion of the universe is accelerating. As of 2026 two careful ways of measuring its present rate, one by way of the ladder and one by way of the oldest light, still disagree by about eight percent. Whether the discrepancy conceals an error or a discovery is unknown.

## How much we do not see

On a moonless night, from a dark site, the unaided eye commands a few thousand stars. They are a severely biased selection, because it is intrinsically brilliant objects that can be seen from afar. Of the several hundred billion stars in our galaxy, some three quarters are red dwarfs, none of which is visible without an instrument. The number of galaxies is itself estimated at hundreds of billions at the least.

> Lift up your eyes on high: Who created all these? He leads forth the starry host by number; He calls each one by name. Because of His great power and mighty strength, not one of them is missing.
> — Isaiah 40:26

The oracle was addressed to exiles in Babylon, whose captors worshiped the stars and consulted them. Isaiah disenchants the heavens: these are not gods, they are a roll call. At the same time he draws from them an argument that is the reverse of ours. We tend to infer from the magnitude of the universe that an individual must be negligible. He infers that One for whom such multitudes are not too many to be called by name will hardly have overlooked a few thousand deportees.

Neither conclusion follows from the data alone. Size is not significance; a whale does not outrank a child. What astronomy contributes is the scale on which either claim must be understood, and it has made the prophet’s bolder than he could have known.`,
      difficulty: 'advanced',
      objectives: [
        'Calculate distances from parallaxes and from brightness ratios.',
        'Explain how Leavitt’s discovery extended the scale of distances.',
        'Evaluate arguments that infer human significance from cosmic size.',
      ],
      activities: [
        {
          title: 'Lamps on a field',
          description:
            'After dark place two identical lamps at different distances and compare their brightness by eye through a paper tube with stacked sheets of thin paper, counting how many sheets make each vanish. Discuss what you would need to know in order to turn the count into a ratio of distances, and test the inverse square law with a measured pair.',
        },
        {
          title: 'Leavitt’s table',
          description:
            'Invent eight pulsating stars at one distance, whose brightness rises with period, and list period and apparent brightness on a sheet. Add two stars with the same kind of pulsation in another cloud, a hundred times fainter. A second group must discover the rule and then deduce how much farther that cloud is.',
        },
      ],
      checks: [
        {
          question: 'A star has a parallax of 0.05 seconds of arc. How far away is it?',
          options: ['5 parsecs', '20 parsecs', '50 parsecs', '0.05 parsecs'],
          answer: 1,
          explanation: 'The distance is the reciprocal of the parallax: 1 ÷ 0.05 = 20 parsecs.',
          practises: [0],
        },
        {
          question: 'Why was it important that Leavitt’s stars lay in one small cloud?',
          options: [
            'They could be photographed during a single night',
            'They had all been formed at one time',
            'Being equally distant, their apparent and true brightness ran parallel',
            'Their parallaxes were large enough to be measured',
          ],
          answer: 2,
          explanation:
            'Since distance was nearly the same for all, differences in apparent brightness reflected differences in luminosity.',
          practises: [1],
        },
        {
          question:
            'What does the lesson say about the step from cosmic size to human insignificance?',
          options: [
            'The data by themselves do not support it, since size is no measure of worth',
            'It has been proven since the discovery of other galaxies',
            'It was shared by the prophet Isaiah and the astronomers of Babylon',
            'It holds for individuals but not for nations',
          ],
          answer: 0,
          explanation:
            'Neither that conclusion nor Isaiah’s follows from numbers alone. Measurement sets the scale on which both must be understood.',
          practises: [2],
        },
      ],
    },
  },
};
