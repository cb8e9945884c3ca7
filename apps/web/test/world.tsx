import type { PersonRequest } from '@lamplight/api/testing/world-host';
import type { Damage, DiskRoom } from '@lamplight/domain/doctor';
import type { Language } from '@lamplight/domain/profiles';
import type { QueryPersister } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { inject } from 'vitest';
import { type RenderResult, render } from 'vitest-browser-react';
import { askOrRemember } from '../src/app/offline/kept-answers.ts';
import { Providers } from '../src/app/providers.tsx';
import { createQueryClient } from '../src/app/query-client.ts';
import { createAppRouter } from '../src/app/router.ts';
import { sessionToken } from '../src/lib/session-token.ts';

const worker = setupWorker();

/** What carries a call to the host: the browser's own, also when a test puts something in its place. */
const send = window.fetch.bind(window);

/** Somebody with an account in a world. */
export interface WorldPerson {
  readonly id: number;
  readonly username: string;
  readonly password: string;
  readonly token: string;
}

/** Where calls wait until they are let through. */
export interface Gate {
  /** How many have come so far. */
  asked(): number;
  letThrough(): void;
}

/** A host of one test's own, and a browser that speaks to it. */
export interface World {
  /** Makes an account. */
  given(person: PersonRequest): Promise<WorldPerson>;
  /** Signs somebody in on this browser. */
  signIn(person: WorldPerson): void;
  /** Somebody with a new session, as after the end of theirs. */
  newSession(person: WorldPerson): Promise<WorldPerson>;
  /** Opens the app at a path. */
  open(path: string): Promise<RenderResult>;
  /** Opens it as over HTTPS, where it keeps what was opened. */
  openKeeping(path: string): Promise<RenderResult>;
  /** Goes on to another path in the app that was opened last, without loading it anew. */
  goTo(path: string): void;
  /** What the address bar of the app that was opened last shows. */
  address(): string;
  /** Has words of somebody left the building for an AI outside, as the log tells. */
  sendOutside(person: Pick<WorldPerson, 'id'>, words: string): Promise<unknown>;
  /** Lets days pass on the host. */
  passDays(days: number): Promise<void>;
  /** Has the host do what it does by itself every hour. */
  tidyUp(): Promise<void>;
  /** Says how many bytes of the host's disk are free, and how large it is. */
  setDisk(room: DiskRoom): Promise<void>;
  /** Has the host find its database damaged, or whole again (null). */
  setDamage(damage: Damage | null): Promise<void>;
  /** Has the host speak these languages; none until told. */
  giveVoice(languages: readonly Language[]): Promise<void>;
  /** The host cannot be reached until `reconnect`; with `about`, only when such procedures are asked for. */
  disconnect(about?: string): void;
  /** The host fails at whatever it is asked (500, with these words) until `reconnect`. */
  breakDown(words: string): void;
  /** What is sent about such procedures reaches the host, but its answers are lost until `reconnect`. */
  loseAnswers(about: string): void;
  /** Such procedures wait on the way to the host until they are let through. */
  hold(about: string): Gate;
  /** What the host answers to such procedures waits on the way back until it is let through. */
  holdAnswers(about: string): Gate;
  reconnect(): void;
}

/** The headers that the host of a world looks at. */
function headersOf({ headers }: Request): Record<string, string> {
  const actingUser = headers.get('x-acting-user');
  return {
    authorization: headers.get('authorization') ?? '',
    ...(actingUser === null ? {} : { 'x-acting-user': actingUser }),
  };
}

/** What the host answers to a sign-in. */
interface LoginAnswer {
  readonly result: { readonly data: { readonly token: string } };
}

async function post<T>(address: string, body: unknown): Promise<T> {
  const response = await send(address, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

/** The answer of a host that failed at each of a batch of procedures: `/trpc/a.b,c.d`. */
function failure(procedures: string, words: string): Response {
  const data = { code: 'INTERNAL', status: 500, error: words, message: words };
  const one = { error: { message: words, code: -32603, data } };
  return HttpResponse.json(
    procedures.split(',').map(() => one),
    { status: 500 },
  );
}

/** Puts the worker between the page and the network; once for each test file. */
export async function interceptCalls(): Promise<void> {
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
}

/**
 * A fresh world: its calls to /trpc go to the real procedures on a database of its own. Calls to
 * anything else fail the test.
 */
export async function createWorld(): Promise<World> {
  const { id } = await post<{ id: string }>(`${inject('apiHost')}/worlds`, null);
  const address = `${inject('apiHost')}/worlds/${id}`;
  let answerFor: (procedures: string) => Response | undefined = () => undefined;
  let loses: (procedures: string) => boolean = () => false;
  let history = createMemoryHistory();
  const gates: {
    about: string;
    side: 'call' | 'answer';
    asked: number;
    opened: Promise<void>;
  }[] = [];

  function gateAt(about: string, side: 'call' | 'answer'): Gate {
    const { promise, resolve } = Promise.withResolvers<void>();
    const gate = { about, side, asked: 0, opened: promise };
    gates.push(gate);
    return { asked: () => gate.asked, letThrough: resolve };
  }

  async function pass(pathname: string, on: 'call' | 'answer'): Promise<void> {
    for (const gate of gates.filter(({ about, side }) => side === on && pathname.includes(about))) {
      gate.asked += 1;
      await gate.opened;
    }
  }

  const refuseOthers = http.all(/\/(api|ws)\//, ({ request }) => {
    throw new Error(`the app called ${request.url}, which no page should`);
  });

  const forward = http.all('*/trpc/*', async ({ request }) => {
    if (request.url.startsWith(address)) return undefined;
    const { pathname, search } = new URL(request.url);
    const instead = answerFor(pathname);
    if (instead) return instead;
    await pass(pathname, 'call');
    const method = request.method;
    const answer = await send(`${address}${pathname}${search}`, {
      method,
      headers: headersOf(request),
      ...(method === 'POST' ? { body: await request.text() } : {}),
    });
    await pass(pathname, 'answer');
    return loses(pathname) ? HttpResponse.error() : answer;
  });
  // The upload of a recording has a way of its own, which is tested with the host.
  const keepRecording = http.post('*/api/:reader/recordings', async ({ request }) => {
    const { lessonId, step, childId, ...version } = Object.fromEntries(
      new URL(request.url).searchParams,
    );
    const bytes = new Uint8Array(await request.arrayBuffer());
    const audio = btoa(String.fromCharCode(...bytes));
    const body = {
      ...version,
      ...(childId === undefined ? {} : { childId: Number(childId) }),
      ...{ lessonId: Number(lessonId), step: Number(step), audio },
    };
    const answer = await send(`${address}/recordings`, {
      method: 'POST',
      headers: { authorization: request.headers.get('authorization') ?? '' },
      body: JSON.stringify(body),
    });
    return answer.ok
      ? answer
      : HttpResponse.json(
          { code: 'BROKEN_RECORDING', error: await answer.text() },
          { status: 400 },
        );
  });
  worker.resetHandlers(forward, keepRecording, refuseOthers);

  function openWith(path: string, persister?: QueryPersister): Promise<RenderResult> {
    const queryClient = createQueryClient(() => {}, persister);
    const router = createAppRouter({ queryClient });
    history = createMemoryHistory({ initialEntries: [path] });
    return render(
      <Providers queryClient={queryClient}>
        <RouterProvider router={router} history={history} />
      </Providers>,
    );
  }

  return {
    given: (person) => post(`${address}/people`, person),
    signIn: ({ token }) => sessionToken.write(token),
    async newSession(person) {
      const { username, password } = person;
      const call = { username, password };
      const { result } = await post<LoginAnswer>(`${address}/trpc/auth.login`, call);
      return { ...person, token: result.data.token };
    },
    open: (path) => openWith(path),
    openKeeping: (path) => openWith(path, askOrRemember),
    goTo: (path) => history.push(path),
    address: () => history.location.href,
    giveVoice: (languages) => post(`${address}/voice`, languages),
    sendOutside: ({ id: userId }, words) => post(`${address}/outside-requests`, { userId, words }),
    passDays: (days) => post(`${address}/days`, days),
    tidyUp: () => post(`${address}/tidy-up`, null),
    setDisk: (room) => post(`${address}/disk`, room),
    setDamage: (damage) => post(`${address}/damage`, damage),
    disconnect(about = '') {
      answerFor = (procedures) => (procedures.includes(about) ? HttpResponse.error() : undefined);
    },
    breakDown(words) {
      answerFor = (procedures) => failure(procedures, words);
    },
    loseAnswers(about) {
      loses = (procedures) => procedures.includes(about);
    },
    hold: (about) => gateAt(about, 'call'),
    holdAnswers: (about) => gateAt(about, 'answer'),
    reconnect() {
      answerFor = () => undefined;
      loses = () => false;
    },
  };
}
