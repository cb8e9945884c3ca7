import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay46: LessonSource = {
  category: 'bible',
  dayNumber: 46,
  pictures: ['latin-cross', 'new-moon', 'red-heart'],
  references: ['Luke 23:26-56', 'John 19:16-42', 'Mark 15:21-41', 'Psalm 22', 'John 3:16'],
  bands: {
    kindergarten: {
      title: 'Love That Stays',
      description: 'Sit close together. This is a sad story about very big love.',
      difficulty: 'beginner',
      content: `
Let us whisper now. This story is sad, and it is true. If you like, hold somebody’s hand.

Jesus had done nothing wrong. He had loved and helped so many people. But some powerful men wanted Him gone. Soldiers led Him out to a hill. They put Him on a cross made of wood.

Jesus could have gone away. But He stayed. He prayed for the people who hurt Him.

> Father, forgive them
> — Luke 23:34

He saw His mother crying. He asked a good friend to take care of her. A man near Him was sorry for doing wrong. Jesus promised: you will be with Me today. The sky got dark in the daytime. Then Jesus died.

His friends wrapped Him in clean cloth. They laid Him in a tomb, in a garden.

Why did He do it? He took all our wrong things away. He did it because He loves us.

Everyone cried. But wait. The story is not over!
`.trim(),
      objectives: [
        'Tell whom Jesus prayed for on the cross.',
        'Say what Jesus did for His mother.',
        'Tell why Jesus died.',
      ],
      activities: [
        {
          title: 'A small cross',
          description:
            'Find two sticks. Ask a grown-up to tie them with grass. Hold your cross and be quiet. Whisper: thank You, Jesus.',
        },
        {
          title: 'I am sorry stones',
          description:
            'Hold a stone. Think of something you are sorry about. Put the stone down by a cross. Walk away with empty hands!',
        },
      ],
      checks: [
        {
          question: 'Whom did Jesus pray for?',
          options: ['Only His best friends', 'The people who hurt Him', 'Nobody at all'],
          answer: 1,
          explanation: 'He asked His Father to forgive them. That is big love.',
          practises: [0],
        },
        {
          question: 'What did Jesus do for His mother?',
          options: ['He found her a helper', 'He sent her away', 'He gave her a boat'],
          answer: 0,
          explanation: 'A good friend took her into his home.',
          practises: [1],
        },
        {
          question: 'Why did Jesus die for us?',
          options: ['He was tired', 'He had lost His way', 'He loves us'],
          answer: 2,
          explanation: 'He took our wrong away, so we belong to God.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'Who Stood on the Hill',
      description: 'Some came to laugh and some came to cry. One man on that hill loved them all.',
      difficulty: 'beginner',
      content: `
## A man who was passing by

Simon came from Cyrene in Africa. He was just walking into the city when soldiers grabbed him. They made him carry a heavy cross for somebody else. Simon had not planned to help anyone that day. The man who walked in front of him was Jesus.

In the night, Jesus had been put on trial. Pilate, the Roman governor, found nothing that He had done wrong. He gave the order all the same, because he was afraid of the crowd and of losing his job.

## People who made fun

On the hill the soldiers put Jesus on the cross, between two robbers. They cast lots for His clothes, which is a bit like throwing dice. Leaders shouted that He should save Himself. If He came down, they would believe!

Jesus could have come down. He stayed, and He prayed for all of them.

> Father, forgive them, for they do not know what they are doing.
> — Luke 23:34

## A man with no time left

One of the robbers was cruel to Jesus. The other was sorry. He knew that he had really done wrong, and he had no way to make it right. He only asked Jesus to remember him. Jesus told him that they would be together that very day.

## The ones who loved Him

His mother stood near, with her sister, Mary Magdalene, and the friend whom Jesus loved. Jesus gave that friend to His mother as a son. Even now He was taking care of people.

At noon it grew dark. At three o’clock He gave His life back to His Father. A Roman officer looked up and said that this man had done right.

Christians believe that He died for the wrong that all of us do, so that nothing can keep us away from God. Joseph, a good man, laid Him in a tomb of stone. The women saw the place. Then the Sabbath came, and they had to wait.

It is all right to feel sad at this point. They did too.
`.trim(),
      objectives: [
        'Describe how three different people met Jesus that day.',
        'Explain why Jesus did not come down from the cross.',
        'Tell what Christians believe about why He died.',
      ],
      activities: [
        {
          title: 'Stand where they stood',
          description:
            'Place five stones for Simon, a soldier, the sorry robber, Mary and the officer. Walk slowly from stone to stone. At each one stop and say one word for what that person may have felt. Be quiet between the stones.',
        },
        {
          title: 'Carry it for someone',
          description:
            'Look for a person with something heavy, like a bucket or a bag. Ask if you may carry it. Go the whole way with them. Later, tell a friend what Simon might have seen from behind.',
        },
      ],
      checks: [
        {
          question: 'Which man asked Jesus to remember him?',
          options: [
            'A robber who was sorry',
            'The soldier with the dice',
            'Pilate, the Roman governor',
            'Simon, who came from Cyrene',
          ],
          answer: 0,
          explanation:
            'He could not do one good deed any more. Jesus promised to be with him that very day.',
          practises: [0],
        },
        {
          question: 'Why did Jesus stay when people told Him to come down?',
          options: [
            'He did not hear what they said',
            'He thought that Simon would help Him again',
            'He loved people and wanted to save them',
            'He was waiting for Pilate to change his mind',
          ],
          answer: 2,
          explanation:
            'He could have saved Himself. He stayed in order to save others, even those who laughed.',
          practises: [1],
        },
        {
          question: 'What do Christians believe about the death of Jesus?',
          options: [
            'It was a mistake that nobody meant to happen',
            'He died for the wrong that all of us do',
            'Only the people on the hill needed it',
            'It shows that being kind does not work',
          ],
          answer: 1,
          explanation:
            'He took what is wrong between us and God on Himself. Now nothing has to keep us away.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'He Saved Others',
      description:
        'His enemies said one true thing about Him that day, and they meant it as a joke.',
      difficulty: 'intermediate',
      content: `
## On record

Historians of many different beliefs agree that Jesus was crucified. All four Gospels tell it, and so do people who did not follow Him. The Roman historian Tacitus mentions that Christ was executed while Tiberius was emperor, by the governor Pontius Pilate. Mark adds a small detail that only matters to those who were there: Simon, who was forced to carry the cross, was the father of Alexander and Rufus. It sounds as though the first readers knew the two sons and could go and ask them.

Rome used the cross for slaves and rebels, in public, as a warning. The Gospels do not linger over the pain. They let us hear what was said.

## Three times the same dare

Luke reports that one group after another shouted the same thing. The rulers mocked that He had saved others, so He should save Himself. The soldiers repeated it, and then one of the criminals beside Him. It was the most natural suggestion in the world. Anyone who has power uses it to get out of trouble, or so they thought.

They did not notice that they had named the choice exactly. He could save Himself or He could save others. He could not do both.

> But God proves His love for us in this: While we were still sinners, Christ died for us.
> — Romans 5:8

This is what love costs, and it is why a program can print the words I love you all day long without ever loving anyone. It has nothing to give away. On the cross Jesus gave everything: His clothes to the soldiers, His mother to a friend, His forgiveness to those with the hammers, a promise to a dying thief, and at last His breath to the Father.

## The darkest sentence

From noon until three in the afternoon the land was dark. Then He called out, “My God, My God, why have You forsaken Me?” (Mark 15:34). Those are the first words of Psalm 22, which begins in despair and closes in praise. But He was not only quoting. Christians believe that He went into the loneliness that sin creates, all the way to the bottom, so that nobody would ever have to be there without Him. They explain the mystery in several ways and confess it together: He died for our sins.

## Who is to blame?

Over the centuries some Christians have said that the Jewish people killed Jesus, and terrible crimes have been committed with that excuse. It is false. Jesus was a Jew, and so were His mother, nearly all of His friends, and the women who wept for Him. A few leaders wanted Him dead, a Roman judge gave the order, and Roman soldiers carried it out. The churches teach that the deeper reason lies in all of us. The right question is not who they were, but where I would have stood.

Somebody did ask it. A Roman officer, whose trade was killing, watched Him die and said that this man was righteous. And a council member named Joseph, who had kept silent about his faith until then, found the courage to ask for the body. The cross had already begun to change people.
`.trim(),
      objectives: [
        'Name sources outside and inside the Bible for the death of Jesus.',
        'Explain why Jesus did not accept the dare to save Himself.',
        'Refute the claim that the Jewish people are to blame.',
      ],
      activities: [
        {
          title: 'Seven words, four Gospels',
          description:
            'Share out Matthew 27, Mark 15, Luke 23 and John 19. Find everything that Jesus said from the cross and write each saying on its own strip. Lay them in a possible order, and choose the one you would want to keep. Say why, or keep the reason to yourself.',
        },
        {
          title: 'What did it cost?',
          description:
            'List ten kind things that people have done for you. Beside each write what it cost the giver: time, money, comfort, pride. Circle those that no machine could have given. Thank one of the givers today.',
        },
      ],
      checks: [
        {
          question: 'Why might Mark have named the sons of Simon of Cyrene?',
          options: [
            'They had helped the soldiers to build the cross',
            'They were kings whom everybody in Rome knew',
            'They had written a Gospel of their own about it',
            'His readers could ask them what had happened',
          ],
          answer: 3,
          explanation:
            'Names that add nothing to the plot usually point to people whom the readers know. Tacitus confirms from outside that Pilate had Jesus executed.',
          practises: [0],
        },
        {
          question: 'Why was the dare to save Himself a real choice?',
          options: [
            'He would have been able to start a new army in Galilee',
            'To rescue others He had to give up rescuing Himself',
            'The soldiers had offered to release Him for money',
            'He wanted to find out who was braver than the others',
          ],
          answer: 1,
          explanation:
            'The mockers said more than they knew. Love chose to stay, and that was its price.',
          practises: [1],
        },
        {
          question: 'How would you answer someone who blames the Jewish people?',
          options: [
            'Rome gave the order, and Jesus and His friends were Jews',
            'Nobody can know anything about what happened back then',
            'It is true, but it was so long ago that we should drop it',
            'Only the two criminals were responsible for His death',
          ],
          answer: 0,
          explanation:
            'The accusation is false and has led to great cruelty. The churches teach that Christ died for the sins of all, and each of us is included.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Written in Three Languages',
      description:
        'Pilate’s notice was meant as sarcasm. It can be read in Latin, in Greek and in Hebrew, and each reading goes deeper.',
      difficulty: 'advanced',
      content: `
## Latin: the language of power

Pilate had the charge posted in Hebrew, Latin and Greek, so that no visitor to the feast could overlook it. In the language of the administration it was a deterrent. Crucifixion was reserved for slaves, bandits and insurgents; Cicero had declared that the very word should be far removed not only from the body of a Roman citizen but from his thoughts, his eyes and his ears. The method was designed to erase a person. Nobody in the empire would have chosen it as the emblem of a religion, and the earliest known picture of the crucifixion may well be a piece of graffiti in Rome that ridicules a man for worshiping a crucified figure with the head of a donkey.

Yet the trial scenes quietly indict the court. Pilate repeatedly finds no guilt and nevertheless signs. What collapses on that morning is not the defendant’s case but the dignity of the law.

## Greek: the language of meaning

Educated Greeks expected the divine to be beyond suffering.

> Jews demand signs and Greeks search for wisdom, but we preach Christ crucified, a stumbling block to Jews and foolishness to Gentiles
> — 1 Corinthians 1:22-23

Paul does not claim that the cross is irrational. He claims that it exposes the standards by which we judge what is worthy of God. The New Testament describes what happened there in a surprising range of images: a sacrifice, a ransom, a verdict borne by the judge, a victory over hostile powers, an example, the end of an enmity. Theological traditions have ranked these differently, and the debate about how they fit together is legitimate and unfinished. What they share is a direction. It is God who acts, and He does so at His own expense.

> that God was reconciling the world to Himself in Christ, not counting men’s trespasses against them.
> — 2 Corinthians 5:19

The sentence rules out a caricature in which a kind Son placates a cruel Father. The Father is in this with Him, and so is the Spirit.

## Hebrew: the language of Scripture

Jesus dies with the Psalms on His lips. The cry of abandonment opens Psalm 22; the commendation of His spirit comes from Psalm 31, in Jewish tradition a prayer for bedtime. Christians hear in Isaiah’s servant, “pierced for our transgressions” (Isaiah 53:5), a portrait of this hour. Jewish readers generally understand the servant as Israel, and they deserve to be heard with respect, not least because this chapter of our story has been turned against them. The slander of collective guilt contradicts the Gospels, in which the mourners, the disciples and the crucified One Himself are Jews. The Second Vatican Council repudiated it formally in 1965, and many Protestant churches have issued similar statements. It should never be repeated.

## For whom it is painted

Between 1512 and 1516 Matthias Grünewald created an altarpiece for a monastery at Isenheim whose brothers nursed people with a disfiguring disease, caused, as is now known, by a fungus in rye. His Christ is covered with sores like theirs. It is hardly a beautiful image, and the patients who were carried before it presumably did not require one. They required a God who had not kept His distance.

That may be where explanation reaches its boundary. A language model can generate a condolence without fault in grammar or tact; it has, however, nothing at stake. Compassion literally means suffering with. The cross asserts that God, in the Son who became human, possesses it in precisely this sense.

One more reading of the inscription was offered that day. A convicted man, who could not lift a hand to improve himself, took Pilate’s sarcasm literally and addressed the figure beside him as a king with a kingdom. His petition needs little more than a name and a verb, remember. He received an answer before evening. Whoever finds the theories too difficult could begin there.
`.trim(),
      objectives: [
        'Explain what crucifixion signified in the Roman world.',
        'Summarize what the New Testament’s images of the cross have in common.',
        'Reject the slander of Jewish guilt on historical and theological grounds.',
      ],
      activities: [
        {
          title: 'Six images, one event',
          description:
            'Assign each image, that is sacrifice, ransom, verdict, victory, example and reconciliation, to a pair. Each pair finds a New Testament passage, draws a plain sign for it, and names one human need it addresses and one way in which it can be distorted. Hang the signs around a cross of branches.',
        },
        {
          title: 'An hour without explanations',
          description:
            'Read Luke 23:32-49 aloud once, slowly. Then sit, walk or draw in silence for as long as the group has agreed. Nobody needs to report anything afterward. If the hour has stirred up grief or guilt, speak with a leader or a pastor before you sleep.',
        },
      ],
      checks: [
        {
          question: 'What does Cicero’s remark illustrate?',
          options: [
            'That Roman citizens regularly attended executions for entertainment',
            'That the cross was considered too shameful to be mentioned',
            'That Roman law had abolished crucifixion before Pilate’s time',
            'That Christians had already adopted the cross as their sign',
          ],
          answer: 1,
          explanation:
            'A penalty for slaves and rebels was to be kept even out of a citizen’s thoughts. That makes it an improbable emblem for a faith.',
          practises: [0],
        },
        {
          question: 'What unites the different images of the cross in the New Testament?',
          options: [
            'Each of them replaces the one that had been used before',
            'All of them present the Son as persuading an unwilling Father',
            'In all of them God acts, at cost to Himself',
            'They agree that it was chiefly a lesson in patience',
          ],
          answer: 2,
          explanation:
            'Traditions emphasize one or another image. In 2 Corinthians 5:19 it is God Himself who reconciles the world in Christ.',
          practises: [1],
        },
        {
          question: 'Which argument against the slander of collective guilt is theological?',
          options: [
            'The sentence was pronounced by a Roman official',
            'Crucifixion was not a Jewish method of execution',
            'The women who mourned for Jesus were Jewish',
            'Christ died for the sins of all, so each of us is involved',
          ],
          answer: 3,
          explanation:
            'The first three are sound historical points. The confession that He died for all people goes further, because it leaves nobody in the position of an accuser.',
          practises: [2],
        },
      ],
    },
  },
};
