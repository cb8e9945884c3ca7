import { begun, type ClauseWords, edged } from '../../answer-check/clauses/clause-words.ts';

export const es: ClauseWords = {
  you: edged(
    'tu|tus|te|ti|contigo|tuy[oa]s?|eres|estas|tienes|puedes|debes|deberias|quieres|vas|has|seras|sabes|podrias|[a-z]{3,}(?:aste|iste|aras|eras|iras|arias|erias)|[a-z]+(?:arte|erte|irte)',
  ),
  own: edged('yo|me|mi|mis|conmigo|soy|estoy|tengo|puedo|quiero|siento|veo|vivo|pienso|se que'),
  past: edged(
    'fue|era|eran|fueron|habia|dijo|hizo|tuvo|vino|dio|estaba|estuvo|puso|pidio|[a-z]{2,}(?:aron|ieron|aba|aban|ian|io)|murio|mato|tomo|saco|amaba|se [a-z]+o',
  ),
  noOrder: begun(
    'yo|el|ela|elos|elas|nosotros|ustedes|la|las|los|lo|un|una|unos|unas|este|esta|esto|ese|esa|eso|hay|aqui|mi|su|nuestro|nuestra|quien|que|donde|cuando|por|como|cual|si|en|para|con|de|desde|algunos|muchos|todos|cada|nadie|ningun|ninguna|dios|jesus|porque|aunque|antes|despues|tambien|ya|es|son|eres|puedes|solo|al|del|a|se|le|les|mucha|toda|todo|tus|te|tu|ser|estar|soy|estoy|siempre|cuanto|mas',
  ),
  order: begun(
    '[a-z]+(?:lo|la|los|las|me|te|le|selo|sela|telo|nos)|[a-z]+[aeio] (?:a|al|el|la|los|las|un|una|unos|unas|tu|tus|tu|lo|con|en|por|de|del|hasta|que|como|solo|sola|otra|este|esta|ese|esa|algo|mas|menos|dos|siempre|primero|bien|cada|agua|metal|gasolina|lejia|fotos|dinero|directo|sobre|bajo|sin|ahora|hoy|despues|lejos|silencio|para|si|cuando|aunque|cualquier|muy|mucho|su|su|sus|mi|ni)',
  ),
  forbids: edged(
    'nunca|jamas|no debes|nadie debe|nadie puede|alejate|no (?:lo |la |te |le |se )?[a-z]+(?:es|as|en|an)',
  ),
  releases: edged(
    'no necesitas|no hace falta|no tienes que|no tienes por que|no debes nada|no hay que|no necesita|no es necesario|no le debes',
  ),
  denies: edged('no|nada|nadie|ningun|ninguna|nunca|sin|tampoco|ni'),
  condition: begun(
    'si|cuando|aunque|porque|mientras|antes|despues|quien|hasta|como|al|diga|cuanto',
  ),
};
