import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from '#platform/endpoint.ts'
import { newId } from '#platform/server/database/ids.ts'
import { repository } from './source-files.ts'

export type NamedEndpoint = Endpoint & { name: string }

/** The portfolio is an application of its own, at another origin; `tests/portfolio` tests who may make its calls. */
const isOfPortfolio = (file: string) => file.includes(join('modules', 'portfolio'))

/** Every endpoint of a building, of every `contract.ts` and `…-contract.ts`. The files are searched, so that no endpoint can be forgotten. */
export const endpointsOfContracts = () => endpointsIn((file) => !isOfPortfolio(file))

/** Every endpoint of the portfolio. */
export const endpointsOfPortfolio = () => endpointsIn(isOfPortfolio)

async function endpointsIn(isSearched: (file: string) => boolean): Promise<NamedEndpoint[]> {
  const source = join(repository, 'src')
  const contracts = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => join(source, file))
    .filter((file) => /[/-]contract\.ts$/.test(file) && isSearched(file))
  const found = await Promise.all(
    contracts.map(async (contract) => {
      const exported: Record<string, unknown> = await import(contract)
      return Object.entries(exported).flatMap(([group, calls]) =>
        isRecord(calls)
          ? Object.entries(calls).flatMap(([call, e]) => (isEndpoint(e) ? [{ ...e, name: `${group}.${call}` }] : []))
          : [],
      )
    }),
  )
  const calls = found.flat()
  if (calls.length === 0) throw new Error('No contract was found: the tests of every call would test nothing.')
  return calls
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isEndpoint = (value: unknown): value is Endpoint =>
  isRecord(value) && typeof value.method === 'string' && typeof value.path === 'string' && 'reply' in value

/** Method and path of an endpoint: `PATCH /api/admin/maintenance-requests/:id`. */
export const title = ({ method, path }: Endpoint) => `${method} ${path}`
export const isUnsafe = ({ method }: Endpoint) => method !== 'GET'

/** The path with these ids; ids that are not given are replaced by unused ones. */
export const urlOf = ({ path }: Endpoint, ids: Record<string, string> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(ids[name] ?? newId()))
