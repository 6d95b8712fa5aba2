import { defineConfig } from '@playwright/test'
import { browserFile } from './tests/journeys/browser-file.ts'

const executablePath = await browserFile()
const args = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
/** Journeys through the tower in 3-D, on machines without a graphics card. Drawn by software, every other page would be slower. */
const inThreeD = /(?:tower-3d|site-three)\.spec\.ts$/
const softwareGraphics = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader']

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'node_modules/.journeys',
  workers: 2,
  // A journey that passes only at another try is told as flaky; on a crowded machine it is no reason to stop.
  retries: process.env['CI'] ? 2 : 0,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  timeout: 45_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    acceptDownloads: false,
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: { executablePath, args },
  },
  projects: [
    { name: 'desk', testIgnore: inThreeD, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'desk in 3-D',
      testMatch: inThreeD,
      use: {
        viewport: { width: 1440, height: 900 },
        launchOptions: { executablePath, args: [...args, ...softwareGraphics] },
      },
    },
    {
      name: 'phone',
      testIgnore: inThreeD,
      grep: /@phone/,
      use: phone,
    },
    {
      name: 'phone in 3-D',
      testMatch: inThreeD,
      grep: /@phone/,
      use: { ...phone, launchOptions: { executablePath, args: [...args, ...softwareGraphics] } },
    },
  ],
})
