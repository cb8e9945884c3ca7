import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whom an alert was told, by which way and when; and how long it has waited. Both go with the alert. */
export const alertDeliveries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('alert_deliveries')
      .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
      .addColumn('alert_id', 'integer', (c) =>
        c.notNull().references('safety_alerts.id').onDelete('cascade'),
      )
      .addColumn('way', 'text', (c) => c.notNull().check(sql`way in ('screen', 'mail')`))
      .addColumn('recipient', 'text', (c) => c.notNull())
      .addColumn('user_id', 'integer', (c) => c.references('users.id').onDelete('set null'))
      .addColumn('contact_name', 'text')
      .addColumn('at', 'integer', (c) => c.notNull())
      .addColumn('seen_at', 'integer')
      .addUniqueConstraint('alert_deliveries_once', ['alert_id', 'way', 'recipient'])
      .execute();
    await db.schema
      .createIndex('alert_deliveries_recipient')
      .on('alert_deliveries')
      .columns(['recipient', 'way', 'at'])
      .execute();
    await db.schema
      .createIndex('alert_deliveries_user')
      .on('alert_deliveries')
      .column('user_id')
      .execute();
    await db.schema
      .createTable('alert_escalations')
      .addColumn('alert_id', 'integer', (c) =>
        c.primaryKey().references('safety_alerts.id').onDelete('cascade'),
      )
      .addColumn('waited', 'integer', (c) => c.notNull())
      .addColumn('checked_at', 'integer', (c) => c.notNull())
      .execute();
    // Those that wait are looked for each minute.
    await db.schema
      .createIndex('safety_alerts_waiting')
      .on('safety_alerts')
      .columns(['level', 'acknowledged_at'])
      .execute();
  },
};
