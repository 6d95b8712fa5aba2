import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { iconPath, tabIconPath } from '#platform/brand-mark.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { matchesEtag } from '#platform/server/http/send-reply.ts'
import { findBrand } from './mark.ts'
import { drawIcon, type IconName, iconSizes, tabIcon } from './mark-pictures.ts'

type Icon = { body: Buffer; etag: string }

/** Serves the icons of the browser's tab and of a phone's home screen, drawn from the footprint of the building. */
export function mountMarkIcons({ fastify, db, live }: AppContext) {
  const icons = new Map<string, Promise<Icon>>()
  live.onChange(({ topic }) => {
    if (topic === 'building' || topic === '*') icons.clear()
  })

  async function send(request: FastifyRequest, reply: FastifyReply, type: string, draw: () => Promise<Buffer>) {
    const { url = '' } = request.routeOptions
    const icon =
      icons.get(url) ??
      draw().then((body) => ({ body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"` }))
    icons.set(url, icon)
    icon.catch(() => icons.delete(url))
    const { body, etag } = await icon
    void reply.headers({ 'cache-control': 'public, max-age=3600', etag })
    return matchesEtag(request, etag) ? reply.code(304).send() : reply.type(type).send(body)
  }

  fastify.get(tabIconPath, (request, reply) =>
    send(request, reply, 'image/svg+xml', async () => Buffer.from(tabIcon(await findBrand(db)))),
  )
  for (const name of Object.keys(iconSizes) as IconName[])
    fastify.get(iconPath(name), (request, reply) =>
      send(request, reply, 'image/png', async () => drawIcon(await findBrand(db), name)),
    )
}
