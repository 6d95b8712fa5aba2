import { createBrowserHistory } from '@tanstack/history'

/** The history of this tab. It counts its entries, so that a press on Back can be confirmed and taken back. */
export const browserHistory = createBrowserHistory()
