import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay43: LessonSource = {
  category: 'bible',
  dayNumber: 43,
  pictures: ['donkey', 'palm-tree', 'crown'],
  references: ['Zechariah 9:9-10', 'Matthew 21:1-17', 'Luke 19:28-44', 'John 12:12-19'],
  bands: {
    kindergarten: {
      title: 'Hosanna!',
      description: 'Hear the shouting? Somebody very special is riding into town!',
      difficulty: 'beginner',
      content: `
Hold your arms up high. Now you are a big palm tree. Swish, swish in the wind!

Jesus was on His way to Jerusalem. He sent two friends to a village. There stood a donkey and her colt. A colt is a young donkey. The owners let the friends borrow them. The friends laid their coats on top. Jesus sat down and rode.

People came running! Down went their coats on the road. Down went green branches too. They made a carpet for a king.

> Hosanna to the Son of David!
> — Matthew 21:9

Hosanna means: please save us! Big people called it out. Later, children called it in the temple. Some leaders grumbled about the noise. But Jesus liked the children’s song.

Some kings sat on tall war horses. They had swords and many soldiers. Jesus chose a small, gentle animal. Nobody had to hide from Him. He is the King who brings peace.
`.trim(),
      objectives: [
        'Tell which animal Jesus rode.',
        'Say what the people shouted and what it means.',
        'Tell what kind of king Jesus is.',
      ],
      activities: [
        {
          title: 'Make the carpet',
          description:
            'Lay scarves and fallen leaves in a row. One child rides a pretend donkey along it. Everyone shouts Hosanna! Then another child rides.',
        },
        {
          title: 'Loud and soft',
          description:
            'Say Hosanna in a tiny whisper. Say it a little louder. Now shout it! Then sit down and breathe: thank You, Jesus.',
        },
      ],
      checks: [
        {
          question: 'What did Jesus ride on?',
          options: ['A tall horse', 'A young donkey', 'A big camel'],
          answer: 1,
          explanation: 'He rode a young donkey that His friends had borrowed.',
          practises: [0],
        },
        {
          question: 'What does Hosanna mean?',
          options: ['Go away now', 'Time to eat', 'Please save us'],
          answer: 2,
          explanation: 'The people asked Jesus to help and save them.',
          practises: [1],
        },
        {
          question: 'What kind of king is Jesus?',
          options: ['A gentle king', 'A scary king', 'A sleepy king'],
          answer: 0,
          explanation: 'He came in peace. Even children came close to Him.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'The King with a Borrowed Ride',
      description: 'He had no horse, no crown and no army. So why did the whole city shake?',
      difficulty: 'beginner',
      content: `
## An old riddle

Long before Jesus was born, the prophet Zechariah made a strange promise. A king would come to Jerusalem. He would win, and he would be humble. And he would not ride a war horse. He would come on a donkey, the animal that carried grain and firewood.

People had kept that promise in their hearts for hundreds of years. What sort of king would do that?

## Coats on the road

It was almost Passover. Roads were full of families on their way to the great feast. Jesus told two of His friends where to find a donkey with her colt. They brought them, threw coats on their backs, and Jesus rode down the hill.

Then it began. People pulled off their own coats and spread them in the dust. Others cut branches. In front of Him and behind Him they called out words from an old psalm.

> “Hosanna to the Son of David!” “Blessed is He who comes in the name of the Lord!”
> — Matthew 21:9

Hosanna was a prayer first. It means save us, please! Soldiers from Rome ruled the land, and many in the crowd wanted a king who would throw them out.

## What the King did next

He did not pick up a sword. When Jesus saw the city, He cried over it. He knew that the people did not see what would really bring them peace.

In the temple He sent out those who bought and sold there, for it was meant to be a house of prayer. Blind people and people who could not walk came to Him, and He made them well. Children ran about and sang. The leaders told Him to listen to that noise! Jesus had been listening. He said that God Himself had made this praise.

By evening He had not built a throne. He had only shown whom He came for.
`.trim(),
      objectives: [
        'Retell how Jesus came into Jerusalem.',
        'Explain how the donkey fits an old promise.',
        'Describe what Jesus did that a war king would not do.',
      ],
      activities: [
        {
          title: 'A welcome for the last in line',
          description:
            'Think of someone at camp whom people seldom cheer for, like a cook or a cleaner. Ask a leader first. Then line the path, wave leaves you found on the ground, and thank that person out loud for one true thing.',
        },
        {
          title: 'Ride like which king?',
          description:
            'One child walks across the grass like a king who wants to scare people. The next walks like the King in this story. The others say what they felt each time. Trade places.',
        },
      ],
      checks: [
        {
          question: 'What did people put on the road for Jesus?',
          options: ['Silver cups and gold', 'Bread and fish', 'Coats and branches', 'Roman flags'],
          answer: 2,
          explanation: 'They gave what they had on them. A road of coats was a welcome for a king.',
          practises: [0],
        },
        {
          question: 'What had Zechariah said long before?',
          options: [
            'A humble king would come on a donkey',
            'A rich king would buy the temple',
            'A strong king would lead an army on horses',
            'A young king would hide in the hills',
          ],
          answer: 0,
          explanation:
            'The donkey was the sign of the promised King. Jesus chose it on purpose, and people who knew the promise could see it.',
          practises: [1],
        },
        {
          question: 'What did Jesus do when He saw the city?',
          options: [
            'He called for soldiers to help Him',
            'He turned back and went home to Galilee',
            'He asked the crowd for a throne',
            'He cried over it',
          ],
          answer: 3,
          explanation: 'A war king wants to win a city. This King loved it so much that He wept.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Two Ways to Enter a City',
      description:
        'Rome knew how to make an entrance. Jesus planned His with the same care, and turned it upside down.',
      difficulty: 'intermediate',
      content: `
## How power usually arrives

The Roman governor of Judea did not live in Jerusalem. His palace was by the sea, in Caesarea. But at the great feasts the city filled with pilgrims who remembered that God had once freed them from Egypt, and so the governor came up with extra troops. The historian Josephus tells us that soldiers stood guard on the roofs around the temple. Everybody could look up and see who was in charge.

From the other side, over the Mount of Olives, came a man on a colt.

## An enacted prophecy

Jesus usually walked. This is the only time that the Gospels show Him riding an animal, and He arranged it Himself. He knew which words people would think of, because they had heard them read aloud since they were small.

> See, your King comes to you, righteous and victorious, humble and riding on a donkey, on a colt, the foal of a donkey.
> — Zechariah 9:9

The next verse tells what this king is for. He will take away chariots, war horses and battle bows, and will speak peace to the nations. So the donkey is neither a joke nor an emergency solution. Somebody is claiming to be king, and in the same moment He lays down the tools that kings usually rely on.

The crowd answered with signs of its own. Centuries earlier, officers had thrown their cloaks under the feet of Jehu when they made him king. Palm branches had been waved less than two hundred years before, when Jewish fighters won back their freedom. Hosanna, a word from Psalm 118, is a cry for rescue, and these people were hoping for a great deal.

## Did the same crowd turn on Him?

It is often said that those who shouted Hosanna on Sunday shouted for His death on Friday. The Gospels do not say so. Matthew carefully separates the pilgrims who came along with Jesus from the city, which had to ask who He was. Some may have changed their minds, as people do. Others surely wept. A crowd is not one person, and it is wise to be slow to judge a whole group by its loudest voices.

Luke adds what the singing almost drowned out. When the city came into view, Jesus wept, because Jerusalem did not recognize what would have brought it peace. He could see where the love of violence would lead, and about forty years later Roman armies did destroy the city.

## The question that stayed

The whole city was stirred and asked, “Who is this?” (Matthew 21:10). Nobody there could have answered it fully. They wanted someone to fix what was most visible, the soldiers on the roof. Jesus had looked deeper, into the fear and guilt that make people enemies in the first place.

Anyone who wants to help others can learn from that. Before you solve a problem, find out what the need really is. It may hurt to look so closely. He did, and then He kept on riding.
`.trim(),
      objectives: [
        'Contrast the entry of Jesus with the way in which Rome showed its power.',
        'Interpret the donkey with the help of Zechariah 9:9-10.',
        'Evaluate the claim that the same crowd welcomed and condemned Jesus.',
      ],
      activities: [
        {
          title: 'Design an arrival',
          description:
            'In groups, plan in five steps how a powerful person would enter your camp in order to impress. Then plan how someone would enter who has come only to serve. Act out both. Let the watchers name each signal they noticed and what it told them.',
        },
        {
          title: 'What is under the wish?',
          description:
            'Pair up. One names something that annoys people at camp. The other asks four times, kindly, what lies behind it, and writes down the answers. Look at the last answer together: would the first idea for a solution have met that need?',
        },
      ],
      checks: [
        {
          question: 'How did Rome show its power at the feasts?',
          options: [
            'It canceled the feast and sent the pilgrims away',
            'It placed soldiers where everyone could see them',
            'It invited the people to elect a new governor',
            'It sent the emperor himself to read the prophets',
          ],
          answer: 1,
          explanation:
            'Troops came up with the governor and stood guard over the temple courts. Jesus came into the same city without a single weapon.',
          practises: [0],
        },
        {
          question: 'What does Zechariah 9:10 add to the picture of the donkey?',
          options: [
            'The king will collect gifts from every town on his way',
            'The king will wait until the city has a stronger wall',
            'The king will ride the donkey because his horse was stolen',
            'The king will remove war gear and bring peace',
          ],
          answer: 3,
          explanation:
            'Chariot, horse and bow disappear. The humble animal belongs to a ruler whose aim is peace among nations.',
          practises: [1],
        },
        {
          question: 'Why is it too simple to say that the same crowd turned against Jesus?',
          options: [
            'Matthew tells the pilgrims with Him and the city apart',
            'Luke reports that nobody was in the city on the Friday',
            'Every person on the road stayed true to the very end',
            'The leaders had forbidden the pilgrims to enter the gate',
          ],
          answer: 0,
          explanation:
            'The text shows different groups with different knowledge. It is fairer, and closer to the sources, not to treat thousands of people as one.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'A Coronation Without a Garrison',
      description:
        'The entry into Jerusalem is political theater of a high order, and it refuses the ending that the genre demands.',
      difficulty: 'advanced',
      content: `
## Reading the props

Every object in the procession had a history. When officers wished to proclaim Jehu king, they spread their garments on the bare steps beneath him. When Simon Maccabeus took the citadel of Jerusalem from a foreign garrison in 141 BC, he entered, according to 1 Maccabees, with praise and palm branches and harps. When David settled his succession, he had Solomon ride on the royal mule. Pilgrims at Passover, the feast of liberation, sang Psalm 118, from which both Hosanna and the blessing are taken. A bystander who was acquainted with these precedents would have concluded that a king was being installed, and possibly that a revolt was being announced.

Jesus neither misunderstood this nor prevented it. When some Pharisees urged Him to restrain His followers, He replied that “if they remain silent, the very stones will cry out” (Luke 19:40). The acclamation was justified. What remained to be seen was whether those who offered it had understood the animal.

## The animal as argument

> And I will cut off the chariot from Ephraim and the horse from Jerusalem, and the bow of war will be broken. Then He will proclaim peace to the nations.
> — Zechariah 9:10

Zechariah envisages a monarch who disarms his own people first. Ephraim and Jerusalem, the two halves of divided Israel, lose their military equipment before peace is extended to anyone else. It is a remarkable program, because it locates the obstacle to peace within the community of the faithful rather than merely among its enemies.

Matthew is so attentive to the oracle that he mentions two animals, a donkey and her colt, where Mark and Luke mention one. Some interpreters suppose that he took the poetic repetition in Zechariah for a second beast. Others point out that a young animal which had never been ridden would naturally be accompanied by its mother. The detail is minor, but how one handles it is instructive: a difficulty may be stated openly without embarrassment and without contempt.

## Tears in the middle of applause

Luke interrupts the celebration with grief. As Jerusalem becomes visible, Jesus weeps over it, for it has failed to recognize the conditions of its peace. His words anticipate the siege that would destroy the city in AD 70. They have occasionally been quoted as if He took satisfaction in the catastrophe. The tears exclude that reading. He laments as the prophets did, as a son of the people whom He addresses, and any Christian who speaks about Jerusalem without sorrow has departed from His example.

What, then, was the peace that was overlooked? Not the tranquility that an empire imposes; Tacitus would later let a Caledonian chieftain remark that Romans make a desert and call it peace. Nor was it simply the removal of foreign troops, which the Maccabees had achieved, only to be followed by a dynasty that quarreled, conquered and finally invited Rome in. The history of liberation movements suggests that the character of a victory depends on the means by which it was obtained. On this day a king arrives who will win without inflicting any wound but will consent to receive them.

## Recognition in retrospect

John concedes that the participants were confused.

> At first His disciples did not understand these things, but after Jesus was glorified they remembered what had been done to Him, and they realized that these very things had also been written about Him.
> — John 12:16

This is a candid admission, preserved by the community whose founders it embarrasses. They had supplied the coats, and still they had not grasped what they were doing. Understanding came afterward, through memory, Scripture and the resurrection together.

There is consolation in that for anyone who prays without being certain what to ask. Hosanna was a correct prayer with an inadequate content. It was addressed to the right person, and He answered it, though on a level the petitioners had not considered. He would indeed save them, yet in the course of that very week it would look like the opposite.
`.trim(),
      objectives: [
        'Identify the precedents that gave the procession its political meaning.',
        'Explain how Zechariah’s oracle qualifies the claim to kingship.',
        'Assess what John 12:16 implies about prayer and understanding.',
      ],
      activities: [
        {
          title: 'Annotated procession',
          description:
            'On a long strip of paper or in the sand, draw the road with cloaks, branches, animal, pilgrims, leaders and city gate. Attach to each a note with its precedent and with what an official of Rome might have suspected. Finally mark the spot where Jesus wept, and discuss how it changes the rest.',
        },
        {
          title: 'Means and ends',
          description:
            'Hold a structured debate: a just goal can be reached by unjust means. Each side must cite one historical case and one verse from Zechariah 9 or Luke 19. Exchange sides halfway, and close by formulating a sentence that both can sign.',
        },
      ],
      checks: [
        {
          question: 'Which precedent linked palm branches with a political victory?',
          options: [
            'Solomon’s ride on the mule of his father',
            'Jehu’s proclamation on the bare steps',
            'Nehemiah’s return to rebuild the walls',
            'Simon’s entry after he had taken the citadel',
          ],
          answer: 3,
          explanation:
            'In 141 BC the recovery of the citadel was celebrated with palms. To wave them again at Passover was scarcely innocent.',
          practises: [0],
        },
        {
          question: 'What is distinctive about the disarmament in Zechariah 9:10?',
          options: [
            'It is imposed upon Israel by a victorious foreign empire',
            'It begins with the king’s own people',
            'It is restricted to weapons that were used in the temple',
            'It postpones peace until every enemy has been defeated',
          ],
          answer: 1,
          explanation:
            'Ephraim and Jerusalem lose chariot and horse before peace reaches the nations. The obstacle is sought at home first.',
          practises: [1],
        },
        {
          question: 'What does the lesson infer from the disciples’ later understanding?',
          options: [
            'Prayer should be avoided until its object is entirely clear',
            'Their enthusiasm on the road had been insincere',
            'A prayer can be rightly addressed though poorly understood',
            'The Gospel of John considered the entry unimportant',
          ],
          answer: 2,
          explanation:
            'They called on the right person for rescue without knowing what it would involve. He answered more deeply than they had asked.',
          practises: [2],
        },
      ],
    },
  },
};
