/** What the office reads about the limit of looks at codes. */
export const revealWords = {
  tooMany: 'You have looked at as many codes as are allowed in an hour. Please try again later.',
  alert: (facts: { name: string; role: string; limit: number; building: string }) => ({
    subject: `Many access codes were looked at: ${facts.name}`,
    paragraphs: [
      `${facts.name} (${facts.role}) has looked at ${facts.limit} door, locker or keypad codes of ${facts.building} within an hour and asked for more. Further codes are refused until the hour is over.`,
      'The audit log says which codes they were. If nobody can explain it, suspend the account and change those codes.',
    ],
    label: 'Open the audit log',
  }),
} as const
