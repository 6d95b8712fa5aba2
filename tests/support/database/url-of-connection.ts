import type { ClientConfig } from 'pg'

/** The DATABASE_URL of a server that listens at a Unix socket. */
export const urlOfConnection = ({ host = '', user, port, database }: ClientConfig): string =>
  `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
