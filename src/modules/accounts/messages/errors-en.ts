/** Validation errors of calls about the own account. */
export const english = {
  noEmail: 'Please enter your email',
  longEmail: 'That email is too long',
  noPassword: 'Please enter your password',
  longPassword: 'That password is too long',
  noCode: 'Please enter the code',
  longCode: 'That code is too long',
  noNewPassword: 'Please enter a password',
  shortPassword: 'Password must be at least 8 characters long',
  badResetLink: 'Invalid reset link. Please request a new password reset.',
  noCurrentPassword: 'Please enter your current password',
  noPreference: 'Choose a theme or a language',
}
export type AccountErrors = typeof english
