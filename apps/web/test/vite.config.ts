import { msw } from 'msw/vite';
import { mergeConfig } from 'vite';
import app from '../vite.config.ts';

/** The app's build as page tests run it: with the worker through which calls reach a test's own host. */
export default mergeConfig(app, { plugins: [msw({ mode: 'worker-only' })] });
