import { openDatabase } from '#platform/server/database/database.ts'

// Opens the house's database and writes rows as fast as it can, four at a time; tells each one once it is acknowledged.
const quiet = { info: () => {}, warn: () => {} }
const { pool } = await openDatabase({ dataDir: process.argv[2] ?? '', databaseUrl: null, production: true, log: quiet })
await pool.query('create table if not exists kept (id bigint primary key, words text not null)')
const { rows } = await pool.query<{ next: number }>('select coalesce(max(id), 0) + 1 as next from kept')
let next = rows[0]?.next ?? 1

async function write() {
  for (;;) {
    const id = next++
    await pool.query('insert into kept values ($1, $2)', [id, `Row ${id}`])
    process.stdout.write(`${id}\n`)
  }
}
await Promise.all([write(), write(), write(), write()])
