import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay41: LessonSource = {
  category: 'bible',
  dayNumber: 41,
  pictures: ['house', 'bed', 'people-hugging'],
  references: ['Mark 2:1-12'],
  bands: {
    kindergarten: {
      title: 'A Hole in the Roof',
      description: 'Knock, scratch, crumble! What is that noise above us?',
      difficulty: 'beginner',
      content: `
Look up at the roof. What if it opened right now?

Jesus was teaching in a house. So many people came! They filled the room. They stood outside the door. No one else could get in.

Four men came with their friend. He lay on a mat. His legs would not move. The men wanted to bring him to Jesus. But they could not get through the crowd.

Did they go home? No! They climbed up on the flat roof. Scratch, scratch, dig, dig! They made a big hole. Slowly, slowly, they let the mat down. There he was, right by Jesus!

Jesus was not angry about the roof. He saw that they trusted Him.

> Son, your sins are forgiven.
> — Mark 2:5

Jesus took the wrong out of the man’s heart. Then He told him to stand up. The man stood! He picked up his mat and walked. Everyone praised God.

You can carry a friend to Jesus, too. Just say your friend’s name and pray.
`.trim(),
      objectives: [
        'Tell how the man came to Jesus.',
        'Say two things that Jesus did for him.',
        'Tell how we can bring a friend to Jesus.',
      ],
      activities: [
        {
          title: 'Carry the mat',
          description:
            'Four children each hold a towel corner. Lay a soft toy on it. Walk around the chairs without a drop. Lower it gently to the ground.',
        },
        {
          title: 'Friend prayer',
          description:
            'Think of someone who is sick or sad. Hold out your hands like a mat. Say the name very softly. Ask Jesus to help.',
        },
      ],
      checks: [
        {
          question: 'How did the man get inside?',
          options: ['Through a window', 'Under the door', 'Through the roof'],
          answer: 2,
          explanation: 'His four friends made a hole and let him down.',
          practises: [0],
        },
        {
          question: 'What did Jesus do for the man?',
          options: ['He forgave and healed him', 'He gave him new shoes', 'He sent him away'],
          answer: 0,
          explanation: 'Jesus helped his heart first. Then He helped his legs.',
          practises: [1],
        },
        {
          question: 'How can you bring a friend to Jesus?',
          options: ['By digging a hole', 'By praying for the friend', 'By running very fast'],
          answer: 1,
          explanation: 'You can tell Jesus about anyone. He listens.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'Four Friends and a Mat',
      description: 'The door was blocked. How far would you go for a friend?',
      difficulty: 'beginner',
      content: `
## No room at the door

Word raced through Capernaum that Jesus was back. People pushed into the house until every corner was full, and more of them crowded around the door outside.

Up the street came five men, but only four of them were walking. Each held one corner of a mat, and on the mat lay their friend, who could not move. They had heard that Jesus could heal. Now they were so close, and nobody would let them in!

## The way up

Houses there had flat roofs made of beams, branches and dried mud, and often there were steps on the outside. So the four carried him up. Then they began to dig. Bits of mud must have dropped on the people below. When the hole was big enough, they lowered the mat down through the light and dust until it came to rest in front of Jesus.

What would He say about the broken roof? He did not speak of it at all.

> When Jesus saw their faith, He said to the paralytic, “Son, your sins are forgiven.”
> — Mark 2:5

Jesus saw that these friends trusted Him. And He saw a hurt in the man that nobody else could see. This does not mean that people get sick because they have been bad. All of us need to be forgiven, if we can run or not.

## Who can say that?

Some teachers of the law were upset, though they did not say so out loud. Only God can forgive sins, they thought. They were right about that! So Jesus gave them something they could see. He told the man to get up, take his mat, and go home. The man stood up at once and walked out in front of them all.

He had come in on the mat. He went out with the mat under his arm, and four very happy friends.
`.trim(),
      objectives: [
        'Describe the problem that the friends had and how they solved it.',
        'Tell what Jesus gave the man first.',
        'Explain what the walking showed about Jesus.',
      ],
      activities: [
        {
          title: 'No dropped corners',
          description:
            'Four of you carry a ball on a towel along a path with three turns and one step up. Then try with three carriers, then with two. Talk about who in your life holds a corner for you.',
        },
        {
          title: 'Find another way in',
          description:
            'Walk through camp as if you had wheels or a crutch. Where would you get stuck? Pick one place and plan with a leader how it could be made easier for everyone. Build or draw your idea.',
        },
      ],
      checks: [
        {
          question: 'Why did the friends go up on the roof?',
          options: [
            'They wanted to hide from the crowd',
            'They could not get in at the door',
            'The owner had asked them to fix it',
            'Jesus was sitting up there',
          ],
          answer: 1,
          explanation:
            'The crowd was too thick, so they looked for another way and did not give up.',
          practises: [0],
        },
        {
          question: 'What did Jesus give the man first?',
          options: ['A new mat', 'Strong legs', 'Some bread', 'Forgiveness'],
          answer: 3,
          explanation:
            'Everybody saw that he could not walk. Jesus saw deeper, and He began with the heart.',
          practises: [1],
        },
        {
          question: 'What did it show when the man walked?',
          options: [
            'Jesus truly had the power to forgive',
            'The roof had been too thin',
            'The friends were good doctors',
            'The teachers had been asleep',
          ],
          answer: 0,
          explanation:
            'No one can see a forgiven heart. So Jesus did something they could see as a sign.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Which Is Easier?',
      description:
        'Anybody can say that sins are forgiven. How would you ever find out whether it was true?',
      difficulty: 'intermediate',
      content: `
## Demolition

The house in Capernaum was so full that people were standing in the street. Perhaps it belonged to Simon Peter’s family, where Jesus had stayed before. If so, Peter was about to lose part of his ceiling.

Roofs in that region were usually flat. Wooden beams were covered with branches, and on top came a thick layer of packed clay, which had to be rolled smooth every year before the rains. You could dig through it with your hands and a stick, but it would be a noisy and dirty business. Mark says that the men made an opening and lowered their friend on his mat.

He does not tell us their names or how they knew one another. We learn only one thing about them.

> When Jesus saw their faith, He said to the paralytic, “Son, your sins are forgiven.”
> — Mark 2:5

Notice the small word their. Jesus looks up through the dust at four dirty faces, and what He sees there is trust. Faith in this story is not a feeling. It has blisters. And sometimes, when a person is too weak or too discouraged to believe anything, the faith of friends can carry one corner.

## The unexpected gift

The man had obviously come to be healed, so the first words of Jesus must have puzzled everyone. Was He saying that the illness was a punishment? Some people at the time would have assumed so, and there are still people who hurt the sick by suggesting it. Elsewhere, in the Gospel of John, Jesus firmly rejects that idea when His disciples ask about a man born blind. Here He simply treats the man as a whole human being, who has a body that needs healing and a heart that needs forgiveness, as every other person in the room does.

## A logical problem

The scribes who were sitting there spotted the difficulty at once. Wrongs are committed against God, so only God can wipe them out. If a stranger breaks your window and I forgive him for it, you will want to know who gave me the right. Their reasoning was excellent. Only their conclusion, that Jesus was insulting God, left out another possibility.

Jesus answered with a riddle: is it easier to say that sins are forgiven, or to tell a man who cannot move that he should walk? Saying the first is easier, since nobody can check. The second can be tested within five seconds. So He gave them a test.

> “I tell you, get up, pick up your mat, and go home.”
> — Mark 2:11

The visible thing was evidence for the invisible one. The man who had been carried in through the ceiling walked out by the door.

## When the answer is different

Many of us have prayed for someone who was not healed. This story does not promise that every illness will disappear if only we dig hard enough, and it must never be used to blame the patient or the friends. Christians believe that Jesus is the same today, and also that full healing waits for God’s new creation. Until then there are mats to carry. Doctors, nurses and visitors hold corners, and so can you.
`.trim(),
      objectives: [
        'Explain what the friends’ action shows about faith.',
        'Describe the objection of the scribes and why it was reasonable.',
        'Interpret the healing as evidence of something that cannot be seen.',
      ],
      activities: [
        {
          title: 'Seen and unseen',
          description:
            'Make a table with two columns, for claims that can be tested quickly and claims that cannot. Fill it with ten things people say to each other, from a friend’s promise to a doctor’s advice. For each untestable claim, discuss what visible sign would make you more confident.',
        },
        {
          title: 'My four corners',
          description:
            'Draw a mat and write at its corners the names of four people who have carried you in some way. Then draw a second mat for somebody who needs carrying now, and plan with others which corner each of you could take this week.',
        },
      ],
      checks: [
        {
          question: 'What does the word their add to the story?',
          options: [
            'It tells us that the scribes had begun to believe',
            'It means that the man refused to trust Jesus',
            'It includes the friends’ trust in what Jesus saw',
            'It shows that the crowd had opened the roof',
          ],
          answer: 2,
          explanation:
            'Jesus looked at those who had dug and carried. Trust showed in what they did, and it helped somebody else.',
          practises: [0],
        },
        {
          question: 'Why did the scribes object?',
          options: [
            'They held that forgiving sins belongs to God alone',
            'They thought the owner should be paid for the roof',
            'They had been asked to leave their seats',
            'They did not believe that anyone is ever ill',
          ],
          answer: 0,
          explanation:
            'Their premise was sound. They did not consider that God’s own authority might be present in the room.',
          practises: [1],
        },
        {
          question: 'Why did Jesus tell the man to walk?',
          options: [
            'To clear the house before evening',
            'To show that forgiveness is less important',
            'To prove that the illness had been a punishment',
            'To give visible support to an invisible claim',
          ],
          answer: 3,
          explanation:
            'Nobody could check the first statement. The second could be checked at once, and it stood surety for the first.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Authority on Earth',
      description:
        'A healing story with an argument in the middle: what did Jesus claim, and on what evidence?',
      difficulty: 'advanced',
      content: `
## A story inside a story

Mark is fond of placing one episode inside another. Here a controversy about forgiveness has been set in the center of a healing, and the command to the paralyzed man is interrupted for five verses while Jesus reads the thoughts of His critics. Some scholars have inferred that two traditions were combined. Whatever its history, the finished narrative makes each part interpret the other. The cure without the dispute would be a marvel; the dispute without the cure would be an assertion.

The scribes are often caricatured, but their theology is orthodox. Scripture knows many persons who announce God’s pardon, and the temple provided rites through which it was assured. What disturbs them is that Jesus bypasses the institution and speaks, apparently, in His own name.

> “Why does this man speak like this? He is blaspheming! Who can forgive sins but God alone?”
> — Mark 2:7

C. S. Lewis observed how odd it would be for anyone else to forgive offenses committed against third parties. Unless the speaker is in some sense the one principally wronged in every wrong, the gesture is preposterous. A reader may reject the claim, but should see how large it is.

## Son of Man

In reply Jesus uses for the first time in Mark the title Son of Man. In Aramaic idiom the phrase can mean a human being, even someone in my position. Against the background of Daniel 7, however, where one like a son of man is given everlasting dominion, it can carry enormous weight. The ambiguity seems deliberate. It permits those who listen to ask who this person is and does not compel an answer prematurely. What is claimed is authority on earth: forgiveness is not postponed to a final assize, but pronounced on a weekday in a damaged house.

## The asymmetry of evidence

The question about what is easier to say rewards analysis. To pronounce forgiveness is easier in that no observation could refute it. To command a paralyzed man to rise is riskier, since failure would be instantly apparent. In another sense the order is reversed, because many have been reported to heal, whereas none but God can pardon. Jesus performs what is publicly checkable as a sign of what is not.

> But so that you may know that the Son of Man has authority on earth to forgive sins...
> — Mark 2:10

It is a sign and not a demonstration in the mathematical sense; observers could, and later did, attribute His works to other powers. Nevertheless the pattern is significant. Faith in the New Testament is not credulity about whatever cannot be tested. It is a trust that has been offered grounds, and then extends beyond them to the person who gave them.

## Bodies, blame and friends

Two misreadings have done damage. The first infers that disability is caused by personal guilt. Scripture acknowledges that actions have consequences, but Job and John 9 forbid the inference from suffering to sin. The second treats disabled people as mere occasions for a miracle. Christian writers who live with disabilities have pointed out that the man in Mark 2 is addressed with an affectionate term before anything about his body has changed, and that the principal obstacle in the narrative is a crowd which does not make way. That obstacle was social and architectural. It was removed by people willing to alter a building.

Finally, the initiative lies with four companions whose names have been lost. Jesus sees their faith, and the plural has encouraged the church to pray for those who cannot pray for themselves. How the trust of one may benefit another is a subject on which Christian traditions differ, for instance in connection with infant baptism. At the very least, the scene contradicts the idea that believing is a solitary accomplishment. Most of us were carried at some time, and by more hands than we know.
`.trim(),
      objectives: [
        'Explain how the controversy and the healing interpret each other.',
        'Analyze the question of which is easier to say.',
        'Evaluate common misreadings of the passage concerning disability.',
      ],
      activities: [
        {
          title: 'The case before the scribes',
          description:
            'Hold a hearing in which two speakers argue that Jesus has blasphemed and two that He has not, using only what could be known by someone sitting in that room. A fifth person records each unstated assumption. Conclude by asking which assumption the healing puts in question.',
        },
        {
          title: 'Audit for access',
          description:
            'Survey a building or path at camp for everything that would obstruct a person with limited sight, hearing or movement, including habits of the crowd. If possible, ask someone with experience to correct your list. Present the two cheapest improvements to the leaders.',
        },
      ],
      checks: [
        {
          question: 'What is the function of the dispute within the healing story?',
          options: [
            'It delays the ending in order to entertain the reader',
            'It shows that the scribes misunderstood their own Scripture',
            'It explains why the roof had to be opened',
            'It makes the cure a sign of a larger claim about authority',
          ],
          answer: 3,
          explanation:
            'The cure alone would astonish and the claim alone would be unsupported. Set together, each tells us how to understand the other.',
          practises: [0],
        },
        {
          question: 'In what sense is it easier to declare forgiveness than to heal?',
          options: [
            'It requires less authority in the view of the scribes',
            'No observer could show that the declaration had failed',
            'It was a routine task of any teacher of the law',
            'It costs the speaker nothing if it is true',
          ],
          answer: 1,
          explanation:
            'A failed cure would be visible immediately. In terms of authority, however, pardon is the greater of the two.',
          practises: [1],
        },
        {
          question: 'Which reading of disability does the lesson reject?',
          options: [
            'That the crowd formed part of the obstacle',
            'That the man was spoken to with affection',
            'That an illness reveals a person’s guilt',
            'That buildings can shut people out',
          ],
          answer: 2,
          explanation:
            'Job and John 9 both oppose that conclusion. Jesus forgives this man as one who shares in what everybody needs.',
          practises: [2],
        },
      ],
    },
  },
};
