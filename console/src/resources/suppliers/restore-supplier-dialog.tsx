import { restoreSupplier } from '@pinline/contracts/catalogue/supplier/restore-supplier'
import type { SupplierRecord } from '@pinline/contracts/catalogue/supplier/supplier-record'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useText } from '../../messages/use-text.ts'

interface RestoreSupplierDialogProps {
  readonly supplier: SupplierRecord
  readonly onDone: () => void
  readonly onReload: () => Promise<number | undefined>
  readonly onClose: () => void
}

/** Confirms that parts are ordered from a supplier again. */
export const RestoreSupplierDialog = ({ supplier, onReload, ...dialog }: RestoreSupplierDialogProps) => {
  const text = useText()
  const { send, isPending } = useCommand(restoreSupplier)
  const [revision, setRevision] = useState(supplier.revision)
  return (
    <ConfirmCommand
      title={text('resources.suppliers.restore.title', { name: supplier.name })}
      effects={[text('resources.suppliers.restore.effect')]}
      confirm={text('resources.suppliers.restore.confirm')}
      tone="gold"
      busy={isPending}
      send={() => send({ id: supplier.id, revision })}
      onReload={async () => setRevision((await onReload()) ?? revision)}
      {...dialog}
    />
  )
}
