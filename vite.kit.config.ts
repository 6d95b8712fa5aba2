import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The page that shows every interface component in every state; not part of the product. */
export default defineConfig({
  root: 'src/platform/ui/kit',
  publicDir: '../../../../public',
  plugins: [
    react(),
    tailwind(),
    {
      // In development the styles come as style elements, which the product's policy blocks.
      name: 'styles-while-developing',
      apply: 'serve',
      transformIndexHtml: (html) => html.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
    },
  ],
  build: {
    outDir: '../../../../node_modules/.kit',
    emptyOutDir: true,
    rolldownOptions: { input: 'src/platform/ui/kit/kit.html' },
  },
  server: { port: Number(process.env['KIT_PORT'] ?? 5290), strictPort: true },
  preview: { port: Number(process.env['KIT_PORT'] ?? 5290), strictPort: true },
})
