import type { JournalLanguage } from '../../../journal/language.ts';

/** Paraphrases, so without quotation marks; the references lead to the text itself. */
export const thoughts: JournalLanguage['thoughts'] = {
  young: {
    grief: ['Le Psaume 34:19 dit que Dieu est proche des cœurs brisés.'],
    fear: ['Le Psaume 56:4 parle de faire confiance à Dieu quand on a peur.'],
    sadness: ['Le Psaume 34:19 dit que Dieu est proche des cœurs tristes.'],
    kindness: ['Éphésiens 4:32 nous invite à être bons les uns envers les autres.'],
    friendship: ['Proverbes 17:17 dit qu’un ami aime en tout temps.'],
    nature: ['Le Psaume 104:24 s’étonne de tout ce que Dieu a fait.'],
    gratitude: ['Le Psaume 107:1 remercie Dieu, car son amour ne finit pas.'],
    joy: ['Le Psaume 118:24 se réjouit du jour que Dieu a fait.'],
    faith: ['Philippiens 4:6 dit que nous pouvons tout dire à Dieu.'],
  },
  older: {
    grief: [
      'Le Psaume 34:19 le dit ainsi : Dieu est proche de ceux qui ont le cœur brisé.',
      'Apocalypse 21:4 regarde vers un jour où toute larme sera essuyée.',
    ],
    shame: ['1 Jean 1:9 parle d’un Dieu qui pardonne à ceux qui reconnaissent leurs fautes.'],
    loneliness: ['Le Psaume 139 dit qu’il n’y a pas d’endroit où Dieu nous perdrait de vue.'],
    fear: ['Le Psaume 56:4 ne nie pas la peur ; il se tourne vers Dieu au milieu d’elle.'],
    sadness: ['Le Psaume 13 commence par demander jusqu’à quand, et c’est pourtant une prière.'],
    anger: ['Proverbes 15:1 dit qu’une réponse douce peut calmer une dispute.'],
    doubt: [
      'En Marc 9:24, un père dit à la fois qu’il croit et qu’il a besoin d’aide pour croire.',
    ],
    body: ['En Marc 6:31, Jésus invite des gens fatigués à se reposer un peu.'],
    kindness: ['Galates 6:9 encourage à ne pas se lasser de faire le bien.'],
    friendship: ['Ecclésiaste 4:9-10 dit que deux valent mieux, car l’un peut relever l’autre.'],
    nature: ['Le Psaume 19 dit que le ciel parle de Dieu sans un mot.'],
    learning: ['Jacques 1:5 dit qu’on peut simplement demander la sagesse à Dieu.'],
    gratitude: [
      '1 Thessaloniciens 5:18 parle de remercier en toute situation, non pour toute situation.',
    ],
    hope: ['Romains 5:3-4 trace un chemin de l’épreuve à la patience, puis à l’espérance.'],
    joy: ['Néhémie 8:10 appelle la joie du Seigneur une force.'],
    faith: [
      'Hébreux 11:1 décrit la foi comme une confiance en ce qu’on espère et ne voit pas encore.',
    ],
  },
};
