import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay09: LessonSource = {
  category: 'bible',
  dayNumber: 9,
  pictures: ['brick', 'speaking-head', 'globe-showing-europe-africa'],
  references: ['Genesis 11:1-9', 'Genesis 12:2', 'Psalm 127:1', 'Acts 2:5-11', 'Revelation 7:9'],
  bands: {
    kindergarten: {
      title: 'The Tall, Tall Tower',
      description: 'Brick on brick on brick. How high will they go?',
      difficulty: 'beginner',
      content: `
Stack your fists, one on another. Up, up, up! Now you have a tower.

Long ago, all people used the same words. They came to a wide, flat place. They baked bricks in a hot fire. They said that they would build to the sky. They wanted everyone to call them great. They did not ask God about it.

God came down to look. He saw that their plan was not good. So He mixed up their words. One man asked for a brick. His friend handed him a rope! Nobody could understand. The hammers stopped.

> So the LORD scattered them from there over the face of all the earth, and they stopped building the city.
> — Genesis 11:8

The people went off to many places. Now there are many words for hello. Hola! Bonjour! Jambo! God knows every one of them.

We do not have to be the greatest. God loves you already. You can build small and kind things.
`.trim(),
      objectives: [
        'Tell what the people built and why.',
        'Say why the building stopped.',
        'Say hello in another language.',
      ],
      activities: [
        {
          title: 'Hello around the world',
          description:
            'Sit in a ring. Roll a ball to a friend. Say hello as you roll. Try hola, bonjour, jambo and your own word. Which one feels funny in your mouth?',
        },
        {
          title: 'Build without talking',
          description:
            'Make a tower of stones with two friends. First you may talk. Then build again, and nobody says a word. Which was easier?',
        },
      ],
      checks: [
        {
          question: 'Why did they want a tall tower?',
          options: ['To keep their sheep dry', 'To be called great', 'To see the fish'],
          answer: 1,
          explanation: 'They wanted a big name for themselves.',
          practises: [0],
        },
        {
          question: 'Why did the work stop?',
          options: ['Their words were mixed up', 'They had a party', 'The bricks ran away'],
          answer: 0,
          explanation: 'They could not understand each other. So they stopped.',
          practises: [1],
        },
        {
          question: 'Which word means hello?',
          options: ['Brick', 'Tower', 'Hola'],
          answer: 2,
          explanation: 'Hola is hello in Spanish. God hears it too.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'A Name Made of Bricks',
      description: 'They could build almost anything. But what were they building it for?',
      difficulty: 'beginner',
      content: `
## The great idea

Somebody had a great idea. In the land of Shinar there was hardly any stone, but there was plenty of mud. Shape it, bake it hard, and it becomes a brick. With tar between the bricks, a wall can rise higher than any tent. Soon the whole plain smelled of smoke and hot clay.

Bricks are not bad. Cities are not bad. But listen to the reason that the builders gave one another.

> “Come,” they said, “let us build for ourselves a city with a tower that reaches to the heavens, that we may make a name for ourselves and not be scattered over the face of all the earth.”
> — Genesis 11:4

Count how often they speak of themselves. God had told people to spread out and care for the whole earth. They wanted to stay in one place and be admired.

## God comes down

Here the Bible has a little joke. They think that their tower touches heaven. But God has to come down even to see it!

He was not afraid of the tower. He was thinking of the people. When a crowd believes that it needs nobody, and no one is allowed to say stop, weak people soon get hurt. So God did something gentle. No fire fell, and no one was harmed. He mixed their language. A man called for tar, and it sounded like a cough. Friends stared at each other. The tools went quiet, and family by family they moved away.

The place was called Babel. It sounds like the Hebrew word for mixed up.

## Many tongues, one song

Was that the end? Long after, when God gave His Holy Spirit to the followers of Jesus, visitors from many lands each heard good news in their own language. Nobody had to lose the words of home. God did not build one great tower. He gathered one great family.

Maybe you know what it feels like to be new and not understand a word. Someone in your class may feel so today. A smile needs no dictionary.
`.trim(),
      objectives: [
        'Explain what the builders of Babel wanted.',
        'Tell what God did and why it was a mercy.',
        'Compare Babel with the day when the Holy Spirit came.',
      ],
      activities: [
        {
          title: 'Teach me a word',
          description:
            'Find somebody who speaks another language, or who knows a sign for a word. Learn how to say thank you. Teach it to two more people by supper. How far has it spread?',
        },
        {
          title: 'Who is it for?',
          description:
            'In a small group, plan something to build at camp: a bench, a birdhouse, a path. Draw it. Under the drawing write whom it will help. If it helps nobody, change the plan.',
        },
      ],
      checks: [
        {
          question: 'What was wrong with the plan of the builders?',
          options: [
            'They used bricks and not stones',
            'They worked too slowly for the king',
            'They wanted fame and asked only themselves',
            'They built it too near to a river',
          ],
          answer: 2,
          explanation:
            'Bricks and cities can be good. But they wanted a great name, and they left God out.',
          practises: [0],
        },
        {
          question: 'Why can we call it gentle when God mixed their words?',
          options: [
            'It made the tower even taller and stronger',
            'It stopped a bad plan and hurt nobody',
            'It lasted for a single afternoon',
            'It gave every worker a new brick',
          ],
          answer: 1,
          explanation: 'No fire fell. The people simply could not go on with it, and they moved.',
          practises: [1],
        },
        {
          question: 'What happened when the Holy Spirit came?',
          options: [
            'Each visitor heard good news in the language of home',
            'All visitors forgot how to speak',
            'The tower was finished at last',
            'Everyone had to learn Hebrew first',
          ],
          answer: 0,
          explanation:
            'At Babel words drove people apart. On that day God used many languages to bring them together.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Let Us Make a Name',
      description:
        'Nine short verses about technology, fame, and a crowd in which nobody disagrees.',
      difficulty: 'intermediate',
      content: `
## State of the art

Ancient Mesopotamia had mud where other lands had stone, and its people turned that into an advantage. They baked bricks in kilns, glued them with natural tar called bitumen, and piled up stepped temple towers, the ziggurats. One at Babylon stood roughly ninety meters wide at its base, according to a clay tablet that gives its measurements. When Genesis says that they used brick instead of stone and tar instead of mortar, it is describing the latest technology of the day.

So the story is not against inventing things. Its interest lies in a sentence that could stand over many a project since.

> “Come,” they said, “let us build for ourselves a city with a tower that reaches to the heavens, that we may make a name for ourselves and not be scattered over the face of all the earth.”
> — Genesis 11:4

Two fears are hiding in that plan. The builders are afraid of being nobodies, and they are afraid of being spread thin over a world that God had told them to fill. A single city with a single language and a single purpose promises safety. Nobody in the story has a personal name, and not one voice objects.

## Coming down to see

The storyteller now has some fun. The top of the tower is supposed to touch the sky, and yet the Lord must come down in order to see it at all. From heaven it is about as impressive as an anthill.

Still, God takes human cooperation seriously. If they have begun like this, He says, then nothing they devise will be beyond them. That is not the panic of a rival. It is closer to the worry of a parent who sees clever children playing with matches. Power grows quickly when everyone thinks alike, and so does the damage, as the twentieth century learned from governments that allowed one opinion only.

God’s answer harms no one. He confuses their language so that they must stop and spread out, which is what He had wanted for them from the beginning. Variety turns out to be a kind of protection. Where people differ, somebody can still say that the emperor has no clothes.

## The other way to get a name

Turn one page. An elderly man with no children and no city hears God say something that echoes across the ruins of Babel: “I will make your name great, so that you will be a blessing” (Genesis 12:2). The builders grabbed at a name for themselves. Abram is given one for the sake of others.

Then, in Jerusalem at Pentecost, the story is turned inside out. The disciples speak, and pilgrims from a dozen regions hear them “declaring the wonders of God in our own tongues” (Acts 2:11). Notice what God does not do there. He does not bring back one language for all. Every tongue is kept, and all are understood.

You probably belong to several groups: a class, a team, a chat. It is worth asking of each one what it is building, whose name it serves, and whether a person who disagrees would be heard.
`.trim(),
      objectives: [
        'Identify the two fears behind the plan of the builders.',
        'Explain why the mixing of languages can be seen as protection.',
        'Contrast Babel with the call of Abram and with Pentecost.',
      ],
      activities: [
        {
          title: 'The one who objects',
          description:
            'Write a short scene on the building site in which one worker speaks up. Give this person a name, a reason and a way of saying it that others might be able to hear. Act it out twice, once with a crowd that listens and once with a crowd that does not, and talk about what made the difference.',
        },
        {
          title: 'A map of our languages',
          description:
            'Ask everyone in your group which languages they speak, understand or hear at home, counting dialects and sign languages. Chalk a rough map of the world and stand where your family’s words come from. Each says one sentence that is hard to translate.',
        },
      ],
      checks: [
        {
          question: 'Which fears drive the builders in Genesis 11:4?',
          options: [
            'Hunger in winter and enemies at the gate',
            'Being unknown and being scattered',
            'Losing their language and their bricks',
            'Another flood and the anger of a king',
          ],
          answer: 1,
          explanation:
            'They say it themselves: they want a name, and they do not want to be scattered over the earth.',
          practises: [0],
        },
        {
          question: 'How can many languages protect people?',
          options: [
            'They make it harder for one idea to rule without an objection',
            'They keep strangers from entering a country',
            'They prevent anyone from inventing new tools',
            'They guarantee that neighbors will always agree',
          ],
          answer: 0,
          explanation:
            'A crowd of one mind can do great harm quickly. Differences slow it down and leave room for a no.',
          practises: [1],
        },
        {
          question: 'How does Pentecost answer Babel?',
          options: [
            'The apostles finish what the builders began',
            'All pilgrims go home speaking Hebrew',
            'Languages stay different, and yet people understand',
            'The crowd decides to live in one city again',
          ],
          answer: 2,
          explanation:
            'God does not cancel the variety. Each visitor hears in the speech of home, and strangers become one people.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Against the Single Voice',
      description:
        'Was the scattering a punishment, a rescue, or both? Interpreters have argued about Babel for two thousand years.',
      difficulty: 'advanced',
      content: `
## A miniature in mirror writing

The tale of Babel occupies nine verses, and scholars have long admired its symmetry. Human beings say come, let us make bricks; God answers come, let Us go down. They intend to settle there; they are scattered from there. The first half consists of human speech and action, the second of divine speech and action, and the pivot is a sentence of dry comedy in which the Lord descends to inspect a structure that was meant to reach Him.

Irony extends to the name. Babylonians explained the name of their capital as gate of the god, and they regarded its tower as the meeting point of heaven and earth. The Hebrew storyteller hears in it instead the verb balal, to mix or confuse. What an empire called the center of the universe, a small nation remembered as the place where conversation broke down.

> That is why it is called Babel, for there the LORD confused the language of the whole world, and from that place the LORD scattered them over the face of all the earth.
> — Genesis 11:9

## What was the offense?

The traditional reading sees pride. Building a tower with its top in the heavens appears to repeat Eden’s attempt to be like God, and the desire to make a name ignores the One whose name is to be hallowed. The Jewish historian Josephus, writing in the first century, added a tyrant, Nimrod, who persuaded the people to rely on themselves rather than on God and to take revenge for the flood.

A second reading concentrates on the refusal to be scattered. Twice God had commanded humanity to fill the earth. Gathering on one plain looks harmless, but it contradicts a vocation, and on this view the confusion of tongues is less a penalty than a push out of the nest.

A third, developed by interpreters who had lived under dictatorships or who study empires, fixes on the words one language and a common form of speech. Assyrian kings boasted in their inscriptions of making conquered peoples speak with one mouth. Uniformity of that kind is an achievement of power, and the story, told by people who knew such power from below, celebrates its interruption. These readings need not exclude one another, because fear, pride and coercion often work on the same building site.

## Babel and our machines

It is tempting to apply the chapter directly to technology, and caution is in order. Genesis does not condemn kilns or bitumen; later, craftsmen filled with the Spirit of God will build the tabernacle, and a city will be the final image of salvation. The issue is what cooperation serves. As of 2026, a few companies train language models whose answers are read by hundreds of millions of people, and researchers have asked whether the phrasing and opinions of such systems might gradually make human writing more alike. Whether this worry is justified is an open, empirical question. Babel supplies the reason for asking: a common voice is convenient, and convenience is not the same thing as truth or freedom.

## Not one tongue but one praise

The resolution, when it comes, avoids both extremes. At Pentecost the Spirit neither restores a universal language nor leaves the nations in isolation; bystanders are astonished precisely because each of them is addressed in a mother tongue. And the final vision of the New Testament preserves the diversity forever.

> After this I looked and saw a multitude too large to count, from every nation and tribe and people and tongue, standing before the throne and before the Lamb.
> — Revelation 7:9

Understanding, in this vision, does not require that anyone become the same. The builders wanted unity as a defense against God and against being forgotten. What they are offered in the end is a unity that has been received as a gift, in which every name is known and nobody needs to manufacture one.
`.trim(),
      objectives: [
        'Analyze how structure and wordplay carry the meaning of Genesis 11:1-9.',
        'Compare three interpretations of what was wrong at Babel.',
        'Discuss what the story can and cannot say about modern technology.',
      ],
      activities: [
        {
          title: 'Three advocates',
          description:
            'Form groups of three. Each defends one reading of the offense, with at least two details from the text, for three minutes. Afterward all write together a paragraph in which the strengths of every reading appear and name one verse that remains difficult for each.',
        },
        {
          title: 'The same letter twice',
          description:
            'Choose a subject on which you feel something. Write five sentences about it in the most ordinary words you can find, such as anybody might use. Then write them again as only you could. Exchange both versions and discuss what had been lost in the first.',
        },
      ],
      checks: [
        {
          question: 'How does the story use the name of the city?',
          options: [
            'It translates the name as house of bricks',
            'It turns a proud title into a word for confusion',
            'It explains that the name was given by Nimrod',
            'It replaces the name because it was unknown to Israel',
          ],
          answer: 1,
          explanation:
            'Babylon took its name to mean gate of the god. The storyteller hears the Hebrew verb for mixing instead.',
          practises: [0],
        },
        {
          question: 'What does the reading that stresses empire find most significant?',
          options: [
            'The height to which the tower had risen',
            'The order to fill the whole earth',
            'The memory of the flood among the builders',
            'The uniform speech that power had produced',
          ],
          answer: 3,
          explanation:
            'Kings boasted of giving subject peoples one mouth. On this reading the mixing of languages interrupts such control.',
          practises: [1],
        },
        {
          question: 'Which use of the story for our own time does the lesson consider fair?',
          options: [
            'To ask what a powerful shared voice is used for',
            'To reject every invention that joins people together',
            'To prove that language models will destroy society',
            'To show that God prefers small villages to cities',
          ],
          answer: 0,
          explanation:
            'Genesis does not condemn tools or cities as such. It raises the question of what cooperation serves and who may disagree.',
          practises: [2],
        },
      ],
    },
  },
};
