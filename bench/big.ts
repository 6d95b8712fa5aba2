// `npm run bench:big`: creates 200 buildings in one installation with 40,000 units, 60,000 people, 2,000,000 requests and 10,000,000 notes and
// audit rows, and one more that is twenty times as large; measures the start and the memory of its process, and the time of every
// paged list compared with the demo building. `--buildings=20` for a quick trial, `--data=folder` to go on where a run was interrupted,
// `--one` for a single building with as many people, `--url=postgres://…` for another database than the embedded one, such as Citus (as a superuser, because the rows are written without triggers).
import { measureBuildings } from './many/measure-buildings.ts'

if (process.argv.includes('--one')) await import('./one-building.ts')
else if (!(await measureBuildings())) process.exitCode = 1
