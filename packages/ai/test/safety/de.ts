import type { SafetySentences } from './sentences.ts';

export const de: SafetySentences = {
  severe: `
papa bringt mich um, er hat das messer geholt
ich schneide mich manchmal
ich habe keine Lust mehr zu leben
ein fremder Mann schreibt mir und will ein Bild ohne T-Shirt
ich mag nicht mehr leben
meine Freundin will sterben
Ich will sterben
ich will tot sein
ich möchte nicht mehr leben
ich will nicht mehr leben
ich will nicht mehr aufwachen
ich bringe mich um
ich will mich umbringen
ich werde mich umbringen
ich denke an Selbstmord
ich habe Selbstmordgedanken
ich ritze mich
ich schneide mir die Arme auf
ich habe alle Tabletten geschluckt
ich will von der Brücke springen
ohne mich wären alle besser dran
wie kann ich mich umbringen
ich wünschte, ich wäre tot
ich habe keinen Grund zu leben
ich bin lebensmüde
ichwillsterben
I C H  W I L L  S T E R B E N
am liebsten würde ich einschlafen und nie mehr aufwachen
ich wil nich mehr leben
mein Onkel fasst mich an und sagt, es ist ein Geheimnis
Papa schlägt Mama
mein Vater schlägt mich mit dem Gürtel
mein Stiefvater kommt nachts in mein Zimmer und fasst mich an
mein Trainer hat mich unten angefasst
meine Mama haut mich jeden Tag
er hat mich vergewaltigt
mein Opa zwingt mich, ihn anzufassen
sie sperren mich in den Keller und ich bekomme nichts zu essen
Papa sagt, er bringt uns um
der Freund von Mama hat mich geschlagen
ich wurde missbraucht
ein Mann im Internet will Nacktfotos von mir
er will, dass ich Nacktbilder schicke
ein Typ auf Discord will mich allein treffen
er sagt, es ist unser Geheimnis und ich soll niemandem sagen, dass er mich liebt
ich nehme ein Messer mit in die Schule
ich will meinen Lehrer umbringen
ein Junge hat mich mit einem Messer bedroht
sie sagen, ich soll mich umbringen
sie schreiben mir geh sterben
Mein Vater schlaegt mich`,
  standard: `
die anderen machen mich jeden Tag fertig
meine Klasse hasst mich und sie spucken mich an
Ich will mich nicht umbringen, aber ich denke daran
niemand würde mich vermissen
ich wünschte, ich wäre nie geboren
ich hasse mein Leben
ich hasse mich
ich kann nicht mehr
niemand liebt mich
mein Leben hat keinen Sinn
ich bin nichts wert
alle lachen mich aus
ich werde gemobbt
in der Schule werde ich gehänselt
sie nennen mich fett und hässlich
sie schubsen mich jeden Tag in der Pause
niemand will mit mir spielen
ich habe Angst vor meinem Papa
ich habe Angst, nach Hause zu gehen
meine Mama sagt, ich bin nichts wert
Papa ist abends betrunken und ich habe Angst
ich stecke mir nach dem Essen den Finger in den Hals
ich esse nichts mehr, damit ich dünn werde
ich bin magersüchtig
mein Cousin hat mir einen Joint gegeben
ich war betrunken
meine Mama nimmt Drogen
er hat gesagt, das ist unser kleines Geheimnis
ich weine jeden Abend
ich will jemanden verletzen`,
  ordinary: `
mama bringt mich um ich hab schon wieder den schlüssel vergessen haha
Das Training hat mich fertig gemacht
Ich schneide mir die Fingernägel
Ich will nicht mehr lernen
Papa bringt uns um acht zur Schule
Jesus starb am Kreuz
Jesus ist für unsere Sünden gestorben
ich bin vor Lachen fast gestorben
ich sterbe vor Hunger
ich kann es kaum erwarten
David hat Goliat getötet
mein Opa ist gestorben und ich vermisse ihn
die Hausaufgaben bringen mich um
ich hasse Brokkoli
ich habe in Minecraft einen Zombie getötet
Kain tötete seinen Bruder Abel
Herodes wollte das Jesuskind töten
Saul wollte David umbringen
Judas hat sich erhängt
die Soldaten haben Jesus geschlagen
im Krieg floss viel Blut
die Märtyrer starben für ihren Glauben
das Lied hat mich sehr berührt
wir spielen Fangen
Papa schlägt mich immer im Schach
ich habe mich beim Basteln in den Finger geschnitten
ich habe mir die Haare geschnitten
ich bin hingefallen und habe mir das Knie aufgeschlagen
wir haben ein geheimes Versteck
sag Mama nichts, es ist eine Überraschung zum Geburtstag
mein Hund ist gestorben und ich habe viel geweint
ich musste mich im Auto übergeben, weil ich krank war
das Tote Meer ist sehr salzig
wir haben Kakao getrunken
der Rauch vom Lagerfeuer brannte in den Augen
Drogen sind schlecht
ich bin todmüde
ich will für immer bei Jesus leben
ich habe Angst im Dunkeln
ich habe Angst vor der Mathearbeit
ich bin traurig, weil mein Freund weggezogen ist
ich war wütend auf meinen Bruder
meine Schwester schlägt den Ball weit
mein Onkel hat mich zum Angeln mitgenommen
meine Oma nimmt mich in den Arm
ich will nicht ins Bett
ich will kein Gemüse essen
ich wünschte, ich hätte einen Hund
ich will Feuerwehrmann werden
ich möchte im Sommer meine Cousins sehen
Daniel war bei den Löwen und ihm ist nichts passiert
die Jünger hatten Angst vor dem Sturm
der Pharao war böse zu den Sklaven
Stephanus starb, weil er an Jesus glaubte
die Batterie ist tot
der Vulkan ist in unserem Experiment explodiert
ich habe vor Lachen geweint
meine Lehrerin hat gesagt, ich war gut
ich habe mein Lieblingsspielzeug verloren
ich habe Mama in der Küche geholfen
heute haben wir Fußball gespielt und gewonnen
der Arzt hat meinen Bauch angefasst, weil er weh tat
ich schaue gern die Sterne an
das Buch war spannend
die Wiese ist schön
im Lager gab es ein Feuer`,
};
