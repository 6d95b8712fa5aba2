import { CannotStart } from '#platform/server/process/cannot-start.ts'

const sentences = {
  'no backup': 'This file is not a backup of this program.',
  'cut off': 'This backup is incomplete: its end is missing. Nothing was changed.',
  damaged: 'This backup is damaged: its contents do not match their checksums. Nothing was changed.',
  'another key':
    'SECRET_KEY is not the key this installation was set up with. Create the backup with that key, or its codes cannot be restored.',
} as const

/** A backup cannot be created or restored, with the reason in one sentence. */
export class BackupRejected extends CannotStart {
  constructor(reason: keyof typeof sentences | { because: string }) {
    super(typeof reason === 'string' ? sentences[reason] : reason.because)
    this.name = 'BackupRefused'
  }
}
