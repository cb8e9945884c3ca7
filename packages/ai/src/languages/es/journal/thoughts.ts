import type { JournalLanguage } from '../../../journal/language.ts';

/** Paraphrases, so without quotation marks; the references lead to the text itself. */
export const thoughts: JournalLanguage['thoughts'] = {
  young: {
    grief: ['El Salmo 34:18 dice que Dios está cerca de los corazones rotos.'],
    fear: ['El Salmo 56:3 habla de confiar en Dios cuando tenemos miedo.'],
    sadness: ['El Salmo 34:18 dice que Dios está cerca de quien está triste.'],
    kindness: ['Efesios 4:32 nos invita a ser buenos unos con otros.'],
    friendship: ['Proverbios 17:17 dice que un amigo ama siempre.'],
    nature: ['El Salmo 104:24 se asombra de todo lo que Dios ha hecho.'],
    gratitude: ['El Salmo 107:1 da gracias porque el amor de Dios no se acaba.'],
    joy: ['El Salmo 118:24 se alegra por el día que Dios ha hecho.'],
    faith: ['Filipenses 4:6 dice que podemos contarle todo a Dios.'],
  },
  older: {
    grief: [
      'El Salmo 34:18 lo dice así: Dios está cerca de los que tienen el corazón roto.',
      'Apocalipsis 21:4 mira hacia un día en que toda lágrima será secada.',
    ],
    shame: ['1 Juan 1:9 habla de un Dios que perdona a quien reconoce lo que hizo.'],
    loneliness: ['El Salmo 139 dice que no hay lugar donde Dios nos pierda de vista.'],
    fear: ['El Salmo 56:3 no niega el miedo; se vuelve a Dios en medio de él.'],
    sadness: ['El Salmo 13 empieza preguntando hasta cuándo, y aun así es una oración.'],
    anger: ['Proverbios 15:1 dice que una respuesta suave puede calmar una pelea.'],
    doubt: [
      'En Marcos 9:24 un padre dice a la vez que cree y que necesita ayuda con su falta de fe.',
    ],
    body: ['En Marcos 6:31 Jesús invita a descansar a los que están cansados.'],
    kindness: ['Gálatas 6:9 anima a no cansarse de hacer el bien.'],
    friendship: ['Eclesiastés 4:9-10 dice que dos están mejor, porque uno puede levantar al otro.'],
    nature: ['El Salmo 19 dice que el cielo habla de Dios sin usar palabras.'],
    learning: ['Santiago 1:5 dice que se puede pedir sabiduría a Dios con sencillez.'],
    gratitude: [
      '1 Tesalonicenses 5:18 habla de dar gracias en toda situación, no por toda situación.',
    ],
    hope: ['Romanos 5:3-4 traza un camino de la dificultad a la paciencia y a la esperanza.'],
    joy: ['Nehemías 8:10 llama fuerza a la alegría del Señor.'],
    faith: ['Hebreos 11:1 describe la fe como confiar en lo que se espera y aún no se ve.'],
  },
};
