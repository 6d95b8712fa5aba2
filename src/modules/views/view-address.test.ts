import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isSameView, isWithoutFilters, parametersIn, searchOfView } from './view-address.ts'

const at = (search: Record<string, string>) => (name: string) => search[name]

describe('the address of a view', () => {
  it('has the filters, the order and the columns of its list, and nothing that is empty', () => {
    assert.deepEqual(
      parametersIn('units', at({ tab: 'units', unit: 'new', floor: '12', type: '', sort: 'size', fields: 'status' })),
      { floor: '12', sort: 'size', fields: 'status' },
    )
  })

  it('shows the same in any order of its filters, as board or as list', () => {
    assert.ok(isSameView({ due: 'late', status: 'all', view: 'list' }, { status: 'all', due: 'late' }))
    assert.ok(!isSameView({ due: 'late' }, { due: 'late', fields: 'place' }))
    assert.ok(isWithoutFilters({ view: 'list' }))
  })

  it('replaces every filter of another view, and begins at the first page', () => {
    const search = searchOfView('tenants', { lease: 'ending' }, 'id')
    assert.deepEqual(
      [search['lease'], search['saved'], search['area'], search['cursor']],
      ['ending', 'id', undefined, undefined],
    )
    assert.ok('area' in search && 'cursor' in search)
  })
})
