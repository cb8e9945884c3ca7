/**
 * The floors of what adults read, on a bare Fastify: `/list` is the first page of ROWS people and how many there are,
 * `/answers` how many answers of each of them are right, of as many as a month brings.
 */
import Database from 'better-sqlite3';
import fastify from 'fastify';

/** Rows that a page shows. */
const PAGE = 25;
/** Answers of a month in lessons. */
const ANSWERS = 75;

const database = new Database(':memory:');
database.exec('create table person (id integer primary key, name text, day integer) strict');
database.exec('create table session (id text primary key, user_id integer) strict');
database.exec("insert into session values ('a', 1)");
const insert = database.prepare('insert into person (name, day) values (?, 1)');
for (let row = 1; row <= Number(process.env.ROWS ?? 60); row++) insert.run(`Person ${row}`);
database.exec('create table answer (person_id integer, correct integer) strict');
const insertAnswer = database.prepare('insert into answer values (?, ?)');
database.transaction(() => {
  for (let row = 1; row <= Number(process.env.ROWS ?? 60); row++) {
    for (let answer = 0; answer < ANSWERS; answer++)
      insertAnswer.run(row, answer % 5 === 0 ? 0 : 1);
  }
})();
const right = database.prepare(
  'select person_id, count(*) as answers, sum(correct) as correct from answer group by person_id',
);
const findSession = database.prepare('select user_id from session where id = ?');
const count = database.prepare('select count(*) as people from person');
const page = database.prepare(`select id, name, day from person order by name limit ${PAGE}`);

const app = fastify();
app.get('/ready', () => 'ready');
app.get('/list', () => ({ session: findSession.get('a'), count: count.get(), page: page.all() }));
app.get('/answers', () => ({ session: findSession.get('a'), people: right.all() }));
await app.listen({ port: Number(process.env.PORT), host: process.env.HOST ?? '127.0.0.1' });
process.once('SIGTERM', () => app.close());
