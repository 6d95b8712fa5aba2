import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { DatabaseError } from 'pg'
import { notFound } from '../../http-error.ts'
import { DatabaseAway } from '../database/database-client.ts'
import { PoolBusy } from '../database/database-pool.ts'
import { FileStoreAway } from '../files/stores/file-store.ts'
import { isDiskFull, unavailable } from './unavailable.ts'

const ofDatabase = (code: string) =>
  Object.assign(new DatabaseError('ERROR: says something internal', 0, 'error'), { code })
const ofSystem = (code: string) => Object.assign(new Error(`${code}: write`), { code, syscall: 'write' })
const wrapped = (cause: Error) => new Error('Failed query: insert into …', { cause })

describe('an error of a database or disk that is temporarily unavailable', () => {
  const expected: [code: string, Error[]][] = [
    ['disk_full', [ofDatabase('53100'), ofSystem('ENOSPC'), ofSystem('EDQUOT')]],
    ['busy', [ofDatabase('53300'), ofDatabase('53200'), new PoolBusy('full')]],
    ['database_away', ['57P01', '57P02', '57P03', '08006', '08001', '25006', '25P03'].map(ofDatabase)],
    ['database_away', [new DatabaseAway('away'), new Error('Client was closed and is not queryable')]],
    ['locked', [ofDatabase('55P03'), ofDatabase('40001'), ofDatabase('40P01')]],
    ['files_away', [new FileStoreAway(ofSystem('ECONNREFUSED'))]],
    ['too_slow', [ofDatabase('57014')]],
  ]
  for (const [code, errors] of expected)
    it(`is a 503 ${code} with a sentence and a time to try again, also as a cause`, () => {
      for (const error of errors.flatMap((each) => [each, wrapped(each), wrapped(wrapped(each))])) {
        const httpError = unavailable(error, false)
        assert.deepEqual([httpError?.status, httpError?.code], [503, code], error.message)
        assert.match(httpError?.headers?.['Retry-After'] ?? '', /^[1-9]\d*$/)
        assert.match(httpError?.message ?? '', /^[A-Z].+\.$/)
        assert.doesNotMatch(httpError?.message ?? '', /query|internal|insert/)
        assert.equal(isDiskFull(error), code === 'disk_full')
      }
    })

  it('is not returned for an invalid input or an error of the program', () => {
    const others = [ofDatabase('23505'), ofDatabase('42P01'), ofSystem('ENOENT'), new Error('Oh.'), notFound('Unit')]
    for (const error of [...others, null, 'text']) assert.equal(unavailable(error, true), null)
  })
})
