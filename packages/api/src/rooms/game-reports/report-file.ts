import type { GameReport, PlayedAnswer, ReportFile } from '@lamplight/domain/game-reports';
import type { Language } from '@lamplight/domain/profiles';
import papaparse from 'papaparse';

interface Words {
  readonly columns: readonly string[];
  readonly team: string;
  readonly right: string;
  readonly wrong: string;
  /** The row below the children. */
  readonly share: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    columns: ['Name', 'Username', 'Rank', 'Points', 'Right answers', 'Answers'],
    team: 'Team',
    right: 'right',
    wrong: 'wrong',
    share: 'Share of right answers',
  },
  es: {
    columns: ['Nombre', 'Usuario', 'Puesto', 'Puntos', 'Respuestas correctas', 'Respuestas'],
    team: 'Equipo',
    right: 'correcta',
    wrong: 'incorrecta',
    share: 'Porcentaje de respuestas correctas',
  },
  fr: {
    columns: ['Nom', 'Identifiant', 'Rang', 'Points', 'Bonnes réponses', 'Réponses'],
    team: 'Équipe',
    right: 'juste',
    wrong: 'faux',
    share: 'Part de bonnes réponses',
  },
  de: {
    columns: ['Name', 'Benutzername', 'Rang', 'Punkte', 'Richtige Antworten', 'Antworten'],
    team: 'Team',
    right: 'richtig',
    wrong: 'falsch',
    share: 'Anteil richtiger Antworten',
  },
};

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A report as a table for a spreadsheet: a row for each child with a column for each question, and
 * below them how many answered each question right. A cell that would be a formula there is escaped.
 */
export function reportFile(
  report: GameReport,
  answers: readonly PlayedAnswer[],
  language: Language,
): ReportFile {
  const words = WORDS[language];
  const questions = report.questions.toSorted((a, b) => a.place - b.place);
  const withTeams = report.children.some(({ team }) => team !== null);
  const found = new Map(answers.map((answer) => [`${answer.userId}/${answer.place}`, answer]));
  const mark = (userId: number, place: number) => {
    const answer = found.get(`${userId}/${place}`);
    return answer === undefined ? '' : answer.correct ? words.right : words.wrong;
  };
  const fields = [
    ...words.columns,
    ...(withTeams ? [words.team] : []),
    ...questions.map(({ place, text }) => `${place + 1}. ${text}`),
  ];
  const children = report.children.map((child) => [
    ...[child.name, child.username, child.rank ?? '', child.score, child.correct, child.answers],
    ...(withTeams ? [child.team === null ? '' : child.team + 1] : []),
    ...questions.map(({ place }) => mark(child.userId, place)),
  ]);
  const blank = Array.from({ length: fields.length - questions.length - 1 }, () => '');
  const shares = questions.map(({ shareRight }) => percent(shareRight));
  const csv = papaparse.unparse(
    { fields, data: [...children, [words.share, ...blank, ...shares]] },
    { escapeFormulae: true },
  );
  const day = report.startedAt.slice(0, 10);
  return { filename: `game-${report.gameId}-${day}.csv`, csv: BYTE_ORDER_MARK + csv };
}

function percent(share: number | null): string {
  return share === null ? '' : `${Math.round(share * 100)}%`;
}
