import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { after, before, beforeEach, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { aUser } from '#demo/examples.ts'
import { assignBuildings, listCompanies } from '#portfolio/server/companies.ts'
import { newId } from '#platform/server/database/ids.ts'
import { databaseUrl } from '../support/database/test-cluster.ts'
import { beginOpening, createTestPortfolio, originOf, type TestPortfolio } from '../support/portfolio/test-portfolio.ts'
import { repository } from '../support/source-files.ts'

let test: TestPortfolio
before(async () => {
  test = await createTestPortfolio()
})
after(() => test.close())

/** A person of the company is the only administrator of the building to the north. */
beforeEach(async () => {
  await test.db.transaction((tx) => assignBuildings(tx, test.company, [test.ids.north], test.now()))
  await test.inBuilding('north', () =>
    test.app.db.update(users).set({ status: 'Suspended' }).where(eq(users.role, 'admin')),
  )
  await test.db.execute(sql`delete from building_accounts`)
  const nora = await test.addPerson(test.company, `Nora${newId().slice(-6)}`)
  const browser = test.browser()
  await browser.signIn(nora.email)
  const { code } = await beginOpening(browser, 'north', test.ids.north)
  await browser.send(originOf('north'), 'POST', '/from-portfolio/arrival', `code=${code}`)
})

const countActive = () =>
  test.inBuilding('north', async () => {
    const found = await test.app.db.select().from(users).where(eq(users.role, 'admin'))
    return found.filter(({ status }) => status === 'Active').length
  })
const isAssigned = async () =>
  (await listCompanies(test.db)).some(({ buildingIds }) => buildingIds.includes(test.ids.north))

function run(...command: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(repository, 'src/cli/portfolio.ts'), ...command],
    {
      env: {
        ...process.env,
        BUILDINGS: 'many',
        DATABASE_URL: databaseUrl(test.connection.database ?? ''),
        DATA_DIR: test.dataDir,
        SECRET_KEY: test.installationKey.toString('hex'),
      },
      encoding: 'utf8',
    },
  )
  return { status, output: stdout + stderr }
}

const unassign = (...more: string[]) => run('unassign', '--company', 'Harbour & Hale', '--building', 'north', ...more)

describe('a company whose people alone administer a building', () => {
  it('is not unassigned from it by mistake', async () => {
    const { status, output } = unassign()
    assert.equal(status, 1, output)
    assert.match(
      output,
      /Only people of Harbour & Hale administer north\. Add another administrator.*Nothing was changed/,
    )
    assert.deepEqual([await isAssigned(), await countActive()], [true, 1])
  })

  it('is unassigned when that is meant', async () => {
    const { status, output } = unassign('--without-administrator')
    assert.equal(status, 0, output)
    assert.deepEqual([await isAssigned(), await countActive()], [false, 0])
  })

  it('is unassigned once there is another administrator', async () => {
    await test.inBuilding('north', () => test.app.db.insert(users).values(aUser({ id: newId(), role: 'admin' })))
    const { status, output } = unassign()
    assert.equal(status, 0, output)
    assert.deepEqual([await isAssigned(), await countActive()], [false, 1])
  })
})

describe('a person who is removed', () => {
  it('is suspended in the other buildings when one cannot be read', async () => {
    const vera = await test.addPerson(test.company, 'Vera')
    const browser = test.browser()
    await browser.signIn(vera.email)
    for (const slug of ['north', 'south'] as const) {
      const { code } = await beginOpening(browser, slug, test.ids[slug])
      await browser.send(originOf(slug), 'POST', '/from-portfolio/arrival', `code=${code}`)
    }
    const renameUsers = (from: string, to: string) =>
      test.inBuilding('north', () => test.app.db.execute(sql.raw(`alter table ${from} rename to ${to}`)))
    await renameUsers('users', 'users_away')
    const { status, output } = run('remove-person', '--email', vera.email)
    await renameUsers('users_away', 'users')
    assert.equal(status, 1, output)
    assert.match(output, /could not be suspended; repeat the command\.\nnorth: /)
    const [account] = await test.inBuilding('south', () =>
      test.app.db.select().from(users).where(eq(users.firstName, 'Vera')),
    )
    assert.equal(account?.status, 'Suspended')
  })
})
