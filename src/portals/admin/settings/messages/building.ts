import type { ProfileField } from '#building/profile-contract.ts'

/** Texts of the building's profile. */
export const buildingWords = {
  lead: 'Public pages, letters and the console take these from here. You see what will be different before it counts.',
  groups: [
    {
      title: 'Name and address',
      fields: ['name', 'code', 'street', 'city', 'region', 'postalCode', 'country'],
    },
    { title: 'Telephone and e-mail', fields: ['officePhone', 'securityPhone', 'officeEmail'] },
    { title: 'Place and time', fields: ['timeZone', 'latitude', 'longitude', 'orientation'] },
    { title: 'The house', fields: ['towerFloors', 'commercialUpToFloor', 'petLimitLbs'] },
    { title: 'Credit in the footer', fields: ['poweredByName', 'poweredByUrl'] },
  ] satisfies { title: string; fields: ProfileField[] }[],
  required: ['name', 'code', 'street', 'officeEmail', 'timeZone', 'towerFloors', 'commercialUpToFloor', 'orientation'],
  hints: {
    code: 'Stands in request numbers and in the subject of replies.',
    officePhone: 'Shown on the contact page.',
    securityPhone: 'Stands wherever a text of the pages says {phone}.',
    officeEmail: 'Letters are answered to this address.',
    latitude: 'Degrees north, for the map and the course of the sun.',
    longitude: 'Degrees east; west is negative.',
    orientation: 'Degrees clockwise from true north to the north side of the building.',
    towerFloors: 'The building view draws down from this floor.',
    commercialUpToFloor: 'New units up to this floor are commercial unless said otherwise.',
    petLimitLbs: 'In pounds; empty where there is none.',
    poweredByUrl: 'Begins with https://',
  } as Partial<Record<ProfileField, string>>,
  findZone: 'Find a time zone',
  noZone: 'No such time zone',
  loading: 'Loading the building profile...',
  pleaseCheck: 'Please check these fields',
  made: 'Building profile changed',
  nothing: 'Nothing is different yet',
} as const
