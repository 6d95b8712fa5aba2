import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '../../endpoint.ts'
import { HttpError } from '../../http-error.ts'
import { serverErrors } from '../messages/index.ts'
import type { AppContext } from '../http/app-context.ts'
import { logFault } from '../http/http.ts'
import { isSameOrigin } from '../http/origin.ts'
import { unavailable } from '../http/unavailable.ts'

/** The fields of a form as they were typed, by name. */
export type FormValues = Readonly<Record<string, string>>

/** Why a form was rejected; `error` is null for a fault of the program or of the HTTP request. */
export type FormFailure = { status: number; error: HttpError | null }

/** The files of a form by the name of their field; a field without a file is not included. */
export type FormFiles = Readonly<Record<string, readonly FormFile[]>>
export type FormFile = { name: string; bytes: Uint8Array }

export type FormRoute = {
  /** The address of the page with the form. */
  path: string
  /** The largest body in bytes of a form with files; without it the form has none. */
  filesLimit?: number
  /** The call that the form makes, for the log of failed attempts. */
  endpoint?: Endpoint
  submit: (request: FastifyRequest, reply: FastifyReply, values: FormValues, files: FormFiles) => Promise<unknown>
  /** Shows the page again, with what was typed. */
  fail: (request: FastifyRequest, reply: FastifyReply, failure: FormFailure, values: FormValues) => Promise<unknown>
}

/**
 * Mounts forms that a browser sends without scripts. Only these routes accept a form-encoded body, and only from the
 * site itself. Errors are rendered on the page of the form.
 */
export async function mountForms(
  context: Pick<AppContext, 'fastify' | 'config'>,
  routes: readonly FormRoute[],
): Promise<void> {
  for (const { path, endpoint, filesLimit, submit, fail } of routes)
    await context.fastify.register(async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        async (_: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
      )
      if (filesLimit !== undefined)
        scope.addContentTypeParser(
          'multipart/form-data',
          { parseAs: 'buffer', bodyLimit: filesLimit },
          async (request: FastifyRequest, body: Buffer) => parseFiles(body, request.headers['content-type'] ?? ''),
        )
      scope.setErrorHandler((fault: Error & { statusCode?: number }, request, reply) => {
        const error = fault instanceof HttpError ? fault : unavailable(fault, true)
        const status = error?.status ?? fault.statusCode ?? 500
        if (error) context.fastify.resume(request, () => context.fastify.errorListener.response?.(request, error))
        else if (status >= 500) logFault(request, fault)
        if (error?.headers) void reply.headers(error.headers)
        return context.fastify.resume(request, () => fail(request, reply, { status, error }, formValues(request.body)))
      })
      scope.post(path, {
        ...(endpoint ? { config: { endpoint } } : {}),
        onRequest: async (request) => {
          if (!isSameOrigin(request, context.config.publicOrigin))
            throw new HttpError(403, 'wrong_origin', (language) => serverErrors[language].formFromElsewhere)
        },
        handler: (request, reply) => submit(request, reply, formValues(request.body), formFiles(request.body)),
      })
    })
}

/** The name under which the files of a parsed body are; a symbol, so that no field can have it. */
const filesOf = Symbol('files')

/** Parses the fields and files of a multipart body with the parser of Node's `fetch`. Throws 400 for anything else. */
async function parseFiles(body: Buffer, contentType: string): Promise<object> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw new HttpError(400, 'invalid', (language) => serverErrors[language].brokenForm)
    })
  const values: Record<string, string> = {}
  const files: Record<string, FormFile[]> = {}
  for (const [name, value] of form)
    if (typeof value === 'string') values[name] = value
    // A field without a chosen file is sent as a nameless empty one.
    else if (value.size > 0) (files[name] ??= []).push({ name: value.name, bytes: await value.bytes() })
  return { ...values, [filesOf]: files }
}

const formFiles = (body: unknown): FormFiles =>
  typeof body === 'object' && body !== null && filesOf in body ? (body[filesOf] as FormFiles) : {}

function formValues(body: unknown): FormValues {
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
