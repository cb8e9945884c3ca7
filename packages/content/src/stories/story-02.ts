import type { StorySource } from '@lamplight/domain/stories';

export const story02: StorySource = {
  id: 2,
  reference: 'Genesis 6-9',
  character: 'Noah',
  picture: 'rainbow',
  texts: {
    young: {
      title: 'The Boat in the Field',
      summary:
        'Noah builds a giant boat where there is no water at all. Then the first drops fall.',
      lesson:
        'God is sad about cruelty, He remembers us in every storm, and He keeps His promises.',
      duration: 9,
      ageAppropriate: 'Ages 4-10',
      sections: [
        {
          title: 'A Sad World',
          content: `
People had stopped being kind. They hit and hurt each other. They thought of mean things all day long. God saw it, and His heart was full of pain. This was not how He had made them to live.

But one man still walked with God. His name was Noah. God told him that a great flood was coming to wash it all away. Noah must build an ark, which is a giant boat with a roof.

How big? Longer than a soccer field! It had three floors, lots of rooms and one door. Noah did not say that it was silly. He picked up his tools. Tap, tap, tap.
`.trim(),
        },
        {
          title: 'Two by Two',
          content: `
The boat stood there on dry land. Noah and his sons brushed sticky black tar on it, inside and out. They piled up hay and seeds and nuts. What does a hippo eat? They had to think of that!

Then the animals came. Noah did not have to chase them. They came to him, big and small, two by two. There were sheep and snakes, and hens and hedgehogs. Eight people went in too. It must have been so loud, and so smelly!

Then God Himself shut the door. Plip. Plop. Rain.
`.trim(),
        },
        {
          title: 'All That Water',
          content: `
It rained for forty days and forty nights. Water came up from below as well. It lifted the boat, up and up, until even the hills were gone. Everyone outside the ark died in that flood. That is a very sad part of the story, and we can be quiet for a moment.

Inside, they fed the animals and waited. At last the drumming on the roof stopped. But there was still water all around, for weeks and weeks. Had God forgotten them?

> But God remembered Noah and all the animals and livestock that were with him in the ark.
> — Genesis 8:1

God sent a wind, and the water went down. Bump! The ark came to rest on a mountain.
`.trim(),
        },
        {
          title: 'The Leaf and the Promise',
          content: `
Noah sent out a dove. She found no place to sit, so she came back to his hand. He waited one week and sent her out again. In the evening she was back, and look! In her beak was a fresh green leaf. Something was growing out there!

At last God told them to come out. Imagine the feel of grass under your feet after all that time! Noah thanked God first of all.

God made a promise to every living thing. Never again would a flood cover the whole earth.

> I have set My rainbow in the clouds, and it will be a sign of the covenant between Me and the earth.
> — Genesis 9:13

A covenant is a very strong promise. So when you see those colors after the rain, think of God. He sees them too.
`.trim(),
        },
      ],
      reflection: {
        question: 'What do you think was the hardest part of waiting in the ark?',
        points: [
          'It hurt God to see people hurt each other. Who needs your kindness?',
          'God remembered Noah in the dark boat. When do you want God to remember you?',
          'Noah thanked God as soon as he came out. What can you thank God for?',
        ],
      },
      activity: {
        title: 'The Dove Game',
        description: 'One child is the dove and looks for the leaf. The ark helps with its noise.',
        instructions: [
          'Sit close together in the shape of a boat. One child is the dove and waits outside.',
          'Hide a green leaf behind someone in the boat.',
          'The dove walks around. Pat your knees softly like rain, and louder when the dove is near.',
          'When the dove finds the leaf, everyone makes a rainbow with both arms. Then swap.',
        ].join('\n'),
      },
    },
    older: {
      title: 'A Year in the Dark with God’s Promise',
      summary:
        'The flood is no nursery song. It begins with God’s broken heart and ends with a bow hung up in the clouds.',
      lesson:
        'God takes violence seriously, grieves over it, and binds Himself to the world with a promise that it did not earn.',
      duration: 16,
      ageAppropriate: 'Ages 11-18',
      sections: [
        {
          title: 'Grief',
          content: `
People paint this story on nursery walls, with a giraffe looking out of a round little boat. The Bible tells it differently, for it begins with violence, in a world where the strong take what they like and nothing holds them back anymore.

> And the LORD regretted that He had made man on the earth, and He was grieved in His heart.
> — Genesis 6:6

Other peoples of the ancient world told of a flood too. In one old tale from Babylon the gods send it because humans are too noisy and will not let them sleep. Set the two side by side and you see what matters here, for this God is not annoyed about noise. He is hurt, because the creatures who bear His image are tearing one another apart.
`.trim(),
        },
        {
          title: 'The Man Who Said Nothing',
          content: `
Into this world God speaks to one man. Noah is called blameless, though he will turn out to be no hero of marble. He is to build a chest of wood about 450 feet long, with three decks and a door. Since no rudder is mentioned and no sail, whoever goes on board will not be able to steer.

What did Noah feel? Did he argue, or plead for his neighbors? Did they laugh at him? Preachers have often told it so, but Genesis does not say. Through the whole flood we do not hear a single word from his mouth, and we read only that he did what God had told him. Sometimes courage is a man who gets up again and drives in one more peg.

The animals come, Noah goes in with seven others, and God shuts the door behind them.
`.trim(),
        },
        {
          title: 'Water',
          content: `
On the second and third days of creation God had set the waters apart. Now the limits give way from above and from below, and the world goes back to what it was in the beginning, a deep without a shore. All who are outside die, and since the storyteller does not describe it or gloat over it, neither should we. If this troubles you, you are in good company, because readers have wept over it for thousands of years and honest people still ask God about it.

Christians also differ about what the flood covered. Many believe that it went over the entire globe, while others think that it drowned the whole world which Noah’s people knew. Both trust the story to tell the truth about evil, about judgment and about mercy.

In the ark it is dim, and there is the smell of tar and the breathing of beasts. Forty days of rain pass, and then months in which nothing happens at all.
`.trim(),
        },
        {
          title: 'God Remembered',
          content: `
The story turns on one short line in the very middle.

> But God remembered Noah and all the animals and livestock that were with him in the ark. And God sent a wind over the earth, and the waters began to subside.
> — Genesis 8:1

He had not lost track of them, for in the Bible remembering is something that God does by acting. The word for the wind that blows here is also the word for the Spirit over the first waters, as if creation were starting over. A raven flies back and forth, and a dove comes home tired, then with an olive leaf, and then no more. Even so Noah waits until God tells him to come out, and more than a year has gone by when his feet touch the soil.
`.trim(),
        },
        {
          title: 'A Bow Without an Arrow',
          content: `
Has the water washed the evil away? God Himself says no, because the human heart is still bent from childhood on. Before long Noah himself will lie drunk in his tent, and his family will come apart. The flood could end a violent age, but it could not give anyone a new heart.

So God does something surprising and ties His own hands. He promises Noah, his children and each living thing, down to the beetle, that a flood will never again destroy the earth, and they sign nothing and pay nothing for it.

The Hebrew word for the rainbow is the ordinary one for a warrior’s bow. Many readers have imagined that God is hanging up His weapon, and if you look closely, it is not aimed at us. Christians see in that bow a line that leads to Jesus, in whom God took the cost of our evil on Himself.
`.trim(),
        },
      ],
      reflection: {
        question: 'What does it change for you that the flood begins with God’s grief?',
        points: [
          'Noah could not steer the ark. Where in your life do you have to trust without a rudder?',
          'A new start did not give people new hearts. What would it take to change you from the inside?',
          'It is all right to bring hard questions to God. Which question about this story would you like to ask Him?',
        ],
      },
      activity: {
        title: 'The Logbook of Day 200',
        description:
          'The rain has long stopped, and still there is water on every side. Write from inside the ark.',
        instructions: [
          'Choose who you are: Noah’s wife, a son, a son’s wife, or Noah himself.',
          'In silence, list what you can smell, hear and touch in the ark after two hundred days.',
          'Write one page for the logbook. Put in one fear, one small kindness and one question to God.',
          'Sit close together, read the pages to each other, and leave a pause after each.',
        ].join('\n'),
      },
    },
  },
};
