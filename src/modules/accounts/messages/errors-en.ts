/** Why a call about the own account fails before it is tried. */
export const english = {
  noEmail: 'Please enter your e-mail',
  longEmail: 'That e-mail is too long',
  noPassword: 'Please enter your password',
  longPassword: 'That password is too long',
  noCode: 'Please enter the code',
  longCode: 'That code is too long',
  noNewPassword: 'Please enter a password',
  shortPassword: 'Password must be at least 8 characters long',
  badResetLink: 'Invalid reset link. Please request a new password reset.',
  noPresentPassword: 'Please enter your present password',
  noPreference: 'Choose a theme or a language',
}
export type AccountErrors = typeof english
