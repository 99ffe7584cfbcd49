import { eraseForm } from '@pinline/contracts/notification/form/erase-form'
import type { FormNo } from '@pinline/events/ids'
import { useCommand } from '@pinline/ui/commands/use-command'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useText } from '../../messages/use-text.ts'

interface EraseFormDialogProps {
  readonly formNo: FormNo
  readonly onDone: () => void
  readonly onReload: () => Promise<void>
  readonly onClose: () => void
}

/** Confirms the erasure of what a form holds, which nothing brings back. */
export const EraseFormDialog = ({ formNo, ...dialog }: EraseFormDialogProps) => {
  const text = useText()
  const { send, isPending } = useCommand(eraseForm)
  return (
    <ConfirmCommand
      title={text('resources.forms.erase.title')}
      effects={[text('resources.forms.erase.effects.data'), text('resources.forms.erase.effects.final')]}
      confirm={text('resources.forms.erase.confirm')}
      tone="danger"
      busy={isPending}
      send={() => send({ formNo })}
      {...dialog}
    />
  )
}
