import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Resource } from './contract.ts'
import { filterResources } from './listed-resources.ts'
import type { ResourceListFilter } from './resource-filter.ts'

const resource = (changes: Partial<Resource>): Resource => ({
  id: 'x',
  kind: 'text',
  folder: '',
  title: 'Bicycles',
  body: 'In the cellar.',
  url: null,
  audience: { kind: 'everyone' },
  archivedAt: null,
  versions: [],
  createdAt: '2026-01-05T17:00:00.000Z',
  updatedAt: '2026-01-05T17:00:00.000Z',
  version: 1,
  ...changes,
})
const file: Resource['versions'][number] = {
  id: 'f',
  number: 1,
  name: 'procès-verbal.pdf',
  mediaType: 'application/pdf',
  size: 10,
  note: '',
  addedBy: { firstName: 'Dana', lastName: 'Reyes' },
  createdAt: '2026-01-05T17:00:00.000Z',
}
const resources = [
  resource({ id: 'a' }),
  resource({ id: 'b', kind: 'document', folder: 'Minutes', title: 'May', body: '', versions: [file] }),
  resource({ id: 'c', folder: 'Minutes', archivedAt: '2026-02-05T17:00:00.000Z' }),
]
const shown = (filter: Partial<ResourceListFilter>) =>
  filterResources(resources, { archived: false, ...filter }).map(({ id }) => id)

describe('the list of resources', () => {
  it('shows those that are not archived, or the archived ones', () => {
    assert.deepEqual(shown({}), ['a', 'b'])
    assert.deepEqual(shown({ archived: true }), ['c'])
  })
  it('is filtered by type', () => assert.deepEqual(shown({ kind: 'document' }), ['b']))
  it('is filtered by folder, also those without one', () => {
    assert.deepEqual(shown({ folder: 'Minutes' }), ['b'])
    assert.deepEqual(shown({ folder: 'General' }), ['a'])
  })
  it('is searched by title, text and the name of the newest file', () => {
    assert.deepEqual(shown({ search: 'cellar bicycles' }), ['a'])
    assert.deepEqual(shown({ search: 'proces' }), ['b'])
  })
})
