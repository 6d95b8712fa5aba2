// Without what the resident portal never needs at its start: the checks and dates of forms, and the console's records, tables and figures.
const kit =
  /src\/platform\/ui\/(?!dates\/|data\/date-audience|forms\/(?:use-form-resolver|SearchMany|SearchSelect|TextField|ChoiceField|DrawnField|FormDialog|PhoneInput)|records\/|display\/(?:FigureLink|StatStrip)|lists\/(?:use-list-filter|ExportButton|ListActions|FilterBar|FilterSelect|TypedSearch|Pager|Table|HeadCell|Cell))|node_modules\/@base-ui\//

/** Code that changes only with a package gets its own file, so that browsers keep it across releases. */
export const chunkGroups = [
  // In its own file, because public pages load parts on demand too and use nothing else of the kit.
  { name: 'preload', test: /vite\/preload-helper/ },
  { name: 'dates', test: /src\/platform\/(?:language\/language|time\/(?:dates|wall-clock))\.ts$/ },
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store)\// },
  { name: 'tanstack', test: /node_modules\/@tanstack\// },
  { name: 'zod', test: /node_modules\/zod\/|platform\/ui\/theme\/no-eval\.ts$/ },
  { name: 'three', test: /node_modules\/three\// },
  // The components that every portal needs at its start. The file is small, so that the first paint is early.
  { name: 'kit', test: kit, tags: ['$initial' as const] },
  {
    name: 'shell',
    test: /src\/(?:platform\/(?:(?:text|time|language|language\/messages)\/)?[^/]+|portals\/frame\/(?:[^/]+\/)?[^/]+|modules\/accounts\/(?:contract|rules|messages\/(?:en|fr|index)))\.tsx?$/,
    tags: ['$initial' as const],
  },
  // Hundreds of icons and small shared components: a request for each would take a phone longer than the bytes.
  { name: 'icons', test: /node_modules\/lucide-react\// },
  { name: 'parts', test: kit, minShareCount: 3 },
  {
    name: 'shared',
    test: /src\/modules\/(?:occupancy|maintenance(?:\/\w+)?|announcements|calendar|residents)\/(?:messages\/)?[^/]+\.ts$/,
    minShareCount: 6,
  },
]
