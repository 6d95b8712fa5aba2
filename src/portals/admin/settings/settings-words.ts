/** What stands around the parts of the settings. */
export const words = {
  title: 'Settings',
  parts: 'Parts of the settings',
  loading: 'Loading settings...',
  mail: 'Mail',
  backup: 'Backup',
  import: 'Import',
  export: 'Export',
  personalData: 'Personal data',
} as const
