import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay38: LessonSource = {
  category: 'bible',
  dayNumber: 38,
  pictures: ['fish', 'sailboat', 'footprints'],
  references: ['Mark 1:14-20', 'Luke 5:1-11'],
  bands: {
    kindergarten: {
      title: 'Nets Full of Fish',
      description: 'Empty nets, tired arms. Then Jesus climbs into the boat!',
      difficulty: 'beginner',
      content: `
Can you pull a heavy net? Pull! Pull! Pull again!

Peter was a fisherman. He had worked all night long. How many fish did he catch? None at all. He was so tired. He washed his nets on the shore.

Then Jesus came to the lake. He sat in Peter’s boat and taught the people. After that He told Peter to try again. Peter was not sure. But he did what Jesus said. Down went the nets!

Wiggle, splash, flip, flop! Fish and more fish! The nets began to rip. Friends came with a second boat. Both boats were full to the top.

Peter fell on his knees. He saw that Jesus was very great. He thought about his own bad deeds. But Jesus was kind to him.

> Do not be afraid
> — Luke 5:10

Jesus had new work for Peter. Now he would bring people to God. Peter left his boat and walked with Jesus. Jesus says to you, too: Come with Me.
`.trim(),
      objectives: [
        'Tell how many fish Peter caught in the night.',
        'Say what happened when Peter obeyed Jesus.',
        'Tell what new work Jesus gave to Peter.',
      ],
      activities: [
        {
          title: 'Blanket net',
          description:
            'Hold a blanket by its edges together. Put leaves on it as fish. Lift it high as a team. Can you carry every fish to shore?',
        },
        {
          title: 'Step where I step',
          description:
            'Walk behind a leader in a line. Put your feet in the same places. Go slow, then fast, then on tiptoe. Take turns to lead.',
        },
      ],
      checks: [
        {
          question: 'How many fish did Peter catch at night?',
          options: ['Two big fish', 'A full boat', 'None at all'],
          answer: 2,
          explanation: 'He worked all night, and his nets stayed empty.',
          practises: [0],
        },
        {
          question: 'Peter tried again for Jesus. What happened?',
          options: ['The nets filled up', 'The boat sailed away', 'It began to snow'],
          answer: 0,
          explanation: 'So many fish came that the nets ripped!',
          practises: [1],
        },
        {
          question: 'What was Peter’s new work?',
          options: ['Building bigger boats', 'Bringing people to God', 'Selling fish in town'],
          answer: 1,
          explanation: 'Jesus said he would catch people now. That means bringing them to God.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'Because You Say So',
      description: 'A fisherman knows fish. So why listen to a carpenter?',
      difficulty: 'beginner',
      content: `
## A bad night’s work

On the Sea of Galilee, people often fished in the dark, because in the daytime the fish could see the nets and swim away. Simon Peter knew this lake as you know your own street. He could tell where the water was deepest and when the wind was about to turn.

But one morning he had nothing to show for a whole night. He and his tired partners were on the shore, washing their empty nets.

Then Jesus came, with a crowd pushing close behind. He asked to use Peter’s boat as a place to speak from, a little way out, so that all the people on the shore could hear.

## Deep water

When He was done, Jesus told Peter to go out and fish once more. In broad daylight! With clean nets! Peter could have laughed. He could have said that Jesus was no fisherman. What he did say shows us his heart.

> “Master,” Simon replied, “we have worked hard all night without catching anything. But because You say so, I will let down the nets.”
> — Luke 5:5

You know what came next. The ropes groaned. Silver fish poured over the side until two boats sat low in the lake.

## Not afraid

Peter did not cheer. He dropped down among the fish and begged Jesus to go away from him. He felt how good Jesus was, and he remembered the wrong in his own life. He thought that someone like him had no place near someone like Jesus.

Jesus saw it the other way. He told Peter not to fear. From now on he would gather people. Peter and his partners James and John pulled the boats up on the beach. They were not famous teachers but tired working men who smelled of fish. They left the best catch of their lives behind and went with Him.

He did not call them because they were ready. He would make them ready on the way.
`.trim(),
      objectives: [
        'Tell why it was odd to fish in the daytime.',
        'Explain what Peter’s answer shows about him.',
        'Describe how Jesus treated Peter when Peter was afraid.',
      ],
      activities: [
        {
          title: 'Tie a net',
          description:
            'Hang six long strings from a stick. Knot the second string to the third, and the fourth to the fifth. In the next row, knot the first to the second, and so on. Test your net: which pine cones stay in and which fall through?',
        },
        {
          title: 'One more try',
          description:
            'Choose something you gave up on this week, such as a knot, a throw or a hard sum. Ask a friend to stand by you and try it once more. Talk about how it felt to try because someone asked you to.',
        },
      ],
      checks: [
        {
          question: 'Why did fishermen work at night?',
          options: [
            'Fish could not see the nets so well',
            'The boats were not needed then',
            'The king had told them to',
            'The lake was warm only at night',
          ],
          answer: 0,
          explanation:
            'In daylight fish swim away from a net that they can see. That made the words of Jesus sound strange.',
          practises: [0],
        },
        {
          question: 'What does Peter’s answer show?',
          options: [
            'He liked to argue',
            'He was sure there were fish',
            'He wanted to sell his boat',
            'He trusted Jesus more than his own plan',
          ],
          answer: 3,
          explanation:
            'Peter told the truth about his bad night. Then he let down the nets because Jesus had said so.',
          practises: [1],
        },
        {
          question: 'Peter told Jesus to go away. What did Jesus do?',
          options: [
            'He left by the next boat',
            'He asked for half of the fish',
            'He calmed Peter and gave him a task',
            'He told the crowd what Peter had done',
          ],
          answer: 2,
          explanation:
            'Jesus did not need perfect helpers. He told Peter not to be afraid and took him along.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Left on the Beach',
      description:
        'Four working men walk away from the biggest success of their careers. What did they see?',
      difficulty: 'intermediate',
      content: `
## A small business by the lake

In 1986, after a long drought, two brothers noticed the outline of a boat where the Sea of Galilee had drawn back. It had been lying there for about two thousand years. It is a little over eight meters long, and it was patched with many different kinds of wood. Somebody had repaired it over and over because a new one cost too much.

Boats like this were the tools of Simon and Andrew, James and John. They were certainly not beggars, since Zebedee employed hired men and Luke says that Simon and Zebedee’s sons were partners. But it was exhausting work with thin profits. Fishing was taxed, nets had to be washed and dried after every night on the water, and a single storm could ruin a family.

## Interrupted at work

Notice where Jesus finds them. He does not wait in the synagogue until the religious people apply. He walks along the shore during working hours.

> “Come, follow Me,” Jesus said, “and I will make you fishers of men.” And at once they left their nets and followed Him.
> — Mark 1:17-18

This was unusual. Later Jewish sources describe how a student looked for a respected teacher and asked to be accepted. Here it is the other way around, because the teacher is looking for the students. And instead of saying what He expects them to know already, He says what He will make of them.

Mark tells it so briefly that they seem to leave on an impulse. Luke shows us what may lie behind it. Jesus had already taught from Simon’s boat and had sent him out again after a disappointing night, and the nets filled until they tore.

## Why Peter was frightened

Anyone else would have celebrated, but Peter falls down among the flapping fish and asks Jesus to leave, because he is a sinful man. He has understood that this is not good luck. Someone holy is standing in his boat, and all at once he sees himself clearly.

Jesus neither denies that Peter is a sinner nor leaves him. He tells him not to be afraid and offers him a future. Both things belong to His call: He knows exactly who we are, and He wants us anyway.

## What about the boat?

Does following Jesus mean that everyone has to quit a job? Some people have done so. Many others in the Gospels are sent back home, to be disciples among their own family and neighbors. Even the first four kept their skills. They knew how to work through the night, mend whatever was torn, read the weather and cooperate in a crew, and they would need all of those abilities for working with people.

The word vocation comes from the Latin for calling. Christians believe that nurses, bakers, mechanics and students can each have one. The question is not only what you are good at, or what a machine may do in twenty years. It is also who is asking you to come along. Jobs may change several times in a lifetime. The One who calls does not change, and He is still patching boats with whatever wood is there.
`.trim(),
      objectives: [
        'Describe the working life of the first disciples.',
        'Explain what was unusual about the way in which Jesus called them.',
        'Interpret Peter’s fear and the answer that Jesus gave.',
      ],
      activities: [
        {
          title: 'Skills in the net',
          description:
            'In groups of four, list every skill that a fishing crew needed, from mending to watching the sky. Beside each, write what it could become when the work is with people. Then list three skills of your own and do the same for one another.',
        },
        {
          title: 'An interview about calling',
          description:
            'Ask an adult at camp how he or she came to do this work. Find out what was planned, what was interrupted and who did the inviting. Tell the story to your group without naming the person, and let them guess.',
        },
      ],
      checks: [
        {
          question: 'What do the sources tell us about these fishermen?',
          options: [
            'They were rich merchants from the city',
            'They worked as partners, and one family had hired men',
            'They fished only when the taxes had been canceled',
            'They were slaves who belonged to Zebedee',
          ],
          answer: 1,
          explanation:
            'Theirs was a modest family trade with helpers and partners. They had something to lose when they left.',
          practises: [0],
        },
        {
          question: 'In what way was the call of Jesus unusual?',
          options: [
            'He sought out His students Himself',
            'He tested what they knew by heart',
            'He asked for payment in advance',
            'He accepted only people without a trade',
          ],
          answer: 0,
          explanation:
            'Students normally chose their teacher. Jesus took the first step and promised to form them.',
          practises: [1],
        },
        {
          question: 'How did Jesus respond to Peter’s confession?',
          options: [
            'He said that Peter had done nothing wrong',
            'He found another crew for the task',
            'He took away the fear and gave a purpose',
            'He asked Peter to return the fish',
          ],
          answer: 2,
          explanation:
            'The confession was true, and Jesus let it stand. It did not stop Him from wanting Peter.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The Grammar of a Call',
      description:
        'An imperative, a promise and a silence: what actually happened in those few verses by the lake?',
      difficulty: 'advanced',
      content: `
## Follow, and become

The call narrative in Mark occupies only five verses. It reports no inner struggle, no discussion of terms and no farewell. Dietrich Bonhoeffer, writing in the Germany of 1937, considered this silence to be the message. The text offers no psychological preparation, he argued, because there is only one sufficient reason for the step, namely Jesus Christ Himself. To ask what persuaded the fishermen is to look for a ground beneath the ground.

One may add that Luke seems more interested in preparation. In his account the disciples have witnessed a healing in Simon’s house and an extraordinary catch before they leave anything behind. The two evangelists need not be played off against each other. Readers whose faith came suddenly will recognize themselves in Mark, and those who were drawn by degrees, in Luke.

> “Come, follow Me,” Jesus said, “and I will make you fishers of men.”
> — Mark 1:17

The sentence has two halves, and their order is instructive. First there is a command that requires nothing but movement. Then there is a promise whose subject is Jesus: I will make you. The disciples are not asked to become something and then to come. Their qualification lies in the future, and in somebody else’s hands.

## Leaving as a luxury and as a loss

It would be sentimental to overlook those who remained. Zebedee is left in the boat with the hired men, and we are not told what he thought. In a society without pensions, sons were a father’s security. Later in the Gospel Peter will remark, not without self-importance, that they have left everything; Jesus answers with a promise of brothers, sisters, mothers and fields, along with persecutions. Discipleship creates a new family without despising the old one. He rebukes those who use religious donations as a pretext for neglecting their parents, and one of His early acts is to cure Peter’s mother-in-law.

Abuse of this passage deserves to be named. Leaders of manipulative groups have quoted it in order to separate young people from their relatives. Here the contrast is plain. Jesus calls in public, hides nothing about the cost, never seeks an advantage for Himself, and lets people walk away, as the rich young man will do. A summons that isolates you, hurries you or enriches the one who issues it is not His, and an adult whom you trust should hear about it.

## Holiness at close range

In Luke the turning point is not the miracle but the reaction to it.

> When Simon Peter saw this, he fell at Jesus’ knees. “Go away from me, Lord,” he said, “for I am a sinful man.”
> — Luke 5:8

The scene resembles the vision of Isaiah, who cried out in the temple that he was ruined, a man of unclean lips. In both instances an encounter with holiness yields self-knowledge, and in both it issues in a mission. What Peter takes for the end of the acquaintance turns out to be its beginning. Jesus neither flatters him by disputing the diagnosis nor complies with the request.

## Work after the call

The Reformers applied the language of calling to every honest occupation. A shoemaker or a mother, Luther taught, serves God and the neighbor as truly as a monk. That insight freed ordinary labor from contempt, and in time it also produced a danger: people began to treat the career itself as the calling, so that losing a job could feel like losing one’s worth. The fishermen suggest a distinction. Their primary vocation was to a person; the tasks that followed from it varied, and several were unexpected. Such a distinction is useful to anyone who will enter a labor market that is being rearranged by automation. Tasks may be reassigned to software, and entire professions have disappeared before. That someone has been called by name, and sent to other people, is not a task of that kind.
`.trim(),
      objectives: [
        'Analyze the order of command and promise in Mark 1:17.',
        'Distinguish the call of Jesus from manipulative demands for loyalty.',
        'Explain the difference between a vocation and a particular job.',
      ],
      activities: [
        {
          title: 'What Zebedee wrote',
          description:
            'Compose a letter of one page that Zebedee might have dictated a year later to a brother in another town. Let him be proud, hurt, curious or all three. Read the letters aloud and discuss what each assumes about the cost of following.',
        },
        {
          title: 'Marks of an honest call',
          description:
            'In a group, draw up six questions that a person should ask before committing to a movement, a leader or an employer. Test your list on Mark 1:16-20 and Mark 10:17-31, then on an advertisement for a job. Revise any question that fails to distinguish between them.',
        },
      ],
      checks: [
        {
          question: 'What is significant about the order of the two halves of Mark 1:17?',
          options: [
            'The promise is valid only for those who already know how to fish',
            'The command comes after the disciples have proved themselves',
            'Readiness is not demanded beforehand but promised as His work',
            'The disciples are told to make themselves useful first',
          ],
          answer: 2,
          explanation:
            'They are asked only to come. What they are to become is the object of a promise in which Jesus is the One who acts.',
          practises: [0],
        },
        {
          question: 'Which sign would distinguish a manipulative group from the call of Jesus?',
          options: [
            'It invites people while they are at work',
            'It cuts them off from relatives for its own benefit',
            'It speaks openly about the cost of joining',
            'It allows those who are unwilling to leave',
          ],
          answer: 1,
          explanation:
            'Jesus calls in public, is candid about the price and lets people go. Isolation that serves a leader is a warning sign to tell an adult about.',
          practises: [1],
        },
        {
          question: 'Why does the lesson distinguish vocation from career?',
          options: [
            'Because a career is forbidden to serious disciples',
            'Because only monks were thought to have a vocation by Luther',
            'Because automation will leave every profession as it is',
            'Because a job can be lost while the call to follow remains',
          ],
          answer: 3,
          explanation:
            'The primary calling is to a person, and particular tasks follow from it. If a task ends, the calling has not ended.',
          practises: [2],
        },
      ],
    },
  },
};
