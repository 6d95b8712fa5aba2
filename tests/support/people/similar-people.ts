import fc from 'fast-check'
import { canonicalEmail } from '#platform/text/email-address.ts'
import type { PersonInput } from './people-rows.ts'

export const office = 'office@tower.example'
/** Addresses that look alike, contain each other, or are the same in another spelling. */
export const addresses = [
  'ann@x.example',
  'joann@x.example',
  'j.ann@x.example',
  'ann+home@x.example',
  'ann@x.example.org',
  'ann@xx.example',
  'ANN@X.example',
  'ann@bücher.example',
  'Ann@BÜCHER.example',
  'ann@xn--bcher-kva.example',
  'ann@bucher.example',
  'ánn@x.example',
  'i@x.example',
  'İ@x.example',
  'ı@x.example',
  office,
]
/** Names of several people: names that contain each other, and the same names in other characters. */
const names = [
  'Ann Lee',
  'Joann Lee',
  'Mary-Ann Lee',
  'Ann Lee-Smith',
  'Ann Lee Smith',
  'Ann Leeds',
  'ANN LEE',
  'John Öz',
  'Johnny Öz',
  'İpek Öz',
  'Ipek Öz',
  'José Álvarez',
  'Jose\u0301 A\u0301lvarez',
  'Jose Alvarez',
  'Sean O’Neil',
  'Madonna',
]
const phones = ['4165550101', '4165550102', '6475550101']

export const sketches = fc.uniqueArray(
  fc.record<PersonInput>({
    name: fc.constantFrom(...names),
    signIn: fc.constantFrom(...addresses.filter((one) => one !== office)),
    primary: fc.option(fc.constantFrom(...addresses)),
    secondary: fc.option(fc.constantFrom(...addresses)),
    phone: fc.constantFrom(...phones),
    owner: fc.boolean(),
    deleted: fc.boolean(),
  }),
  // Two live accounts never sign in with the same address; a deleted one may have had it.
  { minLength: 2, maxLength: 4, selector: ({ signIn, deleted }) => (deleted ? {} : canonicalEmail(signIn)) },
)

/** Addresses that are the same in upper case only. */
export const upperCase = ['ı@x.example', 'i@x.example'].map((signIn, at) => {
  const sketch = { name: names[at] ?? '', signIn, primary: null, secondary: null, phone: '4165550101' }
  return { ...sketch, owner: false, deleted: false }
})

const grouped = (phone: string) => `(${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`
export const mentions = ({ name, signIn, phone }: PersonInput) =>
  [
    ['name', `Talked to ${name}, again.`],
    ['name', `Talked to "${name.toLowerCase()}"`],
    ['signIn', `Wrote to <${signIn}>.`],
    ['signIn', `No answer from ${signIn}.`],
    ['phone', `Called ${grouped(phone)}`],
    ['phone', `Called ${phone} twice`],
  ] as const
export const similarTexts = ({ name, signIn, phone }: PersonInput) =>
  [
    `Jo${name.toLowerCase()} called`,
    `${name}son called`,
    `${name}-Miller called`,
    `Mary-${name} called`,
    `From jo${signIn}`,
    `From j.${signIn}`,
    `From o'${signIn}`,
    `From ${signIn}.org`,
    `From ${signIn}x`,
    `Meter 9${phone}`,
    `Meter ${phone}9`,
  ].map((text) => [null, text] as const)

export const words = (name: string) => name.normalize('NFC').toLowerCase().split(/\s+/)
export const containsName = (outer: string[], inner: string[]) =>
  outer.some((_, start) => inner.every((word, at) => outer[start + at] === word))
