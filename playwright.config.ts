import { defineConfig } from '@playwright/test'
import { browserFile } from './tests/journeys/browser-file.ts'

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'node_modules/.journeys',
  workers: 2,
  // A journey that passes only the second time is told as flaky; on a crowded machine it is no reason to stop.
  retries: process.env['CI'] ? 1 : 0,
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
    launchOptions: {
      executablePath: await browserFile(),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // The tower in 3-D, on machines without a graphics card.
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
      ],
    },
  },
  projects: [
    { name: 'desk', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
