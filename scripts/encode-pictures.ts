import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

/** What pages need of a picture: the prefix of its files, its size, its widths, a blurred preview. */
type Encoded = { file: string; width: number; height: number; widths: number[]; preview: string }

const photos = path.resolve(import.meta.dirname, '../renders')
const masters = path.join(photos, 'masters')
const encoded = path.join(photos, 'encoded')
const widths = [384, 640, 1280, 1920]
/** Part of the file names: a change here encodes every picture again. */
const recipe = { avif: { quality: 52, effort: 5 }, webp: { quality: 76, effort: 5 }, preview: 24 }

/** Encodes masters without encoded files and removes the files of deleted masters. */
export async function encodePictures() {
  const pictures: Record<string, Encoded> = {}
  for (const master of (await readdir(masters)).filter((name) => name.endsWith('.webp')).sort()) {
    const name = path.basename(master, '.webp')
    pictures[name] = await encode(name, await readFile(path.join(masters, master)))
  }
  const current = new Set(Object.values(pictures).map(({ file }) => file))
  for (const name of await readdir(encoded)) {
    if (name !== 'pictures.json' && !current.has(name.replace(/-\d+\.\w+$/, ''))) await rm(path.join(encoded, name))
  }
  const lines = Object.entries(pictures).map(([name, only]) => `  ${JSON.stringify(name)}: ${JSON.stringify(only)}`)
  await writeFile(path.join(encoded, 'pictures.json'), `{\n${lines.join(',\n')}\n}\n`)
}

async function encode(name: string, master: Buffer): Promise<Encoded> {
  const { width, height } = await sharp(master).metadata()
  const widest = widths.filter((each) => each <= width)
  // A master much wider than its largest step gets one more step, at its own width.
  const steps = width > (widest.at(-1) ?? 0) * 1.1 ? [...widest, width] : widest
  const hash = createHash('sha256').update(master).update(JSON.stringify(recipe)).digest('hex').slice(0, 8)
  const file = `${name}.${hash}`
  for (const step of steps) {
    const target = path.join(encoded, `${file}-${step}`)
    if (existsSync(`${target}.avif`) && existsSync(`${target}.webp`)) continue
    const sized = sharp(master).resize({ width: step })
    await sized.clone().avif(recipe.avif).toFile(`${target}.avif`)
    await sized.clone().webp(recipe.webp).toFile(`${target}.webp`)
    process.stdout.write(`${file}-${step}\n`)
  }
  const small = await sharp(master).resize({ width: recipe.preview }).webp({ quality: 10, effort: 6 }).toBuffer()
  return { file, width, height, widths: steps, preview: small.toString('base64') }
}

if (import.meta.main) await encodePictures()
