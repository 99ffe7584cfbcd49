import { cancelImport } from '@pinline/contracts/catalogue/import/cancel-import'
import type { ImportRow } from '@pinline/contracts/catalogue/import/import-row'
import { useCommand } from '@pinline/ui/commands/use-command'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useText } from '../../messages/use-text.ts'

interface CancelImportDialogProps {
  readonly row: ImportRow
  readonly onClose: () => void
  readonly onRefresh: () => Promise<unknown>
}

/** Confirms stopping an import, and states what stays imported. */
export const CancelImportDialog = ({ row, onClose, onRefresh }: CancelImportDialogProps) => {
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
