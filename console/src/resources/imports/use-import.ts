import type { ImportId, ImportRow, ImportState } from '@pinline/contracts/catalogue/import/import-row'
import { useGetOne } from 'react-admin'

/** Interval of polling a running import, ms. */
export const pollMs = 1000

const activeStates: ReadonlySet<ImportState> = new Set(['waiting', 'running', 'cancelling'])

/** True while an import is queued or running. */
export const isActive = ({ state }: Pick<ImportRow, 'state'>): boolean => activeStates.has(state)

/** An import; polled while it is running. */
export const useImport = (id: ImportId) =>
  useGetOne<ImportRow>(
    'imports',
    { id },
    { refetchInterval: ({ state }) => (state.data !== undefined && isActive(state.data) ? pollMs : false) },
  )
