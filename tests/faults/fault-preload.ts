// Loaded into the program before it starts (NODE_OPTIONS=--import): each signal makes one fault that nobody expects.
process.on('SIGUSR2', () => void Promise.reject(new Error('a promise nobody waits for')))
process.on('SIGHUP', () => {
  throw new Error('an exception nobody catches')
})
