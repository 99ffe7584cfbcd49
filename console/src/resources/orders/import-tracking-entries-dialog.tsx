import { permissionOf } from '@pinline/contracts/api/call'
import { importTrackingEntries } from '@pinline/contracts/order/order/import-tracking-entries'
import { previewTrackingImport } from '@pinline/contracts/order/order/preview-tracking-import'
import {
  maxTrackingImportRows,
  type TrackingImportResult,
  type TrackingImportRow,
} from '@pinline/contracts/order/order/tracking-import'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { CommandButton } from '../../layout/command-button.tsx'
import { FileImportDialog } from '../../layout/file-import/file-import-dialog.tsx'
import { portionsOf, useFileImport } from '../../layout/file-import/use-file-import.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { maxTrackingFileRows } from './tracking-rows.ts'

const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useText()
  const format = useFormat()
  const api = useApi()
  const { send } = useCommand(importTrackingEntries)
  const file = useFileImport<TrackingImportRow, TrackingImportResult>({
    read: async (bytes) => (await import('./tracking-rows.ts')).readTrackingFile(bytes),
    preview: async (rows) => {
      const previews: TrackingImportResult[] = []
      for (const portion of portionsOf(rows, maxTrackingImportRows))
        previews.push(...(await api.read(previewTrackingImport, { rows: portion }, { silent: true })))
      return previews
    },
    run: async (rows) => {
      const imported: TrackingImportResult[] = []
      for (const portion of portionsOf(rows, maxTrackingImportRows)) {
        const outcome = await send({ rows: portion })
        if (outcome.kind !== 'done') return outcome
        imported.push(...outcome.data)
      }
      return imported
    },
  })
  return (
    <FileImportDialog
      title={text('resources.orders.tracking_import.title')}
      hint={text('resources.orders.tracking_import.hint', { rows: format.number(maxTrackingFileRows) })}
      confirm={(fresh) => text('resources.orders.tracking_import.confirm', { smart_count: fresh })}
      problem={(wrong) => text(`resources.orders.tracking_import.wrong.${wrong}`)}
      outcome={(outcome) => text(`resources.orders.tracking_import.outcome.${outcome}`)}
      heads={
        <>
          <th>{text('resources.orders.fields.trackingNumber')}</th>
          <th className="from-750">{text('resources.orders.tracking_entry.content')}</th>
        </>
      }
      cells={({ carrier, trackingNumber, content }) => (
        <>
          <td>
            {carrier} <span className="figure">{trackingNumber}</span>
          </td>
          <td className="from-750">{content}</td>
        </>
      )}
      behind={({ orderNo }) => orderNo !== null && <span className="small figure"> {orderNo}</span>}
      file={file}
      onClose={onClose}
    />
  )
}

/** Opens the import of what carriers report: the file is checked before anything is recorded. */
export const ImportTrackingEntriesButton = () => {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <CommandButton permission={permissionOf(importTrackingEntries)} onPress={() => setOpen(true)}>
        {text('resources.orders.tracking_import.command')}
      </CommandButton>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  )
}
