import type { Plugin } from 'vite'

const id = '\0zod-in-browser'

/**
 * Gives the portals a `zod` with a setting. Without it, zod would test for `eval`, which the content policy blocks and reports.
 * It is set before any schema exists, in whichever part of a portal loads zod first.
 */
export const zodInBrowser: Plugin = {
  name: 'zod-in-browser',
  enforce: 'pre',
  resolveId: (source) => (source === 'zod' ? id : null),
  load: (loaded) =>
    loaded === id ? `import { z } from 'zod/v4'; z.config({ jitless: true }); export * from 'zod/v4'` : null,
}
