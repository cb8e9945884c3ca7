import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay46: LessonSource = {
  category: 'ai',
  dayNumber: 46,
  pictures: ['latin-cross', 'teddy-bear', 'candle'],
  references: ['Luke 23:33-49', 'John 19:25-30', 'John 15:13', 'Romans 5:6-8', '1 John 3:16-18'],
  bands: {
    kindergarten: {
      title: 'The Bear That Said I Love You',
      description: 'A toy bear talks. But who sits with Ana at night?',
      content: `Ana has a talking bear. Press its tummy. “I love you!” says the bear.

Ana presses it by the wall. “I love you!” She holds it to a shoe. “I love you!” It says so to a shoe!

The bear has a tiny machine inside. People put the words in. The bear does not know what they mean.

One night Ana is ill. Her head is hot. The bear lies on the rug.

Grandma comes in. She brings a cool cloth. She holds Ana’s hand. She is so tired, but she stays. It gets light outside. Grandma is still there.

She has not said much at all. But Ana knows.

Love is more than words. Love gives something. Love stays.

> For God so loved the world that He gave His one and only Son
> — John 3:16

Jesus loved us and gave His life. He did not run away. No machine can love you like that.

You can give love too. Whose hand will you hold today?`,
      difficulty: 'beginner',
      objectives: ['Tell how Grandma showed love.', 'Say why the bear’s words are not love.'],
      activities: [
        {
          title: 'Love you can do',
          description:
            'Sit in a circle. Show love with no words. You can wave, share or help. The others guess what you do. Then do one for real.',
        },
      ],
      checks: [
        {
          question: 'How did Grandma show her love?',
          options: ['She stayed all night', 'She bought a new bear', 'She spoke for hours'],
          answer: 0,
          explanation: 'She was tired, but she stayed with Ana.',
          practises: [0],
        },
        {
          question: 'Why are the bear’s words not love?',
          options: ['They are too quiet', 'It is shy at night', 'It does not know them'],
          answer: 2,
          explanation: 'People put the words in. The bear feels nothing.',
          practises: [1],
        },
        {
          question: 'What did God give because He loved the world?',
          options: ['A talking toy', 'His own Son', 'A very long speech'],
          answer: 1,
          explanation: 'God gave His Son, Jesus. That is how much He loves.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'Two Cards for Mateo',
      description: 'Two get-well cards lie on a bed. One has better words. One means more.',
      content: `## The card that rhymed

Mateo broke his leg on the second day of camp. He lay in bed, listened to the shouts from the lake, and felt like crying.

At noon two cards came. On the first was a poem with a sun, a boat and a rhyme in each line. Luca had asked a chatbot for it, and it was ready in four seconds.

The second came from Sara. It was short, and one word had been crossed out. “I am sorry that you can’t swim, and I will come after lunch. Sara.” And then she came! She gave up her swim, the one she had waited for all week, and the two of them built a tower out of spoons.

Which card did Mateo keep? You can guess.

## What does it cost?

A program can write “I am sorry” a thousand times a minute, but it is not sorry even once. It was not there when the leg broke, and it has no swim to give up.

Some things no machine can give:

- A promise, for it does not keep faith with anyone.
- Pardon, because nobody can hurt it and then ask to be friends again.
- Time, for it has no day that it could spend on you.
- Itself.

You may use a program to help you find a word. But what makes a gift a gift is that somebody gives it. Luca saw that, too. The next day he brought Mateo the frog he had caught, and they let it go together.

## The one who gave the most

Today is a sad day in the story of Jesus. Soldiers nailed Him to a cross. He could have saved Himself, but He gave His life for us instead, even for those who hurt Him.

> Greater love has no one than this, that he lay down his life for his friends.
> — John 15:13

Words alone would have cost Him little. He gave all that He had. The story goes on, and tomorrow it will be bright, but today we stay with Him for a while.`,
      difficulty: 'beginner',
      objectives: [
        'Explain why Sara’s card meant more.',
        'Name things that a machine cannot give.',
        'Tell how Jesus showed His love.',
      ],
      activities: [
        {
          title: 'A gift that costs',
          description:
            'Think of someone who is sad or left out. Plan a gift that needs no money but costs you something: your turn, your seat, your free hour. Give it without telling anyone else.',
        },
        {
          title: 'Stay for a minute',
          description:
            'Sit back to back with a friend and be silent for one minute. Feel the other one breathe. Then tell each other what it is like when a person stays and says nothing.',
        },
      ],
      checks: [
        {
          question: 'Why did Sara’s card mean more to Mateo?',
          options: [
            'She had used a nicer kind of paper',
            'She gave up her swim and came',
            'Her words rhymed better than his',
            'She wrote it in only four seconds',
          ],
          answer: 1,
          explanation: 'The few words were true, and she gave her own time with them.',
          practises: [0],
        },
        {
          question: 'Why can a program not forgive you?',
          options: [
            'It forgets all things too soon',
            'It can only write in one language',
            'It was never hurt by what you did',
            'It would need a much faster chip',
          ],
          answer: 2,
          explanation: 'Pardon comes from the one who was hurt. A program can’t be hurt.',
          practises: [1],
        },
        {
          question: 'What did Jesus do on the cross?',
          options: [
            'He called for soldiers to save Him',
            'He left before the day was over',
            'He wrote down a last long poem',
            'He stayed and gave His life for us',
          ],
          answer: 3,
          explanation: 'He could have saved Himself. Out of love He gave all He had.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Sorry at No Charge',
      description: 'A program can produce the right words at any hour. Why is that not enough?',
      content: `## Always available

It is half past one in the morning, and you can’t sleep because of something you did. You could wake somebody, or you could type it into a chatbot, which will answer within two seconds in gentle, carefully chosen sentences. “That sounds really hard. I’m so sorry you’re going through this.”

Reading that may bring relief, and it would be dishonest to deny it, since putting trouble into words often helps, whether on paper or on a screen. But look closely at what has happened. Nobody has become tired for your sake, and nobody will be thinking of you tomorrow. The program would have produced equally warm words for someone who was making fun of it. As of 2026 there is no good evidence that such systems feel anything, and many are designed so that you come back often.

If you carry something heavy, please tell a living person whom you trust, even at half past one. An adult who cares about you may be grumpy for a moment and thankful for years. If you or someone else is in danger, find an adult or call the emergency number immediately.

## What has to be given by someone

Some gifts can be separated from the giver. A pizza tastes the same whoever delivers it. Others can’t be.

- A promise ties the person who makes it. Tomorrow that person can be asked about it.
- Forgiveness belongs to the one who was wronged. Nobody can grant it in that person’s place.
- Company means that, of all the places where I could be, I am here with you.
- Sacrifice means giving up something I would have liked to keep.

A machine has no tomorrow to tie, can’t be wronged, is nowhere else, and would have preferred nothing. This is no insult to machines, for a lamp isn’t a failure because it can’t hug.

## In another man’s place

In the summer of 1941 a prisoner seemed to have escaped from the camp at Auschwitz. As a punishment the guards chose ten men who were to starve to death. One of them, Franciszek Gajowniczek, cried out for his wife and children. Then a Polish priest, Maximilian Kolbe, stepped out of the line and asked to go in his place. The request was granted, and Kolbe died in August of that year. Gajowniczek survived the war, and until his own death in 1995 he continued to tell people what had been done for him.

Kolbe had not invented this kind of love, for he was following Someone.

> But God proves His love for us in this: While we were still sinners, Christ died for us.
> — Romans 5:8

Proves is a strong word. Love can be said, sung and printed, but it becomes certain when it pays. Hanging on the cross, Jesus had hardly any words left, and several of those He spoke were for other people: forgiveness for those who crucified Him, a home for His mother, a promise to a criminal. Then, “It is finished” (John 19:30).

It is all right to be quiet after that. There are days on which the best thing we can do for each other is not to explain, but to stay.`,
      difficulty: 'intermediate',
      objectives: [
        'Distinguish gifts that depend on the giver from those that do not.',
        'Explain why a program’s sympathy differs from a person’s.',
        'Connect costly love with the account of the cross.',
      ],
      activities: [
        {
          title: 'Gift sorting',
          description:
            'Write twenty gifts on slips: a sandwich, an apology, directions, a visit, praise, a song. Sort them on a line from “anyone could give it” to “only this person can give it.” Argue about the three that are hardest to place, and rewrite one so that it moves.',
        },
        {
          title: 'One costly kindness',
          description:
            'Think of a person to whom you owe an apology, a thank-you or a visit. Plan how to give it face to face or by hand, and what it will cost you. Do it before the week ends. You do not have to report on it.',
        },
      ],
      checks: [
        {
          question: 'Which gift can least be separated from its giver?',
          options: [
            'Forgiveness from a friend you hurt',
            'A loaf of bread from the camp kitchen',
            'Directions to the nearest bus stop',
            'A weather report for tomorrow noon',
          ],
          answer: 0,
          explanation:
            'Only the friend who was wronged can forgive. The other gifts are equally good from anyone.',
          practises: [0],
        },
        {
          question: 'What is missing in the chatbot’s “I’m so sorry”?',
          options: [
            'Correct grammar and a polite tone',
            'A quick reply in the middle of the night',
            'Knowledge of what people usually say',
            'Someone who is concerned and gives something up',
          ],
          answer: 3,
          explanation:
            'The words may be fitting. But nobody stands behind them whom your trouble costs anything.',
          practises: [1],
        },
        {
          question: 'In what sense does God, according to Paul, prove His love?',
          options: [
            'He has explained it in a long argument',
            'Christ gave His life before we deserved anything',
            'He protects good people from every kind of pain',
            'Love was written down so that it can be checked',
          ],
          answer: 1,
          explanation:
            'The proof is a deed with the highest cost, done for people who had not earned it.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Cheap Talk, Costly Grace',
      description:
        'Economists know why cheap words persuade nobody. The cross raises the question to its highest power.',
      difficulty: 'advanced',
      content: `## The economics of sincerity

Game theorists call a message cheap talk if it costs the sender nothing and binds him to nothing. Such messages can coordinate friends, but they cannot reveal intentions, since a liar would send the same. A signal becomes informative when it would be too expensive for the insincere. An engagement ring, a fast, a resignation on principle and a journey to a funeral are credible because they are burdensome.

Generative systems have driven the price of eloquence toward zero. For centuries a careful letter of condolence conveyed two things, its content and the hour that somebody had spent over it. Now the content arrives without the hour. One consequence is an inflation in which fluent words purchase less and less. Another, perhaps more hopeful, is that attention shifts to whatever has not become cheaper: presence, time, reputation placed at risk, the crossed-out word in handwriting.

## Can there be sympathy without stakes?

A defender of artificial companions might reply that outcomes are what count. If a lonely man feels less lonely, has he not been helped? The objection deserves a serious answer. Short studies do report reduced loneliness, others report that the heaviest users fare worse, and it is difficult to tell cause from selection. But suppose that the feeling were reliable. We should still want to know what it was a feeling of. Robert Nozick asked in 1974 whether one would enter a machine that supplied any experience one wished. Most people hesitate, because they desire not merely to feel loved but to be loved.

Philosophers disagree about whether a machine could ever be conscious, and one should not pretend that the question is closed. Concerning present systems the claim can be modest: they have no body to exhaust, no life to lose, and nothing which they would rather be doing. Compassion means, literally, to suffer with. Whatever else is uncertain, that is not taking place.

The asymmetry also works in reverse. One who practices on a companion that never needs anything may lose the habit of being needed. Friendship trains us partly by inconvenience.

## Grace without a price, at a price

In 1937 Dietrich Bonhoeffer warned the churches of Germany against what he named cheap grace: forgiveness announced as a principle, without repentance, without discipleship, without the cross. Costly grace, he wrote, is costly because it costs a person his life, and it is grace because it gives a person the only true life. Eight years afterward he was executed for his part in the resistance.

> Very rarely will anyone die for a righteous man, though for a good man someone might possibly dare to die. But God proves His love for us in this: While we were still sinners, Christ died for us.
> — Romans 5:7-8

Paul’s reasoning is curiously economic. He considers what people will pay and for whom, concedes a rare exception, and then points to an expenditure that no market explains. Christians have described what was accomplished there with many images, among them ransom, sacrifice, victory, substitution, reconciliation and example, and traditions accent them differently. They confess in common that Christ died for our sins, and that God was not a spectator of it.

For that is the difficulty with every sentimental theology: a deity who sympathizes at no cost would be cheap talk on an infinite scale. The Gospels locate God’s answer to suffering in a body, and that body says, “I am thirsty” (John 19:28). No proposition could replace the sentence.

## At a distance

At this hour of the story there is nothing yet to celebrate. The women stood at a distance and looked on; that was all they could do, and it is recorded to their honor. Much of love consists in remaining when one can repair nothing. No system will be advertised for this capacity. It requires somebody who could have left.`,
      objectives: [
        'Explain with the idea of costly signals why eloquence has lost information.',
        'Evaluate the argument that feeling less lonely is all that matters.',
        'Relate Paul’s reasoning about love to the notion of cost.',
      ],
      activities: [
        {
          title: 'Inflation of words',
          description:
            'List ten messages that you sent or received in the past month: congratulations, apologies, thanks. For each, estimate what it cost the sender and what it therefore told the receiver. Choose one and repeat it in a form that cannot be produced in four seconds. Observe what changes for you as you make it.',
        },
        {
          title: 'A watch',
          description:
            'With one other person, keep twenty minutes of silence beside a plain cross, a stone or a candle lit with permission. Do nothing useful. Afterward write down which distractions arrived, and whether the presence of the other made it harder or easier to remain. Anyone may take part in their own way.',
        },
      ],
      checks: [
        {
          question: 'Why does an effortless letter of condolence now reveal less than it used to?',
          options: [
            'Its wording contains more errors than handwriting did',
            'Readers today have forgotten how letters are to be read',
            'It can be sent without the sender having spent anything',
            'Postal services deliver it more slowly than in former times',
          ],
          answer: 2,
          explanation:
            'The hour that was once needed carried information about sincerity. At a price of zero the signal disappears.',
          practises: [0],
        },
        {
          question: 'What does Nozick’s thought experiment contribute to the argument?',
          options: [
            'It suggests that we care about being loved, not only about feeling it',
            'It demonstrates that machines have experiences of their own kind',
            'It shows that lonely people are always better off without a program',
            'It proves that pleasant experiences can’t be produced by technology',
          ],
          answer: 0,
          explanation:
            'Many would refuse perfect simulated experience, so more than the inner feeling seems to matter to us.',
          practises: [1],
        },
        {
          question: 'What makes God’s act exceptional in Paul’s argument?',
          options: [
            'It was announced long beforehand by every prophet',
            'It was done for people who had given no reason for it',
            'It was rewarded at once by the gratitude of the crowd',
            'It was limited to those who were considered righteous',
          ],
          answer: 1,
          explanation:
            'Someone might die for a good person. Christ died for sinners, a cost that no merit explains.',
          practises: [2],
        },
      ],
    },
  },
};
