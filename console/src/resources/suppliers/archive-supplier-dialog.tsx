import { archiveSupplier } from '@pinline/contracts/catalogue/supplier/archive-supplier'
import type { SupplierRecord } from '@pinline/contracts/catalogue/supplier/supplier-record'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useText } from '../../messages/use-text.ts'

interface ArchiveSupplierDialogProps {
  readonly supplier: SupplierRecord
  readonly onDone: () => void
  readonly onReload: () => Promise<number | undefined>
  readonly onClose: () => void
}

/** Confirms that nothing is ordered from a supplier any more. */
export const ArchiveSupplierDialog = ({ supplier, onReload, ...dialog }: ArchiveSupplierDialogProps) => {
  const text = useText()
  const { send, isPending } = useCommand(archiveSupplier)
  const [revision, setRevision] = useState(supplier.revision)
  return (
    <ConfirmCommand
      title={text('resources.suppliers.archive.title', { name: supplier.name })}
      effects={[text('resources.suppliers.archive.effect')]}
      confirm={text('resources.suppliers.archive.confirm')}
      tone="danger"
      busy={isPending}
      send={() => send({ id: supplier.id, revision })}
      onReload={async () => setRevision((await onReload()) ?? revision)}
      {...dialog}
    />
  )
}
