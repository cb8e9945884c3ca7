import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay08: LessonSource = {
  category: 'ai',
  dayNumber: 8,
  pictures: ['rainbow', 'eye', 'camera'],
  references: ['Genesis 9:13', 'Genesis 9:16', 'Psalm 19:1'],
  bands: {
    kindergarten: {
      title: 'Three Little Lights',
      description: 'Red, green and blue have a secret. Together they can paint anything!',
      difficulty: 'beginner',
      content: `Look at a lemon. It is yellow! Your eye sees yellow at once. A camera does not know the word. It has to count.

Inside a camera are tiny squares. Some count red light. Some count green light. Some count blue light. That is all. Only three!

How can three make a whole rainbow? They mix. Some red and some green make yellow light. Red and blue make pink and purple. All three together make white. None at all makes black.

So a lemon turns into numbers. Red: lots. Green: lots. Blue: almost none. A screen reads the numbers and shines them back.

The camera does not say, “Yum, a lemon!” It only has three numbers.

After the big flood God made something in the sky. It had every color.

> I have set My rainbow in the clouds
> — Genesis 9:13

You can see it and be glad.`,
      objectives: [
        'Name the three colors that a camera counts.',
        'Tell what happens when colored lights mix.',
      ],
      activities: [
        {
          title: 'Color Team',
          description:
            'One child is red, one is green, one is blue. The leader calls a color. For yellow, red and green stand up. For white, all stand up. For black, all sit down.',
        },
        {
          title: 'Rainbow Hunt',
          description:
            'Find something red outside. Then find orange, yellow, green, blue and purple. Point to each one. Which color was hard to find?',
        },
      ],
      checks: [
        {
          question: 'Which three colors does a camera count?',
          options: ['Red, green and blue', 'Pink, gray and brown', 'Gold, silver and black'],
          answer: 0,
          explanation: 'Three are enough. They can mix into all the others.',
          practises: [0],
        },
        {
          question: 'Red light and green light shine together. What do you see?',
          options: ['Purple', 'Yellow', 'Blue'],
          answer: 1,
          explanation: 'Light mixes in its own way. Red and green make yellow.',
          practises: [1],
        },
        {
          question: 'All three lights shine as bright as they can. What is it?',
          options: ['Purple', 'Black', 'White'],
          answer: 2,
          explanation: 'All three together make white light.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'How to Mail a Rainbow',
      description: 'A camera knows only three colors. So where does the orange come from?',
      difficulty: 'beginner',
      content: `## Under the magnifying glass

Amara put a drop of water on the old tablet by accident, and before she could wipe it off, she saw something strange. Inside the drop the white screen was not white at all! It was made of thin red, green and blue stripes, side by side. “Who hid those in there?” she asked.

Nobody hid them. They are always there, but they are so small that our eyes blend them. A drop of water works like a tiny magnifying glass.

## Three numbers for a color

Every spot of a picture is kept as three numbers, one for red light, one for green and one for blue. Each number may go from 0, which is off, to 255, which is as bright as it gets.

- 255, 0, 0 is bright red
- 255, 255, 0 is yellow, because red and green light mix to yellow
- 255, 165, 0 is orange
- 0, 0, 0 is black
- 255, 255, 255 is white

Mixing light is not like mixing paint. When you stir many paints together, you get brown mud. When you add light to light, it grows brighter, until it is white.

## Does a camera see?

When you look at a rainbow, light lands in the back of your eye. There are three kinds of tiny cells for color there, a bit like the three counters in a camera. But then something happens that no camera does. You feel wonder. You call your sister to come quickly and look.

A camera can send the numbers around the world. Far away a screen glows, and a grandmother sees the same orange stripe. The machine carried it. The two people enjoyed it.

> And whenever the rainbow appears in the clouds, I will see it and remember the everlasting covenant between God and every living creature of every kind that is on the earth.
> — Genesis 9:16

Amara wiped off the drop. Then she ran outside, because it had begun to rain while the sun was shining.`,
      objectives: [
        'Read a color from its three numbers.',
        'Tell how mixing light differs from mixing paint.',
        'Compare what a camera does with what a person does.',
      ],
      activities: [
        {
          title: 'Color codes without a screen',
          description:
            'Draw three slides on paper, for red, green and blue, each from 0 to 255. One child sets three stones on the slides and hides an object of that color. The others read the numbers and look for it.',
        },
        {
          title: 'The spinning plate',
          description:
            'Cut a circle of cardboard, divide it into slices and color them red, green and blue. Push a short pencil through the middle and spin it fast. What happens to the colors? Try other mixes.',
        },
      ],
      checks: [
        {
          question: 'A spot has the numbers 0, 0, 255. Which color is it?',
          options: ['Red', 'Yellow', 'Blue', 'White'],
          answer: 2,
          explanation: 'The last number is for blue light, and only that one is on.',
          practises: [0],
        },
        {
          question: 'What do you get if you shine red, green and blue light on one spot?',
          options: ['Brown', 'Black', 'Orange', 'White'],
          answer: 3,
          explanation: 'Light added to light grows brighter. Paints would turn to mud instead.',
          practises: [1],
        },
        {
          question: 'What can you do with a rainbow that a camera cannot?',
          options: [
            'Take in its light',
            'Enjoy it and be thankful',
            'Tell red from blue',
            'Keep a copy of it for later',
          ],
          answer: 1,
          explanation: 'A camera counts light and stores numbers. Wonder belongs to living hearts.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Sixteen Million Colors from Three',
      description:
        'Your eye can be tricked with three lamps, and every screen you have ever seen depends on it.',
      difficulty: 'intermediate',
      content: `## A useful weakness

Real yellow light, such as the glow of a sodium street lamp, is one thing. A mixture of red and green light is physically something quite different. Yet your eye cannot tell them apart. In the retina there are three kinds of cone cells, which respond most strongly to long, middle and short wavelengths of light. The brain only gets to know how excited each kind is. Whatever excites the three in the same proportion looks the same.

Engineers have built an entire industry on this weakness. A screen does not need to produce every color of the rainbow. Three lamps are enough, as long as they excite your cones in the right proportions.

## The filter and the guess

A camera works the other way around. Its sensor is a grid of tiny wells that collect light, and the wells themselves are color-blind. So each is covered with a small filter that lets through red, green or blue. In the most common arrangement, invented by Bryce Bayer at Kodak in 1974, half of the filters are green, because our eyes are most sensitive in that range.

Now comes the part that surprises most people. Every well measures only one of the three colors. The other two must be estimated from the neighbors. In a photograph of twelve million pixels, two thirds of all the color numbers were never measured at all. They are an intelligent guess. Usually the guess is excellent, but at the edge of a finely striped shirt you can sometimes see false colors shimmering.

## Counting the possibilities

Each of the three values is normally stored with eight bits, as a whole number from 0 to 255, so there are 256 levels for each.

- Colors in all: 256 × 256 × 256 = 16,777,216
- Pure red: 255, 0, 0
- A middle gray: 128, 128, 128

When a program recognizes a ripe tomato, it does not know what red is like. It has found out from examples that certain triples of numbers tend to appear together with the label ripe. If all of the examples were photographed in the evening sun, it may fail at noon, because the light shifts every number. You hardly notice such shifts, since your brain corrects for the color of the light without telling you.

## What is not in the file

A photo of a rainbow contains three numbers for each point, and that is all it contains. What the bow meant to Noah’s family, that the storm would not have the last word, cannot be found in any of them.

> I have set My rainbow in the clouds, and it will be a sign of the covenant between Me and the earth.
> — Genesis 9:13

A sign is more than its wavelengths. Somebody has to give it, and somebody has to read it. Machines are wonderful at carrying signs from one to the other, provided that we don’t confuse the envelope with the letter.`,
      objectives: [
        'Explain why three colors are enough for a screen.',
        'Describe how a sensor obtains color and which values are estimated.',
        'Distinguish the data of an image from its meaning.',
      ],
      activities: [
        {
          title: 'Fill in the mosaic',
          description:
            'Draw a grid of six by six squares and mark each with R, G or B so that every block of four has one R, two G and one B. Invent a simple scene and write a value from 0 to 9 only for the marked color. Swap grids. Your partner estimates the missing values from neighbors. Where does the guessing fail?',
        },
        {
          title: 'The color of the light',
          description:
            'Look at the same sheet of white paper in the shade, in the sun and in the evening by lamplight. Ask three people to name its color each time. Then let them look through a cardboard tube so that they see nothing but the paper. Does the answer change?',
        },
      ],
      checks: [
        {
          question: 'Why can a screen get by with three kinds of light?',
          options: [
            'Because only three wavelengths exist in nature',
            'Because our eyes judge color by the response of three kinds of cells',
            'Because other colors would use too much electricity',
            'Because cameras were invented before screens',
          ],
          answer: 1,
          explanation:
            'Any mixture that excites our three kinds of cones in the same proportion looks alike to us. Three lamps are enough to imitate most colors.',
          practises: [0],
        },
        {
          question: 'In a usual camera sensor, what happens at a single well?',
          options: [
            'All three colors are measured one after another',
            'The color is read from a list of sixteen million names',
            'One color is measured, and two are estimated from neighbors',
            'Green is ignored, because our eyes are too weak in that range',
          ],
          answer: 2,
          explanation:
            'Each well sits under one filter. The two missing values are calculated from what surrounds it.',
          practises: [1],
        },
        {
          question: 'What does a photo file of a rainbow contain?',
          options: [
            'Values of red, green and blue for each point',
            'The promise that the rainbow stands for',
            'The thoughts and wishes of whoever took the picture',
            'A list of the objects that can be seen',
          ],
          answer: 0,
          explanation:
            'Numbers are all there is. A meaning comes in when a sign is given by someone and read by someone.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Color Is a Convention Between Light and Us',
      description:
        'Between a sunlit leaf and the number in a file lie at least four decisions that somebody made.',
      difficulty: 'advanced',
      content: `## Where the color is not

In 1672 Isaac Newton reported that a prism spreads sunlight into a band of colors and that a second prism can gather it again, and he drew the conclusion that the rays themselves, to speak properly, are not colored. They have a disposition to stir up the sensation of one color or another. His caution was justified. Physics offers a spectrum, a quantity of energy at each wavelength; color arises when a nervous system compresses that continuous curve into the responses of three types of receptor. Infinitely many different spectra produce an identical response, and are called metamers. About one man in twelve of Northern European descent has receptors that differ from the majority, so that his metamers differ too.

Digital imaging exploits this compression and adds decisions of its own.

## Four decisions in a pixel

First, a sensor must sample the spectrum, which it does through red, green and blue filters whose transmission curves do not coincide with the human cones. A camera will therefore distinguish some pairs that look equal to us and confuse others that we can tell apart.

Second, since each photosite lies under a single filter, two thirds of the color values in an ordinary photograph are interpolated. Demosaicing algorithms assume that brightness varies more rapidly than hue, and where that assumption fails they invent colors.

Third comes white balance. Daylight contains more short wavelengths than lamplight, yet we see a sheet of paper as white in both cases because vision estimates the illumination and discounts it. Software imitates this with statistical guesses. When large numbers of people argued in 2015 about whether a photographed dress was blue and black or white and gold, they were making different guesses about the light.

Fourth, the linear measurement is encoded nonlinearly and within a limited range, or gamut. The common standard known as sRGB, adopted in the late 1990s for the screens of that time, cannot represent many of the greens and cyans that a meadow or the sea displays. They are moved to the nearest reproducible neighbor.

## Consequences for learning machines

A classifier trained on such files inherits every one of these choices. If photographs labeled melanoma were taken with one brand of device and harmless moles with another, a network may learn the processing of the device instead of the disease; effects of this type have been reported repeatedly in medical imaging. Color film offers an older warning. For decades laboratories calibrated their prints with reference cards that showed light-skinned models, with the result that darker complexions were rendered poorly, and it took complaints and competition before the reference was broadened. No engineer had to be malicious. It sufficed that a convention went unexamined.

The lesson is not that data are fictions. It is that every number answers a question that was asked in a particular manner, and that responsible users find out what the question was.

## Signs

> I have set My rainbow in the clouds, and it will be a sign of the covenant between Me and the earth.
> — Genesis 9:13

Newton’s contemporaries worried that to explain the bow was to abolish it. John Keats complained in 1820 that cold philosophy would unweave the rainbow. The believer has no need to share that anxiety, for a sign may be perfectly explicable and still signify. Ink has a chemistry, and letters are read nonetheless. What optics describes is how the light reaches us; that there is somebody who gives it as a pledge is known in another way. One can be grateful for both kinds of knowledge and careful to let neither pretend to be the other.`,
      objectives: [
        'Explain what metamers are and why they make digital color possible.',
        'Identify four human decisions that lie between a scene and its stored image.',
        'Assess how unexamined imaging conventions can bias a learning system.',
      ],
      activities: [
        {
          title: 'Audit of one photograph',
          description:
            'Without a device, describe a photo that you remember well. For each of the four decisions in the lesson, write how a different choice would have altered the picture and whom that change might have mattered to. Exchange audits and add one question that your partner overlooked.',
        },
        {
          title: 'Explain and signify',
          description:
            'Pick a sign from ordinary life, such as a wedding ring, a flag or a handshake. One partner explains it completely in physical terms, the other in terms of meaning. Try to find a point at which the two explanations actually contradict each other.',
        },
      ],
      checks: [
        {
          question: 'What are metamers?',
          options: [
            'Receptors that respond to more than one wavelength',
            'Physically different spectra that look the same to an observer',
            'Colors that lie outside the range of a screen',
            'Errors that appear at the edges of fine stripes',
          ],
          answer: 1,
          explanation:
            'Three receptor types compress a whole spectrum, so many spectra become indistinguishable. Screens rely on exactly that.',
          practises: [0],
        },
        {
          question:
            'People disagreed about the photographed dress. Which step in imaging does this illustrate best?',
          options: [
            'Interpolating values between color filters',
            'Restricting colors to a gamut',
            'Labeling images by hand',
            'Estimating the illumination of a scene',
          ],
          answer: 3,
          explanation:
            'Viewers assumed different lighting and discounted it differently. White balance does the same by calculation.',
          practises: [1],
        },
        {
          question: 'What made older color film render darker skin poorly?',
          options: [
            'Its calibration relied on a narrow set of reference images',
            'Light of long wavelength could not be recorded at all',
            'Engineers had deliberately excluded some customers',
            'Photographers refused to use enough light',
          ],
          answer: 0,
          explanation:
            'Reference cards showed light-skinned models only. An unexamined convention was enough to do harm, which is also a danger for trained systems.',
          practises: [2],
        },
      ],
    },
  },
};
