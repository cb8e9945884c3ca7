import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay33: LessonSource = {
  category: 'ai',
  dayNumber: 33,
  pictures: ['robot', 'thought-balloon', 'window'],
  references: ['Daniel 6:10', 'James 1:5', 'Proverbs 18:13'],
  bands: {
    kindergarten: {
      title: 'A Program Is Not a Person',
      description: 'It can answer you. Can it hug you?',
      difficulty: 'beginner',
      content: `Some computers can chat. You ask, “Why is grass green?” It gives you an answer. That is clever! Who is talking? Nobody is in there. It is a program. People made it.

It has no mommy. It is never hungry. It cannot hug you. It does not love you. It is good at words, that is all.

So what is it good for? You can ask it about frogs. You can ask for a riddle. But do not tell it secrets. Do not tell it where you live. Are you sad or scared? Go to a real person. Go to Mama, Papa or your teacher.

Daniel had someone to talk to. He talked to God. He did it every morning, noon and night.

> three times a day he got down on his knees, prayed, and gave thanks to his God
> — Daniel 6:10

God hears you. God loves you too.`,
      objectives: ['Say what a chat program is.', 'Tell whom to go to when you are sad.'],
      activities: [
        {
          title: 'Person or program?',
          description:
            'The leader calls: it can cry. It can count. It loves soup. Stand up for person. Sit down for program. Which one is both?',
        },
        {
          title: 'My helping hand',
          description:
            'Draw around your hand. On each finger draw a person you can talk to. Who is on your thumb?',
        },
      ],
      checks: [
        {
          question: 'Who is inside a chat program?',
          options: ['A tiny man', 'A kind robot child', 'Nobody'],
          answer: 2,
          explanation: 'It is a program. People made it from numbers.',
          practises: [0],
        },
        {
          question: 'You are scared at night. Who can help you?',
          options: ['A person who loves you', 'A very clever chat program', 'The clock'],
          answer: 0,
          explanation: 'A real person can hold you and help.',
          practises: [1],
        },
        {
          question: 'What do you keep to yourself in a chat?',
          options: ['A question about frogs', 'Where you live', 'A riddle'],
          answer: 1,
          explanation: 'Your street is private. A program does not need it.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'How to Ask a Better Question',
      description: 'If you ask a foggy question, you get a foggy answer.',
      difficulty: 'beginner',
      content: `## Two tries

Nils had to write five sentences about wolves, and his mother let him use the chatbot of the library. He typed: “wolves.” It gave him two long pages with words that he didn’t know. “That thing is no good,” he said.

“What did you really want?” asked his mother. He thought. Then he typed: “I am eight years old. How do wolves in a pack help each other? Please give me three short facts, and tell me where I can check them.” Now he got three facts he could use.

## What makes it better

- Say what you want to know. One thing at a time.
- Say whom it is for: for an eight-year-old, for a poster.
- Ask how you can check it. Then do check it!
- Ask again if you don’t understand.
- Leave out names, addresses and photos. It doesn’t need them.

Nils looked up the three facts in a book. Two of them were right. The third one said that a pack always follows its strongest fighter. The book said that most wolf packs are families, and that the parents lead. “It sounded so sure,” said Nils.

A chatbot always sounds sure. It is a program that puts words together. It doesn’t know you, and it isn’t your friend, even if it writes “I am so glad that you asked!” Nobody is glad in there.

## Three times a day

Daniel lived far from home and worked for a foreign king. He had hard questions, and there were plenty of important people who wanted to answer them for him. But three times every day he went up to his room, opened the window and talked with God, even when it became dangerous.

> he got down on his knees, prayed, and gave thanks to his God, just as he had done before.
> — Daniel 6:10

Prayer isn’t like typing a question, because you don’t get a page back in a second. But Somebody hears you who made you and loves you. Nils wrote his five sentences. The best one was about wolf parents who bring food home.`,
      objectives: [
        'Write a clear question for a chatbot.',
        'Tell how to check an answer.',
        'Explain why a chatbot is not a friend and how prayer is different.',
      ],
      activities: [
        {
          title: 'From foggy to clear',
          description:
            'Write three foggy questions on slips, such as dogs or help me. Swap them. Make each one clear: what, for whom, how long. Read both versions aloud.',
        },
        {
          title: 'Ask a living book',
          description:
            'Find a person who knows something: a cook, a gardener, a grandparent. Prepare three good questions and ask them. What did you get that no program could give?',
        },
      ],
      checks: [
        {
          question: 'Which question is the clearest?',
          options: [
            'Stars',
            'Tell me about stuff in the sky',
            'Why do stars twinkle? Two sentences for an eight-year-old, please',
            'Do the thing with the stars again',
          ],
          answer: 2,
          explanation: 'It says what you want to know, how long, and for whom.',
          practises: [0],
        },
        {
          question: 'What did Nils do with the three facts?',
          options: [
            'He compared them with a book',
            'He copied them at once',
            'He asked for a joke',
            'He sent them straight to a friend',
          ],
          answer: 0,
          explanation: 'One of them was wrong, although it sounded sure.',
          practises: [1],
        },
        {
          question: 'How is prayer different from asking a chatbot?',
          options: [
            'It needs better words',
            'Someone who loves you is listening',
            'It is always faster',
            'It works only at three times of the day',
          ],
          answer: 1,
          explanation: 'A program puts words together. God hears and loves you.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Talking with a Machine That Talks Back',
      description: 'Good prompts, good doubts, and a few things that should stay between people.',
      difficulty: 'intermediate',
      content: `## The oldest trick

In 1966 Joseph Weizenbaum at MIT wrote a program that imitated a certain kind of therapist. He called it ELIZA. It had some two hundred lines and understood nothing. If you typed “I am unhappy about my brother,” it would answer “Tell me more about your family.” Weizenbaum was alarmed to find that people poured their hearts out to it. Even his secretary, who knew perfectly well how it worked, wished to be alone with it while she typed.

We see a mind wherever something answers us. That is no weakness; it is how human beings are made. But it is good to know it about ourselves, now that programs are so very much better at it.

## Asking well

A prompt is a task for an assistant who has read a lot, has no common sense to rely on, and doesn’t know your situation. So give it what it needs.

- Goal: what should come out, and for whom?
- Material: what should it be based on? Paste the text instead of hoping that it knows it.
- Form: three points, a table, a hundred words.
- Doubt: ask it to say where it is unsure, and what speaks against its answer.

Compare “Explain photosynthesis” with “I am thirteen and understand cells but not chemistry. Explain in 120 words why a plant needs light. Then ask me two questions to test whether I have understood.” The second uses the program as a sparring partner, and the thinking remains yours. If you let it write your essay, it is as if you had let someone else do your push-ups.

## Checking and keeping back

Use the rule of two doors: whatever matters has to come in by a second, independent door before you believe it. Does the quoted book exist? Does the number appear at its source? For Bible verses, open a Bible.

Some things don’t belong there at all: names and photos of others, your address, passwords, whatever you’d be ashamed of if it were read aloud. Messages may be stored and read. And if the conversation is about wanting to hurt yourself, about someone who hurts you, or about a secret that frightens you, you need a person, today. A program can’t sit beside you.

There are also companies that sell a friend who is always there and always agrees. As of 2026 many teenagers have tried one. Such a friend costs you nothing, needs nothing from you, and never asks for forgiveness. You can’t learn friendship from it, because friendship consists of just those things.

## An open window

Daniel served at a court full of advisers. When a law was made that nobody might ask anything of any god or man but the king for thirty days, he didn’t make a scene.

> Now when Daniel learned that the document had been signed, he went into his house, where the windows of his upper room opened toward Jerusalem, and three times a day he got down on his knees, prayed, and gave thanks to his God, just as he had done before.
> — Daniel 6:10

He had a habit of speaking with Somebody who knew him. It wasn’t a way of getting information. It was where he remembered whose he was, and that made him hard to manipulate.`,
      objectives: [
        'Write prompts that state goal, material, form and doubt.',
        'Explain why people see a mind in programs that answer.',
        'Name things that should not be told to a chatbot and whom to tell instead.',
      ],
      activities: [
        {
          title: 'Play ELIZA',
          description:
            'One player may only answer by five rules, such as turning I am into why are you, or asking for more about any family member. A second talks about school for three minutes. Observers note when it felt as if someone understood. Then reveal the rules.',
        },
        {
          title: 'Prompt workshop',
          description:
            'Write a poor prompt for something you need to learn this week. In groups of three, improve it with goal, material, form and doubt. A human expert, such as a teacher, answers both versions in one minute each. Which one helped more, and why?',
        },
      ],
      checks: [
        {
          question: 'What was Weizenbaum alarmed about?',
          options: [
            'His program gave dangerous advice',
            'People confided in a program that understood nothing',
            'His secretary had changed the program',
            'ELIZA had become too large for the computer',
          ],
          answer: 1,
          explanation:
            'We tend to see a mind in whatever answers. Even people who knew the trick did so.',
          practises: [1],
        },
        {
          question: 'Which addition improves this prompt most: “Write about volcanoes”?',
          options: [
            'Please, it is urgent',
            'Make it the best text ever',
            'My name and school are as follows',
            'Five sentences for nine-year-olds, and mark what you are unsure of',
          ],
          answer: 3,
          explanation: 'It states form, audience and doubt. Personal data are never needed.',
          practises: [0],
        },
        {
          question:
            'A friend tells only a chatbot that someone is hurting her. What should happen?',
          options: [
            'An adult she can trust needs to be told today',
            'The chatbot should be asked for a plan',
            'It is private and should stay in the chat for now',
            'She should try a different program',
          ],
          answer: 0,
          explanation: 'A program cannot protect anybody. People can, and they must be told.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The ELIZA Effect',
      description:
        'What do we do to ourselves when we speak, hour after hour, to something that is not there?',
      difficulty: 'advanced',
      content: `## A parody taken seriously

Joseph Weizenbaum intended ELIZA, published in 1966, as a demonstration of how superficial a conversation between person and machine could be. It matched patterns and returned them as questions. What he observed instead converted him into a critic of his own profession. Short exposure to a simple program, he wrote ten years later, could induce powerful delusional thinking in quite normal people. Some psychiatrists proposed to automate therapy. Weizenbaum, who had fled Berlin as a child in 1936, concluded that there are tasks which computers ought not to be given, whether or not they can be made to perform them, because they require respect, understanding and love.

Present systems have nothing in common with ELIZA except the effect. They are capable, and the question how to use them well is not answered by contempt.

## A craft

A prompt specifies a distribution over continuations; everything included in it moves probability. Hence a number of practices that have held up. State the purpose and the reader. Supply the sources and require that claims be attached to them. Give one or two examples of what is wanted. Ask for the strongest objection before asking for a conclusion, since a model that has committed itself will tend to rationalize. Separate generation from evaluation: request alternatives, then judge them by criteria of your own. Above all, attempt the problem first. In a field experiment with nearly a thousand high school students, published in 2025, those who had practiced mathematics with an unrestricted assistant solved far more exercises while they had it and did 17 percent worse than others when it was taken away. A version that gave hints and withheld answers largely avoided the harm.

Verification remains with the user. The habit of plausible citation is not cured as of 2026; lawyers in several countries have been sanctioned for submitting decisions that no court had made.

## Companions

A different use has become widespread among the young. Surveys in 2025 found that a majority of American teenagers had tried an artificial companion, and that a considerable minority found such conversations as satisfying as those with friends. One should avoid condescension. Loneliness is real, and being answered at three in the morning is worth something. But the arrangement has features that the analogy with friendship conceals. The companion has no needs, so that attention is never owed. It cannot be disappointed, so that forgiveness is never practiced. It has been optimized, in many cases, for continued use. And it is not confidential. In several tragic cases, adolescents in despair had turned to a program when a person could have intervened. Whoever recognizes a trace of this should tell someone, and tonight is better than tomorrow.

## The second person

Martin Buber distinguished in 1923 between two attitudes, I–It and I–You, and maintained that the I is different in each. Something addressed as It is experienced and used. Whoever is addressed as You stands over against me and may claim me. The trouble with talking machines, in these terms, is that they present an It in the grammar of a You. By daily practice we may come to expect from persons the compliance of things.

> Now when Daniel learned that the document had been signed, he went into his house, where the windows of his upper room opened toward Jerusalem, and three times a day he got down on his knees, prayed, and gave thanks to his God, just as he had done before.
> — Daniel 6:10

The decree that Daniel disregards would have made of the king, for thirty days, the sole addressee of all requests. Its absurdity is its point: a monopoly on being asked. Daniel’s answer is a posture, toward a ruined city, at hours that do not depend on need, in which thanksgiving is mentioned beside petition. He is not retrieving anything. He is keeping open a relation in which he is addressed before he speaks, and it is from this relation, and not from superior information, that his freedom at court derives.`,
      objectives: [
        'Apply tested practices of prompting and verification.',
        'Analyze what artificial companionship lacks in comparison with friendship.',
        'Explain Buber’s distinction and relate it to talking machines and prayer.',
      ],
      activities: [
        {
          title: 'Attempt first',
          description:
            'Take two problems of equal difficulty in a subject of yours. Solve the first on your own for twenty minutes before asking any helper, human or otherwise; for the second ask at once. Three days later try variants of both without help. Record and discuss the difference.',
        },
        {
          title: 'Grammar of address',
          description:
            'For one day keep a tally of sentences that you speak or write in the second person: to people, devices, animals, God. In the evening mark those in which you were open to being changed by the reply. Share whatever you like, and formulate one intention.',
        },
      ],
      checks: [
        {
          question: 'What did the field experiment with high school students suggest?',
          options: [
            'Assistants should be banned from every subject',
            'Unrestricted help raised results in practice and lowered them afterward',
            'Students with an assistant learned twice as fast',
            'Hints did more harm than complete answers',
          ],
          answer: 1,
          explanation:
            'Without the assistant they did worse than others. A version that only gave hints largely avoided it.',
          practises: [0],
        },
        {
          question: 'Which feature of friendship does an artificial companion necessarily lack?',
          options: [
            'It can remember earlier conversations',
            'It responds at any hour',
            'It has needs of its own that make claims on me',
            'It adapts its language to mine',
          ],
          answer: 2,
          explanation:
            'Something without needs cannot be owed attention or forgiveness. Those are what friendship consists of.',
          practises: [1],
        },
        {
          question: 'How does Buber’s distinction apply to talking machines?',
          options: [
            'They present a thing in the grammar of a person',
            'They turn every user into a thing',
            'They show that You and It are the same',
            'They can only be spoken about in the third person',
          ],
          answer: 0,
          explanation:
            'An It appears as a You. The danger lies in expecting from persons the compliance of things.',
          practises: [2],
        },
      ],
    },
  },
};
