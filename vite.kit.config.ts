import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The page that shows every interface part in every state; no part of the product. */
export default defineConfig({
  root: 'src/platform/screens/kit',
  publicDir: '../../../../public',
  plugins: [
    react(),
    tailwind(),
    {
      // While it is developed the styles come as elements of the page, which the product's own policy refuses.
      name: 'styles-while-developing',
      apply: 'serve',
      transformIndexHtml: (html) => html.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
    },
  ],
  build: {
    outDir: '../../../../node_modules/.kit',
    emptyOutDir: true,
    rolldownOptions: { input: 'src/platform/screens/kit/kit.html' },
  },
  server: { port: Number(process.env['KIT_PORT'] ?? 5290), strictPort: true },
  preview: { port: Number(process.env['KIT_PORT'] ?? 5290), strictPort: true },
})
