import type { ProfileField } from '#building/profile-contract.ts'

/** Texts of the building's profile. */
export const buildingWords = {
  lead: 'Used on the public pages, in emails and in the console. Preview changes before they go live.',
  groups: [
    {
      title: 'Name and address',
      fields: ['name', 'code', 'street', 'city', 'region', 'postalCode', 'country'],
    },
    { title: 'Phone and email', fields: ['phoneCountry', 'officePhone', 'securityPhone', 'officeEmail'] },
    { title: 'Location and time', fields: ['timeZone', 'latitude', 'longitude', 'orientation'] },
    { title: 'Building', fields: ['towerFloors', 'commercialUpToFloor', 'petLimitLbs'] },
    { title: 'Footer credit', fields: ['poweredByName', 'poweredByUrl'] },
  ] satisfies { title: string; fields: ProfileField[] }[],
  required: [
    'name',
    'code',
    'street',
    'officeEmail',
    'phoneCountry',
    'timeZone',
    'towerFloors',
    'commercialUpToFloor',
    'orientation',
  ],
  hints: {
    phoneCountry: 'Two letters. Numbers without + are read as numbers of this country.',
    code: 'Used in request numbers and in the subject of replies.',
    officePhone: 'Shown on the contact page.',
    securityPhone: 'Replaces {phone} in the texts of the pages.',
    officeEmail: 'Replies to emails go to this address.',
    latitude: 'Degrees north, for the map and the position of the sun.',
    longitude: 'Degrees east. West is negative.',
    orientation: 'Degrees clockwise from true north to the north side of the building.',
    towerFloors: 'The top floor in the building view.',
    commercialUpToFloor: 'New units up to this floor are commercial by default.',
    petLimitLbs: 'In pounds. Leave empty for no limit.',
    poweredByUrl: 'Starts with https://',
  } as Partial<Record<ProfileField, string>>,
  findZone: 'Find a time zone',
  noZone: 'No time zone found',
  loading: 'Loading the building profile...',
  pleaseCheck: 'Please check these fields',
  made: 'Building profile updated',
  nothing: 'No changes yet',
} as const
