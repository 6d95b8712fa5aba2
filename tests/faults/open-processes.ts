import { AppProcess } from '../journeys/app-process.ts'
import { signIn } from './process-load.ts'

/** Starts three processes on one database; the first one loads the demo building. With the cookies of two people. */
export async function openThreeProcesses(env: Record<string, string>) {
  const first = await AppProcess.open(env)
  const apps = [first, ...(await Promise.all([AppProcess.open(env), AppProcess.open(env)]))]
  const [resident, admin] = await Promise.all([signIn(first, 'resident'), signIn(first, 'admin')])
  return { apps, resident, admin }
}
