import assert from 'node:assert/strict'
import type { Pool } from 'pg'
import { secretLocation } from '#accounts/server/second-factor/typed-code.ts'
import { passwordPlace } from '#mailbox/server/settings.ts'
import { privateKeyPlace } from '#notifications/server/channels/push-keys.ts'
import { secretPlace } from '#notifications/server/channels/send-sms.ts'
import { ofHome } from '#occupancy/server/door-code.ts'
import { mailPasswordPlace } from '#outbox/server/mail-server.ts'
import { seal } from '#platform/server/security/sealed.ts'
import { sealedColumns } from '#platform/server/security/secret-key-check.ts'

/** The secrets of the settings, with the row of each, whose sealed value is $1. */
export const secretsOfSettings = [
  {
    secret: 'push messages',
    row: `push_keys (public_key, private_key_sealed) values ('public', $1)`,
    place: privateKeyPlace,
  },
  {
    secret: 'text messages',
    row: `sms_gateway (url, body, secret_sealed) values ('https://sms.example', '{to} {text}', $1)`,
    place: secretPlace,
  },
  {
    secret: 'the mail server',
    row: `mail_servers (host, port, security, username, password_sealed) values ('smtp.example', 587, 'starttls', 'office', $1)`,
    place: mailPasswordPlace,
  },
  {
    secret: 'the mailbox of answers',
    row: `mailbox_settings (host, port, security, username, password_sealed, reply_address, authserv_id)
      values ('imap.example', 993, 'tls', 'office', $1, 'office+{token}@tower.example', 'imap.example')`,
    place: passwordPlace,
  },
]

/** Adds the sealed values that the demo does not have, so that a test of clearing them leaves no column out. */
export async function fillSealedColumns(pool: Pool, key: Buffer): Promise<void> {
  for (const { row, place } of secretsOfSettings) await pool.query(`insert into ${row}`, [seal(key, 'a secret', place)])
  const user = await idOf(pool, `users where role = 'admin'`)
  await pool.query('update users set second_factor_sealed = $2, second_factor_since = now() where id = $1', [
    user,
    seal(key, 'a secret', secretLocation(user)),
  ])
  const home = await idOf(pool, 'assignments where ended_at is null')
  await pool.query('update assignments set keypad_code_sealed = $2 where id = $1', [
    home,
    seal(key, '4711', ofHome(home)),
  ])
  assert.deepEqual(
    await listSealedColumns(pool),
    sealedColumns.map(({ table, column }) => `${table}.${column}`),
  )
}

/** The columns in which something is sealed. */
export async function listSealedColumns(pool: Pool): Promise<string[]> {
  const filled: string[] = []
  for (const { table, column } of sealedColumns) {
    const { rowCount } = await pool.query(`select from ${table} where ${column} is not null limit 1`)
    if (rowCount) filled.push(`${table}.${column}`)
  }
  return filled
}

async function idOf(pool: Pool, from: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(`select id from ${from} order by id limit 1`)
  assert.ok(rows[0], `the demo has ${from}`)
  return rows[0].id
}
