/** The name of a backup made now: in UTC, so that names sort by age. */
export const nameOfBackup = (now: Date) => `backup-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.tar`

/** Whether a file of the backup folder is a backup of ours. */
export const isBackupName = (name: string) => /^backup-\d{4}-\d{2}-\d{2}T\d{6}Z\.tar$/.test(name)
