import type { FastifyReply, FastifyRequest } from 'fastify'
import { accountTexts } from '#accounts/messages/index.ts'
import { hasProfile } from '#building/server/store.ts'
import { paths } from '#paths.ts'
import { HttpError } from '#platform/http-error.ts'
import { parseIn } from '#platform/language/field-errors.ts'
import { render } from '#platform/language/language.ts'
import type { Config } from '#platform/server/process/config.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { openHttp } from '#platform/server/http/http.ts'
import type { Frontend } from '#platform/server/pages/frontend.ts'
import { type FormValues, mountForms } from '#platform/server/pages/form-route.ts'
import type { FormState } from '#portals/sign-in/content.ts'
import type { PublicPage, SiteInLanguages } from '#portals/site/shell/site-data.ts'
import { setUpDefaults, type SetUpField } from '#set-up/choices.ts'
import { setUpWords as words } from '#set-up/messages/en.ts'
import { SetUp } from '#set-up/schemas.ts'
import { setUpBuilding } from '#set-up/server/set-up.ts'
import { errorsOf } from '../signed-out-form-state.ts'
import { emptySite } from './empty-site.ts'
import type { OneTimeCode } from './one-time-code.ts'

export type FirstRunOptions = {
  config: Config
  db: Database
  frontend: Frontend<PublicPage, SiteInLanguages>
  code: OneTimeCode
  now: () => Date
}

export type FirstRun = {
  fastify: Awaited<ReturnType<typeof openHttp>>
  /** Resolves when the building has been set up, here or by another process on the same database. */
  done: Promise<void>
  close: () => Promise<void>
}

/** Milliseconds that the browser gets to receive the last page before the program itself starts. */
const lastAnswer = 300

/** A web server with one page, on which the owner of a new installation sets it up with the code in the terminal. */
export async function createFirstRun({ config, db, frontend, code, now }: FirstRunOptions): Promise<FirstRun> {
  const fastify = await openHttp(config, 'errors')
  const { promise: done, resolve } = Promise.withResolvers<void>()
  const finish = () => void setTimeout(resolve, lastAnswer).unref()

  async function show(reply: FastifyReply, status: number, form: FormState<SetUpField>, isDone = false) {
    const page: PublicPage = { language: 'en', name: 'set-up', form, isDone }
    const html = await (await frontend.load()).render(page, emptySite(now()), frontend.assets)
    return reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html)
  }
  const showDone = (reply: FastifyReply) => {
    finish()
    return show(reply, 200, { values: {}, errors: {}, problem: null }, true)
  }

  await frontend.mount(fastify)
  await mountForms({ fastify, config }, [
    {
      path: paths.setUp(),
      async submit(_request: FastifyRequest, reply, values) {
        const checked = code.check(values['oneTimeCode'] ?? '')
        if (checked === 'locked') throw new HttpError(429, 'too_many_codes', words.tooManyCodes)
        const parsed = parseIn('en', SetUp, values)
        const errors: FormState<SetUpField>['errors'] = parsed.success ? {} : errorsOf(parsed)
        if (checked === 'wrong') errors.oneTimeCode = words.wrongCode
        if (!parsed.success || checked === 'wrong') return show(reply, 400, formOf(values, { errors }))
        await setUpBuilding(db, parsed.data, now())
        return showDone(reply)
      },
      async fail(_request, reply, { status, error }, values) {
        if (error?.code === 'already_set_up') return showDone(reply)
        const text = error ? render(error.text, 'en') : accountTexts.en.anError
        const state = error?.field ? { errors: { [error.field]: text } } : { problem: text }
        return show(reply, status, formOf(values, state))
      },
    },
  ])
  fastify.get('/*', async (request, reply) => {
    if (await hasProfile(db)) return showDone(reply)
    if (request.url.split('?', 1)[0] !== paths.setUp()) return reply.redirect(paths.setUp(), 302)
    return show(reply, 200, { values: setUpDefaults, errors: {}, problem: null })
  })
  return { fastify, done, close: () => fastify.close() }
}

/** What was typed, with its errors; passwords are never part of a page. */
function formOf(
  { newPassword: _newPassword, confirmed: _confirmed, ...values }: FormValues,
  state: Partial<FormState<SetUpField>>,
): FormState<SetUpField> {
  return { values, errors: {}, problem: null, ...state }
}
