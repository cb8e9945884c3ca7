import type { LessonSource } from '@lamplight/domain/lessons';

export const scienceDay38: LessonSource = {
  category: 'science',
  dayNumber: 38,
  pictures: ['fish', 'water-wave', 'fishing-pole'],
  references: ['Luke 5:4-6', 'Mark 1:16-18', 'Ezekiel 47:8-9'],
  bands: {
    kindergarten: {
      title: 'How a Fish Breathes',
      description: 'You would need a snorkel. A fish has something better.',
      content: `Breathe in. Breathe out. Your chest goes up and down. You take air from the sky. A fish takes air from the water!

Look at the side of its head. There is a flap. It opens and shuts, opens and shuts. Under it are gills. They are soft and red, like a feather. Water goes in at the mouth. It goes out past the gills. The gills catch tiny bits of air.

A fish has fins to steer. It has a tail to push. Swish! Its skin has scales, like a coat of coins.

Fish need clean water, as you need clean air. So never throw trash in a lake.

Peter had fished all night. He caught nothing. Jesus told him to try again. Peter did it.

> they caught such a large number of fish that their nets began to tear
> — Luke 5:6

Peter was amazed. Then he followed Jesus.`,
      difficulty: 'beginner',
      objectives: ['Tell how a fish gets air.', 'Say why water must be clean.'],
      activities: [
        {
          title: 'Swim like a fish',
          description:
            'Hands at your sides! Wiggle your back to go. Use your hands as fins to turn. Open and shut your mouth.',
        },
        {
          title: 'Clean the pond',
          description:
            'Put leaves and bits of paper in water. Fish them out with a spoon. Can you get it clean again?',
        },
      ],
      checks: [
        {
          question: 'What does a fish breathe with?',
          options: ['With gills', 'With its tail', 'With a nose'],
          answer: 0,
          explanation: 'Gills catch tiny bits of air out of the water.',
          practises: [0],
        },
        {
          question: 'Where does the water go in?',
          options: ['At the tail', 'At the side fins', 'At the mouth'],
          answer: 2,
          explanation: 'It goes in there and out past the gills.',
          practises: [0],
        },
        {
          question: 'Why do we keep a lake clean?',
          options: ['So it looks blue', 'Fish must breathe in it', 'So boats can go very fast'],
          answer: 1,
          explanation: 'Fish need clean water, as we need clean air.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'A Lake Called a Sea',
      description: 'Why did the fishermen go out at night, and what were they fishing for?',
      content: `## Out with Uncle Daud

Long before sunrise Amir sat in his uncle’s boat on the big lake in Galilee. “Why do we have to get up in the middle of the night?” he yawned. “By day the fish see the net,” said his uncle, “and they dive to where it is cool.”

The Sea of Galilee isn’t really a sea. It’s a lake with fresh water, twenty-one kilometers long, and it lies lower than any other freshwater lake on earth. The Jordan runs in at the top and out at the bottom.

## A body made for water

Amir held up a tilapia. Some people call it Peter’s fish.

- Its shape is pointed, so that water slips past.
- Inside is a bag of gas, the swim bladder. With more gas it rises, with less it sinks.
- Along its side runs a fine line. With it the fish can feel every movement in the water, even in the dark.
- Its gills are rows of red threads, thin as hair. Blood flows in them and takes oxygen out of the water.

There is little oxygen in water, and in warm water even less. That’s why fish gasp when a pond gets too hot.

Many tilapia mothers carry their eggs in their mouths, and the little ones swim back in when there is danger.

## Sweet and salt

The Jordan flows on into the Dead Sea. There the water has no way out. It dries up in the sun, and the salt stays behind. It is ten times as salty as the ocean, and no fish can live in it. It is the same river, but a lake that only takes and never gives away dies.

One morning Peter had caught nothing. Jesus told him to let down the nets once more, in broad daylight, where no fisherman would try it.

> “Master,” Simon replied, “we have worked hard all night without catching anything. But because You say so, I will let down the nets.”
> — Luke 5:5

You know what happened. Amir pulled in the net. There were nine tilapia, and he put the smallest one back.`,
      difficulty: 'beginner',
      objectives: [
        'Name parts of a fish and what they do.',
        'Tell what oxygen in water depends on.',
        'Compare the Sea of Galilee with the Dead Sea.',
      ],
      activities: [
        {
          title: 'Diver in a bottle',
          description:
            'Stick a bit of clay to the clip of a plastic pen cap so that it just floats in a full bottle. Close the bottle and squeeze. The air in the cap is pressed together. What does your diver do? Let go. Which part of a fish is like that?',
        },
        {
          title: 'The salt that stays',
          description:
            'Let a spoon of salty water dry on a dark plate in the sun. Add a spoon each day. After four days look at the crust. What would happen to a lake?',
        },
      ],
      checks: [
        {
          question: 'What is the swim bladder for?',
          options: [
            'To store food for the long winter',
            'To rise and sink in the water',
            'To carry the eggs',
            'To see in the dark',
          ],
          answer: 1,
          explanation: 'With more gas in it the fish rises, and with less it sinks.',
          practises: [0],
        },
        {
          question: 'Why do fish gasp in a hot pond?',
          options: [
            'Warm water holds less oxygen',
            'They are thirsty',
            'Hot water is too heavy',
            'The bright light hurts their eyes',
          ],
          answer: 0,
          explanation: 'The warmer the water, the less oxygen is in it.',
          practises: [1],
        },
        {
          question: 'Why is the Dead Sea so salty?',
          options: [
            'People poured salt into it',
            'It is closer to the ocean',
            'Fish leave salt behind',
            'Water dries up there, and the salt stays',
          ],
          answer: 3,
          explanation: 'No river flows out. Only water goes into the air.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Breathing Water',
      description:
        'Fish solve a problem that would defeat any diver: how to live on a thirtieth of the oxygen.',
      content: `## Hard to breathe

A liter of air contains about 210 milliliters of oxygen. A liter of water at 15 degrees holds some 7 milliliters at most, a thirtieth, and at 30 degrees only 5 or so. On top of that, water is about eight hundred times as dense as air, and it is hard work to move it. You couldn’t do it with lungs.

Gills can. Each consists of thousands of thin plates with a huge surface. But the real secret is direction. Water flows over the plates one way, and the blood in them flows the other. Suppose that they ran in the same direction: water that is 100 percent full of oxygen meets blood with 0, and they would even out at about 50 percent. If they run against each other, then blood which already has 70 percent still meets water with 80, and at the exit it meets fresh water with nearly 100. In this way a fish gets out 80 percent and more. It is known as countercurrent exchange, and engineers use it in every heat exchanger.

## Salt, in or out

A freshwater fish is saltier than its lake. So water seeps in through its gills all the time. It hardly drinks, makes a lot of thin urine, and special cells in its gills take up salt. A fish in the sea has the opposite problem. It loses water, so it drinks and gets rid of salt through the gills. Salmon and eels can switch from one to the other, and it takes them days.

## A lake with layers

In summer the warm water of a lake floats on the cold. Between them is a boundary, and through it little is exchanged. Down below, bacteria use up the oxygen. In winter the layers mix again. The Sea of Galilee does just that once a year; then nutrients rise, plankton blooms, and the small fish gather in swarms. Fishermen who know their lake know where the cold springs are and when the swarms come close to the shore.

In the first century fishing there was an industry. Boats needed crews, taxes were due, and salted fish from Magdala was sold as far as Rome. In the dry year of 1986 two brothers found the hull of such a boat in the mud of the shore. It was 8 meters long and had been patched together from twelve kinds of wood. Whoever used it had mended it again and again.

## Let down the nets

Simon knew all that was to be known. He fished with linen nets which fish can see by day, so he went out at night. When a carpenter advised him to try it in the morning, he said what an expert would say, and then something else.

> “Master,” Simon replied, “we have worked hard all night without catching anything. But because You say so, I will let down the nets.”
> — Luke 5:5

It’s not a story against expertise. Someone had to know how to handle a net so full that it was tearing, and to call the second boat. Knowing his trade so well, Simon understood better than anybody else what had just happened.`,
      difficulty: 'intermediate',
      objectives: [
        'Compare oxygen in water and in air.',
        'Explain countercurrent exchange in gills.',
        'Describe how fish and lakes deal with salt and with layers.',
      ],
      activities: [
        {
          title: 'With or against',
          description:
            'Two rows of six walk past each other. Row A holds ten beans each, row B none. At each meeting the pair evens out its beans. First let both rows walk in the same direction as fixed pairs, then against each other so that each meets all. How many beans end up in row B?',
        },
        {
          title: 'Warm over cold',
          description:
            'Fill a clear jar half with cold water colored with beet juice. Lay a piece of bark or paper on it and slowly pour warm, uncolored water on top. Blow across it gently. What mixes, and what does not? Try the other way around.',
        },
      ],
      checks: [
        {
          question: 'Why does it help that blood and water flow in opposite directions in gills?',
          options: [
            'The blood is cooled by it',
            'At every point the water still has more oxygen than the blood',
            'The water flows faster that way',
            'Salt is kept out of the blood',
          ],
          answer: 1,
          explanation:
            'Blood that already has much oxygen meets water with even more. So little is left over.',
          practises: [1],
        },
        {
          question:
            'About how many liters of water contain as much oxygen as a liter of air, at 7 and 210 milliliters per liter?',
          options: ['3', '7', '203', '30'],
          answer: 3,
          explanation: '210 ÷ 7 = 30.',
          practises: [0],
        },
        {
          question: 'What must a freshwater fish do all the time?',
          options: [
            'Get rid of water and take up salt',
            'Drink much water and get rid of salt',
            'Stay near the surface',
            'Change between lake and sea',
          ],
          answer: 0,
          explanation: 'It is saltier than its lake, so water seeps in and salt is lost.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Limnology of a Calling',
      description:
        'The lake where the disciples worked turns over once a year, and its fishermen knew when.',
      content: `## An anomaly that makes lakes livable

Water is densest at about 4 degrees Celsius. As it cools further its molecules begin to arrange themselves in the open structure of ice, and it expands. Lakes in cold climates for that reason freeze from above, and at the bottom of a deep one the temperature stays near 4 degrees all winter. Were water an ordinary liquid, ice would sink, many northern lakes would freeze solid, and few fish could survive the winter in them.

In the Sea of Galilee, which lies some 210 meters below sea level and never freezes, another pattern prevails. From April to December a warm layer of about 15 meters floats on water of 15 or 16 degrees. The boundary, or thermocline, is swept by internal waves several meters high that are set going each afternoon by the wind from the Mediterranean. Beneath it oxygen is consumed and hydrogen sulfide accumulates. In winter the surface cools to the temperature of the depths, and a storm suffices to turn the entire lake over. Limnologists call it monomictic, mixed once. Sudden westerly winds that fall through the valleys onto the lake are well documented; the Gospels’ squalls are good meteorology.

## Exchange

A gill is described by Adolf Fick’s law: the flux of oxygen is proportional to the area and to the difference of partial pressures, and inversely proportional to the thickness of the barrier. Halve the thickness and double the area, and the flux is quadrupled. Tuna have reached an area of some 2,000 square millimeters per gram of body mass and a barrier of half a thousandth of a millimeter. Countercurrent flow keeps up the difference of pressures along the whole path. The price is that whatever lets oxygen through will also let water and ions through, and a freshwater fish expends up to several percent of its metabolism on pumping salts back.

Warming tightens the vise: the solubility of oxygen declines as the demand of a cold-blooded animal rises, by a factor of two to three for every ten degrees. If demand doubles and supply falls by 20 percent, the ratio of supply to demand drops to 0.8 ÷ 2 = 0.4 of its former value.

## A fishery

Scholars have pieced together a picture of the trade in the first century. Fishing rights were leased by the tetrarch through contractors; partners such as those named in Luke, Simon with the sons of Zebedee, shared boats and crews; Magdala’s Greek name, Tarichaea, means place of salting. Trammel nets, three layers of linen in which fish entangle themselves, were worked at night because by day they are visible. They had to be washed and dried each morning or they would rot. All of these details appear in Luke’s account, where they are mentioned in passing.

The hull recovered at Ginosar in 1986 and dated to around the turn of the era measures 8.3 by 2.3 meters. Its builder had used cedar planks with pegged joints and frames of whatever could be had, twelve species altogether, several reused. It is the boat of people for whom a catch mattered.

> “Master,” Simon replied, “we have worked hard all night without catching anything. But because You say so, I will let down the nets.”
> — Luke 5:5

One ought not to read the reply as a triumph of faith over knowledge. Simon reports the data, draws no conclusion from them that they would not bear, and on the strength of a word undertakes a trial at his own expense. His reaction to the result is not delight but fear, the fear of an expert who knows the base rate. He has understood that he does not have to do with a lucky tip. What he is then offered is not a better fishery.

The narrative continues with a sentence to which commentators seldom pay the compliment of astonishment. Having made the catch of their lives, the partners bring the boats to land, leave everything, and follow. Somebody presumably salted the fish.`,
      difficulty: 'advanced',
      objectives: [
        'Explain density, layering and turnover in lakes.',
        'Apply Fick’s law and ratios of supply and demand to breathing in water.',
        'Use knowledge of the fishery to interpret Luke 5:1-11.',
      ],
      activities: [
        {
          title: 'Internal wave',
          description:
            'Fill a long clear container with colored salt water and carefully float fresh water above it. Tilt it by a finger’s breadth and let go. Measure the period of the slow wave between the layers and that of the ripples on the surface. Explain why the hidden wave is so much slower and higher.',
        },
        {
          title: 'Details in passing',
          description:
            'List every detail of trade and place in Luke 5:1-11 and classify each as necessary for the story or incidental. Discuss what incidental details can and cannot show about a source, and find a comparable case in a modern memoir.',
        },
      ],
      checks: [
        {
          question:
            'A gill’s area is tripled and its barrier becomes half as thick, with equal pressures. How does the flux of oxygen change?',
          options: [
            'It is tripled',
            'It becomes six times as large',
            'It becomes one and a half times as large',
            'It is doubled',
          ],
          answer: 1,
          explanation: 'Flux grows with area and falls with thickness: 3 ÷ 0.5 = 6.',
          practises: [1],
        },
        {
          question: 'Why do cold lakes not freeze from the bottom up?',
          options: [
            'The earth below warms them',
            'Fish keep the deep water moving',
            'Water of 4 degrees is densest and remains below',
            'Salt collects at the bottom',
          ],
          answer: 2,
          explanation:
            'Colder water and ice are lighter and stay on top. The depths keep about 4 degrees.',
          practises: [0],
        },
        {
          question: 'How does the lesson characterize Simon’s reply?',
          options: [
            'He states what experience shows and then makes a trial on the strength of a word',
            'He denies that experience has any value',
            'He expects to be paid for another attempt',
            'He agrees, because fish are easier to catch by day',
          ],
          answer: 0,
          explanation:
            'He reports the data and risks the work all the same. His fear afterward is that of someone who knows how unlikely it was.',
          practises: [2],
        },
      ],
    },
  },
};
