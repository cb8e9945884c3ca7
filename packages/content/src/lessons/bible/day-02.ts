import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay02: LessonSource = {
  category: 'bible',
  dayNumber: 2,
  pictures: ['cloud', 'water-wave', 'seedling'],
  references: ['Genesis 1:6-13', 'Job 38:8-11', 'Psalm 104:5-13', 'Mark 4:35-41', 'John 12:24'],
  bands: {
    kindergarten: {
      title: 'Splash, Sky and Sprout',
      description: 'Look up, look down, and find a tiny secret box.',
      difficulty: 'beginner',
      content: `
Tip back your head. Look way, way up. That is the sky! God made it on the second day. It is taller than any tree. Breathe in. You just tasted a little sky.

On the third day there was water everywhere. There was no place to stand. So God spoke to the water. Move over, water!

The water listened. Whoosh, it ran down and became the seas. Up popped hills and beaches and squishy mud. Now there was room for feet.

> God called the dry land “earth,” and the gathering of waters He called “seas.”
> — Genesis 1:10

But the land was bare and brown. God told the ground to grow things. A green tip poked out. Then came grass, and figs, and tall trees.

Each plant carried seeds. A seed is a tiny box. A whole new plant is folded inside. God looked at all this green. He was glad, because it was good.
`.trim(),
      objectives: [
        'Point to the sky, the sea and the land.',
        'Tell who told the water to move.',
        'Find a seed and say what it can become.',
      ],
      activities: [
        {
          title: 'Sky, sea, land',
          description:
            'Stand in a ring. For sky, stretch both arms up high. For sea, wiggle your hands like waves. For land, stamp your feet. A leader calls the words, faster and faster!',
        },
        {
          title: 'Seed detectives',
          description:
            'Walk with a grown-up and look for seeds. Look in grass, cones, pods and fruit. Do not put any in your mouth. Lay three seeds on your palm. Plant one and water it every day.',
        },
      ],
      checks: [
        {
          question: 'What is high above your head?',
          options: ['The sky', 'The sea', 'The dry land'],
          answer: 0,
          explanation: 'The sky is up high. God made it on the second day.',
          practises: [0],
        },
        {
          question: 'What hides inside a seed?',
          options: ['A drop of sea', 'A little stone', 'A new plant'],
          answer: 2,
          explanation: 'God tucked a new plant into every seed. It waits for soil and water.',
          practises: [2],
        },
        {
          question: 'Who told the water to move over?',
          options: ['A strong king', 'God did', 'The wind'],
          answer: 1,
          explanation: 'God spoke, and the water made room. Even the big sea listens to Him.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'What the Beach Knows',
      description: 'Why do the waves turn around? Follow the water to the edge and see.',
      difficulty: 'beginner',
      content: `
Nila pushed her last stick into the top of the sand castle. All afternoon the waves had been creeping closer, and now one licked the wall. She held her breath while the next wave came up, wet the door, hissed and slid back down. After that each wave stopped a little lower. The tide had turned.

She asked her grandfather who tells the sea when to stop. He laughed and said that God once asked a man named Job that same question. Then God told Job what He had said to the sea.

> ‘You may come this far, but no farther; here your proud waves must stop’
> — Job 38:11

## Making room

Grandfather told her the rest while they rinsed the buckets. On the second day God made the sky, like one huge room of air above the water. On the third day there was still no floor, because water covered everything from edge to edge. God told the water to gather in one place, and it did as He said.

> God called the dry land “earth,” and the gathering of waters He called “seas.” And God saw that it was good.
> — Genesis 1:10

Fish need the sea and goats need the hill. If the sea had no edge, there would be no place for goats, or castles, or you. An edge can be a kind thing.

## The land gets a job

Then something surprising happened. God did not hang each leaf on its twig. He spoke to the ground and told it to bring forth plants, and the bare brown ground turned green. The plants got a job too, for each one was to make seeds of its own kind. A bean gives beans. A fig gives figs, year after year.

Nila dug a bean out of her pocket, left over from a counting game. It was so hard and dry that it looked like nothing at all. Her grandfather closed her fingers around it. God could make every plant Himself, he said, but He likes to let His world help. So they went to look for a pot.
`.trim(),
      objectives: [
        'Retell what God made on days two and three.',
        'Explain why an edge for the sea is a kind gift.',
        'Show how God lets the land and the plants help.',
      ],
      activities: [
        {
          title: 'Build a shore',
          description:
            'In a tray, a puddle or a sandy patch, make a land that is all under water. Now push up hills until the water gathers in one place. Pour slowly from a cup and see where the water goes. Name your sea, and find the spot where you would put a house.',
        },
        {
          title: 'Seed count',
          description:
            'Open one fruit or pod from lunch with a grown-up. Guess first, then count the seeds. If each seed grew a plant, and each plant made as many fruits as you have fingers, how many fruits would there be?',
        },
      ],
      checks: [
        {
          question: 'What did God make on the second day?',
          options: ['Beans and figs', 'The sky', 'Hills for goats', 'The stars'],
          answer: 1,
          explanation:
            'On day two God made the wide sky above the waters. Land and plants came on day three, and the stars on day four.',
          practises: [0],
        },
        {
          question: 'Why was it good that God gave the sea an edge?',
          options: [
            'The sea was too blue',
            'The fish wanted to be alone',
            'God did not like the water',
            'It left room for others',
          ],
          answer: 3,
          explanation:
            'God called both the seas and the land good. The edge lets fish have their home and gives land animals and people a home as well.',
          practises: [1],
        },
        {
          question: 'How do plants help in the way God planned?',
          options: [
            'They make seeds of their own kind',
            'They tell the waves when to stop',
            'They grow a new sort of fruit each year',
            'They hold the sky above the water',
          ],
          answer: 0,
          explanation:
            'God told the land to bring forth plants that carry seed. Every bean that makes more beans is still doing that work.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Good Lines',
      description: 'Lines can shut you out, but some lines are the reason there is a game at all.',
      difficulty: 'intermediate',
      content: `
## A field without lines

Suppose somebody washed away every white line on a soccer field. At first it might feel like freedom, since nobody could be out of bounds and no goal could be argued about. Within ten minutes it would not be soccer any more. It would be a crowd of people chasing a ball into the parking lot.

The second and third days of creation are about lines. God makes a space between the waters below and the waters above, and He names it sky. Then He gathers the lower waters so that the ground can show its face. Before this there was plenty of stuff but no place, because nothing can live in a world where everything is mixed with everything else.

> And God said, “Let the waters under the sky be gathered into one place, so that the dry land may appear.” And it was so.
> — Genesis 1:9

You can find the same pattern wherever there is life: a river without banks is a swamp, and a cell without a membrane is a spill. Even your skin is a border that lets the right things in and keeps the rest outside.

## The missing sentence

Readers who like details have noticed something odd here. On each of the other workdays God sees that something is good, but on day two that sentence is missing, and nobody knows for certain why. One old guess is that the work on the waters was only half done. When they are finally gathered on day three, the words appear, and then they appear a second time after the plants. If the guess is right, even God was willing to leave a thing unfinished overnight.

People also ask how the sky can hold water above it. The writer describes the world as it looks to someone standing outside on a rainy day, and Christians differ about how closely the words should be matched with science. All of them hear the same claim, that sea and storm have a Maker and are not gods to be feared.

## Seeds that wait

On the third day God does something new. Until now He has spoken and things have appeared, but this time He tells the earth to do the growing. He gives the ground a share in the work, and He hides the future inside seeds.

How patient a seed can be! In 2005 a scientist in Israel planted a date seed that had been found in the ruins of Masada, a fortress by the Dead Sea. It was roughly two thousand years old, and it sprouted.

## The One the sea knew

One night long after Genesis, a boat was filling up with waves while Jesus slept in the back. His friends shook Him awake.

> Then Jesus got up and rebuked the wind and the sea. “Silence!” He commanded. “Be still!” And the wind died down, and it was perfectly calm.
> — Mark 4:39

The friends were more frightened by the quiet than by the storm. They knew who it is that tells the water where to stop, and they began to wonder who was sitting in their boat.
`.trim(),
      objectives: [
        'Explain how setting limits makes life possible in Genesis 1:6-10.',
        'Describe what is new about the way God makes plants.',
        'Infer from Mark 4 why the disciples were afraid after the storm ended.',
      ],
      activities: [
        {
          title: 'The game with no rules',
          description:
            'Play tag for three minutes with no borders and no rule about who is it. Stop. Let the group add one line or rule at a time, playing two minutes after each, until the game is fun. Write down which limit helped the most, then name one limit in your own life that works the same way.',
        },
        {
          title: 'Border walk',
          description:
            'Find five natural borders near camp: bark, a shoreline, an eggshell, the edge of a shadow, your own skin. Sketch each one and write what it keeps in, what it keeps out and what it lets through.',
        },
      ],
      checks: [
        {
          question: 'What do a soccer field and the third day of creation have in common here?',
          options: [
            'Both get by without any rules',
            'Both were finished in one step',
            'Both need limits before anything can happen',
            'Both show that borders always keep people out',
          ],
          answer: 2,
          explanation:
            'Lines make a game out of a crowd, and the shoreline makes a world out of a flood. God’s limits are there so that life has a place.',
          practises: [0],
        },
        {
          question: 'How do the plants come to be, in contrast with the light on day one?',
          options: [
            'God has the earth bring them forth',
            'They grow up without any word from God',
            'They are carried in by the sea',
            'God makes them before the dry land',
          ],
          answer: 0,
          explanation:
            'Light appears directly at God’s word. With plants He calls on the earth to produce, and He gives them seed so that they can go on producing.',
          practises: [1],
        },
        {
          question: 'Why did the calm frighten the disciples?',
          options: [
            'They expected a second, larger storm',
            'They thought that Jesus was angry with them',
            'They could not get home without any wind',
            'Only the Creator was known to command the sea',
          ],
          answer: 3,
          explanation:
            'They knew from Scripture that God alone sets bounds for the sea. When Jesus did it with a word, they had to ask who He was.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'A Shared Power to Grow',
      description:
        'From a frozen vault in the Arctic to the third day of creation: why does God let the earth do the work?',
      difficulty: 'advanced',
      content: `
## The vault that was opened

Deep in a mountain on Svalbard, islands far north of the Norwegian mainland, a steel door guards seed from fields all over the world (more than a million samples as of 2025), stored there since 2008 as insurance against war, fire and forgetfulness. In 2015 the first withdrawal was made. Scientists of an international research center had been cut off from their collection near Aleppo by the war in Syria, so they asked for their stored wheat, barley and lentils back. They planted them in Lebanon and Morocco, and in 2017, when new crops had ripened, they began to return fresh seed to the ice.

There is something moving in that sequence, for people who were losing a city were thinking about next year’s bread. They could do so only because plants carry their own future inside them, an arrangement which Genesis describes as deliberate.

> Then God said, “Let the earth bring forth vegetation: seed-bearing plants and fruit trees, each bearing fruit with seed according to its kind.” And it was so.
> — Genesis 1:11

## Causes within the Cause

Compare this command with the earlier ones. Instead of calling plants directly into existence, God addresses the earth and gives it something to do, and the earth does it. Later theologians would say that the first cause works through second causes: rain truly waters and roots truly drink, yet neither does so apart from God. Basil of Caesarea, preaching on this chapter in the fourth century to tradespeople on their way to work, told them that the command had never stopped. The voice that spoke then remains in the soil as a kind of natural law, so that every spring is still an answer to it.

This guards us against two opposite mistakes. One treats nature as a machine that God wound up and abandoned, while the other places God only where explanations fail, so that each new discovery leaves Him with less room. If Basil is right, a botanist who explains germination has not removed God from the process but has described the gift more exactly.

## What kind of description?

The second day raises a well-known difficulty. The Hebrew word raqia, translated expanse, is related to a verb for beating metal thin, and many ancient peoples pictured a firm sky with water above it. Some Christians therefore conclude that Genesis speaks within the picture of its time, while others look for a closer match with what we now know. John Calvin, commenting on verse 6 in 1554, remarked that anyone who wishes to learn astronomy should go elsewhere. He intended no insult, either to Moses or to astronomers, because in his view Scripture speaks about what everyone can see so that the unschooled are not excluded. Here too you will find thoughtful believers on several sides, and possibly more than one opinion in your own congregation.

## Freedom inside a form

On both of these days God creates by separating, and modern people tend to hear the word boundary as a threat. Some boundaries really are unjust, and Scripture condemns those who use them to crush the weak. Yet a violin string makes no music until it is fastened at both ends, and the sea, once it has been given its limit, becomes a place where whales can live.

> You set a boundary they cannot cross, that they may never again cover the earth. He sends forth springs in the valleys; they flow between the mountains.
> — Psalm 104:9-10

The psalm moves immediately from the restrained flood to the stream where wild donkeys drink, as though restraint and refreshment were two views of a single act.

Jesus later found in the seed of the third day a picture of His own path. A kernel of wheat has to disappear into the ground, He said, because otherwise it remains alone. “But if it dies, it bears much fruit” (John 12:24). The power to give life, which God lent to the earth, is shown at last to come from His own readiness to give Himself.
`.trim(),
      objectives: [
        'Distinguish direct from mediated creation in Genesis 1:3 and 1:11.',
        'Assess the claim that a natural explanation leaves less room for God.',
        'Summarize two ways Christians understand the expanse, including Calvin’s view.',
        'Argue, with an example, that a boundary can enlarge life.',
      ],
      activities: [
        {
          title: 'Fourteen lines',
          description:
            'Write a poem or prayer of exactly fourteen lines about water, in which every line has ten syllables. Then spend five minutes on a version with no rules at all. Read both to a partner and discuss honestly which limits helped, which hindered, and how you could tell.',
        },
        {
          title: 'A seed library',
          description:
            'With permission, gather ripe seeds from plants around camp. Fold paper envelopes, and label each with the plant, place, date and the name of the person you are saving it for. Agree on how the collection will be kept dry and who will sow it next year.',
        },
      ],
      checks: [
        {
          question: 'What distinguishes the command of Genesis 1:11 from that of Genesis 1:3?',
          options: [
            'A creature is told to bring it about',
            'It is followed by a struggle before it succeeds',
            'It is spoken by someone other than God',
            'It concerns things that God did not call good',
          ],
          answer: 0,
          explanation:
            'Light appears at a word. Vegetation comes through the earth, which is called on to act, and so the text shows God working by means of what He has made.',
          practises: [0],
        },
        {
          question:
            'How would Basil probably answer someone who says that biology has replaced God?',
          options: [
            'Biology can be trusted only where Scripture is silent',
            'God acts in the gaps that biology has not filled yet',
            'Natural processes are the way God’s command still works',
            'God began the process long ago and then withdrew from it',
          ],
          answer: 2,
          explanation:
            'Basil said the command remains in the soil as a law. For him a natural process and God’s action are not rivals, so a better explanation does not push God out.',
          practises: [1],
        },
        {
          question:
            'According to the lesson, what connects Calvin’s comment on the sky with the violin string?',
          options: [
            'Calvin believed that music proves the age of the earth',
            'Both suppose that something works well within its limits',
            'Both suggest that Genesis should be read as a science manual',
            'Each is an argument for removing boundaries wherever they are found',
          ],
          answer: 1,
          explanation:
            'Calvin held that Genesis has its own purpose and is not an astronomy course. A string sounds because it is held. In each case a limit makes something possible.',
          practises: [2, 3],
        },
      ],
    },
  },
};
