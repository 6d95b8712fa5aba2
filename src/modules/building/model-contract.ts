import { endpoint } from '#platform/endpoint.ts'
import { BuildingModel } from './model.ts'

export const buildingModel = {
  find: endpoint({
    method: 'GET',
    path: '/api/building/model',
    roles: 'anyone',
    summary: 'The shape of the building: floors, slots, stacks, outlines, heights and parking levels; no personal data',
    errors: [404],
    reply: BuildingModel,
    etag: true,
    background: true,
  }),
}
