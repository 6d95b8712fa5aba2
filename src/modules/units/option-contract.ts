import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { administrators, office } from '#platform/roles.ts'
import { isSameOption, type OptionList } from './options.ts'
import { optionWords as words } from './messages/option.ts'
import { longestOption } from './choices.ts'

const maxOptions = 100

const Option = z
  .string(words.noName)
  .trim()
  .min(1, words.noName)
  .max(longestOption, words.tooLong(longestOption))
  .refine((name) => !/[,\p{C}\p{Zl}\p{Zp}]/u.test(name), words.oneLine)
const Options = z
  .array(Option, words.noList)
  .max(maxOptions, words.tooMany(maxOptions))
  .refine(
    (names) => names.every((name, at) => names.findIndex((other) => isSameOption(other, name)) === at),
    words.twice,
  )

/** The options for a unit's features, list by list, in the order shown. */
export const OptionLists = z.object({
  amenities: Options,
  applianceList: Options,
  fireSafetyDevices: Options,
  accessibilityFeatures: Options,
} satisfies Record<OptionList, z.ZodType>)
export type OptionLists = z.infer<typeof OptionLists>

const names = z.array(z.string())
export const OptionRecord = z.object({
  amenities: names,
  applianceList: names,
  fireSafetyDevices: names,
  accessibilityFeatures: names,
  /** 1 while the lists are the defaults. */
  version: z.int(),
} satisfies Record<OptionList | 'version', z.ZodType>)
export type OptionRecord = z.infer<typeof OptionRecord>

export const unitOptions = {
  find: endpoint({
    method: 'GET',
    path: '/api/admin/unit-options',
    roles: office,
    summary: 'The option lists for the features of units',
    reply: OptionRecord,
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/admin/settings/unit-options',
    roles: administrators,
    summary: 'Replace the option lists; units keep their options',
    body: OptionLists,
    ifMatch: true,
    reply: OptionRecord,
  }),
}
