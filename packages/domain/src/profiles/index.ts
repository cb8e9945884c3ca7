export * from './onboarding-defaults.ts';
export * from './options.ts';
export * from './profile-input.ts';
export * from './views.ts';
