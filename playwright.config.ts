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
  // The pages of a journey are open for seconds, so optimizing their scripts costs more than it saves.
  '--js-flags=--max-opt=2',
  // Some Chromiums do not report the connection and then load pictures from further below; this is the distance for 4G.
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
  // A camera with a test picture, which no one has to allow.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
]
/**
 * `npm test` runs the journeys with `@main` in their title, `npm run test:journeys` all of them.
 * A journey runs in a desktop window, and with `@phone` in its title on a phone instead. `npm run test:screens` adds the
 * other width of `@phone` and `@narrow`, and runs `@screens` (a screen at every width, without pictures or in a contrast
 * theme) and `@matrix` (the same in another language, theme, window or portal).
 */
const screensOnly = /@screens|@matrix|@phone/
/** The tower in 3-D is rendered in software, because the machine may have no graphics card. Other pages do without it, because it is slow. */
const inThreeD = /(?:tower-3d|site-three)\.spec\.ts$/
/** The pictures of buildings of several shapes, which `npm run test:screens` takes, to be looked at. */
const pictures = /building-shapes\.spec\.ts$/
const softwareGraphics = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader']

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'node_modules/.journeys',
  globalSetup: './tests/journeys/prepare.ts',
  // One more than the two cores of CI, because a journey also waits for timers and debounced input.
  workers: 3,
  // A busy machine can fail a journey once; the report lists the journeys that passed only at the second attempt.
  retries: process.env['CI'] ? 1 : 0,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['./tests/journeys/journeys-report.ts']],
  // Long enough for a busy machine: these limits only end a journey that hangs.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    // Shorter than a journey, so that the error names the element that is missing.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    acceptDownloads: false,
    screenshot: 'only-on-failure',
    trace: 'off',
    // Requests that a service worker sends cannot be replaced by a journey. Its own journey allows it.
    serviceWorkers: 'block',
    // Otherwise each click waits for an animation. The journeys about animations turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args },
  },
  projects: [
    {
      name: 'desk',
      testIgnore: [inThreeD, pictures],
      grepInvert: screensOnly,
      use: { viewport: { width: 1440, height: 900 } },
    },
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
      testIgnore: [inThreeD, pictures],
      grep: /@phone/,
      use: phone,
    },
    {
      name: 'screens at a desk',
      testIgnore: [inThreeD, pictures],
      grep: screensOnly,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'screens on a tablet',
      testIgnore: [inThreeD, pictures],
      grep: /@screens/,
      use: { viewport: { width: 768, height: 1024 }, hasTouch: true },
    },
    { name: 'screens on a phone', testIgnore: [inThreeD, pictures], grep: /@screens|@narrow/, use: phone },
    {
      name: 'shapes',
      testMatch: pictures,
      use: {
        viewport: { width: 1440, height: 900 },
        launchOptions: { executablePath, args: [...args, ...softwareGraphics] },
      },
    },
    {
      name: 'phone in 3-D',
      testMatch: inThreeD,
      grep: /@phone/,
      use: { ...phone, launchOptions: { executablePath, args: [...args, ...softwareGraphics] } },
    },
  ],
})
