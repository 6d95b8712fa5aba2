import pg from 'pg'

/** What the types of the driver leave out. */
type Driver = { _activeQuery: unknown; _queryQueue: readonly unknown[] }

const driver = pg.Client.prototype as unknown as { query: (this: Driver, ...args: unknown[]) => unknown }
const { query } = driver

/**
 * Fails the running test when a connection gets a statement while another one runs on it. The driver puts it into a queue, which its
 * next version does not have, and warns only of the third statement, once in each process.
 */
driver.query = function (...args) {
  const { _activeQuery: running, _queryQueue: waiting } = this
  if (running || waiting.length > 0) {
    const error = new Error(
      'A statement was sent while another one runs on its connection. Await each before the next.',
    )
    // Thrown outside of the caller, who may ignore errors of its statements.
    process.nextTick(() => {
      throw error
    })
  }
  return query.apply(this, args)
}
