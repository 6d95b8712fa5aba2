import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { UserConfig } from 'vite'

/**
 * The files that pages link to by source path, in three builds, because parts of one build would share files and so load
 * what only the others need: the portals, the stylesheets and small scripts of public pages, the script of the pages to sign in.
 */
export const portalEntries = ['src/app/browser.tsx', 'src/platform/ui/theme/fonts.css']
export const siteEntries = [
  'src/portals/site/css/site.css',
  'src/portals/site/css/offers.css',
  'src/portals/sign-in/signed-out.css',
  'src/portals/site/islands/site.ts',
  'src/portals/site/islands/amenities.ts',
  'src/portals/site/islands/contact.ts',
  'src/portals/site/islands/gallery.ts',
  'src/portals/site/islands/offers.ts',
]
/** The portfolio has a build of its own, because it is served by other hosts than the portals. */
export const portfolioEntry = 'src/portals/portfolio/script/browser.tsx'
export const signedOutEntry = 'src/portals/sign-in/scripts/signed-out.ts'

/** Shared by every build and the development server; hashed names must be the same in client and prerender. */
export const common = {
  publicDir: 'public',
  plugins: [react(), tailwindcss()],
  build: {
    target: 'es2022',
    emptyOutDir: true,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    // Tests limit the bytes of the large chunks: what every portal loads, and three, which only the 3-D tower loads.
    chunkSizeWarningLimit: 800,
  },
} satisfies UserConfig

export default defineConfig(common)
