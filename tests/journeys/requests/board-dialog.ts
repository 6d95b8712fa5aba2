import type { Page } from '@playwright/test'
import { test } from '../fixtures.ts'

export const moved = 'Request status updated successfully'
export const dialog = (page: Page) => page.getByRole('dialog')

/** A title that no record of the demo building has. */
let filed = 0
export const newTitle = () => `Board ${test.info().project.name} ${test.info().parallelIndex}-${(filed += 1)} rattles`
