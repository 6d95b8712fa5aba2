import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { UserConfig } from 'vite'

/** The files that pages link to by source path: the portals, and for public pages a stylesheet and small scripts. */
export const clientEntries = [
  'src/app/browser.tsx',
  'src/portals/site/css/site.css',
  'src/portals/site/css/offers.css',
  'src/portals/sign-in/signed-out.css',
  'src/portals/site/islands/site.ts',
  'src/portals/site/islands/amenities.ts',
  'src/portals/site/islands/contact.ts',
  'src/portals/site/islands/gallery.ts',
  'src/portals/site/islands/offers.ts',
]

/**
 * The script of the pages to sign in. It has a build of its own, because it would otherwise share files with the portals
 * and load them.
 */
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
    // The one large chunk is three, loaded only for the 3-D tower; a test limits its bytes.
    chunkSizeWarningLimit: 600,
  },
} satisfies UserConfig

export default defineConfig(common)
