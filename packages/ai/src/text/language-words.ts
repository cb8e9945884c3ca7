import type { Language } from '@lamplight/domain/profiles';

/** Small and everyday words of each language as children write them, with their usual slips; without accents. */
export const LANGUAGE_WORDS: Readonly<Record<Language, string>> = {
  en: `
    i im ive ill id me my mine myself you your youre he hes him his she shes her it its we were us our they theyre them their
    the a an and or but not no dont cant wont isnt didnt doesnt wasnt havent aint cannot never is are am was be been do does did
    have has had will would could should can may might must to of in on at for from with without about into over under after before
    this that these those there here what whats when where why who how which if then than because cuz coz bc cus so too very just
    really rly only also again always anymore any some every everyone everybody someone somebody nobody noone nothing something
    everything all more most much many want wanna wants gonna gotta need know dunno idk think feel felt feels feeling like likes
    get gets got go goes going went come came make made makes say says said tell told take took give gave see saw hit hits hurt
    hurts help please pls sorry thanks thx hi hello hey yes yeah nope good bad sad mad happy scared afraid alone tired hungry mean
    kids people ppl friend friends mom mum mommy mummy dad daddy brother sister grandma grandpa stepdad stepmom uncle aunt
    teacher school class home house room bed night nite day today tonight tomorrow yesterday life die dead died kill live cut blood
    pills knife gun eat ate food drink drank smoke vape weed run away left leave stop keep keeps secret touch touched touches
    homework story bible god jesus pray church lesson game play played cat dog name old new little big one two time now still
    lot lots stuff things thing out off up down by as back bye goodbye hate love boy girl man guy cry cried crying sleep
    woke wish hope year years old week body fat ugly stupid dumb bullies wen wat wut thier becuse pleas sumtimes sometimes
    wats whos hows u ur r lol omg wtf btw tho imma lemme kinda wasnt werent shouldnt couldnt wouldnt thats whos gives giving around other than
    world better end whole being own let lets write hand swallowed
  `,
  es: `
    yo tu el ella nosotros nosotras ellos ellas ustedes usted vosotros me te se le les lo la los las un una unos unas mi mis su sus
    tus nuestro nuestra mio mia conmigo contigo de del en con sin por para sobre desde hasta entre y e o u pero porque xq pq que q qe k
    como cuando donde quien cual cuanto si no ni nunca jamas nada nadie algo alguien todo todos toda todas mucho mucha muchos muy mas
    menos ya aun todavia siempre tambien tampoco solo sola aqui ahi alli hoy ayer manana noche dia dias tarde ahora luego despues
    antes es son soy eres era estoy esta estas estan estaba ser estar fue fui hay haber he ha han hace hacer hizo hago haces tengo
    tiene tienes tener tenia quiero kiero quieres quiere puedo puedes puede voy va vas vamos ir se sabe sabes saber digo dice dijo
    decir veo ver di da dio dar gusta gustan creo pienso siento siente duele duelen miedo triste feliz contento contenta enojado
    enojada enfadado cansado cansada asustado mal bien bueno buena malo mala amigo amiga amigos amigas mama papa mami papi hermano
    hermana abuelo abuela padrastro madrastra tio tia primo prima profe profesor profesora maestra colegio escuela cole clase casa
    cuarto cama ninos nino nina chico chica gente vida morir muerto muerta matar matarme vivir sangre pastillas cuchillo pistola
    pegar pega pegan pego golpea golpean toca toco tocar secreto comer como comida beber fumar escapar irme dejar dejo ayuda ayudame
    ayudar favor gracias hola adios perdon dios jesus biblia rezar orar iglesia historia cuento cuentame tarea tareas juego jugar
    porfa aver haber tonto tonta feo fea gordo gorda odio quiere amo llorar lloro llore dormir duermo vez veces ano anos cosa cosas
    esto eso ese esa este esta estos esas otro otra mejor peor al asi pues entonces aunque mientras contar cuento cuenta dicen hacen
    ojala m tmb tb bn dnd salir perro gato ganas cuerpo dinero mundo mismo misma nos hubiera sido siendo ninguno ninguna
    iman imanes puerta pasa paso pasando habla hablar queria decirle tome
  `,
  fr: `
    je j tu il elle on nous vous ils elles me te se le la les un une des du de mon ma mes ton ta tes son sa ses notre nos votre leur
    leurs moi toi lui eux et ou mais donc car parce que qui quoi quand comment pourquoi pk pq combien quel quelle ce cet cette ces ca
    cela c cest ct cetait jai jsuis jveux jpeux chui chuis jme jte jle jen ny nai nest est suis es sommes etes sont etait etais ete
    ai as a avons avez ont avait avais eu fait fais faire dit dis dire veux veut veu vouloir voudrais peux peut peu pouvoir vais va
    vas aller sais sait savoir pas plus jamais rien personne tout tous toute toutes tres trop beaucoup bcp bien mal bon bonne mauvais
    dans sur sous avec sans pour par chez entre apres avant aujourdhui hier demain soir nuit jour jours matin maintenant encore deja
    toujours aussi seul seule triste content contente peur fatigue colere faim ami amie amis amies copain copine copains maman papa
    mere pere frere soeur papi mamie beau belle oncle tante cousin maitre maitresse prof ecole college classe maison chambre lit
    enfants enfant garcon fille gens vie mourir mort morte tuer vivre sang medicaments cachets couteau pistolet frappe frapper tape
    taper touche toucher secret manger mange boire fumer partir fuguer laisser laisse aide aider aidez merci bonjour salut
    coucou oui non pardon dieu jesus bible prier eglise histoire raconte devoirs jeu jouer chien chat nul nulle moche gros grosse
    deteste aime adore pleurer pleure dormir dors fois an ans chose choses autre autres mieux si comme alors puis en y ne n l d s m t
    qu quelquun quelque sen sest suffit envie lycee meme fille faut fallait vraiment vrmt jpp mdr stp svp tkt dsl tjrs tjr ptn jsp
    quils quil quelle daccord cetait ya yavait deux arrete veulent font disent parle parler dehors corps monde avale pris prend
    raconter lecole
  `,
  de: `
    ich du er sie es wir ihr mich dich ihn uns euch mir dir ihm ihnen mein meine meinen meinem meiner dein deine deinen sein seine
    seinen unser unsere der die das den dem des ein eine einen einem einer kein keine keinen und oder aber denn weil dass das wenn
    wann wo wer wie was warum wieso welche ob nicht nich nie niemals nichts nix niemand keiner jemand alle alles etwas was viel viele
    sehr zu so nur auch noch schon immer wieder mehr ganz echt richtig hier da dort jetzt heute gestern morgen nacht abend tag tage
    ist bin bist sind seid war waren wird werde werden wurde hab habe hast hat haben hatte hatten kann kannst konnen konnte will
    willst wollen wollte muss musst mussen soll sollen darf mag mochte mache macht machen gemacht sagt sagen gesagt sag gehe geht
    gehen ging komme kommt kommen weiss weis wissen denke glaube fuhle fuhl fuhlen tut weh angst traurig froh glucklich wutend mude
    allein alleine gut schlecht schlimm bose freund freunde freundin freundinnen mama mami papa papi mutter vater bruder schwester
    oma opa stiefvater onkel tante lehrer lehrerin schule klasse zuhause hause haus zimmer bett kinder kind junge madchen leute leben
    sterben tot gestorben toten umbringen blut tabletten messer pistole schlagt schlagen geschlagen haut anfassen fasst angefasst
    geheimnis essen gegessen trinken rauchen weg weglaufen abhauen lassen lasst hilfe hilf helfen bitte danke hallo tschuss ja nein
    sorry gott jesus bibel beten kirche geschichte erzahl hausaufgaben spiel spielen gespielt hund katze doof dumm hasslich dick
    hasse liebe mal einmal jahre jahr alt neu klein gross ding sachen andere anderen besser mit ohne auf in im an am aus bei beim von
    vom zum zur fur gegen uber unter vor nach bis durch um hinter neben als dann doch ja nun halt eben bloss hald nimmer ned net isch
    weine weinen geweint schlafen schlaf mehr korper welt habs gehts wars ichs gern gerne woche krank lieber keins
    geschluckt genommen reden rede vielen dank was ein magnet magnete
  `,
};
