import { readTable, writeTable } from '@lamplight/domain/question-sets';
import { QUESTION_KINDS } from '@lamplight/domain/questions';
import { expect, test } from 'vitest';
import de from '../../../i18n/de/question-sets.json';
import en from '../../../i18n/en/question-sets.json';
import es from '../../../i18n/es/question-sets.json';
import fr from '../../../i18n/fr/question-sets.json';
import { templateQuestions } from './template.ts';

test.each(Object.entries({ de, en, es, fr }))(
  'the template in the language %s has a question of each kind, which come in as they are',
  (_, texts) => {
    const written = templateQuestions(texts.import.example);
    expect(written.map(({ kind }) => kind)).toEqual(QUESTION_KINDS);
    expect(readTable(writeTable(written))).toEqual({ questions: written, problems: [] });
  },
);

test.each(Object.entries({ de, en, es, fr }))(
  'whoever writes another kind is told all of them in the language %s',
  (_, texts) => {
    for (const kind of QUESTION_KINDS) expect(texts.faults['no-such-kind']).toContain(kind);
  },
);
