/** The answer of a call: its body, or why it failed. */
export type Answer =
  | { ok: true; body: Record<string, unknown> }
  | { ok: false; status: number; code: string; field: string | null; message: string | null }

/** Sends a call of the API; a network's own page, which is no JSON, is a failure. */
export async function send(path: string, body: object): Promise<Answer> {
  const answer = await fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      'accept-language': document.documentElement.lang,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  }).catch(() => null)
  if (!answer) return { ok: false, status: 0, code: 'offline', field: null, message: null }
  const reply = (await answer.json().catch(() => null)) as Record<string, unknown> | null
  if (answer.ok && reply) return { ok: true, body: reply }
  const text = (name: string) => (typeof reply?.[name] === 'string' && reply[name] !== '' ? reply[name] : null)
  return {
    ok: false,
    status: answer.status,
    code: text('code') ?? 'failed',
    field: text('field'),
    message: text('message') ?? text('error'),
  }
}
