import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay47: LessonSource = {
  category: 'bible',
  dayNumber: 47,
  pictures: ['sunrise', 'rock', 'tulip'],
  references: [
    'Matthew 28:1-15',
    'John 20:19-29',
    '1 Corinthians 15:3-28',
    '1 Corinthians 15:35-58',
  ],
  bands: {
    kindergarten: {
      title: 'The Stone Rolled Away',
      description: 'The sun comes up. Two friends hurry along. What will they find?',
      difficulty: 'beginner',
      content: `
Curl up small, like a seed in the ground. Wait … wait … do not move yet.

It was early on Sunday morning. Two women named Mary went to the tomb. They were still so sad. Then the ground shook. Rumble, rumble! An angel came down from heaven. He rolled the big stone away. And he sat on it! His clothes were white as snow. The guards shook with fear.

The angel spoke kindly to the women. Do not be afraid!

> He is not here; He has risen, just as He said!
> — Matthew 28:6

Now jump up tall! Jesus was alive! The women looked in, and the tomb was empty. They ran off to tell the others. They were scared and happy at once.

And who met them on the way? Jesus Himself! They held on to His feet. They thanked and praised Him.

Dying is very sad. But Jesus is stronger than death. He lives now, and He loves you.
`.trim(),
      objectives: [
        'Tell what the angel did with the stone.',
        'Say the good news about Jesus.',
        'Tell whom the women met on the way.',
      ],
      activities: [
        {
          title: 'Seed to flower',
          description:
            'Curl up tight on the grass. One child calls: He has risen! Everybody grows up tall and stretches. Take turns calling it out.',
        },
        {
          title: 'A little garden',
          description:
            'Make a small hill of earth. Dig a tiny cave and close it with a stone. Add leaves all around. Now roll the stone away and sing.',
        },
      ],
      checks: [
        {
          question: 'What did the angel do with the stone?',
          options: ['He painted it', 'He broke it up', 'He rolled it away'],
          answer: 2,
          explanation: 'He rolled it away and sat on it.',
          practises: [0],
        },
        {
          question: 'What is the good news?',
          options: ['The guards went home', 'Jesus is alive', 'The stone was heavy'],
          answer: 1,
          explanation: 'Jesus had died. Now He lives and will never die again.',
          practises: [1],
        },
        {
          question: 'Whom did the women meet?',
          options: ['Jesus', 'Pilate', 'A king'],
          answer: 0,
          explanation: 'Jesus met them, and they praised Him.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'The Friend Who Missed It',
      description:
        'Ten friends saw something wonderful. Thomas had gone out. Would he believe them?',
      difficulty: 'beginner',
      content: `
## Empty

On Sunday, as the sun rose, some women went to the tomb, and they came back out of breath. The stone was rolled aside, the tomb was empty, and angels had told them that He was alive! Most of the others did not believe it. Could any news be that good?

## Behind locked doors

That evening the friends sat together with the doors locked. They were afraid that they would be arrested next. All at once Jesus stood in the room. Peace be with you, He said. They had run away and left Him alone, and He could have scolded them. But peace was His first word.

He let them see His hands and His side, with the marks of the nails. Then they knew that it was really He, and they were full of joy.

## But not Thomas

Thomas was out. When he came back, everybody was talking at once about what they had seen. Thomas shook his head. He had watched all his hopes fall to pieces, and he did not want to be fooled. Unless he could see the marks and touch them with his finger, he said, he would never believe.

They did not throw him out. For a whole week Thomas stayed together with them, carrying his doubt around, and for a whole week they kept a place for him.

Then Jesus came again and turned to Thomas. He already knew what Thomas had said, and He was not angry. He told him to look and to touch.

> Thomas replied, “My Lord and my God!”
> — John 20:28

No one else in the whole story had said it so clearly. The one who doubted most now said most.

Jesus was thinking of other people too, of all who have never seen Him and still believe. He called them blessed. And if you have questions, you are in good company. Bring them along, because He knows how to find people behind locked doors.
`.trim(),
      objectives: [
        'Tell how the friends learned that Jesus was alive.',
        'Describe how the friends and Jesus treated Thomas.',
        'Explain what Thomas said and why it matters.',
      ],
      activities: [
        {
          title: 'Peace at the door',
          description:
            'One group sits close together as if in a locked room. One after another, children come in, look each person in the eyes and say: Peace be with you. Then talk about how a greeting can change a room.',
        },
        {
          title: 'The question basket',
          description:
            'On leaves or scraps of paper, draw or write something about God that you wonder about. Put them in a basket. A leader pulls out a few, and you think about them together. You need not solve them all today.',
        },
      ],
      checks: [
        {
          question: 'How could the friends be sure that it was really Jesus?',
          options: [
            'He told them secrets about the weather',
            'He showed them the marks of the nails',
            'He wore a crown',
            'He brought the big stone along with Him',
          ],
          answer: 1,
          explanation:
            'Everyone could see where He had been hurt. It was the same Jesus, alive again.',
          practises: [0],
        },
        {
          question: 'Thomas doubted for a week. What did his friends do?',
          options: [
            'They told him to leave and not come back',
            'They made up an extra story to convince him',
            'They hid it from him',
            'They let him stay with them',
          ],
          answer: 3,
          explanation:
            'Thomas was in the room when Jesus came. It is good to have a place for people with questions.',
          practises: [1],
        },
        {
          question: 'What did Thomas say when he saw Jesus?',
          options: [
            'I knew it all the time!',
            'Where have You been?',
            'My Lord and my God!',
            'Please go away from me!',
          ],
          answer: 2,
          explanation: 'He did not only say that Jesus was alive. He said who Jesus is.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'The Scars Stayed',
      description:
        'God could have raised Jesus without a mark on Him. Why did the wounds remain, and what do they tell us?',
      difficulty: 'intermediate',
      content: `
## Two reports about one tomb

Soon two reports were going around in Jerusalem. The first came from women who had been there at dawn and said that Jesus was risen. The second came from soldiers who, according to Matthew, had been paid to say that the disciples stole the body while the guard was asleep. It was a weak story, since sleeping people make poor witnesses. But notice what the reports have in common: nobody was pointing to a tomb with a body in it.

An empty tomb alone does not make anyone a Christian, and at first it only frightened them. What changed everything was that He came to meet them.

## Not a new model

When Jesus stood among His friends that evening, He was so alive that locked doors could not keep Him out. Even so, the marks of the nails were still in His hands.

Usually, when we repair something, we try to hide the damage. Here it remains visible, although it has no more power over Him, and the wounds have become the way to recognize Him. God did not throw the broken Jesus away and send a better version. He raised the same person, with His whole story, and made of the worst part of it a sign of love.

> “Put your finger here and look at My hands. Reach out your hand and put it into My side. Stop doubting and believe.”
> — John 20:27

Thomas, to whom this was said, had insisted on evidence. Jesus did not call that wicked. He gave him what he needed and then spoke about the rest of us, who have to rely on those who were there.

## Three people who turned around

Around the year 55 Paul wrote down a list that he had received from others, probably when he himself became a Christian a few years after the events. It names Peter, the Twelve, more than five hundred people at one time, James, all the apostles and finally Paul. Most of the five hundred were still alive, he says, as if to add: go and ask them.

Three names on that list had reasons not to be there. Peter had sworn that he did not know Jesus. James was a brother of Jesus who had not believed in Him before. Paul had hunted Christians. What could turn a coward, a skeptic and an enemy around? They all gave one answer, and early sources report that each of them died for it.

## How far can evidence go?

Historians cannot repeat a Sunday morning in a laboratory. Some people who study these reports think of visions or legends, and they deserve a respectful hearing. Christians find that such explanations leave too much unexplained, but in the end they trust a Person, not only an argument. You may take your time, ask hard questions, and talk with your parents or a pastor.

If it is true, though, it concerns more people than Him. Paul calls Jesus the first sheaf of a harvest. Those who belong to Him will be raised as well, with their own faces and their own stories, and with every wound healed. Christians can cry at a grave, as He did, and still not think that it is the end.
`.trim(),
      objectives: [
        'Compare the two reports about the empty tomb.',
        'Interpret the meaning of the scars on the risen Jesus.',
        'Explain why the names Peter, James and Paul carry weight.',
      ],
      activities: [
        {
          title: 'Mended on purpose',
          description:
            'Find something torn or cracked that may be used. Mend it so that the repair is visible and even beautiful, with bright thread, tape or a knot. Tell the group what happened to it. Ask what would be lost if no one could see the mend.',
        },
        {
          title: 'Cross-examination',
          description:
            'Divide into two teams. One collects the strongest questions that a fair doubter could ask about the resurrection; the other collects what the witnesses in Matthew 28, John 20 and 1 Corinthians 15 say. Exchange notes politely. End with what you still would like to know.',
        },
      ],
      checks: [
        {
          question: 'What do the reports of the women and of the guards have in common?',
          options: [
            'Both say that an angel had spoken to the witnesses',
            'Both were rewarded with money by the chief priests',
            'Both assume that the tomb was empty',
            'Both were believed at once by the disciples',
          ],
          answer: 2,
          explanation:
            'They disagree on the reason, but not on the fact. Opponents had to explain a missing body.',
          practises: [0],
        },
        {
          question: 'What do the scars show, according to the lesson?',
          options: [
            'The same Jesus lives, and the worst is now a sign of love',
            'The resurrection had not been completely finished by that evening',
            'His pain went on in just the same way after that Sunday',
            'The disciples had imagined Him, as people do in a dream',
          ],
          answer: 0,
          explanation:
            'God did not start over with somebody else. What had been done to Jesus no longer has power, and by it He is recognized.',
          practises: [1],
        },
        {
          question: 'Why do Peter, James and Paul carry weight on the list of witnesses?',
          options: [
            'They were the only ones who had guarded the tomb',
            'Each of them had a reason not to believe or not to say so',
            'They had written the list together in Jerusalem',
            'Each of them had expected it from the very beginning',
          ],
          answer: 1,
          explanation:
            'One had denied Him, one had doubted Him and one had fought His followers. Something turned each of them around.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'If Christ Has Not Been Raised',
      description:
        'Paul states precisely what would refute his faith. Few convictions are ever made so vulnerable.',
      difficulty: 'advanced',
      content: `
## A condition, put in writing

> And if Christ has not been raised, our preaching is worthless, and so is your faith.
> — 1 Corinthians 15:14

Religious language frequently protects itself by becoming vague. Paul does the reverse. He specifies a circumstance under which his life’s work would be not merely mistaken but fraudulent, and adds that believers would then be more pitiable than anyone. The resurrection is consequently not, for him, a poetic way of saying that the cause goes on or that spring follows winter. Something happened to Jesus before anything happened to the disciples.

Before arguing, he cites. The formula in verses 3 to 8 is introduced with the technical verbs for handing on tradition, and its rhythm differs from his own style. Most specialists, including many who are not believers, date it within a few years of the crucifixion. Legends can develop rapidly, but hardly among people who could be contradicted by name.

## What historians can and cannot settle

Several alternatives have been proposed: theft, a wrong tomb, visions induced by grief, gradual embellishment. Each accounts for some of the data. Visions of the departed are a documented part of mourning; ordinarily, though, they persuade the bereaved that the person is dead, and they do not empty graves or convert a persecutor. The Jewish scholar Pinchas Lapide concluded, without becoming a Christian, that the resurrection belonged to the order of history. Others, of equal learning, disagree. Behind the evaluation of sources stands a prior question, whether God exists and acts, and no amount of archaeology is going to answer that by itself. Honesty requires both sides to admit it. Faith need not resent the inquiry; it began with people running to inspect a tomb.

## Neither ghost nor resuscitation

Two neighboring ideas should be kept apart from what the New Testament affirms. Lazarus was returned to his former life and had to die again. The immortal soul of Greek philosophy, conversely, escapes from the body as from a prison. The risen Jesus eats fish and carries scars, and nevertheless He is not subject to death anymore. Paul gropes for an analogy and settles on agriculture.

> What is sown is perishable; it is raised imperishable. It is sown in dishonor; it is raised in glory.
> — 1 Corinthians 15:42-43

Between grain and ear there is continuity of identity together with unimaginable transformation. That has consequences for the way we regard matter. A hope that God will raise bodies can scarcely despise them now, whether they are old, disabled, starving or our own.

## Firstfruits

In the season of Passover, on the day after the Sabbath, an Israelite priest was to lift the first sheaf before God. It was a small portion of the harvest, and a pledge of the whole. Paul draws the parallel: “Christ has indeed been raised from the dead, the firstfruits of those who have fallen asleep” (1 Corinthians 15:20). What believers had expected for everybody at the end of history has taken place for One in the middle of it. About the sequence and timing of what is still outstanding, Christians hold a variety of views, and your own pastor can explain your church’s. That the harvest follows the sheaf is common ground.

It is noteworthy how the long argument concludes. Having announced that death will be swallowed up, Paul does not tell his readers to gaze upward. He tells them that their labor is not in vain. Because there is a resurrection, the wages of kindness are not canceled at the cemetery, and unfinished work, failed attempts and quiet repairs are gathered up into something that lasts.

Nor does he forbid grief. The last enemy is still called an enemy. Whoever has stood at a coffin knows that platitudes are an insult there. Easter faith does not announce that death is natural and therefore acceptable. It announces that death has been met, from within, by Someone it was unable to hold.
`.trim(),
      objectives: [
        'Explain the force of Paul’s conditional argument in 1 Corinthians 15.',
        'Distinguish resurrection from resuscitation and from the survival of a soul.',
        'Derive practical consequences from the image of the firstfruits.',
      ],
      activities: [
        {
          title: 'Strongest case, both sides',
          description:
            'Form pairs of opposite or undecided opinions. Each writes the best possible argument for the position that he or she does not hold, using 1 Corinthians 15:3-8 as a source. Read them to each other, correct any unfairness, and identify the prior assumption on which the disagreement turns.',
        },
        {
          title: 'Not in vain',
          description:
            'Name a piece of work, a friendship or an effort that appears to have come to nothing. Write a paragraph that regards it in the light of 1 Corinthians 15:58, without pretending that it succeeded. Bury it with a few seeds, or read it to somebody you trust.',
        },
      ],
      checks: [
        {
          question: 'What is remarkable about Paul’s statement in 1 Corinthians 15:14?',
          options: [
            'He names the condition under which his own faith would be false',
            'He maintains that no argument could ever bear on the matter',
            'He declares that preaching is worth more than the event itself',
            'He leaves it to each congregation to decide what took place',
          ],
          answer: 0,
          explanation:
            'He ties the whole message to an event and accepts the consequence. The claim is thereby opened to examination.',
          practises: [0],
        },
        {
          question: 'Which description corresponds to resurrection as Paul understands it?',
          options: [
            'The return of a patient to the life he had led before',
            'The continuation of a teacher’s influence among his students',
            'The release of an immortal soul from the prison of matter',
            'The same person raised to a transformed bodily life',
          ],
          answer: 3,
          explanation:
            'Seed and ear illustrate identity with transformation. Lazarus had to die again, and the philosophers hoped to be rid of the body.',
          practises: [1],
        },
        {
          question: 'What practical conclusion does Paul himself draw at the end of the chapter?',
          options: [
            'Mourning is a sign that hope has been abandoned',
            'The date of the last day can be calculated from Passover',
            'Work done in the Lord is not wasted',
            'Bodily needs are no longer of importance',
          ],
          answer: 2,
          explanation:
            'He closes with steadfast labor, because the harvest is guaranteed by its first sheaf. Grief remains permitted, for death is still named an enemy.',
          practises: [2],
        },
      ],
    },
  },
};
