export const rhythms = ['never', 'daily', 'weekly'] as const
export type BackupInterval = (typeof rhythms)[number]
