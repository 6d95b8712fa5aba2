import path from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import type { Frontend } from '../src/platform/server/frontend.ts'
import type { Renderer } from '../src/platform/rendering.ts'
import { mountPictures } from '../src/platform/server/static-files.ts'
import { common } from '../vite.config.ts'

const root = path.resolve(import.meta.dirname, '..')

/** Vite's inline preamble and styles, and its socket, need more than the pages do. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self' ws:",
  // Vite's client asks from a worker whether the server is there again.
  "worker-src 'self' blob:",
].join('; ')

/** The frontend straight from the source: portals with hot reload, public pages rendered anew at each request. */
export function developmentFrontend<Page, Data>(): Frontend<Page, Data> {
  let vite: ViteDevServer | undefined
  const opened = () => {
    if (!vite) throw new Error('The development frontend serves pages only after it is mounted.')
    return vite
  }
  return {
    assets: { development: true, entries: {} },
    load: async () =>
      ((await opened().ssrLoadModule('/src/prerender.tsx')) as { renderer: Renderer<Page, Data> }).renderer,
    development: { contentSecurityPolicy, transform: (address, html) => opened().transformIndexHtml(address, html) },
    async mount(app) {
      await mountPictures(app, path.join(root, 'photos/encoded'))
      const server = await createServer({
        ...common,
        root,
        configFile: false,
        appType: 'custom',
        logLevel: 'warn',
        // The socket shares the program's own port, so that several can run beside each other.
        server: { middlewareMode: true, ws: { server: app.server } },
      })
      vite = server
      // A public page is drawn by the server: what only it is made of reloads the page instead of updating it in place.
      server.watcher.on('change', (file) => {
        const { client, ssr } = server.environments
        if (ssr.moduleGraph.getModulesByFile(file) && !client.moduleGraph.getModulesByFile(file))
          client.hot.send({ type: 'full-reload' })
      })
      app.addHook('onRequest', (request, reply, next) => {
        if (request.url.startsWith('/api/') || request.url.startsWith('/pictures/')) return next()
        server.middlewares(request.raw, reply.raw, (problem?: Error) => next(problem))
      })
      // Before the house waits for its connections: an open page holds Vite's socket for as long as it is shown.
      app.addHook('preClose', () => server.close())
    },
  }
}
