import { asc, inArray } from 'drizzle-orm'
import { brandOf } from '#building/server/mark.ts'
import { building } from '#building/server/table.ts'
import { deskPhotos } from '#front-desk/server/table.ts'
import { drawOrder } from '#maintenance/work-orders/server/pdf/order-pdf.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { readStoredFile } from '#platform/server/files/files.ts'
import type { Files } from '#platform/server/files/files.ts'
import { dashboardTime, dayOf } from '#platform/time/dates.ts'
import type { ShiftWithEntries } from '../contract.ts'
import { logWords } from '../messages/desk.ts'
import { findShift } from './reads.ts'
import { entrySection, roundLines } from './shift-sections.ts'

const words = logWords.pdf
/** The most photos in one document. */
const maxPhotos = 12

/** A shift as a PDF: its entries in the order of the day, its rounds, and what it left for the next one. Throws 404. */
export async function renderShift(db: Database, files: Files, id: string): Promise<Buffer> {
  const shift = await findShift(db, id)
  const [profile] = await db.select().from(building)
  const timeZone = profile?.timeZone ?? 'UTC'
  const time = (iso: string) => dashboardTime(iso, timeZone)
  const days = { shiftDay: dayOf(new Date(shift.beganAt), timeZone), timeZone }
  const entries = shift.entries.toReversed()
  const photos = entries.flatMap(({ photoId }) => photoId ?? []).slice(0, maxPhotos)
  const pictures = await readPhotos(db, files, photos)
  return drawOrder({
    building: profile?.name ?? '',
    brand: await brandOf(db, files),
    address: [profile?.street, profile?.city].filter(Boolean).join(', '),
    title: words.title,
    subtitle: words.period(time(shift.beganAt), shift.endedAt === null ? null : time(shift.endedAt)),
    facts: factsOf(shift, time),
    sections: [
      ...(entries.length === 0
        ? [{ label: words.entries, lines: [words.none] }]
        : entries.map((entry) => entrySection(entry, days, profile?.code ?? ''))),
      ...(shift.rounds.length === 0
        ? []
        : [{ label: words.rounds, lines: shift.rounds.toReversed().flatMap((round) => roundLines(round, days)) }]),
      ...(shift.note === '' ? [] : [{ label: words.note, lines: [shift.note] }]),
    ],
    photos: { label: words.photos, pictures },
    answer: '',
    page: words.page,
  })
}

async function readPhotos(db: Database, files: Files, ids: readonly string[]): Promise<Buffer[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ fileId: deskPhotos.fileId })
    .from(deskPhotos)
    .where(inArray(deskPhotos.id, [...ids]))
    .orderBy(asc(deskPhotos.createdAt))
  // A photo that is missing on the disk does not stop the document.
  const readOne = async (fileId: string) => readStoredFile(await files.find(db, fileId))
  const read = rows.map(({ fileId }) => readOne(fileId).catch(() => null))
  return (await Promise.all(read)).filter((bytes) => bytes !== null)
}

function factsOf({ beganBy, endedBy, readAt, readPoints }: ShiftWithEntries, time: (iso: string) => string) {
  return [
    { label: words.began, value: beganBy },
    { label: words.ended, value: endedBy ?? words.no },
    { label: words.read, value: readAt === null ? words.no : words.readLine(time(readAt), readPoints ?? 0) },
  ]
}
