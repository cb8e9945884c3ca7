import achievements from './en/achievements.json';
import activities from './en/activities.json';
import acts from './en/acts.json';
import admin from './en/admin.json';
import agedemo from './en/age-demo.json';
import aistatus from './en/ai-status.json';
import analytics from './en/analytics.json';
import announcements from './en/announcements.json';
import assignments from './en/assignments.json';
import attendance from './en/attendance.json';
import audit from './en/audit.json';
import auth from './en/auth.json';
import backups from './en/backups.json';
import blocks from './en/blocks.json';
import campcalendar from './en/camp-calendar.json';
import care from './en/care.json';
import challengetask from './en/challenge-task.json';
import challenges from './en/challenges.json';
import chat from './en/chat.json';
import classadmin from './en/class-admin.json';
import classday from './en/class-day.json';
import classsettings from './en/class-settings.json';
import classroomsignin from './en/classroom-sign-in.json';
import coloring from './en/coloring.json';
import consentrecords from './en/consent-records.json';
import consents from './en/consents.json';
import cookies from './en/cookies.json';
import curriculum from './en/curriculum.json';
import dashboard from './en/dashboard.json';
import daysetting from './en/day-setting.json';
import doctor from './en/doctor.json';
import experiments from './en/experiments.json';
import externallog from './en/external-log.json';
import families from './en/families.json';
import familylinks from './en/family-links.json';
import game from './en/game.json';
import gameconsole from './en/game-console.json';
import guesses from './en/guesses.json';
import hostsettings from './en/host-settings.json';
import journal from './en/journal.json';
import journalentry from './en/journal-entry.json';
import kept from './en/kept.json';
import landing from './en/landing.json';
import legal from './en/legal.json';
import lessons from './en/lessons.json';
import mathgames from './en/math-games.json';
import misconceptions from './en/misconceptions.json';
import multiplayer from './en/multiplayer.json';
import newlinks from './en/new-links.json';
import ownpassword from './en/own-password.json';
import packs from './en/packs.json';
import pairing from './en/pairing.json';
import pickup from './en/pickup.json';
import profiles from './en/profiles.json';
import projects from './en/projects.json';
import questionsets from './en/question-sets.json';
import quizzes from './en/quizzes.json';
import recommendations from './en/recommendations.json';
import recordings from './en/recordings.json';
import reports from './en/reports.json';
import retention from './en/retention.json';
import safety from './en/safety.json';
import sampleclass from './en/sample-class.json';
import scripture from './en/scripture.json';
import scripturelibrary from './en/scripture-library.json';
import setup from './en/setup.json';
import shell from './en/shell.json';
import signinpictures from './en/sign-in-pictures.json';
import signup from './en/sign-up.json';
import simulations from './en/simulations.json';
import skills from './en/skills.json';
import songs from './en/songs.json';
import stories from './en/stories.json';
import students from './en/students.json';
import tables from './en/tables.json';
import tablet from './en/tablet.json';
import teaching from './en/teaching.json';
import verses from './en/verses.json';
import weekly from './en/weekly.json';

const resources = {
  achievements,
  activities,
  acts,
  admin,
  'age-demo': agedemo,
  'ai-status': aistatus,
  analytics,
  announcements,
  assignments,
  attendance,
  audit,
  auth,
  backups,
  blocks,
  'camp-calendar': campcalendar,
  care,
  'challenge-task': challengetask,
  challenges,
  chat,
  'class-admin': classadmin,
  'class-day': classday,
  'class-settings': classsettings,
  'classroom-sign-in': classroomsignin,
  coloring,
  'consent-records': consentrecords,
  consents,
  cookies,
  curriculum,
  dashboard,
  'day-setting': daysetting,
  doctor,
  experiments,
  'external-log': externallog,
  families,
  'family-links': familylinks,
  'game-console': gameconsole,
  game,
  guesses,
  'host-settings': hostsettings,
  'journal-entry': journalentry,
  journal,
  kept,
  landing,
  legal,
  lessons,
  'math-games': mathgames,
  misconceptions,
  multiplayer,
  'new-links': newlinks,
  'own-password': ownpassword,
  packs,
  pairing,
  pickup,
  profiles,
  projects,
  'question-sets': questionsets,
  quizzes,
  recommendations,
  recordings,
  reports,
  retention,
  safety,
  'sample-class': sampleclass,
  'scripture-library': scripturelibrary,
  scripture,
  setup,
  shell,
  'sign-in-pictures': signinpictures,
  'sign-up': signup,
  simulations,
  skills,
  songs,
  stories,
  students,
  tables,
  tablet,
  teaching,
  verses,
  weekly,
} as const;

export default resources;
