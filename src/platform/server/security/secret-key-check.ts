import type { ClientBase, Pool } from 'pg'
import { CannotStart } from '../process/cannot-start.ts'
import { seal, sealedPlace, unseal } from './sealed.ts'

type Client = Pick<ClientBase | Pool, 'query'>

const place = sealedPlace('installation', 'secret-key', 'check')
const known = 'This value was sealed with the key of this installation.'

type Sealed = { id: string; sealed: string }

/** A code of a home, at the place it is bound to. */
const homeCode = (column: string, name: string) => ({
  table: 'assignments',
  column,
  id: 'id',
  open: (key: Buffer, { id, sealed }: Sealed) => unseal(key, sealed, sealedPlace('assignments', id, name)),
})

type SealedColumn = {
  table: string
  column: string
  /** The column that names the row. */
  id: string
  open: (key: Buffer, value: Sealed) => string
}

/** A secret of the only row of a table. */
const ofOnlyRow = (table: string, column: string, place: ReturnType<typeof sealedPlace>): SealedColumn => ({
  table,
  column,
  id: 'only_row',
  open: (key, { sealed }) => unseal(key, sealed, place),
})

/** Every column with sealed values, and how to decrypt them; throws for another key. */
export const sealedColumns: readonly SealedColumn[] = [
  {
    table: 'users',
    column: 'second_factor_sealed',
    id: 'id',
    open: (key, { id, sealed }) => unseal(key, sealed, sealedPlace('accounts', id, 'second-factor')),
  },
  {
    table: 'units',
    column: 'keypad_code_sealed',
    id: 'id',
    open: (key, { id, sealed }) => unseal(key, sealed, sealedPlace('units', id, 'keypadCode')),
  },
  homeCode('unit_access_code_sealed', 'unitAccessCode'),
  homeCode('storage_locker_access_code_sealed', 'storageLockerAccessCode'),
  homeCode('keypad_code_sealed', 'keypadCode'),
  {
    table: 'visitor_passes',
    column: 'code_sealed',
    id: 'id',
    open: (key, { id, sealed }) => unseal(key, sealed, sealedPlace('visitor_passes', id, 'code')),
  },
  {
    table: 'package_codes',
    column: 'code_sealed',
    id: 'id',
    open: (key, { id, sealed }) => unseal(key, sealed, sealedPlace('package_codes', id, 'code')),
  },
  ofOnlyRow('push_keys', 'private_key_sealed', sealedPlace('notifications', 'push', 'private-key')),
  ofOnlyRow('sms_gateway', 'secret_sealed', sealedPlace('notifications', 'sms', 'secret')),
  ofOnlyRow('mail_servers', 'password_sealed', sealedPlace('mail_servers', 'only', 'password')),
  ofOnlyRow('mailbox_settings', 'password_sealed', sealedPlace('mailbox_settings', 'only', 'password')),
]
/** A single damaged value must not look like a wrong key. */
const samplesOfColumn = 5

/**
 * Stops the start when the key is not the one of this installation's sealed values. The first start seals a check
 * value; an older installation is checked by the values it has.
 */
export async function checkSecretKey(pool: Pool, key: Buffer, origin: { keyFile: string | null }): Promise<void> {
  if (!(await isOwnKey(pool, key))) throw new CannotStart(wrongKey(origin.keyFile))
  await pool.query(
    `insert into secret_key_check (check_sealed) values ($1)
     on conflict (only_row) do update set check_sealed = excluded.check_sealed where secret_key_check.check_sealed is null`,
    [seal(key, known, place)],
  )
  // If two first starts with different keys run at once, the second one finds the check value of the first.
  if (!(await isOwnKey(pool, key))) throw new CannotStart(wrongKey(origin.keyFile))
}

/** Whether the key decrypts what this installation has sealed; true as long as it has sealed nothing. */
export async function isOwnKey(client: Client, key: Buffer): Promise<boolean> {
  const columns = await columnsThere(client)
  const check = columns.has('secret_key_check.check_sealed')
    ? await client.query<{ sealed: string | null }>('select check_sealed as sealed from secret_key_check')
    : { rows: [] }
  const sealed = check.rows[0]?.sealed
  if (sealed) return succeeds(() => unseal(key, sealed, place))
  let found = 0
  for (const { table, column, id, open } of sealedColumns) {
    if (!columns.has(`${table}.${column}`)) continue
    const { rows } = await client.query<Sealed>(
      `select ${id} as id, ${column} as sealed from ${table} where ${column} is not null order by ${id} limit ${samplesOfColumn}`,
    )
    found += rows.length
    if (rows.some((row) => succeeds(() => open(key, row)))) return true
  }
  return found === 0
}

async function columnsThere(client: Client): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(
    // By the names of the tables: information_schema and a search in the catalogue take 50 ms with the tables of 200 buildings.
    `select relname || '.' || attname as name from pg_attribute join pg_class on pg_class.oid = attrelid
     where attrelid = any(array(select to_regclass(name) from unnest($1::text[]) name)) and attname like '%\\_sealed' and not attisdropped`,
    [['secret_key_check', ...sealedColumns.map(({ table }) => table)]],
  )
  return new Set(rows.map(({ name }) => name))
}

function succeeds(open: () => string): boolean {
  try {
    open()
    return true
  } catch {
    return false
  }
}

const wrongKey = (keyFile: string | null) =>
  `${keyFile === null ? 'SECRET_KEY is' : `The key in ${keyFile} is`} not the key this installation was set up with, ` +
  `and no code was changed. ${keyFile === null ? 'Start the program with the key' : 'Restore the file from a copy, or set SECRET_KEY to the key'} ` +
  'that encrypted its codes. If that key is lost, OPERATING.md explains how to continue without them.'
