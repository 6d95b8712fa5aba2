import { exportCalls } from './export-calls.ts'
import { importCalls } from './import-calls.ts'
import { personCalls } from './person-calls.ts'

/** Getting data in and out: the groups of calls, one list for the door. */
export const exchange = { ...exportCalls, ...importCalls, ...personCalls }
