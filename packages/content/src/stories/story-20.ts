import type { StorySource } from '@lamplight/domain/stories';

export const story20: StorySource = {
  id: 20,
  reference: 'Luke 19:1-10',
  character: 'Zacchaeus',
  picture: 'deciduous-tree',
  texts: {
    young: {
      title: 'The Man Up in the Tree',
      summary:
        'Zacchaeus is short, rich and not liked by anyone. Then Jesus stops under his tree and calls his name.',
      lesson: 'Jesus looks for people whom nobody likes, and His love can change a heart.',
      duration: 8,
      ageAppropriate: 'Ages 4-10',
      sections: [
        {
          title: 'Clink, Clink',
          content: `
Clink, clink, clink. Zacchaeus was counting coins. He had stacks and stacks of them.

Zacchaeus lived in Jericho, a town with tall palm trees. He took money from the people for the rulers in Rome. That is called tax. But tax men often took too much and kept the rest! So nobody waved to Zacchaeus. Nobody said: Come over and eat with us. He had a full purse and an empty table.

One day there was a great noise in the street. Jesus is coming! He is almost here!

Zacchaeus wanted to see Him. He ran to the road. But people stood in rows, and Zacchaeus was short. He stood on his toes. He saw backs. He jumped up and down. He saw elbows. No one let him through.
`.trim(),
        },
        {
          title: 'Up He Goes',
          content: `
Then he had an idea. He ran ahead, as fast as he could. There stood a big fig tree with low, strong branches. Rich men do not climb trees. Zacchaeus did! Up he went, in his good coat. He sat among the leaves and peeked out.

Here came the crowd. Here came Jesus. He came nearer and nearer. Then He stopped, right under the tree. And He looked up!

> “Zacchaeus, hurry down, for I must stay at your house today.”
> — Luke 19:5

How did Jesus know his name? Zacchaeus nearly fell off the branch. He slid down so fast that leaves flew. Come in, come in! he said, and he was full of joy.
`.trim(),
        },
        {
          title: 'Not That Man!',
          content: `
The people were not full of joy. They grumbled. Why does Jesus go to his house? That man is bad!

But Jesus went in. He sat at the table that was always empty. And something happened inside Zacchaeus. It felt as if a window had opened.

He stood up. Lord, he said, I will give half of all I have to the poor. And if I took too much from anyone, I will pay back four times as much!

Four times! If he took one coin, he would give back four.

Jesus was glad. Today this house is saved, He said. I came to look for the lost ones, and to save them.

So that is why Jesus looked up. Zacchaeus thought that he was looking for Jesus. But Jesus was looking for him.
`.trim(),
        },
      ],
      reflection: {
        question: 'How would you feel if Jesus called your name and came to eat with you?',
        points: [
          'Nobody liked Zacchaeus. Is there someone who always sits alone? What could you do?',
          'Zacchaeus did not only say sorry. He gave the money back. When have you put something right again?',
          'Jesus knew his name. What does it feel like to be known and loved?',
        ],
      },
      activity: {
        title: 'Hurry Down!',
        description: 'Play the tree game, and call each other by name as Jesus did.',
        instructions: [
          'All but one of you are trees. Stand still with your arms up. The one who is left over walks around.',
          'The walker stops at a tree, looks up and says: Hurry down! Then comes the name of that child.',
          'That child says one thing he or she likes to do. Then the two walk on together.',
          'Go on until nobody is left standing alone.',
        ].join('\n'),
      },
    },
    older: {
      title: 'Lunch with a Traitor',
      summary:
        'The most hated man in Jericho makes himself ridiculous to get a glimpse of Jesus. What Jesus does next offends nearly everyone.',
      lesson:
        'Jesus seeks the lost before they deserve it, and real repentance shows in what we put right.',
      duration: 13,
      ageAppropriate: 'Ages 11-18',
      sections: [
        {
          title: 'How to Get Rich in Jericho',
          content: `
Jericho was an oasis town near the Jordan River, warm enough in winter for palaces. It grew dates and balsam, a perfume so precious that it was sold for twice its weight in silver. Trade routes met there, and wherever goods crossed a border, somebody held out a hand.

Rome did not collect every tax by itself. It sold the right to collect to local businessmen, who had to deliver a fixed sum and lived on whatever they could squeeze out above it. Soldiers stood behind them if anyone objected. So a tax collector was regarded as a thief and also as a traitor, a man who got wealthy by helping foreigners to rob his own neighbors. Zacchaeus was a chief tax collector, which means that other collectors paid him a share. His name comes from a Hebrew word for pure or innocent. You can imagine the jokes.

Luke adds that he was very wealthy. Only a chapter earlier a rich and respectable ruler had walked away from Jesus in sadness because he could not let go of his money. Jesus had commented that it was easier for a camel to go through the eye of a needle than for the rich to enter the kingdom of God. So a reader meeting another rich man, and a worse one, expects very little.
`.trim(),
        },
        {
          title: 'The Camel Climbs a Tree',
          content: `
He was trying to see who Jesus was. Luke does not tell us why. Was it curiosity, or loneliness, or a rumor that this teacher ate with tax collectors and had even chosen one as a disciple?

He was short, and the crowd closed up in front of him. That may not have been an accident. People who could do nothing against Zacchaeus in his office could at least put an elbow in his way. So he did two things that no dignified man in that culture would do in public: he ran, and he climbed a tree. The sycamore fig has a short trunk and wide, low branches, so it is easy to climb and also a rather good place to hide. He may have hoped to see without being seen.
`.trim(),
        },
        {
          title: 'The Backward Invitation',
          content: `
> When Jesus came to that place, He looked up and said, “Zacchaeus, hurry down, for I must stay at your house today.”
> — Luke 19:5

Think about what could have been said at that moment, with the whole town watching. Jesus could have exposed him, and people would have cheered. He could have offered to visit as soon as the man had returned the money. Instead He invited Himself, by name, with no conditions. Sharing a meal meant accepting someone, and in that town nobody had wanted to accept Zacchaeus for years.

The crowd grumbled, and it is only fair to understand why. Some of them had been cheated by him. A widow may have stood there whose winter savings had paid for his tiles. To them this mercy looked like an insult to his victims. It is a real question, whether kindness to the guilty is unkind to those they hurt, and the story does not leave it unanswered.
`.trim(),
        },
        {
          title: 'He Stood Up',
          content: `
We are not told what the two of them talked about. We hear only the outcome.

> But Zacchaeus stood up and said to the Lord, “Look, Lord, half of my possessions I give to the poor, and if I have cheated anyone, I will repay it fourfold.”
> — Luke 19:8

Compare it with what was required. In ordinary cases of fraud, the Law of Moses asked for the full amount and a fifth on top of it. Repaying four times was the penalty for a stolen sheep. Zacchaeus sentenced himself to the highest rate, and after giving away half. Do the calculation with any share of dishonest income, and you will find that he might end up with hardly anything. And so the victims do appear in the story: they were going to have a visitor at the door, with a purse and an apology.

Some scholars point out that his verbs are in the present tense, and suggest that he had already been living this way and was defending himself against gossip. Most readers take it as a promise made on the spot. In both readings he does not try to buy Jesus’ friendship. He already had it when he stood up.
`.trim(),
        },
        {
          title: 'Who Was Looking for Whom',
          content: `
Jesus said that salvation had come to this house, since this man too was a son of Abraham. That sentence was meant for the people outside. They had crossed Zacchaeus off the list of God’s family, and Jesus wrote him back in.

> For the Son of Man came to seek and to save the lost.
> — Luke 19:10

At the beginning Zacchaeus was the one who was seeking. By the end it turns out that somebody had been seeking him all along. That order matters to Christians, who call it grace: love comes first, and change grows out of it. But change did come, in coins, on real doorsteps. A sorry that costs nothing to the one who says it, and repairs nothing for the one who was hurt, is still up in the tree.
`.trim(),
        },
      ],
      reflection: {
        question:
          'What do you think Zacchaeus had been hoping for when he ran ahead, and what do you hope for when you look for God?',
        points: [
          'Jesus was friendly to a guilty man before he changed. When might that help a person, and when is it hard to watch?',
          'Zacchaeus put a number on his apology. What would real repair look like in a situation you know?',
          'Whom has your community crossed off its list, and what would it mean to write that name back in?',
        ],
      },
      activity: {
        title: 'Sorry That Does Something',
        description:
          'Work out the difference between an apology in words and one that repairs what was broken.',
        instructions: [
          'In pairs, invent three wrongs from everyday life, such as a spread rumor, a borrowed and ruined book, or a lie to a parent.',
          'For each one write the cheapest apology you can think of. Read them aloud and notice why they do not satisfy.',
          'Now write what Zacchaeus would do: what was lost, who lost it, and what it would take to give back more.',
          'Privately think of one repair that is waiting for you, and decide on a day and a first step. If it is heavy, ask an adult you trust to help.',
        ].join('\n'),
      },
    },
  },
};
