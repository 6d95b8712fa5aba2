import type { Category } from '#maintenance/requests/choices.ts'
import { languages } from '#platform/language/language.ts'
import { firstLanguage, type Language } from '#platform/language/registry.ts'
import { minutes } from '#platform/time/dates.ts'
import type { IncidentKind } from './choices.ts'
import type { TextByLanguage } from './script.ts'

/** The categories of requests about each kind. A resident has no category for elevators and alarms. */
const categoriesOf: Readonly<Record<IncidentKind, readonly Category[]>> = {
  elevator: ['elevator'],
  water: ['plumbing'],
  power: ['electrical'],
  fire_alarm: [],
  security: ['security'],
}

/**
 * Words that residents use, in the languages of the program, without accents. Most are beginnings; a short one is whole, so
 * that a cabinet is no cabin.
 */
const titlePatterns: Readonly<Record<IncidentKind, RegExp>> = {
  elevator: /\b(?:elevator|lift|ascenseur|cabine?s?\b)/,
  water: /\b(?:water|leak|eaux?\b|fuite|shower|douche|taps?\b|robinet)/,
  power: /\b(?:power|electric|outage|blackout|lights?\b|courant\b|lumiere)/,
  fire_alarm: /\b(?:fire|smoke|alarm|incendie|feux?\b|fumee|alarme)/,
  security: /\b(?:security|break-?in|burglar|stranger|securite|cambriol|intrus)/,
}

const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** Whether a request of this category, or with this title, is likely about an incident. */
export const isAbout = (kind: IncidentKind, { category, title }: { category: Category; title: string }): boolean =>
  categoriesOf[kind].includes(category) || titlePatterns[kind].test(plain(title))

/** The homes that are affected: those on the floors and in the stacks; no floors or no stacks are all of them. */
export type Extent = { floors: readonly number[]; stacks: readonly string[] }

export const isAffected = ({ floors, stacks }: Extent, home: { floor: number; stack: string | null }): boolean =>
  (floors.length === 0 || floors.includes(home.floor)) &&
  (stacks.length === 0 || (home.stack !== null && stacks.includes(home.stack)))

const haveCommon = <Part>(one: readonly Part[], other: readonly Part[]): boolean =>
  one.length === 0 || other.length === 0 || one.some((part) => other.includes(part))

type Kind = Extent & { kind: IncidentKind; isDrill: boolean }

/** Whether an incident is likely the one that another desk has just opened: the same kind, for homes of both. */
export const isSameIncident = (one: Kind, other: Kind): boolean =>
  one.kind === other.kind &&
  one.isDrill === other.isDrill &&
  haveCommon(one.floors, other.floors) &&
  haveCommon(one.stacks, other.stacks)

type Repeated = { repeatMinutes: number | null; doneAt: string | null; times: readonly { doneAt: string }[] }

/** When a step that repeats is due again; null for one that is done, was not done yet, or is done once. */
export function dueAgainAt({ repeatMinutes, doneAt, times }: Repeated): Date | null {
  const last = times.at(-1)
  if (repeatMinutes === null || doneAt !== null || last === undefined) return null
  return new Date(Date.parse(last.doneAt) + minutes(repeatMinutes))
}

/**
 * The step that comes next: one that is due again, otherwise the first that was not done, otherwise the one that is due first;
 * undefined when all are done.
 */
export function nextStepOf<Step extends Repeated>(script: readonly Step[], now: Date): Step | undefined {
  const open = script.filter(({ doneAt }) => doneAt === null)
  const repeated = open
    .map((step) => ({ step, at: dueAgainAt(step) }))
    .filter((one): one is { step: Step; at: Date } => one.at !== null)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const [first] = repeated
  if (first && first.at <= now) return first.step
  return open.find((step) => dueAgainAt(step) === null) ?? first?.step
}

/** The language of the text for a reader: their own, otherwise the first one that has a text. */
export function languageFor(texts: TextByLanguage, reader: Language): Language | undefined {
  const order: readonly Language[] = [reader, firstLanguage, ...languages]
  return order.find((language) => texts[language]?.trim())
}

/** The text for a reader; '' without any. */
export function textFor(texts: TextByLanguage, reader: Language): string {
  const language = languageFor(texts, reader)
  return (language && texts[language]) ?? ''
}

/** Whole minutes between two instants, at least 0. */
export const minutesSince = (from: string, to: Date): number =>
  Math.max(0, Math.floor((to.getTime() - Date.parse(from)) / 60_000))
