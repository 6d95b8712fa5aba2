import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Agent, createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { createCertificate } from './certificate.ts'

export type Received = { path: string; headers: Record<string, string | string[] | undefined>; body: Buffer }

/** An https server of a test that stores what it receives and answers with `status`; `agent` trusts it. */
export async function openReceiver() {
  const { cert, key } = createCertificate({ names: ['localhost'], addresses: [] })
  const received: Received[] = []
  const state = { status: 201 }
  const server = createServer({ cert, key }, (request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(state.status).end()
    })
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const origin = `https://localhost:${(server.address() as AddressInfo).port}`
  return {
    origin,
    received,
    state,
    agent: new Agent({ ca: cert }),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A browser's side of a push subscription: its keys, and reading a message (RFC 8291). */
export function createPushBrowser() {
  const ecdh = createECDH('prime256v1')
  const ownKey = ecdh.generateKeys()
  const auth = randomBytes(16)
  const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length))
  return {
    keys: { p256dh: ownKey.toString('base64url'), auth: auth.toString('base64url') },
    decrypt(body: Buffer): unknown {
      const salt = body.subarray(0, 16)
      const senderKey = body.subarray(21, 21 + (body[20] ?? 0))
      const sealed = body.subarray(21 + senderKey.length)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), ownKey, senderKey])
      const secret = derive(ecdh.computeSecret(senderKey), auth, info, 32)
      const contentKey = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const opener = createDecipheriv('aes-128-gcm', contentKey, nonce)
      opener.setAuthTag(sealed.subarray(-16))
      const text = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()])
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString('utf8'))
    },
  }
}
