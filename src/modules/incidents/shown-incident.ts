type Search = Readonly<Record<string, string | undefined>>

/** The incident whose page an address of the desk shows: the one that it names, otherwise the only one that is running. */
export const shownIncident = ({ incident, list, open }: Search, only: string | undefined): string | null =>
  open !== undefined ? null : (incident ?? (list === undefined ? (only ?? null) : null))
