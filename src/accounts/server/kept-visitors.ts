/** For so long, in ms, what was found of a session is believed where nothing was heard of a change. */
const longest = 5_000
const most = 1_000

type Kept<Found> = { at: number; found: Promise<Found | null> }

/**
 * What was found of sessions, by their token, until something is heard of accounts. Only for answers that are kept
 * themselves until a change is heard of (`keepRead`): then who may read them is as old as what they read, no older. Where
 * the word of a change is lost it ends after five seconds.
 */
export function keepVisitors<Found>(find: (token: string, now: Date) => Promise<Found | null>) {
  const kept = new Map<string, Kept<Found>>()
  return {
    find(token: string, now: Date): Promise<Found | null> {
      const at = now.getTime()
      const held = kept.get(token)
      if (held && at >= held.at && at - held.at < longest) return held.found
      if (kept.size >= most) kept.clear()
      const asked = { at, found: find(token, now) }
      kept.set(token, asked)
      // Whom the door does not know, and what could not be asked, is no knowledge to keep.
      const drop = () => kept.get(token) === asked && kept.delete(token)
      asked.found.then((found) => found ?? drop(), drop)
      return asked.found
    },
    forget: (token: string) => void kept.delete(token),
    forgetAll: () => kept.clear(),
  }
}
