import type { ByLanguage } from '#platform/language/further-languages.ts'

/** A text in each language that it was written in. */
export type TextByLanguage = ByLanguage<string>

/** One step of a script: what to do, whom to call, what to say, and after how many minutes it is due again. */
export type ScriptStep = {
  title: string
  call: string
  /** Whether the call stays in the building, so that it is made in a drill too. */
  isInside: boolean
  sayTexts: TextByLanguage
  repeatMinutes: number | null
}
