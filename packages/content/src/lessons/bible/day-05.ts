import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay05: LessonSource = {
  category: 'bible',
  dayNumber: 5,
  pictures: ['deciduous-tree', 'droplet', 'sleeping-face'],
  references: [
    'Genesis 2:1-15',
    'Deuteronomy 5:12-15',
    'Psalm 121:2-8',
    'Mark 2:27',
    'Matthew 11:28-30',
    'Hebrews 4:9-10',
    'Numbers 3:7-8',
  ],
  bands: {
    kindergarten: {
      title: 'Shhh, and a Garden',
      description: 'Lie down, breathe slowly and walk into a garden.',
      difficulty: 'beginner',
      content: `
Shhh. Lie on your back. Let your arms go floppy like noodles. What can you hear?

God had made the whole world. It took six days. On the seventh day He rested. God does not get sleepy. He stopped because His work was done. He was glad, so He blessed that day.

Then the Bible tells us about the first man. God made him out of dust. God breathed, whoooo, right into his nose. The man was alive!

God planted a garden just for people. It was called Eden. Every tree was pretty, and the fruit was yummy. A river gave the garden water to drink.

> Then the LORD God took the man and placed him in the Garden of Eden to cultivate and keep it.
> — Genesis 2:15

To keep a garden means to take good care. So there is time to dig. There is also time to be still. God gives us both.

Breathe in. Breathe out. That breath is a present.
`.trim(),
      objectives: [
        'Tell what God did on day seven.',
        'Name where God put the first man.',
        'Show one way to care for a plant.',
      ],
      activities: [
        {
          title: 'Floppy noodle rest',
          description:
            'Lie on the grass. Put a leaf on your tummy. Breathe so slowly that it rides up and down. Listen for three sounds. Then whisper thank You to God.',
        },
        {
          title: 'Keeper of one plant',
          description:
            'Choose one plant near your door. Give it a name. Feel its soil with your finger. Is it dry? Bring it a cup of water, slowly. Visit it tomorrow.',
        },
      ],
      checks: [
        {
          question: 'What did God do on day seven?',
          options: ['He made the fish', 'He got very sleepy', 'He rested'],
          answer: 2,
          explanation: 'God had finished His work. He rested and blessed the day.',
          practises: [0],
        },
        {
          question: 'Where did God put the first man?',
          options: ['On a boat', 'In a garden', 'Up in the sky'],
          answer: 1,
          explanation: 'God planted the garden of Eden. The man lived there among the trees.',
          practises: [1],
        },
        {
          question: 'A plant looks dry. What would a keeper do?',
          options: ['Give it water', 'Pull off its leaves', 'Walk away'],
          answer: 0,
          explanation: 'A keeper takes good care. Thirsty plants need a drink.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'The Hoe on the Hook',
      description: 'Why does Grandma hang up her hoe while there are still weeds to pull?',
      difficulty: 'beginner',
      content: `
## Saturday evening

When the sun touched the fence, Grandma wiped her hoe and hung it on the hook. Ruth pointed at the beans. There were four more weeds! She could get them in a minute.

They would still be there on Monday, said Grandma, and so would the beans. Tomorrow they would rest, since even God had a day to rest in.

Ruth thought that God must have been very tired. Grandma shook her head. God never wears out. He rested because the work was finished and it was good, and it was time to enjoy it.

> Then God blessed the seventh day and sanctified it, because on that day He rested from all the work of creation that He had accomplished.
> — Genesis 2:3

That long word, sanctified, means that He set the day apart as holy. Grandma’s church keeps Sunday in this way, because Jesus rose on a Sunday. The family next door is Jewish, and they rest on Saturday, as some Christians do too.

## Dust and breath

They sat on the step and Ruth let some dry soil run through her fingers. Grandma told her that God had formed the first man from dust like this. Then He breathed life into him. He came so close, said Grandma, that it was like a father bending over a cradle.

After that God planted a garden in Eden, with trees that were lovely to look at and good to eat from. A river kept it green. God put the man there and gave him two jobs: to work the garden, and to keep it.

## What keepers do

To keep it does not mean to put it in your pocket. It means to watch over it, the way a shepherd keeps sheep. The very same word is used about God Himself: “The LORD is your keeper” (Psalm 121:5).

Ruth looked at the hoe on its hook and then at the beans. She had thought that she was taking care of the garden all alone. Now it seemed that Someone was taking care of her as well, even on a day when nobody pulled a weed.
`.trim(),
      objectives: [
        'Explain why God rested on the seventh day.',
        'Tell how God made the first man.',
        'Describe the two jobs God gave him in the garden.',
      ],
      activities: [
        {
          title: 'An hour on the hook',
          description:
            'With your family or group, pick one hour this week in which nobody works or hurries. Before it starts, each person hangs up or puts away one thing they work with. Sing, lie in the shade or tell a story. Afterward say what was hard and what was good.',
        },
        {
          title: 'Keep a patch',
          description:
            'Mark a patch of ground two steps long and two steps wide. Pick up any trash, loosen the soil around one plant and give it water. Draw the patch today and again in three days. What changed because you kept it?',
        },
      ],
      checks: [
        {
          question: 'Why did God rest?',
          options: [
            'He had used up all His strength',
            'He did not know what to make next',
            'His good work was all finished',
            'He was waiting for the weeds to grow',
          ],
          answer: 2,
          explanation:
            'God does not get worn out. He had finished everything He set out to make, and He blessed a day to enjoy it.',
          practises: [0],
        },
        {
          question: 'How did God bring the first man to life?',
          options: [
            'He grew him on a tree in Eden',
            'He called him up out of the river',
            'He made him from a ray of sunlight',
            'He formed him from dust and gave him breath',
          ],
          answer: 3,
          explanation:
            'God used common dust and then gave His own breath. We are made of plain soil, and we live by a gift.',
          practises: [1],
        },
        {
          question: 'Which child does both jobs, working the garden and keeping it?',
          options: [
            'Eli, who plants peas and builds a fence for them',
            'Noor, who likes to look at the peas from the step',
            'Max, who plants peas and then forgets them',
            'Ivy, who picks the peas and leaves the gate open',
          ],
          answer: 0,
          explanation:
            'To work it is to dig and plant. To keep it is to guard and care for it. Eli does each of these for his peas.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'The Day Nothing Was Made',
      description:
        'God ends the week by stopping. For people who had been slaves, that was news worth shouting.',
      difficulty: 'intermediate',
      content: `
## A week with a strange ending

Most stories end with a battle won or a treasure found. The first story in the Bible ends with a pause. After six days full of oceans, stars and elephants, God stops, and the stopping is called holy.

> And by the seventh day God had finished the work He had been doing; so on that day He rested from all His work.
> — Genesis 2:2

Every other day closes with the same refrain, that there was evening and there was morning. On the seventh day the refrain is missing. The text does not tell us why, but many readers have felt that the door was left open, as if God’s rest were a room that others could still walk into.

## Bricks

Now imagine that you are fourteen and your people have just come out of Egypt. As far back as anyone remembers, your family has made bricks while an overseer counted them. He counted when you were ill, and he counted on the night your brother was born. Nobody in Egypt ever asked whether you were tired.

Then you hear a commandment which says that every seventh day nobody may make you work. It covers your parents, the servants, the foreigner who lives nearby and even the donkey.

> Remember that you were a slave in the land of Egypt, and that the LORD your God brought you out of there with a mighty hand and an outstretched arm. That is why the LORD your God has commanded you to keep the Sabbath day.
> — Deuteronomy 5:15

Rest is how a slave finds out that she is free. It says out loud that you are more than what you produce. We have no overseers with whips at camp, but we do have screens that count our likes, our streaks and our steps. Can you put yours down for a day without feeling that you have lost something? Your answer may show you who is counting.

Christians keep this gift in different ways. Most gather and rest on Sunday, when Jesus rose from the dead, while some keep Saturday, and they do not all agree about what belongs to such a day. Ask at home why your family does what it does.

## Dust with a calling

The second chapter moves closer, like a camera. In Hebrew the human is adam and the ground is adamah, so you could call him an earthling made from earth. God forms him from dust and breathes into his nostrils. Then He plants a garden and hands him two verbs, to cultivate and to keep. The second verb, shamar, is what watchmen do on a city wall at night.

Look at the order of events. Nobody has disobeyed yet, and still there is work to do, which means that work is not a punishment. Weeding, cooking, coding and caring for a baby sister can all be garden work when they help something live. Rest is not laziness, either. Jesus, who knew hard work with wood and tools, once put it in a sentence that fits on a small card: “The Sabbath was made for man, not man for the Sabbath” (Mark 2:27).
`.trim(),
      objectives: [
        'Interpret the missing refrain on the seventh day.',
        'Explain why rest was good news for people who had been slaves.',
        'Show from Genesis 2 that work was part of life before anything went wrong.',
      ],
      activities: [
        {
          title: 'Who is counting?',
          description:
            'For one day, keep a tally on paper of each time something or somebody measures you: points, grades, likes, laps, likes again. In the evening circle the counts that help you grow. Cross out one that you will ignore for a week, and tell a friend or parent which one it is.',
        },
        {
          title: 'Night watch',
          description:
            'With an adult, choose something at camp that needs guarding for a day, such as a nest, a row of seedlings or the drinking water. Draw up a roster with one keeper for each hour. At every change the old keeper tells the new one what has been seen. Meet at the end and discuss how keeping changed the way you saw it.',
        },
      ],
      checks: [
        {
          question: 'What have many readers seen in the missing evening and morning of day seven?',
          options: [
            'A hint that the writer grew tired',
            'A sign that God’s rest is still open',
            'Proof that the week had only six days',
            'A warning that no work may begin again',
          ],
          answer: 1,
          explanation:
            'The text does not explain the gap, so we should be modest. Many have taken it as an invitation: the day of rest is not closed, and people may enter it.',
          practises: [0],
        },
        {
          question: 'Why would a former slave hear the Sabbath command as good news?',
          options: [
            'It said that her worth did not hang on her output',
            'It let her give her own work to a foreigner for a day',
            'It promised that she would make more bricks by resting',
            'It was the first rule that applied to Egypt as well',
          ],
          answer: 0,
          explanation:
            'Under Pharaoh people counted only as workers. The command frees everyone in the house, the foreigner and the animals included, and so shows that people are more than what they make.',
          practises: [1],
        },
        {
          question: 'What shows that work itself is not a punishment?',
          options: [
            'God rests on the seventh day',
            'The garden already has a river',
            'Work is never even mentioned in Genesis 2',
            'The man tends Eden before the fall',
          ],
          answer: 3,
          explanation:
            'God gives the man the task of cultivating and keeping in chapter 2. The trouble of chapter 3 has not happened yet, so work belongs to the good beginning.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'A Palace Built of Hours',
      description:
        'The first thing the Bible calls holy is neither a mountain nor a temple. It is a day.',
      difficulty: 'advanced',
      content: `
## The architecture of time

In the summer of 1939 a young Jewish scholar named Abraham Joshua Heschel got out of Warsaw about six weeks before the German invasion. His mother and three of his sisters did not survive the years that followed. In 1951, in New York, he published a small book on the Sabbath in which he noticed a detail that readers had often passed over. The first time the Bible uses its great word for holiness, the word is not attached to an altar, a mountain or a shrine.

> Then God blessed the seventh day and sanctified it, because on that day He rested from all the work of creation that He had accomplished.
> — Genesis 2:3

Empires conquer space, Heschel wrote in effect, while Israel was taught to build in time. Its sanctuary could be carried into exile, and no army could burn it. A Christian may read those pages with gratitude and with humility, remembering from whom the church first learned about this day, and what was done to Heschel’s family on a continent full of churches.

## Beginning from rest

Consider the calendar from the human point of view. The man and the woman are created late on the sixth day, so the first full day they ever experience is God’s seventh. They have produced nothing, and they begin by receiving. Modern life generally runs in the opposite direction, with rest handed out at the end as a reward for output, or recommended because it will increase output on Monday. In Genesis rest is neither wages nor fuel. It comes first and requires no justification, rather as a child is loved before having accomplished anything.

Israel heard the same command as a political one. In Deuteronomy the reason given for the Sabbath is the memory of slavery, and it protects those who have no power to protect themselves, “so that your manservant and maidservant may rest as you do” (Deuteronomy 5:14). A society that never stops has to be carried by somebody who is not permitted to stop.

## Priests in work clothes

The second chapter places the man in the garden and describes his duties with a pair of verbs, to cultivate and to keep. Both are modest agricultural words. Used together, however, they turn up again in the book of Numbers for the Levites who serve at the tabernacle and guard it. Many interpreters conclude that Eden is pictured as a kind of sanctuary, watered by a river and visited by God, in which the gardener is also a priest. If so, there is no strict border between sacred and ordinary labor. Pruning a vine carefully or keeping a stream clean can be a form of service to the One who owns the ground.

To keep also implies that a garden can be harmed. It was entrusted rather than given away, and a steward must someday render an account. Those who study the decline of soils and species often speak the language of responsibility, and on this point Genesis is entirely on their side.

## An unfinished rest

Jesus of Nazareth angered some of His contemporaries by healing on the Sabbath, yet He treated it as a gift to be restored to its purpose. He also extended an invitation that no mere teacher of schedules could make:

> Come to Me, all you who are weary and burdened, and I will give you rest.
> — Matthew 11:28

A later letter concludes that the seventh day has remained open all along: “There remains, then, a Sabbath rest for the people of God” (Hebrews 4:9). Christians disagree about what follows for practice. Many observe Sunday as the day of resurrection, some keep Saturday, and some hold that no particular day is binding. What they have in common goes deeper than the calendar. They trust that the decisive work has been finished by another, and that one is therefore allowed to put down the tools.
`.trim(),
      objectives: [
        'Explain the significance of holiness being attached first to a time.',
        'Contrast rest as a starting point with rest as a reward or a means to more output.',
        'Analyze how the paired verbs of Genesis 2:15 connect gardening with worship.',
        'Relate the open seventh day to Matthew 11:28 and Hebrews 4:9.',
      ],
      activities: [
        {
          title: 'Designing a day',
          description:
            'As a group, plan an eight-hour Sabbath for the whole camp in which the cooks and cleaners rest too. Decide what must be prepared beforehand, what is simply left undone, and who would otherwise pay the cost of your leisure. If the leaders agree, try out at least two hours of it and review it honestly.',
        },
        {
          title: 'Without a result',
          description:
            'Spend thirty minutes outdoors on something that cannot be posted, graded or finished: watch clouds, trace patterns in the sand, listen to moving water. Then write for five minutes about the thoughts that tried to make the time useful.',
        },
      ],
      checks: [
        {
          question: 'Why did Heschel consider the wording of Genesis 2:3 so important?',
          options: [
            'It shows that temples were forbidden to Israel',
            'It proves that the week came from Babylon',
            'Holiness is given to a day before any place',
            'It makes the seventh day longer than the rest',
          ],
          answer: 2,
          explanation:
            'The first holy thing in Scripture is a time. Unlike a building, it could be kept in exile and could not be destroyed by an army.',
          practises: [0],
        },
        {
          question: 'Which statement treats rest in the way that Genesis 1 and 2 do?',
          options: [
            'After this project I will have earned a day off',
            'I stop today, before I have anything to show for it',
            'A free day will make me far more efficient on Monday',
            'I rest because my job allows others to work for me',
          ],
          answer: 1,
          explanation:
            'The first human day is one of receiving. Rest there is neither payment nor fuel for output, and Deuteronomy adds that it must not be bought with the labor of others.',
          practises: [1],
        },
        {
          question:
            'The verbs of Genesis 2:15 also describe the Levites, and Hebrews speaks of a rest that remains. What do these two observations suggest together?',
          options: [
            'Priests alone were meant to work and to rest',
            'The garden and the Sabbath have lost their meaning',
            'Work is holy only on the seventh day of a given week',
            'Work can be worship, and God’s rest is open',
          ],
          answer: 3,
          explanation:
            'Caring for the garden is described like service at the sanctuary. Hebrews says that the rest is still open, and Jesus invites the weary into it.',
          practises: [2, 3],
        },
      ],
    },
  },
};
