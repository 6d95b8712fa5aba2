// `npm run pictures:render -- <slot or picture>...`: renders pictures from their scenes and replaces their masters.
// `--look` only renders a small, rough preview and prints its path. The script needs Blender, gcc and minutes of CPU time,
// so neither the build nor a test runs it.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { runStep, printStep } from './commands.ts'
import { encodePictures } from './encode-pictures.ts'

type Place = {
  slot: string
  picture: string
  file: string
  scene: string
  view: string
  parameters: { SCALE: number; SPP: number }
  state: string
}

const photos = path.resolve(import.meta.dirname, '../renders')
const manifestFile = path.join(photos, 'manifest.json')
const drafts = path.join(tmpdir(), 'pictures')
const rough = { SCALE: 0.3, SPP: 8 }
const mostBytes = 350 * 1024

/** Renders the scene of a place with Blender; null when Blender failed. */
async function render(place: Place, { SCALE, SPP }: Place['parameters']): Promise<string | null> {
  const png = path.join(drafts, `${place.picture}.png`)
  await mkdir(drafts, { recursive: true })
  const scene = path.join(photos, 'scenes', place.scene)
  const blender = ['blender', '-b', '--factory-startup', '--python-exit-code', '1', '--python', scene]
  const done = await runStep(
    {
      name: place.picture,
      command: 'nice',
      args: ['-n', '19', 'env', `SCALE=${SCALE}`, `SPP=${SPP}`, ...blender, '--', place.view, png],
    },
    true,
  )
  printStep(done)
  return done.passed ? png : null
}

/**
 * Turns the rendering into the master of its picture: WebP, at least as wide as the manifest's master, at most 350 KB.
 */
export async function saveMaster(png: string, picture: string) {
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as { master: { width: number }; slots: Place[] }
  const { width } = await sharp(png).metadata()
  const wide = Math.max(manifest.master.width, width)
  // A rendering smaller than its master is enlarged, and therefore sharpened a little more.
  const sized = sharp(png)
    .resize({ width: wide, kernel: 'lanczos3' })
    .sharpen({ sigma: width < wide ? 0.9 : 0.6, m1: 0.5, m2: width < wide ? 1.6 : 1.1 })
  let quality = 88
  let master = await sized.clone().webp({ quality, effort: 5 }).toBuffer()
  while (master.length > mostBytes && quality > 60) {
    quality -= 4
    master = await sized.clone().webp({ quality, effort: 5 }).toBuffer()
  }
  for (const place of manifest.slots.filter((slot) => slot.picture === picture)) {
    await writeFile(path.join(photos, place.file), master)
    place.state = 'done'
  }
  await writeFile(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`)
}

if (import.meta.main) {
  const args = process.argv.slice(2)
  const look = args.includes('--look')
  const names = args.filter((word) => word !== '--look')
  const { slots } = JSON.parse(await readFile(manifestFile, 'utf8')) as { slots: Place[] }
  const places = names.map((name) => slots.find(({ slot, picture }) => slot === name || picture === name) ?? name)
  const unknown = places.filter((place) => typeof place === 'string')
  if (places.length === 0 || unknown.length > 0) {
    console.log(`Name a slot or picture of renders/manifest.json. Unknown: ${unknown.join(', ') || 'none given'}`)
    process.exit(1)
  }
  for (const place of places.filter((place) => typeof place !== 'string')) {
    const png = await render(place, look ? rough : place.parameters)
    if (!png) process.exitCode = 1
    else if (look) console.log(`Preview: ${png}`)
    else await saveMaster(png, place.picture)
  }
  if (!look) await encodePictures()
}
