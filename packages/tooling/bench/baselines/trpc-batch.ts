/**
 * The floor of the dashboard: eight tRPC queries in one request. Each looks its session up and reads a page of rows
 * with a prepared statement, as the product's do; nothing else stands between them and the database.
 */
import { createHash } from 'node:crypto';
import { initTRPC } from '@trpc/server';
import { fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import Database from 'better-sqlite3';
import fastify from 'fastify';

const database = new Database(':memory:');
database.exec('create table session (id text primary key, user_id integer) strict');
database.exec('create table lesson (id integer primary key, title text, done integer) strict');
const insertLesson = database.prepare('insert into lesson (title, done) values (?, 0)');
for (let day = 1; day <= 20; day++) insertLesson.run(`Lesson of day ${day}`);
const digest = (token: string) => createHash('sha256').update(token).digest('hex');
database.prepare('insert into session values (?, 1)').run(digest('token'));
const findSession = database.prepare('select user_id from session where id = ?');
const listLessons = database.prepare('select id, title, done from lesson');

const t = initTRPC.context<{ token: string }>().create();
const signedIn = t.procedure.use(({ ctx, next }) =>
  next({ ctx: { session: findSession.get(digest(ctx.token)) } }),
);
const read = signedIn.query(({ ctx }) => ({ session: ctx.session, lessons: listLessons.all() }));
const router = t.router({ a: read, b: read, c: read, d: read, e: read, f: read, g: read, h: read });

const app = fastify({ routerOptions: { maxParamLength: 5000 } });
await app.register(fastifyTRPCPlugin, {
  prefix: '/trpc',
  trpcOptions: { router, createContext: () => ({ token: 'token' }) },
});
app.get('/ready', () => 'ready');
await app.listen({ port: Number(process.env.PORT), host: process.env.HOST ?? '127.0.0.1' });
process.once('SIGTERM', () => app.close());
