export {
  readTeacherLesson,
  versesNamedIn,
  type WrittenLesson,
} from './read-teacher-lesson.ts';
export { STOCK_SCENES } from './stock-scenes.ts';
