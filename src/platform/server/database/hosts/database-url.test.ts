import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { databaseUrlError, parseDatabaseUrl } from './database-url.ts'

describe('DATABASE_URL', () => {
  it('names one server, whose URL stays as it is', () => {
    for (const text of [
      'postgresql://house@db.example/house',
      'postgres://house:a%2Cb@db.example:5433/house?sslmode=verify-full',
      'postgresql:///house?host=%2Frun%2Fpostgresql&port=5433',
      'postgresql://house@localhost:5432/house?host=%2Frun%2Fpostgresql',
    ]) {
      const parsed = parseDatabaseUrl(text)
      assert.ok(typeof parsed === 'object', text)
      assert.deepEqual([parsed.hosts.length, parsed.firstUrl], [1, text])
    }
  })

  const lists: [string, string, [string, number][], string][] = [
    [
      'several servers',
      'postgresql://house:p%40ss@one:5432,two:5433/house?target_session_attrs=read-write&sslmode=require',
      [
        ['one', 5432],
        ['two', 5433],
      ],
      'postgresql://house:p%40ss@one:5432/house?sslmode=require',
    ],
    [
      'servers without a port, and IPv6 addresses',
      'postgresql://house@one,[2001:db8::2]:5433,[::1]/house?target_session_attrs=primary',
      [
        ['one', 5432],
        ['2001:db8::2', 5433],
        ['::1', 5432],
      ],
      'postgresql://house@one/house',
    ],
    [
      'servers as parameters, with one port for all',
      'postgresql:///house?host=%2Frun%2Fone,%2Frun%2Ftwo&port=5433&user=house',
      [
        ['/run/one', 5433],
        ['/run/two', 5433],
      ],
      'postgresql:///house?host=%2Frun%2Fone&port=5433&user=house',
    ],
    [
      'servers as parameters, with a port for each',
      'postgresql:///house?host=one,two&port=5433,5434',
      [
        ['one', 5433],
        ['two', 5434],
      ],
      'postgresql:///house?host=one&port=5433',
    ],
  ]
  for (const [what, text, hosts, firstUrl] of lists)
    it(`names ${what}`, () =>
      assert.deepEqual(parseDatabaseUrl(text), { hosts: hosts.map(([host, port]) => ({ host, port })), firstUrl }))

  const mistakes: [string, RegExp][] = [
    ['one:5432,two:5432', /must be an address like postgresql:/],
    ['mysql://house@one,two/house', /must be an address like postgresql:/],
    ['postgresql://house:secret@one,/house', /has a comma without a server before or after it$/],
    ['postgresql://house:secret@,one/house', /has a comma without a server before or after it$/],
    ['postgresql:///house?host=one,&port=5432', /has a comma without a server before or after it$/],
    ['postgresql://house:secret@one:5432,two:high/house', /has a port of the server two that is not a number/],
    ['postgresql://house:secret@one:5432,two:65536/house', /has a port of the server two that is not a number/],
    ['postgresql://house:secret@one:5432,one/house', /names the server one:5432 twice$/],
    ['postgresql:///house?host=one,two,three&port=1,2', /names 3 servers and 2 ports/],
    ['postgresql://house:secret@one,two/house?target_session_attrs=any', /target_session_attrs=any: the program needs/],
    ['postgresql://house:secret@one/house?target_session_attrs=standby', /target_session_attrs=standby/],
  ]
  for (const [text, expected] of mistakes)
    it(`is rejected when it is ${text.replace('secret', '…')}`, () => {
      const problem = databaseUrlError(text) ?? ''
      assert.match(problem, /^DATABASE_URL /)
      assert.match(problem, expected)
      assert.doesNotMatch(problem, /secret/)
    })
})
