import { permissionOf } from '@pinline/contracts/api/call'
import { importBins } from '@pinline/contracts/order/picking/import-bins'
import { useState } from 'react'
import { CommandButton } from '../../layout/command-button.tsx'
import { FileImportDialog } from '../../layout/file-import/file-import-dialog.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { maxBinFileRows } from './bin-rows.ts'
import { useImportBins } from './use-import-bins.ts'

const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useText()
  const format = useFormat()
  const file = useImportBins()
  return (
    <FileImportDialog
      title={text('resources.orders.bin_import.title')}
      hint={text('resources.orders.bin_import.hint', { rows: format.number(maxBinFileRows) })}
      confirm={(fresh) => text('resources.orders.bin_import.confirm', { smart_count: fresh })}
      problem={(wrong) => text(`resources.orders.bin_import.wrong.${wrong}`)}
      outcome={(outcome) => text(`resources.orders.bin_import.outcome.${outcome}`)}
      heads={
        <>
          <th>{text('resources.orders.fields.model')}</th>
          <th>{text('resources.orders.picking.bin')}</th>
        </>
      }
      cells={({ partNumber, manufacturer, bin }) => (
        <>
          <td>
            <span className="part-number">{partNumber}</span> <span className="small">{manufacturer}</span>
          </td>
          <td className="figure">{bin}</td>
        </>
      )}
      file={file}
      onClose={onClose}
    />
  )
}

/** Opens the import of bins: the file is checked before anything is recorded. */
export const ImportBinsButton = ({ onDone, small = false }: { onDone: () => void; small?: boolean }) => {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onDone()
  }
  return (
    <>
      <CommandButton permission={permissionOf(importBins)} small={small} onPress={() => setOpen(true)}>
        {text('resources.orders.bin_import.command')}
      </CommandButton>
      {isOpen && <ImportDialog onClose={close} />}
    </>
  )
}
