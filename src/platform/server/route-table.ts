import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'

type Route = { method: string; url: string }

export type RouteTable = {
  /** Every route that stands, as it was mounted. */
  routes: readonly Route[]
  /** The methods that a path is known for; none where it is not known at all. */
  methodsAt: (path: string) => string[]
}

/** Keeps a list of the routes mounted from now on. The catch-all is left out: it knows every path. */
export function keepRouteTable(app: FastifyInstance): RouteTable {
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

/** 405: the path is known, but not for this. */
export const wrongMethod = ({ method }: FastifyRequest, methods: readonly string[]) => {
  const allowed = [...new Set(methods)].sort()
  return new Refusal(405, 'wrong_method', `This address takes ${allowed.join(', ')}, not ${method}.`, {
    headers: { Allow: allowed.join(', ') },
  })
}

function patternOf(url: string): RegExp {
  const plain = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${plain.replace(/:\w+/g, '[^/]+').replace(/\*/g, '.*')}/?$`)
}
