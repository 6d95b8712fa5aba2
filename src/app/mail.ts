import { createLogoDrawer } from '#building/server/mark.ts'
import { createReplyRouting } from '#mailbox/server/reply-routing.ts'
import { createServerFinder } from '#outbox/server/mail-server.ts'
import { type Mail, openMail } from '#platform/server/mail/mail.ts'
import type { Live } from '#platform/server/live/live.ts'
import { createLinkFactories } from './mailed-links.ts'

type Parts = Omit<Parameters<typeof openMail>[0], 'linkFactories' | 'replies' | 'findServer' | 'drawLogo'> & {
  secretKey: Buffer
  live: Live
  now: () => Date
}

/** The outbox, with the links that e-mails contain and the addresses that answers go to. */
export function openAppMail({ secretKey, live, now, ...parts }: Parts): Promise<Mail> {
  const { db, config, files, origin } = parts
  return openMail({
    ...parts,
    linkFactories: new Map(Object.entries(createLinkFactories(db, secretKey, origin, now))),
    drawLogo: createLogoDrawer(db, files, live),
    findServer: createServerFinder(config, secretKey),
    replies: createReplyRouting(db, { config, secretKey, now }),
  })
}
