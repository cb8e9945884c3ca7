import type { AgeSubject } from '@lamplight/domain/age';
import type { Subject } from '../../app/theme/palette.ts';
import type { UiPicture } from '../../ui/picture/ui-pictures.ts';

interface SubjectLook {
  /** Its name in the texts, below `subjects`. */
  readonly key: string;
  readonly picture: UiPicture;
  readonly subject: Subject;
}

/** How the subjects of each age look. */
export const SUBJECT_LOOKS = {
  'Bible Stories': { key: 'bibleStories', picture: 'rainbow', subject: 'bible' },
  'Bible Study': { key: 'bibleStudy', picture: 'open-book', subject: 'bible' },
  'Advanced Bible Study': { key: 'advancedBible', picture: 'open-book', subject: 'bible' },
  'Number Fun': { key: 'numberFun', picture: 'abacus', subject: 'math' },
  Math: { key: 'math', picture: 'abacus', subject: 'math' },
  'Advanced Math': { key: 'advancedMath', picture: 'abacus', subject: 'math' },
  'Letters and Sounds': { key: 'letters', picture: 'crayon', subject: 'journal' },
  Reading: { key: 'reading', picture: 'books', subject: 'journal' },
  'Language Arts': { key: 'languageArts', picture: 'books', subject: 'journal' },
  Literature: { key: 'literature', picture: 'books', subject: 'journal' },
  Nature: { key: 'nature', picture: 'butterfly', subject: 'science' },
  Science: { key: 'science', picture: 'test-tube', subject: 'science' },
  'Physics and Chemistry': { key: 'physics', picture: 'microscope', subject: 'science' },
  'AI Discovery': { key: 'ai', picture: 'robot', subject: 'ai' },
  'AI and Coding': { key: 'coding', picture: 'robot', subject: 'ai' },
  'Computer Science': { key: 'computerScience', picture: 'robot', subject: 'ai' },
  'AI and Ethics': { key: 'ethics', picture: 'handshake', subject: 'ai' },
  Logic: { key: 'logic', picture: 'puzzle-piece', subject: 'games' },
  Art: { key: 'art', picture: 'artist-palette', subject: 'games' },
} as const satisfies Readonly<Record<AgeSubject, SubjectLook>>;
