import { createContext, use } from 'react'

/** Exports chosen rows of a list as a file: `columns` are their names with commas between them, all without it. */
export type ExportChosen = (list: string, chosen: { ids: string[]; columns?: string | undefined }) => Promise<void>

/** How the signed-in person exports lists as files; null when they cannot. The console provides it. */
export const ExportRightContext = createContext<ExportChosen | null>(null)

export const useCanExport = () => use(ExportRightContext) !== null
export const useExportChosen = () => use(ExportRightContext)
