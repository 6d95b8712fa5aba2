// Loaded into the app before it starts (NODE_OPTIONS=--import). Each signal causes one error outside of requests.
process.on('SIGUSR2', () => void Promise.reject(new Error('an unhandled rejection')))
process.on('SIGHUP', () => {
  throw new Error('an uncaught exception')
})
