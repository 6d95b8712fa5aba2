import { createContext, use } from 'react'

/** Requests closing the surrounding dialog; unsaved input is confirmed first. */
export const DialogClosing = createContext<() => void>(() => {})
export const useCloseDialog = () => use(DialogClosing)
