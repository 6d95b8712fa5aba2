import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { endpointsOfContracts, endpointsOfPortfolio } from '../support/contracts.ts'
import { schemaOf, type Schema } from '../support/generated.ts'

const most = 1_000

/** Lists that answer whole, and why they may. */
const whole: { path: RegExp; reason: string }[] = [
  {
    path: /^\/api\/(?:desk\/incident-scripts|incidents)$/,
    reason: 'One script for each kind of incident, and the few incidents that run now.',
  },
  { path: /^\/api\/admin\/units$/, reason: 'Specified: the list of all units. It is paged when a limit is sent.' },
  { path: /\/:(?:id|tenantId|unitId)(?:\/|$)|^\/api\/admin\/payments$/, reason: 'What belongs to one record.' },
  {
    path: /^\/api\/(?:tenant|account)\//,
    reason: 'What belongs to one person, or the neighbours who want to be listed.',
  },
  {
    path: /^\/api\/admin\/(?:staff|users|vendors|resources|backups|imports)$|^\/api\/admin\/settings\/|^\/api\/emergencies$/,
    reason: 'What the office creates by itself: accounts, contractors, documents, settings, files.',
  },
  {
    path: /^\/api\/admin\/(?:announcements\/(?:places|templates)|assets\/places|maintenance-places(?:\/report-codes)?|tenants\/vacant-units)$/,
    reason: 'The places of the building as choices.',
  },
  {
    path: /^\/api\/desk\/(?:package-places|packages\/months|key-borrowers)$/,
    reason: 'The shelves of the desk, thirteen months, and at most twelve who can borrow a key.',
  },
  {
    path: /^\/api\/desk\/(?:do-not-admit|firms)$/,
    reason: 'People whom the office lists by itself, and eight vendors of a search.',
  },
  { path: /^\/api\/admin\/(?:asset-conflicts|asset-waiting-list)$/, reason: 'What waits for the office.' },
  { path: /^\/api\/admin\/moves(?:\/(?:overlaps|access|planned))?$/, reason: 'The current moves, a thousand at most.' },
  { path: /^\/api\/portfolio\/messages$/, reason: 'The latest messages of a company to its buildings.' },
  { path: /^\/api\/admin\/find\/chosen$/, reason: 'The records that the caller names.' },
]

describe('a list', async () => {
  const lists = [...(await endpointsOfContracts()), ...(await endpointsOfPortfolio())].filter(
    ({ method, reply }) => method === 'GET' && reply && schemaOf(reply).type === 'array',
  )

  it('has at most a thousand rows without a limit, or a reason to be whole', () => {
    const limitOf = ({ query }: (typeof lists)[number]) => (query ? schemaOf(query).properties?.['limit'] : undefined)
    const unlimited = lists.filter((list) => !isLimited(limitOf(list))).map(({ path }) => path)
    assert.ok(lists.length > 40)
    assert.deepEqual(
      unlimited.filter((path) => !whole.some((one) => one.path.test(path))),
      [],
    )
    assert.deepEqual(
      whole.filter((one) => !unlimited.some((path) => one.path.test(path))),
      [],
    )
  })
})

const isLimited = (limit: (Schema & { default?: unknown }) | undefined) =>
  typeof limit?.default === 'number' && limit.default <= most
