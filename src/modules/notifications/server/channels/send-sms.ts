import { mkdir, rename, writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import type { Agent } from 'node:https'
import { join } from 'node:path'
import type { Database } from '#platform/server/database/drizzle.ts'
import { sealedPlace, unseal } from '#platform/server/security/sealed.ts'
import type { SmsContentType } from '../../choices.ts'
import { smsGateway } from '../table.ts'

/** How text messages are sent: by the gateway of the settings, or as files in the demo and in tests. */
export type SmsTools = { secretKey: Buffer; folder: string | null; agent?: Agent }
export type Sms = { id: string; to: string; text: string }

export const secretPlace = sealedPlace('notifications', 'sms', 'secret')
const timeout = 15_000

/** Whether text messages can be sent at all. */
export async function hasSms(db: Database, { folder }: Pick<SmsTools, 'folder'>): Promise<boolean> {
  return folder !== null || (await db.$count(smsGateway)) > 0
}

/** Sends a text message; throws with a readable reason when the gateway did not take it. */
export async function sendSms(db: Database, { secretKey, folder, agent }: SmsTools, sms: Sms): Promise<void> {
  const [gateway] = await db.select().from(smsGateway)
  if (!gateway) {
    if (folder === null) throw new SmsRejected('No gateway for text messages is set up.')
    return writeSms(folder, sms)
  }
  const { url, header, secretSealed, contentType, body } = gateway
  const secret = secretSealed === null ? null : unseal(secretKey, secretSealed, secretPlace)
  const status = await post(url, {
    body: fillBody(body, contentType, sms),
    headers: {
      'content-type': contentType,
      // The same text sent again has the same key, so that a gateway that knows the header sends it once.
      'idempotency-key': sms.id,
      ...(header === '' || secret === null ? {} : { [header]: secret }),
    },
    ...(agent ? { agent } : {}),
  })
  if (status < 200 || status >= 300) throw new SmsRejected(`The gateway answered ${status}.`)
}

/** The gateway did not take a text message; the reason contains nothing of it. */
export class SmsRejected extends Error {}

/** The body with the facts of a message in place of {to}, {text} and {id}, escaped for its type. */
export function fillBody(template: string, contentType: SmsContentType, sms: Sms): string {
  const escape = (value: string) =>
    contentType === 'application/json' ? JSON.stringify(value).slice(1, -1) : encodeURIComponent(value)
  return template.replace(/\{(to|text|id)\}/g, (_, name: keyof Sms) => escape(sms[name]))
}

function post(url: string, { body, headers, agent }: { body: string; headers: Record<string, string>; agent?: Agent }) {
  return new Promise<number>((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        timeout,
        ...(agent ? { agent } : {}),
      },
      (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
        answer.on('error', () => reject(new SmsRejected('The gateway broke off its answer.')))
      },
    )
    sent.on('timeout', () => sent.destroy(new Error('timeout')))
    sent.on('error', (error: NodeJS.ErrnoException) =>
      reject(new SmsRejected(`The gateway cannot be reached (${error.code ?? 'no answer'}).`)),
    )
    sent.end(body)
  })
}

async function writeSms(folder: string, { id, to, text }: Sms) {
  await mkdir(folder, { recursive: true })
  const path = join(folder, `${id}.txt`)
  await writeFile(`${path}.part`, `To: ${to}\n\n${text}\n`)
  await rename(`${path}.part`, path)
}
