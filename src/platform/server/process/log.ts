/** The log of the start; a pino logger fits. */
export type Log = { info: (message: string) => void; warn: (message: string) => void }
