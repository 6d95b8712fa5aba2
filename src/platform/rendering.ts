import type { Language } from './language/language.ts'

/** What the build made of each entry: written by the build, read by the server, given to the renderer. */
export type AssetManifest = {
  /** The source is served as it is, and scripts load the rest themselves. */
  development: boolean
  /** By source path, as in `src/app/browser.tsx`. */
  entries: Record<string, AssetEntry>
}
export type AssetEntry = { file: string; styles: string[]; imports: string[] }

/** The addresses a page needs for an entry. */
export function assetsOf(manifest: AssetManifest, source: string): AssetEntry {
  if (manifest.development) return { file: `/${source}`, styles: [], imports: [] }
  const entry = manifest.entries[source]
  if (!entry) throw new Error(`The build has no entry ${source}`)
  return entry
}

/** What turns the building's data into pages: exported by the prerender door, whatever the pages are. */
export type Renderer<Page, Data> = {
  /** The page at an address, and the name under which its HTML is kept; null where there is none. */
  pageAt: (path: string, search: string) => { page: Page; key: string } | null
  /** Addresses worth rendering before somebody asks. */
  warm: readonly string[]
  /** What an address shows at which nothing stands. */
  notFoundAt: (path: string) => { page: Page; key: string }
  /** What an address shows while the server cannot answer: the text in the language of the address, or the preferred one. */
  errorAt: (path: string, preferred: Language, textIn: (language: Language) => string) => Page
  /** The HTML; null where there is nothing to tell at this address. */
  render: (page: Page, data: Data, assets: AssetManifest) => Promise<string | null>
}
