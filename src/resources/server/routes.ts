import type { House } from '#platform/server/house.ts'
import { ReadyFile } from '#platform/server/ready-file.ts'
import { serve } from '#platform/server/serve.ts'
import { resources } from '../contract.ts'
import { ownResources } from '../own-contract.ts'
import { findResource, findVersionFile, listOwnResources, listResources } from './reads.ts'
import { addResource, addVersion, changeResource } from './store.ts'

export function resourceRoutes(house: House) {
  const { files } = house
  serve(house, resources.list, ({ db }) => listResources(db))
  serve(house, resources.find, ({ db, params }) => findResource(db, params.id))
  serve(house, resources.add, ({ db, body, visitor, now }) => addResource(db, body, visitor, now))
  serve(house, resources.change, ({ db, params, body, visitor, now, ifMatch }) =>
    changeResource(db, params.id, body, visitor, now, ifMatch),
  )
  serve(house, resources.addVersion, ({ db, params, query, body, visitor, now }) =>
    addVersion(db, files, params.id, { bytes: body, ...query }, visitor, now),
  )
  serve(
    house,
    resources.open,
    async ({ db, params, visitor }) => new ReadyFile(await findVersionFile(db, files, params.id, visitor), true),
  )
  serve(house, ownResources.list, ({ db, visitor }) => listOwnResources(db, visitor.id))
}
