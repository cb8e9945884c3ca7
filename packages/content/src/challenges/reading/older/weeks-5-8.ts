import type { ReadingItem } from '../../items.ts';

/** The prophets, Jesus, the empty tomb and the first church. */
export const olderReadingOfWeeks5To8: readonly ReadingItem[] = [
  {
    key: 'reading-older-petrov',
    title: 'Five Missiles at Midnight',
    difficulty: 'medium',
    week: 5,
    passage:
      'Shortly after midnight on September 26, 1983, the alarm went off in a bunker south of Moscow. According to the Soviet satellites, an American missile had been launched; a few moments later the screens reported four more. Lieutenant Colonel Stanislav Petrov, the officer on duty, was supposed to pass such a warning up the chain of command. The system rated the reliability of the information as the highest.\n\nPetrov hesitated. Why would anyone begin a nuclear war with only five missiles? The system was new, and he did not altogether trust it. The ground radar showed nothing. He reported a malfunction, without being certain, and then he waited for the minutes in which he would be proved wrong.\n\nNothing fell. The satellites had mistaken sunlight reflected from high clouds for the flame of rockets. Asked about it years later, Petrov insisted that he was no hero and had merely been in the right place. Others in that chair, he thought, trained only to obey the procedure, might have passed it on.',
    question:
      'Which pieces of evidence did Petrov weigh against the alarm? What does the case say about keeping a human being in such decisions?',
    hints: [
      'What struck him as odd about the number five?',
      'What did the other instrument show?',
      'What can a person ask that the system was not built to ask?',
    ],
    goodAnswer:
      'Five missiles made no sense as an attack, the system was new, and radar saw nothing. A person can ask whether the whole picture is plausible, which the system could not.',
  },
  {
    key: 'reading-older-jeremiah-field',
    title: 'Buying Land in a Siege',
    difficulty: 'medium',
    week: 5,
    passage:
      'Jerusalem was surrounded by the Babylonian army. For years Jeremiah had announced that the city would fall, and for this he was under arrest in the courtyard of the guard. At that moment his cousin Hanamel came with an offer: would he care to purchase a field in Anathoth? The land lay, in all likelihood, behind enemy lines. As an investment it was absurd.\n\nJeremiah bought it. The chapter describes the transaction with the dryness of a notary: seventeen shekels of silver weighed out on scales, a deed signed before witnesses, one sealed copy and one open. He had both put in a clay jar so that they would last for a long time. Houses and fields and vineyards, he explained, would again be bought in this land.\n\nAfterward, in private, he admitted to God that he found it difficult to understand. His hope was apparently not so much a feeling as a receipt, made out against the evidence of everything he could see from the window.',
    question:
      'The author calls Jeremiah’s hope “a receipt.” What does this image say about hope, and why does it matter that he had doubts as well?',
    hints: [
      'What does a receipt prove that words alone do not?',
      'What would have been the sensible thing to do with silver during a siege?',
      'When does he voice his confusion: before or after paying?',
    ],
    goodAnswer:
      'His hope was an act that cost something and not merely a mood. Because he acted in spite of doubts, we see that hope can be real without being certain or cheerful.',
  },
  {
    key: 'reading-older-rosetta',
    title: 'Three Scripts, One Decree',
    difficulty: 'medium',
    week: 5,
    passage:
      'For some fourteen hundred years no one alive could read the hieroglyphs. Scholars took them for symbols, each containing a mystery to be felt and not spoken. Then in 1799 French soldiers who were repairing a fort near Rashid, in Egypt, found a slab of dark stone bearing one decree in three scripts: hieroglyphs, a cursive Egyptian script and Greek.\n\nGreek could be read; so the content was known. Still it took over twenty years. Thomas Young in England recognized that the royal name Ptolemy was spelled out by sound. Jean-François Champollion, who had learned Coptic, the language of Egypt’s Christians, realized that the sounds of the old language survived in its church prayers. In 1822 he announced that hieroglyphs combine signs for sounds with signs for ideas.\n\nHaving a translation had not been enough. Someone had to know a living descendant of the language, and had to give up the flattering idea that wisdom so ancient could not have been written with an alphabet’s humble tools.',
    question:
      'Which three things were needed to read the hieroglyphs? How had an assumption stood in the way?',
    hints: [
      'What did the Greek text contribute?',
      'Why was Coptic so useful?',
      'What had scholars believed about the signs?',
    ],
    goodAnswer:
      'The parallel Greek text, the insight that signs can stand for sounds, and the knowledge of Coptic were needed. The belief that every sign was a mystical symbol had blocked the simpler idea.',
  },
  {
    key: 'reading-older-ezra-sense',
    title: 'From Daybreak Until Noon',
    difficulty: 'beginner',
    week: 5,
    passage:
      'The walls of Jerusalem had been finished, and the people asked for something no budget had provided for: they wanted to hear the book. So Ezra the scribe climbed onto a wooden platform in the square before the Water Gate and read aloud from daybreak until noon, to men and women and all who were able to understand.\n\nReading was not enough, however. Many of the listeners had grown up in Persia’s empire and probably spoke Aramaic more readily than the Hebrew of the scroll. Levites, thirteen of whom are named, therefore stood among the crowd, explaining the text and giving the sense, so that everybody could follow.\n\nWhen people understood, they began to weep, for they saw how far they had strayed. But Nehemiah and Ezra told them not to mourn. They were to go home and eat and drink, and send portions to those who had nothing prepared, since the joy of the Lord was their strength.',
    question:
      'What is the difference between hearing the text and being given its sense? Why might joy be prescribed on the very day of such sorrow?',
    hints: [
      'What did the Levites do in the crowd?',
      'Why were the people in tears?',
      'Who else was to be included in the meal?',
    ],
    goodAnswer:
      'Hearing gives the words; receiving the sense means understanding what they say to you. Seeing their faults should lead them to gratitude and sharing, for God wanted them back and not crushed.',
  },
  {
    key: 'reading-older-magnificat',
    title: 'Not a Gentle Song',
    difficulty: 'medium',
    week: 6,
    passage:
      'Mary’s song in the Gospel of Luke has been set to music so often, and so beautifully, that its words can slip past unnoticed. They deserve attention. A young woman from an unimportant village, pregnant in circumstances hard to explain, praises a God who scatters the proud, brings rulers down from their thrones, lifts up the humble, gives the hungry more than enough and dismisses the rich with nothing.\n\nShe does not say that God will do this some day. She says that He has done it, as if it were accomplished already, although Herod is still sitting securely on his throne and nothing whatever has altered in Nazareth. The grammar is that of the prophets, who now and then speak of the future as something finished, because they are so sure of the One who promised it.\n\nThe song is also deeply traditional. Nearly every line echoes the Scriptures, above all the prayer of Hannah, another woman whom nobody had been taking seriously.',
    question:
      'Why does the author call the song “not gentle,” and how does the past tense in it express faith?',
    hints: [
      'List what happens to the powerful and to the poor.',
      'What is the actual situation when Mary sings?',
      'How do prophets sometimes talk about what is yet to come?',
    ],
    goodAnswer:
      'It announces that thrones and fortunes will be overturned in favor of the humble. Speaking of this as done, while Herod still rules, shows how firmly she trusts God’s promise.',
  },
  {
    key: 'reading-older-vineyard-wages',
    title: 'One Denarius Each',
    difficulty: 'beginner',
    week: 6,
    passage:
      'A landowner goes out at dawn to hire laborers and agrees with them on a denarius, the normal wage for a day. He returns to the marketplace at nine, at noon and at three, and even an hour before sunset he finds people standing there, who explain that they have been idle all day because nobody has hired them.\n\nIn the evening the last are paid first, and they receive a full denarius. The early workers, naturally, expect more. When they receive exactly what was agreed, they complain that the others have been made equal to them, who had to endure the burden and the heat of the day. The owner replies, calling one of them friend, that he is doing him no injustice, and asks whether he is envious of generosity.\n\nIt helps to recall that a denarius bought approximately one day’s food for a family. Those who were hired at five o’clock needed to eat that night every bit as much as the others; and anyone who has waited in a marketplace, watching stronger people be chosen, knows that this is not a day off.',
    question:
      'The early workers appeal to fairness. How does the information about the denarius and the waiting alter the meaning of “fair”?',
    hints: [
      'What did the first group agree to?',
      'What would a twelfth of a denarius mean for a family?',
      'Was standing in the marketplace easy?',
    ],
    goodAnswer:
      'If fair means equal pay for equal hours, they are right to complain. But if it means that each household can live, the owner is just to the first and generous to the last, who had also had a hard day.',
  },
  {
    key: 'reading-older-gender-shades',
    title: 'The Mask on the Desk',
    difficulty: 'medium',
    week: 6,
    passage:
      'As a graduate student at MIT, Joy Buolamwini was working with a program for detecting faces, and it would not detect hers. When she put on a plain white mask, it recognized the mask immediately. The daughter of a scientist and an artist from Ghana, she decided to find out whether this was an accident.\n\nIn 2018 she and Timnit Gebru published a study of three commercial systems that determined the gender of a person from a photograph. For light-skinned men the error rate was below one percent. For darker-skinned women it reached nearly thirty-five percent in the worst of the three. The overall accuracy, which the companies were proud to advertise, had concealed the difference, since the collections of pictures used for testing consisted mostly of lighter faces.\n\nThe firms improved their products within a year or so. Buolamwini keeps asking the question that comes before accuracy: a system that recognizes everyone equally well can also be used to watch everyone equally well. Should it be?',
    question:
      'How could an impressive average hide the problem? Explain how the question at the end differs from the question of accuracy.',
    hints: [
      'Who made up most of the test pictures?',
      'What happens to a small group within a large average?',
      'One question concerns how well it works. What does the other concern?',
    ],
    goodAnswer:
      'Because most test pictures showed lighter faces, good results there outweighed the many errors for darker-skinned women. The last question asks whether such a system ought to be used at all, even when it works.',
  },
  {
    key: 'reading-older-friend-password',
    title: 'Worried About Noa',
    difficulty: 'hard',
    week: 6,
    passage:
      'Noa had stopped eating lunch and no longer came along to the lake, and whenever Ilse asked, she answered that everything was fine, in the voice that people use with waiters. Ilse happened to know the code of Noa’s phone, and she also knew that Noa confided in a chatbot every night, because she had mentioned it once, laughing.\n\nThe phone was lying on the bunk, and Noa was in the shower. In two minutes Ilse could find out whether she had a reason to be afraid. If she read those messages, she might be able to help her friend; but she would also have invaded the one place in which Noa had felt free to speak, and Noa might never trust anyone again, least of all Ilse.\n\nThere was a third possibility, one that required more courage than the other two. She could sit on the steps of the bathhouse, wait, and say aloud what she had seen and what she feared. And whatever Noa answered, there was Ruth, the counselor, who had told them on the first evening that some secrets are too heavy to be carried by friends alone.',
    question:
      'Weigh the three possibilities. What would you advise Ilse to do, and when does a friend’s secret stop being a secret to keep?',
    hints: [
      'What does each possibility risk?',
      'What can a trained adult do that a friend cannot?',
      'Is telling Ruth a betrayal, if someone is in danger?',
    ],
    goodAnswer:
      'I would advise her to speak openly with Noa and go to Ruth in any case, with Noa if possible. When someone’s safety may be at stake, bringing in a trusted adult is loyalty and not betrayal.',
  },
  {
    key: 'reading-older-cyrene',
    title: 'A Man Coming In From the Country',
    difficulty: 'medium',
    week: 7,
    passage:
      'Mark needs just one sentence for him. A passerby, coming in from the country, is forced by the soldiers to carry the cross of Jesus: Simon of Cyrene, the father of Alexander and Rufus. Cyrene was a city in North Africa, in what is now Libya; Simon may have traveled a thousand miles to celebrate the Passover. Nothing indicates that he had any opinion about the condemned man; he was simply within reach.\n\nWhy does Mark mention the sons, whom the story does not require? The simplest explanation is that his first readers were acquainted with them. And in a letter to Rome, the city with which Mark’s Gospel has long been connected, Paul greets a man named Rufus, and also his mother, who had been a mother to him too. Rufus was a common name, and we cannot be sure that it is the same person.\n\nBut if it is, then a compulsory errand on a terrible morning had become, within one generation, the faith of a family.',
    question:
      'Separate what Mark says, what the author infers, and what remains uncertain. Why is it honest to keep these three apart?',
    hints: [
      'Look for words like “may,” “explanation” and “cannot be sure.”',
      'Which facts stand in the text of Mark?',
      'What happens to trust when guesses are sold as facts?',
    ],
    goodAnswer:
      'Mark says that Simon of Cyrene carried the cross and had two sons. The author infers that readers knew them; whether the Rufus in Rome is the son remains uncertain. Keeping them apart lets readers judge how firm each claim is.',
  },
  {
    key: 'reading-older-mars-orbiter',
    title: 'Lost in Conversion',
    difficulty: 'beginner',
    week: 7,
    passage:
      'After a voyage of nine months, the Mars Climate Orbiter reached its destination on September 23, 1999, passed behind the planet and was never heard from again. It had come in far too low and was most likely destroyed in the atmosphere.\n\nThe cause can be stated in a sentence. One piece of software on the ground supplied the force of the small thrusters in pound-seconds, the program that received the numbers expected newton-seconds, and each of them was correct by its own lights. The numbers differed by a factor of about 4.45.\n\nThe investigators did not content themselves with that sentence. Units are mixed up somewhere every day, they observed in effect; the point is that large projects contain checks to catch such things. Here the test of that interface had been incomplete. Navigators had noticed that the path was drifting and had voiced concern, though not through the official form, and the matter was not pursued. The spacecraft failed because of a number. The organization failed because a worried person was not heard.',
    question:
      'The passage gives a technical cause and a human one. Which does the author consider deeper, and why?',
    hints: [
      'What is said about mixing up units in general?',
      'What had the navigators noticed?',
      'Compare the last two sentences.',
    ],
    goodAnswer:
      'The human cause is deeper. Mistakes with units will always happen, but good checks and a willingness to listen to worried people would have caught this one in time.',
  },
  {
    key: 'reading-older-women-witnesses',
    title: 'An Inconvenient Detail',
    difficulty: 'hard',
    week: 7,
    passage:
      'If one wished to invent a convincing report in the first century, there were rules of thumb. Above all, one chose respectable witnesses. In the ancient world the testimony of women was widely considered less reliable than that of men; the historian Josephus says bluntly that it should not be admitted in court.\n\nAll four Gospels agree that women were the first at the empty tomb. Luke even adds that when they told the apostles, the story seemed to them like nonsense and they did not believe it. The leading men of the young church appear in this scene as the ones who got it wrong.\n\nHistorians speak of the criterion of embarrassment: details that would have been awkward for the authors are less likely to have been made up. That is an argument, not a proof, and it must be weighed along with others. It does make one thing difficult, which is to read these chapters as smooth propaganda. They give the impression of people who report an order of events that they would not have chosen.',
    question:
      'Explain the criterion of embarrassment in your own words. What can it show, and what can it not show?',
    hints: [
      'Why were women awkward witnesses at the time?',
      'How do the apostles look in Luke’s account?',
      'Notice the words “an argument, not a proof.”',
    ],
    goodAnswer:
      'Details that made things harder for the authors were probably not invented. It makes it more likely that this detail was remembered and not made up, but it cannot by itself prove the resurrection.',
  },
  {
    key: 'reading-older-checklist',
    title: 'Too Much Airplane for One Man',
    difficulty: 'medium',
    week: 7,
    passage:
      'On October 30, 1935, the prototype of a new Boeing bomber rose steeply over Wright Field in Ohio, stalled and crashed. The pilot was among the most experienced in the army. The aircraft had no mechanical defect: in the rush of preparing four engines and many new controls, the crew had forgotten to release a lock on the elevators. A newspaper remarked that it was too much airplane for one man to fly.\n\nOne might have answered with more training, but who could be trained better than he? A group of test pilots came up with something far less glamorous. They wrote a list, short enough to fit on a card, of the steps before takeoff, flight, landing and taxiing. Nothing on it was unknown to any of them, and that was precisely the idea. With the list, the model that became the B-17 was flown for well over a million miles without a serious accident.\n\nSurgeons, who have adopted checklists since, sometimes feel insulted by them at first. A list seems to doubt their skill. In fact it doubts only their memory, which they share with everybody else.',
    question:
      'Why would more training not have solved the problem? What attitude does a person need in order to use a checklist well?',
    hints: [
      'How experienced was the pilot?',
      'Was knowledge missing, or something else?',
      'What exactly does a list doubt?',
    ],
    goodAnswer:
      'The pilot knew everything; in a complex situation a step was simply forgotten. To use a checklist one needs the humility to admit that even experts overlook things.',
  },
  {
    key: 'reading-older-areopagus',
    title: 'To an Unknown God',
    difficulty: 'medium',
    week: 8,
    passage:
      'Paul had not planned to visit Athens as a tourist, but while he waited there for his companions he looked around. Luke reports that he was distressed, because the city was full of idols. One might therefore expect his speech before the council of the Areopagus to start with an attack.\n\nIt starts with an observation. He has walked through the city, he says, and looked carefully at what they worship; he has even discovered an altar with the inscription: to an unknown god. What they worship without knowing it, he will now proclaim to them. He quotes no prophet, whom they would not recognize. He quotes two lines from Greek poets instead. Only when he has shown that he has read what they read does he say what they had not heard, and at the resurrection of the dead some of them begin to sneer.\n\nOthers want to hear more, and a few believe, among them a member of the council named Dionysius and a woman called Damaris. Paul had disagreed with his listeners profoundly, yet nobody could complain that he had not been paying attention.',
    question:
      'How did Paul prepare his listeners for what he disagreed with them about? Where could you use this approach yourself?',
    hints: [
      'What had he done before he spoke?',
      'Whose words does he quote, and why those?',
      'At which point does he say something that offends some of them?',
    ],
    goodAnswer:
      'He looked at their city, respected their seeking, and quoted their own poets before he presented his message. I could first show that I understand a friend’s view before I say where I disagree.',
  },
  {
    key: 'reading-older-invented-cases',
    title: 'Cases That Never Were',
    difficulty: 'beginner',
    week: 8,
    passage:
      'In 2023 a lawyer in New York submitted a brief in a suit against an airline. It cited half a dozen earlier judgments in support of his client. Neither the other side nor the judge was able to find them, for the very good reason that they did not exist: the lawyer had asked a chatbot, which had composed them, complete with names, dates and quotations.\n\nHe had not been entirely careless, he explained. He had asked the program whether the cases were real, and it had assured him that they were and could be found in reputable databases. He and a colleague were fined five thousand dollars.\n\nIt is tempting to say that the program lied, but lying requires that one knows the truth, and the program had only continued the text in the most plausible manner, first with judgments and then with assurances. The weakness of the lawyer’s verification becomes obvious once it is pointed out: he had asked the witness whether the witness was reliable.',
    question:
      'What was wrong with the lawyer’s way of checking? Describe a check that would have worked.',
    hints: [
      'Who was asked to confirm the answer?',
      'Where would a real judgment be recorded?',
      'Think of a source that is independent of the first.',
    ],
    goodAnswer:
      'He asked the same program that had made the claim, so its yes was worth nothing. He should have looked the cases up in an independent legal database or library.',
  },
  {
    key: 'reading-older-philemon',
    title: 'Charge It to My Account',
    difficulty: 'hard',
    week: 8,
    passage:
      'The shortest letter we have from Paul fills less than a page. He is in prison, and with him is Onesimus, a slave who had separated from his master, Philemon, and perhaps owed him money. Onesimus has become a Christian, and now he is going back with the letter in his hand; one would like to have seen his expression.\n\nPaul could give orders, and mentions that he could, but he prefers to appeal. He asks Philemon to receive Onesimus no longer as a slave but as a dear brother, exactly as he would receive Paul himself, and to charge anything that is owed to Paul’s account. Then comes the quiet remark that Philemon owes Paul his very self.\n\nThe letter does not abolish slavery, and Christians took far too long to draw the conclusion it suggests. Still, something has been planted that does not sit well beside a price tag. It is difficult to go on owning a person whom you must welcome to your table as a brother, and as though he were the apostle himself. We do not possess Philemon’s reply, but we do possess the letter, and somebody must have kept it.',
    question:
      'How does Paul put pressure on Philemon without commanding him? What does the author conclude from the fact that the letter still exists?',
    hints: [
      'Collect the phrases by which Paul appeals to him.',
      'Who would have been able to destroy the letter?',
      'What might its survival say about the reply?',
    ],
    goodAnswer:
      'Paul appeals to friendship, offers to pay, and reminds Philemon what he owes him, so that refusing would be shameful. Since Philemon could have destroyed the letter, its survival suggests that he did what Paul asked.',
  },
  {
    key: 'reading-older-gamaliel',
    title: 'The Advice of a Careful Man',
    difficulty: 'hard',
    week: 8,
    passage:
      'The apostles had been forbidden to preach and had gone on preaching. Standing before the council, they declared that one must obey God more than men, and many in the room wanted them dead. Then a Pharisee called Gamaliel, a teacher respected by everyone, asked to have the men taken outside for a little while.\n\nHe reminded his colleagues of earlier movements. A certain Theudas had claimed to be somebody, and about four hundred men had joined him; he was killed, and it all came to nothing. Judas the Galilean likewise. He advised them to leave these men alone. If the undertaking was of human origin, it would fail; if it came from God, they would be unable to stop it, and might even find themselves fighting against God.\n\nThe council followed him, at least in part. His argument is not flawless: movements that are merely human have lasted for centuries, and good ones have been crushed. As a rule for discovering the truth it is insufficient. As advice to angry people with power, on a day when they were sure of themselves, it saved lives.',
    question:
      'The author finds the argument weak in one respect and wise in another. Explain both judgments. Do you agree?',
    hints: [
      'Does success prove that something comes from God?',
      'Who was being advised, and in what mood?',
      'What becomes possible when an irreversible act is postponed?',
    ],
    goodAnswer:
      'Success cannot prove what is true, since false things may last and good ones may be crushed. But for people about to do something irreversible in anger, waiting and admitting they might be wrong is wise. I agree.',
  },
];
