import path from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import type { Frontend } from '#platform/server/pages/frontend.ts'
import type { Renderer } from '#platform/rendering.ts'
import { mountPictures } from '#platform/server/pages/static-files.ts'
import { common } from '../vite.config.ts'
import { zodInBrowser } from './zod-in-browser.ts'

const root = path.resolve(import.meta.dirname, '..')

/** Vite's inline preamble, styles and socket need more than the pages do. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self' ws:",
  // Vite's client polls from a worker until the server is back.
  "worker-src 'self' blob:",
].join('; ')

/** The frontend from the source: portals with hot reload, public pages rendered at each request. */
export function developmentFrontend<Page, Data>(): Frontend<Page, Data> {
  let vite: ViteDevServer | undefined
  const opened = () => {
    if (!vite) throw new Error('The development frontend serves pages only after it is mounted.')
    return vite
  }
  return {
    assets: { development: true, entries: {} },
    load: async () =>
      ((await opened().ssrLoadModule('/src/app/prerender.tsx')) as { renderer: Renderer<Page, Data> }).renderer,
    development: { contentSecurityPolicy, transform: (address, html) => opened().transformIndexHtml(address, html) },
    async mount(app) {
      await mountPictures(app, path.join(root, 'renders/encoded'))
      const server = await createServer({
        ...common,
        plugins: [...common.plugins, zodInBrowser],
        root,
        configFile: false,
        appType: 'custom',
        logLevel: 'warn',
        // The socket shares the program's port, so that several programs can run at the same time.
        server: { middlewareMode: true, ws: { server: app.server } },
      })
      vite = server
      // The server renders public pages: a change of a file that only they use reloads the page.
      server.watcher.on('change', (file) => {
        const { client, ssr } = server.environments
        if (ssr.moduleGraph.getModulesByFile(file) && !client.moduleGraph.getModulesByFile(file))
          client.hot.send({ type: 'full-reload' })
      })
      app.addHook('onRequest', (request, reply, next) => {
        if (request.url.startsWith('/api/') || request.url.startsWith('/pictures/')) return next()
        server.middlewares(request.raw, reply.raw, (problem?: Error) => next(problem))
      })
      // An open page keeps Vite's socket open, and Fastify would wait for it. So it is closed first.
      app.addHook('preClose', () => server.close())
    },
  }
}
