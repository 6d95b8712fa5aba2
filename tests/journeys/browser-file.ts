import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { removeFolderAtExit } from '../support/database/data-folder.ts'

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The installed Chromium, otherwise the one from the packages. Nothing is downloaded. */
export async function browserFile(): Promise<string> {
  const found = process.env['JOURNEYS_BROWSER'] ?? installed.find((file) => existsSync(file))
  const file = found ?? (await unpacked())
  // The workers inherit this environment, so the browser is unpacked once per run.
  process.env['JOURNEYS_BROWSER'] = file
  return file
}

/** The package unpacks Chromium into TMPDIR, so each run needs its own folder, which has 200 MB. */
async function unpacked(): Promise<string> {
  process.env['TMPDIR'] = removeFolderAtExit(mkdtempSync(path.join(tmpdir(), 'journeys-')))
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}
