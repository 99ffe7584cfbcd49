import { type ServiceName as EventService, serviceName } from '@pinline/events/event'

/** The services with a database. */
export const storingServices = serviceName.options

/** Folders of the data folder with uploaded files, files of forms, and issued documents. */
export const fileFolders = ['files', 'form-files', 'documents'] as const

export const databaseOf = (prefix: string, service: EventService): string => `${prefix}${service}`

/** Collections that only mean something to the processes and topics of the moment; a start makes them anew. */
const ofTheMoment = new Set([
  'leases',
  // Offsets of topics that do not exist after a restore.
  'heard-to',
  'reconcilers',
  // Events are delivered again from the first one on, and parked again if they still fail.
  'parked',
  'parked-facts',
  'refused-streams',
  'skipped-types',
])

/** Views follow from the commits: they are rebuilt. `view-generations` says which ones there were. */
const isRowsOfView = (name: string): boolean => /^view-.+\.\d+$/.test(name)

export const isBackedUp = (collection: string): boolean =>
  !ofTheMoment.has(collection) && !isRowsOfView(collection) && !collection.startsWith('system.')
