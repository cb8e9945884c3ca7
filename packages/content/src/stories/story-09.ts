import type { StorySource } from '@lamplight/domain/stories';

export const story09: StorySource = {
  id: 9,
  reference: '1 Kings 17-19',
  character: 'Elijah',
  picture: 'wind-face',
  texts: {
    young: {
      title: 'Louder Than Fire',
      summary:
        'Elijah is fed by birds and sees fire fall from the sky. But God’s best gift for him comes very, very softly.',
      lesson: 'God takes care of us when we are worn out, and He often comes to us gently.',
      duration: 9,
      ageAppropriate: 'Ages 4-10',
      sections: [
        {
          title: 'Breakfast from the Birds',
          content: `
King Ahab and Queen Jezebel wanted the people to pray to a false god named Baal. So God sent Elijah to the king. There will be no rain, said Elijah, until God says so.

The sky stayed blue. The fields turned brown. God hid Elijah by a little brook. And who brought his food? Big black ravens! Flap, flap. They brought bread and meat for breakfast, and more for supper.

When the brook dried up, God sent him to a poor mother. She had one handful of flour and a drop of oil, and she shared it. The next day there was still some left. The jar never ran out!
`.trim(),
        },
        {
          title: 'Fire on the Mountain',
          content: `
After three dry years Elijah called everyone to a mountain. We will build two altars, he said, and light no fire. The true God can light His own.

The men of Baal went first. They shouted and hopped around all day long. Shout louder! said Elijah. Maybe he is asleep! But no one answered.

Then Elijah poured water on his wood. Splash! Jar after jar, until it ran down on all sides. He said one short prayer. And fire fell from the sky! It burned up the wood, the stones and even the water. The LORD, He is God! the people cried. Then came a tiny cloud, and at last, rain.
`.trim(),
        },
        {
          title: 'Under the Little Tree',
          content: `
But the queen was so angry that she wanted to kill Elijah. He ran and ran, far into the desert. He sat down under a little tree. I have had enough, God, he said. He did not want to go on. Then he fell asleep.

God did not scold him. He sent an angel, who touched him softly. Get up and eat! There by his head was fresh, warm bread and a jar of water. Elijah ate and slept again. And the angel came a second time with more.

Sometimes that is just what a sad person needs.
`.trim(),
        },
        {
          title: 'A Very Small Sound',
          content: `
Now Elijah was strong enough to walk, on and on, to God’s mountain. He slept in a cave. God told him to come out.

First a wild wind blew. It cracked the rocks! But God was not in the wind. Then the ground shook. But God was not in that. Then there was fire. But God was not in the fire.

> And after the fire came a still, small voice.
> — 1 Kings 19:12

Shh. Can you hear it? Elijah could. He pulled his cloak over his face and went to the door of the cave.

I am the only one left, he said. You are not, God told him. There are seven thousand others who love Me. And God gave him a friend, Elisha, to help him. So Elijah went back down the hill. He was not alone, and he had never been.
`.trim(),
        },
      ],
      reflection: {
        question: 'Why do you think God came to Elijah so softly?',
        points: [
          'God gave Elijah sleep, food and a friend. What helps you when you are worn out?',
          'Even brave people get very sad. You may always tell someone you trust.',
          'God can speak softly. Where is a quiet place for you?',
        ],
      },
      activity: {
        title: 'From Storm to Whisper',
        description: 'Make the whole storm with your hands and feet, and then listen.',
        instructions: [
          'Blow like the wind. Start softly and grow loud.',
          'Drum your feet on the ground for the earthquake. Then crackle with your fingers for the fire.',
          'The leader lifts a hand. Everyone stops at once and stays still for as long as you can.',
          'What is the smallest sound you heard? Whisper it to the child next to you.',
        ].join('\n'),
      },
    },
    older: {
      title: 'The Prophet Who Had Had Enough',
      summary:
        'Right after his greatest victory, Elijah collapses. God answers with sleep, bread, silence and a friend.',
      lesson:
        'God is not disappointed in exhausted people; He meets them with care, with truth and with company.',
      duration: 17,
      ageAppropriate: 'Ages 11-18',
      sections: [
        {
          title: 'Who Sends the Rain?',
          content: `
Israel in the ninth century before Christ had become rich and confused. King Ahab had married Jezebel, a princess from the Phoenician coast, and with her came the worship of Baal. He was the lord of storms, people said, and without him no rain would fall on the barley. Why not honor both Baal and the LORD, to be on the safe side? Jezebel did not stop at offering a choice, for she had the prophets of the LORD hunted down.

Then a man from the far side of the Jordan stood before the king, without introduction, and announced that there would be neither dew nor rain except at his word. It was an attack on Baal at the very thing he was supposed to be good at.

During the drought God kept Elijah alive in ways that were humbling: ravens, which counted as unclean birds, and then a starving widow in Jezebel’s own homeland, who shared her last handful of flour and found that the jar did not run out.
`.trim(),
        },
        {
          title: 'Carmel',
          content: `
In the third year Elijah called the nation to Mount Carmel. On one side stood four hundred and fifty prophets of Baal, and on the other side he stood alone. How long will you limp along between two opinions, he asked, and nobody answered him.

The test was fire. From morning until evening the others called, danced and even wounded themselves, and Elijah mocked them. Was their god perhaps on a trip, or asleep? Then he rebuilt the broken altar, soaked the wood three times, in a drought, and prayed two sentences.

> Then the fire of the LORD fell and consumed the sacrifice, the wood, the stones, and the dust, and it licked up the water in the trench.
> — 1 Kings 18:38

The people fell on their faces, and toward night the rain came. But the day also had an end that is hard to read. Elijah had the prophets of Baal seized and put to death. The Bible reports it without comment. Many Christians see there a judgment that belonged to that time alone; all of us have reason to remember how Jesus later rebuked disciples who wanted to call down fire on people (Luke 9:54-55).
`.trim(),
        },
        {
          title: 'Enough',
          content: `
He had won, and nothing changed. The queen did not repent; she sent word that he would be dead within a day. And the man who had faced an entire nation ran for his life, some hundred miles to the edge of the desert, left his servant behind, and went on alone.

> He sat down under a broom tree and prayed that he might die. “I have had enough, LORD,” he said. “Take my life, for I am no better than my fathers.”
> — 1 Kings 19:4

What had happened? Perhaps it was the fall after great strain, or the shock that even a miracle could not turn a hard heart. The text does not explain it, and it does not call him weak. Elijah wished he were dead, and he said so to God. Deep sadness of that kind can come over strong and faithful people. If you ever feel like that, do not leave everyone behind as he did, because nobody should be alone with such a thought. Tell an adult you trust, on the same day, and let them help you.

God’s first answer was not a sermon. An angel touched him and let him eat fresh bread, and he slept, and then there was bread again. Otherwise the journey will be too much for you, the angel said. It is a relief when someone admits that a thing is too much.
`.trim(),
        },
        {
          title: 'The Thin Silence',
          content: `
Forty days he walked, back to Horeb, where Moses had met God. In a cave God asked him, What are you doing here, Elijah? He poured out his speech. He had given everything, all the others had failed, and he was the only one left.

God did not argue. He passed by. A wind tore the rocks apart, an earthquake followed it, and after that came fire, the very thing that had fallen on Carmel. But the LORD was not in any of them. Then there was something that translators struggle to express. Our Bible says a still, small voice, others a gentle whisper or the sound of sheer silence. Elijah covered his face with his cloak and went out.

It does not mean that God never acts in wind or fire, for He had just done so on Carmel. But victory on a mountain was not how He would heal this man, or Israel.
`.trim(),
        },
        {
          title: 'Seven Thousand',
          content: `
The question came a second time, and Elijah gave the same speech word for word. Even after the whisper he was not simply cured. So God gave him three things. He gave him work, one next step at a time. He corrected his arithmetic, for there were seven thousand in Israel who had not bowed to Baal, although he had never noticed them. And He gave him Elisha, a farmer who would become his helper and one day take his place.

Rest, food, a listening ear, the truth, a task and a companion: it is still a good list. Elijah threw his cloak around Elisha in the middle of a field, and from then on he did not have to walk alone.
`.trim(),
        },
      ],
      reflection: {
        question:
          'What surprises you most about the way God treats Elijah when he can go no further?',
        points: [
          'Which do you tend to neglect when you are under stress: sleep, food, quiet, truth, or people?',
          'Elijah thought that he was the only one. Where might there be seven thousand you have not noticed?',
          'If someone told you what Elijah said under the broom tree, how would you listen, and which adult would you bring in?',
        ],
      },
      activity: {
        title: 'A First-Aid Kit for Bad Days',
        description:
          'Prepare, while things are going well, for a day under the broom tree. Everyone has such days.',
        instructions: [
          'Draw a box with six compartments: rest, food, listening, truth, task, companion.',
          'Fill each one with something real, for example a place to sleep, a sentence that is true, or a name.',
          'Under companion write at least one friend and two adults, and how you can reach them.',
          'Show it to somebody you trust, and ask whether you may be a name in their box.',
        ].join('\n'),
      },
    },
  },
};
