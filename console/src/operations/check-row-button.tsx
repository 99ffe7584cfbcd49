import { checkRow } from '@pinline/contracts/gateway/operations/check-row'
import { useNotify } from 'react-admin'
import type { z } from 'zod'
import { CommandButton } from '../layout/command-button.tsx'
import { useText } from '../messages/use-text.ts'
import { changePermission } from './permissions.ts'
import { useOperation } from './use-operation.ts'

/** Checks the row of a finding again: the finding and its to-do end where the row is right by now. */
export const CheckRowButton = ({ place }: { place: z.input<(typeof checkRow)['input']> }) => {
  const text = useText()
  const notify = useNotify()
  const { run, busy } = useOperation(checkRow)
  const check = async () => {
    const done = await run(place)
    if (done !== undefined)
      notify(`drift.outcome.${done.outcome}`, { type: done.outcome === 'open' ? 'warning' : 'info' })
  }
  return (
    <CommandButton permission={changePermission} busy={busy} onPress={() => void check()}>
      {text('drift.again')}
    </CommandButton>
  )
}
