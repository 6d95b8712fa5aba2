import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readSheet } from './read-sheet.ts'
import type { Sheet } from './sheet.ts'

const parse = (bytes: Uint8Array | string) => {
  const sheet = readSheet(typeof bytes === 'string' ? Buffer.from(bytes) : bytes)
  assert.ok('rows' in sheet, JSON.stringify(sheet))
  return sheet
}
const cells = (sheet: Sheet) => sheet.rows.map((row) => row.cells)

describe('a file is read', () => {
  it('by its delimiter in a long file too, whose first part ends inside of a quoted cell', () => {
    const long = Array.from({ length: 400 }, (_, at) => `${at};"${'Doe, Ann; '.repeat(20)}";x`).join('\n')
    const sheet = readSheet(new TextEncoder().encode(`unit;name;note\n${long}`))
    assert.ok('rows' in sheet)
    assert.deepEqual([sheet.delimiter, sheet.rows.length, sheet.rows[1]?.cells.length], [';', 401, 3])
  })

  it('with any usual delimiter', () => {
    for (const delimiter of [',', ';', '\t', '|']) {
      const sheet = parse(
        `unit${delimiter}name\n101${delimiter}Ann, A.\n`.replace(
          'Ann, A.',
          delimiter === ',' ? '"Ann, A."' : 'Ann, A.',
        ),
      )
      assert.deepEqual(
        [sheet.delimiter, cells(sheet)],
        [
          delimiter,
          [
            ['unit', 'name'],
            ['101', 'Ann, A.'],
          ],
        ],
      )
    }
  })
  it('in UTF-8 with and without its mark, in UTF-16, in Latin-1', () => {
    const text = 'unit,name\n101,Zoë Müller\n'
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
    for (const bytes of [Buffer.from(text), Buffer.from(`\uFEFF${text}`), utf16, Buffer.from(text, 'latin1')])
      assert.deepEqual(cells(parse(bytes)), [
        ['unit', 'name'],
        ['101', 'Zoë Müller'],
      ])
    assert.equal(parse(Buffer.from(text, 'latin1')).encoding, 'Latin-1')
  })
  it('with quotes, line ends inside them, every kind of line end, and the line numbers of the file', () => {
    const sheet = parse('unit,note\r\n101,"two\r\nlines, ""quoted"""\r102,x\n\n103,y')
    assert.deepEqual(cells(sheet), [
      ['unit', 'note'],
      ['101', 'two\r\nlines, "quoted"'],
      ['102', 'x'],
      ['103', 'y'],
    ])
    assert.deepEqual(
      sheet.rows.map(({ line }) => line),
      [1, 2, 4, 6],
    )
  })
  it('unless a quotation mark is never closed, which is reported with its line', () => {
    assert.deepEqual(readSheet(Buffer.from('a,b\n1,"open\n2,x\n')), { problem: 'unclosed quote', line: 2 })
  })
  it('with blanks around a quoted cell, and with quotation marks inside of a text', () => {
    assert.deepEqual(cells(parse('a, "b" ,c\n5" pipe,"1",x "y"\n')), [
      ['a', 'b', 'c'],
      ['5" pipe', '1', 'x "y"'],
    ])
  })
  it('with the delimiter that its first line names', () => {
    const sheet = parse('sep=|\r\nunit|note\r\n101|a, b, c\r\n')
    assert.deepEqual(sheet.rows, [
      { line: 2, cells: ['unit', 'note'] },
      { line: 3, cells: ['101', 'a, b, c'] },
    ])
  })
})
