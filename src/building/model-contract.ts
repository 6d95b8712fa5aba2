import { endpoint } from '#platform/endpoint.ts'
import { BuildingModel } from './model.ts'

export const buildingModel = {
  find: endpoint({
    method: 'GET',
    path: '/api/building/model',
    for: 'anyone',
    summary:
      'The building as a body: floors, slots, stacks, outlines, heights and parking levels; nobody who lives in it',
    mayRefuse: [404],
    reply: BuildingModel,
    kept: true,
    background: true,
  }),
}
