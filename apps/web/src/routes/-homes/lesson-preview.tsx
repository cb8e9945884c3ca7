import acts from '../../i18n/en/acts.json';
import lessons from '../../i18n/en/lessons.json';

export { LessonPreview as Page } from '../../features/lessons/teacher-lesson/lesson-preview.tsx';

export const texts = { acts, lessons };
