import { containsWords } from '#platform/text/search/folded-text.ts'
import type { Resource } from './contract.ts'
import { words } from './messages/en.ts'
import type { ResourceListFilter } from './resource-filter.ts'

/** The folder of a resource as the list shows it. */
export const folderOf = ({ folder }: Pick<Resource, 'folder'>) => folder || words.noFolder

/** The resources that the list shows. */
export const filterResources = (
  resources: readonly Resource[],
  { archived, kind, folder, search }: ResourceListFilter,
): Resource[] =>
  resources.filter(
    (resource) =>
      (resource.archivedAt !== null) === archived &&
      (kind === undefined || resource.kind === kind) &&
      (folder === undefined || folderOf(resource) === folder) &&
      containsWords([resource.title, resource.body, resource.url, resource.versions[0]?.name ?? null], search),
  )
