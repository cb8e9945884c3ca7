import type { ReadingItem } from '../../items.ts';

/** Inventors, explorers, scientists and people of faith. */
export const olderReadingOnLives: readonly ReadingItem[] = [
  {
    key: 'reading-older-lovelace-weaves',
    title: 'Note G',
    difficulty: 'medium',
    passage:
      'In 1843 Ada Lovelace, then twenty-seven, translated a French article about Charles Babbage’s Analytical Engine, a mechanical computer that had been designed but never built. She added notes of her own, which turned out to be almost three times as long as the article.\n\nLovelace noticed something that even Babbage had hardly put into words. If a machine can manipulate numbers according to rules, and if other things, such as musical tones, can be represented by numbers, then the machine might compose elaborate pieces of music. It weaves algebraic patterns, she wrote, just as the Jacquard loom weaves flowers and leaves.\n\nIn the last note, G, she set out step by step how the engine would calculate a difficult series of numbers, and there she also drew a boundary. The engine has no pretensions to originate anything; it can do whatever we know how to order it to perform. Alan Turing argued with that sentence a century later, and we are arguing still.',
    question:
      'Lovelace saw both more and less in the machine than others did. Explain the two halves of her view.',
    hints: [
      'What did she think besides calculation might be possible?',
      'What did she believe that it could not do?',
      'What does the comparison with the loom express?',
    ],
    goodAnswer:
      'She saw that anything which can be represented as numbers, even music, might be processed by it. At the same time she held that it could not originate anything, but only carry out what people tell it to do.',
  },
  {
    key: 'reading-older-mcclintock',
    title: 'Listening to Corn',
    difficulty: 'medium',
    passage:
      'Barbara McClintock knew her corn plants one by one. Year after year she walked along the rows and compared the speckles on their kernels with what she observed under the microscope, until she arrived at a conclusion that contradicted everything in the textbooks: certain pieces of the hereditary material can change their position. Genes, which were supposed to sit on the chromosomes like beads on a string, were able to jump.\n\nWhen she presented her findings in 1951, she met with puzzlement and, in some quarters, hostility. After a few more attempts she stopped publishing details of this work, though she did not stop working. She later explained that one simply has to wait for the right time.\n\nDuring the 1960s and 1970s molecular biologists discovered jumping genes in bacteria, and it gradually became clear what she had seen. In 1983, at the age of eighty-one, she was awarded the Nobel Prize. Asked about the decades in between, she said that the work had been such a pleasure that no reward could be more than that.',
    question:
      'What enabled McClintock to keep going without recognition? Do you consider her decision to stop publishing wise?',
    hints: [
      'What does she say about reward?',
      'How sure was she of what she had observed?',
      'What did science gain or lose by her silence?',
    ],
    goodAnswer:
      'She trusted careful observation and enjoyed the work itself, so she did not depend on praise. Her silence saved her strength, although science might have advanced sooner if she had gone on publishing.',
  },
  {
    key: 'reading-older-bonhoeffer-ship',
    title: 'The Ship Back',
    difficulty: 'hard',
    passage:
      'In June 1939 the German pastor Dietrich Bonhoeffer arrived in New York. Friends had arranged for him to teach in America, where he would be safe from the regime he had opposed since its beginning, and from being drafted into its army. He had a room, a desk and a future.\n\nHe could not bear it. In his diary he kept returning to the brothers he had left at home, and after a few weeks he wrote to Reinhold Niebuhr, one of his hosts, that he had made a mistake in coming. He would have no right to take part in the rebuilding of Christian life in Germany after the war, he explained, if he did not share the trials of this time with his people. Early in July he boarded one of the last ships to sail before war broke out.\n\nHe joined the resistance, was arrested in 1943, and was executed in April 1945, within weeks of the end. Fellow prisoners remembered a man who was calm, and who had time for others. Considered from the outside his return looks like a waste, but he seems never to have regretted it.',
    question:
      'What reason did Bonhoeffer give for returning? Discuss whether a person in his situation would also have been right to stay.',
    hints: [
      'To whom did he feel he belonged?',
      'What might he have done for others from America?',
      'Can two different choices both be faithful?',
    ],
    goodAnswer:
      'He believed that he could help to rebuild only if he had shared the suffering of his people. Staying might also have been right for someone who could serve from abroad; he followed his conscience, knowing what it could cost.',
  },
  {
    key: 'reading-older-sugihara',
    title: 'Visas Through a Train Window',
    difficulty: 'medium',
    passage:
      'One morning in July 1940 Chiune Sugihara, the Japanese vice-consul in Kaunas, Lithuania, found a crowd of Jewish refugees outside his gate. They needed transit visas in order to escape through the Soviet Union and Japan. He cabled his government for permission, and was told that visas could be issued only to those who satisfied all the requirements, which most of these people did not. He asked again. The reply was the same.\n\nSugihara talked with his wife, Yukiko, and made up his mind. For several weeks he wrote visas by hand, from morning until night, sometimes as many in a day as were customary in a month. When the consulate closed, he went on in a hotel, and it is reported that he was still handing papers through the window as the train began to move. He is recorded as having issued more than two thousand, many for whole families.\n\nAfter the war he lost his position. He rarely mentioned the matter. Decades later, when survivors tracked him down, he said that they were human beings and needed help.',
    question:
      'Sugihara broke instructions in order to do what he thought right. What distinguishes his disobedience from merely ignoring rules one dislikes?',
    hints: [
      'What did he try first, and how often?',
      'Who benefited, and who bore the cost?',
      'Did he hide behind excuses afterward?',
    ],
    goodAnswer:
      'He first asked for permission repeatedly, acted for the lives of others and not for his own advantage, and accepted the consequences. That is different from breaking a rule because it is inconvenient.',
  },
  {
    key: 'reading-older-vavilov',
    title: 'The Seeds Nobody Ate',
    difficulty: 'hard',
    passage:
      'Nikolai Vavilov traveled five continents to collect the seeds of cultivated plants: hardy wheats from the mountains, forgotten beans, hundreds of kinds of potato. Whoever wants to breed crops that withstand drought and disease, he argued, must preserve the variety that farmers have created over thousands of years. By 1940 the institute he directed in Leningrad possessed what was probably the largest collection in the world.\n\nVavilov himself was arrested that year, because his genetics contradicted the doctrine favored by Stalin, and he died in prison in 1943. From September 1941 the city was under siege, and its people were starving. In the unheated rooms of the institute his colleagues guarded tons of rice, peas, corn and wheat against rats, frost and thieves. Several of them died of hunger that winter, among them, it is said, the keeper of the rice.\n\nThey could not know who would win the war. They did know that a variety which has been eaten will not return. Descendants of those seeds have been grown in Russian fields ever since.',
    question:
      'Why did the scientists consider the seeds more important than their own survival? Is such a decision admirable, troubling, or both?',
    hints: [
      'For whom were the seeds being kept?',
      'What cannot be restored once it has been lost?',
      'Who else in the city was hungry?',
    ],
    goodAnswer:
      'The seeds could help to feed future generations and could never be replaced. It is admirable as a sacrifice for people they would never meet, and troubling because people were starving at the same moment.',
  },
  {
    key: 'reading-older-julian-hazelnut',
    title: 'All That Is Made',
    difficulty: 'easy',
    passage:
      'In May 1373 a woman of thirty lay so ill, in the English city of Norwich, that a priest had been sent for. As she gazed at a crucifix, she had a series of visions. She recovered, spent the following decades thinking about what she had seen, and wrote it down in what is regarded as the earliest surviving book in English known to be by a woman. We do not know her name for certain, and we call her Julian after the church to which the small room where she lived was attached.\n\nIn one of the visions she was shown something little, the size of a hazelnut, lying in the palm of her hand. When she wondered what this might be, the answer came that it was all that is made. She marveled that anything so small could continue to exist at all, and she understood that it lasts, and ever shall, because God loves it.\n\nJulian lived through repeated outbreaks of plague. Her trust that all shall be well was not the optimism of someone who had never seen anything go wrong.',
    question:
      'What does the image of the hazelnut say about the world and about God? Why does the last paragraph matter for understanding Julian’s trust?',
    hints: [
      'How stable does the tiny object appear?',
      'What alone keeps it in existence?',
      'What had Julian seen in her own city?',
    ],
    goodAnswer:
      'The world is tiny and fragile and continues only because God loves it. Since Julian had lived through plague and illness, her hope was tested and not naive.',
  },
  {
    key: 'reading-older-ramabai',
    title: 'A Translation From Mukti',
    difficulty: 'medium',
    passage:
      'Pandita Ramabai was born in 1858 into a Brahmin family in India. Her father, against the custom of the time, taught the girl and her mother Sanskrit, and as a young woman she could recite thousands of verses from memory; scholars in Calcutta honored her with the title Pandita, learned one. After famine had taken her parents, and sickness her husband, she was left as a widow with a small daughter in a society in which widows counted for little.\n\nShe traveled to England, where she was baptized, and to America, and returned with a plan. In 1889 she opened a school for child widows. During the famines of the 1890s she brought hundreds of starving girls to a settlement named Mukti, meaning liberation, where they learned to read, to weave, to farm and to run a printing press.\n\nIn her last years she translated the Bible into everyday Marathi, learning Hebrew and Greek for the purpose, because she wanted those girls to be able to understand it without a scholar at their side. She died in 1922; the translation was just complete.',
    question:
      'Ramabai owed much to scholarship. Why, then, did she want a Bible that could be read “without a scholar”?',
    hints: [
      'Who had been excluded from learning in her youth?',
      'Whom was she writing for?',
      'What does the name Mukti mean?',
    ],
    goodAnswer:
      'She knew how knowledge could be reserved for a few, as it had been for men. She used her own learning to open the text to girls who had nothing, so that they would be free and not dependent.',
  },
  {
    key: 'reading-older-ramanujan',
    title: 'A Letter From Madras',
    difficulty: 'medium',
    passage:
      'In January 1913 the Cambridge mathematician G. H. Hardy opened an envelope from India. The writer, a clerk in an accounts office in Madras on a salary of twenty pounds a year, enclosed several pages of formulas without proofs. Some were known. Others looked impossible. Hardy suspected a fraud, went about his day, and found that he could not stop thinking of them.\n\nIn the evening he sat down with his colleague J. E. Littlewood, and by midnight they were convinced. Certain theorems, Hardy later remarked, had defeated him completely; they had to be true, because if they were not, no one would have had the imagination to invent them.\n\nTwo other professors had received letters from the same clerk and had not been able to do anything with them. Hardy replied. Srinivasa Ramanujan came to Cambridge in 1914, and in five years, much of it in poor health, he produced work on which mathematicians are still building. He died at thirty-two. Hardy, asked about his own greatest contribution to mathematics, answered without hesitation that it was the discovery of Ramanujan.',
    question:
      'What qualities allowed Hardy to recognize Ramanujan when others had not? Explain the reasoning in the sentence about imagination.',
    hints: [
      'What was his first reaction, and what did he do about it?',
      'Whom did he consult?',
      'Is it easier to find a deep truth or to make one up?',
    ],
    goodAnswer:
      'Hardy was curious enough to reconsider his suspicion, took the time and asked a colleague. He reasoned that formulas so strange and rich would be harder to make up than to discover, so they were probably true.',
  },
  {
    key: 'reading-older-francis-sultan',
    title: 'Across the Lines at Damietta',
    difficulty: 'medium',
    passage:
      'In 1219, during the Fifth Crusade, an army from Europe was besieging Damietta in the delta of the Nile. Francis of Assisi had followed it there, but not in order to fight. In a pause between the battles he and one companion, Brother Illuminato, crossed the lines without weapons and asked to be taken to the sultan, al-Malik al-Kamil. They could easily have been killed.\n\nThe sultan, a cultivated man with a reputation for fairness, received them. What precisely was said we do not know, for the accounts differ and some were embellished later. It is clear that Francis spoke openly about his faith in Christ, that the sultan listened with courtesy and did not become a Christian, and that after some days the visitors were conducted back in safety.\n\nMeasured by its aims the journey accomplished nothing: the war continued, and nobody was converted. Yet soon afterward Francis advised his brothers who wished to live among Muslims that one way to do it was not to quarrel or argue, but to be subject to everyone for God’s sake. Eight centuries later Christians and Muslims still recall that meeting as a beginning.',
    question:
      'The visit “accomplished nothing,” and it is remembered as a beginning. How can both be true?',
    hints: [
      'What were the goals of the visit?',
      'How did each man treat someone he disagreed with?',
      'What changed in the advice Francis gave?',
    ],
    goodAnswer:
      'It neither ended the war nor converted anyone. But two people of different faiths met without violence and listened to each other in the middle of a war, and that example still encourages dialogue.',
  },
  {
    key: 'reading-older-augustine-garden',
    title: 'Take and Read',
    difficulty: 'easy',
    passage:
      'In the summer of 386 Augustine was the official teacher of rhetoric in Milan, brilliant, ambitious and miserable. He had tried several philosophies and had arrived at the point where he was convinced by the Christian faith and could not bring himself to live by it. He describes the state precisely: he had been praying for years to be made pure, but not yet.\n\nOne day the conflict overwhelmed him. He flung himself down beneath a fig tree in a garden and wept. From a neighboring house he heard the voice of a child, he could not tell whether boy or girl, singing the same words over and over: take and read, take and read. He tried to recall whether there was any game in which children sang this, and could think of none.\n\nHe returned to the bench where he had left a volume of Paul’s letters, opened it, and read the first lines that met his eye. He had no need to read further, he tells us, because at once it was as though a light of confidence had poured into his heart, and all the shadows of doubt were gone.',
    question:
      'Augustine was already convinced in his mind. What was still missing, and how does his prayer “but not yet” express it?',
    hints: [
      'What could he not bring himself to do?',
      'What does he want, and what does he want to keep?',
      'Is knowing enough to change a life?',
    ],
    goodAnswer:
      'The will to live by what he believed was missing. “But not yet” shows a divided heart that wants to be changed and also wants to stay as it is.',
  },
  {
    key: 'reading-older-glennie-barefoot',
    title: 'The Percussionist’s Feet',
    difficulty: 'easy',
    passage:
      'Evelyn Glennie was born on a farm in Scotland in 1965. At eight her hearing started to fail, and by twelve she was profoundly deaf. When she announced that she wished to become a musician, well-meaning people advised her against it. Her percussion teacher asked a different question. He struck a kettledrum and wanted to know where in her body she felt the vibration.\n\nShe placed her hands flat against the wall. The low notes, she noticed, arrived mainly in her legs and feet, the high ones in particular places on her face, neck and chest. Hearing, she came to think, is a specialized form of touch, and most people have become so accustomed to doing it with their ears that they have let the rest of the body fall asleep.\n\nThe Royal Academy of Music in London turned her down at first because of her deafness; she asked to be judged by her playing, and was admitted. She often performs barefoot. She became one of the first people to make a full-time career as a solo percussionist, and she describes her task as teaching the world to listen.',
    question:
      'How did the teacher’s question differ from the advice of the others? What does Glennie mean by teaching the world to listen?',
    hints: [
      'What did most people look at: what was missing or what was there?',
      'How does she define hearing?',
      'What have people with good ears possibly stopped doing?',
    ],
    goodAnswer:
      'The others saw a limit; the teacher asked what she could perceive. She means that listening takes attention with the whole body and person, which many hearing people neglect.',
  },
  {
    key: 'reading-older-chambon',
    title: 'The Village That Opened Its Doors',
    difficulty: 'medium',
    passage:
      'Le Chambon-sur-Lignon is a village in the hills of south-central France, and many of its inhabitants were Protestants whose ancestors had been persecuted for their faith. On June 23, 1940, the day after France signed its armistice with Germany, the pastors André Trocmé and Édouard Theis told the congregation that the responsibility of Christians was to resist the violence that would be brought to bear on their consciences, through the weapons of the Spirit.\n\nWhat followed was not a campaign with a headquarters. Refugees, a great many of them Jewish children, came up on the little train and were taken in by farmers, teachers and innkeepers, one door at a time. Papers were forged. When police searched, the guests went into the forest. When an official demanded a list of the Jews, Trocmé replied that they did not know what a Jew was; they knew only human beings.\n\nSeveral thousand refugees found shelter on the plateau. Asked after the war why they had done it, villagers tended to be embarrassed. Things had to be done, one woman said, and we happened to be there to do them.',
    question:
      'How might the history of their ancestors have prepared the villagers? What do you make of their embarrassment at being praised?',
    hints: [
      'What had happened to their own forebears?',
      'How was the help organized?',
      'What did helping seem like to them?',
    ],
    goodAnswer:
      'Stories of persecution had taught them to sympathize with the hunted and not to obey unjust power. To them, helping was simply what one does, so praise seemed out of proportion.',
  },
];
