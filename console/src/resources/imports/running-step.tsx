import { cancelImport } from '@pinline/contracts/catalogue/import/cancel-import'
import type { ImportRow } from '@pinline/contracts/catalogue/import/import-row'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { CommandButton } from '../../layout/command-button.tsx'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { ImportCounts } from './import-counts.tsx'

const progressKind = ({ state, dryRun }: ImportRow): 'waiting' | 'cancelling' | 'dry' | 'real' => {
  if (state === 'waiting' || state === 'cancelling') return state
  return dryRun ? 'dry' : 'real'
}

const StopDialog = ({
  row,
  onClose,
  onRefresh,
}: {
  row: ImportRow
  onClose: () => void
  onRefresh: () => Promise<unknown>
}) => {
  const text = useText()
  const { send, isPending } = useCommand(cancelImport)
  const effects = row.dryRun ? (['stop_dry'] as const) : (['stop_written', 'stop_again'] as const)
  return (
    <ConfirmCommand
      title={text('resources.imports.running.stop_title')}
      effects={effects.map((effect) => text(`resources.imports.running.${effect}`))}
      confirm={text('resources.imports.running.stop_confirm')}
      tone="danger"
      busy={isPending}
      send={() => send({ importId: row.id })}
      onDone={() => {
        onClose()
        void onRefresh()
      }}
      onReload={async () => void (await onRefresh())}
      onClose={onClose}
    />
  )
}

/** An import at work: how far it has come, and the way to stop it. */
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
      {stopping && <StopDialog row={row} onClose={() => setStopping(false)} onRefresh={onRefresh} />}
    </section>
  )
}
