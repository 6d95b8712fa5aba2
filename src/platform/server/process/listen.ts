import { once } from 'node:events'
import { createServer } from 'node:net'
import { CannotStart } from './cannot-start.ts'
import type { Config } from './config.ts'

/** Tries the address first, so that a taken port is reported at once and leaves nothing behind. */
export async function checkAddress({ port, host }: Config) {
  const probe = createServer()
  try {
    probe.listen({ port, host, exclusive: true })
    await once(probe, 'listening')
  } catch (error) {
    throw reasonNotListening(error, { port, host })
  }
  probe.close()
  await once(probe, 'close')
}

/** Throws CannotStart with the reason when the address cannot be used. */
export async function listen(
  app: { listen: (at: { port: number; host: string }) => Promise<string> },
  { port, host }: Config,
) {
  try {
    await app.listen({ port, host })
  } catch (error) {
    throw reasonNotListening(error, { port, host })
  }
}

function reasonNotListening(error: unknown, { port, host }: { port: number; host: string }): unknown {
  const { code } = error as { code?: string }
  if (code === 'EADDRINUSE')
    return new CannotStart(`Port ${port} is used by another program. Stop it, or set PORT to another number.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new CannotStart(`HOST ${host} is not an address of this machine. Set HOST to one that is, like 127.0.0.1.`)
  if (code === 'EACCES') return new CannotStart(`This user may not open port ${port}. Set PORT to 1024 or more.`)
  return error
}
