import { english } from './errors-en.ts'

/** Errors of the calls about other people's accounts; only the office gets them. */
export const userErrors = {
  required: 'Please fill in all required fields',
  longName: 'A name can have at most 100 characters',
  longEmail: english.longEmail,
  badEmail: 'Please enter an email address like name@example.com',
  badPhone: 'Phone number must be exactly 10 digits',
  shortPassword: english.shortPassword,
  longPassword: english.longPassword,
  badRoles: 'roles must be a comma-separated list of roles',
  badNewRole: 'The role must be admin, staff, maintenance or tenant',
  badRole: 'The role must be admin, staff or maintenance',
  badActive: 'isActive must be true or false',
} as const
