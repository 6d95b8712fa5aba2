import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The machine's own Chromium, else the one that came with the packages; nothing is downloaded. */
export async function browserFile(): Promise<string> {
  const found = process.env['JOURNEYS_BROWSER'] ?? installed.find((file) => existsSync(file))
  const file = found ?? (await unpacked())
  // The workers are started with this environment, so the browser is unpacked once a run.
  process.env['JOURNEYS_BROWSER'] = file
  return file
}

/** It unpacks itself into TMPDIR, a folder that two runs may not share. */
async function unpacked(): Promise<string> {
  process.env['TMPDIR'] = mkdtempSync(path.join(tmpdir(), 'journeys-'))
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}
