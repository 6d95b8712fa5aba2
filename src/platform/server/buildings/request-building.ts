import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Building } from './building-scope.ts'

/** In an installation with many buildings: the building that a request is for. */
export type Hosts = {
  /** Calls `next` in the name of the building of the request's host; answers the request when there is none. */
  enter: (request: FastifyRequest, reply: FastifyReply, next: () => void) => void
  /** Goes on in the name of that building, where an event has lost it. */
  resume: <T>(request: FastifyRequest, work: () => T) => T
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The building that the request is for; null in an installation with one. */
    building: Building | null
    /** The request is for the whole installation with many buildings, such as /health/live. */
    isOfInstallation: boolean
  }
}
