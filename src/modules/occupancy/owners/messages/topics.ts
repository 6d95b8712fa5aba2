import type { ownerTexts } from './index.ts'

/** The texts of this folder in a further language: `<code>.ts` beside this file. */
export type OccupancyOwnersTopics = {
  'occupancy.owners': typeof ownerTexts
}
