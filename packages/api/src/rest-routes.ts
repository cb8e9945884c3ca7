import { chatRoutes } from './ai/chat/chat.rest.ts';
import { journalRoutes } from './ai/journal/journal.rest.ts';
import { recommendationRoutes } from './ai/recommendations/recommendations.rest.ts';
import { hostRoutes } from './host/setup/host.rest.ts';
import { campCalendarRoutes } from './learning/camp-calendar/camp-calendar.rest.ts';
import { curriculumRoutes } from './learning/curriculum/curriculum.rest.ts';
import { experimentRoutes } from './learning/experiments/experiments.rest.ts';
import { insightRoutes } from './learning/insights/insights.rest.ts';
import { lessonRoutes } from './learning/lessons/lessons.rest.ts';
import { progressRoutes } from './learning/progress/progress.rest.ts';
import { projectRoutes } from './learning/projects/projects.rest.ts';
import { quizRoutes } from './learning/quizzes/quizzes.rest.ts';
import { storyRoutes } from './learning/stories/stories.rest.ts';
import { teachingRoutes } from './learning/teaching/teaching.rest.ts';
import { adminRoutes } from './people/admin/admin.rest.ts';
import { announcementRoutes } from './people/announcements/announcements.rest.ts';
import { attendanceRoutes } from './people/attendance/attendance.rest.ts';
import { authRoutes } from './people/auth/auth.rest.ts';
import { familyRoutes } from './people/families/families.rest.ts';
import { profileRoutes } from './people/profiles/profiles.rest.ts';
import { trackingRoutes } from './people/tracking/tracking.rest.ts';
import type { RestRoute } from './platform/rest-route.ts';
import { multiplayerRoutes } from './rooms/multiplayer/multiplayer.rest.ts';

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
  ...attendanceRoutes,
  ...announcementRoutes,
  ...campCalendarRoutes,
  ...teachingRoutes,
  ...projectRoutes,
  ...multiplayerRoutes,
  ...adminRoutes,
  ...hostRoutes,
];
