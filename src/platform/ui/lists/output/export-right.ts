import { createContext, use } from 'react'

/** Whether the signed-in person can export lists as files; the console provides it. */
export const ExportRightContext = createContext(false)

export const useCanExport = () => use(ExportRightContext)
