import { inLanguages } from '#platform/language.ts'
import { frenchOwn } from './french.ts'

/** What residents read about themselves in their portal. */
const english = {
  title: 'My profile',
  loading: 'Loading profile...',
  failed: 'This profile could not be loaded',
  edit: 'Edit Profile',
  save: 'Save Changes',
  saving: 'Saving...',
  cancel: 'Cancel',
  close: 'Close Profile',
  saved: 'Profile updated successfully!',
  notSaved: 'Failed to update profile. Please try again.',
  invalidResponse: 'Invalid server response',
  nothingToSave: 'No changes to save',
  changedMeanwhile:
    'The office changed your profile meanwhile. What you typed is still here; Save Changes keeps yours.',
  pleaseCheck: 'Please check what is marked',
  contact: 'Contact',
  contactHint: (email: string) => `You keep signing in as ${email}.`,
  emergency: 'Emergency Contact',
  assets: 'Assets & Amenities',
  occupancy: 'Occupancy Details',
  additionalNotes: 'Additional Notes',
  fields: {
    emailPrimary: 'E-mail',
    emailSecondary: 'Second e-mail',
    phonePrimary: 'Phone',
    phoneSecondary: 'Second phone',
    emergencyContactName: 'Name',
    emergencyContactPhone: 'Phone',
  },
  /** The same where several fields are listed together. */
  labels: {
    emailPrimary: 'E-mail',
    emailSecondary: 'Second e-mail',
    phonePrimary: 'Phone',
    phoneSecondary: 'Second phone',
    emergencyContactName: 'Emergency contact name',
    emergencyContactPhone: 'Emergency contact phone',
  },
  parking: 'Parking Stalls',
  lockers: 'Storage Lockers',
  pets: 'Pets',
  moveIn: 'Move-in Date',
  moveOut: 'Move-out Date',
  preferredName: 'Preferred Name',
  sameName: 'Same as full name',
  noneAssigned: 'None assigned',
  noPets: 'No pets registered',
  notSpecified: 'Not specified',
  none: 'None',
} as const
export type OwnWords = typeof english
export const ownWords = inLanguages(english, frenchOwn)
