import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'

const configFile = fileURLToPath(new URL('../../vite.kit.config.ts', import.meta.url))

/** Builds the page of interface parts and serves it; gives its address and how to stop it. */
export async function openKitPage() {
  const outDir = fileURLToPath(new URL(`../../node_modules/.kit-${process.pid}`, import.meta.url))
  await build({ configFile, logLevel: 'warn', build: { outDir, chunkSizeWarningLimit: 2000 } })
  const server = await preview({ configFile, build: { outDir }, preview: { port: 0, strictPort: false } })
  const address = server.resolvedUrls?.local[0]
  if (!address) throw new Error('The kit page has no address.')
  return { address: `${address}kit.html`, close: () => server.close() }
}
