import type { Language } from '@lamplight/domain/profiles';
import type { QuestionKind } from '../question.ts';

/** Kinds that are told by their wording alone, tried in this order. */
export const WORDED_KINDS = [
  'personal-data',
  'prayer',
  'who-are-you',
  'declined',
  'doctrine',
  'doubt',
  'joke',
  'story',
  'today',
  'help',
  'thanks',
  'goodbye',
  'more',
  'greeting',
] as const satisfies readonly QuestionKind[];
export type WordedKind = (typeof WORDED_KINDS)[number];

type Patterns = Readonly<Partial<Record<WordedKind, RegExp>>>;

/** Wordings by language, matched on plain text: small letters, no accents, no punctuation, a space at both ends. */
export const PATTERNS: Readonly<Record<Language, Patterns>> = {
  en: {
    'personal-data':
      / (?:(?:my|our) (?:home )?(?:address|phone|telephone|phone number|password|last name|school|e?mail|house number) (?:is|number)|where do i live|what is my (?:name|address|password|phone|age|school|email)|whats my (?:name|address|password|phone|age|school|email)|(?:tell|give) (?:me|you) (?:your|my|a|the|his|her|their) (?:phone|number|address|password|email|last name)|whats? (?:is )?(?:your|his|her|their) (?:phone number|address|email|password)|where (?:do|does) (?:you|my friend|he|she) live|can i (?:tell|give) you my (?:name|address|phone|secret|password|number)|i live (?:at|on|in) [a-z0-9 ]+ (?:street|road|avenue|lane|drive) ) ?/u,
    'who-are-you':
      / (?:who|what) (?:are|r) (?:you|u) | who made you | who (?:built|created|programmed) you | whats your name | what is your name | are you (?:a |an |the |my |really |actually |just )*(?:real|human|person|robot|bot|machine|program|computer|ai|alive|god|jesus|angel|pastor|priest|teacher|boy|girl|friend|man|woman|smart|conscious|chatgpt|chatbot) | (?:do|can) you (?:feel|have feelings|have a (?:heart|soul|mom|mother|brain|body)|sleep|eat|love me|like me|think|dream|get tired|cry|pray|believe)|how old are you | how do you work | where (?:do|did) you come from | will you be my friend | can you be my friend /u,
    declined:
      / (?:ignore|forget|disregard) (?:all |your |the |my |any )*(?:previous |earlier )?(?:rules|instructions|prompt)|pretend (?:you are|youre|to be) |act as (?:a|an|if)|developer mode|jailbreak|system prompt|(?:make|build|get|buy|use|find) (?:a |an |some )*(?:bomb|gun|weapon|knife|poison|drugs|weed|explosive|beer|alcohol|cigarettes|vape|fake id)|how (?:to|do i|can i) (?:hack|steal|cheat|fight|shoplift|kill|hurt|gamble|lie|smoke|vape|get drunk)|\b(?:sex|sexy|porn|naked|nude|nudes)\b|swear word|bad words|say (?:a )?(?:curse|bad word)|who (?:should i vote|will win the election|is the best president)|(?:vote|voting) for|donald trump|joe biden|democrats?|republicans?|(?:is|are) (?:my )?(?:teacher|mom|dad|brother|sister|classmate)s? (?:stupid|ugly|dumb)|insult|roast me|write my (?:essay|homework)|do my homework|best stock|bitcoin|crypto /u,
    doctrine:
      / (?:infant|baby|babies) (?:be )?bapti|bapti\w* (?:babies|infants|a baby)|should (?:i|we|babies|children) be baptized|must (?:i|you|we) be baptized|predestin|once saved|lose (?:my|your|their) salvation|speak(?:ing)? in tongues|the rapture|end times|antichrist|mark of the beast|purgatory|(?:who|people|friend|grandma|grandpa|dog|cat|pet|pets|animals|dad|mom|i) (?:who \w+ )?(?:go|goes|going|get|will go|in|be) (?:to |in )?(?:hell|heaven)|go to (?:hell|heaven)|is hell real|what is hell|catholic|protestant|orthodox|lutheran|baptist church|mormon|jehovah|(?:pray|praying) to (?:mary|saints|angels)|which (?:church|religion|denomination)|(?:is|are) (?:islam|muslims?|buddhis\w+|hindu\w*|jews|judaism|other religions?)|true religion|right religion|women (?:be )?(?:pastors|priests|preach)|evolution|how old is the (?:earth|world|universe)|big bang|(?:six|6|seven|7) days (?:really|literal)|did (?:god|he) (?:really )?(?:make|create) (?:the world|everything|the earth) in (?:six|6|seven|7)|dinosaurs (?:in|and) (?:the )?(?:bible|ark|noah)|divorce|abortion|\bgay\b|lesbian|transgender|homosexual|same sex|is it (?:a )?sin to|saturday or sunday|which day is (?:the )?sabbath|is the trinity|trinity /u,
    doubt:
      / (?:is|are) (?:god|jesus|the bible|angels|heaven|miracles|it all) (?:really )?(?:real|true|made up|fake|there|listening)|does god (?:really )?(?:exist|hear|listen|care|love|know|see|hate|like|forget|answer)|did (?:jesus|god|moses|noah|jonah) (?:really|actually)|(?:i|i dont know if i|i do not|i dont|hard to|cant) (?:really )?(?:believe|doubt)|doubt|what if (?:god|its|the bible|jesus|there is no)|why (?:does|did|doesnt|didnt|would) (?:god) |how (?:do|can) (?:we|i|you) know (?:god|the bible|jesus|its true|that god)|why cant (?:i|we) see god|(?:is )?god (?:mad|angry|disappointed) (?:at|with) (?:me|us)|who (?:made|created) god|lost my faith|losing my faith|dont feel god|god feels far|not sure (?:about|if) god|does prayer (?:really )?work|can god (?:forgive|hear|see) (?:me|us|it) /u,
    prayer:
      / (?:pray (?:for|with|to)? ?(?:me|us|my)|can you pray|will you pray|please pray|say a prayer|write (?:me )?a prayer|(?:give|tell|teach|show) me a prayer|a prayer (?:for|about)|help me (?:to )?pray|how (?:do|can|should) (?:i|we|you) pray|i want to pray|lets pray|what (?:can|should) i pray|bedtime prayer|prayer request|teach me (?:how )?to pray)/u,
    joke: / (?:jokes?|make me laugh|something funny|be funny|riddles?|knock knock|funny|pun|puns) /u,
    story:
      / (?:(?:tell|read|give|show) (?:me |us )?(?:a |another |one |some )*(?:bible |bedtime |short |good )*(?:story|stories)|i want (?:to hear )?a story|story please|can i (?:have|hear) a story|a story (?:about|please)|story time|know (?:a|any) (?:good |bible )*(?:story|stories)|(?:what|which) story should i|tell me (?:the|a) (?:bible )?story)/u,
    today:
      / (?:what (?:should|can|do|shall|could) (?:i|we) (?:learn|do|study|read|start|work on|practice|try)(?: (?:today|now|next|first|here))? $|what(?:s| is) (?:next|for today|on today|new today|todays? (?:lesson|plan|verse))|what (?:should|can|shall) i do|what (?:is|are) (?:my|todays|the) (?:lessons?|plan|challenges?|schedule)(?: today| for today)?|todays lessons?|what lesson|which lesson|next lesson|learn (?:today|something new|now)|teach me something|where (?:should|do) i (?:start|begin)|recommend|what to (?:learn|do) (?:today|next|now))/u,
    help: / (?:help|help me|what can you do|what can i ask(?: you)?|how does this (?:chat |app |page )?work|what do you know|what are you for|how do i use (?:this|you)|i dont know what to (?:ask|say)|can you help(?: me)?|i need help|what can we talk about) (?:please |with this |you )*$/u,
    thanks:
      / (?:thanks?|thank you|thx|ty|thank u|cool thanks|that helps|that helped|great answer|good answer|you are (?:great|nice|awesome|the best|kind|cool)|youre (?:great|nice|awesome|the best|kind|cool)) /u,
    goodbye:
      /^ (?:(?:ok|okay|well|thanks|thank you|and|now|bye|goodbye|good bye|see you|see ya|good night|goodnight|i have to go|i gotta go|gotta go|cya|talk to you later) (?:(?:now|later|soon|tomorrow|all|everyone|friend|robot|lamplight|again|for today|next time|until tomorrow|have a (?:nice|good|great) (?:day|night)|sleep well) ){0,3}){1,4}$/u,
    more: /^ (?:why|how|how come|why not|why is that|why so|how so|really|and|and then|then what|what happened (?:then|next|after that)|what happens next|more|tell me more|more please|one more|another|another one|go on|continue|keep going|what else|anything else|say more|explain more|can you explain(?: (?:more|that|it))?|explain (?:that|it)|i dont (?:understand|get it)|what do you mean|again|say it again|huh|simpler|make it simpler|give me an example|like what|tell me more about (?:it|that|this|him|her|them)|is that true|what does that mean|yes|yes please|ok|okay|sure|cool|wow|nice) $/u,
    greeting:
      /^ (?:hi|hey|hello|hiya|howdy|yo|good (?:morning|afternoon|evening|day)|hallo|sup|whats up|how are you|how are you doing|hows it going|nice to meet you|how was your day|i am back|im back|whats new)(?: (?:there|again|friend|lamplight|buddy|you|robot|everyone|chat|today|how are you|how are you doing|hows it going|doing|whats up|i am|im|[a-z]+)){0,4} $/u,
  },
  es: {
    'personal-data':
      / (?:mi (?:direccion|telefono|contrasena|correo|escuela|apellido) es|cual es (?:tu|mi) (?:telefono|direccion|contrasena|correo)|donde (?:vives|vivo)|vivo en la calle|te digo mi)/u,
    'who-are-you':
      / (?:quien eres|que eres|como te llamas|eres (?:un |una |el )*(?:robot|persona|dios|maquina|humano|real|pastor|programa|mi amigo)|quien te (?:hizo|creo)|tienes sentimientos|cuantos anos tienes) /u,
    declined:
      / (?:ignora (?:tus|las) (?:reglas|instrucciones)|como (?:hago|hacer|fabrico) una bomba|drogas|cerveza|pistola|sexo|porno|malas palabras|haz mi tarea|haz mis deberes|por quien votar)/u,
    doctrine:
      / (?:bautiz\w+ (?:a )?(?:los |las )?bebes|catolic|protestante|evolucion|edad de la tierra|purgatorio|ir al (?:cielo|infierno)|va al (?:cielo|infierno)|que religion|rezar a maria)/u,
    doubt:
      / (?:existe dios|dios existe|es real dios|dios es real|no creo en dios|por que dios|dios me (?:oye|escucha|quiere|ama)|y si dios|dudo|dudas|quien creo a dios|es verdad la biblia)/u,
    prayer:
      / (?:ora por|reza por|una oracion|como (?:rezo|oro|se reza|se ora)|ayudame a (?:orar|rezar)|quiero (?:orar|rezar))/u,
    joke: / (?:chistes?|broma|hazme reir|adivinanza|algo gracioso) /u,
    story:
      / (?:cuentame (?:un|una|otra) (?:cuento|historia)|una historia|un cuento|historia biblica) /u,
    today:
      / (?:que (?:puedo|debo|hago|aprendo|hay|toca)(?: (?:aprender|hacer|estudiar))?(?: hoy| ahora)? $|que (?:puedo|debo) (?:aprender|hacer)|siguiente leccion|leccion de hoy|por donde empiezo)/u,
    help: / (?:ayuda|ayudame|que (?:puedes|sabes) hacer|que te puedo preguntar|como funciona esto) $/u,
    thanks: / (?:gracias|muchas gracias|eres genial) /u,
    goodbye:
      /^ (?:(?:gracias|bueno|vale|ok|y|adios|hasta luego|hasta pronto|chao|chau|buenas noches|hasta manana|me tengo que ir) (?:(?:amigo|amiga|robot|lamplight|a todos|que descanses) ){0,2}){1,4}$/u,
    more: /^ (?:por que|como|y|mas|cuentame mas|dime mas|sigue|que mas|otra vez|y luego|no entiendo|otro|otra|de verdad) $/u,
    greeting: /^ (?:hola|buenos dias|buenas tardes|buenas|que tal|como estas)(?: [a-z]+){0,3} $/u,
  },
  fr: {
    'personal-data':
      / (?:mon (?:adresse|telephone|mot de passe|ecole|nom de famille) est|mon numero|quel(?:le)? est (?:ton|mon|ta) (?:adresse|telephone|numero|mot de passe)|ou (?:habites tu|tu habites|jhabite)|jhabite (?:au|rue))/u,
    'who-are-you':
      / (?:qui es tu|tu es qui|comment tu tappelles|comment tappelles tu|tu tappelles comment|(?:es tu|tu es) (?:un |une |le )*(?:robot|personne|dieu|machine|humain|reel|vrai|vivant|pasteur|programme|mon ami)|qui ta (?:fait|cree)|tu as des sentiments|quel age as tu) /u,
    declined:
      / (?:ignore (?:tes|les) (?:regles|instructions)|fabriquer une bombe|drogues?|biere|pistolet|sexe|porno|gros mots|fais mes devoirs|pour qui voter)/u,
    doctrine:
      / (?:bapteme des bebes|baptiser (?:les |un )?bebes?|catholique|protestant|evolution|age de la terre|purgatoire|aller (?:au ciel|en enfer)|va (?:au ciel|en enfer)|quelle religion|prier marie)/u,
    doubt:
      / (?:dieu existe|existe t il|est ce que dieu|dieu est il|je ne crois pas|pourquoi dieu|dieu mentend|dieu maime|et si dieu|je doute|qui a cree dieu|la bible est elle vraie)/u,
    prayer:
      / (?:prie pour|une priere|comment (?:prier|je prie|on prie)|aide moi a prier|je veux prier)/u,
    joke: / (?:blagues?|fais moi rire|devinettes?|quelque chose de drole) /u,
    story:
      / (?:raconte(?: |-)?moi (?:une|un) (?:histoire|conte)|une histoire|histoire de la bible) /u,
    today:
      / (?:que (?:puis je|dois je|faire)(?: (?:apprendre|faire))?(?: aujourdhui)?|quest ce que je (?:peux|dois)|quoi apprendre|prochaine lecon|lecon du jour|par ou commencer)/u,
    help: / (?:aide|aide moi|que (?:peux tu|sais tu) faire|tu peux faire quoi|quest ce que tu sais faire|comment ca marche) $/u,
    thanks: / (?:merci|merci beaucoup|tu es super|tu es genial) /u,
    goodbye:
      /^ (?:(?:merci|bon|ok|et|au revoir|a bientot|bonne nuit|salut a demain|ciao|a demain|je dois y aller) (?:(?:tout le monde|lamplight|robot|dors bien) ){0,2}){1,4}$/u,
    more: /^ (?:pourquoi|comment|et|plus|dis men plus|encore|continue|quoi dautre|et apres|je ne comprends pas|vraiment|une autre) $/u,
    greeting:
      /^ (?:bonjour|salut|coucou|bonsoir|ca va|comment ca va|comment vas tu)(?: [a-z]+){0,3} $/u,
  },
  de: {
    'personal-data':
      / (?:meine (?:adresse|telefonnummer|handynummer|schule|email) ist|mein (?:passwort|nachname) ist|wo wohn(?:st du|e ich)|ich wohne in der|wie ist deine (?:adresse|nummer|telefonnummer)|was ist mein passwort)/u,
    'who-are-you':
      / (?:wer bist du|was bist du|wie heisst du|bist du (?:ein |eine |der )*(?:roboter|mensch|gott|maschine|echt|lebendig|pastor|pfarrer|programm|mein freund)|wer hat dich (?:gemacht|gebaut)|hast du gefuhle|wie alt bist du) /u,
    declined:
      / (?:ignorier\w* (?:deine|alle) (?:regeln|anweisungen)|bombe bauen|drogen|bier|pistole|porno|schimpfworter?|mach meine hausaufgaben|wen soll ich wahlen) /u,
    doctrine:
      / (?:babys? taufen|kindertaufe|babytaufe|katholisch|evangelisch oder|evolution|wie alt ist die erde|urknall|fegefeuer|in (?:den himmel|die holle)|welche religion|zu maria beten)/u,
    doubt:
      / (?:gibt es gott|gibt es einen gott|ist gott (?:echt|wirklich|wahr)|ich glaube nicht|ich zweifle|zweifel|warum (?:hat|lasst|macht|tut) gott|hort gott mich|liebt gott mich|was wenn gott|wer hat gott (?:gemacht|erschaffen)|stimmt die bibel)/u,
    prayer:
      / (?:bete fur|ein gebet|wie bete(?:t man| ich)|hilf mir beten|ich will beten|ich mochte beten|kannst du (?:fur mich )?beten)/u,
    joke: / (?:witz|witze|bring mich zum lachen|was lustiges|etwas lustiges|ratsel) /u,
    story:
      / (?:erzahl\w* mir (?:eine|noch eine) (?:geschichte|bibelgeschichte)|eine geschichte|geschichte aus der bibel) /u,
    today:
      / (?:was (?:soll|kann|muss) ich (?:heute |jetzt )?(?:lernen|machen|tun)|was (?:steht|ist) heute|nachste lektion|lektion von heute|womit (?:soll ich )?(?:anfangen|fange ich an))/u,
    help: / (?:hilfe|hilf mir|was kannst du|was kann ich dich fragen|wie funktioniert das|was weisst du) $/u,
    thanks: / (?:danke|danke schon|vielen dank|du bist (?:toll|super|nett)) /u,
    goodbye:
      /^ (?:(?:danke|ok|und|na gut|also|tschuss|tschuess|ciao|auf wiedersehen|bis bald|bis spater|bis morgen|gute nacht|ich muss (?:jetzt )?(?:los|gehen|weg)) (?:(?:alle|lamplight|roboter|mein freund|schlaf gut|zusammen) ){0,2}){1,4}$/u,
    more: /^ (?:warum|wieso|wie|und|mehr|erzahl mehr|erzahl mir mehr|weiter|was noch|und dann|noch mal|nochmal|noch einen|ich verstehe (?:das )?nicht|echt|wirklich) $/u,
    greeting:
      /^ (?:hallo|hi|hey|guten (?:morgen|tag|abend)|moin|servus|na|wie gehts|wie geht es dir)(?: [a-z]+){0,3} $/u,
  },
};
