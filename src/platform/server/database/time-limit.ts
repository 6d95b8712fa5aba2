/** Something exceeded its time limit; the message is the program's own. */
export class TimeLimitExceeded extends Error {
  override name = 'TimeLimitExceeded'
}

/** Settles like the promise, or rejects after the limit; what the promise does later is ignored. */
export async function withTimeLimit<T>(promise: Promise<T>, milliseconds: number, message: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitExceeded(message)), milliseconds)
  })
  try {
    return await Promise.race([promise, limit])
  } finally {
    clearTimeout(timer)
  }
}
