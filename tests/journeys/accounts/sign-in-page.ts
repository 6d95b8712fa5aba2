import type { Page } from '@playwright/test'
import type { AppProcess } from '../app-process.ts'

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name, exact: true })
export const open = (page: Page, app: AppProcess, path: string) => page.goto(`${app.origin}${path}`)
/** The heading of the overview, the first section of the console. */
export const welcome = /^Welcome back, \w+$/
