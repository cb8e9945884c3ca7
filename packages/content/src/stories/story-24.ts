import type { StorySource } from '@lamplight/domain/stories';

export const story24: StorySource = {
  id: 24,
  reference: 'Acts 9:1-22; 16:11-40',
  character: 'Saul, who is called Paul',
  picture: 'broken-chain',
  texts: {
    young: {
      title: 'The Light and the Song at Midnight',
      summary:
        'Saul hunts the friends of Jesus, until a light stops him on the road. Years later he sits in jail himself, and he sings.',
      lesson: 'Jesus can turn an enemy into a friend, and nobody can lock up His good news.',
      duration: 10,
      ageAppropriate: 'Ages 4-10',
      sections: [
        {
          title: 'Stop, Saul!',
          content: `
Saul was angry. He stamped along the road to Damascus with letters in his bag. The letters said that he could catch all who followed Jesus and put them in jail. He was sure that he was right.

Then, in the middle of the day, light flashed from heaven. It was all around him. Saul fell to the ground.

Saul, Saul, said a voice. Why do you hurt Me?

Who are You, Lord? asked Saul.

> “I am Jesus, whom you are persecuting,” He replied.
> — Acts 9:5

Persecuting means hunting and hurting. So Jesus was alive! And whoever hurt His friends hurt Him. Saul got up and opened his eyes. It was dark. He could not see a thing! The others had to lead him by the hand.
`.trim(),
        },
        {
          title: 'Brother Saul',
          content: `
For three days Saul could not see. He did not eat. He did not drink. He prayed.

In that city lived a man named Ananias, who loved Jesus. The Lord spoke to him. Go to Saul and lay your hands on him.

To Saul? That made Ananias gulp. Lord, he hurts people like me! But the Lord said: Go. I have chosen him to tell the world about Me.

So Ananias went. Knock, knock. He walked up to the man whom everyone feared, and he put his hands on him. Brother Saul, he said. Brother!

Something like fish scales fell from Saul’s eyes. He could see! He was baptized, and he ate. Then he told everyone: Jesus is the Son of God! Was this the same man?
`.trim(),
        },
        {
          title: 'Songs in the Dark',
          content: `
Saul was also called Paul. He sailed over the sea and walked for many days to tell people about Jesus. Once he and his friend Silas helped a slave girl. Her masters were angry, because now they could not make money with her. So Paul and Silas were beaten and thrown into jail.

It was dark. Their backs hurt. Their feet were locked in wooden blocks. It was midnight. And what did they do? They prayed and sang to God! All the prisoners listened.

Then the ground began to shake. Rumble, rumble! The walls shook. Bang! All the doors flew open. Clink! All the chains fell off.
`.trim(),
        },
        {
          title: 'We Are All Here',
          content: `
The jailer woke up and saw the open doors. They must have run away! He would be in terrible trouble. But a voice called from the dark: We are all here!

The jailer came in with a light. He was shaking. What must I do to be saved? he asked.

Believe in the Lord Jesus, they said, you and your family!

Then the jailer brought water and washed their sore backs. He and all his house were baptized, in the middle of the night. He set the table, and they ate together. And everyone was full of joy.
`.trim(),
        },
      ],
      reflection: {
        question: 'Who in this story was the bravest, do you think?',
        points: [
          'Ananias called Saul his brother. How do you think Saul felt when he heard it?',
          'Paul and Silas sang when things were bad. Which song helps you when you are sad?',
          'Jesus changed an angry man. Whom could you pray for, even if he or she is not nice to you?',
        ],
      },
      activity: {
        title: 'Midnight Choir',
        description: 'Sing in the dark, shake the jail, and stay kind when the doors fly open.',
        instructions: [
          'Sit close together on the floor and turn down the lights, or close your eyes. That is the jail.',
          'Sing a song about God that you all know, very softly.',
          'The leader whispers: Earthquake! Drum on the floor, louder and louder, until you hear: Stop!',
          'Lights on! Call out together: We are all here! Then share a drink of water, and serve your neighbor first.',
        ].join('\n'),
      },
    },
    older: {
      title: 'The Persecutor Who Sang in Prison',
      summary:
        'A brilliant young scholar is on his way to destroy the church when he is thrown to the ground. Years later the same man is behind bars, and the doors fly open.',
      lesson:
        'No one is beyond the reach of Jesus, and those whom He frees can care for others even in chains.',
      duration: 18,
      ageAppropriate: 'Ages 11-18',
      sections: [
        {
          title: 'A Man with a Clear Conscience',
          content: `
Saul of Tarsus did not think of himself as a villain. He had studied in Jerusalem under the great teacher Gamaliel, he kept the Law with passion, and he believed that the followers of Jesus were dragging Israel away from God. A man who had been crucified could not possibly be the Messiah. When Stephen became the first Christian to be killed for his faith, Saul had guarded the coats of those who threw the stones.

Now he set out for Damascus, about a hundred and fifty miles north, carrying letters that allowed him to arrest men and women alike. Few people are more dangerous than those who do harm and are certain that it is right.
`.trim(),
        },
        {
          title: 'Why Me?',
          content: `
Near the city a light from heaven flashed around him. Pictures usually show him falling from a horse, but Acts mentions no horse. It mentions a voice, which called him twice by name.

> He fell to the ground and heard a voice say to him, “Saul, Saul, why do you persecute Me?”
> — Acts 9:4

Saul had never laid a hand on Jesus. He had only gone after people in the back streets of Jerusalem: widows, weavers, a family at supper. And the risen Lord said, in effect, that each of those arrests had hurt Him. Later he would write that the church is Christ’s body. He may have learned it in that instant, lying in the road.

He opened his eyes and was blind. The man who had come to lead others away in chains had to be led by the hand, and for three days he neither ate nor drank. Everything he knew lay in pieces.
`.trim(),
        },
        {
          title: 'The Other Brave Man',
          content: `
Ananias was an ordinary disciple in Damascus, quite possibly with his own name on Saul’s list. When the Lord sent him to Straight Street, he objected, very sensibly. He had heard reports about this man.

The Lord did not tell him that the reports were false. He told him that Saul had been chosen to carry His name to the nations, and that he would suffer for it. So Ananias went in, laid his hands on the person he had most reason to fear, and called him brother. That word must have cost something. Saul’s sight came back, he was baptized, and within days he was proclaiming in the synagogues the very thing he had come to stamp out.

Trust took longer. The Christians in Jerusalem were afraid of him at first, and nobody could blame them. Forgiveness may be given in a moment, while people need time to see that someone has really changed.
`.trim(),
        },
        {
          title: 'Bad for Business in Philippi',
          content: `
More than ten years later Paul, as he was now called, brought the gospel to Philippi, a proud Roman colony in what is now northern Greece. The first to believe there was Lydia, a businesswoman who traded in purple cloth.

In the streets a slave girl followed Paul’s group. A spirit in her told fortunes, and her owners sold its sayings at a profit. She had no say in any of it. When Paul at last commanded the spirit to come out, she was freed from it, and the owners noticed just one thing, that their income was gone. In court they complained instead that these foreigners, these Jews, were upsetting the city, and it worked, as it still does. The magistrates had Paul and Silas beaten with rods, without a trial, and locked in the innermost cell with their feet in the stocks. Acts does not tell us what happened to the girl afterward, and one would like to know.
`.trim(),
        },
        {
          title: 'Midnight',
          content: `
> About midnight Paul and Silas were praying and singing hymns to God, and the other prisoners were listening to them.
> — Acts 16:25

They had raw backs and could not lie down properly. Probably they sang psalms, many of which were written by people in trouble. You can sing because you are happy, but you can also sing in order to hold on.

Then an earthquake shook the foundations, doors burst open and chains came loose. The jailer woke, saw the doors, and drew his sword to take his own life, since a Roman guard could pay with his life for prisoners who escaped. Out of the darkness Paul shouted at the top of his voice that he must not harm himself, because they were all still there.

The prisoners could have been gone. They stayed, and a man lived. If you ever feel that everything is lost, as that jailer did, remember this shout, for it is meant for you too: do not harm yourself, you are not alone. Call for a light as he did, and go to an adult you trust right away.
`.trim(),
        },
        {
          title: 'A Table in the Jailer’s House',
          content: `
Trembling, he asked what he must do to be saved. They told him to believe in the Lord Jesus, he and his household. That very night he washed the wounds of the men he had locked up, and they baptized him and his family. Whether this included small children is one of the points on which Christians who baptize infants and those who do not read the passage differently. Then he put food on the table.

In the morning the city wanted to get rid of its prisoners quietly. Paul calmly mentioned that he and Silas were Roman citizens, whom it was illegal to beat without trial, and insisted that the officials come in person to let them out. He could forgive, and he could also stand up for justice. The newborn church in that town would be safer for it.

Once he had dragged people out of their homes to prison. Now, out of a prison, he was welcomed into a home.
`.trim(),
        },
      ],
      reflection: {
        question:
          'Who would be the last person you would expect to change, and what would it take for you to call him or her brother or sister?',
        points: [
          'Saul was sincere and wrong. How can you find out whether something you are very sure of is hurting others?',
          'Ananias told God what he feared, and then he went. What makes honest objection different from refusal?',
          'Paul and Silas sang with hurting backs. What helps you to hold on when you cannot change your situation?',
        ],
      },
      activity: {
        title: 'Letters to Straight Street',
        description: 'See the turning point of the story through the eyes of different people.',
        instructions: [
          'Draw lots for a role: Ananias, a widow whose son Saul arrested, a traveling companion, the slave girl, the jailer.',
          'Write a letter of ten lines in that voice, dated one week after the event. Say what you saw and what you still do not know.',
          'Read the letters aloud in the order of the story, without comment.',
          'Talk about it: who needed forgiveness, who needed time, and who needed justice?',
          'To close, pray silently for one person who is in prison, or is hated, or is afraid.',
        ].join('\n'),
      },
    },
  },
};
