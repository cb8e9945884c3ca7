export * from './page.ts';
export * from './page-sizes.ts';
