import { totalText } from '#platform/text/total-text.ts'
import type { Attention, Carrier, PackageStatus, Proof } from '../choices.ts'

const parcels = (n: number) => `${totalText(n)} ${n === 1 ? 'package' : 'packages'}`

/** Texts of the front desk, in English as in the console. */
export const deskWords = {
  noUnit: 'This unit does not exist',
  notThere: 'This person does not live in this unit',
  otherRecipient: 'This package was taken in already, for someone else',
  alreadyHere: (place: string) => `This package is here already, at ${place}`,
  cameAgain: 'The label of this package was scanned again, and that package is here',
  left: 'This package has left the desk',
  otherDirection: 'This state belongs to packages of the other direction',
  noPhoto: 'Take the photo again',
  tooManyPhotos: 'Too many photos. Please wait a few minutes.',
  tooManyCodes: 'Too many wrong codes. Please wait ten minutes, or hand over by name.',
  typeCode: 'Type the pick-up code',
  typeName: 'Type the name of the person who collects',
  notAuthorised: (name: string) => `${name} is not authorised to collect, or no longer`,
  movedOut: 'What is for the whole home belongs to those who live there now. Hand it out on its own.',
  otherCode: 'This code belongs to other packages',
  /** The place of a desk without shelves. */
  desk: 'Desk',

  carriers: {
    ups: 'UPS',
    fedex: 'FedEx',
    canada_post: 'Canada Post',
    purolator: 'Purolator',
    dhl: 'DHL',
    usps: 'USPS',
    amazon: 'Amazon',
    post: 'Post',
    other: 'Package',
  } satisfies Record<Carrier, string>,
  statuses: {
    waiting: 'Waiting',
    declined: 'Declined',
    handed_over: 'Handed over',
    returned: 'Sent back',
    sent: 'With the carrier',
    withdrawn: 'Entered by mistake',
  } satisfies Record<PackageStatus, string>,
  attentions: {
    return_due: 'send back',
    declined: 'declined',
    perishable: 'keep cold',
    damaged: 'damaged',
    overdue: 'waiting a long time',
  } satisfies Record<Attention, string>,
  proofs: { code: 'Code', name: 'Name', signature: 'Signature', photo: 'Photo' } satisfies Record<Proof, string>,
  parcels,
} as const
