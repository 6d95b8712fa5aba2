import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, join, resolve } from 'node:path'

export const project = resolve(import.meta.dirname, '..')
const bin = join(project, 'node_modules/.bin')
const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` }

export type Step = { name: string; command: string; args: string[] }
export type Done = Step & { passed: boolean; seconds: number; output: string }

/** Runs one command of the project; its output is shown as it comes, or kept when `quiet`. */
export async function runStep(step: Step, quiet = false): Promise<Done> {
  const started = Date.now()
  const child = spawn(step.command, step.args, { cwd: project, env, stdio: quiet ? 'pipe' : 'inherit' })
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { ...step, passed: code === 0, seconds: (Date.now() - started) / 1000, output }
}

export function tellStep({ name, passed, seconds, output }: Done) {
  if (!passed && output) console.log(output)
  console.log(`${passed ? 'ok  ' : 'FAIL'}  ${name.padEnd(28)} ${seconds.toFixed(1)} s`)
}
