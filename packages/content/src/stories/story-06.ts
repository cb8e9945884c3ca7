import type { StorySource } from '@lamplight/domain/stories';

export const story06: StorySource = {
  id: 6,
  reference: 'Ruth 1-4',
  character: 'Ruth',
  picture: 'sheaf-of-rice',
  texts: {
    young: {
      title: 'Where You Go, I Will Go',
      summary:
        'Naomi is sad and wants to walk home all alone. But Ruth will not let go of her hand.',
      lesson: 'God often takes care of us through people who stay and are kind.',
      duration: 8,
      ageAppropriate: 'Ages 4-10',
      sections: [
        {
          title: 'Three Sad Women',
          content: `
There was no bread in Bethlehem, so Naomi’s family moved to a land called Moab. They found food there. Her two sons got married to Ruth and Orpah. But then sad things came, one after the other. Naomi’s husband died. Later both her sons died too.

Now there were three women and a lot of tears. Naomi heard that there was bread again back home. She tied up her bundle. Go back to your mothers, she told the young women. I have nothing to give you.

They cried and hugged. Orpah kissed her and went home. And Ruth? Ruth held on tight.
`.trim(),
        },
        {
          title: 'The Promise on the Road',
          content: `
Go with her, said Naomi. But Ruth shook her head.

> For wherever you go, I will go, and wherever you live, I will live; your people will be my people, and your God will be my God.
> — Ruth 1:16

So they walked together, up the dusty hills. It is better to be sad with a friend than to be sad alone.

When they came to Bethlehem, the whole town ran out to look. Is that Naomi? They could not believe it. I went away full, she told them, and I have come back with nothing. She did not see who was standing next to her. But Ruth was not nothing!
`.trim(),
        },
        {
          title: 'Grain on the Ground',
          content: `
Now they were hungry. Ruth did not sit and wait. God had made a rule in that land. When farmers cut their grain, they must leave some for the poor and for strangers. So Ruth went out to a field. Bend, pick, bend, pick. The sun was hot, and her back hurt.

The field belonged to a good man named Boaz. Who is that? he asked. It is the woman from Moab, said his men. She has worked since morning!

Boaz was kind. Stay here, he told her. Drink our water. Eat with us. And he whispered to his men to drop some extra grain for her. Plop! Oops!

That night Naomi’s eyes grew big. Where did you get all this? It was the first happy word she had said in a long time.
`.trim(),
        },
        {
          title: 'A Baby on Grandma’s Lap',
          content: `
Boaz was from Naomi’s own family. By an old custom he could buy back their land and take care of them. Ruth asked him to do it, and to marry her. Boaz was so glad! At the town gate he made it fair and sure, in front of everyone.

After a time they had a baby boy! They named him Obed. Naomi held him on her lap and kissed his tiny toes. She was not empty now.

Her friends told her that Ruth was better to her than seven sons. And do you know what? That baby grew up and had a grandson. His name was David, and he became a king.
`.trim(),
        },
      ],
      reflection: {
        question: 'Who is someone that stays close to you when you are sad?',
        points: [
          'Ruth could not make the sadness go away. But she stayed. How does that help?',
          'Boaz was kind to someone from far away. How can you welcome a new child?',
          'God had a rule about leaving food for the poor. What could you leave for others?',
        ],
      },
      activity: {
        title: 'Drop Some on Purpose',
        description: 'Play gleaners, and find out how it feels to give in secret.',
        instructions: [
          'Scatter leaves or pine cones on the grass. This is the field.',
          'Half of you are harvesters and gather them in your arms. The others glean what is left.',
          'Now play again. This time each harvester drops some on purpose, and looks away!',
          'Sit down and count. Which game was nicer? Why?',
        ].join('\n'),
      },
    },
    older: {
      title: 'Empty Hands, Full Lap',
      summary:
        'Two widows without money or protection walk into Bethlehem, and one of them is a foreigner. Nobody sees an angel, and God is at work everywhere.',
      lesson:
        'Loyal love, given when nobody could demand it, is one of the ways in which God Himself comes near.',
      duration: 16,
      ageAppropriate: 'Ages 11-18',
      sections: [
        {
          title: 'The Road Out of Moab',
          content: `
It was the time of the judges, when raids and revenge were common and the Bible says that everyone did what seemed right to himself. Against that dark background stands a story without a single villain.

A famine drove a family from Bethlehem, a town whose name means house of bread, across the Jordan valley to Moab. Moab was an old enemy. Ten years later the father and both sons lay buried there, and three widows were left. In that world a woman without husband or son had hardly any income and nobody to speak for her in court.

Naomi started for home, then stopped and told her daughters-in-law to turn back. She had thought it through, for with their own mothers they could still find husbands, and with her they would starve. Orpah wept, kissed her and went. The story does not blame her, since she did the reasonable thing.
`.trim(),
        },
        {
          title: 'Ruth’s Unreasonable Answer',
          content: `
Ruth did the other thing.

> Do not urge me to leave you or to turn from following you. For wherever you go, I will go, and wherever you live, I will live; your people will be my people, and your God will be my God.
> — Ruth 1:16

These words are often read at weddings, though a young woman said them to her bitter mother-in-law on an empty road. She gave up her country, her relatives, her religion and her chances, and nobody had asked it of her. Hebrew has a word for such love, hesed, which means loyalty that goes beyond duty. The Bible uses it above all for God.

Naomi had no answer. When the women of Bethlehem recognized her, she told them to call her Mara, bitter. She said that she had gone away full and that the LORD had brought her back empty. Nobody corrects her. There is room in Scripture for someone who is angry with God and still says so to His people.
`.trim(),
        },
        {
          title: 'Leftovers by Law',
          content: `
They arrived when the barley was ripe. The law of Moses told farmers not to reap to the very edge or pick up what they had dropped, because that belonged to the poor and the foreigner. It was a right rather than a favor, and yet using it took courage, for a young foreign woman alone among field hands was not safe, as both Boaz and Naomi say aloud.

Ruth happened, as the text puts it with a straight face, to choose the field of Boaz, a relative of Naomi’s dead husband. He had already heard what she had done. He told her to stay close to his women workers, ordered the men to keep their hands off her, and shared his bread at noon. Then he had stalks pulled from the bundles for her to find. He saw to it that she could be helped without being shamed.

She carried home some thirty pounds of barley. At the name of Boaz, something in Naomi woke up.
`.trim(),
        },
        {
          title: 'Midnight on the Threshing Floor',
          content: `
By custom a close kinsman could act as redeemer: buy back the family’s land, and see that the line did not die out. Boaz had the right but had done nothing about it. Perhaps he thought himself too old, and we are not told.

So Naomi made a bold plan. At night, when he slept beside the heaps of grain, Ruth went and lay down at his feet, and when he woke with a start, she asked him straight out to spread his garment over her. It was a proposal of marriage, and a risky one. A worse man could have taken advantage of her or ruined her name. Boaz praised her character, protected her reputation, and promised to settle the matter honorably, because one relative stood closer than he did.

In the morning that man was glad to take the land, until he heard that there was a widow to care for as well. He pulled off his sandal, as people did to seal such a deal, and handed the right to Boaz.
`.trim(),
        },
        {
          title: 'The Last Word Is a Name',
          content: `
Ruth and Boaz had a son. But the book closes with Naomi, the empty one, as the neighbors lay the child on her lap.

> He will renew your life and sustain you in your old age. For your daughter-in-law, who loves you and is better to you than seven sons, has given him birth.
> — Ruth 4:15

No sea parts in this story and no voice speaks from heaven. God’s help comes as barley, fair dealing and people who do more than they must. Then comes the quiet surprise at the end, a list of names. The boy is Obed, his son is Jesse, and the son of Jesse is David. Centuries later Matthew writes the family tree of Jesus and makes sure that Ruth the Moabite is in it.
`.trim(),
        },
      ],
      reflection: {
        question: 'When has somebody’s loyalty shown you something about God?',
        points: [
          'Naomi said openly that she was bitter. What keeps people from being that honest in church or at camp?',
          'Boaz used his power so that others were safe and kept their dignity. Where do you have a little power?',
          'Ruth was always called the Moabite. Which labels stick to people around you, and who looks past them?',
        ],
      },
      activity: {
        title: 'The Edges of the Field',
        description:
          'God’s law left the edges for others. Find the edges of your own week and plan to leave them open.',
        instructions: [
          'Draw a large rectangle. It is your week, with its time, food, skills, attention and friendships.',
          'Shade what you use up for yourself, right to the border if that is the truth.',
          'Mark one edge that you could leave unharvested, and write who might glean there.',
          'Like Boaz, work out a way to do it so that the person is not embarrassed, and try it this week.',
        ].join('\n'),
      },
    },
  },
};
