import { exportCalls } from './export-calls.ts'
import { importCalls } from './import-calls.ts'
import { personCalls } from './person-calls.ts'

/** All endpoints of this module. */
export const importExport = { ...exportCalls, ...importCalls, ...personCalls }
