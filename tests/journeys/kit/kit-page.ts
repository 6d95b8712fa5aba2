import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'

const configFile = fileURLToPath(new URL('../../../vite.kit.config.ts', import.meta.url))

/** Builds and serves the page of interface components; returns its address and a function that stops the server. */
export async function openKitPage() {
  const outDir = mkdtempSync(path.join(tmpdir(), 'kit-'))
  await build({ configFile, logLevel: 'warn', build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000 } })
  const server = await preview({ configFile, build: { outDir }, preview: { port: 0, strictPort: false } })
  const address = server.resolvedUrls?.local[0]
  if (!address) throw new Error('The kit page has no address.')
  return {
    address: `${address}kit.html`,
    async close() {
      await server.close()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}
