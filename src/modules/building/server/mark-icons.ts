import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { iconPath, tabIconPath } from '#platform/brand-mark.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { matchesEtag } from '#platform/server/http/send-reply.ts'
import { cacheUntilChanged } from '#platform/server/live/cache-until-changed.ts'
import { brandOf } from './mark.ts'
import { drawIcon, drawTabIcon, type IconName, iconSizes } from './mark-pictures.ts'

type Icon = { body: Buffer; etag: string }

/** Serves the icons of the browser's tab and of a phone's home screen, with the logo of the building, or drawn from its footprint. */
export function mountMarkIcons({ fastify, db, files, live }: AppContext) {
  const icons = cacheUntilChanged(live, new Set(['building']), async (name: IconName | 'tab'): Promise<Icon> => {
    const brand = await brandOf(db, files)
    const body = name === 'tab' ? Buffer.from(await drawTabIcon(brand)) : await drawIcon(brand, name)
    return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"` }
  })

  async function send(request: FastifyRequest, reply: FastifyReply, type: string, name: IconName | 'tab') {
    const { body, etag } = await icons.get(name)
    void reply.headers({ 'cache-control': 'public, max-age=3600', etag })
    return matchesEtag(request, etag) ? reply.code(304).send() : reply.type(type).send(body)
  }

  fastify.get(tabIconPath, (request, reply) => send(request, reply, 'image/svg+xml', 'tab'))
  for (const name of Object.keys(iconSizes) as IconName[])
    fastify.get(iconPath(name), (request, reply) => send(request, reply, 'image/png', name))
}
