import type { ImportId, ImportRow, ImportState } from '@pinline/contracts/catalogue/import/import-row'
import { useGetOne } from 'react-admin'

/** How often one that is at work is asked for again. */
export const pollMs = 1000

const activeStates: ReadonlySet<ImportState> = new Set(['waiting', 'running', 'cancelling'])

/** Whether somebody works on an import, or is about to. */
export const isActive = ({ state }: Pick<ImportRow, 'state'>): boolean => activeStates.has(state)

/** An import; while it is at work it is asked for again and again. */
export const useImport = (id: ImportId) =>
  useGetOne<ImportRow>(
    'imports',
    { id },
    { refetchInterval: ({ state }) => (state.data !== undefined && isActive(state.data) ? pollMs : false) },
  )
