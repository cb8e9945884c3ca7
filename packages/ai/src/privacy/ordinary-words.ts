/**
 * Words of every day that are names too, or names of users, without accents: written small they are words. Each
 * language has its own, and all of them hold everywhere, since children mix languages.
 */
const ORDINARY = new Set(
  (
    'hope grace faith joy will mark rose may april june august autumn summer star sky sunny river lily daisy violet ivy ' +
    'olive jasmine pearl ruby amber jade crystal bill bob jack art drew chase grant hunter king young long short white ' +
    'black brown green gray grey stone wood woods hill lake field park church bishop pope price day knight cook baker ' +
    'miller smith carpenter taylor shepherd fisher rich rock pat sue robin dawn eve angel love christian christ honor ' +
    'mercy patience charity prudence harmony melody trinity genesis heaven cross bell little strong wise good best ' +
    'teacher student admin parent demo child kid pupil owl lion tiger bear wolf fox cat dog bird eagle panda dragon ' +
    'red blue gold silver pink purple moon sun happy lucky smart cool super player gamer friend class school test ' +
    'luz sol mar rosa flor blanca cruz angel santos leon rey campos flores rios reyes paz pilar consuelo alegria ' +
    'esperanza gracia iglesias casas torres rubio delgado bueno blanco moreno pastor nieves mercedes ' +
    'bon petit grand leroy blanc brun rousseau fleur marine claire aime aimee ange noel pascal france dominique belle ' +
    'lamb klein lang gross weiss schwarz braun rot stark jung koch bauer muller schneider fischer wagner becker ' +
    'schafer richter wolf vogel konig kaiser engel sommer winter berg stein wald bach frei gut freund himmel stern ' +
    'ernst wolke sonne lust mai juni juli an in im am so is it be we he me my us or on at to do go no ja da es er'
  ).split(' '),
);

/** Whether a folded word is used every day for something other than a person. */
export function isOrdinaryWord(word: string): boolean {
  return ORDINARY.has(word) || (word.endsWith('s') && ORDINARY.has(word.slice(0, -1)));
}
