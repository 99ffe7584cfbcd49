import type { ImportRow, ImportState } from '@pinline/contracts/catalogue/import/import-row'
import { useText } from '../../messages/use-text.ts'

const tones: Readonly<Record<ImportState, string>> = {
  ready: 'tag',
  waiting: 'pill pill-pending',
  running: 'pill',
  cancelling: 'pill pill-pending',
  done: 'pill pill-shipped',
  cancelled: 'pill import-stopped',
  failed: 'pill import-failed',
}

/** The status of an import, and whether the run was a dry run. */
export const ImportStateBadge = ({ state, dryRun }: Pick<ImportRow, 'state' | 'dryRun'>) => {
  const text = useText()
  const word = text(`resources.imports.state.${state}`)
  return (
    <span className={tones[state]}>
      {dryRun && state !== 'ready' ? text('resources.imports.dry_run_state', { state: word }) : word}
    </span>
  )
}
