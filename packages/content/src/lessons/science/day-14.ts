import type { LessonSource } from '@lamplight/domain/lessons';

export const scienceDay14: LessonSource = {
  category: 'science',
  dayNumber: 14,
  pictures: ['bone', 'flexed-biceps', 'person-running'],
  references: ['Genesis 32:25', 'Genesis 32:31', 'Psalm 139:13-14', '1 Corinthians 12:18-21'],
  bands: {
    kindergarten: {
      title: 'Bend, Stretch and Wiggle',
      description: 'What if you had no knees? Try to walk!',
      content: `Walk like a stick. No bending! That is hard. Now bend your knees and hop. Much better!

Inside you are bones. They are hard and strong. Feel your elbow. Knock on your head, softly! Bones hold you up. Without them you would be floppy like a sock.

Where two bones meet is a joint. Your knee is a joint. Your elbow is one. Your shoulder can turn all around. Your fingers have many joints. Count the bends in one finger!

Muscles pull the bones. Bend your arm and make it strong. Feel the bump. That muscle is pulling.

Jacob hurt his hip one night. A hip is a joint too. After that he limped. But the sun came up, and God was with him.

> I praise You, for I am fearfully and wonderfully made.
> — Psalm 139:14

Can you wiggle everything at once?`,
      difficulty: 'beginner',
      objectives: ['Tell what bones do.', 'Show three joints of your body.'],
      activities: [
        {
          title: 'Joint dance',
          description:
            'The leader calls a joint. Knees! Everyone moves only the knees. Then elbows, then wrists. At last move them all together.',
        },
        {
          title: 'Stiff arm snack',
          description:
            'Hold your arm straight. Try to bring your hand to your mouth. It does not work! How can you feed a friend?',
        },
      ],
      checks: [
        {
          question: 'What do bones do for you?',
          options: ['They hold you up', 'They make you sleepy', 'They keep you dry'],
          answer: 0,
          explanation: 'Bones are hard and strong. Without them we would flop.',
          practises: [0],
        },
        {
          question: 'Which of these is a joint?',
          options: ['Your hair', 'Your tummy', 'Your knee'],
          answer: 2,
          explanation: 'Two bones meet there. So your leg can bend.',
          practises: [1],
        },
        {
          question: 'What pulls on your bones when you bend an arm?',
          options: ['A string', 'A muscle', 'Your skin'],
          answer: 1,
          explanation: 'Feel the bump on your arm. The muscle is pulling.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'The Machine That Grows',
      description: 'Levers, hinges, cushions and ropes: you carry them all under your skin.',
      content: `## Two hundred and six

When you were born, you had about 300 bones. Now you have fewer, and it is not because you lost any! Some of them grow together, for example in your skull. Grown-ups have 206. More than half of all those bones are in the hands and feet.

Bones are alive. They have blood inside, and in the middle of many is marrow, where new blood cells are made. When a bone breaks, it mends itself. Doctors put a cast around it only to hold the pieces still while the body does the work.

## Where bones meet

A place where two bones meet is called a joint. Look at how they differ.

- The knee and the elbow work like the hinge of a door. They go one way.
- The shoulder and the hip are like a ball in a cup. They can turn in almost every direction.
- Your neck has a joint like a wheel on a pin, so that you can shake your head.

The ends are covered with smooth cartilage, and between them is a slippery liquid like oil.

## Pulling in pairs

Muscles can only pull. They never push! So they work in pairs. Put a hand on the front of your upper arm and bend the elbow. The muscle there gets short and thick. Now straighten your arm, and the one at the back pulls. When one works, the other rests, like two friends on a seesaw.

Jacob found out how much a hip matters. He wrestled all night beside a stream, and his hip was put out of joint.

> The sun rose above him as he passed by Penuel, and he was limping because of his hip.
> — Genesis 32:31

Some people limp or roll through life on wheels, and they have their own strength. Nobody is a machine with a broken part. God looks at the whole of you and says that you are wonderfully made.`,
      difficulty: 'beginner',
      objectives: [
        'Tell why bones are called living.',
        'Name kinds of joints and what each can do.',
        'Explain why muscles work in pairs.',
      ],
      activities: [
        {
          title: 'Paper arm',
          description:
            'Cut two strips of cardboard and join them at one end with a knotted string. Fix a string to the lower strip on the inside of the elbow and another on the outside. Pull one and then the other. Which one is the front muscle?',
        },
        {
          title: 'Without a thumb',
          description:
            'Hold both thumbs against your palms, or ask a friend to tie a soft cloth around your hand. Try to button a shirt, write your name and open a jar. Make a list of what a thumb is good for.',
        },
      ],
      checks: [
        {
          question: 'How do we know that bones are alive?',
          options: [
            'They rattle when we run',
            'They are white and hard',
            'They grow, and they mend when broken',
            'They are inside the skin',
          ],
          answer: 2,
          explanation: 'A living bone has blood in it and can heal. A cast only keeps it still.',
          practises: [0],
        },
        {
          question: 'Which joint works like a ball in a cup?',
          options: ['The hip', 'The knee', 'The elbow', 'A finger'],
          answer: 0,
          explanation: 'A hip can turn in almost every direction. The others are hinges.',
          practises: [1],
        },
        {
          question: 'Why do we need two muscles to bend and straighten an arm?',
          options: [
            'One is a spare part',
            'A muscle can only pull',
            'They push against each other',
            'Two look nicer than one',
          ],
          answer: 1,
          explanation: 'One muscle pulls the arm up. Another pulls it straight again.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Levers Under the Skin',
      description:
        'Your biceps has to pull with many times the weight that you lift. Why would anyone build it that way?',
      content: `## A poor lever, or a fast one?

Hold a two-kilogram stone in your hand with the elbow bent at a right angle. The elbow is the pivot of a lever. The stone pulls down at the hand, about 35 centimeters away from it. The biceps pulls up on the forearm, but it is attached only about 5 centimeters from the pivot.

For a lever to be in balance, force times distance must be the same on both sides. The stone weighs 20 newtons, so on its side we have 20 × 35 = 700. The biceps must therefore pull with 700 ÷ 5 = 140 newtons, seven times the weight of the stone, and we haven’t even counted the arm.

That seems like bad design until you look at the movement. When the muscle shortens by one centimeter, the hand travels seven. What is lost in force is won in distance and speed. With such arms one can throw, swing a hammer, and wave.

## Stuff of life

Bone is a composite, like reinforced concrete. A mesh of collagen gives it toughness, and crystals of a calcium mineral make it hard. Inside, the ends of long bones are filled with a sponge of fine struts that run along the lines of greatest load. Weight for weight, bone is stronger than many kinds of steel.

And it is being rebuilt constantly. Certain cells dissolve old bone while others lay down new; in about ten years most of a grown-up’s skeleton has been exchanged. Bone grows where it is used. The racket arm of a tennis player has thicker bones than the other, and astronauts lose bone in space because nothing weighs on it.

Muscle, too, answers to use. A muscle is made of fibers that are packed with two kinds of protein threads. When a nerve gives the signal, tiny heads on one kind grab the other, pull, let go and grab again, like a team hauling on a rope. They can shorten, and they cannot lengthen by themselves. That is why the biceps needs its partner, the triceps.

## The socket of the hip

The hip is the deepest ball-and-socket joint of the body, wrapped in some of its strongest ligaments. To put it out of joint takes great force, and it hurts terribly. The story of Jacob at the Jabbok mentions precisely this injury, along with its result.

> The sun rose above him as he passed by Penuel, and he was limping because of his hip.
> — Genesis 32:31

It is remarkable that the limp isn’t told as a shame. It belongs to the man whom God has blessed, and it goes with him toward his brother. About one person in six in the world lives with a disability of some kind. A body needn’t be flawless in order to be honored, and a group is strong when its members move at a pace that everyone can keep.`,
      difficulty: 'intermediate',
      objectives: [
        'Calculate the force of a muscle with the law of the lever.',
        'Describe how bone is built and renewed.',
        'Explain how muscles shorten and why they come in pairs.',
      ],
      activities: [
        {
          title: 'Feel the lever',
          description:
            'Lay a ruler over a pencil as a pivot. Put five coins at one end. How many must be placed on the other side at the same distance, at half the distance, and at a fifth? Predict each time before you try. Then move the pencil and state the rule in your own words.',
        },
        {
          title: 'Stronger than it looks',
          description:
            'With one sheet of paper each, build a bone that stands upright and carries as many books as possible: rolled, folded, filled with small tubes. Compare solid and hollow designs. What does a living bone do to save weight?',
        },
      ],
      checks: [
        {
          question:
            'A load of 30 newtons is held 40 cm from the elbow. The muscle is attached at 5 cm. With what force must it pull?',
          options: ['150 newtons', '240 newtons', '200 newtons', '1,200 newtons'],
          answer: 1,
          explanation: '30 × 40 is 1,200, and 1,200 ÷ 5 is 240 newtons.',
          practises: [0],
        },
        {
          question: 'Why do astronauts lose bone in space?',
          options: [
            'The air in a station contains too little oxygen',
            'Their food has no calcium',
            'Cosmic rays dissolve the collagen',
            'Bone is built where it is loaded, and there it carries no weight',
          ],
          answer: 3,
          explanation: 'Bone answers to use. Without weight, more is dissolved than laid down.',
          practises: [1],
        },
        {
          question: 'How does a muscle shorten?',
          options: [
            'Protein threads pull themselves along each other',
            'Its fibers are squeezed by the bones',
            'Blood flows out of it quickly',
            'The partner muscle pushes from behind',
          ],
          answer: 0,
          explanation:
            'Small heads grab, pull and let go, again and again. Lengthening has to be done by the partner.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Living Stone, Pulling Thread',
      description: 'Galileo asked why giants do not exist. The answer lies in a square and a cube.',
      content: `## Scaling

In his Two New Sciences of 1638 Galileo drew the thighbone of an ordinary animal and, beside it, the monstrous one that an animal three times as tall would require. His reasoning was geometrical. If every length is multiplied by a factor k, the weight grows as the volume, by k³, whereas the strength of a bone depends on its cross section and grows by k². The stress, force divided by area, therefore increases by k³ ÷ k² = k. A giant of twice your height and the same proportions would load his bones twice as heavily. Large animals escape by having thicker bones, by standing with straighter legs, and by not jumping.

The relation holds in the other direction too. An ant of one three-hundredth of your length has, in proportion to its weight, muscles three hundred times as strong, and is no athlete by its own standards.

## A material that repairs itself

Bone owes its properties to hierarchy. Molecules of collagen, wound as triple helices, are stiffened by platelets of a calcium phosphate a few nanometers thick; these fibrils are laid in sheets with alternating directions, like plywood, and the sheets form cylinders around blood vessels. Cracks must turn corners at every level, and turning consumes energy.

In 1892 the surgeon Julius Wolff maintained that the internal struts align themselves with the lines of stress, and he thought of it as a law of mathematics. Modern research has replaced the law with a mechanism. Cells buried within the bone sense the flow of fluid when it is bent and signal to others, which either dissolve mineral or deposit it. The skeleton is a conversation about load, and it continues for life. In the years after menopause, or when somebody is confined to bed, dissolution gets the upper hand; exercise against resistance argues on the other side.

## The molecular oar

The sliding filament theory, published by two independent groups in the same issue of Nature in 1954, explained contraction. Filaments of myosin and of actin do not change their length; they slide past each other. Each myosin head binds to actin, swings by some ten nanometers, and detaches when a molecule of ATP arrives. A supply of ATP is thus necessary to let go as well as to pull, which is why the muscles of the dead become rigid.

The force of a single head is about five piconewtons. To hold a weight of 20 newtons directly, 4 × 10¹² of them would have to pull at once; since the biceps works at the short end of its lever, with a ratio of about seven, it needs seven times as many. You employ trillions of oars to lift a stone.

## A blessing that limps

In the account of Jacob’s struggle an anatomical detail is preserved with unusual care. The opponent strikes the socket of the hip; from then on Jacob limps; and the narrator adds that for this reason the Israelites, to the present day, do not eat the tendon attached to the hip socket. Observant Jews keep that custom still. It turns a meal into a memorial of vulnerability.

> The sun rose above him as he passed by Penuel, and he was limping because of his hip.
> — Genesis 32:31

Traditions that equate blessing with unimpaired strength will find the verse disturbing, and theologians who themselves live with disabilities have found it liberating. Paul compared the community to a body whose parts cannot say to one another that they are not needed, and he observed that “the parts of the body that seem to be weaker are indispensable” (1 Corinthians 12:22). Physiology would concur. The smallest bone you possess, three millimeters of it in the middle ear, carries every word you have ever been told.`,
      difficulty: 'advanced',
      objectives: [
        'Apply the scaling of weight and cross section to bodies of different size.',
        'Explain how bone adapts to load at the level of cells.',
        'Describe the sliding filament mechanism and estimate the number of molecules involved.',
      ],
      activities: [
        {
          title: 'Clay giants',
          description:
            'Build two similar four-legged animals of clay with thin sticks for legs, one twice as long, high and wide as the other in every part. Add weight to each until the legs give way, and compare the ratio of extra load to body weight. Redesign the larger animal so that it stands.',
        },
        {
          title: 'Indispensable',
          description:
            'Interview someone who lives with an injury, an illness or a disability, if he or she is willing, about what helps, what hinders and what other people misunderstand. Report on it without pity and without heroics, and let the person correct your text before you share it.',
        },
      ],
      checks: [
        {
          question:
            'An animal is scaled up by a factor of 3 in every length. How do its weight and the stress in its bones change?',
          options: [
            'Weight ninefold, stress threefold',
            'Weight 27-fold, stress threefold',
            'Weight 27-fold, stress ninefold',
            'Weight threefold, stress unchanged',
          ],
          answer: 1,
          explanation:
            'Weight grows by 3³ = 27 and the cross section by 3² = 9, so stress grows by 27 ÷ 9 = 3.',
          practises: [0],
        },
        {
          question: 'How does bone come to match the loads that it bears?',
          options: [
            'Struts are arranged before birth by a mathematical law',
            'Minerals settle wherever blood flows slowly',
            'Cells sense bending and direct others to remove or add material',
            'Muscles press the mineral into place',
          ],
          answer: 2,
          explanation:
            'Fluid moves in bent bone, cells register it, and the balance between dissolving and depositing shifts.',
          practises: [1],
        },
        {
          question: 'Why do muscles become rigid after death?',
          options: [
            'Without ATP the myosin heads cannot detach',
            'Nerves continue to send signals',
            'Actin filaments grow longer',
            'The mineral of the bones enters the muscle',
          ],
          answer: 0,
          explanation:
            'A molecule of ATP is needed for every release. When the supply ends, the heads stay attached.',
          practises: [2],
        },
      ],
    },
  },
};
