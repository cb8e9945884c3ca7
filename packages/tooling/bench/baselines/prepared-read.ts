/** The floor of a signed-in read: a bare Fastify route with one prepared statement. */
import Database from 'better-sqlite3';
import fastify from 'fastify';

const database = new Database(':memory:');
database.exec('create table session (id text primary key, user_id integer) strict');
database.exec("insert into session values ('a', 1)");
const findSession = database.prepare('select user_id from session where id = ?');

const app = fastify();
app.get('/read', () => findSession.get('a'));
await app.listen({ port: Number(process.env.PORT), host: process.env.HOST ?? '127.0.0.1' });
process.once('SIGTERM', () => app.close());
