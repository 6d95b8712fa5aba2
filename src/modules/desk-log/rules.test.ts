import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { minutesBetween, parsePointCode, titleOf } from './rules.ts'

describe('the code of a point', () => {
  it('is typed, or read from the address on its sign', () => {
    assert.equal(parsePointCode(' AB2CD3EF4G '), 'ab2cd3ef4g')
    assert.equal(parsePointCode('https://tower.example/report?place=ab2cd3ef4g'), 'ab2cd3ef4g')
    assert.equal(parsePointCode('https://tower.example/report?lang=fr&place=ab2cd3ef4g#top'), 'ab2cd3ef4g')
  })
})

describe('the title of what an entry becomes', () => {
  it('is its first line, shortened', () => {
    assert.equal(titleOf('  Door closes slowly\nSince noon.', 50), 'Door closes slowly')
    assert.equal(titleOf('Door closes slowly', 10), 'Door clos…')
  })
})

describe('the minutes of a round', () => {
  it('are whole and never negative', () => {
    assert.equal(minutesBetween('2031-03-05T15:00:00Z', '2031-03-05T15:24:31Z'), 25)
    assert.equal(minutesBetween('2031-03-05T15:00:00Z', '2031-03-05T14:00:00Z'), 0)
  })
})
