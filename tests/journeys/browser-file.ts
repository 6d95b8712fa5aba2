import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The machine's own Chromium, else the one that came with the packages; nothing is downloaded. */
export async function browserFile(): Promise<string> {
  const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((file) =>
    existsSync(file),
  )
  if (installed) return installed
  // It unpacks itself into TMPDIR, and a second run may not share that folder with the first.
  process.env['TMPDIR'] = mkdtempSync(path.join(tmpdir(), 'journeys-'))
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}
