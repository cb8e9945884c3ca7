export * from './country.ts';
export * from './helpline.ts';
export * from './settings.ts';
export * from './shipped.ts';
