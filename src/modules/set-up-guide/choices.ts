/** The steps of the guide, in their order. */
export const setUpSteps = [
  'account',
  'address',
  'locale',
  'brand',
  'building',
  'parking',
  'mail',
  'sla',
  'hours',
  'people',
  'public-page',
] as const
export type SetUpStepKey = (typeof setUpSteps)[number]

/** What the guide lists as missing: a step that is to do, or the large picture of the home page, which can wait. */
export const missingThings = [...setUpSteps, 'picture'] as const
export type MissingThing = (typeof missingThings)[number]

/** Steps whose settings begin with a good value, so that data cannot tell whether an administrator has looked at them. */
export const confirmableSteps = ['locale', 'brand', 'parking'] as const satisfies readonly SetUpStepKey[]
export type ConfirmableStep = (typeof confirmableSteps)[number]

export const isConfirmable = (step: SetUpStepKey): step is ConfirmableStep =>
  confirmableSteps.some((one) => one === step)

/** An optional step does not have to be done. */
export const stepStates = ['done', 'to-do', 'optional'] as const
export type StepState = (typeof stepStates)[number]
