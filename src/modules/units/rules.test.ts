import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { categoryByFloor, displayStatus, simulationStatus, statusAfterMove } from './rules.ts'

describe('the badge of a unit', () => {
  it('shows the typed status, whether occupied or not', () => {
    for (const status of ['For Sale', 'Under Renovation', 'Reserved'] as const)
      for (const people of [0, 2]) assert.equal(displayStatus({ category: 'Residential', status }, people), status)
  })
  it('otherwise depends on the residents, not on the stored status', () => {
    assert.equal(displayStatus({ category: 'Residential', status: 'Vacant' }, 1), 'Occupied')
    assert.equal(displayStatus({ category: 'Residential', status: 'Occupied' }, 0), 'Vacant')
  })
  it('uses the commercial labels for commercial units', () => {
    assert.equal(displayStatus({ category: 'Commercial', status: 'Vacant' }, 1), 'Leased')
    assert.equal(displayStatus({ category: 'Commercial', status: 'Occupied' }, 0), 'Available')
  })
})

describe('the simulation', () => {
  it('has only For Sale, Occupied and Vacant', () => {
    assert.equal(simulationStatus({ status: 'For Sale' }, 2), 'For Sale')
    assert.equal(simulationStatus({ status: 'Reserved' }, 1), 'Occupied')
    assert.equal(simulationStatus({ status: 'Under Renovation' }, 0), 'Vacant')
  })
})

describe('the stored status', () => {
  it('changes when people move in and out, unless a status was typed', () => {
    assert.equal(statusAfterMove('Vacant', 1), 'Occupied')
    assert.equal(statusAfterMove('Occupied', 1), 'Occupied')
    assert.equal(statusAfterMove('Occupied', 0), 'Vacant')
    assert.equal(statusAfterMove('For Sale', 1), 'For Sale')
  })
})

describe('the category by floor', () => {
  it('is commercial up to floor 3', () => {
    assert.equal(categoryByFloor(3), 'Commercial')
    assert.equal(categoryByFloor(4), 'Residential')
    assert.equal(categoryByFloor(4, 5), 'Commercial')
  })
})
