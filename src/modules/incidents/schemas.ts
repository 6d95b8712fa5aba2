import { z } from 'zod'
import { languages, mapLanguages } from '#platform/language/language.ts'
import {
  incidentKinds,
  longestCall,
  longestClosingNote,
  longestRepeat,
  longestSay,
  longestStepNote,
  longestStepTitle,
  longestTitle,
  longestUpdate,
  maxSteps,
  updateAudiences,
} from './choices.ts'
import type { TextByLanguage } from './script.ts'

/** A text in each language that has one; languages with an empty text are left out. */
const textByLanguage = (most: number) =>
  z
    .object(mapLanguages(() => z.string().trim().max(most).nullish()))
    .transform((texts): TextByLanguage =>
      Object.fromEntries(languages.flatMap((language) => (texts[language] ? [[language, texts[language]]] : []))),
    )

const Title = z.string().trim().min(1).max(longestTitle)
const Floors = z.array(z.int().min(-99).max(999)).max(300)
const Stacks = z.array(z.string().trim().min(1).max(200)).max(300)

export const NewIncident = z.object({
  kind: z.enum(incidentKinds),
  isDrill: z.boolean().default(false),
  title: Title,
  /** The floors that are affected; none are all of them. */
  floors: Floors.default([]),
  /** The stacks that are affected; none are all of them. */
  stacks: Stacks.default([]),
  /** The line in the portals; by default the usual one of the kind. */
  statusTexts: textByLanguage(longestUpdate).optional(),
  isShown: z.boolean().default(true),
  /** The entry in the log of the desk that becomes an incident. */
  logEntryId: z.uuid().nullish(),
  /** Opens it although one of its kind is running for the same homes. */
  isAnother: z.boolean().default(false),
})
export type NewIncident = z.infer<typeof NewIncident>

export const IncidentChanges = z.object({
  title: Title.optional(),
  floors: Floors.optional(),
  stacks: Stacks.optional(),
  statusTexts: textByLanguage(longestUpdate).optional(),
  isShown: z.boolean().optional(),
})
export type IncidentChanges = z.infer<typeof IncidentChanges>

const StepNote = z.string().trim().max(longestStepNote).default('')

export const StepState = z.object({ isDone: z.boolean(), note: StepNote })
export type StepState = z.infer<typeof StepState>

/** Once more for a step that repeats. */
export const StepTimeInput = z.object({ note: StepNote })
export type StepTimeInput = z.infer<typeof StepTimeInput>

export const NewUpdate = z.object({
  texts: textByLanguage(longestUpdate),
  audience: z.enum(updateAudiences).default('affected'),
  /** Whether the line in the portals becomes this text. */
  isStatus: z.boolean().default(true),
})
export type NewUpdate = z.infer<typeof NewUpdate>

export const GatheredRequests = z.object({ requestIds: z.array(z.uuid()).min(1).max(50) })
export type GatheredRequests = z.infer<typeof GatheredRequests>

export const Closing = z.object({
  note: z.string().trim().min(1).max(longestClosingNote),
  /** The last update, to those affected; without it nobody is notified. */
  texts: textByLanguage(longestUpdate).optional(),
})
export type Closing = z.infer<typeof Closing>

export const Step = z.object({
  title: z.string().trim().min(1).max(longestStepTitle),
  /** Whom to call, with the number. */
  call: z.string().trim().max(longestCall).default(''),
  /** Whether the call stays in the building, such as an intercom; it is made in a drill too. */
  isInside: z.boolean().default(false),
  /** What to say, by language. */
  sayTexts: textByLanguage(longestSay).default({}),
  /** After so many minutes it is due again; null for a step that is done once. */
  repeatMinutes: z.int().min(1).max(longestRepeat).nullable().default(null),
})

/** Null uses the steps of the program again. */
export const ScriptInput = z.object({ steps: z.array(Step).min(1).max(maxSteps).nullable() })
export type ScriptInput = z.infer<typeof ScriptInput>

export const OwnReport = z.object({ incidentId: z.uuid(), isAffected: z.boolean() })
export type OwnReport = z.infer<typeof OwnReport>
