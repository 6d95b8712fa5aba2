import { accentStylesRoute } from '#platform/colour/accent-address.ts'
import { accentOfFile, accentStyles } from '#platform/colour/accent-styles.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'

/** Serves the stylesheets of accent colours. Everything is in the address, so no building has to be read. */
export function mountAccentStyles({ fastify }: Pick<AppContext, 'fastify'>) {
  fastify.get<{ Params: { file: string } }>(accentStylesRoute, async ({ params }, reply) => {
    const accent = accentOfFile(params.file)
    if (accent === null) return reply.callNotFound()
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('text/css; charset=utf-8')
      .send(accentStyles(accent))
  })
}
