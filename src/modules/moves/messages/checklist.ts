import type { ChecklistStep } from '../rules.ts'
import { words as moveWords } from './en.ts'
import { stepTexts } from './steps.ts'

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

/** Texts about the checklists of moves, for administrators. */
export const checklistWords = {
  title: 'Move checklists',
  lead: 'A new move gets the steps of its kind, with due days counted from the day of the move.',
  loading: 'Loading checklists...',
  kindName: (kind: string): string => moveWords.kinds[kind as keyof typeof moveWords.kinds] ?? kind,
  stepName: ({ key, title }: Pick<ChecklistStep, 'key' | 'title'>): string =>
    key === null ? (title ?? '') : stepTexts.en.steps[key],
  when: (day: number) => (day === 0 ? 'on the day' : day < 0 ? `${days(-day)} before` : `${days(day)} after`),
  counted: (count: number) => (count === 1 ? '1 step' : `${count} steps`),
  none: 'No steps. A new move of this kind has no checklist.',
  step: 'Step',
  who: 'Who',
  days: 'Days',
  before: 'before',
  after: 'after',
  addStep: 'Add Step',
  addTo: (kind: string) => `Add Step: ${kind}`,
  edit: (step: string) => `Edit “${step}”`,
  editTitle: (kind: string) => `${kind}: step`,
  up: (step: string) => `Move “${step}” up`,
  down: (step: string) => `Move “${step}” down`,
  remove: (step: string) => `Remove “${step}”`,
  apply: 'Apply',
  keepText: 'The text is translated for residents. A text of your own is shown as you write it.',
  timing: 'When',
  timings: { before: 'Before the day', on: 'On the day', after: 'After the day' },
  preview: 'Preview changes',
  reset: 'Reset',
  nothingChanged: 'No changes yet',
  keeps: 'Moves that are planned already keep their steps.',
  changed: 'Checklists changed',
  pleaseCheck: 'Please check the step',
  noTitle: 'Enter what is to be done',
  longTitle: (most: number) => `A step can have at most ${most} characters`,
  badDay: 'Enter a whole number of days, at most 180',
  noList: 'The whole checklist is required',
  tooMany: (most: number) => `A checklist can have at most ${most} steps`,
} as const
