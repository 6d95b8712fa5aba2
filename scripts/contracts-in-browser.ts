import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Endpoint } from '#platform/endpoint.ts'
import { replyShapeOf } from '#platform/reply-shape.ts'

/**
 * A build plugin for the portals. In a page, a contract exports its endpoints only, each with its method, its path and the shape
 * of its reply; the rest describes what the server does (`docs/decisions/044`). What pages need besides is in `schemas.ts`,
 * `choices.ts` and `rules.ts`.
 */
export const contractsInBrowser: Plugin = {
  name: 'contracts-in-browser',
  load: {
    filter: { id: /[/-]contract\.ts$/ },
    handler: async (file) => ({
      code: printContract((await import(pathToFileURL(file).href)) as Record<string, unknown>),
      moduleSideEffects: false,
    }),
  },
}

/** The source of a contract in a page. */
export const printContract = (exported: Readonly<Record<string, unknown>>): string =>
  Object.entries(exported)
    .map(([name, group]) => [name, Object.entries(group ?? {}).filter(isNamedEndpoint)] as const)
    .filter(([, calls]) => calls.length > 0)
    .map(([name, calls]) => `export const ${name} = ${JSON.stringify(Object.fromEntries(calls.map(inBrowser)))}\n`)
    .join('')

type Named = [name: string, call: Endpoint]

const isNamedEndpoint = (entry: [string, unknown]): entry is Named => {
  const [, call] = entry
  return typeof call === 'object' && call !== null && 'method' in call && 'path' in call && 'reply' in call
}

const inBrowser = ([name, { method, path, reply }]: Named) =>
  [name, { method, path, replyShape: replyShapeOf(reply) }] as const
