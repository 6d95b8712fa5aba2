import type { FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AssetManifest, Renderer } from '../../rendering.ts'
import { mountFiles, mountPictures, readFiles } from './static-files.ts'

/** The source of pages and their files: the build, or the development server. */
export type Frontend<Page, Data> = {
  assets: AssetManifest
  load: () => Promise<Renderer<Page, Data>>
  /** Serves scripts, styles, fonts, pictures. */
  mount: (app: FastifyInstance) => Promise<void>
  /** The changes of the development server to a page, and the policy that allows them. */
  development?: { transform: (address: string, html: string) => Promise<string>; contentSecurityPolicy: string }
}

/** The frontend that `npm run build` made in the project's folder. */
export async function builtFrontend<Page, Data>(project: string): Promise<Frontend<Page, Data>> {
  const dist = path.join(project, 'dist')
  const assets = JSON.parse(await readFile(path.join(dist, 'assets.json'), 'utf8')) as AssetManifest
  const renderer = pathToFileURL(path.join(dist, 'server/prerender.js')).href
  let loaded: Promise<Renderer<Page, Data>> | undefined
  let files: ReturnType<typeof readFiles> | undefined
  return {
    assets,
    // Cached, because calling the module loader at every request costs more than sending the page.
    load: () => (loaded ??= import(renderer).then((module: { renderer: Renderer<Page, Data> }) => module.renderer)),
    async mount(app) {
      // Tests run many apps in one process.
      files ??= readFiles(path.join(dist, 'client'))
      mountFiles(app, await files)
      await mountPictures(app, path.join(project, 'renders/encoded'))
    },
  }
}
