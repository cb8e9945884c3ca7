import type { StorySource } from '@lamplight/domain/stories';

export const story13: StorySource = {
  id: 13,
  reference: 'Luke 1:26-2:20',
  character: 'Mary',
  picture: 'glowing-star',
  texts: {
    young: {
      title: 'A Baby Where the Cows Eat',
      summary:
        'An angel brings Mary astonishing news. Then a long walk, a full town and a night that turns bright as day.',
      lesson: 'God keeps His promises, and He brings His good news to everyone.',
      duration: 9,
      ageAppropriate: 'Ages 4-10',
      sections: [
        {
          title: 'Who Says Hello Like That?',
          content: `
Mary lived in Nazareth, a small town in the hills. She had promised to marry a man named Joseph.

One day somebody spoke to her, and it was not a neighbor. It was Gabriel, an angel of God! Greetings, he said. The Lord is with you!

Mary was puzzled. She was scared, too. Who says hello like that?

Do not be afraid, said Gabriel. You will have a baby boy, and you will call Him Jesus. He will be a king, and His kingdom will never end.

How can that be? asked Mary. I have no husband yet.

God Himself will do it, said the angel. Your child will be called the Son of God.

Mary thought of all the things she did not know. Then she said yes. I am God’s servant, she said. Let it be so.
`.trim(),
        },
        {
          title: 'No Room',
          content: `
Far away in Rome sat the emperor. He wanted to count all his people. So everyone had to go to the town of their family.

Joseph’s family came from Bethlehem. The way was long. Up the hills they went, and down the hills, for days and days. And Mary’s baby was almost ready to be born.

Bethlehem was full of people. There was no room for them in the inn. And just then the baby came!

Mary wrapped Him snugly in strips of cloth. But where do you put a baby when there is no bed? She laid Him in a manger. That is a box that animals eat from. There the King slept, where a cow might come looking for supper.
`.trim(),
        },
        {
          title: 'The Night Goes Bright',
          content: `
Outside the town it was dark and still. Shepherds sat near their sheep and kept watch. Was that a wolf? No, only the wind.

Then there was light! An angel stood in front of them. God’s glory shone all around, and the shepherds shook with fear.

> Do not be afraid! For behold, I bring you good news of great joy that will be for all the people
> — Luke 2:10

Your Savior has been born today, said the angel. Look for a baby in a manger.

All at once the angel was not alone. There were more, and more, and more! They praised God for His peace on earth.

Then they were gone. It was dark again. The shepherds stared at each other. Come on, they said. Let us go and see!
`.trim(),
        },
        {
          title: 'It Is All True',
          content: `
They hurried through the night. And there He was, one little baby in a manger. It was just as the angel had said.

The shepherds could not keep quiet about it. They told and told, and everyone who heard it was amazed. Then they went back to their sheep, and they praised God all the way.

And Mary? She sat very still. She kept every bit of it in her heart, as you keep a treasure.
`.trim(),
        },
      ],
      reflection: {
        question: 'If you had been one of the shepherds, what would you have told people first?',
        points: [
          'Shepherds were not rich or famous. Why do you think God sent the angel to them?',
          'Mary said yes when she did not know everything. When is it hard for you to trust?',
          'Which thing from this story would you like to keep in your heart?',
        ],
      },
      activity: {
        title: 'Pass the Good News',
        description: 'The shepherds told what they had seen. Now good news runs around your group.',
        instructions: `
Sit in a circle and make the room as dim and quiet as a field at night.
One of you whispers good news to the next person. It can be: God came to be with us.
Pass it on around the circle. Say it a little louder each time.
The last one jumps up and shouts it, and all of you cheer.
`.trim(),
      },
    },
    older: {
      title: 'Counted by Caesar, Announced by Angels',
      summary:
        'An emperor counts the world he owns. Meanwhile, in places he never noticed, a girl says yes and a child is laid in a feeding trough.',
      lesson:
        'God came to us as a child among ordinary people, and real greatness is found in Him and not in power.',
      duration: 16,
      ageAppropriate: 'Ages 11-18',
      sections: [
        {
          title: 'A Dangerous Yes',
          content: `
The Old Testament never once mentions Nazareth. It was a farming village in Galilee, probably a few hundred people, where everyone knew everyone’s business. Mary lived there. Luke does not tell us her age, but girls of that time were often pledged in marriage in their early teens. A pledge was serious. It was nearly a marriage already, although the couple did not yet live together.

When the angel Gabriel came, Luke says, it was his words that troubled her. God is with you, he said, and she wondered what kind of greeting that was. She was right to wonder. Centuries before, an angel had told Gideon the same thing, and soon he was facing an army.

Her task sounded impossible. She would have a son who would reign on David’s throne forever. She asked the obvious question: how could it happen, since she was a virgin? By the power of God’s Spirit, was the answer. Nobody explained how she was going to tell Joseph, or what the village would say when they could see that she was pregnant.

> “I am the Lord’s servant,” Mary answered. “May it happen to me according to your word.”
> — Luke 1:38

She did not have all the facts. She had met the One who did.
`.trim(),
        },
        {
          title: 'Not a Lullaby',
          content: `
Mary hurried south to her relative Elizabeth, an old woman who was expecting a miracle child of her own. Elizabeth had not been told anything, yet she knew at once, because the baby inside her leaped for joy.

Then Mary praised God in words that churches still sing. They are not soft words. God brings rulers down from their thrones, she says. He lifts up the humble. He fills the hungry with good things and sends the rich away with nothing. It is easy to see why powerful people have not always felt comfortable with that song.
`.trim(),
        },
        {
          title: 'The Most Powerful Man Alive',
          content: `
Caesar Augustus ruled from the coast of Spain to the Syrian desert. His coins called him the son of a god. A stone inscription from Priene, in what is now Turkey, calls him a savior and says that his birthday was the beginning of good news for the world.

When such a man decided to count his subjects, mostly so that they could be taxed, everyone moved. Joseph took Mary about ninety miles south to Bethlehem, because his family descended from King David. Historians still discuss how this census under Quirinius fits with other records of the time. Luke’s point is plain, though. Augustus thought he was running the world. Without knowing it, he sent Mary to exactly the town that the prophet Micah had named seven centuries earlier.
`.trim(),
        },
        {
          title: 'What Luke Leaves Out',
          content: `
Now look closely, because Christmas cards have filled in a lot. Luke mentions no donkey, no stable and no grumpy innkeeper. There was no room in the inn, he writes, and his Greek word can also mean a guest room. He uses it again for the upstairs room of the Last Supper. Many scholars imagine a crowded family house in which animals spent the night at one end. Others think of a cave, as very old traditions do. We know only that the baby’s first bed was a manger, a feeding trough.

The date is not in the Bible either. Most churches celebrate on December 25, and many Orthodox Christians on January 7, by an older calendar. They are celebrating the same thing: God became one of us.
`.trim(),
        },
        {
          title: 'The Night Shift',
          content: `
The announcement did not go to the palace. It went to men who were working nights outdoors. Shepherds smelled of sheep, missed most of the town’s festivals and were used to being overlooked. Suddenly they stood in a blaze of light, terrified.

> Today in the city of David a Savior has been born to you. He is Christ the Lord! And this will be a sign to you: You will find a baby wrapped in swaddling cloths and lying in a manger.
> — Luke 2:11-12

Savior, Lord, good news, peace: these were Caesar’s favorite words, and here the angels gave them to a baby. Notice also the sign. A prince in a palace could have been visited only by invitation. Anyone could walk up to a manger, and the shepherds did, out of breath.

They left noisily, telling everyone. Mary stayed quiet, treasuring it all and turning it over in her mind. Christians honor her in different ways. Catholic and Orthodox believers ask her to pray for them, while Protestants mostly remember her as an example of faith. All of them can learn from what she does here. Some things are too large to understand in one night, so you keep them and go on thinking.
`.trim(),
        },
      ],
      reflection: {
        question:
          'Why might God have chosen to arrive in a way that the powerful people of the day did not even notice?',
        points: [
          'Mary agreed before she knew how it would turn out. What made that trust different from simply not thinking about the risks?',
          'The angels gave Caesar’s proud titles to a baby. What does that say about what real power is?',
          'Who are the night-shift shepherds of your town, the people whose work few others see?',
        ],
      },
      activity: {
        title: 'What Does the Text Really Say?',
        description:
          'Sort what you picture at Christmas from what Luke wrote. You need paper, pencils and a Bible.',
        instructions: `
Without looking anything up, draw or list everything that you expect to see in a nativity scene.
Read Luke 2:1-20 aloud slowly. Put a check mark by each thing that Luke mentions.
Look at what is left. Some of it comes from Matthew 2, some from tradition, some from nowhere at all. Guess which is which, then check Matthew.
Choose one detail that Luke does include and that you had never noticed. Tell your group why he might have kept it.
`.trim(),
      },
    },
  },
};
