import { msw } from 'msw/vite';
import { mergeConfig } from 'vite';
import app from '../vite.config.ts';

/** The app's build as page tests run it: with the worker through which calls reach a test's own host. */
export default mergeConfig(app, {
  plugins: [msw({ mode: 'worker-only' })],
  // Only tests import it: found during the first one, it would have the page loaded anew under that test.
  optimizeDeps: { include: ['axe-core', 'react-dom/client', 'write-excel-file/universal'] },
});
