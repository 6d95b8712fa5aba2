import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { memoryFolder } from './memory-folder.ts'

export const project = resolve(import.meta.dirname, '..')
const bin = join(project, 'node_modules/.bin')
const environment = () => ({
  ...process.env,
  // Where tests put their data folders and browsers their profiles.
  TMPDIR: process.env.TMPDIR ?? memoryFolder() ?? tmpdir(),
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  // Keeps Node's compile cache, for the tests and for the programs they start.
  NODE_COMPILE_CACHE: join(project, '.cache/compiled'),
})

export type Step = { name: string; command: string; args: string[] }
/**
 * `cpuSeconds` is null where the system does not report it; it excludes processes that outlive the step, such as the
 * test cluster.
 */
export type StepResult = Step & { passed: boolean; seconds: number; cpuSeconds: number | null; output: string }

/** Runs one command of the project; shows its output as it comes, or collects it when `quiet`. */
export async function runStep(step: Step, quiet = false): Promise<StepResult> {
  const started = Date.now()
  const cpuBefore = cpuOfChildren()
  const child = spawn(step.command, step.args, { cwd: project, env: environment(), stdio: quiet ? 'pipe' : 'inherit' })
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  const cpuAfter = cpuOfChildren()
  return {
    ...step,
    passed: code === 0,
    seconds: (Date.now() - started) / 1000,
    cpuSeconds: cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore,
    output,
  }
}

export function printStep({
  name,
  passed,
  seconds,
  output,
}: Pick<StepResult, 'name' | 'passed' | 'seconds' | 'output'>) {
  if (!passed && output) console.log(output)
  console.log(`${passed ? 'ok  ' : 'FAIL'}  ${name.padEnd(28)} ${seconds.toFixed(1)} s`)
}

/** CPU seconds of ended child processes and their ended children; only Linux reports them. */
function cpuOfChildren(): number | null {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticksInASecond = 100
    return (Number(fields[13]) + Number(fields[14])) / ticksInASecond
  } catch {
    return null
  }
}
