import 'i18next';
import type achievements from './en/achievements.json';
import type admin from './en/admin.json';
import type auth from './en/auth.json';
import type cookies from './en/cookies.json';
import type curriculum from './en/curriculum.json';
import type dashboard from './en/dashboard.json';
import type families from './en/families.json';
import type landing from './en/landing.json';
import type legal from './en/legal.json';
import type lessons from './en/lessons.json';
import type profiles from './en/profiles.json';
import type setup from './en/setup.json';
import type shell from './en/shell.json';
import type tables from './en/tables.json';
import type teaching from './en/teaching.json';

declare module 'i18next' {
  /** Lets the compiler check every key: a page adds its namespace here. */
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: {
      achievements: typeof achievements;
      admin: typeof admin;
      auth: typeof auth;
      cookies: typeof cookies;
      curriculum: typeof curriculum;
      dashboard: typeof dashboard;
      families: typeof families;
      landing: typeof landing;
      legal: typeof legal;
      lessons: typeof lessons;
      profiles: typeof profiles;
      setup: typeof setup;
      shell: typeof shell;
      tables: typeof tables;
      teaching: typeof teaching;
      /** Sentences of the server and of form rules: the English sentence is its own key. */
      sentences: Record<string, string>;
    };
  }
}
