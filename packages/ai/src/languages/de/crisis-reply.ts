import type { ReplyTexts } from '../../safety/reply/reply-texts.ts';
import { situations } from './situation-reply.ts';

export const de: ReplyTexts = {
  youngest: {
    told: 'Gut, dass du es gesagt hast.',
    notYourFault: 'Du hast nichts falsch gemacht.',
    medical: 'Zeig jetzt einem Erwachsenen, wo es wehtut oder was du geschluckt hast.',
    goTo: {
      named: 'Geh jetzt zu einem Erwachsenen.',
      safe: 'Geh jetzt zu einem Erwachsenen, bei dem du dich sicher fühlst.',
    },
    adults: {
      now: 'Ich habe es den Erwachsenen hier gesagt.',
      soon: 'Ich habe den Erwachsenen hier eine Nachricht hinterlassen.',
      'nobody-before-morning': 'Ich habe den Erwachsenen hier eine Nachricht hinterlassen.',
      'nobody-before-class': 'Ich habe den Erwachsenen hier eine Nachricht hinterlassen.',
      nobody: '',
    },
    emergency: 'Bei Gefahr ruf {emergency} an.',
  },
  situations,
  concerns: {
    'self-harm': {
      little: 'Es ist sehr gut, dass du es sagst, und du bekommst keinen Ärger.',
      older:
        'Danke, dass du das sagst. Du bekommst keinen Ärger, und du bist wichtig. Wenn etwas so wehtut, soll niemand damit allein sein, und mit Hilfe kann es besser werden. Wenn du kannst, geh weg von allem, womit du dich verletzen könntest.',
    },
    medical: {
      little:
        'Zeig jetzt einem Erwachsenen, was du geschluckt hast oder wo es wehtut; du bekommst keinen Ärger.',
      older:
        'Es ist richtig, dass du es sagst, und du bekommst keinen Ärger. Geh jetzt zum nächsten Erwachsenen und zeig, was du geschluckt oder genommen hast oder wo du verletzt bist. Wenn du etwas geschluckt hast, heb die Packung auf und bring dich nicht selbst zum Erbrechen, außer man sagt es dir am Telefon.',
    },
    abuse: {
      little: 'Du bist nicht schuld, und du bekommst keinen Ärger.',
      older:
        'Danke, dass du das sagst. Das war mutig. Du bist nicht schuld, und du bekommst keinen Ärger. Niemand darf dir wehtun oder dich so anfassen, und ein Geheimnis, das wehtut, musst du nicht behalten.',
    },
    grooming: {
      little: 'Gut, dass du es sagst; du bekommst keinen Ärger.',
      older:
        'Danke, dass du das sagst. Du bekommst keinen Ärger und bist nicht schuld, was du auch geschickt oder geschrieben hast. Du musst nicht antworten, nichts schicken und niemanden treffen. Heb die Nachrichten auf, damit ein Erwachsener sie sehen kann.',
    },
    threat: {
      little: 'Gut, dass du es sagst: Niemand darf jemandem wehtun.',
      older:
        'Danke, dass du das sagst. Niemand darf dir wehtun oder drohen, und wenn du so wütend bist, dass du jemandem wehtun willst, kann man das mit Hilfe aushalten und muss es nicht tun. Geh dorthin, wo du in Sicherheit bist, weg von allem, was jemanden verletzen kann.',
    },
    violence: {
      little: 'Danke, dass du es sagst, bevor etwas passiert.',
      older:
        'Danke, dass du es sagst, bevor etwas passiert. So starke Gefühle kann man mit Hilfe aushalten, und du musst nicht tun, wozu sie dich drängen. Wenn etwas in deiner Nähe ist, das jemanden verletzen kann, geh davon weg.',
    },
    runaway: {
      little: 'Danke, dass du sagst, dass du wegwillst; du bekommst keinen Ärger.',
      older:
        'Danke, dass du das sagst. Wenn man wegwill, ist etwas sehr schwer, und du bekommst keinen Ärger. Bleib dort, wo Menschen sind und Licht ist, und sag jemandem, bei dem du sicher bist, wo du bist, bevor du irgendwohin gehst.',
    },
    bullying: {
      little: 'Das ist nicht in Ordnung, und du bist nicht schuld.',
      older:
        'Danke, dass du das sagst. Was sie tun, ist nicht in Ordnung, und du bist nicht schuld. Davon zu erzählen ist kein Petzen: So kann es aufhören. Wenn etwas geschrieben oder gepostet wurde, heb es auf, damit du es zeigen kannst.',
    },
    substances: {
      little: 'Gut, dass du es sagst; von mir bekommst du keinen Ärger.',
      older:
        'Danke, dass du so ehrlich bist. Du kannst heute Nein sagen, was vorher auch war, und es gibt Menschen, die helfen, ohne dich zu beschämen. Wenn du oder jemand anders etwas genommen hat und es ihm schlecht geht, er sehr schläfrig oder komisch ist, hol jetzt einen Erwachsenen.',
    },
    eating: {
      little: 'Dein Körper ist gut, und er braucht Essen.',
      older:
        'Danke, dass du das sagst. Essen oder den eigenen Körper zu mögen kann sehr schwer sein, und du bist nicht schuld daran. Dein Wert ist keine Zahl auf der Waage. Es gibt Ärztinnen, Ärzte und andere, die sich damit gut auskennen, und mit ihnen geht es leichter als allein.',
    },
    despair: {
      little: 'Es tut mir leid, dass es so schwer ist; gut, dass du es sagst.',
      older:
        'Danke, dass du das sagst. Es tut mir leid, dass es so schwer ist. Du bist nicht schwach, du bist niemandem zu viel, und du musst es nicht allein tragen.',
    },
    unclear: {
      little: 'Es ist sehr gut, dass du sagst, dass du Hilfe brauchst.',
      older:
        'Danke, dass du sagst, dass du Hilfe brauchst. Du bekommst keinen Ärger, und du musst nicht die richtigen Worte finden.',
    },
  },
  goTo: {
    little: {
      named: {
        standard: 'Sag es heute einem Erwachsenen, dem du vertraust.',
        severe: 'Geh jetzt zu einem Erwachsenen, dem du vertraust.',
      },
      safe: {
        standard: 'Sag es heute einem Erwachsenen, bei dem du dich sicher fühlst.',
        severe: 'Geh jetzt zu einem Erwachsenen, bei dem du dich sicher fühlst.',
      },
    },
    older: {
      named: {
        standard:
          'Sprich bitte heute mit einem Erwachsenen, dem du vertraust, zum Beispiel mit einer Lehrkraft, deinen Eltern, einem Pastor oder deiner Campleitung.',
        severe:
          'Geh bitte jetzt gleich zu einem Erwachsenen, dem du vertraust, zum Beispiel zu einer Lehrkraft, deinen Eltern, einem Pastor oder deiner Campleitung. Bleib damit nicht allein.',
      },
      safe: {
        standard:
          'Sprich bitte heute mit einem Erwachsenen, bei dem du dich sicher fühlst. Wenn der erste nicht zuhört, sag es einem anderen.',
        severe:
          'Geh bitte jetzt gleich zu einem Erwachsenen, bei dem du dich sicher fühlst. Bleib damit nicht allein, und wenn der erste nicht zuhört, sag es einem anderen.',
      },
    },
  },
  told: {
    little: {
      now: 'Ich habe es den Erwachsenen im Camp gesagt, und sie können es jetzt lesen.',
      soon: 'Ich habe den Erwachsenen im Camp eine Nachricht hinterlassen, aber warte nicht auf sie.',
      'nobody-before-morning':
        'Ich habe ihnen auch eine Nachricht hinterlassen, aber vielleicht liest sie vor morgen früh niemand.',
      'nobody-before-class':
        'Ich habe ihnen auch eine Nachricht hinterlassen, aber vielleicht liest sie vor dem nächsten Treffen niemand.',
      nobody: 'Ich bin ein Programm und kann keinen Erwachsenen für dich holen.',
    },
    older: {
      now: 'Ich bin nur ein Programm; deshalb habe ich es den Erwachsenen gesagt, die in diesem Camp für dich verantwortlich sind. Jemand von ihnen war vor wenigen Minuten hier und kann es jetzt lesen.',
      soon: 'Ich bin nur ein Programm; deshalb habe ich den Erwachsenen, die in diesem Camp für dich verantwortlich sind, eine Nachricht hinterlassen. Sie sehen sie, wenn sie das nächste Mal nachschauen, also warte nicht darauf.',
      'nobody-before-morning':
        'Ich bin nur ein Programm. Ich habe den Erwachsenen, die in diesem Camp für dich verantwortlich sind, eine Nachricht hinterlassen, aber es kann morgen früh werden, bis sie jemand liest, also warte nicht darauf.',
      'nobody-before-class':
        'Ich bin nur ein Programm. Ich habe den Erwachsenen, die in diesem Camp für dich verantwortlich sind, eine Nachricht hinterlassen, aber vielleicht liest sie vor dem nächsten Treffen niemand, und das kann Tage dauern, also warte nicht darauf.',
      nobody:
        'Ich bin nur ein Programm und kann nicht versprechen, dass ein Erwachsener das hier liest. Sag es darum bitte selbst jemandem.',
    },
  },
  lines: 'Du kannst auch anrufen: {lines}.',
  askForLine:
    'Du kannst auch einen Erwachsenen nach der Nummer des Kindertelefons in deinem Land fragen.',
  emergency: 'Bist du oder jemand anders jetzt in Gefahr, dann ruf {emergency} an.',
  poison: 'Ruf den Giftnotruf an, {poison}, oder {emergency}, wenn es jemandem sehr schlecht geht.',
  noPoisonLine: 'Ruf jetzt {emergency} an und sag, was geschluckt wurde oder was passiert ist.',
  or: 'oder',
};
