/** Describes every error answer in the document: one schema, one component for each status, with examples. */

const textSchema = { type: 'string' }

export const problem = {
  type: 'object',
  required: ['message', 'code', 'requestId'],
  properties: {
    message: { ...textSchema, description: 'The error as a sentence to show to people' },
    code: { ...textSchema, description: 'The error code for programs' },
    field: { ...textSchema, description: 'The field, header or parameter with the error' },
    present: { description: 'For a stale change (412): the current record' },
    requestId: { ...textSchema, description: 'The id of the request in the log, also in X-Request-Id' },
  },
}

type Example = { message: string; code: string; field?: string; present?: unknown }
type ErrorResponse = {
  name: string
  description: string
  headers?: string[]
  examples: Readonly<Record<string, Example>>
}

const errorResponses: Readonly<Record<number, ErrorResponse>> = {
  400: {
    name: 'BadRequest',
    description: 'The input is not valid; `field` names the field',
    examples: {
      field: { message: 'Please enter an email address like name@example.com', code: 'invalid', field: 'email' },
      body: { message: 'The body is not valid JSON.', code: 'malformed', field: 'body' },
    },
  },
  401: {
    name: 'Unauthorized',
    description: 'Not signed in, or the credentials are wrong',
    examples: { session: { message: 'Please sign in.', code: 'not_signed_in' } },
  },
  403: {
    name: 'Forbidden',
    description: 'Not allowed for this role, or sent from another site',
    examples: {
      role: { message: "You don't have permission to do this.", code: 'not_allowed' },
      origin: { message: 'This request must come from the site itself.', code: 'wrong_origin' },
    },
  },
  404: {
    name: 'NotFound',
    description: 'The record does not exist, or is not yours',
    examples: { record: { message: 'Request not found', code: 'not_found' } },
  },
  405: {
    name: 'MethodNotAllowed',
    description: 'The address does not support this method',
    headers: ['Allow'],
    examples: { method: { message: 'This address takes POST, not DELETE.', code: 'wrong_method' } },
  },
  409: {
    name: 'Conflict',
    description: 'The current state of the record does not allow it',
    examples: {
      key: {
        message: 'This Idempotency-Key was used for another request.',
        code: 'idempotency_key_reused',
        field: 'Idempotency-Key',
      },
    },
  },
  412: {
    name: 'PreconditionFailed',
    description: 'Someone else changed the record first; `present` is the current record',
    examples: {
      stale: {
        message: 'Someone else changed this in the meantime.',
        code: 'stale',
        present: { id: '0190f5a0-3f5c-7c2e-9b1a-4d2f6a8c0e11', version: 4 },
      },
    },
  },
  413: {
    name: 'ContentTooLarge',
    description: 'The body is too large',
    examples: { body: { message: 'This is too much to send at once.', code: 'too_large', field: 'body' } },
  },
  415: {
    name: 'UnsupportedMediaType',
    description: 'The call does not accept this content type',
    examples: { type: { message: 'This address takes JSON.', code: 'wrong_type', field: 'Content-Type' } },
  },
  429: {
    name: 'TooManyRequests',
    description: 'Too many attempts',
    headers: ['Retry-After'],
    examples: { throttle: { message: 'Too many attempts. Please try again later.', code: 'too_many' } },
  },
  500: {
    name: 'ServerError',
    description: 'An error of the server',
    examples: { fault: { message: 'Something went wrong on our side. Please try again.', code: 'broken' } },
  },
  503: {
    name: 'Unavailable',
    description: 'The service is busy or restarting; send the same call again',
    headers: ['Retry-After'],
    examples: {
      busy: {
        message: 'Many people are signing in right now. Please try again in a few seconds.',
        code: 'busy',
      },
      closing: { message: 'The service is restarting. Please try again shortly.', code: 'closing' },
    },
  },
}

const requestId = '0190f5a0-1b2c-7d3e-8f40-5a6b7c8d9e0f'
/** The error of an example, as it is sent. */
const examplesOf = (examples: Readonly<Record<string, Example>>) =>
  Object.fromEntries(Object.entries(examples).map(([name, value]) => [name, { value: { ...value, requestId } }]))

const headerRefs = (names: readonly string[]) =>
  Object.fromEntries(['X-Request-Id', ...names].map((name) => [name, { $ref: `#/components/headers/${name}` }]))

function responseOf({ description, headers = [], examples }: Omit<ErrorResponse, 'name'>) {
  const schema = { $ref: '#/components/schemas/Problem' }
  return {
    description,
    headers: headerRefs(headers),
    content: { 'application/json': { schema, examples: examplesOf(examples) } },
  }
}

/** For `components.responses`. */
export const problemResponses = Object.fromEntries(
  Object.values(errorResponses).map(({ name, ...rejected }) => [name, responseOf(rejected)]),
)

/** The error answer of a call for a status; with examples of its own if its contract has some. */
export function errorOf(status: number, own?: Readonly<Record<string, Example>>): object {
  const found = errorResponses[status]
  if (!found) throw new Error(`The OpenAPI document has no description of status ${status}.`)
  return own ? responseOf({ ...found, examples: own }) : { $ref: `#/components/responses/${found.name}` }
}
