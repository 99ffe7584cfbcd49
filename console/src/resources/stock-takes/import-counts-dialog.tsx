import { permissionOf } from '@pinline/contracts/api/call'
import { recordCounts } from '@pinline/contracts/catalogue/stock-take/record-counts'
import type { StockTakeRecord } from '@pinline/contracts/catalogue/stock-take/stock-takes-resource'
import { useState } from 'react'
import { CommandButton } from '../../layout/command-button.tsx'
import { FileImportDialog } from '../../layout/file-import/file-import-dialog.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { maxCountFileRows } from './count-rows.ts'
import { useImportCounts } from './record-counts-from-file.ts'

interface ImportCountsProps {
  readonly stockTake: StockTakeRecord
  readonly onDone: () => void
}

const ImportDialog = ({ stockTake, onDone }: ImportCountsProps) => {
  const text = useText()
  const format = useFormat()
  const file = useImportCounts(stockTake, undefined)
  return (
    <FileImportDialog
      title={text('resources.stock-takes.import.title')}
      hint={text('resources.stock-takes.import.hint', { rows: format.number(maxCountFileRows) })}
      confirm={(fresh) => text('resources.stock-takes.import.confirm', { smart_count: fresh })}
      problem={(wrong) => text(`resources.stock-takes.import.wrong.${wrong}`)}
      outcome={(outcome) => text(`resources.stock-takes.import.outcome.${outcome}`)}
      heads={
        <>
          <th>{text('resources.stock.fields.model')}</th>
          <th className="number">{text('resources.stock-takes.fields.counted')}</th>
        </>
      }
      cells={({ partNumber, manufacturer, counted }) => (
        <>
          <td>
            <span className="part-number">{partNumber}</span> <span className="small">{manufacturer}</span>
          </td>
          <td className="number">{counted}</td>
        </>
      )}
      file={file}
      onClose={onDone}
    />
  )
}

/** Opens the import of a filled counting sheet: it is checked before anything is recorded. */
export const ImportCountsButton = ({ stockTake, onDone }: ImportCountsProps) => {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <CommandButton permission={permissionOf(recordCounts)} onPress={() => setOpen(true)}>
        {text('resources.stock-takes.import.command')}
      </CommandButton>
      {isOpen && (
        <ImportDialog
          stockTake={stockTake}
          onDone={() => {
            setOpen(false)
            onDone()
          }}
        />
      )}
    </>
  )
}
