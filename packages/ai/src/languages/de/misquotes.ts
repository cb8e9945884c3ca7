import type { MisquoteTable } from '../../misquotes/misquote.ts';

export const misquotesDe: MisquoteTable = {
  'helps-themselves': {
    said: [
      'hilf dir selbst so hilft dir Gott',
      'hilf dir selbst dann hilft dir Gott',
      'Gott hilft denen die sich selbst helfen',
      'Gott hilft dem der sich selbst hilft',
    ],
    child:
      'Viele halten das für einen Bibelvers, aber es ist ein Sprichwort: Die Bibel erzählt, dass Gott denen hilft, die sich nicht selbst helfen können.',
    teen: 'Das ist ein Sprichwort und steht nirgends in der Bibel; sie sagt eher, dass Hilfe kam, als wir schwach waren.',
  },
  'money-root': {
    said: [
      'Geld ist die Wurzel allen Übels',
      'Geld ist die Wurzel alles Übels',
      'das Geld ist die Wurzel allen Übels',
      'Geld ist die Wurzel alles Bösen',
    ],
    child:
      'Fast! Die Bibel sagt nicht, dass Geld schlecht ist; sie warnt davor, Geld zu sehr zu lieben.',
    teen: 'Da fehlt ein Wort: Der Vers spricht von der Liebe zum Geld, nicht vom Geld selbst.',
  },
  cleanliness: {
    said: [
      'Reinlichkeit kommt gleich nach Gottesfurcht',
      'Sauberkeit kommt gleich nach Gottesfurcht',
      'Reinlichkeit ist gleich nach Gottseligkeit',
      'Sauberkeit kommt gleich nach Frömmigkeit',
      'Ordnung ist das halbe Leben',
    ],
    child:
      'Das ist ein alter Spruch und steht nicht in der Bibel; dort schaut Gott auf das, was im Herzen ist.',
    teen: 'Das ist ein alter Spruch und kein Vers. In der Bibel heißt es: Gott sieht das Herz an.',
  },
  'more-than-you-can-handle': {
    said: [
      'Gott gibt dir nicht mehr als du tragen kannst',
      'Gott gibt uns nicht mehr als wir tragen können',
      'Gott gibt niemandem mehr als er tragen kann',
      'mehr als du tragen kannst',
      'Gott mutet dir nicht mehr zu',
      'Gott mutet uns nicht mehr zu als wir',
    ],
    child:
      'So sagt es die Bibel nicht: Manchmal ist es für einen allein zu schwer, und dann dürfen wir um Hilfe bitten.',
    teen: 'Der Vers dahinter spricht von Versuchung und einem Ausweg; er verspricht nicht, dass nichts zu schwer wird, und niemand muss alles allein tragen.',
  },
  'spare-the-rod': {
    said: [
      'wer sein Kind liebt der züchtigt es',
      'wer die Rute schont verdirbt das Kind',
      'spare die Rute und verdirb das Kind',
      'wer seine Kinder liebt züchtigt sie',
    ],
    child: 'Die Bibel will, dass Erwachsene Kinder mit Liebe leiten; niemand darf dir wehtun.',
    teen: 'So gekürzt steht es nicht da; Sprüche 13:24 spricht von liebevoller Erziehung, und Eltern sollen ihre Kinder nicht bitter machen.',
  },
  'pride-fall': {
    said: ['Hochmut kommt vor dem Fall', 'Stolz kommt vor dem Fall'],
    child: 'Fast! So sagen die Leute kurz, was in der Bibel wirklich ein Sprichwort ist.',
    teen: 'Das ist ein gekürztes Sprichwort der Bibel: Dort stehen Hochmut und Untergang, Stolz und Fall.',
  },
  'lion-lamb': {
    said: [
      'der Löwe wird beim Lamm liegen',
      'der Löwe liegt beim Lamm',
      'der Löwe neben dem Lamm',
      'Löwe und Lamm',
    ],
    child:
      'In der Bibel wohnt der Wolf beim Lamm; der Löwe kommt kurz danach im selben Bild vom Frieden.',
    teen: 'Jesaja stellt sie anders zusammen: den Wolf mit dem Lamm, das Kalb mit dem jungen Löwen.',
  },
  'three-wise-men': {
    said: [
      'die drei Könige',
      'heilige drei Könige',
      'heiligen drei Könige',
      'drei Weise aus dem Morgenland',
      'drei Weisen',
      'drei Weise',
    ],
    asked: [
      'wie viele Weise',
      'wie viele Könige kamen',
      'waren es drei Könige',
      'waren es drei Weise',
    ],
    child:
      'Die Bibel sagt nicht, wie viele Weise es waren; wir denken an drei, weil sie drei Geschenke brachten.',
    teen: 'Matthäus nennt keine Zahl und keine Könige, sondern Weise; die Drei kommt von den Geschenken.',
  },
  apple: {
    said: [
      'aß einen Apfel',
      'aß den Apfel',
      'aßen den Apfel',
      'aßen einen Apfel',
      'Evas Apfel',
      'biss in den Apfel',
      'Apfel im Paradies',
      'vom Apfel gegessen',
    ],
    asked: [
      'war es ein Apfel',
      'hat Eva einen Apfel gegessen',
      'aß Eva einen Apfel',
      'welche Frucht aß Eva',
      'welche Frucht aßen Adam und Eva',
    ],
    child: 'Die Bibel sagt nur, dass es eine Frucht war; welche, weiß niemand.',
    teen: 'Im ersten Buch Mose steht nur die Frucht eines Baumes; der Apfel kam später, durch Maler und ein lateinisches Wort, das Apfel und Böses heißt.',
  },
  whale: {
    said: [
      'Jona und der Wal',
      'der Wal verschluckte Jona',
      'von einem Wal verschluckt',
      'Bauch des Wals',
      'im Bauch eines Wals',
      'im Wal',
    ],
    asked: ['war es ein Wal', 'wurde Jona von einem Wal verschluckt', 'war Jona in einem Wal'],
    child: 'Die Bibel nennt ihn einen großen Fisch und sagt nicht, welchen.',
    teen: 'Im Buch Jona steht „ein großer Fisch“; der Wal ist eine spätere Vermutung.',
  },
  'this-too-shall-pass': {
    said: [
      'auch das geht vorbei',
      'auch dies geht vorüber',
      'auch das wird vorübergehen',
      'auch dies wird vorübergehen',
      'auch das geht vorüber',
    ],
    child:
      'Das ist ein alter Spruch und kein Vers, aber die Bibel sagt auch, dass Schweres nicht für immer bleibt.',
    teen: 'Der Spruch kommt aus alten persischen Erzählungen; die Bibel hat einen ähnlichen Gedanken: Was man sieht, vergeht.',
  },
  'mysterious-ways': {
    said: [
      'Gottes Wege sind unergründlich',
      'die Wege des Herrn sind unergründlich',
      'Gott wirkt auf geheimnisvolle Weise',
      'die Wege Gottes sind unergründlich',
    ],
    child: 'Die Bibel sagt es auf ihre Art: Gottes Wege sind nicht wie unsere Wege.',
    teen: 'Die Redensart lehnt sich an die Bibel an, ohne sie zu zitieren; Jesaja sagt, dass Gottes Wege nicht unsere sind.',
  },
  'love-the-sinner': {
    said: [
      'liebe den Sünder und hasse die Sünde',
      'hasse die Sünde liebe den Sünder',
      'hasse die Sünde aber liebe den Sünder',
      'liebe den Sünder hasse die Sünde',
    ],
    child: 'Das ist kein Vers; die Bibel bittet uns, ehrlich zu lieben und am Guten festzuhalten.',
    teen: 'Der Satz geht auf einen Brief von Augustinus zurück und ist kein Vers; Paulus beginnt mit einer Liebe ohne Heuchelei.',
  },
  'own-self': {
    said: [
      'sei dir selber treu',
      'sei dir selbst treu',
      'bleib dir selbst treu',
      'dies über alles sei dir selber treu',
    ],
    child: 'Das schrieb ein Dichter fürs Theater; die Bibel sagt, wem wir vertrauen können.',
    teen: 'Das ist Shakespeare, aus Hamlet; die Bibel zeigt über uns hinaus.',
  },
  'eye-for-an-eye': {
    said: ['Auge um Auge', 'Auge um Auge Zahn um Zahn', 'Auge für Auge'],
    child:
      'Es steht in der Bibel als alte Regel für Richter, und Jesus bittet uns, nicht zurückzuschlagen.',
    teen: 'Es war ein Gesetz, das Strafen begrenzte; Jesus zitiert es und bittet um mehr als Vergeltung.',
  },
  'idle-hands': {
    said: [
      'Müßiggang ist aller Laster Anfang',
      'Faulheit ist aller Laster Anfang',
      'müßige Hände sind des Teufels Werkzeug',
    ],
    child: 'Das ist ein Sprichwort und kein Vers, obwohl die Bibel fleißige Hände lobt.',
    teen: 'Das Sprichwort ist alt, aber kein Vers; die Sprüche vergleichen nur lässige und fleißige Hände.',
  },
  'happens-for-a-reason': {
    said: [
      'alles geschieht aus einem Grund',
      'alles hat seinen Grund',
      'alles hat einen Sinn',
      'nichts geschieht ohne Grund',
      'alles passiert aus einem Grund',
    ],
    child:
      'Das sagt die Bibel nicht; sie sagt, dass Gott auch aus Traurigem etwas Gutes machen kann.',
    teen: 'Das ist kein Vers: Paulus nennt nicht alles gut, er sagt, dass Gott in allem zum Guten wirkt.',
  },
  'seven-sins': {
    said: ['sieben Todsünden', 'sieben Hauptsünden'],
    child:
      'Diese Liste haben Lehrer der Kirche gemacht; die Bibel hat eine andere kurze Liste von sieben Dingen.',
    teen: 'Die Liste stammt aus der alten Kirche, vor rund 1400 Jahren; die Sprüche haben eine eigene.',
  },
  'charity-at-home': {
    said: [
      'Nächstenliebe beginnt zu Hause',
      'Barmherzigkeit beginnt zu Hause',
      'jeder ist sich selbst der Nächste',
    ],
    child:
      'Das ist ein Sprichwort und kein Vers; die Bibel bittet uns aber, für die Familie zu sorgen.',
    teen: 'Das ist ein Sprichwort und kein Vers; Paulus will, dass man für die Familie sorgt, und nie nur für sie.',
  },
  'closes-a-door': {
    said: [
      'wenn Gott eine Tür schließt öffnet er ein Fenster',
      'Gott schließt eine Tür und öffnet eine andere',
      'wenn Gott eine Tür schließt',
      'Gott schließt eine Tür',
    ],
    child:
      'Das ist ein schöner Spruch, aber kein Vers; von einer Tür, die Gott öffnet, spricht die Bibel aber.',
    teen: 'Das ist ein moderner Spruch; die Offenbarung spricht von einer offenen Tür, ohne Fenster.',
  },
  'become-angels': {
    said: [
      'Menschen werden zu Engeln',
      'wir werden zu Engeln',
      'wird ein Engel',
      'zu einem Engel geworden',
      'Gott brauchte einen Engel',
      'der Himmel hat einen Engel mehr',
      'werden wir Engel',
    ],
    asked: [
      'werden Menschen zu Engeln',
      'werden wir Engel',
      'ist Oma jetzt ein Engel',
      'ist Opa jetzt ein Engel',
      'ist meine Oma jetzt ein Engel',
      'ist mein Opa jetzt ein Engel',
    ],
    child:
      'Die Bibel sagt nicht, dass Menschen Engel werden: Engel wurden als Engel gemacht, und Menschen bleiben Menschen, die Gott lieb hat.',
    teen: 'In der Bibel sind Engel und Menschen verschiedene Geschöpfe; wer stirbt, wird kein Engel.',
  },
  moderation: {
    said: [
      'alles in Maßen',
      'alles mit Maß',
      'Maß halten in allen Dingen',
      'alles mit Maß und Ziel',
    ],
    child: 'Das ist ein Spruch der Griechen; die Bibel spricht von Selbstbeherrschung.',
    teen: 'Der Spruch ist griechisch; am nächsten kommt ihm die Selbstbeherrschung als Frucht des Geistes.',
  },
  'follow-your-heart': {
    said: ['folge deinem Herzen', 'hör auf dein Herz', 'höre auf dein Herz', 'folg deinem Herzen'],
    child: 'Das ist kein Vers; die Bibel bittet uns, gut auf unser Herz aufzupassen.',
    teen: 'Das sagt die Bibel nicht: Sie weiß, dass Herzen irren können, und bittet uns, sie zu behüten.',
  },
  innkeeper: {
    said: [
      'der Wirt sagte',
      'der Wirt schickte',
      'ein böser Wirt',
      'der Gastwirt',
      'der Herbergswirt',
      'der Wirt der Herberge',
    ],
    asked: ['gab es einen Wirt', 'wer war der Wirt'],
    child: 'In der Geschichte der Bibel kommt kein Wirt vor; dort steht nur, dass kein Platz war.',
    teen: 'Lukas nennt weder Wirt noch Stall, nur eine Krippe und dass kein Platz war.',
  },
  donkey: {
    said: [
      'Maria ritt auf einem Esel',
      'Maria saß auf einem Esel',
      'auf einem Esel nach Bethlehem',
      'Maria auf dem Esel',
    ],
    asked: [
      'ritt Maria auf einem Esel',
      'ist Maria auf einem Esel geritten',
      'saß Maria auf einem Esel',
    ],
    child:
      'Die Bibel erzählt vom Weg nach Bethlehem, aber von keinem Esel; vielleicht hatten sie einen, vielleicht gingen sie zu Fuß.',
    teen: 'Lukas erzählt von der Reise und nie von einem Esel; er kam mit späteren Erzählungen und Bildern dazu.',
  },
  'angels-sang': {
    said: ['die Engel sangen', 'Engel haben gesungen', 'ein Chor von Engeln'],
    asked: ['haben die Engel gesungen', 'sangen die Engel'],
    child:
      'Die Bibel sagt, dass die Engel Gott lobten und sprachen; dass sie sangen, stellen wir uns vor.',
    teen: 'Lukas schreibt, dass die Engel Gott lobten „und sprachen“; das Singen kommt aus unseren Liedern.',
  },
  december: {
    said: [
      'Jesus wurde am 25 Dezember geboren',
      'Jesus wurde im Dezember geboren',
      'Jesus wurde am 24 Dezember geboren',
      'am 25 Dezember geboren',
    ],
    asked: [
      'wurde Jesus am 25 Dezember geboren',
      'wurde Jesus am 24 Dezember geboren',
      'an welchem Tag wurde Jesus geboren',
      'wann hat Jesus Geburtstag',
    ],
    child:
      'Die Bibel nennt den Tag nicht; die Christen haben später den 25. Dezember zum Feiern gewählt.',
    teen: 'Die Bibel nennt weder Tag noch Monat; das Fest am 25. Dezember kennt man seit dem vierten Jahrhundert.',
  },
  'two-of-each': {
    said: [
      'zwei von jeder Art',
      'zwei Tiere von jeder Art',
      'von jedem Tier zwei',
      'zwei von jedem Tier',
      'ein Paar von jeder Art',
      'ein Paar von jedem Tier',
    ],
    asked: ['wie viele Tiere von jeder', 'wie viele Tiere nahm Noah', 'nahm Noah zwei von jedem'],
    child: 'Zwei von den meisten, und sieben Paare von manchen: So erzählt es die Bibel.',
    teen: 'In 1. Mose 6 steht zwei von jeder Art, und Kapitel 7 fügt sieben Paare der reinen Tiere hinzu.',
  },
  'pauls-horse': {
    said: [
      'Paulus fiel vom Pferd',
      'Saulus fiel vom Pferd',
      'Paulus ist vom Pferd gefallen',
      'Saulus ist vom Pferd gefallen',
    ],
    asked: [
      'fiel Paulus vom Pferd',
      'ist Paulus vom Pferd gefallen',
      'hatte Paulus ein Pferd',
      'fiel Saulus vom Pferd',
    ],
    child: 'Die Bibel sagt, dass er auf die Erde fiel; von einem Pferd erzählt sie nicht.',
    teen: 'In der Apostelgeschichte steht, dass er auf die Erde fiel; das Pferd kommt von Malern.',
  },
  delilah: {
    said: [
      'Delila schnitt Simson die Haare',
      'Delila schnitt ihm die Haare',
      'Delila hat ihm die Haare geschnitten',
      'Delila hat Simson die Haare',
      'Delila schnitt Samson die Haare',
    ],
    asked: [
      'wer schnitt Simson die Haare',
      'hat Delila Simson die Haare geschnitten',
      'wer hat Simson die Haare geschnitten',
    ],
    child: 'Delila ließ ihn einschlafen und rief jemand anderen, der ihm die Haare schnitt.',
    teen: 'Delila hatte es geplant, aber sie rief jemanden, der ihm den Kopf schor.',
  },
  'not-kill': {
    said: ['du sollst nicht töten'],
    child: 'Das Gebot steht in der Bibel, und heute übersetzt man es auch mit dem Wort morden.',
    teen: 'Ältere Bibeln sagen „töten“; das hebräische Wort meint Morden, und neuere Übersetzungen sagen es so.',
  },
  halos: {
    said: [
      'Engel haben einen Heiligenschein',
      'Engel haben Flügel und Heiligenschein',
      'alle Engel haben Flügel',
    ],
    asked: ['haben Engel Flügel', 'haben Engel einen Heiligenschein', 'haben alle Engel Flügel'],
    child: 'Die Ringe aus Licht kommen von Bildern; in der Bibel sehen Engel oft wie Menschen aus.',
    teen: 'Der Heiligenschein kommt aus der Kunst; manche Wesen haben in Visionen Flügel, doch Engel sehen meist wie Menschen aus.',
  },
  'peter-at-the-gate': {
    said: [
      'Petrus steht an der Himmelstür',
      'Petrus an der Himmelspforte',
      'Petrus steht am Himmelstor',
      'Petrus wartet an der Himmelstür',
    ],
    asked: [
      'steht Petrus an der Himmelstür',
      'steht Petrus am Himmelstor',
      'wer steht an der Himmelstür',
    ],
    child:
      'Die Tore aus Perlen stehen in der Bibel, aber niemand erzählt, dass Petrus dort wartet.',
    teen: 'Die Offenbarung hat Tore aus Perlen; Petrus als Pförtner ist ein Bild aus den „Schlüsseln“ von Matthäus 16:19.',
  },
  'devils-horns': {
    said: [
      'der Teufel hat Hörner',
      'der Teufel ist rot',
      'der Teufel hat einen Pferdefuß',
      'der Teufel hat einen Schwanz',
      'der Satan hat Hörner',
    ],
    asked: ['hat der Teufel Hörner', 'wie sieht der Teufel aus', 'ist der Teufel rot'],
    child: 'Hörner und Schwanz kommen von Bildern; so beschreibt ihn die Bibel nicht.',
    teen: 'Hörner, Schwanz und Gabel kommen aus der Kunst; die Bibel sagt eher, dass Böses hell aussehen kann.',
  },
  'desires-of-your-heart': {
    said: [
      'Gott gibt dir was dein Herz wünscht',
      'Gott wird dir geben was dein Herz wünscht',
      'was dein Herz begehrt',
      'Gott gibt dir alles was du willst',
    ],
    child: 'Das ist ein halber Vers: Er beginnt damit, sich an Gott zu freuen.',
    teen: 'Das ist die zweite Hälfte eines Verses; die erste spricht von der Freude an Gott, und es ist kein Versprechen für jeden Wunsch.',
  },
  'all-things': {
    said: [
      'ich vermag alles',
      'alles vermag ich',
      'ich kann alles durch Christus',
      'ich kann alles durch den',
    ],
    child:
      'Es steht in der Bibel, und Paulus meint: Mit Jesu Hilfe geht es mir gut, wenn ich viel habe und wenn ich wenig habe.',
    teen: 'Paulus schreibt es im Gefängnis: Er kann mit Fülle und mit Hunger leben; er sagt nicht, dass er immer gewinnt.',
  },
  'judge-not': {
    said: [
      'richtet nicht',
      'du sollst nicht richten',
      'urteilt nicht über andere',
      'man soll nicht richten',
    ],
    child:
      'Es steht in der Bibel, und es geht weiter: Schau erst auf deine eigenen Fehler, und dann hilf dem anderen.',
    teen: 'Es steht da, und die nächsten Verse gehen weiter: erst der Balken im eigenen Auge, dann klar sehen und helfen.',
  },
  plans: {
    said: [
      'ich weiß welche Pläne ich für dich habe',
      'ich weiß was für Gedanken ich über euch habe',
      'Gedanken des Friedens und nicht des Leides',
      'ich kenne die Pläne die ich für euch habe',
      'Gott hat einen Plan für dich',
    ],
    child:
      'So steht es in der Bibel: Gott sagte es seinem Volk, als es weit weg von zu Hause war, um ihm Hoffnung zu geben.',
    teen: 'Das Wort steht in einem Brief an Menschen im Exil, die siebzig Jahre warten würden; es macht Hoffnung und verspricht keinen schnellen Erfolg.',
  },
  'truth-sets-free': {
    said: [
      'die Wahrheit wird euch frei machen',
      'die Wahrheit macht frei',
      'die Wahrheit wird dich frei machen',
    ],
    child: 'Es steht in der Bibel, und Jesus beginnt so: Bleibt bei dem, was ich euch sage.',
    teen: 'Das ist das Ende eines Satzes von Jesus, der mit dem Bleiben in seinem Wort beginnt.',
  },
  'better-to-give': {
    said: [
      'Geben ist besser als Nehmen',
      'es ist besser zu geben als zu nehmen',
      'Geben macht glücklicher als Nehmen',
    ],
    child: 'Fast! In der Bibel steht „selig“, das heißt so viel wie sehr glücklich.',
    teen: 'Fast: Paulus zitiert es als Wort von Jesus, mit „seliger“ statt „besser“.',
  },
  'blood-and-water': {
    said: ['Blut ist dicker als Wasser'],
    child:
      'Das ist ein Sprichwort und kein Vers; die Bibel kennt Freunde, die näher sind als ein Bruder.',
    teen: 'Das ist ein Sprichwort und kein Vers; die Bibel sagt, dass ein Freund näher sein kann als ein Bruder.',
  },
  'skin-deep': {
    said: ['wahre Schönheit kommt von innen', 'Schönheit kommt von innen', 'Schönheit vergeht'],
    child: 'Das ist ein Spruch; die Bibel sagt mit eigenen Worten, dass Schönheit nicht bleibt.',
    teen: 'Das ist ein Spruch; die Sprüche der Bibel sagen mit eigenen Worten, dass Schönheit vergeht.',
  },
  'honesty-best': {
    said: ['ehrlich währt am längsten', 'Ehrlichkeit währt am längsten', 'Lügen haben kurze Beine'],
    child:
      'Das ist ein kluges Sprichwort und kein Vers, und auch der Bibel ist die Wahrheit wichtig.',
    teen: 'Das ist ein Sprichwort und kein Vers; in der Bibel geht es um die Wahrheit selbst, nicht um ihren Nutzen.',
  },
  'early-bird': {
    said: [
      'Morgenstund hat Gold im Mund',
      'der frühe Vogel fängt den Wurm',
      'Morgenstunde hat Gold im Munde',
    ],
    child: 'Das ist ein Sprichwort und kein Vers; die Bibel zeigt uns die fleißige Ameise.',
    teen: 'Das ist ein Sprichwort und kein Vers; die Bibel schickt den Faulen zur Ameise.',
  },
  'forgive-and-forget': {
    said: ['vergeben und vergessen', 'vergib und vergiss'],
    child:
      'Die Bibel bittet uns zu vergeben; sie sagt nicht, dass wir vergessen müssen, und du darfst immer einem Erwachsenen sagen, was dir wehgetan hat.',
    teen: 'Die Bibel bittet uns zu vergeben, aber sie tut nie so, als wäre nichts gewesen. Wer vergibt, darf sich auch Hilfe holen.',
  },
  'patience-virtue': {
    said: ['Geduld ist eine Tugend', 'Geduld bringt Rosen'],
    child: 'Das ist ein Spruch; die Bibel sagt mit eigenen Worten, dass Geduld gut ist.',
    teen: 'Der Spruch kommt aus dem Mittelalter; die Bibel lobt die Geduld mit anderen Worten.',
  },
  'two-wrongs': {
    said: [
      'zweimal Unrecht ergibt kein Recht',
      'zwei Unrechte ergeben kein Recht',
      'zweimal falsch ergibt nicht richtig',
    ],
    child:
      'Das ist ein guter Spruch und kein Vers, und die Bibel denkt genauso: Zahl Böses nicht heim.',
    teen: 'Das ist ein Sprichwort und kein Vers, doch Paulus sagt dasselbe mit eigenen Worten.',
  },
  'let-go': {
    said: [
      'loslassen und Gott machen lassen',
      'lass los und lass Gott',
      'lass Gott machen',
      'lass los und überlass es Gott',
    ],
    child:
      'Das ist ein Spruch und kein Vers; die Bibel sagt, dass wir Gott unsere Sorgen geben dürfen.',
    teen: 'Das ist ein Motto und kein Vers; die Bibel spricht davon, Gott die Sorgen zu geben und das Eigene zu tun.',
  },
  'devil-made-me': {
    said: [
      'der Teufel hat mich dazu gebracht',
      'der Teufel hat mich verführt',
      'der Teufel ist schuld',
      'der Teufel war schuld',
    ],
    child:
      'Das sagt die Bibel nicht; sie sagt, dass Wünsche in uns uns ziehen, und wir dürfen um Vergebung bitten.',
    teen: 'Kein Vers sagt das: Jakobus erklärt, dass Versuchung durch eigene Wünsche wirkt, und so können wir Verantwortung tragen.',
  },
  'ashes-to-ashes': {
    said: ['Asche zu Asche', 'Staub zu Staub', 'Erde zu Erde Asche zu Asche'],
    child:
      'Diese Worte kommen aus einem Gebet bei Beerdigungen, und der Gedanke vom Staub kommt aus der Bibel.',
    teen: 'Die Worte stammen aus der Liturgie; hinter ihnen steht ein Wort aus dem ersten Buch Mose.',
  },
  'money-happiness': {
    said: ['Geld macht nicht glücklich', 'Geld allein macht nicht glücklich'],
    child: 'Das ist ein Spruch und kein Vers, aber die Bibel sagt es fast so.',
    teen: 'Das ist ein Sprichwort und kein Vers; der Prediger sagt es auf seine Weise.',
  },
  'good-intentions': {
    said: ['mit guten Vorsätzen gepflastert', 'mit guten Absichten gepflastert'],
    child: 'Das ist ein alter Spruch und kein Vers; die Bibel bittet uns, zu tun, was wir hören.',
    teen: 'Das ist ein Sprichwort und kein Vers; Jakobus sagt ohne Drohung, dass Hören zum Tun da ist.',
  },
  rib: {
    said: [
      'Männer haben eine Rippe weniger',
      'der Mann hat eine Rippe weniger',
      'Jungen haben eine Rippe weniger',
    ],
    asked: [
      'haben Männer eine Rippe weniger',
      'haben Jungen eine Rippe weniger',
      'hat der Mann eine Rippe weniger',
    ],
    child: 'Die Bibel erzählt von einer Rippe Adams; Männer und Frauen haben gleich viele Rippen.',
    teen: 'Das erste Buch Mose erzählt nur von Adam; Männer und Frauen haben vierundzwanzig Rippen.',
  },
  'tower-fell': {
    said: [
      'Gott zerstörte den Turm von Babel',
      'der Turm von Babel stürzte ein',
      'der Turm zu Babel stürzte ein',
      'Gott zerstörte den Turm',
      'der Turm von Babel fiel um',
    ],
    asked: [
      'ist der Turm von Babel eingestürzt',
      'hat Gott den Turm von Babel zerstört',
      'ist der Turm zu Babel eingestürzt',
    ],
    child:
      'Die Bibel erzählt nicht, dass der Turm fiel; die Menschen wurden zerstreut und hörten auf zu bauen.',
    teen: 'Erzählt wird, dass die Menschen zerstreut wurden und aufhörten zu bauen, nicht dass der Turm zerstört wurde.',
  },
  unicorns: {
    said: [
      'Einhörner in der Bibel',
      'die Bibel spricht von Einhörnern',
      'Einhörner auf der Arche',
      'in der Bibel kommen Einhörner vor',
    ],
    asked: [
      'gibt es Einhörner in der Bibel',
      'kommen Einhörner in der Bibel vor',
      'stehen Einhörner in der Bibel',
    ],
    child: 'Alte Bibeln schrieben „Einhorn“ für ein hebräisches Wort, das Wildstier heißt.',
    teen: 'Alte Übersetzungen haben „Einhorn“ für das hebräische Re’em, den Wildstier.',
  },
  'nobody-is-perfect': {
    said: [
      'niemand ist perfekt',
      'keiner ist perfekt',
      'niemand ist vollkommen',
      'niemand ist ohne Fehler',
    ],
    child: 'Die Bibel sagt es mit anderen Worten und fügt hinzu, dass Gott uns trotzdem liebt.',
    teen: 'Der Satz ist von uns; Paulus sagt es stärker und geht mit der Gnade weiter.',
  },
  'seeing-is-believing': {
    said: [
      'sehen heißt glauben',
      'ich glaube nur was ich sehe',
      'was ich nicht sehe glaube ich nicht',
    ],
    child: 'Das ist ein Spruch; in der Bibel segnet Jesus Menschen, die glauben, ohne zu sehen.',
    teen: 'Das ist ein Spruch; bei Johannes sagt Jesus fast das Gegenteil.',
  },
  'actions-speak': {
    said: [
      'Taten sagen mehr als Worte',
      'Taten sprechen lauter als Worte',
      'an ihren Taten sollt ihr sie erkennen',
    ],
    child: 'So steht es nicht in der Bibel, aber sie sagt etwas Ähnliches.',
    teen: 'Das ist ein Sprichwort und kein Vers; Johannes sagt es mit eigenen Worten.',
  },
  'goes-around': {
    said: [
      'wie du mir so ich dir',
      'alles kommt zurück',
      'jeder bekommt was er verdient',
      'die Bibel lehrt Karma',
      'man bekommt alles zurück',
    ],
    child: 'Das sind keine Worte der Bibel; sie spricht vom Säen und Ernten und auch vom Vergeben.',
    teen: 'Die Bibel spricht vom Säen und Ernten und von Barmherzigkeit; Karma ist ein Gedanke anderer Religionen.',
  },
  'time-heals': {
    said: ['die Zeit heilt alle Wunden', 'Zeit heilt alle Wunden'],
    child: 'Das ist ein Spruch und kein Vers; die Bibel sagt, wer zerbrochene Herzen heilt.',
    teen: 'Das ist ein alter Spruch und kein Vers; der Psalm sagt es von Gott und nicht von der Zeit.',
  },
};
