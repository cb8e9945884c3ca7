import type { StorySource } from '@lamplight/domain/stories';

export const story07: StorySource = {
  id: 7,
  reference: '1 Samuel 3',
  character: 'Samuel',
  picture: 'ear',
  texts: {
    young: {
      title: 'Who Is Calling Me?',
      summary: 'It is the middle of the night. Someone calls Samuel by his name. But who?',
      lesson: 'God knows your name, and He speaks to children too.',
      duration: 8,
      ageAppropriate: 'Ages 4-10',
      sections: [
        {
          title: 'The Boy by the Lamp',
          content: `
Samuel lived in God’s house. His mother Hannah had prayed for a baby for years, and God had given her Samuel. So when he was big enough, she brought him there to serve God. Each year she came to see him. Each year she sewed him a new little robe, one size bigger.

Samuel helped old Eli, the priest. Eli’s eyes were so weak that he could hardly see. So Samuel fetched and carried. In the morning he pushed open the big, heavy doors. Creak!

At night he lay down near the ark, the golden chest of God. One lamp was still burning. It was quiet, so quiet.
`.trim(),
        },
        {
          title: 'Here I Am!',
          content: `
Samuel!

He sat up. That must be Eli! His bare feet went pit-pat over the cold floor. Here I am, he said. You called me.

I did not call you, said Eli. Go back to bed.

Samuel lay down. Samuel! There it was again. Pit-pat, pit-pat. Here I am. You called me!

No, my son, said Eli. Go and lie down.

Samuel pulled up his blanket. Was it a dream? It did not feel like one. Then he heard it once more. Samuel! Three times now! Up he got, and over he went. He did not even grumble.

This time old Eli sat still and thought. And then he knew.
`.trim(),
        },
        {
          title: 'Say This',
          content: `
It is God who is calling you, Eli told him. Go and lie down. If He calls again, say: Speak, LORD. I am listening.

Could you sleep after that? Samuel lay on his mat with his eyes wide open. His heart beat fast.

> Then the LORD came and stood there, calling as before, “Samuel! Samuel!” And Samuel answered, “Speak, for Your servant is listening.”
> — 1 Samuel 3:10

So God spoke to a boy. He did not pick a king, or even the priest. He knew Samuel’s name, and He trusted him with His words.
`.trim(),
        },
        {
          title: 'The Hard Part',
          content: `
But the words were hard. Eli’s grown-up sons did bad things in God’s house. They stole, and they hurt people. Eli had not stopped them. Now God was going to stop it.

Samuel lay awake until it was light. He opened the doors, as he did each day. Creak. He did not want to tell Eli. His tummy was in a knot.

Samuel, my son, said Eli. What did God say? Do not hide it from me.

So Samuel took a deep breath and told him all of it. It was sad news. But Eli was not angry with him. He is the LORD, said Eli. Let Him do what is right.

Samuel grew up, and God was with him. He went on listening all his life. And when he spoke, people knew that they could trust him.
`.trim(),
        },
      ],
      reflection: {
        question: 'What do you think Samuel felt when he knew who was calling him?',
        points: [
          'Samuel thought it was Eli. A wise grown-up helped him. Who helps you to know God?',
          'It is hard to tell the truth when it is sad. Who could help you to be brave?',
          'If a grown-up does something bad, you may tell. Which grown-up would you go to?',
        ],
      },
      activity: {
        title: 'The Listening Mat',
        description: 'Train your ears to be as wide awake as Samuel’s.',
        instructions: [
          'Lie down on a mat or on the grass. Close your eyes.',
          'Someone walks around softly and whispers one name.',
          'If it is yours, sit up and say: here I am! Then it is your turn to whisper.',
          'At the end all lie still. Count the sounds you hear. Then say in your heart: God, I am listening.',
        ].join('\n'),
      },
    },
    older: {
      title: 'A Message Nobody Wanted to Carry',
      summary:
        'A boy hears the voice of God for the first time, and what it says will hurt the man who raised him.',
      lesson:
        'Listening to God includes the courage to speak the truth, even to those whom we love and to those who have power over us.',
      duration: 15,
      ageAppropriate: 'Ages 11-18',
      sections: [
        {
          title: 'When God Was Quiet',
          content: `
The sanctuary at Shiloh stood among the hills of Ephraim, and there, behind a curtain, Israel kept the ark, the gold-covered chest that was the sign of God’s presence. People climbed up to it with their sheep and their worries. What they met there was a disgrace.

The priest Eli was old and nearly blind, and his sons Hophni and Phinehas ran the place. They took the best meat by force and they abused women who served at the entrance. Everybody knew about it and everybody talked, while Eli scolded his sons and did nothing more.

> And the boy Samuel ministered to the LORD before Eli. Now in those days the word of the LORD was rare, and visions were scarce.
> — 1 Samuel 3:1

Is it any wonder? A place can be full of religion while nobody in it is listening.
`.trim(),
        },
        {
          title: 'Hannah’s Boy',
          content: `
In a corner of that house slept a boy who had not chosen to be there. His mother Hannah had been childless and mocked for it, and she had once prayed at Shiloh with so many tears that Eli took her for a drunk. She promised that if God gave her a son, she would give him back. She kept her word, and every year she brought the growing boy a new robe. What it cost her to walk home again is not recorded, but we still have her song.

How old was Samuel on that night? The Bible does not say, although Josephus, a Jewish historian of the first century, thought that he was twelve. He opened doors and ran errands for an old man who could hardly see. It may surprise you to read that he did not yet know the LORD, for he worked in God’s house every day and had never met Him.
`.trim(),
        },
        {
          title: 'Four Calls',
          content: `
Before dawn, while the lamp was still burning, somebody called his name. He ran to Eli, who had not called and who sent him back. It happened again, and then a third time. You can almost hear the patience on both sides wearing thin, and yet the boy got up each time.

It was Eli who understood. Here is one of the tender ironies of the Bible: a man with failing eyes and a failing conscience, to whom God no longer speaks, still knows enough to teach a child how to answer. He might have been jealous, but he gave Samuel the best words he had.

> Then the LORD came and stood there, calling as before, “Samuel! Samuel!” And Samuel answered, “Speak, for Your servant is listening.”
> — 1 Samuel 3:10

Christians have different experiences with such calling. A few tell of an actual voice, while most speak of Scripture that will not let them go, a growing conviction, or the advice of people who pray with them. Nearly all would say what Eli’s part in the story shows, that you should not try to sort it out alone. And whatever a voice tells you, God does not contradict His own goodness.
`.trim(),
        },
        {
          title: 'Until the Morning',
          content: `
Then the message came, and it was not comforting at all. God was about to judge the house of Eli, because the sons had treated Him with contempt and the father knew and had not restrained them. After years of talk, the abuse would come to an end.

Samuel lay there until it was light, and those must have been long hours. The man in the next room had brought him up and had blessed his mother. Should he keep quiet out of love? Would he be punished for speaking, or sent away? At daybreak he did what frightened people often do and went about his usual chores. He opened the doors of the house of the LORD.

Then Eli called him as gently as in the night, Samuel, my son. Eli must have guessed, because he demanded all of it with a solemn oath, and the boy told him everything and hid nothing.

Eli did not argue. He said that this was the LORD, and he added a single wish: “Let Him do what is good in His eyes” (1 Samuel 3:18). It was too late for him to be a good father to his sons, but he could still bow before the truth.
`.trim(),
        },
        {
          title: 'Words That Did Not Fall',
          content: `
Samuel grew up, and it is said of him that God let none of his words fall to the ground. All Israel, from north to south, learned that he could be believed, and he would need that trust later, when he had to face kings.

It began with one honest morning. God did not cover up what religious men had done in order to protect the good name of His house; He spoke about it through the youngest person in the building. If something evil is happening to you or to someone else, in a family, a team or a church, you do not have to protect anybody’s reputation. Tell an adult who will listen, and if the first one only sends you back to bed, go to another.
`.trim(),
        },
      ],
      reflection: {
        question:
          'What makes it hard to hear God, or to believe that He might have something to say to you?',
        points: [
          'Samuel served in the sanctuary before he knew God. What is the difference between being around faith and having it?',
          'Eli helped Samuel in spite of his failures. What good have you received from an imperfect person?',
          'Is there a truth that you have been carrying alone? Think of two adults who would take it seriously.',
        ],
      },
      activity: {
        title: 'Ten Quiet Minutes',
        description:
          'Most of us are never really silent. Try it as an experiment and compare notes.',
        instructions: [
          'Spread out so that nobody is within arm’s reach, and put everything out of your hands.',
          'Read 1 Samuel 3:10 slowly, once aloud and once in silence.',
          'Sit still for ten minutes. When your thoughts run off, come back to the words of Samuel’s answer.',
          'Afterward write down what came up, such as worries, names, gratitude, or nothing at all.',
          'Share only what you want to share. If something weighs on you, take it to a leader you trust.',
        ].join('\n'),
      },
    },
  },
};
