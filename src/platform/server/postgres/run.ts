import { spawn } from 'node:child_process'
import type { SpawnOptions } from 'node:child_process'

/** The user that PostgreSQL runs as; null for the user of this program. */
export type ServerUser = { uid: number; gid: number } | null

const inheritedVariables = [
  'PATH',
  'HOME',
  'TMPDIR',
  'LD_LIBRARY_PATH',
  'DYLD_LIBRARY_PATH',
  'SystemRoot',
  'TEMP',
  'TMP',
]

/**
 * How PostgreSQL's programs are started: without our secrets in the environment, with a fixed language and time zone.
 */
export function toSpawnOptions(user: ServerUser, cwd: string): SpawnOptions {
  const env: Record<string, string | undefined> = { LC_ALL: 'C', TZ: 'UTC' }
  for (const name of inheritedVariables) if (process.env[name] !== undefined) env[name] = process.env[name]
  return { env, cwd, windowsHide: true, ...(user && { uid: user.uid, gid: user.gid }) }
}

/** Runs a program to its end. A program that cannot be started gives code null and the reason. */
export async function run(
  program: string,
  args: string[],
  options: SpawnOptions,
): Promise<{ code: number | null; output: string }> {
  const ended = Promise.withResolvers<{ code: number | null; output: string }>()
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const append = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout?.on('data', append)
  child.stderr?.on('data', append)
  child.on('error', (error) => ended.resolve({ code: null, output: error.message }))
  child.on('close', (code) => ended.resolve({ code, output }))
  return ended.promise
}
