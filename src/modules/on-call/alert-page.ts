/** What the page of an alert's link shows; times of day are those of the building. */
export type AlertPage = {
  title: string
  line: string
  /** The page of what it is about, for people who are signed in. */
  link: string | null
  state: 'open' | 'taken' | 'over'
  since: string
  /** Who was alerted, and when, the first one first. */
  alerted: string[]
  /** Who is alerted next, and when; without a name it is everyone. */
  next: { name: string | null; at: string } | null
  taken: { name: string; at: string; isOwn: boolean } | null
}
