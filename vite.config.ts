import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { UserConfig } from 'vite'

/** What pages link to by source path; the portals' program, and for public pages a stylesheet and small scripts. */
export const clientEntries = [
  'src/browser.tsx',
  'src/portals/site/site.css',
  'src/portals/site/offers.css',
  'src/portals/site/islands/site.ts',
  'src/portals/site/islands/amenities.ts',
  'src/portals/site/islands/contact.ts',
  'src/portals/site/islands/gallery.ts',
  'src/portals/site/islands/offers.ts',
]

/** What every build and the development server agree on; hashed names must come out the same in client and prerender. */
export const common = {
  publicDir: 'public',
  plugins: [react(), tailwindcss()],
  build: {
    target: 'es2022',
    emptyOutDir: true,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    // The one large chunk is three, which is fetched only for the tower in 3-D; a test keeps it to its bytes.
    chunkSizeWarningLimit: 600,
  },
} satisfies UserConfig

export default defineConfig(common)
