import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { LoadingScreen } from '../ui/loading/loading-screen.tsx';
import { theme } from './theme/theme.ts';
import { paletteVariables } from './theme/variables.ts';
import { createHooksClient, trpc } from './trpc.ts';

export interface ProvidersProps {
  readonly queryClient: QueryClient;
  readonly children: ReactNode;
}

/** Everything that a page stands on: colours, queries, calls. */
export function Providers({ queryClient, children }: ProvidersProps) {
  const [client] = useState(createHooksClient);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={paletteVariables}
      defaultColorScheme="auto"
      deduplicateCssVariables={false}
    >
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <Suspense fallback={<LoadingScreen />}>{children}</Suspense>
        </QueryClientProvider>
      </trpc.Provider>
    </MantineProvider>
  );
}
