import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay36: LessonSource = {
  category: 'ai',
  dayNumber: 36,
  pictures: ['ewe', 'star', 'baby'],
  references: ['Luke 1:52-53', 'Luke 2:7-12', 'Mark 10:45'],
  bands: {
    kindergarten: {
      title: 'Who Gets Help First?',
      description: 'A talking button can help someone. Who needs it most?',
      content: `It was dark. The sheep lay still. The shepherds sat in the cold.

Then came light! An angel spoke to them.

> Do not be afraid! For behold, I bring you good news of great joy that will be for all the people
> — Luke 2:10

All the people! Kings, babies and sleepy shepherds. And the shepherds heard it first.

## A helper for Nana

Nana cannot see well. Tiny letters are a blur. Ben has a tablet with a voice. It is a machine that people made. Ben taps the soup can picture. The tablet reads the word out loud.

“Tomato!” says the tablet. Nana laughs. Now she can pick her soup.

Who should get a helper like that? The one with the most money? Or Nana, who needs it?

A machine cannot love Nana. Ben can. He sits beside her. He butters her bread too.

Thank You, God. Your joy is for everyone.`,
      difficulty: 'beginner',
      objectives: [
        'Say who heard the angel’s good news.',
        'Name a person whom a talking machine can help.',
      ],
      activities: [
        {
          title: 'Eyes-closed soup shop',
          description:
            'Set out four things from the kitchen. One child shuts both eyes. A friend tells what each thing is. Then trade places. How did it feel to get help?',
        },
      ],
      checks: [
        {
          question: 'Who was awake with the sheep that night?',
          options: ['The king', 'The shepherds', 'The king’s soldiers'],
          answer: 1,
          explanation: 'Shepherds watched the sheep at night. They heard the news first.',
          practises: [0],
        },
        {
          question: 'Who is the good news for?',
          options: ['All people', 'Only kings', 'Only grown-ups'],
          answer: 0,
          explanation: 'The angel said it is for all the people. That means you!',
          practises: [0],
        },
        {
          question: 'How did the tablet help Nana?',
          options: ['It cooked soup', 'It gave a hug', 'It read a word'],
          answer: 2,
          explanation: 'Nana could not read the tiny word. The tablet said it.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'The Machine Made for One Friend',
      description: 'A kind inventor thought of one person, and many people got help.',
      content: `## A letter in the dark

About two hundred years ago a woman named Carolina lived in Italy. She became blind. She missed writing letters. When a helper wrote for her, her secrets were not secret any more!

Her friend Pellegrino Turri thought hard. He built her a machine with keys. She could press a key and print a letter by herself. It was one of the first typewriters ever made. Some of her letters can still be read today.

Turri did not ask what rich people might buy. He asked what his friend needed.

## Good questions for a new tool

Today people build tools with AI. Some can tell a blind person what is in a photo. Some can turn speech into words for a person who is deaf. These are good gifts. But each tool leaves somebody out, too.

- A voice tool may not know how your grandpa talks.
- A tool on a phone is no use without a phone.
- A tool in English does not help a child who speaks only Quechua.

So a wise builder asks three things. Who is this for? Who is left out? Could someone get hurt?

AI does not ask these things on its own. It is a program. It does not care who wins and who waits. People have to care.

## Who came first

When Jesus was born, there was no room in the inn. His mother laid Him in a manger, which is a box for animal feed. The first guests were shepherds, who smelled of sheep.

> And this will be a sign to you: You will find a baby wrapped in swaddling cloths and lying in a manger.
> — Luke 2:12

God did not start with the palace. That can change how we build, too.`,
      difficulty: 'beginner',
      objectives: [
        'Tell why Turri built his writing machine.',
        'Ask who is helped and who is left out by a tool.',
        'Explain why people, not AI, must care about others.',
      ],
      activities: [
        {
          title: 'Camp without a barrier',
          description:
            'Walk through your camp in pairs. Look for places that are hard for someone in a wheelchair, someone small or someone who cannot hear. Draw a map and mark each place. Choose one that you can make better today.',
        },
        {
          title: 'Built for you',
          description:
            'Ask a partner what is hard for them each day. Listen without giving any ideas for two minutes. Then sketch a tool just for that person and ask if it would really help.',
        },
      ],
      checks: [
        {
          question: 'What made Turri build a machine with keys?',
          options: [
            'He hoped to get rich quickly',
            'A king had told him to do it',
            'He liked loud machines',
            'His friend could not see to write',
          ],
          answer: 3,
          explanation: 'Carolina wanted to write her own letters. He built it to help her.',
          practises: [0],
        },
        {
          question: 'A camp plans a voice game. Which question helps find who is left out?',
          options: [
            'Which color should the box be?',
            'Can a child who does not speak play it?',
            'How loud can the music get?',
            'Is it newer than the last game?',
          ],
          answer: 1,
          explanation:
            'A game that needs a voice shuts out some children unless there is another way.',
          practises: [1],
        },
        {
          question: 'Why must people think about who gets hurt?',
          options: [
            'AI is a program and does not care',
            'AI is too busy at night',
            'AI only likes children',
            'AI always helps everyone the same',
          ],
          answer: 0,
          explanation: 'A program follows what people built. Caring is up to us.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Who Was in the Room?',
      description: 'Every invention has someone in mind, and usually someone forgotten.',
      content: `## A slope in the sidewalk

In many towns the curb slopes down to the street at every crossing. People who used wheelchairs fought for those slopes. In Berkeley, California, they began to win them around 1970. Soon everybody noticed how convenient they were, as parents rolled strollers over them, workers pushed carts, and travelers pulled suitcases. An improvement intended for a few turned out to help nearly all.

Designers call this the curb-cut effect. Captions are another example. They were meant for deaf viewers, and now people read them on noisy buses. Begin with the person who has the hardest time, and you often end up with something better for everyone.

## When nobody asks

The opposite happens as well. Suppose six friends write a program that suggests bus routes. All of them are young, live downtown and own expensive phones, and because they test the program only on themselves, it works beautifully. Nobody meant to forget the farm worker whose shift starts at four in the morning, or the man with a walker who needs ten minutes to change buses. Those people simply were not in the room.

With artificial intelligence the room is larger, since it includes the data, and a system learns from whatever examples it receives. About 7,000 languages are spoken on Earth, but only a small part of them have enough written text online to train a chatbot well. As of 2025, roughly a quarter of all people did not use the internet at all. Their expressions, needs and jokes hardly appear in the data.

## Four questions

Before you praise or build a tool, try these.

- Who gains time, money or health from it?
- Who pays, perhaps with data or with attention?
- Who cannot use it, and why?
- Who can say no, and will anyone listen?

Answers can be mixed. An app that reads signs aloud for blind people may also send every picture to a company. Such a mixture does not have to end in yes or no. It may end in a better design, for instance one that keeps the pictures on the phone.

## News for the night shift

A ruler who wanted attention in the first century would have sent a messenger to the palace. Luke tells it otherwise. The greatest announcement in history reached workers outdoors, in the dark, doing a job that few people envied.

> Today in the city of David a Savior has been born to you. He is Christ the Lord!
> — Luke 2:11

To you, said the angel, and the ones listening were shepherds. Years later Jesus described His own purpose: “For even the Son of Man did not come to be served, but to serve” (Mark 10:45). A tool has no purpose of its own. It takes on the purpose of those who make it, buy it and use it. That is why the question of whom it serves is really a question about us.`,
      difficulty: 'intermediate',
      objectives: [
        'Explain the curb-cut effect with an example.',
        'Describe how people and data can be missing from a design.',
        'Weigh a tool with questions about gain, cost and access.',
      ],
      activities: [
        {
          title: 'An empty chair',
          description:
            'In a group of five, plan a new rule or tool for your camp. Leave one chair empty and name a person who might be forgotten, for example a camper who cannot read yet. Every few minutes somebody sits there and speaks for that person. Afterward, ask a real person whether you guessed correctly.',
        },
        {
          title: 'Gains and costs',
          description:
            'Choose a tool that your family uses. Fold a sheet into four fields, one for each question of the lesson. Fill it in alone, then let an adult fill in another sheet without seeing yours. Compare, and write one change that would make the tool fairer.',
        },
      ],
      checks: [
        {
          question: 'Which of these is an example of the curb-cut effect?',
          options: [
            'A phone that costs more each year',
            'A ramp for wheelchairs that also helps people with strollers',
            'A street that is closed to all traffic',
            'A game that only experts can win',
          ],
          answer: 1,
          explanation:
            'The effect means that something designed for people who face a barrier ends up useful to many others.',
          practises: [0],
        },
        {
          question: 'Why did the six friends’ bus program fail some riders?',
          options: [
            'The friends wanted to harm them',
            'Their phones were out of date',
            'It was tested only on people like its makers',
            'Bus routes cannot be computed',
          ],
          answer: 2,
          explanation:
            'No bad will was needed. Whoever is missing from the team, the tests and the data is easily forgotten.',
          practises: [1],
        },
        {
          question:
            'An app reads signs aloud for blind people but sends each picture to a company. What is a wise next step?',
          options: [
            'Praise it, because it helps',
            'Ban it, because it has a cost',
            'Ignore the question and use it anyway',
            'Ask for a version that keeps pictures on the phone',
          ],
          answer: 3,
          explanation:
            'Weighing gains against costs can lead to a design that keeps the good and lowers the harm.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Cui Bono?',
      description:
        'An old question from Roman courts turns out to be a sharp instrument for judging new machines.',
      difficulty: 'advanced',
      content: `## A judge’s habit

Cicero reports that the Roman judge Lucius Cassius used to ask, again and again, who stood to gain: cui bono? The question does not prove guilt, but it directs attention to interests that would rather remain in the background. Applied to technology, it needs a companion, because gains and burdens often fall on different people. Who benefits, and who bears the cost?

For a hammer the two are usually the same person. For a large digital system they may be four separate groups: the customer who pays, the user who operates it, the person about whom it decides, and everyone else who breathes the same air and lives under the same laws. Software that ranks applicants for an apartment is bought by the landlord, operated by an agent, and endured by a family that never sees the score. When it fails, the landlord loses little. The family loses a home.

## Neutral tools?

It is often said that technology is neutral and only its use is good or bad. There is truth in this, since the same image classifier can sort recycling or track protesters. Yet the claim is too simple. Every design makes certain uses easy and others laborious. A service that earns money from viewing time will be tuned for viewing time, whatever its employees privately wish. The historian Melvin Kranzberg put the matter in one sentence, published in 1986: “Technology is neither good nor bad; nor is it neutral.”

Timing makes judgment harder still. In 1980 David Collingridge described a dilemma. While a technology is young, it could be altered cheaply, but its consequences are unknown. Once they are known, it has become so woven into daily life that altering it is slow and expensive. Lead was added to gasoline in the 1920s despite warnings from physicians, and the last country to sell it for ordinary cars, Algeria, stopped in 2021.

The dilemma is not an excuse for paralysis. It recommends reversibility: small trials, an honest way to appeal, dates at which a decision expires unless it is renewed, and a voice for those who are affected before the concrete sets.

## What the market does not see

Companies respond to demand, and demand is measured in money. A disease that kills poor people may attract less research than baldness. Languages with few wealthy speakers receive poorer translation. No villain is required; an incentive is sufficient. This explains why public funding, charities, cooperatives and volunteers have mattered so much in the history of useful inventions, and why believers and unbelievers who care for the poor can frequently build together.

Still, one should avoid the reverse error of despising profit altogether. Cheap telephones reached fishermen and market women faster than any official program, and prices do carry information about what people want. The point is to notice whose wants have no price attached.

## Thrones and mangers

Shortly before the birth of Jesus, Luke lets a young woman from a village sing.

> He has brought down rulers from their thrones, but has exalted the humble.
> — Luke 1:52

Mary’s song does not contain a program for engineers, and Christians disagree in good faith about policies. It does claim that God looks at history from an unexpected side. The Gospel then proceeds accordingly, from an emperor’s census to a feeding trough, from the palace to the pasture. If that is where the Lord of all chose to arrive, then the person at the edge of a system is not a marginal case. A reasonable test of any device might be conducted there first, with someone who did not pay for it, could not refuse it, and would have to live with its mistakes.`,
      objectives: [
        'Distinguish customers, users, those decided about and bystanders of a system.',
        'Evaluate the claim that technology is neutral.',
        'Apply the Collingridge dilemma to a decision about a new tool.',
      ],
      activities: [
        {
          title: 'Stakeholder hearing',
          description:
            'Select a system such as cameras at a school gate. Assign four people to the roles of customer, user, person decided about and bystander. Each has two minutes to state gains and burdens. A fifth person proposes terms for a trial, with an end date and a way to appeal, and the four vote on it.',
        },
        {
          title: 'A letter from the edge',
          description:
            'Write one page in the voice of somebody who never bought a certain technology but lives with its effects. Avoid caricature: let the writer concede a benefit. Read the letters aloud in pairs and name the design choice that each one challenges.',
        },
      ],
      checks: [
        {
          question: 'A program ranks applicants for an apartment. Who is decided about?',
          options: [
            'The family that applies',
            'The landlord who pays for it',
            'The agent who runs it',
            'The company that wrote it',
          ],
          answer: 0,
          explanation:
            'The applicants bear the result without buying or operating anything, and often without seeing the score.',
          practises: [0],
        },
        {
          question: 'Why is it too simple to call technology neutral?',
          options: [
            'Machines have intentions of their own',
            'Inventors always foresee the harm they do',
            'A design makes some uses easy and others hard',
            'Each tool has only one possible use',
          ],
          answer: 2,
          explanation:
            'Tools have no will, yet their design and the incentives behind it push toward particular uses.',
          practises: [1],
        },
        {
          question: 'Which step answers the Collingridge dilemma best?',
          options: [
            'Waiting until every consequence is known',
            'Installing a system everywhere at once',
            'Leaving the decision to the seller',
            'Running a small trial that ends unless it is renewed',
          ],
          answer: 3,
          explanation:
            'A limited and reversible trial lets consequences appear while change is still cheap.',
          practises: [2],
        },
      ],
    },
  },
};
