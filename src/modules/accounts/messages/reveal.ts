/** Texts for the office about the hourly limit for viewing codes. */
export const revealWords = {
  tooMany: "You've reached the hourly limit for viewing codes. Please try again later.",
  alert: (facts: { name: string; role: string; limit: number; building: string }) => ({
    subject: `Many access codes viewed by ${facts.name}`,
    paragraphs: [
      `${facts.name} (${facts.role}) viewed ${facts.limit} door, locker or keypad codes at ${facts.building} within an hour and tried to view more. No more codes are shown until the hour is over.`,
      "The audit log lists the codes. If there's no good reason for this, suspend the account and change those codes.",
    ],
    label: 'Open the audit log',
  }),
} as const
