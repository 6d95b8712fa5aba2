import { homePathOf } from '#accounts/portal-access.ts'
import { paths } from '#paths.ts'
import type { Role } from '#platform/roles.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { findOfferedGuide } from '#set-up-guide/server/store.ts'

type Person = { id: string; firstName: string; lastName: string; role: Role }

/** The page after signing in: for an administrator of a building that is not set up yet, the guide. */
export async function landingPathOf(
  { reserved, config }: Pick<AppContext, 'reserved' | 'config'>,
  user: Person,
): Promise<string> {
  if (user.role === 'admin' && (await findOfferedGuide(reserved, config, user)) !== null)
    return paths.admin({ tab: 'settings', group: 'set-up' })
  return homePathOf(user.role)
}
