import type { Language } from '@lamplight/domain/profiles';
import { plainWords } from '../../text/plain-words.ts';

/** English for what children ask about most, since what the host holds is in English. */
const WORDS: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  es: 'sol=sun luna=moon estrella=star estrellas=star planeta=planet planetas=planet tierra=earth lluvia=rain nube=cloud nubes=cloud nieve=snow viento=wind arcoiris=rainbow arcoíris=rainbow cielo=sky mar=ocean oceano=ocean volcan=volcano terremoto=earthquake gravedad=gravity iman=magnet imanes=magnet fuerza=force energia=energy electricidad=electricity luz=light sombra=shadow sonido=sound calor=heat agua=water hielo=ice atomo=atom planta=plant semilla=seed flor=flower arbol=tree animal=animal pez=fish pajaro=bird ave=bird insecto=insect mariposa=butterfly dinosaurio=dinosaur dinosaurios=dinosaur corazon=heart sangre=blood cerebro=brain hueso=bone celula=cell fotosintesis=photosynthesis robot=robot computadora=computer ordenador=computer ia=ai inteligencia=intelligence artificial=artificial algoritmo=algorithm fraccion=fraction numero=number triangulo=triangle circulo=circle biblia=bible dios=god jesus=jesus oracion=prayer fe=faith esperanza=hope amor=love perdon=forgiveness angel=angel moises=moses noe=noah david=david jonas=jonah maria=mary pablo=paul pedro=peter',
  fr: 'soleil=sun lune=moon etoile=star etoiles=star planete=planet planetes=planet terre=earth pluie=rain nuage=cloud nuages=cloud neige=snow vent=wind ciel=sky mer=ocean ocean=ocean volcan=volcano gravite=gravity aimant=magnet aimants=magnet force=force energie=energy electricite=electricity lumiere=light ombre=shadow son=sound chaleur=heat eau=water glace=ice atome=atom plante=plant graine=seed fleur=flower arbre=tree animal=animal poisson=fish oiseau=bird insecte=insect papillon=butterfly dinosaure=dinosaur dinosaures=dinosaur coeur=heart sang=blood cerveau=brain os=bone cellule=cell photosynthese=photosynthesis robot=robot ordinateur=computer ia=ai intelligence=intelligence artificielle=artificial algorithme=algorithm fraction=fraction nombre=number triangle=triangle cercle=circle bible=bible dieu=god jesus=jesus priere=prayer foi=faith esperance=hope espoir=hope amour=love pardon=forgiveness ange=angel moise=moses noe=noah david=david jonas=jonah marie=mary paul=paul pierre=peter',
  de: 'sonne=sun mond=moon stern=star sterne=star planet=planet planeten=planet erde=earth regen=rain wolke=cloud wolken=cloud schnee=snow wind=wind regenbogen=rainbow himmel=sky meer=ocean ozean=ocean vulkan=volcano erdbeben=earthquake schwerkraft=gravity gravitation=gravity magnet=magnet magnete=magnet kraft=force energie=energy strom=electricity elektrizitat=electricity licht=light schatten=shadow schall=sound warme=heat wasser=water eis=ice atom=atom pflanze=plant samen=seed blume=flower blute=flower baum=tree tier=animal fisch=fish vogel=bird insekt=insect schmetterling=butterfly dinosaurier=dinosaur herz=heart blut=blood gehirn=brain knochen=bone zelle=cell fotosynthese=photosynthesis photosynthese=photosynthesis roboter=robot computer=computer ki=ai intelligenz=intelligence kunstliche=artificial algorithmus=algorithm bruch=fraction zahl=number dreieck=triangle kreis=circle bibel=bible gott=god jesus=jesus gebet=prayer glaube=faith hoffnung=hope liebe=love vergebung=forgiveness engel=angel mose=moses noah=noah david=david jona=jonah maria=mary paulus=paul petrus=peter',
};

const tables = new Map<Language, ReadonlyMap<string, string>>();

function tableFor(language: Exclude<Language, 'en'>): ReadonlyMap<string, string> {
  const known = tables.get(language);
  if (known !== undefined) return known;
  const entries = WORDS[language].split(' ').map((pair) => {
    const [word = '', english = ''] = pair.split('=');
    return [plainWords(word)[0] ?? word, english] as const;
  });
  const table = new Map(entries);
  tables.set(language, table);
  return table;
}

/** The words of a question in English, where they are known; the others stay. */
export function inEnglish(words: readonly string[], language: Language): string[] {
  if (language === 'en') return [...words];
  const table = tableFor(language);
  return words.map((word) => {
    // The article of `l’arbre` is joined to its word.
    const joined = language === 'fr' && word.startsWith('l') ? table.get(word.slice(1)) : undefined;
    return table.get(word) ?? joined ?? word;
  });
}
