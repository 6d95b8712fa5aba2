import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { unitList } from '../../unit-list-contract.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const headers = { 'content-type': 'text/csv' }
const read = async (text: string) =>
  (await app.as('admin').requestOk(unitList.read, { body: Buffer.from(text), headers })).body

describe('a list of units', () => {
  it('is read by English, French and German headers, with floors as they are written', async () => {
    const english = await read(
      'Unit,Floor,Sq ft,Beds,Category\nUnit 101,1st,700,2,Residential\n001,Ground floor,,,Shop\n',
    )
    assert.deepEqual(english.columns, {
      unitNumber: 'Unit',
      floor: 'Floor',
      area: 'Sq ft',
      bedrooms: 'Beds',
      category: 'Category',
      unused: [],
    })
    assert.deepEqual(
      english.rows.map(({ area, ...row }) => ({ ...row, area: area && Math.round(area) })),
      [
        { line: 2, unitNumber: '101', floor: 1, area: 65, bedrooms: 2, isCommercial: false },
        { line: 3, unitNumber: '001', floor: 'ground', area: null, bedrooms: null, isCommercial: true },
      ],
    )
    const french = await read('Logement;Étage;Chambres;Usage\napp. 12B;12e;1;Habitation\n3A;RDC;;Commerce\n')
    assert.deepEqual(
      french.rows.map(({ unitNumber, floor, bedrooms, isCommercial }) => [unitNumber, floor, bedrooms, isCommercial]),
      [
        ['12B', 12, 1, false],
        ['3A', 'ground', null, true],
      ],
    )
    const german = await read('Wohnung;Etage;Zimmer;Mieter\nA503;5. OG;3;Frau Klein\nAEG01;EG;;\n')
    assert.deepEqual(german.columns.unused, ['Mieter'])
    assert.deepEqual(
      german.rows.map(({ unitNumber, floor, bedrooms }) => [unitNumber, floor, bedrooms]),
      [
        ['A503', 5, 3],
        ['AEG01', 'ground', null],
      ],
    )
  })
  it('may be numbers alone, and leaves out what is no area or number of rooms', async () => {
    assert.deepEqual(
      (await read('101\n102\n103\n')).rows.map(({ line, unitNumber }) => [line, unitNumber]),
      [
        [1, '101'],
        [2, '102'],
        [3, '103'],
      ],
    )
    const [row] = (await read('Unit,Area,Bedrooms\n101,huge,many\n')).rows
    assert.deepEqual([row?.area, row?.bedrooms], [null, null])
  })
  it('is rejected with the field when it is empty or no text, and to the staff', async () => {
    const request = (body: string, as: 'admin' | 'staff' = 'admin') =>
      app.as(as).request(unitList.read, { body: Buffer.from(body), headers })
    const empty = await request('Unit,Floor\n')
    assert.deepEqual([empty.status, (empty.body as unknown as { field: string }).field], [400, 'sheet'])
    assert.equal((await request('Unit\u0000,Floor\n1,2\n')).status, 400)
    assert.equal((await request('Unit,Floor\n101,1\n', 'staff')).status, 403)
  })
})
