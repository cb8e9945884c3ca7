import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay21: LessonSource = {
  category: 'bible',
  dayNumber: 21,
  pictures: ['mountain', 'eagle', 'scroll'],
  references: ['Exodus 19:1-19', 'Exodus 20:1-21', 'Deuteronomy 5:12-15', 'Matthew 22:35-40'],
  bands: {
    kindergarten: {
      title: 'God Gives Ten Good Words',
      description: 'Thunder on the mountain! God shows His people how to live.',
      difficulty: 'beginner',
      content: `
Boom, boom! Hear the thunder. Smoke covers the whole mountain. God’s people stand at the bottom and look up.

What will God say to them? First He tells what He has done.

> I carried you on eagles’ wings and brought you to Myself.
> — Exodus 19:4

God loved them first. He had set them free. Now He told them how free people live. He gave ten words. Hold up ten fingers!

Some words are about loving God. Love God most of all. Say His name with care. Keep a day to rest.

Some words are about loving people. Honor your father and mother. Do not hurt. Do not take what is not yours. Tell the truth. Be glad when others have nice things.

These words are like a fence by a deep river. Inside the fence you can run and play.

Do we always keep them? No, nobody does. But God still loves us. He helps us start again.
`.trim(),
      objectives: [
        'Tell what God did before He gave the ten words.',
        'Name one of the ten words.',
        'Say what God does when we get it wrong.',
      ],
      activities: [
        {
          title: 'Eagle ride',
          description:
            'Spread your arms wide. Glide around the room like an eagle. When a grown-up calls, fly home to a hug. God brought His people close like that.',
        },
        {
          title: 'Finger words',
          description:
            'Touch your thumb. Say: love God. Touch the next finger. Say: tell the truth. Find three more good words for your other fingers.',
        },
      ],
      checks: [
        {
          question: 'What did God do first?',
          options: ['He built a very tall fence', 'He set His people free', 'He asked for gold'],
          answer: 1,
          explanation: 'God loved and saved them. Then He gave the ten words.',
          practises: [0],
        },
        {
          question: 'Which one is one of God’s good words?',
          options: ['Do not steal', 'Run very fast', 'Wear a red coat'],
          answer: 0,
          explanation: 'We do not take what is not ours. That is love.',
          practises: [1],
        },
        {
          question: 'What does God do when we get it wrong?',
          options: ['He turns and walks away', 'He forgets our name', 'He loves us and helps us'],
          answer: 2,
          explanation: 'We can tell God we are sorry. He helps us start again.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'First the Rescue, Then the Rules',
      description: 'Read the very first line of the Ten Commandments. It is not a rule at all!',
      difficulty: 'beginner',
      content: `
## At the foot of the mountain

In the third month after they left Egypt, the people camped in front of Mount Sinai. On the third morning there was thunder and lightning, and a thick cloud came down. A ram’s horn blew, louder and louder. The whole mountain shook, and so did the people.

Then God spoke. You may think that He began by telling them what to do and what not to do. He did not.

> I am the LORD your God, who brought you out of the land of Egypt, out of the house of slavery.
> — Exodus 20:2

God did not say that He would free them if they were good. They were free already, and He was telling them how to stay free.

## Ten words

In the Bible they are called the ten words. Here they are in short.

- Have no other gods beside the Lord.
- Do not make idols and bow down to them.
- Use the name of God with respect.
- Keep one day each week to rest, and let all who work for you rest too.
- Honor your father and your mother.
- Do not murder.
- Be faithful to the one you marry.
- Do not steal.
- Do not tell lies about your neighbor.
- Do not crave what belongs to someone else.

Churches and Jewish families count to ten in slightly different ways, but the words are the same.

## What is behind them?

Each word keeps something safe, such as a life, a home or a good name. The day of rest even takes care of oxen and donkeys!

Look at the last word. No one can see you crave, and no police officer can catch you at it. But God cares about what goes on in our hearts, where no rule can reach.

One day a man asked Jesus which command was the greatest. Jesus said that it is to love God with all that you are, and that the second is to love your neighbor as yourself. All ten fit into those two.
`.trim(),
      objectives: [
        'Explain why the first sentence of the ten words matters.',
        'Tell what some of the commandments keep safe.',
        'Sum up the ten words as Jesus did.',
      ],
      activities: [
        {
          title: 'Turn it around',
          description:
            'Take three of the words that start with do not. Turn each into a do. Do not steal might become: take care of what others own. Draw one of your new words as a picture with no letters, and let a friend guess it.',
        },
        {
          title: 'A day without the word',
          description:
            'In a small group pick one of the ten words. Act out one minute at a camp where nobody keeps it. Then act the same minute again with the word kept. What changed for the smallest person there?',
        },
      ],
      checks: [
        {
          question: 'What does God speak of first at Sinai?',
          options: [
            'That He has brought them out of slavery',
            'That they must build Him a house',
            'That the mountain is very tall',
            'That they have grumbled far too much',
          ],
          answer: 0,
          explanation:
            'The rescue came first and the rules after it. They did not have to earn their freedom.',
          practises: [0],
        },
        {
          question: 'What does the word about lies keep safe?',
          options: [
            'Our neighbor’s field',
            'Our neighbor’s good name',
            'The day of rest',
            'The road to the mountain',
          ],
          answer: 1,
          explanation:
            'A lie can take away the trust that others have in a person. That is hard to give back.',
          practises: [1],
        },
        {
          question: 'How did Jesus sum up the commandments?',
          options: [
            'Work hard and save your silver',
            'Be quiet and always stay in line',
            'Love God and love your neighbor',
            'Be kind only to your friends',
          ],
          answer: 2,
          explanation: 'Every one of the ten shows a way to love God or to love people.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'A Charter for Ex-Slaves',
      description: 'What would you write down if your people had been free for only a few weeks?',
      difficulty: 'intermediate',
      content: `
## Not the beginning of the conversation

Many people know the Ten Commandments as a list on a wall. A list on a wall has no story, so it can sound as if God met some strangers and immediately started to give orders. The Bible tells it differently. By the time Israel stands at Sinai, God has already heard their cries, brought them through the sea, given them water and fed them each morning. Before a single command, He reminds them of how they got there.

> You have seen for yourselves what I did to Egypt, and how I carried you on eagles’ wings and brought you to Myself.
> — Exodus 19:4

Then come the ten words, as Hebrew calls them, and the first of them is a reminder as well: I brought you out of the house of slavery. Whoever skips that line misreads everything after it. These are not steps for climbing up to God. He has come down and done the carrying.

## Ten ways to stay free

Try reading each word as something that former slaves would want to protect.

- Nobody but God may own you, neither a king nor a statue nor a pile of gold.
- You are not a machine. Your time has a day in it that no boss can take, and neither can you take it from your workers, your guests or your ox.
- Your parents, when they can no longer work, are to be honored and not thrown away.
- Your life, your marriage, your belongings and your good name are not up for grabs.

In Egypt all these had been taken from them. Their babies had been killed, their families torn up, their labor stolen, and lies had been told about them from the throne. A people who had suffered such things might easily learn to do them. The commandments close that door.

Jews and Christians divide the text into ten in different ways. For Jewish tradition, the opening sentence is the first word. Catholics and Lutherans count the command about idols as part of the one before it and divide the last into two, while Orthodox and Reformed Christians do it the other way around. Nobody adds or removes anything.

## The word that no court can enforce

Most of the ten forbid deeds. Then, at the very end, there is a surprise.

> You shall not covet your neighbor’s house.
> — Exodus 20:17

Coveting happens inside. There are no witnesses, so no judge could ever prove it. It is where the others begin, since someone who steals has usually looked at a thing for a long time first. With this last word the list points past itself to a place where rules run out: the heart.

Jesus followed the same direction. When an expert in the law asked Him for the greatest commandment, He answered with love for God and love for the neighbor, and He added that everything else hangs on these two. Rules can tell you where love stops being love. They cannot make you love. If you have ever kept a rule while hating it, you know the difference.

That is why Christians do not end with the list. They confess that they have broken it, that God forgives, and that His Spirit writes what stood on stone into people.
`.trim(),
      objectives: [
        'Explain how the story before Sinai changes the meaning of the commandments.',
        'Show how a commandment protects the freedom of others.',
        'Describe why the last commandment reaches further than any court.',
      ],
      activities: [
        {
          title: 'Freedom on the back',
          description:
            'Write six of the commandments on cards. On the back of each write which freedom it protects and for whom, in your own words. Play with a partner: show only the back, and let the other guess the front.',
        },
        {
          title: 'Rule and heart',
          description:
            'Recall a rule at home, school or camp that you keep without wanting to. In a group of three, find the good it is meant to guard. If you find one, say how you could keep it from the heart; if you find none, decide how to ask the adults about it respectfully.',
        },
      ],
      checks: [
        {
          question: 'Why does it matter what happened before Sinai?',
          options: [
            'It proves that the people had kept every law',
            'It explains why there are precisely ten words',
            'It shows that Moses had composed the whole list in Egypt',
            'It makes the commands an answer to rescue, not its price',
          ],
          answer: 3,
          explanation:
            'God had carried them already. The words show freed people how to live, and do not tell slaves how to earn freedom.',
          practises: [0],
        },
        {
          question: 'Whom does the command about the Sabbath protect?',
          options: [
            'Only the head of the household',
            'Workers, foreigners and even animals',
            'Priests who serve at the altar',
            'Merchants on their way to the market',
          ],
          answer: 1,
          explanation:
            'Exodus 20:10 names servants, livestock and the foreigner. Nobody in Israel was to become a little Pharaoh.',
          practises: [1],
        },
        {
          question: 'What makes the command about coveting unusual?',
          options: [
            'It concerns something that nobody else can see',
            'It was added to the list centuries later by a king',
            'It applies only to houses and fields',
            'It carries the heaviest fine of all',
          ],
          answer: 0,
          explanation:
            'No witness can report a desire. The list ends by pointing to the heart, where wrong deeds begin.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Law After Liberation',
      description: 'The Decalogue opens as an autobiography and ends inside the human heart.',
      difficulty: 'advanced',
      content: `
## A covenant and its prologue

Archaeologists have recovered treaties in which Hittite kings of the second millennium before Christ dictated terms to lesser rulers. Many of them begin with the king’s name, continue with a history of his benefits, and only then state what is required. Scholars disagree about how directly such documents influenced Israel, but the comparison clarifies the sequence of Exodus 20: identification, history, stipulation. I am the LORD your God; who brought you out; you shall have no other gods. The indicative precedes the imperative.

One difference is as instructive as the similarity. Those treaties addressed kings. The commandments are phrased in the second person singular and are spoken to everyone, including those who had recently been counted as equipment.

> And unto Me you shall be a kingdom of priests and a holy nation.
> — Exodus 19:6

## The grammar of prohibition

Eight of the ten are formulated negatively, and modern readers tend to find this depressing. A prohibition, however, can be more generous than an instruction. It marks a boundary and leaves the area within it unregulated. Someone who is told not to steal may be a farmer, a musician or an engineer; someone who is told precisely what to do with every hour is again in Egypt. The positive commands concern only rest and the honor of parents, that is, time and origin, two things that no one can manufacture.

The two versions of the Sabbath command give two different reasons. In Exodus the day commemorates creation, and in Deuteronomy 5 it commemorates liberation: remember that you were a slave. The repetition is illuminating. Rest is grounded in what the world is, and also in what unjust people have made of it.

Two passages require care. God is described as visiting the guilt of parents on children to the third and fourth generation. The formula contrasts a few generations with the thousand to whom He shows loving devotion, and it observes, what any counselor could confirm, that harm travels through families. It was never supposed to authorize blaming children, and Ezekiel rejected that conclusion outright: “A son will not bear the iniquity of his father” (Ezekiel 18:20). Likewise the final commandment lists a wife among a neighbor’s possessions, as the society of the time did; Deuteronomy separates her and mentions her first, and the New Testament carries the development further.

## What is law for?

Jewish communities celebrate the Torah with dancing, and a Christian caricature of it as mere legalism does them an injustice. Paul himself called the commandment holy, righteous and good, even while he insisted that it cannot rescue anyone. The Reformers distinguished several uses of the law: it restrains evil in public life, it reveals our failure as a mirror does, and it guides those who have been forgiven. Lutherans and Reformed have weighted these uses differently, while Catholic and Orthodox teaching has emphasized growth in virtue with the help of grace. All agree that obedience is the fruit of God’s mercy rather than its purchase price.

## Where the rules end

A thoughtful reader will notice that a person could obey nine of these sentences flawlessly and still be insufferable. The tenth, on coveting, cannot be adjudicated at all. It transfers the entire matter from conduct to desire, and there legislation comes to its limit. Prophets drew the consequence. Jeremiah, watching a nation with excellent laws collapse, announced a covenant of a new kind: “I will put My law in their minds and inscribe it on their hearts.” (Jeremiah 31:33)

When Jesus was asked for the greatest commandment, He named two, drawn from Deuteronomy and Leviticus, and declared that all the Law and the Prophets hang on them, as a door hangs on its hinges. Love does not abolish the ten words. It is the reason for which they were spoken, by One who had first carried a people out on eagles’ wings.
`.trim(),
      objectives: [
        'Explain the significance of the prologue for interpreting the commandments.',
        'Analyze how prohibitions and the two versions of the Sabbath command serve freedom.',
        'Discuss the limits of law and what Jeremiah and Jesus say about the heart.',
      ],
      activities: [
        {
          title: 'Indicative and imperative',
          description:
            'Collect five rules from places you know. For each, draft the missing prologue: what was given or achieved before the rule made sense? If no truthful prologue can be written, discuss whether the rule should be kept, explained or retired, and who has the authority to decide.',
        },
        {
          title: 'The tenth word, one day long',
          description:
            'For a single day make a discreet mark in a notebook whenever you notice yourself coveting something, and write one word for what triggered it. In the evening look for patterns. Then write a sentence of gratitude for a person whose good fortune you envied.',
        },
      ],
      checks: [
        {
          question: 'What follows from the order of Exodus 20:2 and 20:3?',
          options: [
            'Only a king can enter into the covenant',
            'The commands were negotiated by both parties',
            'The demand rests upon a rescue already accomplished',
            'Israel will be released once all the laws are observed',
          ],
          answer: 2,
          explanation:
            'A statement of what God has done precedes what He requires. The relationship does not begin with performance.',
          practises: [0],
        },
        {
          question: 'How do the two versions of the Sabbath command differ?',
          options: [
            'Exodus speaks to priests and Deuteronomy to farmers',
            'One requires worship while the other forbids it',
            'Deuteronomy moves the day to the start of the week',
            'One recalls creation and the other liberation',
          ],
          answer: 3,
          explanation:
            'Exodus 20:11 points to God’s rest after creating, Deuteronomy 5:15 to slavery in Egypt. Both reasons defend those who must work.',
          practises: [1],
        },
        {
          question: 'Why can the tenth commandment be called the limit of legislation?',
          options: [
            'It was addressed exclusively to the later generations',
            'It concerns desire, which no court is able to judge',
            'It contradicts the commandments that precede it',
            'It can be satisfied by paying compensation',
          ],
          answer: 1,
          explanation:
            'Law can regulate conduct. What a person wants lies deeper, and Jeremiah expected God to work precisely there.',
          practises: [2],
        },
      ],
    },
  },
};
