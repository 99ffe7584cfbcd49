import type { PickRow } from '@pinline/contracts/order/picking/list-picks'
import { setBin } from '@pinline/contracts/order/picking/set-bin'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { focusOnMount } from '../../layout/focus-on-mount.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useVersionedCommand } from '../../layout/use-versioned-command.ts'
import { useText } from '../../messages/use-text.ts'

interface SetBinDialogProps {
  readonly row: Pick<PickRow, 'productId' | 'model' | 'bin' | 'binVersion'>
  readonly onDone: () => void
  /** Refetches what is shown and returns the newest version of the bin. */
  readonly onReload: () => Promise<number | undefined>
  readonly onClose: () => void
}

/** Where the pieces of a product lie. */
export const SetBinDialog = ({ row, onDone, onReload, onClose }: SetBinDialogProps) => {
  const text = useText()
  const { send, busy, version, result, reload } = useVersionedCommand(setBin, row.binVersion, { onDone, onReload })
  const [bin, setText] = useState(row.bin ?? '')
  return (
    <FormDialog
      title={text('resources.orders.picking.bin_title', { model: row.model })}
      confirm={text('resources.orders.picking.bin_save')}
      busy={busy}
      onSubmit={() => send({ productId: row.productId, version, bin })}
      onClose={onClose}
    >
      <CommandError result={result} onReload={() => void reload()} />
      <Field label={text('resources.orders.picking.bin')} optional hint={text('resources.orders.picking.bin_hint')}>
        {(control) => (
          <input
            {...control}
            ref={focusOnMount}
            className="input"
            maxLength={40}
            value={bin}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
