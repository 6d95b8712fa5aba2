import { schemaOfSlug } from '#platform/server/buildings/registry.ts'
import type { DatabaseConfig } from '#platform/server/database/hosts/database-hosts.ts'
import type { Role } from '#platform/roles.ts'
import { createSession } from '../sessions.ts'
import { withDatabase } from './create-buildings.ts'
import type { Visitor } from './visits-of-buildings.ts'

/** Signs in someone of each role to every building. */
export async function signInToAll<R extends Role>(
  connection: DatabaseConfig,
  slugs: readonly string[],
  roles: readonly R[],
): Promise<Record<R, Visitor>[]> {
  const signedIn: Record<R, Visitor>[] = []
  for (const slug of slugs)
    signedIn.push(
      await withDatabase(connection, schemaOfSlug(slug), async (db) => {
        const visitors: [R, Visitor][] = []
        for (const role of roles)
          visitors.push([role, { host: `${slug}.test`, cookie: `session=${await createSession(db, role)}` }])
        return Object.fromEntries(visitors) as Record<R, Visitor>
      }),
    )
  return signedIn
}
