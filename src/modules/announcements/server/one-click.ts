import type { FastifyRequest } from 'fastify'
import { paths } from '#paths.ts'
import { invalid } from '#platform/http-error.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { isSameOrigin } from '#platform/server/http/origin.ts'
import { announcementTexts } from '../messages/index.ts'
import { unsubscribeByLink } from './mail-choice.ts'

/** The form field of a mail program, in either form encoding (RFC 8058, 3.2). */
const isUnsubscribeForm = (body: string) => /List-Unsubscribe(?:=|"[\s\S]{0,200}?\r?\n\r?\n)One-Click/i.test(body)
/** More than the field needs, in any encoding. */
const bodyLimit = 4096

/**
 * POST to the address in `List-Unsubscribe`: a mail program stops news by mail with one click. It comes from another
 * site and without a session, so origin and cookie are not checked: the token identifies the recipient and allows
 * nothing else. Repeating it gives the same answer.
 */
export async function unsubscribeRoute(context: AppContext): Promise<void> {
  await context.fastify.register(async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, async (_: FastifyRequest, body: string) => body)
    app.post(paths.newsByMail(), async (request, reply) => {
      const { token } = request.query as { token?: unknown }
      if (typeof token !== 'string' || token.length > 400)
        throw invalid('token', (language) => announcementTexts[language].byMail.badLink)
      if (typeof request.body !== 'string' || !isUnsubscribeForm(request.body))
        throw invalid('List-Unsubscribe', 'Send List-Unsubscribe=One-Click.')
      await unsubscribeByLink(context.db, context.secretKey, token, context.now())
      // The page of the link sends the same form without scripts, and shows the choice again.
      if (isSameOrigin(request, context.config.publicOrigin)) return reply.redirect(request.url, 303)
      return reply
        .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
        .type('text/plain; charset=utf-8')
        .send(announcementTexts.en.byMail.stopped)
    })
  })
}
