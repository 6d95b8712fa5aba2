import type { Role } from '#platform/roles.ts'
import { endpointsOfContracts, type NamedEndpoint, urlOf } from '../contracts.ts'
import { schemaOf, type Schema } from '../generated.ts'

export type ReadCall = { role: Role; url: string }

const searches = ['okafor', 'tap kitchen', '1204']

/**
 * Every read of every portal: without a filter, with each value of each filter, with each order, and with a search.
 * `idFor` gives the id of a record for a parameter of a path or of a query.
 */
export async function readCalls(idFor: (path: string, name: string) => string | undefined): Promise<ReadCall[]> {
  const endpoints = (await endpointsOfContracts()).filter(({ method }) => method === 'GET')
  return endpoints.flatMap((endpoint) => {
    const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
    const ids = Object.fromEntries(names.flatMap((name) => pair(name, idFor(endpoint.path, name))))
    const queries = queriesOf(endpoint, (name) => idFor(endpoint.path, name))
    return rolesOf(endpoint).flatMap((role) => queries.map((query) => ({ role, url: urlOf(endpoint, ids) + query })))
  })
}

const pair = (name: string, value: string | undefined) => (value === undefined ? [] : [[name, value]])

/** The office's roles run the same statements, so one of them is enough. */
const rolesOf = ({ roles }: NamedEndpoint): Role[] =>
  roles === 'anyone'
    ? ['admin']
    : (['admin', 'maintenance', 'concierge', 'tenant', 'household'] as const).filter((role) => roles.includes(role))

function queriesOf({ query }: NamedEndpoint, idFor: (name: string) => string | undefined): string[] {
  if (!query) return ['']
  const fields = Object.entries(schemaOf(query).properties ?? {})
  const page: Record<string, string> = fields.some(([name]) => name === 'limit') ? { limit: '20' } : {}
  const required = Object.fromEntries(fields.filter(([name]) => name === 'q').map(([name]) => [name, 'okafor']))
  const filters = fields.flatMap(([name, schema]) => valuesOf(name, schema, idFor).map((value) => ({ [name]: value })))
  return [{}, ...filters].map((filter) => `?${new URLSearchParams({ ...page, ...required, ...filter }).toString()}`)
}

function valuesOf(name: string, schema: Schema, idFor: (name: string) => string | undefined): string[] {
  if (name === 'cursor' || name === 'limit') return []
  if (name === 'search' || name === 'q') return searches
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.flatMap((choice) => valuesOf(name, choice, idFor))
  if (schema.enum) return schema.enum.map(String)
  if ('const' in schema) return [String(schema.const)]
  if (schema.type === 'boolean') return ['true', 'false']
  if (schema.format === 'date') return ['2026-06-01']
  if (schema.format === 'date-time') return ['2026-06-01T00:00:00Z']
  if (schema.type === 'integer' || schema.type === 'number') return ['12']
  return [idFor(name) ?? 'a']
}
