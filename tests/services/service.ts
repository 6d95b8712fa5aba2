import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Returns the path of a program that these tests need. Without it the tests fail; they are never skipped. */
export function requireProgram(name: string, debianPackage: string): string {
  const path = `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin`
  const { stdout } = spawnSync('sh', ['-c', `command -v ${name}`], {
    encoding: 'utf8',
    env: { ...process.env, PATH: path },
  })
  const found = stdout.trim()
  if (found === '') throw new Error(`This test needs ${name}, which is not installed: apt-get install ${debianPackage}`)
  return found
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Starts a service in the foreground and waits until its port answers. */
export async function startService(
  program: string,
  args: string[],
  port: number,
  user?: { uid: number; gid: number },
): Promise<{ stop: () => Promise<void> }> {
  const child: ChildProcess = spawn(program, args, { stdio: 'pipe', ...user })
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  for (let attempts = 0; ; attempts += 1) {
    if (child.exitCode !== null || attempts > 200) throw new Error(`${program} did not start:\n${output}`)
    if (await isListening(port)) break
    await wait(50)
  }
  return {
    async stop() {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      const ended = once(child, 'exit')
      const hard = setTimeout(() => child.kill('SIGKILL'), 3_000)
      await ended
      clearTimeout(hard)
    },
  }
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect({ host: '127.0.0.1', port })
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
