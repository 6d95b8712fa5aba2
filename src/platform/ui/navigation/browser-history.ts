import { createBrowserHistory } from '@tanstack/history'

/** The history of this tab. It counts its entries, so that a press on Back can be asked about and taken back. */
export const browserHistory = createBrowserHistory()
