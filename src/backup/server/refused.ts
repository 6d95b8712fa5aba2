import { CannotStart } from '#platform/server/cannot-start.ts'

const sentences = {
  'no backup': 'This file is no backup of this program.',
  'cut off': 'This backup is cut off: its end is missing. Nothing was changed.',
  damaged: 'This backup is damaged: what is in it is not what was put in. Nothing was changed.',
} as const

/** A backup that is not loaded, with the reason in one sentence. */
export class BackupRefused extends CannotStart {
  constructor(why: keyof typeof sentences | { because: string }) {
    super(typeof why === 'string' ? sentences[why] : why.because)
    this.name = 'BackupRefused'
  }
}
