import { createContext, use } from 'react'

/** What a field passes to its control: its id, its description, and whether it is invalid. */
export type FieldWiring = {
  id: string
  labelId: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
  label: string
  /** Shows a problem that the control finds in its own text; null for none. */
  report: (problem: string | null) => void
}

export const FieldContext = createContext<FieldWiring | null>(null)

/** The attributes a control inherits from its field; its own take precedence. */
export function useFieldWiring(own: { id?: string | undefined; 'aria-describedby'?: string | undefined } = {}) {
  const field = use(FieldContext)
  return {
    id: own.id ?? field?.id,
    'aria-describedby': [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': field?.invalid || undefined,
    'aria-required': field?.required || undefined,
  }
}

const ignore = () => undefined

/** Lets a control show a problem of its text as the error of its field. */
export function useReportProblem() {
  const field = use(FieldContext)
  return {
    label: field?.label ?? '',
    labelId: field?.labelId,
    isInvalid: field?.invalid ?? false,
    report: field?.report ?? ignore,
  }
}

/** The attributes of a group of choices, which `for` cannot refer to. */
export function useRadiosWiring() {
  const field = use(FieldContext)
  return { ...useFieldWiring(), labelId: field?.labelId }
}
