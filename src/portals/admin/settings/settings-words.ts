/** What stands around the parts of the settings. */
export const words = {
  title: 'Settings',
  parts: 'Parts of the settings',
  loading: 'Loading settings...',
  preview: 'Preview the change',
  reset: 'Reset',
  typed: 'Changed here, not in force yet',
  nothingTyped: 'Nothing is different yet',
  building: 'Building',
  content: 'Page content',
  pictures: 'Pictures',
  mail: 'Mail',
  backup: 'Backup',
  import: 'Import',
  export: 'Export',
  personalData: 'Personal data',
} as const
