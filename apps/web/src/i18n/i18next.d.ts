import 'i18next';
import type achievements from './en/achievements.json';
import type activities from './en/activities.json';
import type admin from './en/admin.json';
import type ageDemo from './en/age-demo.json';
import type auth from './en/auth.json';
import type blocks from './en/blocks.json';
import type challengeTask from './en/challenge-task.json';
import type challenges from './en/challenges.json';
import type consents from './en/consents.json';
import type cookies from './en/cookies.json';
import type curriculum from './en/curriculum.json';
import type dashboard from './en/dashboard.json';
import type experiments from './en/experiments.json';
import type families from './en/families.json';
import type journal from './en/journal.json';
import type journalEntry from './en/journal-entry.json';
import type landing from './en/landing.json';
import type legal from './en/legal.json';
import type lessons from './en/lessons.json';
import type mathGames from './en/math-games.json';
import type profiles from './en/profiles.json';
import type projects from './en/projects.json';
import type quizzes from './en/quizzes.json';
import type safety from './en/safety.json';
import type setup from './en/setup.json';
import type shell from './en/shell.json';
import type simulations from './en/simulations.json';
import type stories from './en/stories.json';
import type tables from './en/tables.json';
import type teaching from './en/teaching.json';
import type verses from './en/verses.json';

declare module 'i18next' {
  /** Lets the compiler check every key: a page adds its namespace here. */
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: {
      achievements: typeof achievements;
      activities: typeof activities;
      admin: typeof admin;
      'age-demo': typeof ageDemo;
      auth: typeof auth;
      blocks: typeof blocks;
      'challenge-task': typeof challengeTask;
      challenges: typeof challenges;
      consents: typeof consents;
      cookies: typeof cookies;
      curriculum: typeof curriculum;
      dashboard: typeof dashboard;
      experiments: typeof experiments;
      families: typeof families;
      journal: typeof journal;
      'journal-entry': typeof journalEntry;
      landing: typeof landing;
      legal: typeof legal;
      lessons: typeof lessons;
      'math-games': typeof mathGames;
      profiles: typeof profiles;
      projects: typeof projects;
      quizzes: typeof quizzes;
      safety: typeof safety;
      setup: typeof setup;
      shell: typeof shell;
      simulations: typeof simulations;
      stories: typeof stories;
      tables: typeof tables;
      teaching: typeof teaching;
      verses: typeof verses;
      /** Sentences of the server and of form rules: the English sentence is its own key. */
      sentences: Record<string, string>;
    };
  }
}
