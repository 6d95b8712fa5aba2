import type { FileStore } from '#platform/server/files/stores/file-store.ts'

/** The names of everything in a store of files. */
export async function listNames(store: FileStore): Promise<string[]> {
  const names: string[] = []
  for await (const group of store.list()) names.push(...group)
  return names
}
