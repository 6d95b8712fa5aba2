import { hkdfSync } from 'node:crypto'
import type { ClientBase, Pool } from 'pg'
import { CannotStart } from '../process/cannot-start.ts'
import { seal, sealedPlace, unseal } from '../security/sealed.ts'
import { listBuildings, type RegisteredBuilding } from './registry.ts'

type Client = Pick<ClientBase | Pool, 'query'>

const keyLength = 32
const placeOfKey = (id: string) => sealedPlace('buildings', id, 'secret-key')
const placeOfCheck = sealedPlace('registry', 'secret-key', 'check')
const known = 'This value was sealed with the key of this installation.'

/**
 * The key that encrypts the codes of a building: derived from SECRET_KEY and its id, so that no building can read what another
 * has encrypted, or the one with which it came from another installation.
 */
export function keyOfBuilding(
  installationKey: Buffer,
  { id, secretKeySealed }: Pick<RegisteredBuilding, 'id' | 'secretKeySealed'>,
): Buffer {
  if (secretKeySealed !== null) return Buffer.from(unseal(installationKey, secretKeySealed, placeOfKey(id)), 'base64')
  return Buffer.from(hkdfSync('sha256', installationKey, id, 'building', keyLength))
}

/** Encrypts the key of another installation for the registry. */
export const sealKeyOfBuilding = (installationKey: Buffer, id: string, key: Buffer): string =>
  seal(installationKey, key.toString('base64'), placeOfKey(id))

/**
 * Throws CannotStart when another building that is not archived has this key: links and sealed codes of one would be valid in the
 * other, as in a copy that is restored beside its original.
 */
export async function assertKeyIsFree(
  client: Client,
  installationKey: Buffer,
  { slug, key }: { slug: string; key: Buffer },
): Promise<void> {
  const others = (await listBuildings(client)).filter((other) => other.slug !== slug && other.state !== 'archived')
  const same = others.find((other) => keyOfBuilding(installationKey, other).equals(key))
  if (same)
    throw new CannotStart(
      `The building ${same.slug} has the same key, so each would accept the links of the other. Archive it first, or give the copy a ` +
        'key of its own: restore it with --without-sealed and without BACKUP_SECRET_KEY. Nothing was changed.',
    )
}

/** Throws CannotStart when SECRET_KEY is not the key of this registry; the first start stores a value to check it with. */
export async function checkInstallationKey(client: Client, installationKey: Buffer): Promise<void> {
  await client.query('insert into registry.secret_key_check (check_sealed) values ($1) on conflict do nothing', [
    seal(installationKey, known, placeOfCheck),
  ])
  const { rows } = await client.query<{ sealed: string }>(
    'select check_sealed as sealed from registry.secret_key_check',
  )
  try {
    unseal(installationKey, rows[0]?.sealed ?? '', placeOfCheck)
  } catch {
    throw new CannotStart(
      'SECRET_KEY is not the key that this installation was set up with, and nothing was changed. The keys of its buildings ' +
        'are derived from it: start the program with the original one.',
    )
  }
}
