import type { ImportRow } from '@pinline/contracts/catalogue/import/import-row'
import { useState } from 'react'
import { CommandButton } from '../../layout/command-button.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { CancelImportDialog } from './cancel-import-dialog.tsx'
import { ImportCounts } from './import-counts.tsx'

const progressKind = ({ state, dryRun }: ImportRow): 'waiting' | 'cancelling' | 'dry' | 'real' => {
  if (state === 'waiting' || state === 'cancelling') return state
  return dryRun ? 'dry' : 'real'
}

/** Progress of a running import, and a button to stop it. */
export const RunningStep = ({ row, onRefresh }: { row: ImportRow; onRefresh: () => Promise<unknown> }) => {
  const text = useText()
  const format = useFormat()
  const [stopping, setStopping] = useState(false)
  const percent = Math.floor(row.share * 100)
  return (
    <section className="sheet" aria-labelledby="import-running">
      <h2 id="import-running">{text(`resources.imports.running.${progressKind(row)}`)}</h2>
      <div className="sheet-form form">
        <div className="import-progress">
          <progress
            value={row.state === 'waiting' ? 0 : percent}
            max={100}
            aria-label={text('resources.imports.running.label')}
          />
          <span className="figure nowrap">{format.percent(percent / 100)}</span>
        </div>
        <p className="small figure import-pace">
          {row.rowsPerSecond > 0 && (
            <span>{text('resources.imports.running.pace', { rows: format.number(row.rowsPerSecond) })}</span>
          )}
          {row.secondsLeft !== null && (
            <span>{text('resources.imports.running.left', { time: format.duration(row.secondsLeft * 1000) })}</span>
          )}
        </p>
        <ImportCounts counts={row.counts} />
        <div className="import-actions">
          {row.state !== 'cancelling' && (
            <CommandButton permission="products.import" tone="danger" small={false} onPress={() => setStopping(true)}>
              {text('resources.imports.running.stop')}
            </CommandButton>
          )}
          <span className="small">{text('resources.imports.running.away')}</span>
        </div>
      </div>
      {stopping && <CancelImportDialog row={row} onClose={() => setStopping(false)} onRefresh={onRefresh} />}
    </section>
  )
}
