import type { StorySource } from '@lamplight/domain/stories';

export const story16: StorySource = {
  id: 16,
  reference: 'Mark 2:1-12',
  character: 'The man on the mat and his four friends',
  picture: 'hut',
  texts: {
    young: {
      title: 'Down Through the Roof',
      summary:
        'Four friends carry a man to Jesus, but nobody can get in at the door. So they look up.',
      lesson: 'Jesus can forgive and heal, and good friends help each other to come to Him.',
      duration: 8,
      ageAppropriate: 'Ages 4-10',
      sections: [
        {
          title: 'No Way In',
          content: `
In a town by the lake lived a man who could not walk. He lay on a mat, day after day, because he could not move. But he had friends. He had four very good friends.

Jesus is back in town! they said. Come, we will take you. Each one took a corner of the mat. One, two, three, up! And off they went down the street, bump, bump, bump.

But the house was full, with people in the door and people at the windows. Excuse me! May we come by? Nobody moved. There was not even room for a toe.

What would you do? They could have gone home. But these friends looked up.
`.trim(),
        },
        {
          title: 'Dust from the Sky',
          content: `
Houses there had flat roofs made of wood, twigs and mud. The friends carried the man up the steps. Hold on tight! Then they began to dig.

Inside, Jesus was teaching. Scratch, scratch. Something was on the roof! A crumb of mud fell down. Then a clump. Dust got into beards and noses. Achoo! People looked up, and there was a patch of blue sky with four dirty faces around it.

Slowly, slowly, they let the mat down. It swung a little. It landed right in front of Jesus.
`.trim(),
        },
        {
          title: 'The First Gift',
          content: `
Was Jesus angry about the mess? No. He saw that these friends trusted Him.

> When Jesus saw their faith, He said to the paralytic, “Son, your sins are forgiven.”
> — Mark 2:5

A paralytic is a person who cannot move. And sins are the wrong things that we think and do and say. Jesus looked deep inside the man and gave him a clean heart.

Some teachers sat there and frowned. They did not say a word, but they thought: Only God can forgive sins!

Jesus knew what they were thinking. Which is easier to say? He asked them. Your sins are forgiven? Or, get up and walk? Nobody can see a clean heart, so Jesus would do something that they could see.
`.trim(),
        },
        {
          title: 'The Second Gift',
          content: `
Jesus turned to the man. Get up, He said. Take your mat and go home.

His toes wiggled. His knees bent. He stood! He rolled up the mat and put it under his arm, and now the crowd made room! He walked out in front of them all, on his own two feet.

Everyone praised God. We have never seen anything like this! they said.
`.trim(),
        },
      ],
      reflection: {
        question: 'Which one of the five friends would you like to be, and why?',
        points: [
          'The door was blocked, but the friends did not give up. How have you helped a friend?',
          'Jesus forgave the man first. Why do you think a clean heart was such a big gift?',
          'Some people pray and still use a wheelchair. Jesus loves them just as much. How can we be good friends to each other?',
        ],
      },
      activity: {
        title: 'Four Corners',
        description: 'Find out how well four friends must work together to carry one.',
        instructions: `
Lay a teddy bear or a big doll on a towel. Four of you each take one corner.
Carry the towel from one end of the room to the other. Keep it flat, so that nobody falls out.
Now go around three chairs. Talk kindly and agree who goes first.
Lower the towel very gently to the floor. Then each of you names someone you want to bring to Jesus in prayer.
`.trim(),
      },
    },
    older: {
      title: 'The Hole in the Ceiling',
      summary:
        'Four men wreck a roof for their friend, and Jesus gives him something nobody had asked for. In the corner the experts start to do theology in their heads.',
      lesson:
        'Jesus has authority to forgive, which only God has, and faith can be shared and carried by friends.',
      duration: 14,
      ageAppropriate: 'Ages 11-18',
      sections: [
        {
          title: 'Standing Room Only',
          content: `
Capernaum was a fishing town of black basalt stone on the north shore of the lake. Archaeologists have uncovered its houses: small rooms around shared courtyards, with outside steps leading to the roofs. Since the walls were too weak for a heavy top, people laid beams across them, then branches, then a thick coat of packed mud that had to be rolled again after every winter. Anyone who wanted to could dig through it. Nobody was supposed to want to.

Jesus had become famous almost overnight. When word spread that He was home, the crowd filled the house and then the doorway and then the street.

Toward this wall of backs came four men carrying a fifth. Mark does not tell us their names, how long their friend had been paralyzed, or whose idea it was.
`.trim(),
        },
        {
          title: 'The Roof',
          content: `
Imagine what he felt, lying there while they argued about what to do. Perhaps he told them to forget it, because anyone who depends on others for everything learns to hate being a nuisance. And now strangers were staring, the crowd refused to budge, and his friends were eyeing somebody’s house.

Up they went. In the room below, the teaching would have been interrupted first by thumping, then by dirt, then by daylight. Someone owned that ceiling, possibly Simon Peter, whose family lived in the town. What he said is not recorded, and that may be a mercy.

Down came a mat, perhaps on ropes, and on it a man who could not leave and could not hide, in the exact center of everyone’s attention.
`.trim(),
        },
        {
          title: 'The Wrong Answer?',
          content: `
Mark writes that Jesus saw their faith. Faith is usually thought of as something private and invisible, but here it had blisters on its hands and mud under its nails. And it was theirs, not only his. There are times when a person cannot manage to believe alone, and then friends have to carry the corners.

Then Jesus told the man that his sins were forgiven.

There must have been a silence. They had come about his legs. Did his friends look at one another through the hole?

We have to be careful at this point, because Jesus did not say that sin had paralyzed him. On another occasion, when His disciples assumed that a blind man was being punished for something, He told them that they were mistaken. All of us need forgiveness, whether or not we can walk. Jesus spoke to this man as a whole person instead of a medical case, and He called him son.
`.trim(),
        },
        {
          title: 'Silent Objections',
          content: `
Scribes were sitting in the audience. They were scholars who copied and taught the Law, and their objection was a serious one. If you step on my foot, your brother cannot forgive you for it, because only the one who was wronged can do that. Every sin wrongs God, so God alone can forgive sins, and anyone else who claims to is insulting Him.

Their logic was sound. They had merely not considered that the conclusion might be sitting in front of them.

> Which is easier: to say to a paralytic, ‘Your sins are forgiven,’ or to say, ‘Get up, pick up your mat, and walk’?
> — Mark 2:9

It is a clever question. As mere words, forgiveness is easier to pronounce, because no one can check whether anything has happened, but actually to give it is infinitely harder. So Jesus did the thing that could be checked, as evidence for the thing that could not. He called Himself the Son of Man, a title from the book of Daniel for one to whom God gives everlasting authority.
`.trim(),
        },
        {
          title: 'Out by the Door',
          content: `
> And immediately the man got up, picked up his mat, and walked out in front of them all.
> — Mark 2:12

He carried the mat that had always carried him. The crowd that had not been able to let him in now found room to let him out.

What about people who pray for healing and do not receive it? Christians answer carefully here, and not all in the same way. Some expect miracles of healing often, others rarely. All of them know faithful people who remained ill or disabled, and who were certainly not short of faith. Paul himself asked three times to be rid of what he called his thorn, and it stayed. The promise in this story that holds for everyone is the first one, that sins are forgiven. Full healing of every body belongs to the day when God makes all things new.

Until then, there is plenty of work for determined friends. A church building with stairs and no ramp has kept its crowd in the doorway.
`.trim(),
        },
      ],
      reflection: {
        question:
          'Who has ever carried you, and for whom might you be needed at a corner of the mat?',
        points: [
          'Jesus gave the man something different from what he came for. How can an unexpected answer still be a good one?',
          'The scribes reasoned carefully and missed what was happening. What can keep clever people from seeing?',
          'Look at your school, camp or church. Who cannot get in, and what roof would have to be opened?',
        ],
      },
      activity: {
        title: 'Barrier Walk',
        description:
          'Inspect a place you know well with the eyes of somebody who cannot simply walk in.',
        instructions: `
In groups of five, walk from the street to the room where you usually meet.
Note each barrier: steps, narrow doors, signs in small print, and also social ones such as a circle of chairs that looks full.
For each barrier, write down one change that your group could make without buying anything.
Make one of those changes today, and bring the rest of the list to the person in charge.
`.trim(),
      },
    },
  },
};
