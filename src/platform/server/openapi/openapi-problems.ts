/** Describes every error answer in the document: one schema, one component for each status, with examples. */

const textSchema = { type: 'string' }

export const problem = {
  type: 'object',
  required: ['message', 'code', 'requestId'],
  properties: {
    message: { ...textSchema, description: 'What is wrong, in a sentence for people' },
    code: { ...textSchema, description: 'What is wrong, in a word for programs' },
    field: { ...textSchema, description: 'Which field, header or parameter it is about' },
    present: { description: 'Of a stale change (412): the record as it is now' },
    requestId: { ...textSchema, description: 'The number of the request in the log, also in X-Request-Id' },
  },
}

type Example = { message: string; code: string; field?: string; present?: unknown }
type Refused = { name: string; description: string; headers?: string[]; examples: Readonly<Record<string, Example>> }

const refusals: Readonly<Record<number, Refused>> = {
  400: {
    name: 'BadRequest',
    description: 'What was sent is not right; `field` says where',
    examples: {
      field: { message: 'Please enter an email address like name@example.com', code: 'invalid', field: 'email' },
      body: { message: 'The body is not valid JSON.', code: 'malformed', field: 'body' },
    },
  },
  401: {
    name: 'Unauthorized',
    description: 'Nobody is signed in, or not with these words',
    examples: { session: { message: 'Please sign in.', code: 'not_signed_in' } },
  },
  403: {
    name: 'Forbidden',
    description: 'Not for this role, or sent from another site',
    examples: {
      role: { message: "You don't have permission to do this.", code: 'not_allowed' },
      origin: { message: 'This call must come from the site itself.', code: 'wrong_origin' },
    },
  },
  404: {
    name: 'NotFound',
    description: 'There is none, or none of yours',
    examples: { record: { message: 'Request not found', code: 'not_found' } },
  },
  405: {
    name: 'MethodNotAllowed',
    description: 'The address is known, but not for this method',
    headers: ['Allow'],
    examples: { method: { message: 'This address takes POST, not DELETE.', code: 'wrong_method' } },
  },
  409: {
    name: 'Conflict',
    description: 'As things stand it cannot be done',
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
    description: 'Somebody else changed it first; `present` is the record as it is now',
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
    description: 'Too much at once',
    examples: { body: { message: 'That is too much to send at once.', code: 'too_large', field: 'body' } },
  },
  415: {
    name: 'UnsupportedMediaType',
    description: 'Not what this call takes',
    examples: { type: { message: 'Send JSON.', code: 'wrong_type', field: 'Content-Type' } },
  },
  429: {
    name: 'TooManyRequests',
    description: 'Too many tries',
    headers: ['Retry-After'],
    examples: { throttle: { message: 'Too many tries. Please try again later.', code: 'too_many' } },
  },
  500: {
    name: 'ServerError',
    description: 'A fault of the program',
    examples: { fault: { message: 'Something went wrong on our side. Please try again.', code: 'broken' } },
  },
  503: {
    name: 'Unavailable',
    description: 'Too busy at this moment, or closing; the same call can be sent again',
    headers: ['Retry-After'],
    examples: {
      busy: {
        message: 'Many people are signing in right now. Please try again in a few seconds.',
        code: 'busy',
      },
      closing: { message: 'The house is closing for a moment. Please try again shortly.', code: 'closing' },
    },
  },
}

const requestId = '0190f5a0-1b2c-7d3e-8f40-5a6b7c8d9e0f'
/** The error of an example, as it is sent. */
const examplesOf = (examples: Readonly<Record<string, Example>>) =>
  Object.fromEntries(Object.entries(examples).map(([name, value]) => [name, { value: { ...value, requestId } }]))

const headerRefs = (names: readonly string[]) =>
  Object.fromEntries(['X-Request-Id', ...names].map((name) => [name, { $ref: `#/components/headers/${name}` }]))

function responseOf({ description, headers = [], examples }: Omit<Refused, 'name'>) {
  const schema = { $ref: '#/components/schemas/Problem' }
  return {
    description,
    headers: headerRefs(headers),
    content: { 'application/json': { schema, examples: examplesOf(examples) } },
  }
}

/** For `components.responses`. */
export const problemResponses = Object.fromEntries(
  Object.values(refusals).map(({ name, ...refused }) => [name, responseOf(refused)]),
)

/** The error answer of a call for a status; with examples of its own if its contract has some. */
export function refusalOf(status: number, own?: Readonly<Record<string, Example>>): object {
  const found = refusals[status]
  if (!found) throw new Error(`The document does not know what ${status} means.`)
  return own ? responseOf({ ...found, examples: own }) : { $ref: `#/components/responses/${found.name}` }
}
