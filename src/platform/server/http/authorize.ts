import type { FastifyRequest } from 'fastify'
import { serverErrors } from '../messages/index.ts'
import { background } from '../../background.ts'
import type { Endpoint } from '../../endpoint.ts'
import { HttpError } from '../../http-error.ts'
import { roles } from '../../roles.ts'
import type { CurrentUser, RouteContext } from './app-context.ts'
import { isSameOrigin } from './origin.ts'

const unsafeMethods = new Set(['POST', 'PATCH', 'PUT', 'DELETE'])

/** Stops the start when an endpoint does not declare who may call it, or which right a household member needs. */
export function assertRolesDeclared({ method, path, roles: allowed, householdRight }: Endpoint): void {
  if (allowed === 'anyone') return
  if (!Array.isArray(allowed) || allowed.length === 0 || !allowed.every((role) => roles.includes(role)))
    throw new Error(`${method} ${path} does not declare who may call it; add "roles" to its contract.`)
  if (allowed.includes('household') && allowed.length < roles.length && !householdRight)
    throw new Error(`${method} ${path} does not declare what a household member needs; add "householdRight".`)
}

/** The signed-in user of a request, with session and role read from the database; null for an anonymous caller. */
export const authenticate = (
  context: RouteContext,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<CurrentUser | null> =>
  context.authenticator.findCurrentUser(request, context.now(), isActivity(endpoint, request))

/** Whether a call keeps the session from expiring: not what runs by itself, nor a refetch after an announced change. */
export const isActivity = ({ method, background: always }: Endpoint, { headers }: FastifyRequest) =>
  always !== true && (method !== 'GET' || headers[background.header] !== background.value)

/** Throws 401 without a session, 403 for a call from another origin, and 403 for a role or household member that may not make this call. */
export function authorize(
  context: RouteContext,
  endpoint: Endpoint,
  request: FastifyRequest,
  currentUser: Pick<CurrentUser, 'role' | 'householdRights'> | null,
): void {
  if (endpoint.roles !== 'anyone' && !currentUser)
    throw new HttpError(401, 'not_signed_in', (language) => serverErrors[language].notSignedIn)
  if (isUnsafeMethod(endpoint) && !isSameOrigin(request, context.config.publicOrigin))
    throw new HttpError(403, 'wrong_origin', (language) => serverErrors[language].wrongOrigin)
  if (endpoint.roles !== 'anyone' && currentUser && !isAllowed(endpoint, currentUser))
    throw new HttpError(403, 'not_allowed', (language) => serverErrors[language].notAllowed)
}

function isAllowed(
  { roles: allowed, householdRight }: Endpoint,
  { role, householdRights }: Pick<CurrentUser, 'role' | 'householdRights'>,
): boolean {
  if (!allowed.includes(role)) return false
  if (role !== 'household' || householdRight === undefined || householdRight === 'any') return true
  return householdRights.includes(householdRight)
}

export const isUnsafeMethod = ({ method }: Endpoint) => unsafeMethods.has(method)
