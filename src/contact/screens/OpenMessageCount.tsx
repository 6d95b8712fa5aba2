import { useOpenMessages } from './queries.ts'

/** How many messages wait, for the tab of the section; nothing where none does. */
export function OpenMessageCount() {
  return useOpenMessages().data?.total || null
}
