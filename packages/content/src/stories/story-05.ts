import type { StorySource } from '@lamplight/domain/stories';

export const story05: StorySource = {
  id: 5,
  reference: 'Exodus 2-3, 14',
  character: 'Moses',
  picture: 'water-wave',
  texts: {
    young: {
      title: 'A Path Through the Sea',
      summary:
        'A baby in a basket, a bush on fire, a wall of water! God comes to set His people free.',
      lesson: 'God hears people who cry for help, and He makes a way where there is none.',
      duration: 9,
      ageAppropriate: 'Ages 4-10',
      sections: [
        {
          title: 'The Basket in the Reeds',
          content: `
Shh! There was a baby in the house, and nobody must hear him. The king of Egypt was cruel. He made God’s people work as slaves, and he did not want their baby boys to live.

So a mother made a basket and painted it with sticky tar. She laid her baby in it and set it in the river, among the tall reeds. His big sister hid close by. Her heart went thump, thump, thump.

Here came the king’s own daughter! She opened the lid. The baby cried, and she felt so sorry for him. Out popped the sister. Shall I find someone to feed him? And she ran to get his very own mother! The princess named the boy Moses.
`.trim(),
        },
        {
          title: 'The Bush That Kept Burning',
          content: `
Moses grew up. He saw a man beat one of his people. Moses was so angry that he hit the man, and the man died. That was wrong. Moses ran away to the desert and kept sheep.

One day he saw a bush on fire. It burned and burned, but it did not burn up! A voice called his name. It was God!

> “Do not come any closer,” God said. “Take off your sandals, for the place where you are standing is holy ground.”
> — Exodus 3:5

I have heard my people cry, God said. Go and bring them out of Egypt.

Me? said Moses. Who am I? And God told him the best thing of all. I will be with you.
`.trim(),
        },
        {
          title: 'Stuck!',
          content: `
The king said no, and no, and no again. God sent ten great troubles on Egypt. At last the king let them go. Grandmas, babies, goats and all marched out at night. They were free!

They came to the sea and put up their tents. Then someone shouted. Look back! Dust! Horses! The king had changed his mind. His army was racing after them.

There was water in front and an army behind. The people screamed at Moses. He was only a man, but he knew who was with him.

> The LORD will fight for you; you need only to be still.
> — Exodus 14:14
`.trim(),
        },
        {
          title: 'The Night of the Wind',
          content: `
A tall cloud moved in between, so the army could not come near. Moses held out his hand. All night long a strong wind blew. Whoosh! The sea rolled back, this way and that way. There was a path in the middle, and it was dry.

So they walked. There was a wall of water on each side. Can you feel the wet wind on your cheek? Hold on tight to your mother’s hand!

The army drove in after them, but the wheels got stuck. When the last child was safe, the water came back. The soldiers drowned, and no one could hurt God’s people now.

The sun came up. Everyone sang, and Miriam shook her tambourine. Ching, ching, ching! All the women danced. They had been slaves. Now they were free.
`.trim(),
        },
      ],
      reflection: {
        question:
          'Where in this story would you have been the most scared? What would have helped you?',
        points: [
          'Moses did not feel strong. God said: I will be with you. When could you use those words?',
          'The big sister was brave and quick. How can children help in a hard time?',
          'God heard the cries of people who were hurt. Who is hurting and needs our prayers?',
        ],
      },
      activity: {
        title: 'Between the Waves',
        description: 'Build the sea from your own arms and walk through it.',
        instructions: [
          'Make two long rows that face each other. Leave a path between them. You are the sea.',
          'Wave your arms low and roar softly. When the leader lifts one hand, step back and be still.',
          'One by one, walk down the path. The walls whisper: do not be afraid.',
          'When everyone has gone through, clap, stamp and dance in a ring like Miriam.',
        ].join('\n'),
      },
    },
    older: {
      title: 'Who Am I to Go?',
      summary:
        'Moses has failed once already when God calls him to face the strongest empire on earth. Then the sea lies in front of him.',
      lesson:
        'God hears the oppressed and calls flawed people to help, and what makes it possible is not who they are but who goes with them.',
      duration: 18,
      ageAppropriate: 'Ages 11-18',
      sections: [
        {
          title: 'Bricks',
          content: `
On the wall of an Egyptian tomb you can still see them: foreign workers who draw water, trample mud and press it into molds, while an overseer sits by with a stick. The painting is almost thirty-five hundred years old. The men in it need not have been Israelites, but this is how Israel remembered Egypt, as a place where a person was a number of bricks a day.

A new Pharaoh feared these people because there were so many of them, and he ordered that their newborn boys be thrown into the Nile. The first to resist him were women: two midwives who would not obey, a mother with a basket, a sister who kept watch and talked fast, and finally a daughter of Pharaoh himself, who felt pity when a baby cried.

So Moses grew up between two worlds, with a Hebrew mother who nursed him and an Egyptian princess who called him son. Where did he belong? He may have asked himself that all his life.
`.trim(),
        },
        {
          title: 'The Wrong Way to Help',
          content: `
One day he saw an overseer beating a Hebrew. He looked this way and that, struck the man dead, and buried him in the sand. He had wanted justice, and he had committed a murder. When he tried the next day to settle a quarrel between two Hebrews, one of them sneered at him. Who made you our judge? Will you kill me as well?

Pharaoh wanted his life and his own people did not want his help, so he fled east to Midian, where he married, kept sheep, and named his son after the word for a stranger. Decades went by in that silence. As far as anyone could see, his story was over.
`.trim(),
        },
        {
          title: 'Holy Ground',
          content: `
Then, on the far side of the wilderness, a bush was burning and did not burn up. He went closer out of plain curiosity, and a voice called him twice by name.

> I have indeed seen the affliction of My people in Egypt. I have heard them crying out because of their oppressors, and I am aware of their sufferings.
> — Exodus 3:7

It was the answer to a question that slaves had been asking for generations. God saw, God heard, God knew, and now He said that He had come down to rescue them. The next sentence must have felt like a blow: therefore go, I am sending you.

Moses had five objections, and the first was the deepest. Who am I, that I should go? God did not tell him that he was gifted or that the past did not matter. He answered, I will surely be with you. When Moses asked for a name, he received one that nobody has ever finished thinking about, I AM WHO I AM. He still begged God to send someone else. Being called, it seems, is not the same as feeling ready.
`.trim(),
        },
        {
          title: 'Between the Army and the Water',
          content: `
After ten plagues, each one a blow at what Egypt trusted in, Pharaoh let them go, and then regretted it. Six hundred of his best chariots caught up with a crowd of families at the edge of the sea. Such a chariot was the terror of that age, and against it they had walking sticks.

Fear turned to sarcasm. Were there no graves in Egypt, they asked Moses, that you had to bring us out here to die? Slavery seemed safer, because at least they knew it.

> But Moses told the people, “Do not be afraid. Stand firm and you will see the LORD’s salvation, which He will accomplish for you today; for the Egyptians you see today, you will never see again. The LORD will fight for you; you need only to be still.”
> — Exodus 14:13-14

All night an east wind drove the sea apart, while a pillar of cloud kept the two camps from each other. Toward morning the people walked through on the bottom, with the water standing to their right and left. When the chariots followed, their wheels failed in the mud, and as day broke the sea returned to its place.
`.trim(),
        },
        {
          title: 'Song on the Shore',
          content: `
On the other side Miriam took her tambourine, and their song is among the oldest poetry in the Bible. Freed slaves sang because those who had drowned their sons could not reach them any longer. Yet the dead on the beach had been people too. At Passover many Jewish families spill a few drops of wine, and some explain it so: a cup of joy should not be quite full when others have suffered.

We do not know exactly where this happened. The Hebrew can mean Sea of Reeds, and scholars propose several lakes and gulfs, just as they differ about the century. Some Christians stress the wind, others the wonder, and the text speaks of both. What Israel kept was not a map but a memory. Ever since, enslaved people have heard in it that their chains are not God’s will, and Christians recognize the pattern in Jesus, who leads His people through death into freedom.
`.trim(),
        },
      ],
      reflection: {
        question: 'Why do you think God chose someone who had already failed at helping?',
        points: [
          'Moses first acted in rage, and later with God. Where do you see injustice, and what would be a wise way to help?',
          'The people missed Egypt because it was familiar. What hurtful habit is hard to leave for that reason?',
          'God’s answer to Moses was His company, not a compliment. How is that different, and does it help you?',
        ],
      },
      activity: {
        title: 'What Is in Your Hand?',
        description:
          'Moses had a shepherd’s staff and a list of excuses. Look honestly at both lists of your own.',
        instructions: [
          'Fold a sheet of paper down the middle. On the left, write one wrong at school, at camp or in your town.',
          'Beneath it, note every reason why you are not the right person to do anything about it.',
          'On the right, list what is already in your hand: a skill, a friend, an hour, a voice.',
          'With a partner, plan one step that is small, safe and possible this week, and decide which adult to ask.',
        ].join('\n'),
      },
    },
  },
};
