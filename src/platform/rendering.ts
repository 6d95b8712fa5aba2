import type { Language } from './language/registry.ts'

/** The output of the build for each entry: written by the build, read by the server, passed to the renderer. */
export type AssetManifest = {
  /** In development the source is served directly, and its scripts import the others themselves. */
  development: boolean
  /** By source path, for example `src/app/browser.tsx`. */
  entries: Record<string, AssetEntry>
  /** What the documents of the portals contain instead of linking to it; the policy names the hashes. */
  inline?: InlineAssets | undefined
}
export type InlineAssets = { theme: string; firstCalls: string; style: string }
export type AssetEntry = { file: string; styles: string[]; imports: string[] }

/** The addresses of the assets that a page needs for an entry. */
export function assetsOf(manifest: AssetManifest, source: string): AssetEntry {
  if (manifest.development) return { file: `/${source}`, styles: [], imports: [] }
  const entry = manifest.entries[source]
  if (!entry) throw new Error(`The build has no entry ${source}`)
  return entry
}

/** The languages of a building, the default one first. */
type Offered = readonly [Language, ...Language[]]

/** Renders pages from the building's data; exported by `src/app/prerender.tsx`. */
export type Renderer<Page, Data> = {
  /**
   * The page at an address of a building with these languages, the default one first, and the key of its cached HTML; null when
   * there is none.
   */
  pageAt: (path: string, search: string, offered: Offered) => { page: Page; key: string } | null
  /** Addresses to render before the first request. */
  warm: readonly string[]
  /** Where the page of an address is now whose language the building does not offer, or has made its default; null for others. */
  movedTo?: (path: string, offered: Offered) => string | null
  /** The page for an unknown address. */
  notFoundAt: (path: string, offered: Offered) => { page: Page; key: string }
  /** The page shown while the server cannot answer, in the language of the address or the preferred one. */
  errorAt: (path: string, preferred: Language, textIn: (language: Language) => string, offered: Offered) => Page
  /** The HTML; null when the building has no content for this address. */
  render: (page: Page, data: Data, assets: AssetManifest) => Promise<string | null>
}
