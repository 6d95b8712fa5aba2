import { openDatabase } from '#platform/server/database/database.ts'

// Opens the embedded database and writes rows as fast as possible, four at a time. Prints the id of each acknowledged row.
const quiet = { info: () => {}, warn: () => {} }
const { pool } = await openDatabase({ dataDir: process.argv[2] ?? '', databaseUrl: null, production: true, log: quiet })
await pool.query('create table if not exists test_rows (id bigint primary key, content text not null)')
const { rows } = await pool.query<{ next: number }>('select coalesce(max(id), 0) + 1 as next from test_rows')
let next = rows[0]?.next ?? 1

async function write() {
  for (;;) {
    const id = next++
    await pool.query('insert into test_rows values ($1, $2)', [id, `Row ${id}`])
    process.stdout.write(`${id}\n`)
  }
}
await Promise.all([write(), write(), write(), write()])
