import type { SituationTexts } from '../../safety/reply/situation-texts.ts';

export const situations: SituationTexts = {
  taken: {
    little:
      'Geh jetzt zu einem Erwachsenen und zeig, was geschluckt wurde. Niemand soll sich jetzt absichtlich übergeben.',
    older:
      'Es ist richtig, dass du es sagst, und niemand bekommt Ärger. Hol jetzt den nächsten Erwachsenen und zeig, was geschluckt oder genommen wurde. Heb die Packung auf, und bring weder dich noch jemand anderen zum Erbrechen, außer man sagt es dir am Telefon.',
  },
  overdose: {
    little: 'Gut, dass du es sagst; du bekommst keinen Ärger.',
    older:
      'Wenn du es genommen hast, weil alles so wehtut: Du bist wichtig, damit soll niemand allein sein, und mit Hilfe kann es besser werden. Bleib jetzt bei jemandem, auch wenn du dich noch gut fühlst.',
  },
  asleep: {
    little: 'Hol jetzt ganz schnell einen anderen Erwachsenen.',
    older:
      'Versuch, durch lautes Rufen zu wecken. Hol sofort einen anderen Erwachsenen, und wenn niemand aufwacht, ruf {emergency} an und bleib am Telefon: Dort sagt man dir, was du tun sollst. Du bist nicht schuld.',
  },
  weapon: {
    little: 'Fass sie nicht an. Geh weg und hol jetzt einen Erwachsenen.',
    older:
      'Es ist richtig, dass du es sagst. Fass sie nicht an, geh aus dem Raum, halte andere fern und hol jetzt einen Erwachsenen.',
  },
  friend: {
    little: 'Gut, dass du das von jemand anderem erzählst. Sag es jetzt einem Erwachsenen.',
    older:
      'Danke, dass du dich um jemand anderen sorgst. Das ist kein Petzen, und du musst es nicht allein tragen: Sag es jetzt einem Erwachsenen, auch wenn du versprochen hast zu schweigen, und lass den anderen Menschen damit nicht allein. Was dann geschieht, hängt nicht an dir.',
  },
  threatened: {
    little: 'Gut, dass du es sagst; niemand darf dir drohen.',
    older:
      'Danke, dass du das sagst. Das war mutig. Niemand darf dir oder jemandem, den du lieb hast, drohen, damit du schweigst, und du bist nicht schuld. So ein Geheimnis musst du nicht behalten. Bleib in der Nähe von anderen Menschen und weg von dem, der dir Angst macht.',
  },
  neglect: {
    little:
      'Du hast nichts falsch gemacht: Jedes Kind braucht Essen und jemanden, der sich kümmert.',
    older:
      'Danke, dass du das sagst. Du bist nicht schuld, und du hast niemanden verraten. Jedes Kind braucht jeden Tag Essen und jemanden, der sich kümmert, und dabei können andere Erwachsene helfen, auch heute. Du musst das nicht allein schaffen.',
  },
  bomb: {
    little: 'Bomben tun Menschen weh, deshalb sage ich nicht, wie man sie macht.',
    older:
      'Wie man Bomben macht, erkläre ich nicht, denn sie zerreißen Menschen. Wenn du es nur wissen wolltest, ist das in Ordnung. Wenn du wütend bist oder vor jemandem Angst hast, ist es gut, das zu sagen.',
  },
};
