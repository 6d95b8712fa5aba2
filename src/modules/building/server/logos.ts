import { createHash } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import type { BrandLogo, LogoPicture } from '#platform/brand-mark.ts'
import { invalid, notFound } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import { lockForTransaction } from '#platform/server/database/advisory-lock.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { type Files, readStoredFile } from '#platform/server/files/files.ts'
import { FileReply } from '#platform/server/http/file-reply.ts'
import type { Logo } from '../logo-contract.ts'
import { profileWords as words } from '../messages/profile.ts'
import { drawLogoPictures } from './logo-pictures.ts'
import { buildingLogos } from './table.ts'

type Row = typeof buildingLogos.$inferSelect
/** The logos that a profile names. */
export type ChosenLogos = { logo: string | null; logoOnDark: string | null }

const fileOf = (name: string) => `/api/logos/${name}.webp`
const toPicture = ({ name, width, height }: Row): LogoPicture => ({ file: fileOf(name), width, height })
const toLogo = (row: Row): Logo => ({
  ...toPicture(row),
  name: row.name,
  isLegibleOnLight: row.isLegibleOnLight,
  isLegibleOnDark: row.isLegibleOnDark,
})

/** Stores a logo; the building does not show it yet. The same picture is stored once. */
export async function storeLogo(db: Database, files: Files, bytes: Uint8Array, by: Author, now: Date): Promise<Logo> {
  const { full, header, ...drawn } = await drawLogoPictures(bytes)
  const name = createHash('sha256').update(full).digest('hex').slice(0, 32)
  return db.transaction(async (tx) => {
    // Another upload of the same picture waits here, and finds it then.
    await lockForTransaction(tx, `logo ${name}`)
    const [present] = await tx.select().from(buildingLogos).where(eq(buildingLogos.name, name))
    if (present) return toLogo(present)
    const store = (fileName: string, mediaType: string, content: Buffer) =>
      files.store(tx, { name: fileName, mediaType, bytes: content, addedBy: by.id }, now)
    const row = {
      name,
      ...drawn,
      headerFileId: await store(`${name}.webp`, 'image/webp', header),
      fullFileId: await store(`${name}.png`, 'image/png', full),
      createdAt: now,
    }
    await tx.insert(buildingLogos).values(row)
    await writeAudit(tx, { by, action: 'uploaded', recordType: 'logo', after: {}, now })
    return toLogo(row)
  })
}

/** A logo by the name of its file; throws 404. */
export async function showLogo(db: Database, files: Files, fileName: string): Promise<FileReply> {
  const [, name] = /^([0-9a-f]{32})\.webp$/.exec(fileName) ?? []
  const [row] = name ? await db.select().from(buildingLogos).where(eq(buildingLogos.name, name)) : []
  if (!row) throw notFound('Picture')
  return new FileReply(await files.find(db, row.headerFileId), { disposition: 'inline', cache: 'immutable' })
}

/** The logos that the profile names, with what an administrator has to know of them. */
export const listChosenLogos = async (db: Database, chosen: ChosenLogos): Promise<Logo[]> =>
  (await rowsOf(db, chosen)).map(toLogo)

async function rowsOf(db: Database, { logo, logoOnDark }: ChosenLogos): Promise<Row[]> {
  const names = [logo, logoOnDark].filter((name) => name !== null)
  return names.length === 0 ? [] : db.select().from(buildingLogos).where(inArray(buildingLogos.name, names))
}

/** Throws 400 for a logo that was never uploaded, or that is not visible on its ground. */
export async function validateLogos(tx: Database, chosen: ChosenLogos): Promise<void> {
  if (chosen.logo === null && chosen.logoOnDark !== null) throw invalid('logoOnDark', () => words.logo.needsFirst)
  const rows = await rowsOf(tx, chosen)
  for (const field of ['logo', 'logoOnDark'] as const) {
    if (chosen[field] === null) continue
    const row = rows.find(({ name }) => name === chosen[field])
    if (!row) throw invalid(field, () => words.logo.unknown)
    if (field === 'logo' && !row.isLegibleOnLight) throw invalid(field, () => words.logo.tooLight)
    if (field === 'logoOnDark' && !row.isLegibleOnDark) throw invalid(field, () => words.logo.tooDark)
  }
}

/** The logo as pages show it; undefined for a building without one of its own. */
export async function findShownLogo(db: Database, chosen: ChosenLogos): Promise<BrandLogo | undefined> {
  const rows = await rowsOf(db, chosen)
  const row = rows.find(({ name }) => name === chosen.logo)
  if (!row) return undefined
  const other = rows.find(({ name }) => name === chosen.logoOnDark)
  const onDark = { ...toPicture(other ?? row), hasTile: other === undefined && !row.isLegibleOnDark }
  return { ...toPicture(row), onDark }
}

/** A logo in full, for what the server draws. */
export type FullLogo = LogoPicture & { png: Buffer; isLegibleOnDark: boolean }
export async function findFullLogo(db: Database, files: Files, name: string): Promise<FullLogo | null> {
  const [row] = await db.select().from(buildingLogos).where(eq(buildingLogos.name, name))
  if (!row) return null
  const png = await readStoredFile(await files.find(db, row.fullFileId))
  return { ...toPicture(row), png, isLegibleOnDark: row.isLegibleOnDark }
}
