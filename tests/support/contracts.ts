import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from '#platform/endpoint.ts'
import { newId } from '#platform/server/ids.ts'
import { repository } from './source-files.ts'

export type NamedEndpoint = Endpoint & { name: string }

/** Every call of every `src/*\/contract.ts`, found in the files and not in a list, so that none can be forgotten. */
export async function endpointsOfContracts(): Promise<NamedEndpoint[]> {
  const nouns = readdirSync(join(repository, 'src')).filter((noun) => existsSync(contractOf(noun)))
  const found = await Promise.all(
    nouns.map(async (noun) => {
      const exported: Record<string, unknown> = await import(contractOf(noun))
      return Object.entries(exported).flatMap(([group, calls]) =>
        isRecord(calls)
          ? Object.entries(calls).flatMap(([call, e]) => (isEndpoint(e) ? [{ ...e, name: `${group}.${call}` }] : []))
          : [],
      )
    }),
  )
  return found.flat()
}

const contractOf = (noun: string) => join(repository, 'src', noun, 'contract.ts')
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isEndpoint = (value: unknown): value is Endpoint =>
  isRecord(value) && typeof value.method === 'string' && typeof value.path === 'string' && 'reply' in value

/** How a call reads: `PATCH /api/admin/maintenance-requests/:id`. */
export const title = ({ method, path }: Endpoint) => `${method} ${path}`
export const isUnsafe = ({ method }: Endpoint) => method !== 'GET'

/** The address with these ids in it; ids that nobody has where none are given. */
export const urlOf = ({ path }: Endpoint, ids: Record<string, string> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(ids[name] ?? newId()))
