/** What each figure about residents counts, as shown with it and in docs/figures.md. */
export const residentFigures = {
  total: 'Everyone with a resident record, whatever the status of their account.',
  active: 'Residents with the status Active who are not former residents: they can sign in.',
  invited:
    'Residents who have been invited and have not set a password yet, also when the invitation failed or expired.',
  notInvited: 'Residents with an email address who have never signed in, and whom nobody has invited.',
  noEmail: 'Residents who have never signed in and have no email address: they cannot be invited.',
  suspended: 'Residents with the status Suspended who are not former residents: they cannot sign in.',
  former: 'Residents who had a home and have none now, whatever the status of their account.',
  leaseEnding: 'People who live here and whose lease ends within 60 days, or has ended.',
}
