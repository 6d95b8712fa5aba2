import type { ByLanguage } from '#platform/language/further-languages.ts'

/** A text in each language that it was written in. */
export type TextByLanguage = ByLanguage<string>

/** One step of a script: what to do, whom to call, what to say, and after how many minutes it is due again. */
export type ScriptStep = { title: string; call: string; sayTexts: TextByLanguage; repeatMinutes: number | null }
