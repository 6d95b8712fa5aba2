import { createContext, use } from 'react'

/** Asks the dialog around to close; with unsaved changes it asks the person first. */
export const DialogClosing = createContext<() => void>(() => {})
export const useCloseDialog = () => use(DialogClosing)
