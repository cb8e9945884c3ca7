import { adminRoutes } from './admin/admin.rest.ts';
import { authRoutes } from './auth/auth.rest.ts';
import { chatRoutes } from './chat/chat.rest.ts';
import { curriculumRoutes } from './curriculum/curriculum.rest.ts';
import { experimentRoutes } from './experiments/experiments.rest.ts';
import { familyRoutes } from './families/families.rest.ts';
import { hostRoutes } from './host/host.rest.ts';
import { insightRoutes } from './insights/insights.rest.ts';
import { journalRoutes } from './journal/journal.rest.ts';
import { lessonRoutes } from './lessons/lessons.rest.ts';
import { multiplayerRoutes } from './multiplayer/multiplayer.rest.ts';
import type { RestRoute } from './platform/rest-route.ts';
import { profileRoutes } from './profiles/profiles.rest.ts';
import { progressRoutes } from './progress/progress.rest.ts';
import { projectRoutes } from './projects/projects.rest.ts';
import { quizRoutes } from './quizzes/quizzes.rest.ts';
import { recommendationRoutes } from './recommendations/recommendations.rest.ts';
import { storyRoutes } from './stories/stories.rest.ts';
import { teachingRoutes } from './teaching/teaching.rest.ts';
import { trackingRoutes } from './tracking/tracking.rest.ts';

/** Every REST path that is served, in the order of spec 7. */
export const restRoutes: readonly RestRoute[] = [
  ...authRoutes,
  ...lessonRoutes,
  ...progressRoutes,
  ...experimentRoutes,
  ...storyRoutes,
  ...chatRoutes,
  ...journalRoutes,
  ...quizRoutes,
  ...recommendationRoutes,
  ...insightRoutes,
  ...trackingRoutes,
  ...curriculumRoutes,
  ...profileRoutes,
  ...familyRoutes,
  ...teachingRoutes,
  ...projectRoutes,
  ...multiplayerRoutes,
  ...adminRoutes,
  ...hostRoutes,
];
