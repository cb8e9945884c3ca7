export * from './guesses.ts';
export * from './password.ts';
export * from './registration.ts';
export * from './session-life.ts';
export * from './sign-in.ts';
export * from './sign-up.ts';
export * from './throttle.ts';
export * from './wrong-codes.ts';
