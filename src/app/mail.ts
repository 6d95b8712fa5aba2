import { createLogoDrawer } from '#building/server/mark.ts'
import { createReplyRouting } from '#mailbox/server/reply-routing.ts'
import { createServerFinder } from '#outbox/server/mail-server.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { type Mail, openMail } from '#platform/server/mail/mail.ts'
import { createLinkFactories } from './mailed-links.ts'

type Parts = Pick<AppContext, 'db' | 'jobs' | 'config' | 'files' | 'live' | 'origin' | 'secretKey' | 'now'>

/** The outbox, with the links that e-mails contain and the addresses that answers go to. */
export function openAppMail(parts: Parts): Promise<Mail> {
  const { db, jobs, config, files, live, origin, now } = parts
  return openMail({
    db,
    jobs,
    config,
    files,
    origin,
    perBuilding: live.perBuilding,
    linkFactories: new Map(Object.entries(createLinkFactories(db, parts, origin, now))),
    drawLogo: createLogoDrawer(db, files, live),
    findServer: createServerFinder(config, parts),
    replies: createReplyRouting(db, parts),
  })
}
