import type { Transporter } from 'nodemailer'
import type { SmtpServer } from './smtp.ts'

/**
 * A mail server may take minutes to accept an e-mail (RFC 5321, 4.5.3.2.6); with a shorter timeout it would be sent
 * twice.
 */
const timeouts = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 120_000 }
/** Shorter limits for a test e-mail, because its sender waits for the answer. */
const testTimeouts = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 20_000 }

type Message = Parameters<Transporter['sendMail']>[0]

/** Sends messages through the server given with each, or composes them as files. A changed server is used at once. */
export function createTransports() {
  let open: { key: string; smtp: Transporter; quick: Transporter } | null = null

  /** Loaded with the first e-mail: until then the process saves its memory. */
  const load = () => import('nodemailer')

  async function transportsOf(server: SmtpServer) {
    const key = JSON.stringify(server)
    if (open?.key === key) return open
    const { createTransport } = await load()
    open?.smtp.close()
    open?.quick.close()
    open = {
      key,
      smtp: createTransport({ ...server, ...timeouts }),
      quick: createTransport({ ...server, ...testTimeouts }),
    }
    return open
  }

  return {
    async send(server: SmtpServer, message: Message, isQuick: boolean): Promise<void> {
      const { smtp, quick } = await transportsOf(server)
      await (isQuick ? quick : smtp).sendMail(message)
    },
    async compose(message: Message): Promise<Buffer> {
      const { createTransport } = await load()
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
      return (await composer.sendMail(message)).message as unknown as Buffer
    },
  }
}
