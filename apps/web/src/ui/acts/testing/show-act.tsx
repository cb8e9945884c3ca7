import type { ReactNode } from 'react';
import { type RenderResult, render } from 'vitest-browser-react';
import { Providers } from '../../../app/providers.tsx';
import { createQueryClient } from '../../../app/query-client.ts';
import type { LessonActProps } from '../lesson-act.tsx';
import { LessonAct } from '../lesson-act.tsx';

/** What was answered to an act that is shown. */
export interface Told {
  readonly answers: (readonly [readonly number[], boolean | null])[];
  readonly said: string[];
}

/** Shows a part of a page within a lesson of a subject. */
export function showPart(part: ReactNode): Promise<RenderResult> {
  return render(
    <Providers queryClient={createQueryClient(() => {})}>
      <main data-subject="bible" style={{ padding: '1rem', maxWidth: '48rem' }}>
        {part}
      </main>
    </Providers>,
  );
}

/** Shows an act and keeps what it tells. */
export async function showAct(
  props: Pick<LessonActProps, 'act'> & Partial<LessonActProps>,
): Promise<{ screen: RenderResult; told: Told }> {
  const told: Told = { answers: [], said: [] };
  const screen = await showPart(
    <LessonAct
      seed={1}
      language="en"
      band="elementary"
      given={null}
      stage={null}
      onAnswer={(answer, correct) => told.answers.push([answer, correct])}
      onSay={(text) => told.said.push(text)}
      {...props}
    />,
  );
  return { screen, told };
}
