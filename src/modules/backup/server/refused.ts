import { CannotStart } from '#platform/server/process/cannot-start.ts'

const sentences = {
  'no backup': 'This file is no backup of this program.',
  'cut off': 'This backup is cut off: its end is missing. Nothing was changed.',
  damaged: 'This backup is damaged: what is in it is not what was put in. Nothing was changed.',
  'another key':
    'SECRET_KEY is not the key this installation was set up with: make the backup with that key, or nobody can restore its codes.',
} as const

/** A backup cannot be created or restored, with the reason in one sentence. */
export class BackupRefused extends CannotStart {
  constructor(reason: keyof typeof sentences | { because: string }) {
    super(typeof reason === 'string' ? sentences[reason] : reason.because)
    this.name = 'BackupRefused'
  }
}
