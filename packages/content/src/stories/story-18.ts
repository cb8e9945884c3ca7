import type { StorySource } from '@lamplight/domain/stories';

export const story18: StorySource = {
  id: 18,
  reference: 'John 6:1-15',
  character: 'The boy with the loaves',
  picture: 'bread',
  texts: {
    young: {
      title: 'The Lunch That Would Not End',
      summary: 'The hillside is full of hungry people. One boy has five small loaves and two fish.',
      lesson: 'When we give Jesus the little that we have, He can make it more than enough.',
      duration: 8,
      ageAppropriate: 'Ages 4-10',
      sections: [
        {
          title: 'So Many People',
          content: `
Jesus sat on a hill with His friends. The grass was soft and green. He looked up. Somebody was coming. Then more came. And more! The whole path was full of people. They had heard that Jesus made sick people well.

They had walked a long way around the lake. They were hot and dusty, and their tummies growled.

Jesus turned to Philip. Where can we buy bread for them all? He asked. He already knew what He was going to do. He wanted to see what Philip would say.

Philip began to count. Ten, a hundred, a thousand … Oh dear! We could work for months and months, he said. Even then, each one would get only a bite.
`.trim(),
        },
        {
          title: 'Five and Two',
          content: `
Andrew came up with a boy. Here is a boy with some food, he said. He has five barley loaves and two small fish.

Barley loaves were round and flat, the bread of poor people, and the fish were little. It was just right for one hungry boy.

Andrew looked at the bread. He looked at the crowd. But what good is this for so many? he asked.

What about the boy? The Bible does not tell us what he said. But his lunch went from his hands to the hands of Jesus.
`.trim(),
        },
        {
          title: 'More, Please!',
          content: `
Have the people sit down, said Jesus. So they sat on the grass. There were five thousand men. And there were women and children, too.

Jesus took the bread and thanked God for it. He gave it out, and then He did the same with the fish. Here is some for you. And some for you. And for you over there!

It went from row to row. There was still some left. It went to the very last row. There was still some left! Nobody got only a bite. They had as much as they wanted. Grandpas had more. Little girls had more. The boy could eat, too, until he was quite full.
`.trim(),
        },
        {
          title: 'Twelve Baskets',
          content: `
When everyone was full, Jesus said to pick up the pieces. Nothing was to be wasted.

> So they collected them and filled twelve baskets with the pieces of the five barley loaves left over by those who had eaten.
> — John 6:13

Count them. One, two, three … twelve baskets full! And it all began with one lunch. This man must come from God, said the people.

That night, a boy walked home. Do you think that he told his mother?
`.trim(),
        },
      ],
      reflection: {
        question: 'What do you think the boy felt when his bread went on and on?',
        points: [
          'Andrew thought the lunch was too small. When have you felt too small to help?',
          'Jesus said thank You before everyone ate. What would you like to thank God for today?',
          'Jesus did not want food to be wasted. How can you help with that at your next meal?',
        ],
      },
      activity: {
        title: 'One Piece Each',
        description: 'See how much there is when everybody gives just a little.',
        instructions: `
Put a large sheet or towel on the ground and sit around it. It starts out empty.
Each of you looks for one small thing to give. A leaf will do, or a smooth stone.
Bring your gift and lay it down. Say: I give this. Make one big picture together.
Look at the whole picture. Which part would be missing if you had kept yours?
Now think of a kind thing you can give to a person today, and do it.
`.trim(),
      },
    },
    older: {
      title: 'What Are These Among So Many?',
      summary:
        'Philip does the math, Andrew doubts, and a nameless boy is standing in the right place with the wrong amount. By evening the crowd wants to crown Jesus by force.',
      lesson:
        'Jesus takes small gifts and makes them enough, and He wants to be received for who He is and not only for what He hands out.',
      duration: 14,
      ageAppropriate: 'Ages 11-18',
      sections: [
        {
          title: 'A Question with a Trapdoor',
          content: `
Apart from the resurrection, this is the only miracle that all four Gospels report. The early church evidently told it again and again, and each writer remembered something different. Only John mentions the boy.

It was spring, shortly before Passover, when every family was thinking about how God fed their ancestors in the desert with bread from heaven. A huge crowd had followed Jesus around the lake because of His healings.

He asked Philip where they could buy bread. It made sense to ask him, since Philip came from Bethsaida close by and would know the bakers. But John lets us in on a secret: Jesus already knew what He would do. It was a test, though not the kind that is meant to make someone fail. A good coach asks for one more push-up to show you what you did not know about yourself.
`.trim(),
        },
        {
          title: 'The Math Is Correct',
          content: `
Philip calculated. Two hundred denarii would not be enough for even a small piece each. A denarius was a day’s pay for a laborer, so he was talking about eight months of work for one mouthful apiece. There was nothing wrong with his arithmetic, except that it left out the person he was speaking to.

Andrew did slightly better. He at least brought what there was, and then spoiled it with a shrug.

> “Here is a boy with five barley loaves and two small fish. But what difference will these make among so many?”
> — John 6:9

Wheat bread was for those who could afford it. Barley was what the poor ate and what donkeys ate. The fish were probably pickled or dried, something salty to help the dry bread go down. John uses a word for the boy that can mean a child or a young servant. Perhaps he was selling food to the crowd, or perhaps his mother had packed it. We are not told whether he offered it, or was asked, or hesitated. Whichever it was, a few minutes later he was without a lunch, and it was in the hands of Jesus.
`.trim(),
        },
        {
          title: 'Sit Down as If at Dinner',
          content: `
Jesus told them all to recline on the grass, which is how people lay at a feast. That alone took nerve on the disciples’ part. You do not seat five thousand men, with families besides, unless you expect to serve something.

Jesus picked up the loaves and thanked God for them. The Jewish blessing over bread, still spoken today, praises God, who brings forth bread from the earth. And then it simply continued. John does not describe the moment of multiplying, and you will look in vain for a flash of light, because all there was to see was that there was always another piece to give.

Some readers have suggested that everyone was shamed by the boy into sharing food they had hidden. It is a friendly thought, and sharing is a fine thing, but that is not what John tells. He calls it a sign, and the crowd took it as one: Moses, they remembered, had spoken of a prophet like himself who would come.
`.trim(),
        },
        {
          title: 'No Waste',
          content: `
> “Gather the pieces that are left over, so that nothing will be wasted.”
> — John 6:12

It is odd, if you think about it, that someone who can make bread without limit should be worried about crusts. Yet God’s generosity is never careless. Twelve baskets were filled, one for each disciple, and perhaps one for each tribe of Israel. They had to carry them, too.
`.trim(),
        },
        {
          title: 'The Crown He Refused',
          content: `
Then the mood shifted. Here was a leader who could feed an army for nothing! They were about to seize Him and make Him king. Galilee was full of anger against Rome, and a Passover crowd of five thousand men was halfway to a revolt.

Jesus slipped away up the mountain, alone. Earlier, in the desert, the devil had suggested that He turn stones into bread. The crowd’s offer was a similar temptation in a friendlier voice: give people what they want, and rule them.

When they found Him the next day, He told them frankly that they had come because they had eaten their fill. He Himself was the bread they needed, He said, the bread of life. Many found this hard and went home. Christians still ponder those words. Catholics, Orthodox believers, Lutherans and others hear in them a promise about the bread of the Lord’s Supper. Others understand them to speak above all about trusting in Jesus. They can agree that hunger comes in more than one kind.

And the boy? He never got a name. But for two thousand years people who felt that they had too little to offer have remembered him.
`.trim(),
        },
      ],
      reflection: {
        question:
          'What are the five loaves and two fish that you tend to think are not worth mentioning?',
        points: [
          'Philip’s numbers were right and still missed something. How do planning and trusting belong together?',
          'The crowd wanted a king who would keep them fed. What do people today want God to be useful for?',
          'Nothing was to be wasted. Where does your group throw away food, time or talent?',
        ],
      },
      activity: {
        title: 'Inventory of Small Things',
        description: 'Find a real need, lay out what you have, and see what can be done with it.',
        instructions: `
As a group, name one real need close to you, such as a lonely neighbor or a messy path.
Each writes on slips of paper five small things that he or she could give: ten minutes, a song, strong arms, a good joke. Money does not count.
Spread all the slips out on the floor and thank God for them.
Combine them into one plan that uses at least one slip from everyone, and set the day on which you will do it.
`.trim(),
      },
    },
  },
};
