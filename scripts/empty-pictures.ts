// `npm run pictures:empty`: lists the places of the site without a picture. The site shows a plan drawing there.
import { readFile } from 'node:fs/promises'
import path from 'node:path'

type Place = { slot: string; category: string; picture: string; alt: string; state: string }

const photos = path.resolve(import.meta.dirname, '../renders')
const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(path.join(photos, name), 'utf8'))
const { slots } = (await read('manifest.json')) as { slots: Place[] }
const encoded = (await read('encoded/pictures.json')) as Record<string, unknown>

const empty = slots.filter(({ picture, state }) => state !== 'done' || !(picture in encoded))
for (const { slot, picture, alt } of empty) console.log(`${slot.padEnd(24)} ${picture.padEnd(26)} ${alt}`)
console.log(`\n${empty.length} of ${slots.length} places have no picture yet. How to add one: renders/README.md`)
