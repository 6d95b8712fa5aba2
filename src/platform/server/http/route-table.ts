import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from '../../http-error.ts'
import { serverErrors } from '../messages/index.ts'

type Route = { method: string; url: string }

export type RouteTable = {
  /** Every route, as it was mounted. */
  routes: readonly Route[]
  /** The methods of a path; empty for an unknown path. */
  methodsAt: (path: string) => string[]
}

/** Lists the routes mounted from now on, except the catch-all, which matches every path. */
export function createRouteTable(app: FastifyInstance): RouteTable {
  const routes: (Route & { path: RegExp })[] = []
  app.addHook('onRoute', ({ method, url }) => {
    if (url === '/*' || url === '*') return
    for (const one of [method].flat()) routes.push({ method: one, url, path: patternOf(url) })
  })
  const methodsAt = (path: string) => [
    ...new Set(routes.filter((route) => route.path.test(path)).map(({ method }) => method)),
  ]
  return { routes, methodsAt }
}

/** 405: the path exists, but not with this method. */
export const wrongMethod = ({ method }: FastifyRequest, methods: readonly string[]) => {
  const allowed = [...new Set(methods)].sort()
  return new HttpError(
    405,
    'wrong_method',
    (language) => serverErrors[language].wrongMethod(allowed.join(', '), method),
    {
      headers: { Allow: allowed.join(', ') },
    },
  )
}

function patternOf(url: string): RegExp {
  const plain = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${plain.replace(/:\w+/g, '[^/]+').replace(/\*/g, '.*')}/?$`)
}
