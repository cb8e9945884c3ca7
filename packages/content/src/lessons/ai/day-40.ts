import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay40: LessonSource = {
  category: 'ai',
  dayNumber: 40,
  pictures: ['balance-scale', 'door', 'adhesive-bandage'],
  references: ['Luke 10:25-37', 'Leviticus 19:15', 'James 2:1-4'],
  bands: {
    kindergarten: {
      title: 'The Door That Did Not See Pia',
      description: 'Swoosh! The door opens for Papa. Why not for Pia?',
      content: `Swoosh! A glass door slides open. Papa walks in. Pia is right behind him.

Bump! The door shuts. Pia waves both arms. She jumps. The door does not see her!

A man in a wheelchair rolls up. The door stays shut for him too.

What went wrong? People made that door. They showed it many pictures. All the pictures were of tall people. So the door learned to look up high. It was not being mean. A door has no feelings. But it left Pia out!

“We must teach it again,” says the door builder. “We will show it small people. We will show it wheelchairs. Thank you, Pia!”

Jesus told of a hurt man by a road. Two men saw him and passed by. One man stopped and helped.

> Go and do likewise.
> — Luke 10:37

Look around you. Is someone left out? You can stop and say, come in!`,
      difficulty: 'beginner',
      objectives: [
        'Say why the door left Pia out.',
        'Tell what you can do when someone is left out.',
      ],
      activities: [
        {
          title: 'Swoosh door',
          description:
            'Two children are the door. They open for one secret thing, like red socks. Walk up and try. Who is left out? Now change the rule. Let everyone come in.',
        },
      ],
      checks: [
        {
          question: 'Which pictures did the door see first?',
          options: ['Small children', 'Tall people', 'Red socks'],
          answer: 1,
          explanation: 'It only saw tall people. So it looked up high.',
          practises: [0],
        },
        {
          question: 'Why did the door stay shut for Pia?',
          options: [
            'It was angry with her',
            'She came much too late',
            'No one taught it small people',
          ],
          answer: 2,
          explanation: 'A door has no feelings. It only knew tall people.',
          practises: [0],
        },
        {
          question: 'A boy stands alone at the game. What helps?',
          options: ['Ask him to play', 'Walk past him fast', 'Wait for a machine'],
          answer: 0,
          explanation: 'You can stop and ask him in. That is being a neighbor.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'The Captain Picker',
      description: 'A program chose the captains for boat day, and one cabin never got a turn.',
      content: `## Always Cabin One

For boat day the camp needed six captains. “Let my program choose!” said Dario. He had typed in the names of all the captains from the last five years. The program looked for a pattern, and then it printed six names.

All six were from Cabin One.

“That can’t be right,” said Ruth from Cabin Two. So they got out the old lists. Five years ago, only Cabin One was close to the lake. The leader just picked whoever lived nearby, and after that it went on out of habit. Nobody had asked if the children in Cabin Two could row. Some of them rowed better than anyone!

The program did not hate Cabin Two. It learned from what people had done, and then it did the same thing again.

## A cart that pulls left

Push a cart with a bent wheel, and it keeps turning to one side. A program can pull to one side, too. This is called bias. It can be hard to spot, because the machine looks so calm and sure.

How can you find a bent wheel in a program?

- Count. How often does each group get a yes?
- Look back. Where did the examples come from?
- Listen. Ask the people who were told no.

Dario counted: Cabin One six, Cabin Two zero. Then he did what a good builder does. He stopped using the program until it was fixed. That day they used two hats, and drew three names for each cabin.

## No favorites

James, a leader of the first Christians, wrote about something like this in church. A rich man is led to the best seat, while a poor man has to sit on the floor. James did not like it at all.

> My brothers, as you hold out your faith in our glorious Lord Jesus Christ, do not show favoritism.
> — James 2:1

Favoritism means to pick favorites and leave the rest out. A person can be sorry for that and change. A program can only be changed by a person who noticed.`,
      difficulty: 'beginner',
      objectives: [
        'Explain how old choices got into a new program.',
        'Use counting to look for bias.',
        'Tell what a fair builder does after finding bias.',
      ],
      activities: [
        {
          title: 'Who gets called on?',
          description:
            'During one game or meal, make a mark each time somebody is called by name. Use two columns, such as small children and big children. Were the columns alike? Show the leader your list in a kind way.',
        },
        {
          title: 'The bent wheel',
          description:
            'Write a rule for choosing a team helper, such as whoever has the longest braid. Try it five times. Who can never win? Change the rule until each person in the group has a real chance.',
        },
      ],
      checks: [
        {
          question: 'Why did the program print only names from Cabin One?',
          options: [
            'It did not like the children in Cabin Two',
            'Cabin One had the best rowers in the camp',
            'The old lists had mostly Cabin One on them',
            'The printer had run out of ink that morning',
          ],
          answer: 2,
          explanation: 'It learned from old lists, and a habit had made those lists lean one way.',
          practises: [0],
        },
        {
          question: 'Which count is a sign that something may lean?',
          options: [
            'Ten yes for girls, none for boys',
            'Five yes for girls, five for boys',
            'Four yes on a Monday, four on a Friday',
            'Six names that all begin in another way',
          ],
          answer: 0,
          explanation: 'Ten to zero is a big gap, so it is time to look back and listen.',
          practises: [1],
        },
        {
          question: 'What did Dario do when he saw the bias?',
          options: [
            'He hid the lists so no one would see',
            'He gave Cabin Two a smaller boat to row',
            'He told Ruth that computers are always right',
            'He put the program away until it was fair',
          ],
          answer: 3,
          explanation: 'A fair builder stops, mends and does not let people be hurt meanwhile.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Bias Wears a Lab Coat',
      description: 'A number looks neutral. Three short stories show how it can lean.',
      content: `## Yesterday repeats itself

About 2014 engineers at Amazon began to build a program that would rate people who applied for jobs. It learned from ten years of applications, most of which had come from men, as is common in that industry. News reports in 2018 told how it ended. The program had taught itself that applications with the word “women’s,” as in “women’s chess club captain,” deserved a lower score. The engineers removed that rule, but nobody could promise that it would not find another. The project was shut down.

No one had typed in an insult. The past was the teacher, and the past was not fair.

## A stand-in, and a circle

Take the group out of the data, then, and the trouble should be over. It is not. Suppose a bank erases everybody’s family background but keeps the street where they live. In a town where certain families were long kept out of certain streets, the address gives the background away. A piece of information that quietly stands in for another is called a proxy. School, first name, shopping habits and even the hour at which you are online can be proxies.

The third story is about a machine that makes its own evidence. A shop puts its cameras in the aisle where teenagers gather. Naturally it catches more teenagers stealing. The record now says that teenagers steal more, so next month there are more cameras in that aisle. Adults in the other aisles are never counted. This circle is called a feedback loop, and every turn makes the prejudice look more like a fact.

## What can be done

Bias is a systematic error that favors some and burdens others. It helps to ask four things.

- Who is in the data, and who taught whom?
- What is really being measured, and what does it stand in for?
- How do the results differ from group to group?
- Can a person who is judged see the reason and object?

Sometimes the answer is better data. Sometimes it is a different question, or no machine at all. And people who decide without computers need the same four questions, for we are not neutral either.

## A man without a label

The law that the expert quoted to Jesus contains a sentence about judges, and it is surprisingly balanced.

> You must not pervert justice; you must not show partiality to the poor or favoritism to the rich; you are to judge your neighbor fairly.
> — Leviticus 19:15

Your neighbor, it says. But the expert wished to know how far that word reaches. Every biased system has in effect answered him. It has drawn a circle around the cases that it knows well and has walked past those who lie outside.

Jesus told the story so that the traveler has no label at all. Robbers have taken his clothes, and he lies there half dead. A sorting program would find nothing to sort by. The Samaritan found a man.`,
      difficulty: 'intermediate',
      objectives: [
        'Describe how an unfair past can enter a program.',
        'Explain with an example what a proxy is.',
        'Recognize a feedback loop and say how to interrupt it.',
      ],
      activities: [
        {
          title: 'Proxy hunt',
          description:
            'One person secretly writes down a fact about a made-up character, such as rich or new in town. The others may ask about anything except that fact: shoes, lunch, bedtime, pets. After eight questions they guess. List which answers gave it away, and talk about which of them an app might collect.',
        },
        {
          title: 'Two aisles',
          description:
            'Mark two fields on the ground and hide ten pebbles in each. Send four searchers to field A and one to field B for one minute, then write a headline from the counts. Next time send more searchers to the winner. After three rounds, dig up all that is left and rewrite the headline honestly.',
        },
      ],
      checks: [
        {
          question: 'What went wrong in the hiring program?',
          options: [
            'Its makers typed in a rule to refuse all women',
            'It learned from applications that came mostly from men',
            'It could not read applications longer than one page',
            'Applicants had filled in their forms dishonestly',
          ],
          answer: 1,
          explanation:
            'Nobody wrote the rule on purpose. The program found it in ten years of one-sided examples.',
          practises: [0],
        },
        {
          question:
            'A bank deletes family background but keeps the street. Why may it still discriminate?',
          options: [
            'Because deleted data always comes back',
            'Because streets are often spelled wrongly',
            'Because a bank may not use any addresses at all',
            'Because the street can reveal the background',
          ],
          answer: 3,
          explanation: 'The street works as a proxy, so what was erased returns by another door.',
          practises: [1],
        },
        {
          question: 'How could the shop best interrupt its feedback loop?',
          options: [
            'By checking all aisles equally for a time',
            'By buying sharper cameras for the same aisle',
            'By telling teenagers to shop in small groups',
            'By counting only the thefts that are filmed',
          ],
          answer: 0,
          explanation:
            'Only evidence from everywhere can show whether the first suspicion was ever true.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Who Counts, and as What?',
      description:
        'A hospital algorithm predicted exactly what it was asked to predict. That was the trouble.',
      difficulty: 'advanced',
      content: `## An accurate answer to the wrong question

In 2019 Ziad Obermeyer and colleagues published in Science an analysis of a program that helped American hospitals to choose patients for extra care. It was used, in one form or another, for millions of people. Race was not among its inputs. Nevertheless, at a given score Black patients were considerably sicker than white patients. If the score had reflected illness, the researchers calculated, the proportion of Black patients selected for help would have risen from about 18 to 47 percent.

The cause was a single choice. The program predicted future costs, on the assumption that sick people are expensive. Yet a group that has poorer access to doctors, and reasons to mistrust them, generates lower bills for the same disease. Costs were predicted well. Costs simply were not need.

Such a fault is called label bias, and more data would not have cured it. The remedy lay in a better question: the developers, once informed, worked with the researchers on a label that combined cost with health, and the disparity shrank by more than four fifths.

## What is never observed

A second difficulty lies in the cases that leave no trace. A lender learns whether the people it accepted repaid. About those it refused it learns nothing, so an unjust refusal can never be exposed by its own records. Statisticians speak of selective labels.

Loops aggravate this. Imagine two districts with identical rates of offenses but records of 60 and 40, an inheritance from earlier habits. Every day the only patrol is sent to the district with the longer record, where it finds and records one offense. A hundred days later the figures are 160 and 40. An apparent difference of three to two has become one of four to one, although nothing in either district has changed.

## Blindness is not justice

A tempting response is to remove the protected attribute. Since other variables encode it, removal rarely removes much, and it also makes the disparity harder to measure. One cannot audit by sex or origin if one has resolved never to know them. Conversely, collecting such attributes creates risks of its own, as anyone knows who has read what twentieth-century governments did with registers.

Behind the techniques stand rival intuitions. Should individuals who are alike be treated alike? Alike in what respect? Should groups receive equal error rates, or equal outcomes? Should a disadvantage inherited from an injustice be counted against the person who suffers it, merely because it predicts? Mathematics can display the consequences of each answer. It cannot choose among them, and a designer who leaves the question unasked has answered it by default.

## From category to neighbor

> But wanting to justify himself, he asked Jesus, “And who is my neighbor?”
> — Luke 10:29

The question requests a classifier: a function that accepts a person and returns a boolean. Jesus declines to supply one. His story contains categories enough, priest, Levite, Samaritan, and each of them turns out to be a poor predictor of what its bearer will do. Listeners who had learned from experience what to expect of a Samaritan were trained, so to speak, on biased data.

It would be facile to conclude that love abolishes classification. Emergency rooms must decide who is seen first, and a hospital that refuses to sort lets the quietest patient wait longest. Leviticus, in forbidding partiality to the poor as well as favoritism to the rich, presumes that somebody judges. What the parable does add is a test for every scheme of sorting: can those who operate it still be stopped by a person? The Samaritan had a route, a schedule and presumably a prejudice. “But a Samaritan on a journey came upon him, and when he saw him, he had compassion” (Luke 10:33). Seeing came before sorting, and it cost two denarii and an open account.

Institutions can imitate this imperfectly. They can publish what their scores stand for, employ people with authority to make exceptions, count the exceptions, and let them correct the rule.`,
      objectives: [
        'Analyze how a choice of label can produce bias without any bad intention.',
        'Explain why selective labels and loops hide injustice in the records.',
        'Evaluate the claim that removing a protected attribute makes a system fair.',
      ],
      activities: [
        {
          title: 'What does the score stand for?',
          description:
            'Choose a score that governs something near you: a grade, a ranking of schools, a rating of drivers. Write one sentence naming what it is supposed to represent and one naming what is literally counted. Find a person for whom the two diverge, and propose a label that would serve that person better and still be countable.',
        },
        {
          title: 'Simulate the districts',
          description:
            'Use two cups as districts, with 6 and 4 beans as their records. Flip a coin for the offenses found by each patrol. In version one, send the patrol to the fuller cup for 20 rounds. In version two, alternate. Chart both and explain to a partner what a newspaper would report in each version.',
        },
      ],
      checks: [
        {
          question: 'Why did the hospital program underestimate the need of Black patients?',
          options: [
            'Race was used as an input with a negative weight',
            'Too few Black patients were contained in its records',
            'Lower spending was read as a sign of better health',
            'Its predictions of cost were grossly inaccurate',
          ],
          answer: 2,
          explanation:
            'Race was absent and costs were predicted well. The label itself carried unequal access to care into the score.',
          practises: [0],
        },
        {
          question: 'Which statement follows from the example of the two districts?',
          options: [
            'Crime rose in one of them because of the patrol',
            'Records can diverge while the underlying rates stay equal',
            'A longer record shows that earlier patrols were honest',
            'A hundred days are too few for any conclusion',
          ],
          answer: 1,
          explanation:
            'Only what was looked for could be recorded, so the data confirmed the decision that had created it.',
          practises: [1],
        },
        {
          question: 'What is a sound objection to simply deleting the protected attribute?',
          options: [
            'The law in every country requires that it be used',
            'Models can’t be trained unless all the attributes are present',
            'Without it every applicant would receive an equal score',
            'Proxies remain, and unequal effects become harder to detect',
          ],
          answer: 3,
          explanation:
            'Correlated variables carry the information on, while an auditor loses the means to compare groups.',
          practises: [2],
        },
      ],
    },
  },
};
