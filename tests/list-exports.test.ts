import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { repository, sourceFiles } from './support/source-files.ts'
import { endpointsOfContracts, type NamedEndpoint, title } from './support/contracts.ts'
import { createTestApp, type TestApp } from './support/test-app.ts'

/** The lists of the console, each by the file that draws it, with the file of its buttons for paper and CSV. */
const outputs: Record<string, string> = {
  'src/modules/accounts/screens/users/UserList.tsx': 'src/modules/accounts/screens/users/UserFilters.tsx',
  'src/modules/announcements/screens/Announcements.tsx': 'src/modules/announcements/screens/Announcements.tsx',
  'src/modules/assets/screens/AssetListPage.tsx': 'src/modules/assets/screens/AssetFilters.tsx',
  'src/modules/assets/screens/WaitingList.tsx': 'src/modules/assets/screens/WaitingList.tsx',
  'src/modules/audit/screens/AuditLog.tsx': 'src/modules/audit/screens/AuditLog.tsx',
  'src/modules/calendar/screens/EventList.tsx': 'src/modules/calendar/screens/EventFilters.tsx',
  'src/modules/contact/screens/MessageList.tsx': 'src/modules/contact/screens/MessageFilters.tsx',
  'src/modules/maintenance/requests/screens/list/RequestList.tsx':
    'src/modules/maintenance/requests/screens/list/ListOutput.tsx',
  'src/modules/moves/screens/list/MoveList.tsx': 'src/modules/moves/screens/list/MoveList.tsx',
  'src/modules/outbox/screens/EmailList.tsx': 'src/modules/outbox/screens/EmailList.tsx',
  'src/modules/residents/screens/ResidentList.tsx': 'src/modules/residents/screens/ResidentList.tsx',
  'src/modules/resources/screens/ResourceList.tsx': 'src/modules/resources/screens/ResourceFilters.tsx',
  'src/modules/tower/screens/UnitList.tsx': 'src/modules/tower/screens/UnitList.tsx',
  // Drawn without the components of a list.
  'src/portals/admin/settings/maintenance/Vendors.tsx': 'src/portals/admin/settings/maintenance/VendorFilters.tsx',
}

/** Lists without CSV and paper of their own, and why. */
const without: { file: RegExp; reason: string }[] = [
  { file: /\/(?:own|resident|staff)\/|\/directory\/|\/members\/|\/OwnPayments\.tsx$/, reason: 'Residents and staff.' },
  { file: /\/AllNotifications\.tsx$/, reason: 'The notifications of the reader alone.' },
  {
    file: /\/(?:AssetsOf|MovesOfUnit)\.tsx$|\/recipients\/Recipients\.tsx$/,
    reason: 'What belongs to one record; the recipients have a sheet to print.',
  },
  {
    file: /^src\/portals\/desk\/|\/EarlierShifts\.tsx$|\/incidents\/screens\/ClosedList\.tsx$/,
    reason: 'Concierges export nothing; the desk prints its shelf list, its fire list, each shift and each incident.',
  },
  { file: /\/ConflictList\.tsx$/, reason: 'Decisions of the office, each with its own choices.' },
]

const textOf = (path: string) => readFileSync(join(repository, path), 'utf8')
const drawsList = /<(?:ListPage|ListBody|Pager|MoreButton|TableOrCards)\b/
const hasOutput =
  /<(?:PrintAndExport|OutputFilterBar)\b|<PrintButton\b[\s\S]*exportLog\b|<ExportButton\b[\s\S]*<PrintButton\b|icon=\{Printer\}[\s\S]*icon=\{Download\}/

describe('a list of the console', () => {
  const files = sourceFiles('src')
    .map(({ path }) => path)
    .filter((path) => /^src\/(?:modules|portals)\/.*\.tsx$/.test(path))
  const lists = files.filter((path) => drawsList.test(textOf(path)))

  it('can be printed and exported, or has a reason why not', () => {
    assert.ok(lists.length > 20)
    const unknown = lists.filter((path) => !(path in outputs) && !without.some(({ file }) => file.test(path)))
    assert.deepEqual(unknown, [])
    const lacking = Object.values(outputs).filter((path) => !hasOutput.test(textOf(path)))
    assert.deepEqual(lacking, [])
  })

  it('is still there', () => {
    const unused = without.filter(({ file }) => !lists.some((path) => file.test(path)))
    assert.deepEqual(unused, [])
    const gone = Object.keys(outputs).filter((path) => !files.includes(path))
    assert.deepEqual(gone, [])
  })
})

describe('an export of a list', async () => {
  const exports = (await endpointsOfContracts()).filter(
    ({ method, path, contentType }) =>
      method === 'GET' && contentType === 'text/csv' && path.startsWith('/api/admin/exports/'),
  )
  let app: TestApp
  before(async () => {
    app = await createTestApp()
  })
  after(() => app.close())
  const read = ({ path }: NamedEndpoint) => app.as('admin').send({ method: 'GET', url: path })

  it('exists for every list', () => {
    assert.deepEqual(
      new Set(exports.map(({ path }) => path.split('/').at(-1))),
      new Set([
        'announcements',
        'asset-waiting-list',
        'assets',
        'contact-messages',
        'emails',
        'events',
        'moves',
        'resources',
        'tenants',
        'units',
        'users',
        'vendors',
      ]),
    )
  })

  for (const one of exports)
    it(`${title(one)} is a file with a title for each column, and is audited`, async () => {
      const { status, headers, body } = await read(one)
      assert.equal(status, 200)
      assert.match(String(headers['content-type']), /^text\/csv/)
      assert.match(String(headers['content-disposition']), /^attachment; filename="[a-z-]+-\d{4}-\d\d-\d\d\.csv"$/)
      const [head = ''] = String(body).split('\r\n')
      assert.ok(head.startsWith('\uFEFF'))
      const titles = head.slice(1).split(',')
      assert.ok(titles.length > 4 && titles.every((name) => /^[A-Z]/.test(name)))
      assert.equal(new Set(titles).size, titles.length)
      const { rows } = await app.db.execute<{ action: string; rows: number }>(
        sql`select action, (after->>'rows')::int as rows from audit_log order by at desc, id desc limit 1`,
      )
      assert.match(rows[0]?.action ?? '', /^exported the (?:waiting )?list$/)
      assert.equal(rows[0]?.rows, String(body).trimEnd().split('\r\n').length - 1)
    })
})
